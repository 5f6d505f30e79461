"""Single positions: every card's value, one best line, and where a played deal went wrong."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from sansatout.cards import PACK, Card, Strain
from sansatout.deal import Deal
from sansatout.errors import IllegalPlayError
from sansatout.seats import Seat, Side
from sansatout.solver import _core
from sansatout.solver.position import Position

__all__ = ["Mistake", "Solution", "Trace", "along", "line", "solve_cards", "trace"]


@dataclass(frozen=True, slots=True)
class Solution:
    """Tricks for the side to play, from the trick under way on, with best play by all."""

    tricks: int
    values: Mapping[Card, int]
    """The tricks of the side to play after each legal card, the highest card first."""
    idle: tuple[int, int, int, int]
    """Per suit, clubs first: how many of its lowest cards could change hands without effect."""

    @property
    def best(self) -> tuple[Card, ...]:
        """The cards that take the most tricks."""
        return tuple(card for card, tricks in self.values.items() if tricks == self.tricks)


def solve_cards(position: Position) -> Solution:
    """Return the value of every legal card.

    >>> from sansatout.cards import Hand
    >>> hands = [Hand.parse(h) for h in ("AQ...", "K2...", "43...", "65...")]
    >>> position = Position(tuple(hands), Strain.NT, Seat.S)
    >>> {str(card): tricks for card, tricks in solve_cards(position).values.items()}
    {'S4': 1, 'S3': 1}
    """
    tricks, values, idle = _core.values(*position.numbers())
    return Solution(tricks, {PACK[card]: value for card, value in values}, idle)


def line(position: Position) -> tuple[Card, ...]:
    """Return one line of best play to the last card: always the lowest of the best cards."""
    return tuple(PACK[card] for card in _core.line(*position.numbers()))


def along(position: Position, cards: Iterable[Card]) -> tuple[int, ...]:
    """Return the tricks of North and South before the first card and after each one.

    Tricks won on the way count; the cards have to be legal.
    """
    return tuple(_core.trace(*position.numbers(), [card.index for card in cards]))


@dataclass(frozen=True, slots=True)
class Mistake:
    """A card that cost its side tricks."""

    number: int
    """Its place in the play, 0 for the opening lead."""
    seat: Seat
    card: Card
    cost: int


@dataclass(frozen=True, slots=True)
class Trace:
    """Double-dummy values along a played deal."""

    side: Side
    """The declaring side: its tricks are counted."""
    tricks: tuple[int, ...]
    """Tricks with best play from there: before the first card and after each one."""
    mistakes: tuple[Mistake, ...]


def trace(deal: Deal, play: Iterable[Card], *, strain: Strain, declarer: Seat) -> Trace:
    """Return how the declaring side's tricks changed with every card of a played deal.

    The play may stop early, as after a claim.

    :raises IllegalPlayError: for a card not held, not following suit, or after the last trick
    """
    start = Position.of_deal(deal, strain, declarer.lho)
    cards = tuple(play)
    seats = _seats(start, cards)
    ours = _core.trace(*start.numbers(), [card.index for card in cards])
    if declarer.side is Side.EW:
        ours = [13 - tricks for tricks in ours]
    mistakes = tuple(
        Mistake(i, seat, card, abs(ours[i + 1] - ours[i]))
        for i, (seat, card) in enumerate(zip(seats, cards, strict=True))
        if ours[i + 1] != ours[i]
    )
    return Trace(declarer.side, tuple(ours), mistakes)


def _seats(start: Position, cards: tuple[Card, ...]) -> list[Seat]:
    seats: list[Seat] = []
    position: Position | None = start
    for number, card in enumerate(cards):
        if position is None:
            raise IllegalPlayError("play-too-long", number=number + 1, card=card)
        seats.append(position.turn)
        position = position.after(card)
    return seats
