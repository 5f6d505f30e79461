"""Exercises: a position, a seat, and answers right and wrong."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from random import Random
from types import MappingProxyType
from typing import Final

from sansatout.errors import InputError
from sansatout.laws import Phase, Remedy
from sansatout.laws.texts import rule_ids
from sansatout.seats import Seat
from sansatout.trainer.cases import cases
from sansatout.trainer.following import FOLLOWING, SceneSource
from sansatout.trainer.generating import generated, generates
from sansatout.trainer.pamphlet import PAMPHLETS
from sansatout.trainer.positions import ATTENTION, NOTHING, Scene, rights

__all__ = ["Exercise", "PossibleAnswer", "chapters", "exercise", "exercise_about", "laws_asked"]

_R = Remedy
PAMPHLET: Final = "PB"
_CHAPTERS: Final = (
    "L-DRAW", "L-SHUF", "L-CUT", "L-DEAL", "L-LOOK", "L-OOT", "L-INSUF", "L-OTHER", "L-SHOWA",
    "L-LATE", "L-LOOT", "L-WHAND", "L-PREM", "L-EXPO", "L-DUMMY", "L-REVOKE", "L-CLAIM",
    "L-SURPLUS", "L-MISS", "L-PROP", PAMPHLET,
)  # fmt: skip
_WRONG: Final = 3
"""How many wrong answers stand beside the right ones, at least."""
_BY_CHANCE: Final = 0.25
"""How often somebody without any right is asked."""
_MANY: Final = 10_000
"""How many exercises of each source there are to draw from."""

_DEALING: Final = (_R.RESHUFFLE, _R.RESHUFFLE_RECUT, _R.NEW_DEAL, _R.ACCEPT)
_AUCTION: Final = (
    _R.NEW_DEAL, _R.ACCEPT, _R.TREAT_AS_PASS, _R.TREAT_AS_VALID, _R.EXPOSE_CARD, _R.NAME_SUIT,
)  # fmt: skip
_PLAY: Final = (
    _R.NEW_DEAL, _R.ACCEPT, _R.DEMAND_SUIT, _R.EXPOSE_FORBID, _R.EXPOSE, _R.EXPOSE_UNTIL_LEAD,
    _R.TAKE_BACK, _R.CORRECT_HAND, _R.PLAY_HIGHEST, _R.PLAY_LOWEST, _R.WIN_TRICK, _R.LOSE_TRICK,
    _R.REQUIRE_CARD, _R.FORBID_CARD, _R.EXPOSE_CARD, _R.NAME_SUIT, _R.CALL_CARD,
)  # fmt: skip
_OTHERS: Final[Mapping[Phase, tuple[Remedy, ...]]] = MappingProxyType(
    {
        Phase.SHUFFLE: _DEALING,
        Phase.DEAL: _DEALING,
        Phase.AUCTION: _AUCTION,
        Phase.PLAY: _PLAY,
    }
)
"""Remedies of other laws that a player might think of in each phase."""


@dataclass(frozen=True, slots=True)
class PossibleAnswer:
    """One thing a player might think is his right."""

    key: str
    """A remedy, ``attention``, ``tricks-2``, ``respond-more``, ``nothing``, or what follows."""
    right: bool


@dataclass(frozen=True, slots=True)
class Exercise:
    """A position, whose right is asked for, and the answers to choose among."""

    chapter: str
    number: int
    position: Scene
    seat: Seat
    answers: tuple[PossibleAnswer, ...]


def _sources() -> Mapping[str, tuple[SceneSource, ...]]:
    """Return how positions of each chapter are made: choices first, then what follows by itself."""
    found: dict[str, list[SceneSource]] = {chapter: [] for chapter in _CHAPTERS}
    for game, declared in generates():
        chapter = declared.law.rpartition("-")[0]
        source = SceneSource(partial(generated, game, declared), (declared.law,))
        found.setdefault(chapter, []).append(source)
    for chapter, sources in FOLLOWING.items():
        found[chapter] += sources
    found[PAMPHLET] += PAMPHLETS
    return MappingProxyType({chapter: tuple(each) for chapter, each in found.items()})


def chapters() -> tuple[str, ...]:
    """Return the chapters one can be trained in, in the order of the book; the pamphlet last."""
    return tuple(_sources())


def laws_asked(chapter: str) -> tuple[str, ...]:
    """Return the laws that the exercises of a chapter are about, in the order of the book."""
    found = {law for source in _sources()[chapter] for law in source.laws}
    return tuple(law for law in rule_ids() if law in found)


def exercise_about(law: str, chapter: str, rng: Random, *, known: bool) -> Exercise:
    """Return some exercise about a law; one of the book's own cases if wanted and there is one."""
    own = cases(chapter)
    numbers = [number for number, scene in enumerate(own) if scene.law == law]
    if known and numbers:
        return exercise(chapter, rng.choice(numbers))
    sources = _sources()[chapter]
    able = [place for place, source in enumerate(sources) if law in source.laws]
    while True:
        turn = rng.randrange(_MANY) * len(sources) + rng.choice(able)
        found = exercise(chapter, len(own) + turn)
        if found.position.law == law:
            return found


