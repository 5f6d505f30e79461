"""The data folder: for one server at a time and its owner alone, told in one line if unusable."""

from __future__ import annotations

import os
import re
import sqlite3
import stat
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.cli.running_cli import command, process
from tests.server.harness import Person, Server
from tests.server.test_migration import NAME, start

NOBODY = 65534

pytestmark = pytest.mark.sqlite


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_everything_in_the_folder_is_for_its_owner_alone(server: Server) -> None:
    Person(server).make()
    files = {path.name: mode(path) for path in server.data.glob(f"{NAME}*")}
    assert set(files.values()) == {0o600}
    assert {NAME, f"{NAME}-wal", f"{NAME}-shm", f"{NAME}.lock"} <= set(files)


def test_a_folder_of_our_making_is_for_its_owner_alone(tmp_path: Path) -> None:
    start(tmp_path / "a" / "b" / NAME)
    assert mode(tmp_path / "a" / "b") == 0o700


def test_what_was_too_open_is_tightened(tmp_path: Path) -> None:
    file, copy = tmp_path / NAME, tmp_path / f"{NAME}.before-0002"
    start(file)
    copy.touch()
    for path in (file, copy, tmp_path / f"{NAME}.lock"):
        path.chmod(0o664)
    start(file)
    assert {mode(path) for path in tmp_path.glob(f"{NAME}*")} == {0o600}


def test_a_second_server_is_told_who_has_the_folder(server: Server) -> None:
    done = process("serve", "--no-browser", "--data", server.data)
    assert done.code != 0
    assert done.err.count("\n") == 1
    assert f"process {server.pid} at {server.address}/" in done.err
    assert Person(server).make()["table"]


def garbage(file: Path) -> None:
    file.write_bytes(os.urandom(20_000))


def truncated(file: Path) -> None:
    start(file)
    os.truncate(file, file.stat().st_size // 2)


def broken_header(file: Path) -> None:
    start(file)
    with file.open("r+b") as opened:
        opened.write(b"XXXX")


def broken_page(file: Path) -> None:
    start(file)
    with file.open("r+b") as opened:
        opened.seek(3 * 4096)
        opened.write(b"\xff" * 4096)


def newer(file: Path) -> None:
    start(file)
    with closing(sqlite3.connect(file)) as base, base:
        base.execute("UPDATE alembic_version SET version_num = '9999'")


def no_folder(file: Path) -> None:
    file.parent.rmdir()
    file.parent.write_text("a file")


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (garbage, "damaged"),
        (truncated, "damaged"),
        (broken_header, "damaged"),
        (broken_page, "damaged"),
        (newer, "form 9999, made by a newer Sansatout"),
        (no_folder, "is a file"),
    ],
)
def test_data_that_cannot_be_used_are_told_in_one_line(
    tmp_path: Path, spoil: Callable[[Path], None], words: str
) -> None:
    """PROMISE-OLD-4."""
    data = tmp_path / "data"
    data.mkdir()
    spoil(data / NAME)
    done = command("serve", "--no-browser", "--data", data)
    assert done.code != 0
    assert done.err.count("\n") == 1
    assert words in done.err
    assert str(data) in done.err
    swedish = command("--language", "sv", "serve", "--no-browser", "--data", data)
    assert swedish.err not in ("", done.err)


@contextmanager
def without_rights() -> Iterator[None]:
    """Be nobody in particular, since nothing is read-only for the administrator."""
    before = os.geteuid()
    if before == 0:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(before)


@pytest.mark.parametrize("exists", [False, True])
def test_a_folder_that_cannot_be_written_is_told_in_one_line(*, exists: bool) -> None:
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        if exists:
            start(data / NAME)
        data.chmod(0o555)
        with without_rights():
            done = command("serve", "--no-browser", "--data", data)
        data.chmod(0o755)
    assert done.code != 0
    assert done.err.count("\n") == 1
    assert folder in done.err


def test_a_port_that_is_taken_is_told_in_one_line(server: Server, tmp_path: Path) -> None:
    done = command("serve", "--no-browser", "--data", tmp_path, "--port", server.port)
    assert done.code != 0
    assert done.err.count("\n") == 1
    assert f"port {server.port}" in done.err


def test_a_start_that_failed_lets_the_next_one_in(tmp_path: Path) -> None:
    file = tmp_path / NAME
    garbage(file)
    assert command("serve", "--no-browser", "--data", tmp_path).code != 0
    file.unlink()
    start(file)


def test_what_the_server_notes_has_a_time_and_a_level() -> None:
    program = """
import logging
from sansatout.server.logs import start_logging
start_logging()
logging.getLogger("sansatout.server").info("one")
logging.getLogger("uvicorn.error").error("two")
logging.getLogger("uvicorn.error").info("three")
"""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, encoding="utf-8", check=True
    )
    at = r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z "
    lines = f"{at}INFO sansatout.server: one\n{at}ERROR uvicorn.error: two\n"
    assert re.fullmatch(lines, done.stderr)
