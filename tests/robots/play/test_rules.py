"""What a robot by the booklets alone plays, and the rule it names."""

from __future__ import annotations

from sansatout.robots.play.rules import Advice, advice
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
