"""What makes an ending a problem: themes, and a layout against every wrong first card."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

import numpy as np

from sansatout.cards import Card, Hand
from sansatout.contract import Contract
from sansatout.deal import Deal
from sansatout.school.endings.plan import TooLongError, made
from sansatout.school.endings.problem import EndingProblem, written
from sansatout.school.endings.robots_at import reached_by
from sansatout.school.endings.standing import Standing
from sansatout.school.endings.themes import Sure, themes
from sansatout.solver import solve_samples
from sansatout.structs import replace

__all__ = ["Sampled", "sampled", "taken"]

_SAMPLE: Final = 400
"""So many layouts are looked at for one in which a wrong card fails."""
_PLAN: Final = 6_000
"""A plan with more cards is not kept."""
_WEAK: Final = "novice"
_COMMON: Final = ("entry",)
"""What most endings are about: only those are taken that the novice misses."""

Sampled = tuple[list[int], np.ndarray]
"""Layouts, and the tricks after every card in each with all hands seen."""


def sampled(start: Standing, rng: Random) -> Sampled:
    """Return some of the layouts, or all, with what every card that may be played brings there."""
    layouts = list(start.layouts())
    some = layouts if len(layouts) <= _SAMPLE else rng.sample(layouts, _SAMPLE)
    rows = np.array([start.row(one) for one in some], dtype=np.uint64)
    batch = solve_samples(rows, start.strain, start.leader, start.trick)
    legal = [card.index for card in start.legal()]
    values = np.full((len(some), 52), -1, dtype=np.int64)
    values[:, legal] = batch.values[:, legal]
    return some, values


def taken(
    key: str,
    before: tuple[Deal, Contract, Sequence[Card]],
    start: Standing,
    sure: Sure,
    means: Sampled,
    wins: str = "",
) -> EndingProblem | None:
    """Return an ending as a problem if it makes one.

    :param before: the deal, the contract that the goal just makes, and what was played
    :param sure: whether there is a sure line after each first card
    :param means: layouts with what each card brings there
    :param wins: the layouts that count, as a problem writes them, where not all do
    """
    deal, contract, cards = before
    layouts, values = means
    right = [card for card, good in sure.items() if good]
    if 2 * len(right) > len(sure):
        return None
    counting = np.array([start.among is None or one in start.among for one in layouts])
    refuted: dict[str, str] = {}
    for card in sure:
        fails = np.flatnonzero((values[:, card.index] < start.need) & counting)
        if card not in right:
            if not fails.size:
                return None
            refuted[str(card)] = str(Hand.from_bits(layouts[fails[0]]))
    about = themes(start, sure, {card: float(values[:, card.index].mean()) for card in sure})
    if not about:
        return None
    one = EndingProblem(
        id=key,
        deal=str(deal),
        declarer="S",
        contract=str(contract),
        played=written(cards),
        goal=start.need,
        right=tuple(map(str, right)),
        refuted=refuted,
        count=sum(1 for _ in start.open().layouts()),
        themes=about,
        wins=wins,
    )
    if about == _COMMON and reached_by(one, _WEAK)[1]:
        return None
    return replace(one, plan=_plan(start, right[0]))


def _plan(start: Standing, right: Card) -> str:
    if start.left > 6:
        return ""
    try:
        return made(start, right, most=_PLAN)
    except TooLongError:
        return ""
