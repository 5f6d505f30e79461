"""Generated positions: random deals, driven lawfully to some point, and one chosen irregularity."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from types import MappingProxyType
from typing import Final

from sansatout.laws import CODES, Phase, Referee
from sansatout.laws.code import Declared
from sansatout.laws.stories import Story
from sansatout.trainer.driving import KONTRAKT, RULE_BOOK, begun_auction, begun_play, dealt
from sansatout.trainer.positions import Scene, is_about

__all__ = ["generated", "generates"]

_TRIES: Final = 400
_MANY: Final = 5
"""So many acts are not told one by one: only the first was irregular."""
_BEGUN: Final[Mapping[Phase, Callable[[Random, str], Referee]]] = MappingProxyType(
    {Phase.SHUFFLE: dealt, Phase.AUCTION: begun_auction, Phase.PLAY: begun_play}
)


def generates() -> Iterator[tuple[str, Declared]]:
    """Give what can be generated, and a game with its code of laws."""
    for game in (RULE_BOOK, KONTRAKT):
        for declared in CODES[game][0].irregularities.values():
            if declared.asked is not None:
                yield game, declared


def generated(game: str, declared: Declared, rng: Random) -> Scene:
    """Return a position in which this irregularity has just happened."""
    asked, kind = declared.asked, declared.kind
    assert asked is not None, f"{kind} can be generated"
    for _ in range(_TRIES):
        ref = _BEGUN[asked.start](rng, game)
        stories = list(asked.happens(ref, rng))
        rng.shuffle(stories)
        for told in stories:
            after = _after(ref, told)
            if after is not None and is_about(after, kind):
                return Scene(after, told if len(told) < _MANY else told[:1], kind)
    raise AssertionError(f"{kind} did not happen in {_TRIES} deals")


def _after(ref: Referee, told: Story) -> Referee | None:
    for event in told:
        ref = ref.after(event)
        if not ref.last.ok:
            return None
    return ref
