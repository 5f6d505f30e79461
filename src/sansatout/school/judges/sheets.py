"""Judges of score sheets: what the next deal brings, who wins a game, how it is settled."""

from __future__ import annotations

from functools import partial

from sansatout.school.judges.base import judge
from sansatout.school.pictures import Picture
from sansatout.school.problems import Answer
from sansatout.school.sheets import LessonSheet
from sansatout.scoring.sheet import Column, Entry, Place, total
from sansatout.scoring.sheets import Sheet

__all__ = ["written"]

_NOBODY = "nobody"
_SETTLING = ("difference", "second-game", "net", "rounded", "general-account")


def _kept(figure: Picture) -> LessonSheet:
    assert figure.sheet is not None, "a sheet is kept"
    return figure.sheet


def written(sheet: Sheet, entries: tuple[Entry, ...]) -> tuple[Entry, ...]:
    """Return the figures that stand in the columns, without what is added beneath the sums."""
    return tuple(entry for entry in entries if entry.label not in sheet.system.beneath)


def _entry(column: Column, place: Place, figure: Picture) -> tuple[Answer, ...]:
    kept = _kept(figure)
    entries = written(kept.sheet(), kept.entries())
    return ((str(total(entries, column, place)),),)


def _sum(column: Column, figure: Picture) -> tuple[Answer, ...]:
    sheet = _kept(figure).after()
    return ((str(total(written(sheet, sheet.entries), column)),),)


def _settled(label: str, figure: Picture) -> tuple[Answer, ...]:
    steps = {step.label: step.points for step in _kept(figure).after().settling}
    return ((str(steps[label]),),)


for _column in Column:
    judge(f"sum-{_column}")(partial(_sum, _column))
    for _place in Place:
        judge(f"entry-{_column}-{_place}")(partial(_entry, _column, _place))
for _label in _SETTLING:
    judge(f"settling-{_label}")(partial(_settled, _label))


@judge("entries")
def entries(figure: Picture) -> tuple[Answer, ...]:
    """All that is written for the next deal, by the labels of the figures."""
    kept = _kept(figure)
    labels = [entry.label for entry in written(kept.sheet(), kept.entries())]
    return (tuple(dict.fromkeys(labels)),)


@judge("worth")
def worth(figure: Picture) -> tuple[Answer, ...]:
    """Add up what the next deal is worth to us, with a minus where it is worth it to them."""
    found = _kept(figure).entries()
    return ((str(total(found, Column.WE) - total(found, Column.THEY)),),)


@judge("game-to")
def game_to(figure: Picture) -> tuple[Answer, ...]:
    """Who wins a game with the next deal."""
    winner = _kept(figure).after().lines[-1].game_to
    return ((_NOBODY if winner is None else str(winner),),)


@judge("in-danger")
def in_danger(figure: Picture) -> tuple[Answer, ...]:
    """Who is in danger in the next deal: one side, ``both`` or ``nobody``."""
    sheet = _kept(figure).sheet()
    found = [str(column) for column in Column if sheet.vulnerable(column)]
    return (("both" if len(found) == 2 else found[0] if found else _NOBODY,),)
