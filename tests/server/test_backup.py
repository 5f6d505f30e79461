"""A backup made while people play: everything that was acknowledged before it, and no gap."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from random import Random

import pytest

from tests.cli.running_cli import command, process
from tests.server.harness import Person, Server, Socket
from tests.server.test_migration import NAME, start

pytestmark = pytest.mark.sqlite


class Player:
    """Somebody who plays on among robots until told to stop, and notes what was acknowledged."""

    def __init__(self, server: Server, number: int) -> None:
        self.person = Person(server, f"Player {number}")
        self.table: str = self.person.make(("minibridge", "rulebook")[number % 2])["table"]
        self.seen = 0
        self.seen_enough = threading.Event()
        self._rng = Random(number)

    def play(self, over: threading.Event) -> None:
        with self.person.sit(self.table) as socket:
            while not over.is_set():
                socket.play_on(self._rng, until=lambda view: self._note(view, over))
                if not over.is_set():
                    self._next_deal(socket)

    def _note(self, view: dict[str, object], over: threading.Event) -> bool:
        assert isinstance(view["seq"], int)
        self.seen = view["seq"]
        if self.seen > 20:
            self.seen_enough.set()
        return over.is_set() or view["stage"] == "between"

    def _next_deal(self, socket: Socket) -> None:
        socket.act("next-deal")
        socket.until_view(lambda view: view["stage"] != "between")


@contextmanager
def playing(server: Server, count: int) -> Iterator[list[Player]]:
    """Let people play meanwhile."""
    over, players = threading.Event(), [Player(server, number) for number in range(count)]
    threads = [threading.Thread(target=player.play, args=(over,)) for player in players]
    with ExitStack() as stack:
        for thread in threads:
            thread.start()
            stack.callback(thread.join, 60)
        stack.callback(over.set)
        for player in players:
            assert player.seen_enough.wait(60)
        yield players


def events(file: Path, table: str) -> list[tuple[int, str]]:
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as base:
        question = "SELECT seq, body FROM events WHERE table_id = ? ORDER BY seq"
        return base.execute(question, (table,)).fetchall()


def backed_up_while_playing(server: Server, folder: Path, players: int, times: int) -> None:
    with playing(server, players) as people:
        made = []
        for number in range(times):
            file, before = folder / f"{number}.sqlite3", [one.seen for one in people]
            done = process("backup", file, "--data", server.data)
            assert done.code == 0, done.err
            made.append((file, before))
    for file, before in made:
        assert file.stat().st_mode & 0o077 == 0
        for player, seen in zip(people, before, strict=True):
            kept, all_of_them = events(file, player.table), events(server.data / NAME, player.table)
            assert len(kept) >= seen
            assert kept == all_of_them[: len(kept)]
            assert [seq for seq, _ in kept] == list(range(len(kept)))
    _goes_on(made[-1][0], folder / "restored", people)


def _goes_on(file: Path, data: Path, people: list[Player]) -> None:
    """Start a server on a backup: the same people go on at the same tables."""
    data.mkdir()
    file.rename(data / NAME)
    restored = Server(data)
    try:
        for player in people:
            player.person.server = restored
            with player.person.sit(player.table) as socket:
                hello = socket.read()
                assert hello["you"] is not None
                socket.play_on(Random(1))
    finally:
        restored.stop()


def test_a_backup_under_load_can_be_restored(server: Server, tmp_path: Path) -> None:
    """PROMISE-KEPT-5."""
    backed_up_while_playing(server, tmp_path, players=2, times=1)


@pytest.mark.soak
def test_backups_under_heavy_load_can_be_restored(server: Server, tmp_path: Path) -> None:
    backed_up_while_playing(server, tmp_path, players=16, times=20)


def test_a_backup_replaces_no_file(tmp_path: Path) -> None:
    start(tmp_path / NAME)
    file = tmp_path / "letters.txt"
    file.write_text("dear")
    done = command("backup", file, "--data", tmp_path)
    assert done.code != 0
    assert "is there already" in done.err
    assert file.read_text() == "dear"


def test_a_backup_finds_the_folder_where_the_server_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    start(tmp_path / "data" / NAME)
    monkeypatch.setenv("SANSATOUT_DATA", str(tmp_path / "data"))
    assert command("backup", tmp_path / "b").code == 0
    assert (tmp_path / "b").is_file()


def test_a_backup_of_nothing_is_refused(tmp_path: Path) -> None:
    done = command("backup", tmp_path / "b", "--data", tmp_path)
    assert done.code != 0
    assert "there is no database" in done.err
    assert list(tmp_path.iterdir()) == []


def test_a_damaged_database_is_not_backed_up_silently(tmp_path: Path) -> None:
    start(tmp_path / NAME)
    with (tmp_path / NAME).open("r+b") as opened:
        opened.seek(3 * 4096)
        opened.write(b"\xff" * 4096)
    done = command("backup", tmp_path / "b", "--data", tmp_path)
    assert done.code != 0
    assert "damaged" in done.err
    assert not (tmp_path / "b").exists()
