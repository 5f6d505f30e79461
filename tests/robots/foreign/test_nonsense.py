"""A robot asked with nonsense answers with a clear error or a legal act in time."""

import time
from dataclasses import replace
from typing import Any

import pytest

from sansatout import robots
from sansatout.auction import Auction
from sansatout.cards import Card, Hand
from sansatout.errors import IllegalCallError, InputError, RuleError
from sansatout.events.acts import Play, Reply, Respond
from sansatout.robots.bidding import SYSTEMS, decide_call
from sansatout.robots.play.seen import Claimed, Seen
from sansatout.seats import Seat
from sansatout.tricks import Trick
from tests.robots.play.playing import contract, seen_by

DEAL = "N:KJ94.QJ5.A43.876 765.874.QJ976.93 AQ2.A96.K852.A42 T83.KT32.T.KQJT5"
CALLS = "Pass Pass 1NT Pass 3NT Pass Pass Pass"


@pytest.mark.parametrize("hand", ["KJ94.QJ5.A43.87", "KJ94.QJ5.A43.8765", "..."])
@pytest.mark.parametrize("key", list(SYSTEMS))
def test_a_hand_must_have_thirteen_cards(key: str, hand: str) -> None:
    with pytest.raises(InputError, match="13"):
        decide_call(SYSTEMS[key], Hand.parse(hand), Auction.parse("N: 1NT"))


@pytest.mark.parametrize("level", robots.LEVELS)
@pytest.mark.parametrize("hand", ["KJ94.QJ5.A43.87", "KJ94.QJ5.A43.8765"])
def test_a_robot_says_what_is_wrong_with_a_hand(level: str, hand: str) -> None:
    bidding = replace(seen_by(contract(DEAL, ""), Seat.N), hand=Hand.parse(hand))
    playing = replace(seen_by(contract(DEAL, CALLS, "CK"), Seat.N), hand=Hand.parse(hand))
    for seen in (bidding, playing):
        with pytest.raises(InputError, match="13"):
            robots.decide(seen, level=level, system="natural", seed=1)


def test_a_card_in_two_hands_is_told() -> None:
    state = contract(DEAL, CALLS, "CK C6")
    seen = seen_by(state, Seat.E)
    twice = replace(seen, hand=state.deal[Seat.N])
    with pytest.raises(InputError, match="with E and with"):
        robots.decide(twice, level="club", system="natural", seed=1)


@pytest.mark.parametrize("level", robots.LEVELS)
@pytest.mark.parametrize(
    ("cards", "told"),
    [
        ("CK C6 C3 DQ", "S does not hold it"),
        ("CK C6 CK CA", "with W and with E"),
        ("CK C6 C3 CA CK C7 C9 C4", "W does not hold it"),
        ("CK C6 CA C2", "with S and with E"),
    ],
)
def test_a_play_that_cannot_be_is_told(level: str, cards: str, told: str) -> None:
    seen = seen_by(contract(DEAL, CALLS, "CK C6 C3 CA"), Seat.S)
    played, seats = tuple(map(Card.parse, cards.split())), seen.tricks[0].seats
    fours = (played[i : i + 4] for i in range(0, len(played), 4))
    odd = replace(seen, tricks=tuple(Trick(seats, four) for four in fours))
    with pytest.raises(InputError, match=told):
        robots.decide(odd, level=level, system="natural", seed=1)


@pytest.mark.parametrize("level", robots.LEVELS)
@pytest.mark.parametrize(
    ("calls", "cards", "due"),
    [
        ("", "", "N"),
        ("Pass", "", "E"),
        (CALLS, "", "W"),
        (CALLS, "CK", "NS"),
        (CALLS, "CK C6", "E"),
    ],
)
def test_who_is_not_due_has_nothing_to_decide(level: str, calls: str, cards: str, due: str) -> None:
    """Nobody bids another's call on his own hand; the declaring side plays dummy's cards."""
    state = contract(DEAL, calls, cards)
    for seat in set(Seat) - set(map(Seat.parse, due)):
        with pytest.raises(RuleError, match=f"{seat} has nothing to decide"):
            robots.decide(seen_by(state, seat), level=level, system="natural", seed=1)


ODD_NAMES = ["nonsense", "", ("natural",), ("natural",) * 3, ("natural", "nonsense"), (), 5, None]


