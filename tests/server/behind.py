"""The database of a test's server, asked behind its back, whichever it is."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import psycopg

from sansatout.server.store import schema

__all__ = ["ask", "held"]

_NAME = "sansatout.sqlite3"


def ask(data: Path, url: str, statement: str, *values: object) -> list[Any]:
    """Ask or change a database: the one at the address, or else the file of the folder."""
    if url:
        with psycopg.connect(url) as base:
            answer = base.execute(statement.replace("?", "%s").encode(), values)
            return answer.fetchall() if answer.description else []
    with closing(sqlite3.connect(data / _NAME, timeout=30)) as file, file:
        return file.execute(statement, values).fetchall()


@contextmanager
def held(data: Path, url: str) -> Iterator[None]:
    """Let nobody write, as a backup or a change of another program does."""
    if url:
        with psycopg.connect(url) as base:
            tables = ", ".join(schema.metadata.tables)
            base.execute(f"LOCK TABLE {tables} IN EXCLUSIVE MODE".encode())
            yield
            base.rollback()
        return
    with closing(sqlite3.connect(data / _NAME, isolation_level=None)) as file:
        file.execute("BEGIN IMMEDIATE")
        try:
            yield
        finally:
            file.execute("ROLLBACK")
