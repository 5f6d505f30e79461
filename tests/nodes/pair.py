"""Two nodes on one database, and people who may come to either."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import psycopg

from tests.machines.nats import Nats
from tests.server.harness import Person, Server

__all__ = ["Pair", "by", "seats"]


class Pair:
    """Two real servers that share a database and a bus."""

    def __init__(self, database: str, folder: Path, **settings: Any) -> None:
        self.database = database
        self.folder = folder
        self.nats = Nats(folder / "nats")
        self.settings = settings
        self.left, self.right = self.node("left"), self.node("right")

    def node(self, name: str, **settings: Any) -> Server:
        """Start one more."""
        shared = {"database": self.database, "bus": self.nats.url}
        return Server(self.folder / name, logged=True, **{**shared, **self.settings, **settings})

    def events(self, table: str) -> list[dict[str, Any]]:
        """Return the log of a table, with the marks of people's acts."""
        with psycopg.connect(self.database) as base:
            rows = base.execute(
                "select body, mark from events where table_id = %s order by seq", (table,)
            )
            return [{**json.loads(body), "mark": mark} for body, mark in rows]

    def rows(self, question: str, *values: object) -> list[tuple[Any, ...]]:
        """Return what is stored."""
        with psycopg.connect(self.database) as base:
            return base.execute(question.encode(), values).fetchall()

    def execute(self, statement: str, *values: object) -> None:
        """Do something behind the servers' backs."""
        with psycopg.connect(self.database) as base:
            base.execute(statement.encode(), values)

    def stop(self) -> None:
        for node in (self.left, self.right):
            node.stop()
        self.nats.stop()


def by(person: Person, node: Server) -> Person:
    """Return the same person, at another node."""
    same = object.__new__(Person)
    same.__dict__.update(person.__dict__, server=node)
    return same


def seats(**kinds: str) -> dict[str, dict[str, str]]:
    """Return who sits where: me South, robots where nothing is told."""
    told = {"S": "me", **kinds}
    return {seat: {"kind": told.get(seat, "robot")} for seat in "NESW"}
