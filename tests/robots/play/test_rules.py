"""What a robot by the booklets alone plays, and the rule it names."""

from __future__ import annotations

from sansatout.cards import Card, Strain
from sansatout.deal import Deal
from sansatout.events.acts import Name, Play, Speak, Utterance
from sansatout.robots.play.rules import Advice, advice
from sansatout.seats import Seat
from sansatout.variants import game
from sansatout.variants.deal_state import DealState
from tests.robots.play.playing import contract, seen_by

DEAL = "N:KJ94.QJ5.A43.876 765.874.QJ976.93 AQ2.A96.K852.A42 T83.KT32.T.KQJT5"
SPADES = "Pass Pass 1S Pass 4S Pass Pass Pass"
NO_TRUMP = "Pass Pass 1NT Pass 3NT Pass Pass Pass"


def advised(state: DealState) -> list[Advice]:
    assert state.actor is not None
    return advice(seen_by(state, state.actor))


def of_rule(state: DealState, rule: str) -> list[str]:
    return [str(one.card) for one in advised(state) if rule in one.rules]


def test_bw_play_5_declarer_draws_trumps_with_the_top_card() -> None:
    """BW-PLAY-5: South has won the first trick and holds more trumps than the enemy."""
    assert of_rule(contract(DEAL, SPADES, "CK C6 C3 CA"), "BW-PLAY-5") == ["SA"]


def test_bw_play_5_a_defender_without_the_suit_ruffs() -> None:
    """BW-PLAY-5: West has no diamond left and his partner does not win the trick."""
    state = contract(DEAL, SPADES, "CK C6 C3 CA DK DT D3 D6 D2")
    assert of_rule(state, "BW-PLAY-5")[0].startswith("S")


def test_bw_play_3_declarer_leads_towards_honours() -> None:
    """BW-PLAY-3: a low heart towards dummy's queen and knave."""
    assert "H6" in of_rule(contract(DEAL, NO_TRUMP, "CK C6 C3 CA"), "BW-PLAY-3")


def test_bw_play_4_good_cards_are_cashed_in_time() -> None:
    """BW-PLAY-4: with the club ace gone West's queen is good."""
    state = contract(DEAL, NO_TRUMP, "CK C6 C3 C2 CQ C7 C9 CA H6 HK H5 H4")
    assert of_rule(state, "BW-PLAY-4")[0] == "CJ"


def test_bw_play_2_through_dummys_strength() -> None:
    """BW-PLAY-2: West leads through dummy: its king and ace suits, then hearts, clubs last."""
    led = of_rule(contract(DEAL, NO_TRUMP, "CK C6 C3 C2"), "BW-PLAY-2")
    assert {card[0] for card in led[:2]} == {"S", "D"}
    assert [card[0] for card in led[2:]] == ["H", "C"]


RUFFS = "N:T432..KQJ987.987 765.T832.543.654 AKQJ.7654.A2.A32 98.AKQJ9.T6.KQJT"


def test_bw_play_6_who_has_begun_to_ruff_goes_on_and_draws_no_trumps() -> None:
    """BW-PLAY-6: dummy ruffed the first heart, and South is in with the ace of diamonds."""
    state = contract(RUFFS, "Pass Pass 4S Pass Pass Pass", "HA S2 H2 H4 D7 D3 DA D6")
    first = advised(state)[0]
    assert (str(first.card), first.rules) == ("H5", ("BW-PLAY-6",))


def test_bw_play_5_who_has_not_ruffed_draws_trumps() -> None:
    """BW-PLAY-5, BW-PLAY-6: the same hands after a diamond lead."""
    state = contract(RUFFS, "Pass Pass 4S Pass Pass Pass", "DT D7 D3 DA")
    assert advised(state)[0].rules == ("BW-PLAY-5",)


def test_bw_lead_9_after_the_king_from_ace_and_king_comes_the_highest_heart() -> None:
    """BW-LEAD-9: no trump doubled by partner; East has led the king of spades and won."""
    deal = "N:QJ9.KQJ.AKQ.KQJ8 AK732.T92.862.94 854.8543.9543.52 T6.A76.JT7.AT763"
    state = game("bridge-whist").start(Deal.parse(deal), Seat.N)
    said = [Name(Strain.NT)] + [Speak(Utterance(w)) for w in ["ask", "double", "pass", "pass"]]
    for act in said:
        assert state.actor is not None
        state = state.after(state.actor, act)
    assert str(advised(state)[0].card) == "SK"
    for card, hand in (("SK", Seat.E), ("S4", Seat.S), ("S6", Seat.W), ("S9", Seat.N)):
        actor = state.actor
        assert actor is not None
        state = state.after(actor, Play(Card.parse(card), None if hand is actor else hand))
    first = advised(state)[0]
    assert (str(first.card), first.rules) == ("HT", ("BW-LEAD-9",))


def test_who_led_a_card_of_no_rule_is_advised_all_the_same() -> None:
    """BW-LEAD-9 asks what the first lead was; any card may have been led."""
    state = contract(DEAL, NO_TRUMP, "H2 HQ H8 H9 S4 S7 SQ S8 C2 CK C6 C3")
    assert advised(state)
    state = contract(DEAL, NO_TRUMP, "CT C6 C3 C2")
    assert {one.card for one in advised(state)} >= {Card.parse("CK")}
