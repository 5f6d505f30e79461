"""What a condition is made of: terms that can be asked of one deal and of many at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any, Protocol

import numpy as np

from sansatout.cards import Hand
from sansatout.conditions.features import Feature
from sansatout.deal import Deal
from sansatout.seats import Seat

__all__ = [
    "Array",
    "Columns",
    "HandMeasure",
    "Kind",
    "Lookup",
    "Term",
    "denied",
    "joined",
    "measured",
]

Array = np.ndarray[Any, np.dtype[Any]]
Value = Callable[[Deal], float]
Lookup = Callable[[Feature], Array]
"""What many hands have of a feature, one number a hand."""


class Columns(Protocol):
    """Many deals, or what is known of them: what each seat has of a feature."""

    def __call__(self, seat: Seat, feature: Feature, /) -> Array:
        """Return one number for each deal."""


class Kind(Enum):
    """What a part of a condition gives for a deal."""

    NUMBER = "number"
    TRUTH = "condition"


@dataclass(frozen=True, slots=True)
class HandMeasure:
    """Something that is asked of a hand: of one, and of many by their features."""

    of_hand: Callable[[Hand], int]
    of_hands: Callable[[Lookup], Array]
    features: tuple[Feature, ...]
    is_linear: bool = False
    """Whether two hands together have the sum of what each has, whichever cards are where."""


def measured(of_hand: Callable[[Hand], int], feature: Feature) -> HandMeasure:
    """Return the measure that is a feature."""
    return HandMeasure(of_hand, lambda of: of(feature), (feature,), feature.is_linear)


@dataclass(frozen=True, slots=True)
class Term:
    """A part of the condition: what it gives for a deal, and of which kind that is."""

    kind: Kind
    value: Value
    column: Callable[[Columns], Any]
    """The same for many deals: an array, or one value where no card matters."""
    reads: frozenset[tuple[Seat, Feature]] = frozenset()
    of_sides: bool = True
    """Whether it asks only what both hands of a side have together."""
    most: float = 1
    """No number that it gives is farther from 0."""
    parts: tuple[Term, ...] = ()
    """Terms that all hold where this one does, if it is made of such."""
    choices: tuple[Term, ...] = ()
    """Terms of which one holds where this one does, if it is made of such."""
    fixed: tuple[Seat, int] | None = None
    """The seat that holds these cards, where that is all it says."""

    @property
    def conjuncts(self) -> tuple[Term, ...]:
        """The terms that together say the same, as many as can be told apart."""
        if not self.parts:
            return (self,)
        return tuple(found for part in self.parts for found in part.conjuncts)

    @property
    def seats(self) -> frozenset[Seat]:
        """Whose cards matter."""
        return frozenset(seat for seat, _ in self.reads)


def joined(
    kind: Kind,
    terms: tuple[Term, ...],
    value: Value,
    column: Callable[[Columns], Any],
    most: float = 1,
) -> Term:
    """Return a term made of others."""
    reads = frozenset[tuple[Seat, Feature]]().union(*(term.reads for term in terms))
    return Term(kind, value, column, reads, all(term.of_sides for term in terms), most)


def denied(term: Term) -> Term:
    """Return the term that holds where this one does not."""
    value, column = term.value, term.column
    return Term(
        Kind.TRUTH,
        lambda deal: not value(deal),
        lambda columns: np.logical_not(column(columns)),
        term.reads,
        term.of_sides,
        parts=tuple(denied(choice) for choice in term.choices),
    )
