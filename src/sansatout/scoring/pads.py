"""How the figures are kept on the pad: each by itself, as running sums, or struck from the others.

The ways differ in what stands in the columns and not in the result (PB-6.3).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from sansatout.scoring.rubber import RubberSheet
from sansatout.scoring.sheet import Column, Entry, Owner, Place, total
from sansatout.scoring.system import EACH

__all__ = ["Written", "by_deal", "game_entries", "kept", "kept_games", "left"]

FROM_OPPONENTS: Final = "from_opponents"
_RUNNING: Final = {"sums_below": Place.BELOW, "sums_above": Place.ABOVE}


@dataclass(frozen=True, slots=True)
class Written:
    """A figure as it stands on the pad; ``struck`` when another has taken its place."""

    entry: Entry
    struck: bool = False


def game_entries(sheet: RubberSheet[Any]) -> list[list[Entry]]:
    """Return what is written in the columns, game by game."""
    games = []
    for block in sheet.blocks:
        entries = [entry for line in block.lines for entry in line.entries]
        entries += [entry for entry in block.entries if entry not in entries]
        games.append([entry for entry in entries if entry.label not in sheet.system.beneath])
    return games


def by_deal(entries: Iterable[Entry]) -> list[Entry]:
    """Add up what one deal brings in each place, as the pamphlet's worked sheet does."""
    sums: dict[tuple[Owner, Place, int], Entry] = {}
    for entry in entries:
        where = (entry.owner, entry.place, entry.deal)
        before = sums[where].points if where in sums else 0
        sums[where] = replace(sums.get(where, entry), points=before + entry.points)
    return list(sums.values())


def kept(entries: Sequence[Entry], way: str) -> list[Written]:
    """Return the figures of one game as they are kept (PB-6.3)."""
    if way == FROM_OPPONENTS:
        return _from_opponents(entries)
    running = _RUNNING.get(way)
    pad: list[Written] = []
    for entry in entries:
        if entry.place is running:
            entry = replace(entry, points=entry.points + _struck_last(pad, entry))
        pad.append(Written(entry))
    return pad


def kept_games(sheet: RubberSheet[Any]) -> list[list[Written]]:
    """Return the pad of each game with its struck figures; none if each figure stands by itself."""
    way = sheet.system.way_of_keeping(sheet.options)
    return [] if way == EACH else [kept(entries, way) for entries in game_entries(sheet)]


def left(sheet: RubberSheet[Any], pad: Iterable[Written]) -> tuple[int, ...]:
    """Return what is left standing and counts, where points are struck from the opponents.

    Nothing where the figures that stand are the totals.
    """
    if sheet.system.way_of_keeping(sheet.options) != FROM_OPPONENTS:
        return ()
    counted = [
        one.entry for one in pad if not one.struck and sheet.system.counts(one.entry, sheet.options)
    ]
    return tuple(total(counted, column) for column in Column)


def _struck_last(pad: list[Written], entry: Entry) -> int:
    """Strike the figure that stands in the entry's place and return its points."""
    for at in reversed(range(len(pad))):
        one = pad[at]
        if _stands(one, entry.owner, entry.place):
            pad[at] = Written(one.entry, struck=True)
            return one.entry.points
    return 0


def _stands(one: Written, owner: Owner, place: Place) -> bool:
    return not one.struck and one.entry.owner is owner and one.entry.place is place


def _from_opponents(entries: Sequence[Entry]) -> list[Written]:
    """Strike points above from the opponents as far as they have any, and write the rest.

    Below the line nothing is struck: there stands how far each side is towards game.
    """
    pad: list[Written] = []
    for entry in entries:
        owner, points = entry.owner, entry.points
        if entry.place is Place.ABOVE and isinstance(owner, Column):
            theirs = replace(entry, owner=owner.other)
            while points > 0 and (struck := _struck_last(pad, theirs)):
                points -= struck
            if points < 0:
                pad.append(Written(replace(theirs, points=-points)))
        if points > 0:
            pad.append(Written(replace(entry, points=points)))
    return pad
