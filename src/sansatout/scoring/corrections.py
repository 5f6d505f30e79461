"""Corrections of a score within the rule book's time limits (L-FIXSCORE)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from sansatout.errors import RuleError
from sansatout.scoring.rubber import RubberSheet
from sansatout.scoring.sheet import Column, Entry, Place, Played, total

__all__ = ["Moment", "ScoreMistake", "check_in_time", "corrected"]


class ScoreMistake(Enum):
    """What was written wrongly: points below or above the line, or only a sum."""

    BELOW = "below"
    ABOVE = "above"
    ARITHMETIC = "arithmetic"

    def __str__(self) -> str:
        return self.value


@dataclass(frozen=True, slots=True)
class Moment:
    """When a correction is asked for: cards of the next deal dealt, rubber settled or not."""

    cards_dealt: int = 0
    settled: bool = False


def check_in_time(
    mistake: ScoreMistake, moment: Moment, *, latest: bool = True, until: str = "first_card"
) -> None:
    """Refuse a correction that comes too late.

    ``latest`` tells whether the mistake is in the last deal on the sheet, ``until`` is the reading
    of ``below_correction_until``.

    :raises RuleError: citing L-FIXSCORE-1 or L-FIXSCORE-2; sums can always be corrected
        (L-FIXSCORE-3)
    """
    if mistake is ScoreMistake.ARITHMETIC:
        return
    if moment.settled:
        rule = "L-FIXSCORE-1" if mistake is ScoreMistake.BELOW else "L-FIXSCORE-2"
        raise RuleError("correction-settled", rule=rule)
    allowed = 0 if until == "first_card" else 51
    if mistake is ScoreMistake.BELOW and not (latest and moment.cards_dealt <= allowed):
        raise RuleError("correction-next-deal", rule="L-FIXSCORE-1")


def corrected(
    sheet: RubberSheet[Played], number: int, result: Played | None, moment: Moment
) -> RubberSheet[Played]:
    """Return the sheet of a rubber on which one deal, counted from 1, has another result.

    Honours not yet claimed are such a correction, above the line (A-45).

    :raises RuleError: if what changes can no longer be corrected
    :raises InputError: if there is no such deal
    """
    new = sheet.corrected(number, result)
    until = sheet.system.below_correction_until(sheet.options)
    for mistake in _mistakes(sheet, number, result):
        check_in_time(mistake, moment, latest=number == len(sheet.lines), until=until)
    return new


def _mistakes(sheet: RubberSheet[Played], number: int, result: Played | None) -> list[ScoreMistake]:
    """Return which kinds of points the deal itself would have other than written."""
    before = sheet.refolded(sheet.results[: number - 1])
    was = _points(before.after(sheet.results[number - 1]).lines[-1].entries)
    now = _points(before.after(result).lines[-1].entries)
    places = ((ScoreMistake.BELOW, Place.BELOW), (ScoreMistake.ABOVE, Place.ABOVE))
    return [mistake for mistake, place in places if was[place] != now[place]]


def _points(entries: tuple[Entry, ...]) -> dict[Place, tuple[int, ...]]:
    return {place: tuple(total(entries, column, place) for column in Column) for place in Place}
