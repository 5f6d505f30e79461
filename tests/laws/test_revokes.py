"""Chapter 9: revokes."""

from __future__ import annotations

import pytest

from sansatout.cards import Card, Suit
from sansatout.events import acts, irregular
from sansatout.laws import Phase, Referee
from sansatout.seats import Seat, Side
from tests.laws.helpers import (
    at_table,
    chooses,
    does,
    exposed,
    in_play,
    offers,
    ok,
    play,
    play_out,
    statuses,
)


def take_back(ref: Referee, seat: str, text: str, hand: str | None = None) -> Referee:
    own = None if hand is None else Seat.parse(hand)
    return does(ref, seat, irregular.TakeBack(Card.parse(text), hand=own))


def assert_revoke(ref: Referee, seat: str, of: str, trick: int) -> Referee:
    return does(ref, seat, irregular.AssertRevoke(Seat.parse(of), trick))


def test_l_revoke_4_dummys_revoke_is_not_penalised() -> None:
    """L-REVOKE-4, A-32"""
    ref = play(at_table("S H3", "W H4", "N D4", "E H7"), "E D3")
    assert statuses(ref) == ["open"]
    ref = play_out(ref)
    assert statuses(ref) == ["established"]
    assert not ok(assert_revoke(ref, "E", "N", 2))


def test_dummys_revoke_is_put_right_free() -> None:
    """L-REVOKE-4"""
    ref = at_table("S H3", "W H4", "N D4", "E H7")
    ref = take_back(ref, "S", "D4", "N")
    assert ok(ref)
    assert offers(ref) == []
    assert exposed(ref) == []
    assert ref.turn is Seat.N


def test_a_completed_trick_is_opened_again() -> None:
    """L-REVOKE-2: the revoker is due again and the trick may change hands."""
    ref = at_table("S H3", "W D5", "N H2", "E HQ")
    assert ref.turn is Seat.E
    ref = take_back(ref, "W", "D5")
    assert ref.turn is Seat.W
    assert len(ref.play.done) == 1
    ref = play(chooses(ref, "S", "play_lowest"), "W H4")
    assert ref.turn is Seat.E


def test_a_lead_after_the_revoke_goes_back_with_the_correction() -> None:
    """L-REVOKE-5: what the opponents led meanwhile returns to the hand."""
    ref = at_table("S H3", "W D5", "N HA", "E H7", "N D4")
    ref = take_back(ref, "W", "D5")
    assert ok(ref)
    assert Card.parse("D4") in ref.hands[Seat.N]
    assert len(ref.play.trick) == 3


def test_partner_may_not_take_a_right_card_back() -> None:
    """L-REVOKE-5"""
    ref = at_table("S H3", "W D5", "N HA", "E H7")
    ref = take_back(ref, "W", "D5")
    assert not ok(take_back(ref, "E", "H7"))
    assert ok(take_back(ref, "S", "HA", "N"))


def test_an_expose_order_after_a_corrected_revoke() -> None:
    """L-REVOKE-2"""
    ref = chooses(take_back(at_table("S H3", "W D5"), "W", "D5"), "S", "expose_card")
    assert exposed(ref) == ["D5"]
    assert ok(play(ref, "W H8"))


def test_a_card_taken_back_after_a_question_is_exposed() -> None:
    """L-REVOKE-8, L-REVOKE-12, A-25"""
    ref = does(at_table("S H3", "W D5"), "S", irregular.AskRevoke(Seat.W))
    ref = take_back(ref, "W", "D5")
    assert exposed(ref) == ["D5"]
    assert offers(ref) == []


def test_a_partners_question_changes_nothing() -> None:
    """L-REVOKE-8"""
    ref = does(at_table("S H3", "W D5"), "E", irregular.AskRevoke(Seat.W))
    assert offers(take_back(ref, "W", "D5")) == ["REVOKE_CORRECTED_DEF"]


def test_an_established_revoke_can_no_longer_be_replaced() -> None:
    """L-REVOKE-6: the revoker's own play to the next trick is enough."""
    ref = at_table("S H3", "W D5", "N HA", "E H7", "N H5", "E HJ", "S H6", "W H8")
    assert statuses(ref) == ["established"]
    assert not ok(chooses(ref, "S", "replace"))


