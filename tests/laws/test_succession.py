"""From one deal to the next: what of the last deal can still be claimed."""

from __future__ import annotations

from sansatout.events import acts, irregular
from sansatout.laws import Phase, Referee
from sansatout.seats import Seat, Side
from tests.laws.helpers import at_table, does, ok, play_out


def next_deal() -> Referee:
    """Return the shuffle after a deal in which West revoked at trick two."""
    return play_out(at_table("S H3", "W D5", "N HA", "E H7")).next_deal()


def test_the_next_dealer_deals_with_the_other_pack() -> None:
    """L-DEAL-8, L-CARD-1"""
    ref = next_deal()
    assert ref.dealer is Seat.W
    assert ref.ceremony.pack == "B"
    assert ref.phase is Phase.SHUFFLE


def test_a_revoke_of_the_last_deal_is_paid_for_until_the_cut() -> None:
    """L-REVOKE-17"""
    claim = irregular.AssertRevoke(Seat.W, 2)
    ref = does(next_deal(), "S", claim)
    assert ok(ref)
    assert ref.previous is not None
    assert len(ref.previous.aftermath.transfers) == 1
    assert [one.message for one in ref.rulings] == ["tricks-transferred"]
    cut = does(next_deal(), "S", acts.Cut(20))
    assert not ok(does(cut, "S", claim))


def test_points_below_are_corrected_until_the_first_card() -> None:
    """L-FIXSCORE-1, L-FIXSCORE-2"""
    below, above = irregular.CorrectScore("below"), irregular.CorrectScore("above")
    ref = does(next_deal(), "S", acts.Cut(20))
    assert ok(does(ref, "N", below))
    ref = does(ref, "W", irregular.DealCards("B", 1))
    assert not ok(does(ref, "N", below))
    assert ok(does(ref, "N", above))


def test_a_wrong_trick_of_the_last_deal_stays_once_the_cards_are_gathered() -> None:
    """L-WTRICK-1"""
    played = play_out(does(at_table(), "E", irregular.QuitTrick(Side.EW)))
    back = irregular.ReclaimTrick(Side.NS, 1)
    assert ok(does(played.next_deal(), "S", back))
    gathered = does(played.next_deal(), None, irregular.GatherCards())
    assert not ok(does(gathered, "S", back))


def test_a_void_deal_does_not_forget_the_one_before() -> None:
    """L-REVOKE-17, L-DEAL-4"""
    ref = does(next_deal(), "W", irregular.DealCards("B", 10))
    ref = does(ref, "N", irregular.CallAttention("NOT_CUT"))
    assert ref.phase is Phase.SHUFFLE
    assert ref.previous is not None
