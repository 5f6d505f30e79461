"""Score sheets: the pad as it stands on paper, beside it the deals; empty ones to write on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any

import msgspec

from sansatout.draw.paper import Figure, GamePart, Paper, sheet_paper, signed
from sansatout.printing.compiling import Job, PageLook
from sansatout.printing.told import told_text
from sansatout.scoring.sheet import Column, Entry, Owner
from sansatout.scoring.sheets import Sheet
from sansatout.scoring.system import ScoringSystem

__all__ = ["SheetRound", "empty_sheet", "filled_sheets"]

_PAD_ABOVE, _PAD_BELOW, _PAD_DEALS = 11, 11, 27
_TALLY = 26
"""How many rows an empty sheet has: on the pad, and where every deal has one row."""
_GAMES = 3
"""The games of the longest rubber."""


class SheetRound(msgspec.Struct, frozen=True):
    """One rubber, sitting or sheet of an evening."""

    sheet: Sheet
    heads: Mapping[Owner, str] = {}
    """Who writes in each column."""
    told: Sequence[str] = ()
    """The deals as they were told."""
    remarks: Sequence[str] = ()
    """How it is settled, in words."""


def game_name(key: str, look: PageLook) -> str:
    """Return what a scoring system is called."""
    return look.words(f"page-game-{key}")


def empty_sheet(system: ScoringSystem[Any], look: PageLook) -> Job:
    """Return a sheet of a system to write on with a pencil."""
    sheet = system.new_sheet()
    paper = sheet_paper(sheet, language=look.language)
    form = system.telling.form(system.options_type())
    asked = [look.words(one.label) for one in form.fields if not one.part and not one.joined]
    page: dict[str, Any] = {"heads": paper.heads, "names": [], "notes": [], "remarks": []}
    if paper.line:
        labels = [look.words("draw-game", number=number) for number in range(1, _GAMES + 1)]
        labels += [look.words("draw-total"), look.words("draw-account")]
        page |= {
            "pad": {
                "above": _empty(_PAD_ABOVE, len(paper.heads)),
                "games": [{"rows": _empty(_PAD_BELOW, len(paper.heads)), "won": ""}],
                "totals": [[label, *("",) * len(paper.heads)] for label in labels],
            },
            "asked": asked,
            "deals": [_blank(number, asked) for number in range(1, _PAD_DEALS + 1)],
        }
    else:
        columns = [*asked, *paper.heads]
        page |= {
            "asked": columns,
            "deals": [_blank(number, columns) for number in range(1, _TALLY + 1)],
            "totals": [[label, *("",) * len(paper.heads)] for label, _ in paper.totals],
        }
    return _job(system.key, [page], [], look, empty=True)


def filled_sheets(
    key: str, rounds: Sequence[SheetRound], accounts: Mapping[str, int], look: PageLook
) -> Job:
    """Return the sheets of an evening, a page for each round at least."""
    pages = [_page(one, number, len(rounds), look) for number, one in enumerate(rounds, start=1)]
    closing = [[name, signed(points)] for name, points in accounts.items()]
    return _job(key, pages, closing, look, empty=False)


def _job(
    key: str, pages: list[dict[str, Any]], accounts: list[list[str]], look: PageLook, *, empty: bool
) -> Job:
    body = {
        "pages": pages,
        "empty": empty,
        "accounts": accounts,
        "words": {
            "accounts": look.words("page-round-brings"),
            "date": look.words("print-sheet-date"),
            "place": look.words("print-sheet-place"),
            "players": look.words("print-sheet-players"),
        },
    }
    title = look.words("print-sheet", game=game_name(key, look))
    return Job("sheet", title, body, look)


def _page(one: SheetRound, number: int, count: int, look: PageLook) -> dict[str, Any]:
    paper = sheet_paper(one.sheet, names=one.heads, language=look.language)
    page = {
        "round": look.words("page-round-number", number=number) if count > 1 else "",
        "heads": paper.heads,
        "names": paper.names if any(paper.names) else [],
        "notes": paper.notes,
        "remarks": list(one.remarks),
    }
    if not paper.line:
        return page | {
            "asked": [look.words("print-sheet-told"), *paper.heads],
            "deals": _tally_rows(one, paper, look),
            "totals": [[label, *values] for label, values in paper.totals],
        }
    return page | {
        "pad": _pad(paper),
        "deals": [
            {
                "number": str(at),
                "told": told_text(told, look),
                "entries": _entries(line.entries, look),
            }
            for at, (told, line) in enumerate(zip(one.told, one.sheet.lines, strict=True), start=1)
        ],
    }


def _pad(paper: Paper) -> dict[str, Any]:
    return {
        "above": [_row(row) for row in reversed(list(zip_longest(*paper.above)))],
        "games": [_game(game) for game in paper.games],
        "totals": [[label, *values] for label, values in paper.totals],
    }


def _game(game: GamePart) -> dict[str, Any]:
    return {"rows": [_row(row) for row in zip_longest(*game.below)], "won": game.won}


def _row(row: Sequence[Figure | None]) -> list[dict[str, Any] | None]:
    return [
        None if one is None else {"points": str(one.points), "mark": one.mark, "struck": one.struck}
        for one in row
    ]


def _entries(entries: Sequence[Entry], look: PageLook) -> list[list[str]]:
    return [
        [_owner(entry.owner, look), entry.text(look.language), str(entry.points)]
        for entry in entries
    ]


def _owner(owner: Owner, look: PageLook) -> str:
    return look.words(f"draw-{owner}" if isinstance(owner, Column) else f"draw-seat-{owner}")


def _tally_rows(one: SheetRound, paper: Paper, look: PageLook) -> list[list[str]]:
    """Return a row for each deal with what every column gets from it."""
    columns = paper.games[0].below
    by_deal = [{figure.deal: str(figure.points) for figure in column} for column in columns]
    return [
        [str(number), told_text(told, look), *(column.get(number, "") for column in by_deal)]
        for number, told in enumerate(one.told, start=1)
    ]


def _empty(rows: int, columns: int) -> list[list[None]]:
    return [[None] * columns for _ in range(rows)]


def _blank(number: int, columns: Sequence[str]) -> list[str]:
    return [str(number), *("",) * len(columns)]
