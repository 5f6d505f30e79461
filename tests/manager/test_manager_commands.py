"""``sansatout manager`` and ``sansatout join`` as real processes on this machine."""

from __future__ import annotations

import errno
import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from sansatout.cli.failures import explain
from sansatout.formats import pbn
from tests.aside import call
from tests.cli.running_cli import ENGLISH, command, process
from tests.manager.plain_client import PlainClient

PACE = 120
"""Seconds after which a process is taken to hang."""


@contextmanager
def running(*arguments: object) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        [sys.executable, "-m", "sansatout.cli", *map(str, arguments)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        env={**os.environ, **ENGLISH, "PYTHONUNBUFFERED": "1"},
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait(PACE)
        assert process.stdout is not None
        process.stdout.close()


def port_of(process: subprocess.Popen[str]) -> int:
    assert process.stdout is not None
    for line in process.stdout:
        found = re.match(r"Waiting for robots at 127\.0\.0\.1:(\d+)", line)
        if found:
            return int(found[1])
    raise AssertionError("the manager does not listen")


def rest_of(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    told = process.stdout.read()
    assert process.wait(PACE) == 0, told
    return told


def test_a_seed_that_is_drawn_cannot_be_found_by_trying(tmp_path: Path) -> None:
    ours = ("--seats", "N,E,S,W=novice:natural", "--boards", 1, "--workers", 0)
    done = process("manager", *ours, "--port", 0, "--folder", tmp_path)
    assert (done.code, done.err) == (0, "")
    assert json.loads((tmp_path / "match.json").read_text())["seed"] > 10**9


def test_a_joined_robot_plays_at_the_manager_beside_a_foreign_one(tmp_path: Path) -> None:
    match = ("--boards", 1, "--port", 0, "--folder", tmp_path, "--seed", 5, "--workers", 0)
    with running("manager", *match, "--seats", "E,W=novice:culbertson") as manager:
        port = port_of(manager)
        at = ("join", "--port", port, "--robot", "novice:standard", "--team", "ours")
        south = PlainClient("South", "ours", bid="1NT")
        south.port = port
        south.start()
        with running(*at, "--seat", "N") as north:
            told = rest_of(north)
        assert "N: seated as ‘ours’" in told
        assert "The session is over; boards played: 1" in told
        assert "The results are in" in rest_of(manager)
    results = json.loads((tmp_path / "results.json").read_text())
    assert results["taken_over"] == []
    assert results["results"][0]["names"]["N"] == "ours"
    assert len(pbn.load(tmp_path / "results.pbn")) == 1


def test_a_match_that_was_killed_goes_on_where_it_stopped(tmp_path: Path) -> None:
    match = ("--boards", 3, "--port", 0, "--folder", tmp_path, "--workers", 0)
    seats = ("--seats", "N,S=novice:natural")

    def clients(port: int) -> list[PlainClient]:
        found = [PlainClient(seat, "EWteam", bid="1H") for seat in ("East", "West")]
        for client in found:
            client.port = port
            client.start()
        return found

    with running("manager", *match, *seats) as manager:
        clients(port_of(manager))
        assert manager.stdout is not None
        assert any(line.startswith("Board 1:") for line in manager.stdout)
        manager.send_signal(signal.SIGKILL)
        manager.wait(PACE)
    done = len(list(tmp_path.glob("board-*.json")))
    assert 1 <= done < 3
    first = (tmp_path / "board-0001-1.json").read_bytes()
    with running("manager", *match, *seats) as manager:
        found = clients(port_of(manager))
        rest_of(manager)
    for client in found:
        client.join(PACE)
    assert [client.boards for client in found] == [3 - done] * 2
    assert (tmp_path / "board-0001-1.json").read_bytes() == first
    assert json.loads((tmp_path / "results.json").read_text())["played"] == 3
    finished = process("manager", *match, *seats)
    assert (finished.code, finished.err) == (0, "")
    assert "Waiting for robots" not in finished.out


def test_a_second_manager_in_the_same_folder_is_refused_in_one_line(tmp_path: Path) -> None:
    match = ("manager", "--boards", 1, "--port", 0, "--folder", tmp_path, "--workers", 0)
    with running(*match) as first:
        port_of(first)
        done = process(*match)
        assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
        assert f"is being played by process {first.pid}: choose another --folder" in done.err


def test_a_process_of_our_robots_that_dies_does_not_end_the_match(tmp_path: Path) -> None:
    match = ("--boards", 12, "--port", 0, "--folder", tmp_path, "--workers", 1, "--seed", 5)
    with running("manager", *match, "--seats", "N,E,S,W=novice:natural") as manager:
        assert manager.stdout is not None
        assert any(line.startswith("Board 1:") for line in manager.stdout)
        (worker,) = workers_of(manager.pid)
        os.kill(worker, signal.SIGKILL)
        assert "The results are in" in rest_of(manager)
    results = json.loads((tmp_path / "results.json").read_text())
    assert (results["played"], results["taken_over"]) == (12, [])
    # Asked again it decides alike: the match is the one that nothing happened to.
    other = process(
        "manager", *match[:4], "--folder", tmp_path / "other", "--workers", 0, "--seed", 5,
        "--seats", "N,E,S,W=novice:natural",
    )  # fmt: skip
    assert other.code == 0, other.err
    again = json.loads((tmp_path / "other/results.json").read_text())
    assert [one["cards"] for one in again["results"]] == [
        one["cards"] for one in results["results"]
    ]


def workers_of(parent: int) -> list[int]:
    """Return the processes that a process has started to work for it."""
    found = []
    for one in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            above = (one / "stat").read_text().rpartition(")")[2].split()[1]
            if above == str(parent) and b"spawn_main" in (one / "cmdline").read_bytes():
                found.append(int(one.name))
    return found


def test_robots_of_ours_alone_play_the_deals_of_a_file(tmp_path: Path) -> None:
    deals = tmp_path / "deals.pbn"
    deals.write_text(command("deal", "--count", 2, "--seed", 4, "--format", "pbn").out)
    # In a process of its own, as a browser's loop may run in this one.
    played = process(
        "manager", "--deals", deals, "--folder", tmp_path / "m", "--workers", 0,
        "--seats", "N,E,S,W=novice:natural",
    )  # fmt: skip
    assert played.code == 0, played.err
    assert "Waiting for robots" not in played.out
    book, dealt = pbn.load(tmp_path / "m/results.pbn"), pbn.load(deals)
    assert [record.deal for record in book.records] == [record.deal for record in dealt.records]


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (("manager", "--boards", 0), "--boards cannot be 0: expected at least 1"),
        (("manager", "--seats", "N"), "‘N’ does not say who sits where"),
        (("manager", "--seats", "N,N=club"), "N is given twice"),
        (("manager", "--seats", "Q=club"), "‘Q’"),
        (("manager", "--seats", "N=genius"), "genius"),
        (("manager", "--deals", "none.pbn"), "none.pbn"),
        (("join", "--seat", "X"), "‘X’ is no seat: expected one of N, E, S, W, any"),
        (("join", "--seat", "N", "--robot", "genius"), "genius"),
        (("join", "--seat", "N", "--port", 1), "no table manager answers at 127.0.0.1:1"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[object, ...], line: str
) -> None:
    monkeypatch.chdir(tmp_path)
    done = command(*arguments)
    assert (done.code, done.out) == (2, "")
    assert line in done.err
    assert done.err.count("\n") == 1


def test_another_match_in_the_folder_is_refused(tmp_path: Path) -> None:
    seats = ("--seats", "N,E,S,W=novice:natural", "--port", 0, "--workers", 0)
    first = process("manager", "--boards", 1, "--folder", tmp_path, *seats)
    assert first.code == 0, first.err
    done = command("manager", "--boards", 2, "--folder", tmp_path, *seats)
    assert (done.code, done.err.count("\n")) == (2, 1)
    assert "another match is kept in" in done.err


@pytest.mark.parametrize("broken", ["", "{", "[" * 99_999, "\udcff"])
def test_a_match_of_which_cannot_be_read_what_it_is_is_told_by_its_file(
    tmp_path: Path, broken: str
) -> None:
    head = tmp_path / "match.json"
    head.write_bytes(broken.encode(errors="surrogateescape"))
    for seed in ((), ("--seed", 1)):
        done = command("manager", "--boards", 1, "--folder", tmp_path, *seed)
        assert (done.code, done.err.count("\n")) == (2, 1)
        assert f"{head} cannot be read: choose another --folder" in done.err


def test_a_host_that_is_not_known_is_told_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unknown(*_: object, **__: object) -> None:
        raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")

    monkeypatch.setattr(socket, "getaddrinfo", unknown)
    options = ("--folder", tmp_path, "--workers", 0, "--host", "nowhere.invalid")
    done = call(command, "manager", *options)
    assert (done.code, done.err.count("\n")) == (2, 1)
    assert "cannot listen on nowhere.invalid port 2000: Name or service not known" in done.err


def test_a_disk_that_is_full_is_told_without_a_file_that_has_no_name() -> None:
    full = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    assert explain(full) == "No space left on device"


@pytest.mark.parametrize(
    ("answers", "line"),
    [
        ([b"the seat N is taken\r\n"], "the manager refuses: the seat N is taken"),
        ([b"x" * 100_000], "a line is longer than 2000 characters"),
        ([], "the manager has closed the connection"),
        ([b'South ("ours") seated\r\n'], "the manager refuses"),
        ([b'North ("ours") seated\r\nhow do you do\r\n'], "which is no line of the protocol"),
        ([b'North ("ours") seated\r\nStart of board\r\n'], "but ‘Start of board’ came"),
        (
            [b'North ("o") seated\r\nTeams : N/S : "a" E/W : "b"\r\nStart of board\r\n'
             b"Board number 1. Dealer East. Both vulnerable.\r\n"
             b"North's cards : S A K Q J T 9 8 7 6 5 4 3 2. H -. D -. C -.\r\n"
             b"East bids 2C\r\nSouth bids 1C\r\n"],
            "‘South bids 1C’ is not allowed after E: 2C",
        ),
    ],
)  # fmt: skip
def test_a_manager_that_speaks_nonsense_is_told_in_one_line(
    answers: list[bytes], line: str
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:

        def answer() -> None:
            found, _ = server.accept()
            with found:
                found.recv(1000)
                with suppress(OSError):
                    for one in answers:
                        found.sendall(one)
                    found.shutdown(socket.SHUT_WR)
                    while found.recv(1000):
                        pass

        thread = threading.Thread(target=answer, daemon=True)
        thread.start()
        done = command(
            "join", "--seat", "N", "--team", "ours", "--robot", "novice",
            "--port", server.getsockname()[1],
        )  # fmt: skip
        thread.join(10)
    assert done.code == 2
    assert line in done.err
    assert done.err.count("\n") == 1
