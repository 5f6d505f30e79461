"""Double-dummy values of every legal card over sampled layouts, as tricks and as points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from sansatout.cards import Card
from sansatout.robots.play.layouts import Layout
from sansatout.robots.play.seen import Seen
from sansatout.seats import Seat
from sansatout.solver import solve_samples

__all__ = ["Values", "evaluate", "remaining", "rows"]


@dataclass(frozen=True)
class Values:
    """Tricks of the declaring side at the end, a row for each layout, a column for each card."""

    cards: tuple[Card, ...]
    tricks: NDArray[np.int64]
    weights: NDArray[np.float64]
    payoff: NDArray[np.float64]
    sign: int
    """1 if the seat's side wants tricks for the declaring side, -1 for defenders."""

    better: Mapping[Card, float] | None = None
    """Points found by looking further, which then count."""

    def with_points(self, better: Mapping[Card, float]) -> Values:
        """Return the values with other points."""
        return replace(self, better=better)

    @cached_property
    def points(self) -> NDArray[np.float64]:
        """The expected points of each card."""
        if self.better is not None:
            return np.array([self.better[card] for card in self.cards])
        found: NDArray[np.float64] = self.weights @ self.payoff[self.tricks]
        return found

    @cached_property
    def mean_tricks(self) -> NDArray[np.float64]:
        """The expected declaring tricks after each card."""
        found: NDArray[np.float64] = self.weights @ self.tricks
        return found

    @property
    def samples(self) -> int:
        """The number of layouts behind the values."""
        return len(self.weights)


def rows(seen: Seen, layouts: Sequence[Layout]) -> NDArray[np.uint64]:
    """Return the layouts' hands in the order of play, as the solver takes them."""
    assert seen.bargain is not None, "cards are played after the bargain"
    order = seen.bargain.order
    return np.array([[lay.hands[seat] for seat in order] for lay in layouts], dtype=np.uint64)


def evaluate(seen: Seen, layouts: Sequence[Layout], *, budget: float | None = None) -> Values:
    """Solve all layouts; with a budget of seconds those it did not suffice for are left out."""
    assert seen.bargain is not None, "cards are played after the bargain"
    order, trick = seen.bargain.order, seen.current
    leader = Seat(order.index(trick.leader))
    batch = solve_samples(
        rows(seen, layouts), seen.bargain.strain, leader, trick.cards, budget=budget
    )
    cards = tuple(seen.legal())
    tricks = batch.values[batch.done][:, [card.index for card in cards]].astype(np.int64)
    if seen.turn in seen.declaring:
        tricks += seen.won
    else:
        tricks = seen.won + seen.left - tricks
    weights = np.array([layout.weight for layout in layouts])[batch.done]
    total = weights.sum()
    payoff = np.array(seen.payoff)
    sign = 1 if seen.declares else -1
    return Values(cards, tricks, weights / total if total else weights, payoff, sign)


def remaining(seen: Seen, layouts: Sequence[Layout]) -> list[int]:
    """Return how many of the remaining tricks the declaring side wins double dummy in each."""
    assert seen.bargain is not None, "cards are played after the bargain"
    order, trick = seen.bargain.order, seen.current
    leader = Seat(order.index(trick.leader))
    batch = solve_samples(rows(seen, layouts), seen.bargain.strain, leader, trick.cards)
    best = batch.values.max(axis=1).tolist()
    return best if seen.turn in seen.declaring else [seen.left - tricks for tricks in best]
