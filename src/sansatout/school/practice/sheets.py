"""Score this deal: a deal told in words, on a sheet of any system, and one figure to find."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from types import MappingProxyType
from typing import Final

from sansatout.cards import Strain
from sansatout.errors import SansatoutError
from sansatout.school.judges.sheets import written
from sansatout.school.lines import Passage, Reckoning
from sansatout.school.pictures import Picture
from sansatout.school.practice.base import kind, line
from sansatout.school.practice.told_deals import told_lines
from sansatout.school.problems import Form, Problem
from sansatout.school.sheets import LessonSheet
from sansatout.scoring.bridge_whist import Holding
from sansatout.scoring.sheet import Entry, Owner, Place, total
from sansatout.scoring.telling import parse_line
from sansatout.seats import Seat
from sansatout.trainer.shown import Line
from sansatout.variants import SYSTEMS

__all__ = ["LEARNED", "score"]

LEARNED: Final[Mapping[str, str]] = MappingProxyType(
    {
        "bridge-whist": "BW-10", "kontrakt": "PB-8.1", "vanderbilt": "PB-9", "reform": "PB-10",
        "rulebook": "L-SCORE-1", "hungarian": "HU-6", "minibridge": "MB-7.1",
        "minibridge-3": "MB-8.4", "duplicate": "DU-2.1", "chicago": "DU-4.3",
    }
)  # fmt: skip
"""The rule under which the figures of each system stand."""
_MOST: Final = 9999
_SIDES: Final = ("we", "they")
_DEALS_BEFORE: Final = 4

Teller = Callable[[Random, int], str]


def _tricks(rng: Random, needed: int, level: int) -> int:
    """Return how many were taken: about as many as were needed, and easily so."""
    least = 0 if level == 0 else -3
    return max(0, min(13, needed + rng.randint(least, 2)))


def _contract(rng: Random, level: int, *, honours: bool, chicane: bool) -> str:
    height, strain = rng.choice((1, 2, 2, 3, 3, 4, 4, 5, 6)), rng.choice(tuple(Strain))
    doubled = rng.choice(("", "", "X", "X", "XX")) if level else ""
    tricks = _tricks(rng, height + 6, level)
    parts = [f"{height}{strain}{doubled}", rng.choice(_SIDES), str(tricks)]
    if honours and level and rng.random() < 0.4:
        count = 4 if strain is Strain.NT else rng.choice((4, 5))
        parts += ["honours", f"{rng.choice(_SIDES)}:{count}"]
    elif chicane and level == 2 and strain is not Strain.NT and rng.random() < 0.4:
        parts += ["chicane", rng.choice(_SIDES)]
    return " ".join(parts)


def _whist(rng: Random, level: int) -> str:
    strain, side = rng.choice(tuple(Strain)), rng.choice(_SIDES)
    times = rng.choice(("", "x2", "x4")) if level == 2 else ""
    parts = [str(strain), times, f"{side}:{rng.choice((7, 7, 8, 8, 9, 10, 11, 12, 13))}"]
    if level:
        fitting = [one for one in Holding if one.is_of_aces is (strain is Strain.NT)]
        parts += ["honours", f"{rng.choice(_SIDES)}:{rng.choice(fitting)}"]
    return " ".join(part for part in parts if part)


def _minibridge(rng: Random, level: int, *, players: tuple[str, ...]) -> str:
    strain, bonus = rng.choice(tuple(Strain)), rng.random() < 0.5
    tricks = rng.randint(7, 13) if level == 0 else rng.randint(4, 13)
    return f"{strain} {'bonus' if bonus else 'no-bonus'} {rng.choice(players)} {tricks}"


def _board(rng: Random, level: int) -> str:
    what, _, tricks = _contract(rng, level, honours=False, chicane=False).split()
    return f"{what} {rng.choice(tuple(Seat))} {tricks} board {rng.randint(1, 16)}"


_TOLD: Final[Mapping[str, Teller]] = MappingProxyType(
    {
        "bridge-whist": _whist,
        "kontrakt": partial(_contract, honours=True, chicane=True),
        "vanderbilt": partial(_contract, honours=True, chicane=False),
        "reform": partial(_contract, honours=True, chicane=False),
        "rulebook": partial(_contract, honours=True, chicane=False),
        "hungarian": partial(_contract, honours=False, chicane=False),
        "minibridge": partial(_minibridge, players=_SIDES),
        "minibridge-3": partial(_minibridge, players=("E", "S", "W")),
        "duplicate": _board,
        "chicago": partial(_contract, honours=True, chicane=False),
    }
)
"""How a deal of each system comes about; what cannot be told is told anew."""


def _sheet(rng: Random, system: str, level: int) -> LessonSheet:
    """Return a sheet on which one more deal can be written; the hard ones have some already."""
    while True:
        before = rng.randint(1, _DEALS_BEFORE) if level == 2 else 0
        lines = tuple(_TOLD[system](rng, level) for _ in range(before + 1))
        kept = LessonSheet(system=system, deals=lines[:-1], next=lines[-1])
        try:
            kept.after()
        except SansatoutError:
            # A rubber that is over, or honours that cannot lie so.
            continue
        return kept


def score(system: str, rng: Random, level: int) -> Problem:
    """Ask for one figure of the next deal."""
    kept = _sheet(rng, system, level)
    sheet = kept.sheet()
    entries = written(sheet, kept.entries())
    owner, place = _where(rng, entries, sheet.owners, has_line=sheet.has_games)
    found = [one for one in entries if one.owner is owner and place in (None, one.place)]
    right = total(found, owner, place)
    given = parse_line(kept.next)
    assert given is not None, "somebody has played"
    told = told_lines(sheet.system.telling.result(given), sheet)
    where = {
        "owner": str(owner), "place": "all" if place is None else str(place),
        "system": f"#school-system-{system}",
    }  # fmt: skip
    return Problem(
        form=Form.NUMBER,
        text=Passage("school-practice-score", dict(where), told),
        figure=Picture(sheet=kept),
        most=_MOST,
        right=((str(right),),),
        hint=line("score", "hint", **where),
        why=Reckoning("school-practice-score.why", {**where, "points": right}, _figures(found)),
        rules=(LEARNED[system],),
    )


def _where(
    rng: Random, entries: tuple[Entry, ...], owners: tuple[Owner, ...], *, has_line: bool
) -> tuple[Owner, Place | None]:
    """Return which figure is asked for: mostly one that there is."""
    places = [*Place] if has_line else [None]
    if not entries or rng.random() < 0.1:
        return rng.choice(owners), rng.choice(places)
    entry = rng.choice(entries)
    return entry.owner, entry.place if has_line else None


def _figures(entries: list[Entry]) -> tuple[tuple[int, Line], ...]:
    return tuple((one.points, Line(f"score-{one.label}", {"count": one.count})) for one in entries)


def _register(system: str) -> None:
    kind(f"score-{system}", LEARNED[system])(partial(score, system))


for _system in SYSTEMS:
    if _system in _TOLD:
        _register(_system)
