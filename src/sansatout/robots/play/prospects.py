"""What the state of a rubber is worth beyond the points already written: an estimate.

A rubber goes on after the deal. Its next game is taken to be even between equal sides; a part score
shifts that by a quarter for every whole game's worth of points. What games bring is asked of the
game's own scoring, so that Reform's premiums, danger and a rubber of bridge-whist all have their
price.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from sansatout.options import Options
from sansatout.scoring.rubber import End, RubberLine, RubberSheet, RubberSystem
from sansatout.scoring.sheet import Column, Entry, Place, total

__all__ = ["prospects"]

PART_SCORE_SHIFT: Final = 0.25
"""How much a part score as large as a whole game would shift the chance of the next game."""


def prospects(sheet: RubberSheet[Any]) -> float:
    """Return what the rest of the rubber is worth to "we", in points."""
    if sheet.end is not End.OPEN:
        return 0.0
    lead = (sheet.standing(Column.WE) - sheet.standing(Column.THEY)) / sheet.system.game_limit
    chance = min(0.95, max(0.05, 0.5 + PART_SCORE_SHIFT * lead))
    games = sheet.games(Column.WE), sheet.games(Column.THEY)
    return _next_game(sheet.system, sheet.options, games, chance)


@lru_cache(maxsize=4096)
def _next_game(
    system: RubberSystem[Any], options: Options, games: tuple[int, int], chance: float
) -> float:
    """Return the worth of a rubber whose next game "we" win with this chance, later ones evenly."""
    if max(games) >= 2:
        return 0.0
    we, they = games
    won = _premium(system, options, games, Column.WE)
    lost = _premium(system, options, games, Column.THEY)
    won += _next_game(system, options, (we + 1, they), 0.5)
    lost -= _next_game(system, options, (we, they + 1), 0.5)
    return chance * won - (1 - chance) * lost


def _premium(
    system: RubberSystem[Any], options: Options, games: tuple[int, int], winner: Column
) -> float:
    """Return what the winner of the next game is paid for it."""
    sheet = system.new_sheet(options)
    won = [Column.WE] * games[0] + [Column.THEY] * games[1]
    before = tuple(replace(_game(system, column), game_to=column) for column in won)
    last = _game(system, winner)
    reached = replace(sheet, lines=(*before, last))
    entries = system.game_entries(reached, winner)
    return float(total(entries, winner) - total(entries, winner.other))


def _game(system: RubberSystem[Any], winner: Column) -> RubberLine[Any]:
    """Return a line on which the winner scores just what makes game."""
    limit = system.game_limit
    entry = Entry(winner, Place.BELOW, limit, "contract", "")
    standing = (limit, 0) if winner is Column.WE else (0, limit)
    return RubberLine(None, (entry,), standing=standing, reached=standing)
