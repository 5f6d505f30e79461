"""What small cards say: players give up the lowest that will do.

Who cannot win a trick, or throws a card away, parts with the lowest of the suit; who ruffs takes
the lowest trump; who leads a small card leads the lowest, most of the time. A layout in which
somebody kept a lower card is therefore unlikely. Unlikely only: people signal, and hide what they
hold. Honours are left to restricted choice, as any of several equal ones may be played.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from sansatout.cards import Card
from sansatout.robots.play.layouts import Rows
from sansatout.robots.play.seen import Seen
from sansatout.seats import Seat
from sansatout.tricks import Trick, winning_place

__all__ = ["KEPT_LOWER", "SMALL", "likelihood"]

KEPT_LOWER: Final = {"follow": 0.03, "discard": 0.03, "ruff": 0.2, "lead": 0.06}
"""How likely a card is whose player kept a lower one of the suit, beside one who had none."""
SMALL: Final = 8
"""Ranks below this one, the ten, are small cards."""


@dataclass(frozen=True, slots=True)
class _Small:
    """A small card that a hidden hand parted with."""

    seat: Seat
    card: Card
    lower: int
    """The lower cards of its suit, as a set of 52 bits."""
    kept_lower: float
    held: int
    """The lower cards that the hand has played since: it had kept them for sure."""


def likelihood(
    seen: Seen, rows: Rows, otherwise_read: Collection[Card] = ()
) -> NDArray[np.float64]:
    """Return how well each layout agrees with the small cards played, at most 1.

    :param otherwise_read: cards that have another meaning
    """
    found = np.ones(len(rows))
    for small in _smalls(seen):
        if not small.held and small.card not in otherwise_read:
            kept = rows[:, small.seat.value] & np.uint64(small.lower) != 0
            found[kept] *= small.kept_lower
    return found


def _smalls(seen: Seen) -> Iterator[_Small]:
    hidden, gone = set(seen.hidden()), dict.fromkeys(Seat, 0)
    for number, trick in enumerate(seen.tricks):
        for place, (seat, card) in enumerate(zip(trick.seats, trick.cards, strict=False)):
            gone[seat] |= card.bit
            how = _how(seen, trick, place, first=number == 0)
            if seat not in hidden or how is None:
                continue
            lower = ((1 << card.rank.value) - 1) << 13 * card.suit.value
            since = seen.played(seat) & ~gone[seat]
            yield _Small(seat, card, lower, KEPT_LOWER[how], since & lower)


def _how(seen: Seen, trick: Trick, place: int, *, first: bool) -> str | None:
    """Return how the card was parted with; ``None`` where it says nothing of lower ones."""
    assert seen.bargain is not None, "cards are played after the bargain"
    card, before = trick.cards[place], trick.cards[:place]
    if not before:
        return None if first or card.rank.value >= SMALL else "lead"
    wins = winning_place((*before, card), seen.bargain.strain) == place
    if card.suit is not trick.led:
        return "ruff" if wins else _small(card, "discard")
    return None if wins else _small(card, "follow")


def _small(card: Card, how: str) -> str | None:
    return how if card.rank.value < SMALL else None
