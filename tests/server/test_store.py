"""The store speaks to any database: what is SQLite's own stands in one package."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, select

import sansatout
from sansatout.server.store import Bulk, Put, Rows, Step, Store, schema
from sansatout.server.store.sqlite import SQLite
from tests import aside

SOURCE = Path(sansatout.__file__).parent
OWN = SOURCE / "server" / "store" / "sqlite"
CHOOSERS = {SOURCE / "server" / "running.py", SOURCE / "cli" / "backup.py"}
"""Who says which database it is."""
DRIVERS = re.compile(r"sqlite3|psycopg|sqlalchemy\.dialects|sansatout\.server\.store\.sqlite")
RAW = {"text", "exec_driver_sql", "literal_column", "strftime"}
"""What puts SQL into a statement as it is written."""
DIALECT = re.compile(
    r"\b(PRAGMA \w|VACUUM|BEGIN IMMEDIATE|ON CONFLICT|json_each|json_extract|sqlite_master)"
)


def imported(tree: ast.AST) -> Iterator[str]:
    """Yield the names of modules and of what is taken from them."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def raw_sql(tree: ast.AST) -> Iterator[str]:
    """Yield what is SQL of one database, or may be."""
    from_sqlalchemy = {name.rpartition(".")[2] for name in imported(tree) if "sqlalchemy" in name}
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id=name)) if name in RAW & from_sqlalchemy:
                yield name
            case ast.Attribute(attr=name) if name in RAW - {"text", "strftime"}:
                yield name
            case ast.Constant(value=str(words)) if DIALECT.search(words):
                yield words


def faults(file: Path) -> list[str]:
    """Return what a module has of a database's own."""
    tree = ast.parse(file.read_text())
    drivers = [] if file in CHOOSERS else [one for one in imported(tree) if DRIVERS.match(one)]
    return drivers + list(raw_sql(tree))


def test_one_place_knows_which_database_it_is() -> None:
    elsewhere = [file for file in SOURCE.rglob("*.py") if not file.is_relative_to(OWN)]
    found = {str(file): wrong for file in elsewhere if (wrong := faults(file))}
    assert not found
    assert any(faults(file) for file in OWN.glob("*.py")), "the check finds what there is"


@pytest.mark.parametrize(
    "line",
    [
        "import sqlite3",
        "from sqlalchemy.dialects import sqlite",
        "from sqlalchemy.dialects.postgresql import insert",
        "from sqlalchemy import text\ntext('SELECT 1')",
        "connection.exec_driver_sql('SELECT 1')",
        "op.execute('INSERT INTO a SELECT 1 ON CONFLICT DO NOTHING')",
    ],
)
def test_the_check_sees(line: str, tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text(line)
    assert faults(tmp_path / "one.py")


def stored(file: Path, *jobs: list[Step]) -> dict[str, list[tuple[object, ...]]]:
    """Write jobs one after the other; return the rows of deals, and of thoughts."""

    def rows(connection: Connection) -> dict[str, list[tuple[object, ...]]]:
        return {
            table.name: [tuple(row) for row in connection.execute(select(table))]
            for table in (schema.deals, schema.thoughts)
        }

    async def story() -> dict[str, list[tuple[object, ...]]]:
        store = Store(SQLite(file))
        for steps in jobs:
            await store.write(*steps)
        try:
            return await store.read(rows)
        finally:
            await store.close()

    return aside.run(story())


def deal(last: int, finished: str, summary: str) -> dict[str, object]:
    return {
        "table_id": "t", "number": 1, "first_seq": 1, "last_seq": last, "finished": finished,
        "summary": summary,
    }  # fmt: skip


def test_a_row_that_is_there_takes_only_what_is_to_be_replaced(tmp_path: Path) -> None:
    put = Put(schema.deals, replace=("last_seq", "summary"))
    found = stored(
        tmp_path / "s", [Step(put, [deal(9, "then", "a")])], [Step(put, [deal(12, "now", "b")])]
    )
    assert found["deals"] == [("t", 1, 1, 12, "then", "b")]


def test_a_row_that_is_there_stays_where_nothing_is_to_be_replaced(tmp_path: Path) -> None:
    put = Put(schema.deals)
    found = stored(
        tmp_path / "s", [Step(put, [deal(9, "then", "a")]), Step(put, [deal(12, "now", "b")])]
    )
    assert found["deals"] == [("t", 1, 1, 9, "then", "a")]


def test_work_is_done_in_the_transaction_of_its_step(tmp_path: Path) -> None:
    seen: list[int] = []

    def work(connection: Connection, rows: Rows) -> None:
        seen.extend(connection.scalars(select(schema.thoughts.c.seq)))
        assert rows == [{"table_id": "t"}]

    many = [{"table_id": "t", "seq": seq, "body": "{\"é\": '\\n'}"} for seq in range(300)]
    found = stored(
        tmp_path / "s", [Step(Bulk(schema.thoughts), many), Step(work, [{"table_id": "t"}])]
    )
    assert seen == list(range(300))
    assert found["thoughts"] == [tuple(row.values()) for row in many]
