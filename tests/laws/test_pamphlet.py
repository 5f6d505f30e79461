"""The pamphlet's short list on the same machinery.

PB-3.3, PB-4.11, PB-4.12, PB-5.6, PB-5.7, PB-5.8.
"""

from __future__ import annotations

from random import Random

import pytest

from sansatout.calls import Call
from sansatout.cards import Card
from sansatout.deal import Deal
from sansatout.errors import InputError
from sansatout.events import acts, irregular
from sansatout.laws import Phase, Referee, referee
from sansatout.laws.options import PamphletLawOptions
from sansatout.laws.result import played
from sansatout.options import option_list
from sansatout.scoring.contractual import ContractSystem
from sansatout.scoring.sheet import Column, Place, total
from sansatout.seats import Seat, Side
from sansatout.variants import scoring_system
from tests.laws.anything import any_act
from tests.laws.helpers import (
    HANDS,
    call,
    chooses,
    does,
    exposed,
    offers,
    ok,
    play,
    play_out,
    statuses,
)
from tests.views import public


def dealt(**options: object) -> Referee:
    ref = referee("kontrakt", Seat.S, options).with_deal(Deal.parse(HANDS))
    return does(ref, "S", irregular.DealCards("A", 52))


def bidding(*calls: str, **options: object) -> Referee:
    ref = dealt(**options)
    for text in calls:
        ref = call(ref, text if " " in text else f"{ref.turn} {text}")
    return ref


def four_spades(*plays: str, **options: object) -> Referee:
    ref = bidding("1S", "Pass", "4S", "Pass", "Pass", "Pass", **options)
    return play(ref, "W CJ", "N C3", "E C5", "S CA", *plays)


def made(ref: Referee) -> list[str]:
    return [f"{seat} {said}" for seat, said in ref.auction.calls]


def test_a_call_over_the_pass_that_ended_the_auction_is_void() -> None:
    """PB-4.11, P05, P06: South's pass in East's turn stands by it, and is the third."""
    ref = bidding("1S", "Pass", "Pass", "S Pass", out_of_turn_calls="any")
    ref = call(ref, "W 2H")
    assert ok(ref)
    assert ref.phase is Phase.PLAY
    assert ref.auction.pending is None
    assert offers(ref) == []
    assert made(ref) == ["S 1S", "W Pass", "N Pass", "S Pass"]


@pytest.mark.parametrize(
    ("card", "reading", "void"),
    [("ST", "honour_only", True), ("S9", "honour_only", False), ("S9", "any", True)],
)
def test_an_honour_face_up_in_the_deal_voids_it(card: str, reading: str, void: bool) -> None:  # noqa: FBT001
    """PB-3.3, P04: and the next player deals."""
    ref = referee("reform", Seat.S, {"exposed_card_redeal": reading})
    ref = does(ref, "S", irregular.DealCards("A", 20, "FACE_SEEN", Card.parse(card)))
    assert (ref.aftermath.redeal is not None) is void
    assert ref.dealer is (Seat.W if void else Seat.S)


def test_a_bid_out_of_turn_may_cost_the_deal() -> None:
    """PB-4.11: the other side may ask; the next dealer deals."""
    ref = bidding("N 1H")
    assert offers(ref) == ["OUT_OF_TURN"]
    assert set(ref.rights.offers[0].chooser) == {Seat.E, Seat.W}
    void = chooses(ref, "W", "new_deal")
    assert void.aftermath.redeal is not None
    assert void.aftermath.redeal.dealer is Seat.W
    assert not ok(chooses(ref, "S", "new_deal"))


@pytest.mark.parametrize(
    ("reading", "calls"), [("stands", ["N 1H", "E Pass"]), ("void", ["S Pass"])]
)
def test_a_bid_out_of_turn_nobody_minds(reading: str, calls: list[str]) -> None:
    """P05"""
    ref = bidding("N 1H", out_of_turn_condoned=reading)
    ref = call(ref, "E Pass" if reading == "stands" else "S Pass")
    assert made(ref) == calls
    assert ref.rights.offers == ()
    accepted = chooses(bidding("N 1H", out_of_turn_condoned=reading), "E", "accept")
    assert accepted.turn is (Seat.E if reading == "stands" else Seat.S)


