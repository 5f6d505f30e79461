"""Score sheets and accounts as JSON values."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from sansatout.options import shown
from sansatout.scoring.evening import Round
from sansatout.scoring.sheet import Column, Entry, Owner, Place
from sansatout.table.state import Table
from sansatout.variants.base import Variant

__all__ = ["plain_accounts", "plain_entry", "plain_figures", "plain_sheet"]


def plain_entry(entry: Entry) -> dict[str, object]:
    """Return one figure of the sheet with its reason."""
    return {
        "owner": str(entry.owner),
        "place": str(entry.place),
        "points": entry.points,
        "label": entry.label,
        "count": entry.count,
        "rule": entry.rule,
        "deal": entry.deal,
    }


class _Same:
    """A value as a key by identity: tables share their sheets from deal to deal."""

    __slots__ = ("value",)

    def __init__(self, value: object) -> None:
        self.value = value

    def __hash__(self) -> int:
        return id(self.value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.value is self.value


def plain_sheet(table: Table) -> dict[str, object]:
    """Return the sheet of the current rubber or set; North-South are "we"."""
    number = len(table.finished) + 1
    return {"number": number, **_plain_sheet(_Same(table.sheet), table.variant)}


@lru_cache(maxsize=1024)
def _plain_sheet(same: _Same, variant: Variant) -> dict[str, object]:
    return plain_figures(same.value, over=variant.is_over(same.value))


def plain_figures(sheet: Any, *, over: bool) -> dict[str, object]:  # noqa: ANN401 (each its own)
    """Return what stands on a sheet of any game."""
    owners = _owners(sheet)
    return {
        "owners": [str(owner) for owner in owners],
        "lines": [_line(line) for line in sheet.lines],
        "extra": [plain_entry(entry) for entry in getattr(sheet, "last_entries", ())],
        "totals": {str(owner): _totals(sheet, owner) for owner in owners},
        "standing": _by_column(sheet, "standing"),
        "games": _by_column(sheet, "games"),
        "over": over,
        "options": [
            {"name": name, "reading": reading, "rule": rule}
            for name, reading, rule in shown(sheet.options)
        ],
    }


def _owners(sheet: Any) -> tuple[Owner, ...]:  # noqa: ANN401 (each table has its own)
    return tuple(getattr(sheet, "owners", tuple(Column)))


def _line(line: Any) -> dict[str, object]:  # noqa: ANN401 (each sheet has its own)
    game_to = getattr(line, "game_to", None)
    return {
        "played": line.result is not None,
        "entries": [plain_entry(entry) for entry in line.entries],
        "game_to": None if game_to is None else str(game_to),
    }


def _totals(sheet: Any, owner: Owner) -> dict[str, int]:  # noqa: ANN401 (each table has its own)
    parts = {str(place): sheet.total(owner, place) for place in Place}
    return {**parts, "all": sheet.total(owner)}


def _by_column(sheet: Any, name: str) -> dict[str, int] | None:  # noqa: ANN401 (see above)
    value = getattr(sheet, name, None)
    return None if value is None else {str(column): value(column) for column in Column}


def plain_accounts(table: Table) -> dict[str, int]:
    """Return every player's plus or minus over what is finished, the current sheet too if over."""
    rounds = [(_Same(one.sheet), _Same(one.seats)) for one in table.finished]
    if table.variant.settles_now(table.sheet):
        rounds.append((_Same(table.sheet), _Same(table.seats)))
    accounts = dict.fromkeys(table.players, 0)
    for sheet, seats in rounds:
        for player, points in _account(sheet, seats).items():
            accounts[player] += points
    return accounts


@lru_cache(maxsize=1024)
def _account(sheet: _Same, seats: _Same) -> dict[str, int]:
    played: Any = sheet.value
    seating: Any = seats.value
    return Round.seated(played, seating).accounts
