"""A database is brought to a newer form whole or not at all, and a copy of the old one is kept."""

from __future__ import annotations

import json
import multiprocessing
import shutil
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from sansatout.errors import InputError
from sansatout.server.store import Store, migrate
from sansatout.server.store.packing import unpack
from sansatout.server.store.sqlite import SQLite
from tests import aside

NAME = "sansatout.sqlite3"
CONFIG = migrate._config()
NEWEST = ScriptDirectory.from_config(CONFIG).get_current_head()
MANY = 2000
PROCESSES = multiprocessing.get_context("forkserver")
PROCESSES.set_forkserver_preload(["sansatout.server.store", __name__])


def old_database(file: Path, form: str, rows: int = MANY) -> None:
    """Write a database of an older form with something in every place that steps change."""
    config = migrate._config()
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, form)
    engine.dispose()
    with closing(sqlite3.connect(file)) as base, base:
        base.execute("PRAGMA journal_mode=WAL")
        body = '{"seq":%d,"kind":"play","payload":{"card":"S%d"}}'
        numbers = [("t", n, body % (n, n)) for n in range(rows)]
        base.executemany("INSERT INTO events VALUES (?, ?, ?)", numbers)
        base.executemany("INSERT INTO thoughts VALUES (?, ?, ?)", [thought(n) for n in range(rows)])
        deals = [("t", n, 50 * n - 49, 50 * n, "", "{}") for n in range(1, rows // 50)]
        base.executemany("INSERT INTO deals VALUES (?, ?, ?, ?, ?, ?)", deals)
        base.executemany("INSERT INTO analyses VALUES (?, ?)", [(f"t-{n}", "{}") for n in range(9)])
        base.execute("INSERT INTO settings VALUES ('secret', ?)", ("ab" * 32,))


def thought(number: int) -> tuple[str, int, str]:
    """Return a robot's thoughts about an act, as a row."""
    reason = {"id": "robot-at-random", "arguments": {"open": number}}
    return "t", number, json.dumps({"reason": reason, "samples": number % 7})


def thoughts(base: sqlite3.Connection) -> list[tuple[int, object]]:
    """Return all thoughts by their acts, wherever they are."""
    found = [
        (seq, json.loads(body)) for seq, body in base.execute("SELECT seq, body FROM thoughts")
    ]
    if base.execute("SELECT 1 FROM sqlite_master WHERE name = 'finished'").fetchone():
        for (packed,) in base.execute("SELECT thoughts FROM finished WHERE thoughts IS NOT NULL"):
            found += [(seq, body) for seq, body in unpack(packed)]
    return sorted(found, key=lambda pair: pair[0])


def contents(file: Path) -> dict[str, Any]:
    """Return what no step may lose, and the form."""
    with closing(sqlite3.connect(file)) as base:
        assert base.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        return {
            "form": base.execute("SELECT version_num FROM alembic_version").fetchone()[0],
            "events": base.execute("SELECT seq, body FROM events ORDER BY seq").fetchall(),
            "thoughts": thoughts(base),
            "deals": base.execute("SELECT * FROM deals ORDER BY number").fetchall(),
            "secret": base.execute("SELECT value FROM settings WHERE name = 'secret'").fetchall(),
        }


def start(file: Path) -> Store:
    """Open a database as a server does and let go of it again."""
    store = Store(SQLite(file))
    aside.run(store.close())
    return store


def start_when_told(file: Path, ready: Any) -> None:
    ready.set()
    start(file)


@dataclass
class Cut:
    """Starts that are killed at some moment of theirs."""

    seconds: float
    """How long a start takes that nobody kills."""
    within: int = 0
    """How many starts were really cut off."""

    def start(self, file: Path, part: float) -> None:
        ready = PROCESSES.Event()
        process = PROCESSES.Process(target=start_when_told, args=(file, ready))
        process.start()
        assert ready.wait(60)
        time.sleep(part * self.seconds)
        self.within += process.is_alive()
        process.kill()
        process.join()


def killed(folder: Path, kills: int, make: Callable[[Path], None]) -> None:
    """Kill starts at random moments: every start after it works, and nothing is lost."""
    seed, rng = folder / "seed", Random(kills)
    seed.mkdir()
    make(seed / NAME)
    before = contents(seed / NAME) if (seed / NAME).exists() else None
    shutil.copytree(seed, folder / "whole")
    began = time.monotonic()
    start(folder / "whole" / NAME)
    cut = Cut(time.monotonic() - began)
    for number in range(kills):
        here = folder / str(number)
        shutil.copytree(seed, here)
        cut.start(here / NAME, rng.random())
        start(here / NAME)
        _nothing_is_lost(here, before)
        shutil.rmtree(here)
    assert cut.within >= kills // 4, "the moments were not within the starts"


def _nothing_is_lost(folder: Path, before: dict[str, Any] | None) -> None:
    after = contents(folder / NAME)
    if before is None:
        assert after["form"] == NEWEST
        return
    assert after == before | {"form": NEWEST}
    copies = [file.name for file in folder.glob(f"{NAME}.before-*")]
    assert copies == [f"{NAME}.before-{NEWEST}"]
    assert contents(folder / copies[0]) == before


def test_a_killed_migration_loses_nothing(tmp_path: Path) -> None:
    """PROMISE-KEPT-4."""
    killed(tmp_path, 8, lambda file: old_database(file, "0002"))


def test_a_killed_first_start_is_no_hindrance(tmp_path: Path) -> None:
    killed(tmp_path, 8, lambda _: None)


@pytest.mark.soak
@pytest.mark.parametrize("form", ["0001", "0002"])
def test_no_moment_of_a_migration_loses_anything(tmp_path: Path, form: str) -> None:
    killed(tmp_path, 200, lambda file: old_database(file, form, rows=6_000))


@pytest.mark.soak
def test_no_moment_of_a_first_start_is_a_hindrance(tmp_path: Path) -> None:
    killed(tmp_path, 200, lambda _: None)


def test_a_step_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """PROMISE-KEPT-4."""
    file = tmp_path / NAME
    old_database(file, "0002", rows=10)
    before = contents(file)

    def fails(config: Config, newest: str) -> None:
        upgrade(config, newest)
        raise OSError("the disk is full")

    upgrade = command.upgrade
    monkeypatch.setattr(command, "upgrade", fails)
    with pytest.raises(OSError, match="full"):
        Store(SQLite(file))
    monkeypatch.undo()
    assert contents(file) == before
    start(file)
    assert contents(file) == before | {"form": NEWEST}


def test_a_first_start_that_was_cut_off_long_ago_is_mended(tmp_path: Path) -> None:
    """Tables without the number of their form were left by starts of the first program."""
    file = tmp_path / NAME
    old_database(file, "0001", rows=0)
    with closing(sqlite3.connect(file)) as base, base:
        for table in ("analyses", "settings", "alembic_version"):
            base.execute(f"DELETE FROM {table}")
        base.execute("DROP TABLE thoughts")
    start(file)
    assert contents(file)["form"] == NEWEST


def test_somebody_elses_database_is_left_alone(tmp_path: Path) -> None:
    """PROMISE-OLD-4."""
    file = tmp_path / NAME
    with closing(sqlite3.connect(file)) as base, base:
        base.execute("CREATE TABLE stamps (year)")
    with pytest.raises(InputError, match="no database of Sansatout"):
        Store(SQLite(file))
    with closing(sqlite3.connect(file)) as base:
        assert base.execute("SELECT name FROM sqlite_master").fetchall() == [("stamps",)]


def test_only_the_last_copies_are_kept(tmp_path: Path) -> None:
    file = tmp_path / NAME
    old_database(file, "0001", rows=10)
    for number in range(5):
        (tmp_path / f"{NAME}.before-{number}").write_text("older")
    start(file)
    left = {one.name for one in tmp_path.glob(f"{NAME}.before-*")}
    assert len(left) == 3
    assert f"{NAME}.before-{NEWEST}" in left


def test_thoughts_of_finished_deals_become_small(tmp_path: Path) -> None:
    file = tmp_path / NAME
    old_database(file, "0002", rows=3 * MANY)  # the empty tables of later forms weigh little then
    before, size = contents(file), file.stat().st_size
    start(file)
    assert contents(file)["thoughts"] == before["thoughts"]
    with closing(sqlite3.connect(file)) as base:
        left = base.execute("SELECT min(seq) FROM thoughts WHERE seq > 0").fetchone()[0]
        assert left > base.execute("SELECT max(last_seq) FROM deals").fetchone()[0]
    assert file.stat().st_size < size


def test_a_start_without_a_migration_makes_no_copy(tmp_path: Path) -> None:
    file = tmp_path / NAME
    start(file)
    start(file)
    assert not list(tmp_path.glob(f"{NAME}.before-*"))
