"""The levels of robots, and what each does at its turn.

``novice`` plays by rules alone; ``club`` samples layouts, reads the words that were said and values
every card double dummy; ``expert`` also reads small cards, samples until one card stands out,
counts what the result is compared by and, as declarer, plays on without hindsight. Two yardsticks
are not offered at tables: ``uniform`` samples as ``club`` does but believes nobody, ``ahead`` is an
expert with αμ search in place of playing on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from random import Random
from typing import Final

from sansatout.errors import InputError
from sansatout.robots.play.choice import weighed
from sansatout.robots.play.clock import Clock
from sansatout.robots.play.habits import likelihood
from sansatout.robots.play.layouts import Layout, draw
from sansatout.robots.play.lookahead import lookahead
from sansatout.robots.play.rollout import rollouts
from sansatout.robots.play.seen import Seen
from sansatout.robots.play.values import Values, evaluate
from sansatout.robots.play.weighing import by_rules, chosen, distinct
from sansatout.robots.play.words import SystemNames, words
from sansatout.robots.thought import Thought
from sansatout.variants import find

__all__ = ["LEVELS", "Level", "card_player", "samples_for"]

Sampler = Callable[[Seen, SystemNames, int, Random], list[Layout]]

# More samples as the play goes on: a position costs less to solve the fewer cards are left.
_SAMPLES: Final = (16, 20, 24, 28, 32, 36, 40, 40, 40, 40, 40, 40, 40)

_HEATS: Final = (40, 80, 120)
"""After how many layouts an expert asks whether the best card stands out."""
_LEAD_HEATS: Final = (24, 48, 72)
"""The same before the opening lead, where a layout costs most."""
_BEST: Final = 4
"""How many cards a declarer looks into, those alike counted once."""
_DEEP: Final = ((8, 3), (0, 13))
"""With so many tricks left or more the play goes on for so many."""
_AHEAD: Final = 10
"""With so many tricks left declarers begin to look further; earlier it costs too much."""


@dataclass(frozen=True, slots=True)
class Level:
    """How a robot plays its cards."""

    key: str
    play: Callable[[Seen, SystemNames, Random, float | None], Thought]
    offered: bool = True


def samples_for(seen: Seen) -> int:
    """Return how many layouts are sampled at this point of the play."""
    return _SAMPLES[13 - seen.left]


def believing(seen: Seen, systems: SystemNames, count: int, rng: Random) -> list[Layout]:
    """Sample layouts that fit the words, weighed by restricted choice."""
    return weighed(seen, draw(seen, count, rng, words(seen, systems)))


def unbelieving(seen: Seen, systems: SystemNames, count: int, rng: Random) -> list[Layout]:
    """Sample layouts that fit the cards alone."""
    del systems
    return draw(seen, count, rng, {})


def _novice(seen: Seen, systems: SystemNames, rng: Random, seconds: float | None) -> Thought:
    del systems, rng, seconds
    return by_rules(seen)


def _sampling(sampler: Sampler) -> Callable[[Seen, SystemNames, Random, float | None], Thought]:
    def play(seen: Seen, systems: SystemNames, rng: Random, seconds: float | None) -> Thought:
        clock = Clock(seconds)
        layouts = sampler(seen, systems, samples_for(seen), rng)
        values = evaluate(seen, layouts, budget=clock.left)
        return chosen(seen, values, rng) if values.samples else by_rules(seen)

    return play


def _racing(
    *, looks_ahead: bool = False
) -> Callable[[Seen, SystemNames, Random, float | None], Thought]:
    def play(seen: Seen, systems: SystemNames, rng: Random, seconds: float | None) -> Thought:
        clock = Clock(seconds)
        heats = _HEATS if seen.tricks else _LEAD_HEATS
        likely = partial(likelihood, seen) if seen.tricks else None
        drawn = draw(seen, heats[-1], rng, words(seen, systems), likely, least=heats[0])
        layouts = weighed(seen, drawn)
        values = _raced(seen, layouts, heats, clock)
        if not values.samples:
            return by_rules(seen)
        if seen.declares and 1 < seen.left <= _AHEAD and clock.has(0.3):
            better = _ahead if looks_ahead else _played_on
            values = better(seen, layouts[: heats[0]], values, clock)
        return chosen(seen, values, rng)

    return play


def _played_on(seen: Seen, layouts: list[Layout], values: Values, clock: Clock) -> Values:
    """Play on without hindsight after the best cards, if the time suffices."""
    worth = dict(zip(values.cards, values.worth.tolist(), strict=True))
    groups = sorted(distinct(seen, seen.legal()), key=lambda group: -worth[group[0]])[:_BEST]
    tricks = next(deep for left, deep in _DEEP if seen.left >= left)
    cards = [group[0] for group in groups]
    found = rollouts(seen, layouts, cards, values.aim, tricks=tricks, clock=clock)
    if not found:
        return values
    # Cards that were not looked into come last, in their order.
    behind = max(worth.values()) - min(found.values()) + 1.0
    better = {card: points - behind for card, points in worth.items()}
    better |= {card: found[group[0]] for group in groups for card in group}
    return replace(values, better=better)


def _raced(seen: Seen, layouts: list[Layout], heats: Sequence[int], clock: Clock) -> Values:
    """Value the cards over more and more layouts until one is clearly the best."""
    first = evaluate(seen, layouts[: heats[0]], budget=clock.left)
    values = replace(first, aims_at_imps=find(seen.variant).compares_boards)
    for start, end in pairwise(heats):
        if start >= len(layouts) or not clock.has(0.5) or values.settled:
            break
        values = values.joined(evaluate(seen, layouts[start:end], budget=clock.left))
    return values


def _ahead(seen: Seen, layouts: list[Layout], values: Values, clock: Clock) -> Values:
    """Look one own decision ahead if the time suffices."""
    groups = distinct(seen, seen.legal())
    cards = [group[0] for group in groups]
    ahead = lookahead(seen, layouts, cards, values.aim, budget=clock.left)
    if ahead is None:
        return values
    found = {card: ahead[group[0]] for group in groups for card in group}
    return replace(values, better=found)


_ALL: Final = (
    Level("novice", _novice),
    Level("club", _sampling(believing)),
    Level("expert", _racing()),
    Level("uniform", _sampling(unbelieving), offered=False),
    Level("ahead", _racing(looks_ahead=True), offered=False),
)
_BY_KEY: Final[Mapping[str, Level]] = {level.key: level for level in _ALL}
LEVELS: Final = tuple(level.key for level in _ALL if level.offered)
"""What a table offers, from the weakest."""


def card_player(key: str) -> Level:
    """Return the level with this key.

    :raises InputError: if there is none
    """
    try:
        return _BY_KEY[key]
    except KeyError:
        raise InputError("unknown-level", level=key, expected=", ".join(_BY_KEY)) from None
