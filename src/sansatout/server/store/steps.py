"""What is stored, said in no database's own words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from typing import Any

from sqlalchemy import Column, Connection, Executable, Table

__all__ = ["Bulk", "Inserts", "Put", "Rows", "Statement", "Step", "Work", "merged", "told_columns"]

Rows = Sequence[Mapping[str, Any]]
Inserts = Sequence[tuple[Table, Rows]]
"""Rows of several tables."""
Work = Callable[[Connection, Rows], None]
"""What takes more than one statement, in the transaction of its step."""


@dataclass(frozen=True, slots=True)
class Bulk:
    """The insertion of rows into a table, however many, by one statement.

    The driver lets go of Python's lock for every statement and has to wait for it again while the
    event loop is busy; so one statement for all tables' events is what keeps commits short. It
    comes first in its transaction, whoever's it is: nothing that is stored with it may depend on
    the rows not being there.
    """

    table: Table


@dataclass(frozen=True, slots=True)
class Put:
    """The insertion of rows that may be there already, by a key."""

    table: Table
    replace: tuple[str, ...] = ()
    """The columns that a row with its primary key takes from the new one; it keeps the others."""


Statement = Executable | Bulk | Put | Work


@dataclass(frozen=True, slots=True)
class Step:
    """One statement with its rows."""

    statement: Statement
    rows: Rows = ()


def merged(steps: Sequence[Step]) -> Iterator[tuple[Statement, Rows]]:
    """Return as few statements as do the same.

    Rows come in one order, by table and by key, so that two servers that write the same ones wait
    for each other and never in a circle.
    """
    bulks: dict[Bulk, list[Mapping[str, Any]]] = {}
    others = []
    for step in steps:
        if isinstance(step.statement, Bulk):
            bulks.setdefault(step.statement, []).extend(step.rows)
        else:
            others.append(step)
    for bulk in sorted(bulks, key=lambda one: one.table.name):
        yield bulk, _in_order(bulk.table, bulks[bulk])
    for _, group in groupby(others, key=lambda step: id(step.statement)):
        same = list(group)
        statement, rows = same[0].statement, [row for step in same for row in step.rows]
        yield statement, _in_order(statement.table, rows) if isinstance(statement, Put) else rows


def _in_order(table: Table, rows: list[Mapping[str, Any]]) -> Rows:
    if table.autoincrement_column is not None:
        return rows
    key = [column.name for column in table.primary_key]
    return sorted(rows, key=lambda row: [row[name] for name in key])


@cache
def told_columns(table: Table) -> tuple[Column[Any], ...]:
    """Return the columns that rows of a ``Bulk`` have, all but a number the database counts."""
    counted = table.autoincrement_column
    return tuple(column for column in table.columns if column is not counted)