@pytest.mark.parametrize("level", robots.LEVELS)
@pytest.mark.parametrize("names", ODD_NAMES, ids=str)
def test_systems_and_agreements_nobody_knows_are_refused_at_every_turn(
    level: str, names: Any
) -> None:
    state = contract(DEAL, CALLS, "CK C6 C3 CA")
    playing = seen_by(state, Seat.S)
    answering = replace(playing, claimed=Claimed(Seat.W, 3))
    for seen in (seen_by(contract(DEAL, ""), Seat.N), playing, answering):
        with pytest.raises(InputError, match="there is no bidding system"):
            robots.decide(seen, level=level, system=names, seed=1)
        if names == "":
            continue  # no signals
        with pytest.raises(InputError, match="there are no signals"):
            robots.decide(seen, level=level, system="natural", seed=1, signals=names)


def test_an_unknown_level_is_refused_even_where_a_claim_waits() -> None:
    playing = seen_by(contract(DEAL, CALLS, "CK C6 C3 CA"), Seat.S)
    answering = replace(playing, claimed=Claimed(Seat.W, 3))
    with pytest.raises(InputError, match="no level"):
        robots.decide(answering, level="genius", system="natural", seed=1)


@pytest.mark.parametrize(
    "calls", ["N: 1NT 1C", "N: X", "N: 1C Pass XX", "N: Pass Pass Pass Pass 1C"]
)
def test_an_auction_that_cannot_be_is_refused(calls: str) -> None:
    with pytest.raises(IllegalCallError):
        Auction.parse(calls)


def test_nobody_calls_after_the_auction() -> None:
    with pytest.raises(RuleError, match="over"):
        decide_call(
            SYSTEMS["natural"],
            Hand.parse("KJ94.QJ5.A43.876"),
            Auction.parse("N: 1C Pass Pass Pass"),
        )


@pytest.mark.parametrize("level", robots.LEVELS)
@pytest.mark.parametrize("seconds", [0.0, -1.0, 1e-9, 1e-3, float("-inf")])
def test_without_time_a_legal_card_is_played_at_once(level: str, seconds: float) -> None:
    for cards in ("", "CK", "CK C6 C3 CA"):
        state = contract(DEAL, CALLS, cards)
        assert state.actor is not None
        seen = seen_by(state, state.actor)
        began = time.process_time()
        thought = robots.decide(seen, level=level, system="natural", seed=1, seconds=seconds)
        assert time.process_time() - began < 1.5
        assert isinstance(thought.act, Play)
        assert thought.act.card in seen.legal()


WILD = "N:KJ9753..AQT8642. ..KJ9753.AQT8642 .AQT8642..KJ9753 AQT8642.KJ9753.."
"""Takes seconds to solve at no trump."""


def _claimed(deal: str, lead: str, tricks: int) -> Seen:
    """Return what East knows when declarer claims at the first trick."""
    state = contract(deal, "Pass Pass 3NT Pass Pass Pass", lead)
    return replace(
        seen_by(state, Seat.E),
        open=((Seat.N, state.deal[Seat.N]), (Seat.S, state.deal[Seat.S])),
        claimed=Claimed(Seat.S, tricks),
    )


@pytest.mark.parametrize(("tricks", "answer"), [(0, "accept"), (5, "refuse")])
def test_a_claim_too_hard_to_check_is_granted_as_far_as_it_is_certain(
    tricks: int, answer: Reply
) -> None:
    thought = robots.decide(_claimed(WILD, "SA", tricks), level="club", system="natural", seed=1)
    assert thought.act == Respond("claim", answer)
    assert thought.samples == 0, "no layout is solved"


@pytest.mark.parametrize(("seconds", "layouts"), [(None, 1), (0.0, 0)])
def test_without_time_a_claim_is_not_checked(seconds: float | None, layouts: int) -> None:
    seen = _claimed(DEAL, "CK", 0)
    thought = robots.decide(seen, level="club", system="natural", seed=1, seconds=seconds)
    assert thought.samples == layouts


@pytest.mark.parametrize("seconds", [0.0, -1.0])
def test_without_time_a_call_is_made(seconds: float) -> None:
    seen = seen_by(contract(DEAL, "Pass"), Seat.E)
    thought = robots.decide(seen, level="expert", system="natural", seed=1, seconds=seconds)
    assert thought.act in seen.dialogue.legal_acts()