@pytest.mark.parametrize(
    ("reading", "said", "counts"),
    [("bids_and_doubles", "Pass", False), ("any", "Pass", True), ("bids", "X", False),
     ("bids_and_doubles", "X", True)],
)  # fmt: skip
def test_which_calls_out_of_turn_count(reading: str, said: str, counts: bool) -> None:  # noqa: FBT001
    """P06"""
    ref = call(bidding("1S", "Pass", out_of_turn_calls=reading), f"E {said}")
    assert bool(ref.rights.offers) is counts


def test_an_insufficient_bid_is_raised_by_itself() -> None:
    """PB-4.12: over 2S the call 2D counts as 3D."""
    ref = bidding("2S", "W 2D")
    assert made(ref) == ["S 2S", "W 3D"]
    assert ref.rights.attention == ()
    assert made(bidding("2S", "W 2S")) == ["S 2S", "W 3S"]


@pytest.mark.parametrize("reading", ["pass", "new_deal"])
def test_an_insufficient_bid_that_would_need_eight(reading: str) -> None:
    """P07"""
    ref = bidding("7H", "W 7D", insufficient_over_seven=reading)
    if reading == "pass":
        assert made(ref) == ["S 7H", "W Pass"]
    else:
        assert ref.aftermath.redeal is not None


def test_what_the_pamphlet_is_silent_about_is_not_accepted() -> None:
    """PB-5.2, PB-5.5"""
    assert not ok(bidding("1S", "Pass", "N X"))
    ref = four_spades()
    assert not ok(play(ref, "N HA"))
    assert not ok(play(ref, "W DJ"))
    assert not ok(does(ref, "N", irregular.DummyAct("hand")))


def test_a_wrong_suit_can_be_put_right_until_the_next_lead() -> None:
    """PB-5.6: the card stays open and may be called for."""
    ref = four_spades("S H3", "W D5", "N HA", "E H7")
    assert statuses(ref) == ["open"]
    right = does(ref, "W", irregular.TakeBack(Card.parse("D5")))
    assert exposed(right) == ["D5"]
    assert right.turn is Seat.W
    late = play(ref, "N D4")
    assert statuses(late) == ["established"]
    assert not ok(does(late, "W", irregular.TakeBack(Card.parse("D5"))))


@pytest.mark.parametrize("reading", [True, False])
def test_opponents_may_change_their_cards_after_a_correction(reading: bool) -> None:  # noqa: FBT001
    """P10"""
    ref = four_spades("S H3", "W D5", "N HA", correction_lets_opponents_change=reading)
    ref = does(ref, "W", irregular.TakeBack(Card.parse("D5")))
    back = does(ref, "S", irregular.TakeBack(Card.parse("HA"), hand=Seat.N))
    assert ok(back) is reading


def test_a_withdrawn_card_is_called_for_when_it_is_legal() -> None:
    """PB-5.6, P09"""
    ref = four_spades("S H3", "W D5")
    ref = play(does(ref, "W", irregular.TakeBack(Card.parse("D5"))), "W H4", "N HA", "E H7")
    demand = irregular.ChooseRemedy("call_card", card=Card.parse("D5"))
    ref = play(ref, "N D4", "E D3", "S DA")
    assert not ok(does(ref, "E", demand))
    called = does(ref, "S", demand)
    assert ok(called)
    assert not ok(play(called, "W DJ"))
    assert ok(play(called, "W D5"))


@pytest.mark.parametrize(("reading", "good"), [("any_legal_turn", True), ("following", False)])
def test_whether_a_lead_can_be_called_for(reading: str, good: bool) -> None:  # noqa: FBT001
    """P09"""
    ref = four_spades("S H3", "W D5", called_card=reading)
    ref = does(ref, "W", irregular.TakeBack(Card.parse("D5")))
    ref = play(ref, "W HT", "N H2", "E H7")
    assert ref.turn is Seat.W
    demand = irregular.ChooseRemedy("call_card", card=Card.parse("D5"))
    assert ok(does(ref, "S", demand)) is good


def finished(*plays: str) -> Referee:
    return play_out(four_spades(*plays))


