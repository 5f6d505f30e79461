"""Technique among cards that tie: each rule with a position that shows it."""

from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sansatout import robots
from sansatout.cards import Card, Suit
from sansatout.events.acts import Play
from sansatout.robots.message import message
from sansatout.robots.play.seen import Seen
from sansatout.robots.play.technique import RULES, OwnView, preferred
from sansatout.robots.play.values import Values
from sansatout.robots.play.weighing import by_technique
from sansatout.robots.thought import Thought
from sansatout.seats import Seat
from sansatout.variants.deal_state import Phase
from tests.robots.play.playing import contract, random_course, seen_by

GAME = "Pass Pass 1NT Pass 3NT Pass Pass Pass"
DIAMONDS = "N:K8732.T6.KJ82.Q3 QJ965.K.53.JT874 T.QJ98.AT976.AK9 A4.A75432.Q4.652"
SPADES = "N:J9642.532.8732.A K85.KT8764.KQT.6 AQ73.A.J64.KQJ54 T.QJ9.A95.T98732"
HEARTS = "N:9.AK97653.A7.Q87 AJT5.QJ4.93.9632 Q87632.2.J8.AKT5 K4.T8.KQT6542.J4"
TO_AND_FRO = "N:KT98..AK32.76543 43.QJ42.QJ8.AKT2 AQJ7.T98765.654. 652.AK3.T97.QJ98"
SOLID = "N:543.AQJT.A43.543 762.6543.876.876 AKQ.K2.KQ52.AKQ2 JT98.987.JT9.JT9"
ONE_ENTRY = "N:A2.432.QJT98.432 8765.765.A54.876 KQ43.AKQ.32.AKQ5 JT9.JT98.K76.JT9"
KING_AND_QUEEN = "N:K52.432.T987.432 9876.Q76.AJ4.765 T43.AK5.Q32.AKQJ AQJ.JT98.K65.T98"
LOSERS = "N:532.AK5.QJT98.K2 876.9876.A54.743 AKQ4.432.32.AQ65 JT9.QJT.K76.JT98"

SHOWN = {
    "draw-trumps": (
        DIAMONDS,
        "Pass Pass 1D 1H 3D Pass 4D Pass Pass Pass",
        "SA S2 S5 ST HA H6 HK H8 H2 HT D3 H9 CJ CA C5 C3 CK C2 CQ C4",
        "HQ DA D6 C9",
        "DA D6",
    ),
    "sure-tricks": (
        TO_AND_FRO,
        "Pass Pass 1S Pass 4S Pass Pass Pass",
        "D7 DA D8 D4",
        "C3 DK",
        "DK",
    ),
    "finesse-first": (
        SPADES,
        "Pass 1H X 2H 2S 3H 3S Pass Pass Pass",
        "C6 C4 C9 CA S2 S5",
        "SA SQ",
        "SQ",
    ),
    "drop": (
        HEARTS,
        "1H Pass 1S 3D 3H Pass Pass Pass",
        "D9 D8 D4 DA HA H4 H2 H8 HK HJ S2 HT CQ C2 C5 C4 C7 C3",
        "CT CA",
        "CA",
    ),
    "short-side": (SOLID, GAME, "SJ S3 S2 SA", "H2 HK", "HK"),
    "keep-entry": (ONE_ENTRY, GAME, "HJ H2 H5 HQ D3 D6 DQ D4", "SA DJ", "DJ"),
    "towards": (KING_AND_QUEEN, GAME, "HJ H2 H6 HA", "D2 S3", "S3"),
    "unblock": (SOLID, GAME, "SJ S3 S2 SA D2 D9 DA D6 HA H3", "H2 HK", "HK"),
    "throw": (
        LOSERS,
        GAME,
        "SJ S2 S6 SA D3 D6 DQ DA S7 SQ S9 S3 D2 D7 DT D4 DJ D5",
        "C5 H2",
        "H2",
    ),
    "low": (
        SPADES,
        "Pass 1H X 2H 2S 3H 3S Pass Pass Pass",
        "C6 C4 C9 CA",
        "S9 S2",
        "S2",
    ),
}
"""For each rule a deal, its calls and cards, those that tie, the one in mind first, the better."""


def cards(names: str) -> list[Card]:
    return [Card.parse(name) for name in names.split()]


def position(rule: str) -> tuple[Seen, list[Card], list[Card]]:
    deal, calls, played, tied, liked = SHOWN[rule]
    state = contract(deal, calls, played)
    assert state.bargain is not None
    return seen_by(state, state.bargain.declarer), cards(tied), cards(liked)


