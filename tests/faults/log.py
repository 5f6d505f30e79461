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
_TALK = "select table_id, text from chat order by id"


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

    def __init__(self, rows: list[Row], said: list[str] | None = None) -> None:
        self.rows = rows
        self.said = said or []
        """What was said at the table, in order."""

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


def _gathered(rows: Iterable[tuple[Any, ...]], talk: Iterable[tuple[Any, ...]]) -> dict[str, Log]:
    found: dict[str, Log] = {}
    for table, seq, body, mark in rows:
        found.setdefault(table, Log([])).rows.append(Row(seq, body, mark))
    for table, text in talk:
        found.setdefault(table, Log([])).said.append(text)
    return found


def sqlite_logs(data: Path) -> dict[str, Log]:
    """Read all tables of a data folder."""
    file = f"file:{data / 'sansatout.sqlite3'}?mode=ro"
    with closing(sqlite3.connect(file, uri=True)) as base:
        return _gathered(base.execute(_QUESTION).fetchall(), base.execute(_TALK).fetchall())


def postgresql_logs(url: str) -> dict[str, Log]:
    """Read all tables of a database."""
    import psycopg

    with psycopg.connect(url) as base:
        return _gathered(base.execute(_QUESTION).fetchall(), base.execute(_TALK).fetchall())


def keep(logs: Mapping[str, Log], tables: Collection[str], file: Path) -> None:
    """Write the logs of some tables to be looked at, or checked, later."""
    with file.open("w") as out:
        for table in tables:
            log = logs.get(table, Log([]))
            for row in log.rows:
                out.write(json.dumps([table, row.seq, row.body, row.mark]) + "\n")
            for text in log.said:
                out.write(json.dumps([table, text]) + "\n")


def kept(file: Path) -> dict[str, Log]:
    """Read what :func:`keep` wrote."""
    lines = [tuple(json.loads(line)) for line in file.read_text().splitlines()]
    return _gathered(
        (one for one in lines if len(one) > 2), (one for one in lines if len(one) == 2)
    )