def score(ref: Referee) -> dict[Column, int]:
    result = played(ref, Deal.parse(HANDS))
    assert result is not None
    system = scoring_system("kontrakt")
    assert isinstance(system, ContractSystem)
    entries = system.score(result)
    return {column: total(entries, column, Place.ABOVE) for column in Column}


def test_dummys_revoke_costs_nothing() -> None:
    """PB-5.7"""
    ref = finished("S H3", "W H4", "N D4", "E H7")
    assert statuses(ref) == ["established"]
    assert not ok(does(ref, "E", irregular.AssertRevoke(Seat.N, 2)))


def test_declarers_revoke_brings_the_others_100() -> None:
    """PB-5.7, PB-5.9"""
    ref = bidding("1S", "Pass", "4S", "Pass", "Pass", "Pass")
    ref = play(ref, "W CJ", "N C3", "E CK", "S C4", "E D3", "S CA", "W D5", "N D4")
    ref = play_out(ref)
    asserted = does(ref, "E", irregular.AssertRevoke(Seat.S, 2))
    assert ok(asserted)
    assert asserted.rights.offers == ()
    assert score(asserted)[Column.THEY] == score(ref)[Column.THEY] + 100
    assert not ok(does(asserted, "E", irregular.AssertRevoke(Seat.S, 2)))


@pytest.mark.parametrize("remedy", ["take_points", "take_tricks"])
def test_for_a_defenders_revoke_declarers_side_picks(remedy: str) -> None:
    """PB-5.7, P11"""
    ref = finished("S H3", "W D5", "N HA", "E H7")
    ref = does(ref, "S", irregular.AssertRevoke(Seat.W, 2))
    assert offers(ref) == ["REVOKE_ESTABLISHED"]
    ref = chooses(ref, "S", remedy)
    result = played(ref)
    assert result is not None
    assert [str(one.remedy) for one in result.revokes] == [remedy.removeprefix("take_")]


def test_looking_at_a_gathered_trick_brings_the_others_50() -> None:
    """PB-5.8, P14, P27"""
    ref = does(four_spades("S H3"), "E", acts.LookBack(1))
    assert ref.aftermath.peeks == ((Side.EW, False),)
    before, after = score(play_out(four_spades("S H3"))), score(play_out(ref))
    assert after[Column.WE] == before[Column.WE] + 50


def test_a_trick_not_yet_gathered_may_be_seen() -> None:
    """PB-5.8"""
    assert does(four_spades(), "E", acts.LookBack(1)).aftermath.peeks == ()


def test_a_game_without_laws_is_refused() -> None:
    with pytest.raises(InputError, match="minibridge"):
        referee("minibridge", Seat.N)


def test_an_open_revoke_is_not_told_here_either() -> None:
    """A-50"""
    ref = four_spades("S H3", "W D5")
    assert all(public(ref, seat)["revokes"] == [] for seat in Seat)


def test_every_option_names_its_ambiguity() -> None:
    assert [choice.rule for choice in option_list(PamphletLawOptions)] == [
        "P04", "P05", "P06", "P07", "P09", "P10",
    ]  # fmt: skip


@pytest.mark.parametrize("seed", range(30))
def test_any_act_whatever_leaves_the_pamphlets_table_sound(seed: int) -> None:
    random = Random(seed)
    ref = dealt()
    for _ in range(120):
        if not any(ref.hands) and ref.phase in (Phase.SHUFFLE, Phase.DEAL):
            ref = ref.with_deal(Deal.random(random))
        ref = ref.after(any_act(ref, random))
        cards = [c for hand in ref.hands for c in hand] + [c for _, c in ref.play.trick]
        cards += [c for trick in ref.play.done for _, c in trick.cards]
        assert not cards or len(set(cards)) == len(cards) == 52
        if ref.phase in (Phase.AFTER_PLAY, Phase.RUBBER_END):
            assert sum(ref.tricks.values()) == 13


def test_a_call_is_spoken_in_the_log() -> None:
    from sansatout.laws.texts import ruling_text

    ref = bidding("2S", "W 2D")
    assert ruling_text(ref.rulings[0]) == "W’s 2D is taken as 3D (PB-4.12)"
    assert Call.parse("3D") in [said for _, said in ref.auction.calls]
