"""The best chance where nothing is sure: the layouts in which the best line reaches the goal.

Every layout counts the same. Where one set of layouts is won by all the best lines and no other
line wins as many, an ending for the best chance is one for a sure line over that set: whoever
leaves it there has a smaller chance.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from sansatout.cards import Card
from sansatout.school.endings.standing import Standing
from sansatout.solver import Ending, solve_ending

__all__ = ["best_chance", "chances", "won_layouts"]

_STEPS: Final = 150_000
"""Endings that take more work are left out."""

Wins = Mapping[Card, float]
"""Cards, and in how many layouts the best line after each reaches the goal."""


def chances(start: Standing, layouts: Sequence[int]) -> Mapping[Card, int] | None:
    """Return in how many layouts each card reaches the goal with the best line after it.

    Nothing if that takes too much work.
    """
    found = _solved(start, layouts, [1.0] * len(layouts))
    return None if found is None else {card: round(wins) for card, wins in found.items()}


def _solved(start: Standing, layouts: Sequence[int], weights: Sequence[float]) -> Wins | None:
    aim = [float(tricks >= start.need) for tricks in range(start.left + 1)]
    rows = [start.row(one) for one in layouts]
    ending = Ending(rows, weights, start.strain, start.leader, start.trick, aim)
    found = solve_ending(ending, steps=_STEPS)
    if found is None:
        return None
    total = sum(weights)
    return {card: promise.worth * total for card, promise in found.items()}


def won_layouts(start: Standing, layouts: Sequence[int], wins: int) -> list[int] | None:
    """Return the layouts that the best lines win; nothing where these are not always the same.

    :param layouts: all that are possible
    :param wins: how many of them the best line wins
    """
    kinds: dict[tuple[int, ...], list[int]] = {}
    for one in layouts:
        kinds.setdefault(start.likes(one), []).append(one)
    for kind in list(kinds):
        rest = [one for other, some in kinds.items() if other != kind for one in some]
        if len(rest) < wins:
            continue
        found = chances(start, rest)
        if found is None:
            return None
        if max(found.values()) == wins:
            del kinds[kind]
    won = {one for some in kinds.values() for one in some}
    if len(won) != wins or not _alone(start, layouts, won):
        return None
    return [one for one in layouts if one in won]


def _alone(start: Standing, layouts: Sequence[int], won: set[int]) -> bool:
    """Tell whether no line wins as many layouts, but others: these weigh a trifle more."""
    trifle = 0.5 / len(layouts)
    found = _solved(start, layouts, [1.0 + trifle * (one not in won) for one in layouts])
    return found is not None and max(found.values()) < len(won) + trifle / 2


def best_chance(
    start: Standing, margin: int, least: float
) -> tuple[Standing, Mapping[Card, bool]] | None:
    """Return an ending limited to the layouts that its best line wins, and its right first cards.

    :param margin: so many more layouts the best first card wins than any that is not as good
    :param least: it wins at least such a part of them
    """
    layouts = list(start.layouts())
    found = chances(start, layouts)
    if found is None:
        return None
    best = max(found.values())
    others = [wins for wins in found.values() if wins < best]
    if not others or not least * len(layouts) <= best < len(layouts) or best - max(others) < margin:
        return None
    won = won_layouts(start, layouts, best)
    if won is None:
        return None
    limited = start.limited(won)
    right = {card: wins == best for card, wins in found.items()}
    return (limited, right) if limited.sure() == right else None
