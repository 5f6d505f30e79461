"""Readings of doubtful places that have no option of their own."""

from random import Random

import pytest

from sansatout.cards import Card
from sansatout.events import irregular
from sansatout.laws import Referee, referee
from sansatout.laws.lawful import lawful_cards
from sansatout.seats import Seat
from tests.laws.helpers import at_table, call, chooses, does, exposed, in_auction, offers, ok, play


def test_a_11_a_bid_in_partners_turn_after_a_bid_is_some_other_bad_call() -> None:
    ref = call(in_auction("1S", "Pass"), "S 2S")
    assert offers(ref) == ["OTHER_BAD_CALL"]
    ref = chooses(ref, "W", "treat_as_pass")
    assert ref.turn is Seat.N


def test_a_19_for_a_small_card_shown_there_is_one_penalty_not_two() -> None:
    ref = does(in_auction("1S"), "W", irregular.ShowCards((Card.parse("C2"),)))
    ref = call(ref, "W Pass", "N 4S", "E Pass", "S Pass", "W Pass")
    assert offers(ref) == ["SHOWN_SMALL"]
    ref = chooses(ref, "S", "expose_card")
    assert exposed(ref) == ["C2"]
    assert offers(ref) == []


def at_trick(number: int, seed: int) -> Referee:
    """Return the table at the start of a trick, after lawful cards drawn at random."""
    ref, random = at_table(), Random(seed)
    while ref.trick_number < number:
        assert ref.turn is not None
        ref = play(ref, f"{ref.turn} {random.choice(list(lawful_cards(ref, ref.turn)))}")
    return ref


def not_following(ref: Referee) -> Referee | None:
    """Return the table after the first card of the trick that could have followed and did not."""
    for _ in range(4):
        hand = ref.turn
        assert hand is not None
        wrong = [card for card in ref.hands[hand] if card not in lawful_cards(ref, hand)]
        ref = play(ref, f"{hand} {wrong[0] if wrong else max(lawful_cards(ref, hand))}")
        if wrong:
            return ref
    return None


@pytest.mark.parametrize(("number", "status"), [(11, "open"), (12, "not_a_revoke")])
def test_a_33_who_does_not_follow_at_trick_twelve_has_not_revoked(number: int, status: str) -> None:
    tables = filter(None, (not_following(at_trick(number, seed)) for seed in range(50)))
    assert [str(one.status) for one in next(tables).aftermath.revokes] == [status]


def test_a_35_when_dummy_names_the_hand_dummys_left_opponent_chooses() -> None:
    ref = does(at_table(), "N", irregular.DummyAct("hand"))
    assert [offer.chooser for offer in ref.rights.offers] == [(Seat.E,)]


def test_pb_3_2_only_the_player_whose_turn_it_is_deals() -> None:
    ref = referee("kontrakt", Seat.S, {})
    assert not ok(does(ref, "W", irregular.DealCards("A", 52)))
    assert ok(does(ref, "S", irregular.DealCards("A", 52)))
