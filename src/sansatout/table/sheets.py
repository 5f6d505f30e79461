"""Score sheets and accounts as they are shown."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from msgspec import UNSET, UnsetType

from sansatout.options import shown
from sansatout.scoring.boards import ScoredBoard
from sansatout.scoring.pads import kept_games, left
from sansatout.scoring.sheet import Column, Entry, Owner, Place
from sansatout.scoring.sheets import Sheet, SheetLine
from sansatout.table.boards import board_views
from sansatout.table.shown import EntryView, LineView, OptionReading, SheetView
from sansatout.table.state import Finished, Table

__all__ = ["entry_view", "plain_accounts", "table_sheet", "view_of_sheet"]

_NOWHERE: Final[Mapping[int, ScoredBoard]] = MappingProxyType({})


def entry_view(entry: Entry, *, struck: bool = False) -> EntryView:
    """Return one figure of the sheet with its reason."""
    return EntryView(
        str(entry.owner), str(entry.place), entry.points, entry.label, entry.count, entry.rule,
        entry.deal, struck or UNSET,
    )  # fmt: skip


def table_sheet(table: Table) -> SheetView:
    """Return the sheet of the current rubber or set."""
    return view_of_sheet(table.sheet, len(table.finished) + 1, table.elsewhere)


def view_of_sheet(
    sheet: Sheet, number: int, elsewhere: Mapping[int, ScoredBoard] = _NOWHERE
) -> SheetView:
    """Return what stands on a sheet of any game, the so manieth of its table."""
    boards = board_views(sheet, elsewhere)
    standing = dict(zip(map(str, Column), sheet.part_scores, strict=True))
    games = {str(column): sheet.games(column) for column in Column}
    return SheetView(
        number=number,
        owners=[str(owner) for owner in sheet.owners],
        lines=[_line(line) for line in sheet.lines],
        extra=[entry_view(entry) for entry in sheet.last_entries],
        beneath=sorted(sheet.system.beneath) or UNSET,
        pad=_pad(sheet),
        left=_left(sheet),
        totals={str(owner): _totals(sheet, owner) for owner in sheet.owners},
        standing=standing if sheet.has_games else None,
        games=games if sheet.has_games else None,
        over=sheet.is_over,
        options=[OptionReading(*one) for one in shown(sheet.options)],
        boards=UNSET if boards is None else boards,
        imps=UNSET if boards is None else sum(board.imps or 0 for board in boards),
    )


def _pad(sheet: Sheet) -> list[list[EntryView]] | UnsetType:
    """Return the figures as they are kept, a pad for each game, the one that goes on too."""
    rubber = sheet.as_rubber
    if rubber is None or not (pads := kept_games(rubber)):
        return UNSET
    shown_pads = [[entry_view(one.entry, struck=one.struck) for one in pad] for pad in pads]
    return shown_pads if rubber.games_lines[-1] else [*shown_pads, []]


def _left(sheet: Sheet) -> dict[str, int] | UnsetType:
    rubber = sheet.as_rubber
    pads = [] if rubber is None else kept_games(rubber)
    whole = [one for pad in pads for one in pad]
    standing = () if rubber is None else left(rubber, whole)
    return dict(zip(map(str, Column), standing, strict=True)) if standing else UNSET


def _line(line: SheetLine[object]) -> LineView:
    return LineView(
        line.result is not None,
        [entry_view(entry) for entry in line.entries],
        None if line.game_to is None else str(line.game_to),
    )


def _totals(sheet: Sheet, owner: Owner) -> dict[str, int]:
    parts = {str(place): sheet.total(owner, place) for place in Place}
    return {**parts, "all": sheet.total(owner)}


def plain_accounts(table: Table) -> dict[str, int]:
    """Return every player's plus or minus over what is finished, the current sheet too if over."""
    rounds = table.finished
    if table.sheet.is_settled:
        rounds = (*rounds, Finished(table.sheet, table.seats))
    accounts = dict.fromkeys(table.players, 0)
    for one in rounds:
        for player, points in one.accounts.items():
            accounts[player] += points
    return accounts
