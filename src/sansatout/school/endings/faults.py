"""Where an attempt left the sure lines, and what would have kept to one."""

from __future__ import annotations

from dataclasses import dataclass

from sansatout.cards import Card
from sansatout.school.endings.attempt import attempt
from sansatout.seats import Seat

__all__ = ["Stray", "fault_in"]


@dataclass(frozen=True, slots=True)
class Stray:
    """The first card of an attempt after which there was no sure line."""

    seat: Seat
    card: Card
    trick: int
    """The trick of the ending it was played to, from one."""
    right: tuple[Card, ...]
    """The cards after which there would have been one."""


def fault_in(key: str, cards: tuple[Card, ...]) -> Stray | None:
    """Return the fault in an attempt; ``None`` if it kept to a sure line.

    :raises SansatoutError: if there is no such problem, or a card may not be played
    """
    for place, card in enumerate(cards):
        right = _right(key, cards[:place])
        if card not in right:
            before = attempt(key, cards[:place])
            trick = before.problem.start.left - before.standing.left + 1
            return Stray(before.standing.turn, card, trick, right)
    return None


def _right(key: str, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    now = attempt(key, cards)
    if not cards:
        return tuple(map(Card.parse, now.problem.right))
    found = now.standing.sure()
    assert found, "the declaring side has a card"
    return tuple(card for card, sure in found.items() if sure)
