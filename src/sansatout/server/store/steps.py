"""What is stored, said in no database's own words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Executable, Table

__all__ = ["Bulk", "Put", "Rows", "Statement", "Step", "Work"]

Rows = Sequence[Mapping[str, Any]]
Work = Callable[[Connection, Rows], None]
"""What takes more than one statement, in the transaction of its step."""


@dataclass(frozen=True, slots=True)
class Bulk:
    """The insertion of rows into a table, however many, by one statement.

    The driver lets go of Python's lock for every statement and has to wait for it again while the
    event loop is busy; so one statement for all tables' events is what keeps commits short.
    """

    table: Table


@dataclass(frozen=True, slots=True)
class Put:
    """The insertion of rows that may be there already, by their primary key."""

    table: Table
    replace: tuple[str, ...] = ()
    """The columns that a row which is there takes from the new one; it keeps the others."""


Statement = Executable | Bulk | Put | Work


@dataclass(frozen=True, slots=True)
class Step:
    """One statement with its rows."""

    statement: Statement
    rows: Rows = ()
