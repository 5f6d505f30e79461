"""Plans: for everything that may be seen, the card of a sure line.

A plan is written as one letter a card, in the order in which a walk through all that the defenders
may do first comes to each standing of the declaring side. So whoever walks again reads it, and
finds the goal reached in every layout, or finds where it is not.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sansatout.cards import PACK, Card
from sansatout.errors import SansatoutError
from sansatout.school.endings.defending import answer
from sansatout.school.endings.standing import Standing
from sansatout.tricks import winning_place

__all__ = ["TooLongError", "holds", "line", "made"]

_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
Choose = Callable[[Standing], Card]


class TooLongError(Exception):
    """More cards are needed than a plan has or may have."""


def made(start: Standing, right: Card, *, most: int) -> str:
    """Return a plan that begins with the card.

    :raises TooLongError: if it has more than so many cards
    """
    plan: list[str] = []

    def choose(standing: Standing) -> Card:
        if len(plan) >= most:
            raise TooLongError
        card = right if standing is start else _first_sure(standing)
        plan.append(_LETTERS[card.index])
        return card

    assert _reaches(start, choose, set()), "a sure line reaches the goal"
    return "".join(plan)


def holds(start: Standing, plan: str) -> bool:
    """Tell whether a plan reaches the goal whatever the defenders hold and play."""
    letters = iter(plan)

    def choose(standing: Standing) -> Card:
        del standing
        letter = next(letters, "")
        if not letter:
            raise TooLongError
        return PACK[_LETTERS.index(letter)]

    try:
        return _reaches(start, choose, set())
    except (TooLongError, SansatoutError):  # nothing to play, or what may not be played
        return False


def line(start: Standing) -> list[Card]:
    """Return a sure line against defenders to whom every answer is the same."""
    now, cards = start, []
    while now.verdict is None:
        cards.append(_first_sure(now) if now.is_own else answer(now))
        now = now.after(cards[-1])
    return cards


def _first_sure(standing: Standing) -> Card:
    found = standing.sure()
    assert found, "the declaring side has a card"
    return min((card for card, sure in found.items() if sure), key=lambda card: card.index)


def _reaches(standing: Standing, choose: Choose, known: set[object]) -> bool:
    if standing.verdict is not None:
        return standing.verdict
    key = _likeness(standing)
    if key in known:
        return True
    known.add(key)
    if standing.is_own:
        return _reaches(standing.after(choose(standing)), choose, known)
    return all(_reaches(standing.after(card), choose, known) for card in standing.possible())


def _likeness(standing: Standing) -> tuple[object, ...]:
    """Return what matters of a standing: hidden cards that nothing lies between are alike.

    Of two such cards in one trick it matters which is higher.
    """
    groups: list[int] = []
    trick: list[tuple[int, bool, bool]] = []
    mine = standing.apart
    places: dict[int, int] = {}
    group = 0
    for index in range(52):
        if index % 13 == 0 or mine >> index & 1:
            group += 1
        places[index] = group
    for index in range(52):
        if standing.hidden >> index & 1:
            groups.append(places[index])
    for card in standing.trick:
        place = places[card.index]
        alike = [i for i in range(52) if standing.hidden >> i & 1 and places[i] == place]
        own = bool(mine >> card.index & 1)
        over = not own and any(i > card.index for i in alike)
        under = not own and any(i < card.index for i in alike)
        trick.append((card.index if own else -place, over, under))
    return (
        standing.own,
        tuple(groups),
        standing.counts,
        standing.out_of,
        standing.leader,
        standing.need,
        tuple(trick),
        winning_place(standing.trick, standing.strain) if standing.trick else 0,
        standing.among and frozenset(map(standing.likes, standing.among)),
    )