@pytest.mark.parametrize("seat", ["N", "E", "W"])
def test_only_an_opponent_who_is_not_dummy_demands_replacement(seat: str) -> None:
    """L-REVOKE-12"""
    assert not ok(chooses(at_table("S H3", "W D5"), seat, "replace"))


def test_a_revoke_in_leading_counts_from_its_own_trick() -> None:
    """L-REVOKE-14, A-28"""
    ref = chooses(in_play("E HQ"), "S", "demand_suit", suit=Suit.C)
    ref = play_out(play(ref, "W HT", "N H2", "E HJ", "S H3"))
    assert ref.play.done[0].owner is Side.EW
    paid = assert_revoke(ref, "S", "W", 1)
    assert paid.aftermath.transfers[0].tricks[0] == 1


def test_a_revoke_in_leading_is_taken_back_whole() -> None:
    """L-REVOKE-1, L-REVOKE-2"""
    ref = chooses(in_play("E HQ"), "S", "demand_suit", suit=Suit.C)
    ref = take_back(play(ref, "W HT", "N H2"), "W", "HT")
    assert ref.play.trick == ()
    assert ref.turn is Seat.W
    assert Card.parse("H2") in ref.hands[Seat.N]


def test_what_went_wrong_in_a_trick_goes_back_with_its_lead() -> None:
    """L-REVOKE-1, L-REVOKE-2: another's revoke in that trick is none any more."""
    led = play(chooses(in_play("E HQ"), "S", "demand_suit", suit=Suit.C), "W HT")
    ref = take_back(play(led, "N D4"), "W", "HT")
    assert statuses(ref) == ["corrected"]
    assert not ok(take_back(ref, "S", "D4", hand="N"))


def test_no_more_tricks_are_taken_than_were_won_afterwards() -> None:
    """L-REVOKE-14"""
    ref = play_out(at_table("S H3", "W D5", "N HA", "E H7"))
    won = sum(1 for trick in ref.play.done[2:] if trick.owner is Side.EW)
    paid = assert_revoke(ref, "S", "W", 2)
    assert len(paid.aftermath.transfers[0].tricks) == min(2, won)
    assert sum(paid.tricks.values()) == 13


def test_a_revoke_is_not_asserted_during_the_play() -> None:
    """L-REVOKE-13"""
    ref = at_table("S H3", "W D5", "N HA", "E H7", "N H5", "E HJ")
    assert not ok(assert_revoke(ref, "S", "W", 2))


def test_a_question_in_time_saves_the_penalty_though_dummy_is_away() -> None:
    """L-REVOKE-11"""
    away = does(play(in_play(), "W CJ", "N C3", "E CK", "S C4"), "N", irregular.DummyAct("leave"))
    revoked = play(away, "E D3", "S CA", "W D5", "N D4")
    silent = play_out(revoked)
    assert statuses(silent) == ["established"]
    assert not ok(assert_revoke(silent, "E", "S", 2))
    asked = play_out(does(revoked, "E", irregular.AskRevoke(Seat.S)))
    assert ok(assert_revoke(asked, "E", "S", 2))


def test_dummy_who_came_back_no_longer_covers_a_revoke() -> None:
    """L-REVOKE-11, A-34"""
    ref = does(play(in_play(), "W CJ", "N C3", "E CK", "S C4"), "N", irregular.DummyAct("leave"))
    ref = does(ref, "N", irregular.DummyAct("return"))
    ref = play_out(play(ref, "E D3", "S CA", "W D5", "N D4"))
    assert ok(assert_revoke(ref, "E", "S", 2))


def test_dummy_who_looked_does_not_cover_by_leaving() -> None:
    """L-REVOKE-11"""
    ref = does(at_table(), "N", irregular.Look(Seat.W))
    assert not does(ref, "N", irregular.DummyAct("leave")).play.dummy_away


def test_cards_mixed_by_the_other_side_prove_nothing() -> None:
    """L-REVOKE-16"""
    ref = play_out(at_table("S H3", "W D5", "N HA", "E H7"))
    search = irregular.AssertRevoke(Seat.W, 2, pending=True)
    ref = does(ref, "S", search)
    ref = does(ref, "N", irregular.MixCards(Side.NS))
    assert ref.aftermath.transfers == ()
    assert ok(assert_revoke(ref, "S", "W", 2))


