"""Experts look ahead before a call: what they leave the system for, and where they never do."""

from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from sansatout import locales, robots
from sansatout.auction import Auction
from sansatout.calls import PASS
from sansatout.cards import PACK, Hand
from sansatout.deal import Deal
from sansatout.events.acts import MakeCall
from sansatout.robots.ahead import worth
from sansatout.robots.ahead.looking import Gain
from sansatout.robots.play.seen import Seen
from sansatout.robots.thought import Thought
from sansatout.seats import Seat
from sansatout.solver import solve_contracts
from sansatout.variants import game
from tests.robots.foreign.auctions import WEIRD, random_auction
from tests.robots.play.playing import seen_by

TOO_HIGH = "AKJ54.T965.A76.3", "N: Pass 1C 1S 1NT 2S Pass"
"""Partner has raised on little, and the opponents have more than half of the points."""


def asked(hand: str, auction: str, key: str = "duplicate") -> Seen:
    """Return what the player to call knows; where the other cards lie he does not."""
    return _seen(Hand.parse(hand), Auction.parse(auction), key)


def _seen(own: Hand, auction: Auction, key: str = "duplicate", shuffle: int = 0) -> Seen:
    left = [card for card in PACK if card not in own]
    if shuffle:
        Random(shuffle).shuffle(left)
    rest = iter(left)
    turn = auction.turn
    assert turn is not None
    n, e, s, w = (own if seat is turn else Hand([next(rest) for _ in range(13)]) for seat in Seat)
    state = game(key).start(Deal((n, e, s, w)), auction.dealer)
    for seat, call in auction:
        state = state.after(seat, MakeCall(call))
    return seen_by(state, turn)


def thought(seen: Seen, level: str = "expert", system: str = "standard", seed: int = 1) -> Thought:
    return robots.decide(seen, level=level, system=system, seed=seed)


def called(found: Thought) -> str:
    assert isinstance(found.act, MakeCall)
    return str(found.act.call)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_an_invitation_that_layouts_speak_against_is_not_made(seed: int) -> None:
    seen = asked(*TOO_HIGH)
    assert called(thought(seen, "club")) == "3S"
    found = thought(seen, seed=seed)
    assert called(found) == "Pass"
    assert found.samples > 40
    assert found.candidates[0].act == found.act
    assert found.candidates[1].rules == thought(seen, "club").rules


@pytest.mark.parametrize(
    ("mean", "error", "made"), [(0.5, 0.4, "yes"), (0.5, 0.6, "no"), (0.2, 0.1, "no")]
)
def test_what_is_a_standard_error_and_a_quarter_of_an_imp_ahead_is_made(
    mean: float, error: float, made: str
) -> None:
    assert Gain(PASS, mean, error, 56).is_clear is (made == "yes")


def test_the_reason_names_both_calls_the_gain_and_the_rule_in_every_language() -> None:
    found = thought(asked(*TOO_HIGH))
    for language in locales.LANGUAGES:
        text = found.reason.text(language)
        assert all(word in text for word in ("Pass", "3S", str(found.samples), "S-LATE-6"))
        assert all(one.reason is None or one.reason.text(language) for one in found.candidates)


def test_the_same_question_has_the_same_answer() -> None:
    seen = asked(*TOO_HIGH)
    assert thought(seen) == thought(seen)


@pytest.mark.parametrize("shuffle", [1, 2])
def test_it_does_not_depend_on_cards_that_the_seat_has_not_seen(shuffle: int) -> None:
    hand, auction = TOO_HIGH
    other = _seen(Hand.parse(hand), Auction.parse(auction), shuffle=shuffle)
    assert thought(other) == thought(asked(hand, auction))


@pytest.mark.parametrize(
    ("hand", "auction", "system"),
    [
        ("AKJ54.T965.A76.3", "N: Pass Pass", "standard"),  # openings
        ("K954.T965.A7.Q63", "N: 1S Pass", "standard"),  # first answers to a suit
        ("AQJT9.3.96.AT975", "N: 1S Pass 4NT Pass", "standard"),  # answers about key cards
        ("A5.KQ62.A743.K82", "N: 1NT Pass 2C Pass", "standard"),  # questions
    ],
)
def test_what_begins_or_answers_a_conversation_is_the_systems(
    hand: str, auction: str, system: str
) -> None:
    seen = asked(hand, auction)
    assert thought(seen, system=system) == thought(seen, "club", system)


def test_what_the_book_says_is_not_looked_at() -> None:
    """C-ORB-4: opener's answer to a forcing takeout."""
    seen = asked("A76.KJ94.4.KQ953", "N: 1C Pass 2H Pass")
    by_book = thought(seen, "club", "culbertson")
    assert not any(rule.startswith("C-GAP-") for rule in by_book.rules)
    assert thought(seen, system="culbertson") == by_book


@pytest.mark.parametrize("key", ["rulebook", "kontrakt", "reform"])
def test_where_boards_are_not_compared_the_system_decides(key: str) -> None:
    seen = asked(*TOO_HIGH, key=key)
    assert thought(seen) == thought(seen, "club")


def test_who_has_left_the_system_keeps_to_it_from_then_on() -> None:
    """A hand that would have opened passed: partner reads its next call by a hand it is not."""
    seen = asked("AKJ54.AT65.A76.3", "N: Pass Pass 1H Pass 1S Pass 2C Pass")
    assert thought(seen) == thought(seen, "club")


def test_any_auction_is_answered_with_a_legal_call() -> None:
    rng = Random(5)
    auctions = [*WEIRD, *(random_auction(rng, 12) for _ in range(12))]
    for auction in auctions:
        if auction.turn is None:
            continue
        for system in ("standard", "culbertson"):
            found = thought(_seen(Deal.random(rng)[Seat.N], auction), system=system)
            assert isinstance(found.act, MakeCall)
            assert auction.allows(found.act.call)


def test_work_is_bounded_in_layouts_and_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    heaps: list[int] = []

    def watched(hands: Any, *args: Any, steps: int | None, **kwargs: Any) -> NDArray[np.int8]:
        assert steps is not None
        assert steps <= 3_000_000
        heaps.append(len(np.unique(hands, axis=0)))
        return solve_contracts(hands, *args, steps=steps, **kwargs)

    monkeypatch.setattr(worth, "solve_contracts", watched)
    thought(asked(*TOO_HIGH))
    assert len(heaps) == 3
    assert sum(heaps) <= 2 * 56


def test_without_time_the_systems_call_is_made() -> None:
    seen = asked(*TOO_HIGH)
    hurried = robots.decide(seen, level="expert", system="standard", seed=1, seconds=0.0)
    assert called(hurried) == "3S"
