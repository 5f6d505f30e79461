"""The levels of robots, and what each does at its turn.

``novice`` plays by rules alone; ``club`` samples layouts, reads the words that were said and values
every card double dummy; ``expert`` also reads the cards played and looks past the double-dummy
player's hindsight. ``uniform`` samples as ``club`` does but believes nobody: a yardstick, not
offered at tables.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Final

from sansatout.errors import InputError
from sansatout.robots.play.choice import weighed
from sansatout.robots.play.habits import likelihood
from sansatout.robots.play.layouts import Layout, draw
from sansatout.robots.play.lookahead import lookahead
from sansatout.robots.play.reading import read, resampled
from sansatout.robots.play.seen import Seen
from sansatout.robots.play.values import Values, evaluate
from sansatout.robots.play.weighing import by_rules, chosen, distinct
from sansatout.robots.play.words import SystemNames, words
from sansatout.robots.thought import Thought

__all__ = ["LEVELS", "Level", "card_player", "playing_as", "samples_for"]

Sampler = Callable[[Seen, SystemNames, int, Random], list[Layout]]

# More samples as the play goes on: a position costs less to solve the fewer cards are left.
_SAMPLES: Final = (16, 20, 24, 28, 32, 36, 40, 40, 40, 40, 40, 40, 40)

_FIRST_READ: Final = 2
"""The trick, from 0, before which nothing is read from the cards: those positions cost too much."""
_BACK: Final = 3
"""How many gathered tricks are read."""
_AHEAD: Final = 10
"""With so many tricks left declarers begin to look ahead; earlier it costs too much."""


@dataclass(frozen=True, slots=True)
class Level:
    """How a robot plays its cards."""

    key: str
    play: Callable[[Seen, SystemNames, Random, float | None], Thought]
    offered: bool = True
    begins_as: str | None = None
    """The level whose cards it plays before there is anything to read."""


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


class Clock:
    """How much of the time for a decision is left; without a limit there is always enough."""

    def __init__(self, seconds: float | None) -> None:
        self._end = None if seconds is None else time.monotonic() + seconds
        self._seconds = seconds or 0.0

    @property
    def left(self) -> float | None:
        """The seconds left; ``None`` without a limit."""
        return None if self._end is None else max(0.0, self._end - time.monotonic())

    def has(self, share: float) -> bool:
        """Tell whether this share of the time is still there."""
        left = self.left
        return left is None or left >= share * self._seconds > 0


def reading(
    seen: Seen, systems: SystemNames, count: int, rng: Random, clock: Clock
) -> list[Layout]:
    """Sample twice as many layouts by the small cards, weigh them by all cards, draw among them."""
    likely = partial(likelihood, seen)
    drawn = draw(seen, 2 * count, rng, words(seen, systems), likely)
    back = min(len(seen.gathered) - _FIRST_READ, _BACK)
    layouts = read(seen, weighed(seen, drawn), back, lambda: clock.has(0.6))
    return resampled(layouts, count, rng)


def _sampling(sampler: Sampler) -> Callable[[Seen, SystemNames, Random, float | None], Thought]:
    def play(seen: Seen, systems: SystemNames, rng: Random, seconds: float | None) -> Thought:
        clock = Clock(seconds)
        layouts = sampler(seen, systems, samples_for(seen), rng)
        values = evaluate(seen, layouts, budget=clock.left)
        return chosen(seen, values, rng) if values.samples else by_rules(seen)

    return play


def _expert(seen: Seen, systems: SystemNames, rng: Random, seconds: float | None) -> Thought:
    clock, count = Clock(seconds), samples_for(seen)
    if len(seen.gathered) < _FIRST_READ:
        layouts = believing(seen, systems, count, rng)
    else:
        layouts = reading(seen, systems, count, rng, clock)
    values = evaluate(seen, layouts, budget=clock.left)
    if not values.samples:
        return by_rules(seen)
    if seen.declares and 1 < seen.left <= _AHEAD and clock.has(0.3):
        values = _ahead(seen, layouts, values, clock)
    return chosen(seen, values, rng)


def _ahead(seen: Seen, layouts: list[Layout], values: Values, clock: Clock) -> Values:
    """Look one own decision ahead if the time suffices."""
    groups = distinct(seen, seen.legal())
    ahead = lookahead(seen, layouts, [group[0] for group in groups], budget=clock.left)
    if ahead is None:
        return values
    return values.with_points({card: ahead[group[0]] for group in groups for card in group})


_ALL: Final = (
    Level("novice", _novice),
    Level("club", _sampling(believing)),
    Level("expert", _expert, begins_as="club"),
    Level("uniform", _sampling(unbelieving), offered=False),
)
_BY_KEY: Final[Mapping[str, Level]] = {level.key: level for level in _ALL}
LEVELS: Final = tuple(level.key for level in _ALL if level.offered)
"""What a table offers, from the weakest."""


def playing_as(key: str, gathered: int) -> str:
    """Return the level that decides after so many tricks: two that begin alike decide alike."""
    level = card_player(key)
    return level.begins_as if level.begins_as and gathered < _FIRST_READ else key


def card_player(key: str) -> Level:
    """Return the level with this key.

    :raises InputError: if there is none
    """
    try:
        return _BY_KEY[key]
    except KeyError:
        raise InputError("unknown-level", level=key, expected=", ".join(_BY_KEY)) from None