def test_mixed_cards_prove_even_what_was_not_so() -> None:
    """L-REVOKE-16: the claim is taken as right."""
    ref = play_out(at_table("S H3", "W H4", "N HA", "E H7"))
    ref = does(ref, "S", irregular.AssertRevoke(Seat.W, 2, pending=True))
    ref = does(ref, "E", irregular.MixCards(Side.EW))
    assert len(ref.aftermath.transfers) == 1


def test_the_last_deal_can_be_penalised_until_the_rubber_is_settled() -> None:
    """L-REVOKE-17"""
    ref = play_out(at_table("S H3", "W D5", "N HA", "E H7").with_(last_deal=True))
    assert ref.phase is Phase.RUBBER_END
    ref = does(ref, None, irregular.GatherCards())
    assert ok(assert_revoke(ref, "S", "W", 2))
    assert not ok(assert_revoke(does(ref, None, irregular.Settle()), "S", "W", 2))


def test_a_replaced_revoke_at_the_second_chance_is_paid_once() -> None:
    """L-REVOKE-12: a corrected revoke costs no tricks."""
    ref = chooses(at_table("S H3", "W D5"), "S", "replace")
    ref = play_out(play(ref, "W H4"))
    assert not ok(assert_revoke(ref, "S", "W", 2))


def test_a_refused_inspection_protects_both_sides_of_the_same_trick_only() -> None:
    """L-VIEW-3"""
    ref = at_table("S H3", "W D5", "N HA", "E H7")
    ref = does(ref, "W", acts.LookBack(2, "own_revoke"))
    ref = does(ref, "S", acts.Respond("inspect", "refuse"))
    assert ref.rights.waived == {(Side.NS, 2)}
    assert not ok(does(ref, "S", acts.Respond("inspect", "refuse")))


def test_not_following_at_trick_twelve_stands_without_penalty() -> None:
    """L-REVOKE-7, A-33"""
    from sansatout.laws.lawful import lawful_cards

    ref = in_play()
    while len(ref.play.done) < 11 or not ref.play.trick:
        hand = ref.turn
        assert hand is not None
        ref = play(ref, f"{hand} {min(lawful_cards(ref, hand))}")
    while ref.play.trick:
        hand = ref.turn
        assert hand is not None
        led = ref.play.trick[0][1].suit
        odd = [one for one in ref.hands[hand] if one.suit is not led]
        ref = play(ref, f"{hand} {(odd or list(ref.hands[hand]))[0]}")
    assert {str(one.status) for one in ref.aftermath.revokes} <= {"not_a_revoke"}
    assert play_out(ref).phase is Phase.AFTER_PLAY


def test_a_short_trick_opened_again_for_a_revoke_is_short_no_more() -> None:
    """L-REVOKE-2, L-SURPLUS-1: who missed it plays to it now."""
    ref = does(at_table("S H3", "W D5", "N HA"), "N", irregular.QuitTrick(Side.NS))
    assert offers(ref) == ["SURPLUS_CARD"]
    ref = take_back(ref, "W", "D5")
    assert "SURPLUS_CARD" not in offers(ref)
    ref = play(chooses(ref, "S", "play_lowest"), "W H4", "E H7")
    assert len(ref.play.done[1].cards) == 4
    assert ref.play.done[1].short is None


def test_the_next_deal_ends_the_time_even_without_a_cut() -> None:
    """L-REVOKE-17"""
    ref = play_out(at_table("S H3", "W D5", "N HA", "E H7"))
    ref = does(ref, "W", irregular.DealCards("B", 1))
    assert not ok(assert_revoke(ref, "S", "W", 2))


def test_a_trick_opened_again_need_not_be_asked_for() -> None:
    """L-VIEW-3: the wish to see it is met by the card taken back."""
    ref = at_table("S H3", "W D5", "N HA", "E H7")
    ref = does(ref, "W", acts.LookBack(2, "own_revoke"))
    ref = take_back(ref, "W", "D5")
    assert not ok(does(ref, "S", acts.Respond("inspect", "refuse")))
    assert ref.rights.right_lost == ()
