"""Double-dummy values of every legal card over sampled layouts, as tricks and as points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from sansatout.cards import Card
from sansatout.robots.play.layouts import Layout
from sansatout.robots.play.seen import Seen
from sansatout.scoring.compare import IMP_LIMITS
from sansatout.seats import Seat
from sansatout.solver import solve_samples

__all__ = ["Values", "evaluate", "remaining", "rows"]

CLEAR: Final = 2.5
"""How many standard errors ahead of another card the best one must be to look no further."""
_IMPS: Final = (
    np.array((0, *(limit + 10 for limit in IMP_LIMITS)), dtype=np.float64),
    np.arange(len(IMP_LIMITS) + 1, dtype=np.float64),
)
"""Points with their IMPs (DU-3.1); between them in proportion, as the expected result lies between
the possible ones."""


@dataclass(frozen=True)
class Values:
    """Tricks of the declaring side at the end, a row for each layout, a column for each card."""

    cards: tuple[Card, ...]
    tricks: NDArray[np.int64]
    weights: NDArray[np.float64]
    payoff: NDArray[np.float64]
    sign: int
    """1 if the seat's side wants tricks for the declaring side, -1 for defenders."""

    aims_at_imps: bool = False
    """Whether IMPs against the expected result count, not points."""
    better: Mapping[Card, float] | None = None
    """Worth found by looking further, which then counts."""

    @cached_property
    def points(self) -> NDArray[np.float64]:
        """The expected points of each card."""
        return self.mean(self.payoff[self.tricks])

    @cached_property
    def aim(self) -> NDArray[np.float64]:
        """What 0 to 13 declaring tricks count in the choice: points, or the IMPs for them."""
        if not self.aims_at_imps:
            return self.payoff
        apart = self.payoff - self.points.max()
        found: NDArray[np.float64] = np.sign(apart) * np.interp(abs(apart), *_IMPS)
        return found

    @cached_property
    def worth(self) -> NDArray[np.float64]:
        """What is expected of each card, as the choice counts."""
        if self.better is not None:
            return np.array([self.better[card] for card in self.cards])
        return self.mean(self.aim[self.tricks])

    @cached_property
    def mean_tricks(self) -> NDArray[np.float64]:
        """The expected declaring tricks after each card."""
        return self.mean(self.tricks)

    @property
    def samples(self) -> int:
        """The number of layouts behind the values."""
        return len(self.weights)

    @property
    def settled(self) -> bool:
        """Whether chance alone hardly makes the best card better than each of the others."""
        gains = self.aim[self.tricks]
        behind = gains[:, [int(self.worth.argmax())]] - gains
        mean = self.mean(behind)
        error = np.sqrt(self.weights**2 @ (behind - mean) ** 2) / self.weights.sum()
        return bool((mean >= CLEAR * error).all())

    def mean(self, rows: NDArray[Any]) -> NDArray[np.float64]:
        """Return the mean over the layouts by their weights."""
        total = self.weights.sum()
        found: NDArray[np.float64] = self.weights @ rows / (total or 1.0)
        return found

    def joined(self, more: Values) -> Values:
        """Return the values over these layouts and more of them."""
        tricks = np.concatenate([self.tricks, more.tricks])
        weights = np.concatenate([self.weights, more.weights])
        return replace(self, tricks=tricks, weights=weights)


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
    return Values(cards, tricks, weights, np.array(seen.payoff), 1 if seen.declares else -1)


def remaining(seen: Seen, layouts: Sequence[Layout]) -> list[int]:
    """Return how many of the remaining tricks the declaring side wins double dummy in each."""
    assert seen.bargain is not None, "cards are played after the bargain"
    order, trick = seen.bargain.order, seen.current
    leader = Seat(order.index(trick.leader))
    batch = solve_samples(rows(seen, layouts), seen.bargain.strain, leader, trick.cards)
    best = batch.values.max(axis=1).tolist()
    return best if seen.turn in seen.declaring else [seen.left - tricks for tricks in best]
