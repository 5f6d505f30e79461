"""The levels of robots, and what each does at its turn.

``novice`` plays by rules alone; ``club`` samples layouts, reads the words that were said and values
every card double dummy; ``expert`` takes a second look at that card over more layouts, which also
agree with the cards played, and counts what the result is compared by; as declarer it leaves
the card only if that pays without hindsight too, and solves the last tricks exactly. A yardstick is
not offered at tables: ``uniform`` samples as ``club`` does but believes nobody.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Final

from sansatout.cards import Card
from sansatout.errors import InputError
from sansatout.robots.agreements import Agreements
from sansatout.robots.dialogues import words
from sansatout.robots.play.choice import weighed
from sansatout.robots.play.clock import Clock
from sansatout.robots.play.endings import ending
from sansatout.robots.play.layouts import Layout, draw
from sansatout.robots.play.rollout import rollouts
from sansatout.robots.play.second_look import in_doubt, second_look
from sansatout.robots.play.seen import Seen
from sansatout.robots.play.signals import likelihood, signals
from sansatout.robots.play.values import Floats, evaluate
from sansatout.robots.play.weighing import by_rules, by_technique, chosen
from sansatout.robots.thought import Thought

__all__ = ["LEVELS", "Level", "card_player", "samples_for"]

Sampler = Callable[[Seen, Agreements, int, Random], list[Layout]]

# More samples as the play goes on: a position costs less to solve the fewer cards are left.
_SAMPLES: Final = (16, 20, 24, 28, 32, 36, 40, 40, 40, 40, 40, 40, 40)

_DEEP: Final = ((8, 3), (0, 13))
"""With so many tricks left or more the play goes on for so many."""


@dataclass(frozen=True, slots=True)
class Level:
    """How a robot plays its cards."""

    key: str
    play: Callable[[Seen, Agreements, Random, float | None], Thought]
    offered: bool = True
    notices: float = 0.97
    """How much of what the opponents do against the laws it notices."""
    imagines: int = 14
    """How many layouts a choice between remedies is tried on."""
    looks_ahead: bool = False
    """Whether it looks ahead before a call that may place the contract."""


def samples_for(seen: Seen) -> int:
    """Return how many layouts are sampled at this point of the play."""
    return _SAMPLES[13 - seen.left]


def believing(seen: Seen, agreed: Agreements, count: int, rng: Random) -> list[Layout]:
    """Sample layouts that fit the words and the signals, weighed by restricted choice."""
    given = any(one.seat in seen.hidden() for one in signals(seen, agreed.signals))
    likely = partial(likelihood, seen, agreed.signals) if given else None
    return weighed(seen, draw(seen, count, rng, words(seen, agreed.systems), likely))


def unbelieving(seen: Seen, agreed: Agreements, count: int, rng: Random) -> list[Layout]:
    """Sample layouts that fit the cards alone."""
    del agreed
    return draw(seen, count, rng, {})


def _novice(seen: Seen, agreed: Agreements, rng: Random, seconds: float | None) -> Thought:
    del agreed, rng, seconds
    return by_rules(seen)


def _sampling(sampler: Sampler) -> Callable[[Seen, Agreements, Random, float | None], Thought]:
    def play(seen: Seen, agreed: Agreements, rng: Random, seconds: float | None) -> Thought:
        layouts = sampler(seen, agreed, samples_for(seen), rng)
        values = evaluate(seen, layouts, budget=seconds)
        return chosen(seen, values, rng) if values.samples else by_rules(seen)

    return play


def _expert(seen: Seen, agreed: Agreements, rng: Random, seconds: float | None) -> Thought:
    clock, said = Clock(seconds), words(seen, agreed.systems)
    exact = ending(seen, said, rng, clock, agreed.signals)
    if exact is not None:
        return exact
    layouts = believing(seen, agreed, samples_for(seen), rng)
    values = evaluate(seen, layouts, budget=clock.left)
    if not values.samples:
        return by_rules(seen)
    first = chosen(seen, values, rng)
    if not in_doubt(seen, values, first):
        return by_technique(seen, values, first, rng)
    return second_look(seen, said, first, rng, clock, _played_on, agreed.signals)


def _played_on(
    seen: Seen, layouts: Sequence[Layout], cards: Sequence[Card], aim: Floats, clock: Clock
) -> Mapping[Card, float]:
    tricks = next(deep for left, deep in _DEEP if seen.left >= left)
    return rollouts(seen, layouts, cards, aim, tricks=tricks, clock=clock)


_ALL: Final = (
    Level("novice", _novice, notices=0.3, imagines=3),
    Level("club", _sampling(believing), notices=0.75, imagines=8),
    Level("expert", _expert, looks_ahead=True),
    Level("uniform", _sampling(unbelieving), offered=False),
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