def test_every_rule_has_a_position_that_shows_it() -> None:
    assert [rule.name for rule in RULES] == list(SHOWN)


@pytest.mark.parametrize("name", SHOWN)
def test_a_rule_prefers_its_card(name: str) -> None:
    seen, tied, liked = position(name)
    found = preferred(seen, tied[0], tied)
    assert found is not None
    assert found.rule == name
    assert found.card in liked


@pytest.mark.parametrize("name", SHOWN)
def test_a_rule_has_nothing_against_its_own_card(name: str) -> None:
    seen, tied, liked = position(name)
    rule = next(rule for rule in RULES if rule.name == name)
    view = OwnView.of(seen)
    assert view is not None
    assert all(set(rule.prefers(view, card, tied)) <= {card} for card in liked if card in tied)


def weighed(seen: Seen, tied: list[Card], behind: int) -> Thought:
    """Let technique choose where the first card is worth a trick more in some of 40 layouts."""
    tricks = np.full((40, len(seen.legal())), 9)
    legal = tuple(seen.legal())
    tricks[:, [legal.index(card) for card in legal if card not in tied]] = 0
    tricks[:behind, [legal.index(card) for card in tied[1:]]] = 8
    values = Values(legal, tricks, np.ones(40), np.arange(0.0, 420.0, 30.0), 1)
    first = Thought(seen.play(tied[0]), message("play-expected"))
    return by_technique(seen, values, first, Random(1))


@pytest.mark.parametrize("name", SHOWN)
def test_technique_decides_ties_and_says_why(name: str) -> None:
    seen, tied, liked = position(name)
    thought = weighed(seen, tied, behind=1)
    assert isinstance(thought.act, Play)
    assert thought.act.card in liked
    assert thought.reason.id == f"play-tie-{name}"
    assert thought.candidates[0].act == thought.act


@pytest.mark.parametrize("name", SHOWN)
def test_technique_does_not_overrule_a_card_that_is_clearly_ahead(name: str) -> None:
    seen, tied, _ = position(name)
    thought = weighed(seen, tied, behind=20)
    assert thought.act == seen.play(tied[0])
    assert thought.reason.id == "play-expected"


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_an_expert_draws_trumps_where_all_cards_promise_the_same(seed: int) -> None:
    seen, _, _ = position("draw-trumps")
    thought = robots.decide(seen, level="expert", system="culbertson", seed=seed)
    assert isinstance(thought.act, Play)
    assert thought.act.card.suit is Suit.D


@given(st.integers(0, 2**32), st.integers(0, 40))
def test_technique_names_one_of_the_cards_that_tie_and_only_for_declarers(
    seed: int, depth: int
) -> None:
    courses = [state for state, _ in random_course("duplicate", Random(seed))]
    playing = [state for state in courses if state.phase is Phase.PLAY]
    state = playing[min(depth, len(playing) - 1)] if playing else None
    if state is None or state.actor is None:
        return
    seen = seen_by(state, state.actor)
    tied = list(seen.legal())
    for card in tied:
        found = preferred(seen, card, tied)
        assert found is None or (seen.declares and found.card in tied and found.card is not card)


def test_a_finesse_that_has_won_is_taken_again() -> None:
    deal = "N:AQJ2.432.A43.432 T.765.98765.9876 98765.AKQ.K2.AK5 K43.JT98.QJT.QJT"
    played = "HJ H2 H5 HA S5 S3 SQ ST D3 D5 DK DT S6 S4"
    jack, ace = Card.parse("SJ"), Card.parse("SA")
    seen = seen_by(contract(deal, GAME, played), Seat.S)
    assert preferred(seen, jack, [jack, ace]) is None
    found = preferred(seen, ace, [ace, jack])
    assert found is not None
    assert (found.card, found.rule) == (jack, "finesse-first")


def test_a_small_card_that_last_hand_may_beat_is_not_played_for_a_higher_one() -> None:
    deal = "N:AT62.432.A43.432 J98.765.8765.987 754.AKQ.KQ2.AK65 KQ3.JT98.JT9.QJT"
    ten, six = Card.parse("ST"), Card.parse("S6")
    seen = seen_by(contract(deal, GAME, "HJ H2 H5 HA S5 S3"), Seat.S)
    assert preferred(seen, ten, [ten, six]) is None
