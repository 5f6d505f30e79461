"""Double-dummy values of every legal card over sampled layouts, as tricks and as points."""

from __future__ import annotations

from collections.abc import Sequence
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
from sansatout.solver import Batch, solve_samples

__all__ = ["STEPS", "TIE", "Floats", "Values", "evaluate", "remaining", "rows"]

Floats = NDArray[np.float64]
TIE: Final = 1e-6
"""Worth that is no more apart is the same."""
STEPS: Final = 3_500_000
"""How much work the solver may do on one heap of layouts, where they are dear."""
_CLAIMED: Final = 4 * STEPS
"""The same where a claim is checked; one layout may take a quarter of it."""
_DEAR: Final = 10
"""With so many tricks left or more."""
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
    weights: Floats
    payoff: Floats
    sign: int
    """1 if the seat's side wants tricks for the declaring side, -1 for defenders."""

    aims_at_imps: bool = False
    """Whether IMPs against the expected result count, not points."""

    @cached_property
    def points(self) -> Floats:
        """The expected points of each card."""
        return self.mean(self.payoff[self.tricks])

    @cached_property
    def aim(self) -> Floats:
        """What 0 to 13 declaring tricks count in the choice: points, or the IMPs for them."""
        if not self.aims_at_imps:
            return self.payoff
        apart = self.payoff - self.points.max()
        found: Floats = np.sign(apart) * np.interp(abs(apart), *_IMPS)
        return found

    @cached_property
    def worth(self) -> Floats:
        """What is expected of each card, as the choice counts."""
        return self.mean(self.aim[self.tricks])

    @cached_property
    def mean_tricks(self) -> Floats:
        """The expected declaring tricks after each card."""
        return self.mean(self.tricks)

    @property
    def samples(self) -> int:
        """The number of layouts behind the values."""
        return len(self.weights)

    def ahead_of(self, card: Card, errors: float) -> Card | None:
        """Return the best of the cards that are ahead of this one by so many standard errors."""
        mean, error = self._gains_over(card)
        ahead = np.where((mean > errors * error) & (mean > TIE), mean, 0.0)
        return self.cards[int(ahead.argmax())] if ahead.any() else None

    def has_rival(self, card: Card, errors: float) -> bool:
        """Tell whether another card is less than so many standard errors behind this one."""
        mean, error = self._gains_over(card)
        return bool((-mean < errors * error).any())

    def ties_with(self, card: Card, errors: float, most: float) -> list[Card]:
        """Return this card and those apart by so many standard errors, and so much, at the most."""
        mean, error = self._gains_over(card)
        apart = np.maximum(np.minimum(errors * error, most), TIE)
        return [self.cards[place] for place in np.flatnonzero(abs(mean) <= apart)]

    def _gains_over(self, card: Card) -> tuple[Floats, Floats]:
        """Return what each card is expected to gain over this one, and the standard error."""
        worth = self.aim[self.tricks]
        gains = worth - worth[:, [self.cards.index(card)]]
        mean = self.mean(gains)
        error = np.sqrt(self.weights**2 @ (gains - mean) ** 2) / (self.weights.sum() or 1.0)
        return mean, error

    def mean(self, rows: NDArray[Any]) -> Floats:
        """Return the mean over the layouts by their weights."""
        total = self.weights.sum()
        found: Floats = self.weights @ rows / (total or 1.0)
        return found

    def among(self, cards: Sequence[Card]) -> Values:
        """Return the values of these cards alone."""
        places = [self.cards.index(card) for card in cards]
        return replace(self, cards=tuple(cards), tricks=self.tricks[:, places])

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
    """Solve the layouts, or as many from the first on as the time and the work allow.

    One that would take much of the work by itself is left out, too: the rest is a sample of
    layouts that are no harder than most.
    """
    batch = _solved(seen, layouts, budget, STEPS)
    cards = tuple(seen.legal())
    tricks = batch.values[batch.done][:, [card.index for card in cards]].astype(np.int64)
    if seen.turn in seen.declaring:
        tricks += seen.won
    else:
        tricks = seen.won + seen.left - tricks
    weights = np.array([layout.weight for layout in layouts])[batch.done]
    return Values(cards, tricks, weights, np.array(seen.payoff), 1 if seen.declares else -1)


def remaining(seen: Seen, layouts: Sequence[Layout], *, budget: float | None = None) -> list[int]:
    """Return how many of the remaining tricks the declaring side wins double dummy in each.

    Layouts that time and work do not suffice for are left out.
    """
    batch = _solved(seen, layouts, budget, _CLAIMED)
    best = batch.values[batch.done].max(axis=1).tolist()
    return best if seen.turn in seen.declaring else [seen.left - tricks for tricks in best]


def _solved(seen: Seen, layouts: Sequence[Layout], budget: float | None, steps: int) -> Batch:
    assert seen.bargain is not None, "cards are played after the bargain"
    order, trick = seen.bargain.order, seen.current
    return solve_samples(
        rows(seen, layouts),
        seen.bargain.strain,
        Seat(order.index(trick.leader)),
        trick.cards,
        budget=budget,
        steps=steps if seen.left >= _DEAR else None,
    )
