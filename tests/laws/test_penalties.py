"""Chapters 11 to 13: penalties in general, manners, correcting the score."""

from __future__ import annotations

import pytest

from sansatout.calls import Call
from sansatout.cards import Card, Suit
from sansatout.events import irregular
from sansatout.laws import Phase, Referee
from sansatout.laws.proprieties import PROPRIETIES
from sansatout.seats import Seat
from tests.laws.helpers import (
    at_table,
    call,
    chooses,
    does,
    in_auction,
    in_play,
    offers,
    ok,
    play,
)


def lost(ref: Referee) -> list[str]:
    return [str(kind) for kind in ref.rights.right_lost]


def test_l_pen_8_asked_advice_costs_nothing() -> None:
    ref = does(in_auction("1S", "W 8H"), "S", irregular.Advise(asked=True))
    assert offers(ref) == ["OVER_SEVEN"]
    assert lost(ref) == []


def test_unasked_advice_of_opponents_costs_nothing() -> None:
    """L-PEN-5"""
    ref = does(in_auction("1S", "W 8H"), "E", irregular.Advise(asked=False))
    assert offers(ref) == ["OVER_SEVEN"]


def test_a_penalty_the_law_does_not_know_loses_the_right() -> None:
    """L-PEN-3"""
    ref = chooses(in_play("E HQ"), "S", "expose")
    assert lost(ref) == ["DEF_LEAD_OUT"]
    assert ref.play.wrong_lead is None
    assert ok(play(ref, "W CJ"))


def test_somebody_elses_penalty_is_refused() -> None:
    """L-PEN-4, L-PEN-5: opponents of the chooser have no say."""
    assert not ok(chooses(in_play("E HQ"), "W", "accept"))
    assert not ok(chooses(in_play(), "S", "accept"))


def test_a_suit_nobody_has_loses_the_right_to_a_lead() -> None:
    """L-PEN-2: the wrong lead goes back and the right player leads freely."""
    ref = in_play("E HQ")
    for suit in "H":
        for one in ref.hands[Seat.W].suit(Suit[suit]):
            ref = ref.taking(Seat.W, one).giving(Seat.N, one)
    ref = chooses(ref, "S", "demand_suit", suit=Suit.H)
    assert lost(ref) == ["DEF_LEAD_OUT"]
    assert ref.play.lead_limits == ()
    assert ref.turn is Seat.W


def test_either_defender_speaks_for_both() -> None:
    """A-39: the first to speak binds both."""
    ref = chooses(in_play("S SA"), "E", "take_back")
    assert ok(ref)
    assert not ok(chooses(ref, "W", "take_back"))


def test_a_remedy_can_be_named_for_one_of_several_irregularities() -> None:
    """L-PEN-3: what is meant is named."""
    ref = call(in_play(), "E X")
    ref = play(ref, "E HQ")
    assert offers(ref) == ["LATE_CALL", "DEF_LEAD_OUT"]
    ref = chooses(ref, "S", "expose_forbid", irregularity="DEF_LEAD_OUT")
    assert offers(ref) == ["LATE_CALL"]


def test_waiving_puts_the_fault_right_without_penalty() -> None:
    """L-PEN-3: to wish for nothing is no penalty of the law."""
    ref = chooses(in_play("E HQ"), "S", "waive")
    assert ref.play.exposed == ()
    assert ref.turn is Seat.W


def test_obeying_without_an_improper_order_is_an_ordinary_revoke() -> None:
    """L-PEN-9, A-37"""
    from sansatout.cards import Card
    from sansatout.events import acts

    ref = at_table("S H3")
    ref = does(ref, "W", acts.Play(Card.parse("D5"), obeying=True))
    assert [str(one.status) for one in ref.aftermath.revokes] == ["open"]


@pytest.mark.parametrize(("kind", "law"), list(PROPRIETIES.items()))
def test_a_breach_of_manners_is_recorded_without_remedy(kind: str, law: str) -> None:
    """L-PROP-0 to L-PROP-16 and L-SPEC-1, each by its own name."""
    before = at_table()
    ref = does(before, "N", irregular.Remark(kind))
    assert ok(ref)
    assert ref.rights.remarks[-1] == (Seat.N, kind)
    assert [one.law for one in ref.rulings] == [law]
    assert ref.rights.offers == before.rights.offers
    assert ref.turn is before.turn


def test_the_proprieties_are_all_there() -> None:
    """L-PROP-0, L-PROP-1, L-PROP-2, L-PROP-3, L-PROP-4, L-PROP-5, L-PROP-6, L-PROP-7, L-PROP-8,
    L-PROP-9, L-PROP-10, L-PROP-11, L-PROP-12, L-PROP-13, L-PROP-14, L-PROP-15, L-PROP-16, L-SPEC-1
    """
    expected = {f"L-PROP-{number}" for number in range(17)} | {"L-SPEC-1"}
    assert set(PROPRIETIES.values()) == expected


def test_l_prop_12_a_peep_is_recorded() -> None:
    """L-PROP-12, L-PROP-14"""
    ref = does(at_table(), "E", irregular.Look(Seat.S))
    assert ref.rights.remarks == ((Seat.E, "peeking"),)
    assert does(at_table(), "E", irregular.Look(Seat.E)).rights.remarks == ()


def test_l_prop_15_partner_may_be_warned_but_not_by_dummy() -> None:
    warning = irregular.Remark("warning_partner")
    assert does(at_table(), "E", warning).rights.remarks == ()
    assert does(at_table(), "N", warning).rights.remarks == ((Seat.N, "warning_partner"),)


def test_an_unknown_remark_is_refused() -> None:
    """L-PROP-0"""
    assert not ok(does(at_table(), "E", irregular.Remark("sneezing")))


def test_only_a_call_that_was_made_can_be_asked_about() -> None:
    """L-ART-1, L-ART-2"""
    ref = in_auction("2C")
    ask = irregular.AskMeaning(Seat.S, Call.parse("2D"))
    assert not ok(does(ref, "W", ask))
    assert not ok(does(ref, "S", irregular.Explain()))


def test_the_score_below_is_closed_by_the_next_deals_first_card() -> None:
    """L-FIXSCORE-1"""
    ref = Referee(phase=Phase.AFTER_PLAY, dealer=Seat.S)
    dealt = does(ref, "W", irregular.DealCards("B", 1))
    assert not ok(does(dealt, "N", irregular.CorrectScore("below")))


def test_the_score_above_is_closed_by_settling() -> None:
    """L-FIXSCORE-2, L-FIXSCORE-3"""
    ref = does(Referee(phase=Phase.RUBBER_END, dealer=Seat.S), None, irregular.Settle())
    assert not ok(does(ref, "N", irregular.CorrectScore("above")))
    assert not ok(does(ref, "N", irregular.CorrectScore("below")))
    assert ok(does(ref, "N", irregular.CorrectScore("arithmetic")))
    assert not ok(does(ref, "N", irregular.CorrectScore("colour")))
    assert not ok(does(ref, None, irregular.Settle()))


def test_l_expo_3_a_card_called_for_is_led_although_its_suit_was_forbidden() -> None:
    """L-LOOT-2: who forbids a suit and then demands a card of it lets it be led."""
    ref = does(in_play("E HQ"), "W", irregular.ShowCards((Card.parse("H4"),)))
    ref = chooses(ref, "S", "expose_forbid")
    assert not ok(play(ref, "W H8"))
    ref = chooses(ref, "S", "call_card", card=Card.parse("H4"))
    assert not ok(play(ref, "W CJ"))
    assert ok(play(ref, "W H4"))
