"""What every table made of every deal of a round."""

from __future__ import annotations

import csv
import io
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, select

from sansatout.formats.cells import harmless
from sansatout.locales import render
from sansatout.seats import Seat
from sansatout.server.classes.records import ClassRound
from sansatout.server.finished.kept import KeptDeal
from sansatout.server.protocol.classes import ResultCell, ResultRow, Results
from sansatout.server.rooms.chairs import Chairs
from sansatout.server.rooms.records import load_chairs
from sansatout.server.store import schema
from sansatout.variants import game
from sansatout.variants.cardplay import CardPlay

__all__ = ["PlayedRound", "as_csv", "played", "results", "solved"]


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """What is stored of the tables of a round."""

    given: ClassRound
    chairs: Mapping[str, Chairs]
    deals: Mapping[tuple[str, int], KeptDeal]
    """Finished deals by table and number."""


def played(database: Connection, given: ClassRound) -> PlayedRound:
    """Return what is stored of a round."""
    deal, kept = schema.deals.c, schema.finished.c
    same = (kept.table_id == deal.table_id) & (kept.number == deal.number)
    rows = database.execute(
        select(deal.table_id, deal.number, kept.body)
        .join(schema.finished, same)
        .where(deal.table_id.in_(given.tables))
    )
    found = {(row.table_id, row.number): KeptDeal.loads(row.body) for row in rows}
    return PlayedRound(
        given,
        {table: load_chairs(database, table) for table in given.tables},
        {key: one for key, one in found.items() if one is not None},
    )


def results(told: PlayedRound, possible: Mapping[tuple[str, str], int]) -> Results:
    """Return all deals with what each table made of them.

    :param possible: tricks with best play of every deal that was played
    """
    given = told.given.given
    assert given.game is not None, "deals are played at some game"
    variant = game(given.game)
    return Results(
        round=told.given.number,
        game=given.game,
        columns=[str(owner) for owner in variant.new_sheet(variant.options_type()).owners],
        rows=[
            ResultRow(
                number=number,
                cards=one.cards,
                dealer=one.dealer,
                cells=[
                    _cell(told, at, table, number, possible)
                    for at, table in enumerate(told.given.tables, start=1)
                ],
            )
            for number, one in enumerate(given.deals, start=1)
        ],
    )


def _cell(
    told: PlayedRound, at: int, table: str, number: int, possible: Mapping[tuple[str, str], int]
) -> ResultCell:
    kept, chairs = told.deals.get((table, number)), told.chairs[table]
    if kept is None:
        return ResultCell(
            table=at, names={}, deal=None, void=False, bargain=None, tricks=None, points={},
            possible=None,
        )  # fmt: skip
    public = kept.public
    return ResultCell(
        table=at,
        names={seat: chairs[player].name for seat, player in public["players"].items()},
        deal=f"{table}-{number}",
        void=public["bargain"] is None,
        bargain=public["bargain"],
        tricks=None if public["tricks"] is None else public["tricks"]["declaring"],
        points=_points(public["entries"]),
        possible=_possible(kept, possible),
    )


def _points(entries: list[dict[str, Any]]) -> dict[str, int]:
    sums: dict[str, int] = {}
    for entry in entries:
        sums[entry["owner"]] = sums.get(entry["owner"], 0) + entry["points"]
    return sums


def _possible(kept: KeptDeal, known: Mapping[tuple[str, str], int]) -> int | None:
    return None if kept.start is None else known[_contract(kept, kept.start)]


def _contract(kept: KeptDeal, start: CardPlay) -> tuple[str, str]:
    """Return the cards and what is played with them: the same for all tables that play it."""
    return kept.public["cards"], f"{start.strain} {start.declarer} {start.dummy}"


async def solved(
    told: PlayedRound,
    known: dict[tuple[str, str], int],
    solve: Callable[[CardPlay], Awaitable[int]],
) -> None:
    """Find the tricks with best play that are not known, one by one: others solve in between."""
    for kept in told.deals.values():
        if kept.start is not None and (key := _contract(kept, kept.start)) not in known:
            known[key] = await solve(kept.start)


def as_csv(told: Results, language: str) -> str:
    """Return the results as a table for other programs; names, and nobody's id."""

    def word(message: str) -> str:
        return render(message, {}, language)

    heads = [
        word("class-csv-deal"), word("class-csv-table"),
        *(word(f"draw-seat-{seat}") for seat in Seat),
        word("class-csv-contract"), word("class-csv-declarer"), word("class-csv-tricks"),
        word("class-csv-possible"), *(_column(owner, word) for owner in told.columns),
    ]  # fmt: skip
    out = io.StringIO()
    rows = csv.writer(out, lineterminator="\r\n")
    rows.writerow(heads)
    for row in told.rows:
        for cell in row.cells:
            rows.writerow([row.number, cell.table, *_told(cell, told.columns)])
    return out.getvalue()


def _column(owner: str, word: Callable[[str], str]) -> str:
    return word(f"class-csv-points-{owner}" if owner in ("we", "they") else f"draw-seat-{owner}")


def _told(cell: ResultCell, columns: list[str]) -> list[object]:
    names = [harmless(cell.names.get(str(seat), "")) for seat in Seat]
    bargain: Any = cell.bargain
    if cell.deal is None or bargain is None:
        return [*names, *("pass" if cell.void else "",), "", "", "", *("" for _ in columns)]
    contract = bargain["contract"] or bargain["strain"]
    bonus = " bonus" if bargain["bonus"] else ""
    return [
        *names, f"{contract}{bonus}", bargain["declarer"], cell.tricks, cell.possible,
        *(cell.points.get(owner, 0) for owner in columns),
    ]  # fmt: skip
