"""The log of record, read behind the servers' backs."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Iterable, Mapping
from contextlib import closing
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from sansatout.errors import SansatoutError
from sansatout.events import Event
from sansatout.table.fold import after
from sansatout.table.state import Table

__all__ = ["Log", "Row", "keep", "kept", "postgresql_logs", "sqlite_logs"]

_QUESTION = "select table_id, seq, body, mark from events order by table_id, seq"


@dataclass(frozen=True)
class Row:
    """An event as it is stored."""

    seq: int
    body: str
    mark: str | None = None

    @cached_property
    def plain(self) -> dict[str, Any]:
        """The event as JSON."""
        found: dict[str, Any] = json.loads(self.body)
        return found

    @property
    def kind(self) -> str:
        """What was done."""
        return str(self.plain["kind"])


class Log:
    """What is stored of one table."""

    def __init__(self, rows: list[Row]) -> None:
        self.rows = rows

    @cached_property
    def marked(self) -> dict[str, list[Row]]:
        """The events of each mark."""
        found: dict[str, list[Row]] = {}
        for row in self.rows:
            if row.mark is not None:
                found.setdefault(row.mark, []).append(row)
        return found

    @cached_property
    def folded(self) -> tuple[list[Table], str]:
        """The table after one event, after two and so on; why it goes no further, if it does not.

        The log is what the core makes of it, whatever any server thought.
        """
        states: list[Table] = []
        table: Table | None = None
        for row in self.rows:
            try:
                table = after(table, Event.loads(row.body))
            except SansatoutError as error:
                return states, f"event {row.seq} cannot follow: {error!r}"
            states.append(table)
        return states, ""

    def state(self, seq: int) -> Table | None:
        """Return the table that has seen so many events, if the log leads there."""
        states, _ = self.folded
        return states[seq - 1] if 0 < seq <= len(states) else None


def _gathered(rows: Iterable[tuple[Any, ...]]) -> dict[str, Log]:
    found: dict[str, list[Row]] = {}
    for table, seq, body, mark in rows:
        found.setdefault(table, []).append(Row(seq, body, mark))
    return {table: Log(rows) for table, rows in found.items()}


def sqlite_logs(data: Path) -> dict[str, Log]:
    """Read all tables of a data folder."""
    file = f"file:{data / 'sansatout.sqlite3'}?mode=ro"
    with closing(sqlite3.connect(file, uri=True)) as base:
        return _gathered(base.execute(_QUESTION).fetchall())


def postgresql_logs(url: str) -> dict[str, Log]:
    """Read all tables of a database."""
    import psycopg

    with psycopg.connect(url) as base:
        return _gathered(base.execute(_QUESTION).fetchall())


def keep(logs: Mapping[str, Log], tables: Collection[str], file: Path) -> None:
    """Write the logs of some tables to be looked at, or checked, later."""
    with file.open("w") as out:
        for table in tables:
            for row in logs[table].rows if table in logs else ():
                out.write(json.dumps([table, row.seq, row.body, row.mark]) + "\n")


def kept(file: Path) -> dict[str, Log]:
    """Read what :func:`keep` wrote."""
    return _gathered([tuple(json.loads(line)) for line in file.read_text().splitlines()])
