"""The store speaks to any database: what is one's own stands in a package of its own."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, select

import sansatout
from sansatout.errors import InputError
from sansatout.server.store import Bulk, Put, Rows, Step, Store, schema
from sansatout.server.store.database import Database
from sansatout.server.store.opening import opened as opened_at
from sansatout.server.store.opening import sqlite_file
from tests import aside

SOURCE = Path(sansatout.__file__).parent
OWN = [SOURCE / "server" / "store" / name for name in ("sqlite", "postgres")]
CHOOSERS = {SOURCE / "server" / "store" / f"{name}.py" for name in ("opening", "backup")}
"""Who says which database it is."""
DRIVERS = re.compile(
    r"sqlite3|psycopg|sqlalchemy\.dialects|sansatout\.server\.store\.(sqlite|postgres)\b"
)
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
    found = {str(file): wrong for file in SOURCE.rglob("*.py") if (wrong := faults(file))}
    own = {file for file in found if any(Path(file).is_relative_to(folder) for folder in OWN)}
    assert found.keys() <= own
    for folder in OWN:
        assert any(Path(file).is_relative_to(folder) for file in own), "the check finds what is"


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


def stored(database: Database, *jobs: list[Step]) -> dict[str, list[tuple[object, ...]]]:
    """Write jobs one after the other; return the rows of deals, and of thoughts."""

    def rows(connection: Connection) -> dict[str, list[tuple[object, ...]]]:
        return {
            table.name: [tuple(row) for row in connection.execute(select(table))]
            for table in (schema.deals, schema.thoughts)
        }

    async def story() -> dict[str, list[tuple[object, ...]]]:
        store = Store(database)
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


def test_a_row_that_is_there_takes_only_what_is_to_be_replaced(database: Database) -> None:
    put = Put(schema.deals, replace=("last_seq", "summary"))
    found = stored(
        database, [Step(put, [deal(9, "then", "a")])], [Step(put, [deal(12, "now", "b")])]
    )
    assert found["deals"] == [("t", 1, 1, 12, "then", "b")]


def test_a_row_that_is_there_stays_where_nothing_is_to_be_replaced(database: Database) -> None:
    put = Put(schema.deals)
    found = stored(database, [Step(put, [deal(9, "then", "a")]), Step(put, [deal(12, "now", "b")])])
    assert found["deals"] == [("t", 1, 1, 9, "then", "a")]


def test_work_is_done_in_the_transaction_of_its_step(database: Database) -> None:
    seen: list[int] = []

    def work(connection: Connection, rows: Rows) -> None:
        seen.extend(connection.scalars(select(schema.thoughts.c.seq)))
        assert rows == [{"table_id": "t"}]

    many = [{"table_id": "t", "seq": seq, "body": "{\"é\": '\\n'}"} for seq in range(300)]
    found = stored(database, [Step(Bulk(schema.thoughts), many), Step(work, [{"table_id": "t"}])])
    assert seen == list(range(300))
    assert found["thoughts"] == [tuple(row.values()) for row in many]


@pytest.mark.parametrize(
    ("address", "file"),
    [
        ("", "usual"),
        ("sqlite:///other.sqlite3", "other.sqlite3"),
        ("sqlite:////folder/other.sqlite3", "/folder/other.sqlite3"),
        ("postgresql://h/d", None),
        ("host=h dbname=d", None),
    ],
)
def test_an_address_means_a_file_or_a_server(address: str, file: str | None) -> None:
    found = sqlite_file(address, Path("usual"))
    assert found == (None if file is None else Path(file))
    if file is None:
        assert type(opened_at(address, Path("usual"))).__name__ == "PostgreSQL"


@pytest.mark.parametrize("address", ["mysql://h/d", "sqlite://", "sqlite:///:memory:", "h", "a b"])
def test_no_other_address_is_taken(address: str) -> None:
    with pytest.raises(InputError) as refused:
        opened_at(address, Path("usual"))
    assert refused.value.message == "database-address"


def test_parts_that_are_missing_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(InputError, match=r'pip install "sansatout\[nodes\]"'):
        opened_at("postgresql://h/d", Path("usual"))
