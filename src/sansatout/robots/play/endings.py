"""The last tricks of the declaring side, solved exactly in place of sampling.

All layouts that agree with what was seen are counted, weighed by the words, by the cards played
and by restricted choice. The card is the one with the best line: one choice for all layouts
that have looked alike so far, against defenders who see everything (``sansatout.solver.endings``
tells the game). Lines of the same worth are told apart by the tricks they promise, then by what
hindsight would make of the card, as real defenders do not see everything.

Defenders go on sampling. Two hands are hidden from them that play against each other, and what
partner and declarer know is not what they know themselves: no single policy of one side is sought.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from random import Random
from typing import Final

import numpy as np

from sansatout.cards import Card
from sansatout.events.acts import Play
from sansatout.robots.message import message
from sansatout.robots.play.choice import weighed
from sansatout.robots.play.clock import Clock
from sansatout.robots.play.layouts import Misfits, every
from sansatout.robots.play.reading import likelihood
from sansatout.robots.play.seen import Seen
from sansatout.robots.play.signals import NO_SIGNALS
from sansatout.robots.play.values import TIE, Values, evaluate, rows
from sansatout.robots.play.weighing import by_technique, chosen
from sansatout.robots.thought import Thought, Weighed
from sansatout.seats import Seat
from sansatout.solver import Assured, Ending, solve_ending

__all__ = ["LAST", "counted", "ending"]

LAST: Final = 6
"""With so many tricks left or fewer."""
_MOST: Final = 252
"""Layouts: five cards each among ten, six where enough has been shown."""
_STEPS: Final = 2_000_000
"""After so much work, about a second, the expert falls back on sampling."""
_SHARE: Final = 0.5
"""How much of its time it may take."""


def ending(
    seen: Seen,
    said: Mapping[Seat, Misfits],
    rng: Random,
    clock: Clock,
    agreed: tuple[str, str] = NO_SIGNALS,
) -> Thought | None:
    """Return the exact choice; ``None`` where there is none, or where time does not suffice.

    :param agreed: what each side's small cards say by agreement
    """
    if seen.left > LAST:
        return None
    left = None if clock.left is None else clock.left * _SHARE
    found = counted(seen, said, agreed, left)
    if found is None:
        return None
    values, known = found
    left = None if clock.left is None else clock.left * _SHARE
    promises = solve_ending(known, steps=_STEPS, budget=left)
    return None if promises is None else _thought(seen, values, promises, rng)


def counted(
    seen: Seen,
    said: Mapping[Seat, Misfits],
    agreed: tuple[str, str] = NO_SIGNALS,
    budget: float | None = None,
) -> tuple[Values, Ending] | None:
    """Return the ending that is to be solved, with double-dummy values over all its layouts.

    Nothing where the declaring side is not to play, layouts are too many, or the time is up.
    """
    if seen.turn not in seen.declaring or not seen.declares:
        return None
    if set(seen.hidden()) & set(seen.declaring):
        return None
    layouts = weighed(seen, every(seen, said, partial(likelihood, seen, agreed), most=_MOST))
    if not layouts:
        return None
    values = replace(
        evaluate(seen, layouts, budget=budget), aims_at_imps=seen.variant.compares_boards
    )
    if values.samples < len(layouts):
        return None
    bargain, trick = seen.bargain, seen.current
    assert bargain is not None, "cards are played after the bargain"
    reach = slice(seen.won, seen.won + seen.left + 1)
    aim = values.aim[reach]
    if (np.diff(aim) < 0).any():
        return None
    known = Ending(
        rows(seen, layouts),
        [layout.weight for layout in layouts],
        bargain.strain,
        Seat(bargain.order.index(trick.leader)),
        trick.cards,
        aim.tolist(),
        values.payoff[reach].tolist(),
    )
    return values, known


def _thought(seen: Seen, values: Values, promises: Mapping[Card, Assured], rng: Random) -> Thought:
    """Take the best promise; the rules and chance choose among cards that are equal in all."""
    places = {card: place for place, card in enumerate(values.cards)}

    def rank(card: Card) -> tuple[int, ...]:
        promise, place = promises[card], places[card]
        found = (promise.worth, promise.tricks, values.worth[place], values.mean_tricks[place])
        return tuple(-round(float(one) / TIE) for one in found)

    best = min(map(rank, values.cards))
    level = [card for card in values.cards if rank(card) == best]
    same = values.among(level)
    plain = by_technique(seen, same, chosen(seen, same, rng), rng)
    assert isinstance(plain.act, Play), "a card is to be played"
    card = plain.act.card
    order = [card, *sorted((one for one in values.cards if one is not card), key=rank)]
    candidates = tuple(
        Weighed(seen.play(one), promises[one].points, seen.won + promises[one].tricks)
        for one in order
    )
    reason = message("play-exact", points=round(promises[card].points), count=values.samples)
    return Thought(plain.act, reason, candidates, values.samples, plain.rules)
