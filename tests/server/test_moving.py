"""Everything that is kept, from one database to another and to safety and back."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, event, insert, select, update

from sansatout.errors import InputError
from sansatout.server.config import Config
from sansatout.server.store import Store, moving, schema
from sansatout.server.store.backup import back_up, restore
from sansatout.server.store.database import Database
from sansatout.server.store.moving import move
from sansatout.server.store.postgres import PostgreSQL
from sansatout.server.store.sqlite import SQLite
from tests import aside
from tests.cli.running_cli import command
from tests.machines.postgres import installed
from tests.machines.shared import Shared
from tests.stored import STORED

ALWAYS_NEW = {"nodes", "signals"}
CHAT = {"table_id": "t", "name": "", "text": "é ♠ \\ '", "at": ""}


def contents(database: Database) -> dict[str, list[tuple[Any, ...]]]:
    """Return all rows of all tables, each in the order of Python's own."""
    with database.engine.connect() as connection:
        return {
            name: sorted((tuple(row) for row in connection.execute(select(table))), key=repr)
            for name, table in schema.metadata.tables.items()
            if name not in ALWAYS_NEW
        }


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the file of a real evening, with something in every table."""
    file = tmp_path_factory.mktemp("evening") / "sansatout.sqlite3"
    file.write_bytes(gzip.decompress((STORED / "sansatout.sqlite3.gz").read_bytes()))
    database = SQLite(file)
    aside.run(Store(database).close())
    with closing(SQLite(file)) as opened, opened.engine.begin() as connection:
        connection.execute(insert(schema.chat), [CHAT] * 3)
        for table in schema.metadata.sorted_tables:
            fill(connection, table)
    return file


def fill(connection: Connection, table: Any) -> None:
    if connection.execute(select(table).limit(1)).first() is None:
        values = {"VARCHAR": "x", "TEXT": "x", "INTEGER": 7, "FLOAT": 0.5, "BLOB": b"\0\xff"}
        row = {column.name: values[str(column.type.compile(connection.dialect))]
               for column in table.columns}  # fmt: skip
        connection.execute(insert(table), [row])


@pytest.fixture
def opened(evening: Path) -> Iterator[Database]:
    with closing(SQLite(evening)) as database:
        yield database


@pytest.fixture
def pg_bin(monkeypatch: pytest.MonkeyPatch, postgres: Shared) -> Path:
    del postgres
    install = installed()
    assert install is not None, "there is a PostgreSQL"
    monkeypatch.setenv("SANSATOUT_PG_BIN", str(install / "bin"))
    return install / "bin"


def test_an_evening_goes_to_postgresql_and_back(
    opened: Database, postgres: Shared, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moving, "_CHUNK", 50)
    url, most = postgres.fresh(empty=True), 0
    before = contents(opened)
    assert all(before.values()), "there is something to lose in every table"
    with closing(PostgreSQL(url)) as middle:

        def note(*given: Any) -> None:
            nonlocal most
            most = max(most, len(given[3])) if given[5] else most

        event.listen(middle._unhurried, "before_cursor_execute", note)
        moved = move(opened, middle)
        assert moved == {name: len(rows) for name, rows in before.items()}
        assert contents(middle) == before
        assert most == 50, "memory does not grow with what there is"
        last = max(row[0] for row in before["chat"])
        with middle.engine.begin() as connection:
            made = connection.execute(insert(schema.chat).values(CHAT)).inserted_primary_key
        assert made == (last + 1,)
        with closing(SQLite(tmp_path / "back")) as back:
            move(middle, back)
            assert contents(back) == contents(middle)


def test_the_command_moves(evening: Path, postgres: Shared, tmp_path: Path) -> None:
    url = postgres.fresh(empty=True)
    done = command("move", "--from", evening, "--to", url)
    assert done.code == 0, done.err
    assert "word" not in done.out
    again = command("move", "--from", evening, "--to", url)
    assert again.code == 2
    assert "there is something in" in again.err
    none = command("move", "--from", tmp_path / "none", "--to", tmp_path / "target")
    assert none.code == 2
    assert not any(tmp_path.iterdir())


def test_what_cannot_be_moved_is_left_as_it_is(evening: Path, tmp_path: Path) -> None:
    """PROMISE-KEPT-5.

    Neither place is touched before both are looked at, and nothing is left of a failed try.
    """
    text = tmp_path / "text"
    text.write_text("a letter")
    text.chmod(0o644)
    for source, target, why in (
        (text, tmp_path / "new", "is no database of Sansatout"),
        (evening, evening, "is the source and the target"),
        (evening, tmp_path, "there is something in"),
        (evening, "foo://bar", "no address of a database"),
        ("postgresql://127.0.0.1:1/x", tmp_path / "new", "cannot be reached"),
    ):
        done = command("move", "--from", source, "--to", target)
        assert (done.code, why in done.err) == (2, True), done.err
        assert [one.name for one in tmp_path.iterdir()] == ["text"]
        assert text.stat().st_mode & 0o777 == 0o644
    strange = tmp_path / "c=1.sqlite3"
    assert command("move", "--from", evening, "--to", strange).code == 0
    assert strange.is_file()


def test_who_names_a_folder_means_the_file_in_it(evening: Path, tmp_path: Path) -> None:
    elsewhere = {"SANSATOUT_DATABASE": "postgresql://127.0.0.1:1/x"}
    copy = tmp_path / "copy"
    assert command("backup", copy, "--data", evening.parent, environment=elsewhere).code == 0
    away = command("backup", tmp_path / "other", environment=elsewhere)
    assert "cannot be reached" in away.err
    both = command("backup", tmp_path / "other", "--data", tmp_path, "--database", "postgresql://x")
    assert (both.code, "expected one of them" in both.err) == (2, True)


def test_a_file_that_a_server_has_is_not_moved(opened: Database, tmp_path: Path) -> None:
    done = command("move", "--from", opened.name, "--to", tmp_path / "target")
    assert done.code == 2
    assert "is in use by process" in done.err


def test_a_database_that_servers_run_on_is_not_moved(
    postgres: Shared, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(PostgreSQL(postgres.fresh())) as running:
        with running.engine.begin() as connection:
            connection.execute(insert(schema.nodes).values(node="n", beat=1, hears=1))

        def beat(_: float) -> None:
            with running.engine.begin() as connection:
                connection.execute(update(schema.nodes).values(beat=2))

        with closing(SQLite(tmp_path / "s")) as target:
            monkeypatch.setattr("sansatout.server.store.moving.time.sleep", beat)
            with pytest.raises(InputError) as refused:
                move(running, target)
            assert refused.value.message == "database-in-use"
            monkeypatch.setattr("sansatout.server.store.moving.time.sleep", lambda _: None)
            move(running, target)


def test_what_fails_in_the_middle_leaves_the_target_empty(
    opened: Database, postgres: Shared, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(PostgreSQL(postgres.fresh())) as target:

        def lost(connection: Connection) -> None:
            raise InputError("move-differs", table="chat", there=1, here=0)

        monkeypatch.setattr(target, "count_on", lost)
        with pytest.raises(InputError):
            move(opened, target)
        assert not any(contents(target).values())


def kept_in(url: str, programs: Path) -> Config:
    return Config(database=url, pg_bin=programs)


def test_a_backup_of_postgresql_is_put_back_whole(
    opened: Database, postgres: Shared, pg_bin: Path, tmp_path: Path
) -> None:
    url, other = postgres.fresh(empty=True), postgres.fresh(empty=True)
    with closing(PostgreSQL(url)) as full:
        move(opened, full)
    done = command("backup", tmp_path / "copy", "--database", url)
    assert done.code == 0, done.err
    assert (tmp_path / "copy").stat().st_mode & 0o077 == 0
    assert command("backup", tmp_path / "copy", "--database", url).code == 2
    done = command("restore", tmp_path / "copy", "--database", other)
    assert done.code == 0, done.err
    assert "word" not in done.out
    with closing(PostgreSQL(other)) as found:
        assert contents(found) == contents(opened)
        store = Store(found)
        aside.run(store.close())
    again = command("restore", tmp_path / "copy", "--database", other)
    assert again.code == 2
    assert "there is something in" in again.err


@pytest.mark.parametrize("spoil", [
    lambda whole: whole[: len(whole) // 2], lambda whole: b"SQLite format 3\0", lambda whole: b"",
])  # fmt: skip
def test_what_is_no_copy_is_not_put_back(
    spoil: Callable[[bytes], bytes], postgres: Shared, pg_bin: Path, tmp_path: Path
) -> None:
    whole, part = tmp_path / "whole", tmp_path / "part"
    back_up(kept_in(postgres.fresh(), pg_bin), whole)
    part.write_bytes(spoil(whole.read_bytes()))
    empty = postgres.fresh(empty=True)
    with pytest.raises(InputError):
        restore(kept_in(empty, pg_bin), part)
    with psycopg.connect(empty) as base:
        assert base.execute("SELECT 1 FROM pg_tables WHERE schemaname = 'public'").fetchall() == []


def test_a_copy_of_something_else_is_not_put_back(
    postgres: Shared, pg_bin: Path, tmp_path: Path
) -> None:
    theirs, newer, empty = postgres.fresh(empty=True), postgres.fresh(), postgres.fresh(empty=True)
    with psycopg.connect(theirs) as base:
        base.execute("CREATE TABLE one (two text)")
    with pytest.raises(InputError, match="no database of Sansatout"):
        back_up(kept_in(theirs, pg_bin), tmp_path / "theirs")
    file = tmp_path / "newer"
    back_up(kept_in(newer, pg_bin), file)
    with psycopg.connect(newer) as base:
        base.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(InputError, match="newer Sansatout"):
        back_up(kept_in(newer, pg_bin), tmp_path / "refused")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["newer"]
    restore(kept_in(empty, pg_bin), file)


def test_no_word_of_a_program_has_the_password(postgres: Shared, tmp_path: Path) -> None:
    fake = tmp_path / "bin" / "pg_dump"
    fake.parent.mkdir()
    fake.write_text(f'#!/bin/sh\necho "$@" > {tmp_path}/said\necho "$PGPASSWORD" >&2\nexit 1\n')
    fake.chmod(0o755)
    with pytest.raises(InputError) as failed:
        back_up(kept_in(postgres.fresh(), fake.parent), tmp_path / "copy")
    assert failed.value.arguments["reason"] == "a pass/word", "it has it all the same"
    assert "pass/" not in (tmp_path / "said").read_text()


def test_a_program_that_is_missing_is_named(postgres: Shared, tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"no pg_dump here.*SANSATOUT_PG_BIN"):
        back_up(kept_in(postgres.fresh(), tmp_path), tmp_path / "copy")
    assert not any(tmp_path.iterdir())


def test_a_backup_of_the_file_is_put_back_where_none_is(evening: Path, tmp_path: Path) -> None:
    copy, data = tmp_path / "copy", tmp_path / "data"
    back_up(Config(data=evening.parent), copy)
    done = command("restore", copy, "--data", data)
    assert done.code == 0, done.err
    with closing(SQLite(data / "sansatout.sqlite3")) as back, closing(SQLite(evening)) as found:
        assert contents(back) == contents(found)
        taken = command("restore", copy, "--data", data)
        assert "is in use by process" in taken.err
    there = command("restore", copy, "--data", data)
    assert (there.code, "there is something in" in there.err) == (2, True)
    copy.write_bytes(b"")
    done = command("restore", copy, "--data", tmp_path / "other")
    assert "is no backup of this kind of database" in done.err
    assert not (tmp_path / "other").exists()
    assert "there is no file" in command("restore", tmp_path / "none", "--data", data).err