def exercise(chapter: str, number: int) -> Exercise:
    """Return an exercise of a chapter; the same number always gives the same one.

    :raises InputError: if there is no such chapter or number
    """
    if chapter not in chapters():
        raise InputError("trainer-chapter", chapter=chapter, expected=", ".join(chapters()))
    if number < 0:
        raise InputError("trainer-number", number=number)
    rng = Random(f"{chapter} {number}")
    position = _position(chapter, number, rng)
    seat = _asked(position, rng)
    return Exercise(chapter, number, position, seat, _answers(position, seat, rng))


def _position(chapter: str, number: int, rng: Random) -> Scene:
    known = cases(chapter)
    if number < len(known):
        return known[number]
    sources = _sources()[chapter]
    return sources[(number - len(known)) % len(sources)].make(rng)


def _asked(position: Scene, rng: Random) -> Seat:
    """Choose whose right is asked for: mostly one who has some, never the offender."""
    if position.follows:
        return rng.choice(tuple(Seat))
    offenders = _offenders(position)
    able = [seat for seat in Seat if rights(position, seat) != (NOTHING,)]
    others = [seat for seat in Seat if seat not in able and seat not in offenders]
    if others and (not able or rng.random() < _BY_CHANCE):
        return rng.choice(others)
    return rng.choice(able)


def _offenders(position: Scene) -> set[Seat]:
    ref = position.ref
    return {
        *(one.offender for one in ref.rights.offers),
        *(one.offender for one in ref.rights.attention),
        *(one.seat for one in ref.play.exposed),
        *(one.seat for one in ref.aftermath.revokes),
    }


def _answers(position: Scene, seat: Seat, rng: Random) -> tuple[PossibleAnswer, ...]:
    right = rights(position, seat)
    wrong = [key for key in _pool(position) if key not in right]
    rng.shuffle(wrong)
    answers = [PossibleAnswer(key, right=True) for key in right]
    answers += [PossibleAnswer(key, right=False) for key in wrong[: max(_WRONG, 5 - len(right))]]
    if right != (NOTHING,) and not position.follows:
        answers.append(PossibleAnswer(NOTHING, right=False))
    rng.shuffle(answers)
    return tuple(answers)


def _pool(position: Scene) -> tuple[str, ...]:
    if position.pool:
        return position.pool
    if position.asked is not None and position.asked.others:
        return position.asked.others
    others = tuple(map(str, _OTHERS.get(position.ref.phase, _PLAY)))
    # Where a choice is open anybody may speak of it, so that would not be wrong (L-PEN-6).
    return (*others, ATTENTION) if position.ref.rights.attention else others
