"""Requests that are too long, too slow or too many, over real sockets."""

from __future__ import annotations

import json
import logging
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from sansatout.server.limits.descriptors import fitting
from sansatout.server.limits.http import MOST_HEAD
from sansatout.server.limits.rates import Rate
from sansatout.server.limits.settings import Limits
from sansatout.server.logs import Seldom
from tests.server.harness import USUAL_LIMITS, Person, Server

SHORT = {
    **USUAL_LIMITS,
    "SANSATOUT_HEAD_SECONDS": "0.5",
    "SANSATOUT_BODY_SECONDS": "0.5",
    "SANSATOUT_LIMIT_OPEN_CONNECTIONS_ADDRESS": "20",
}
HEAD = b"GET /api/games HTTP/1.1\r\nhost: x\r\n"
POST = b"POST /api/analyse HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"


@pytest.fixture(scope="module")
def brisk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("brisk"), limits=SHORT, logged=True)
    yield running
    running.stop()


@contextmanager
def wire(server: Server, number: int) -> Iterator[socket.socket]:
    """Connect from an address of this machine that no other test uses."""
    there = ("127.0.0.1", server.port)
    with socket.create_connection(there, 30, source_address=(f"127.0.3.{number}", 0)) as one:
        yield one


def answer(one: socket.socket) -> tuple[int, dict[str, str], Any]:
    """Read until the server ends the connection; 0 if it says nothing before that."""
    received = b""
    try:
        while data := one.recv(65536):
            received += data
    except ConnectionResetError:
        pass
    if not received:
        return 0, {}, None
    head, _, body = received.partition(b"\r\n\r\n")
    first, *lines = head.decode().split("\r\n")
    headers = dict(line.lower().split(": ", 1) for line in lines)
    return int(first.split()[1]), headers, json.loads(body)


def answers(server: Server) -> bool:
    """Tell whether somebody else is served."""
    return bool(Person(server, address="127.0.3.250").rest("GET", "/api/me"))


def test_a_header_without_end_is_not_kept(brisk: Server) -> None:
    with wire(brisk, 1) as one:
        one.sendall((HEAD + b"x: ").ljust(MOST_HEAD, b"y"))
        status, headers, body = answer(one)
    assert (status, body["error"]["message"]) == (431, "head-too-long")
    assert headers["connection"] == "close"
    with wire(brisk, 1) as one:
        sent = 0
        try:
            for _ in range(1000):
                sent += one.send(b"z" * 65_536)
        except OSError:
            pass
        assert sent < 20_000_000, "the server has stopped reading"
    assert answers(brisk)


def test_too_many_headers(brisk: Server) -> None:
    with wire(brisk, 2) as one:
        one.sendall(HEAD + b"a: b\r\n" * 200 + b"\r\n")
        assert answer(one)[0] == 431


@pytest.mark.parametrize(
    "half",
    [b"", b"\r\n", b"GET", HEAD, POST + b"content-length: 50\r\n\r\n{"],
    ids=["nothing", "empty lines", "half a line", "half a head", "half a body"],
)
def test_a_request_begun_and_never_finished(brisk: Server, half: bytes) -> None:
    with wire(brisk, 3) as one:
        one.sendall(half)
        status, _, body = answer(one)
    assert (status, body["error"]["message"]) == (408, "request-too-slow")


def test_one_byte_at_a_time_gains_no_time(brisk: Server) -> None:
    with wire(brisk, 4) as one:
        one.sendall(HEAD)
        one.settimeout(0.05)
        for _ in range(1000):
            try:
                one.sendall(b"a")
                if one.recv(1):
                    break
            except TimeoutError:
                continue
            except OSError:
                break
        else:
            pytest.fail("the server goes on waiting")


def test_a_whole_request_in_small_parts_and_two_in_one(brisk: Server) -> None:
    whole = HEAD + b"connection: close\r\n\r\n"
    with wire(brisk, 5) as one:
        for start in range(0, len(whole), 7):
            one.sendall(whole[start : start + 7])
        assert answer(one)[0] == 200
    body = json.dumps({"text": "x" * 59_000}).encode()
    with wire(brisk, 5) as one:
        one.sendall(POST + b"content-length: %d\r\n\r\n" % len(body) + body + whole)
        received = b""
        while data := one.recv(65536):
            received += data
    assert [received.count(status) for status in (b"HTTP/1.1 400", b"HTTP/1.1 200")] == [1, 1]


def test_an_address_has_so_many_connections_and_others_have_theirs(brisk: Server) -> None:
    with ExitStack() as stack:
        for _ in range(20):
            stack.enter_context(wire(brisk, 6))
        with wire(brisk, 6) as one:
            status, headers, body = answer(one)
        assert (status, body["error"]["message"]) == (503, "too-many-open")
        assert int(headers["retry-after"]) >= 1
        assert answers(brisk)
    ann = Person(brisk, address="127.0.3.7")
    with ExitStack() as stack:
        table = ann.make()["table"]
        for _ in range(15):
            stack.enter_context(ann.sit(table)).until("hello")
        for _ in range(10):
            ann.rest("GET", "/api/me")


def test_no_more_is_let_in_than_can_be_opened() -> None:
    few = fitting(Limits(), 1024)
    assert few.open_sockets.server is not None
    assert few.open_connections.server is not None
    assert few.open_sockets.server + few.open_connections.server <= 1024 - 100
    assert fitting(Limits(), 65_536) == Limits()
    assert fitting(Limits.none(), 1024).open_sockets.server is not None


def test_what_follows_a_body_is_as_short_as_a_head_and_tells_nothing(brisk: Server) -> None:
    chunked = b"POST /api/analyse HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n"
    with wire(brisk, 8) as one:
        one.sendall(chunked + b"\r\n0\r\nx: ".ljust(2 * MOST_HEAD, b"y"))
        assert b"head-too-long" in _all_of(one)
    with wire(brisk, 8) as one:
        body = b"\r\n2\r\n{}\r\n0\r\ncontent-type: application/json\r\n\r\n"
        one.sendall(chunked + b"connection: close\r\n" + body)
        assert answer(one)[0] == 415, "the kind of the body was told too late"


def test_requests_do_not_pile_up_before_the_first_is_answered(brisk: Server) -> None:
    few, many = HEAD + b"\r\n", (HEAD + b"\r\n") * 200
    with wire(brisk, 9) as one:
        one.sendall(few * 10 + HEAD + b"connection: close\r\n\r\n")
        assert _all_of(one).count(b"HTTP/1.1 200") == 11
    with wire(brisk, 9) as one:
        one.sendall(many)
        assert b"requests-at-once" in _all_of(one)


def _all_of(one: socket.socket) -> bytes:
    """Read until the server ends the connection."""
    received = b""
    with suppress(ConnectionResetError):
        while data := one.recv(65536):
            received += data
    return received


on_linux = pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
UPGRADE = (
    b"GET /ws/tables/none HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


def test_a_socket_that_was_refused_counts_until_it_is_gone(brisk: Server) -> None:
    with ExitStack() as stack:
        for _ in range(20):
            one = stack.enter_context(wire(brisk, 10))
            one.sendall(UPGRADE + b"\r\n")
            assert one.recv(100).startswith(b"HTTP/1.1 101")
        with wire(brisk, 10) as one:
            assert answer(one)[0] == 503


def test_what_is_sent_before_a_socket_is_open_is_no_fault_of_ours(tmp_path: Path) -> None:
    running = Server(tmp_path, logged=True)
    try:
        with wire(running, 14) as one:
            one.sendall(UPGRADE + b"\r\n" + bytes(3 * MOST_HEAD))
            assert one.recv(100).startswith(b"HTTP/1.1 101")
        assert answers(running)
        assert "Traceback" not in running.log
    finally:
        running.stop()


@pytest.mark.parametrize(
    "frame", [b"\x89\x80\0\0\0\0", b"\x8a\x80\0\0\0\0", b"\x00\x80\0\0\0\0"],
    ids=["pings", "pongs", "parts of a message"],
)  # fmt: skip
def test_frames_that_say_nothing_end_a_socket(brisk: Server, frame: bytes) -> None:
    ann = Person(brisk, address="127.0.3.12")
    table = ann.make()["table"].encode()
    asked = UPGRADE.replace(b"none", table) + b"cookie: " + ann.cookie.encode() + b"\r\n\r\n"
    with wire(brisk, 12) as one:
        one.sendall(asked + b"\x01\x80\0\0\0\0")
        sent = 0
        with suppress(ConnectionError):
            while sent < 10_000_000:
                sent += one.send(frame * 5000)
    assert sent < 10_000_000, "the server has stopped reading"
    assert answers(brisk)


@pytest.fixture(scope="module")
def free(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("free"))
    yield running
    running.stop()


@on_linux
def test_who_does_not_read_is_sent_away_with_all_that_waits(free: Server) -> None:
    ann = Person(free)
    table = ann.make()["table"]
    with ann.sit(table) as ear, wire(free, 13) as deaf:
        ear.until("hello")
        for _ in range(100):
            ear.say(t="chat", text="\N{BEAMED EIGHTH NOTES}" * 500)
        asked = UPGRADE.replace(b"none", table.encode())
        deaf.sendall(asked + b"cookie: " + ann.cookie.encode() + b"\r\n\r\n")
        ear.until("room")
        before = _open_files(free)
        for _ in range(100):
            ear.say(t="relink")
        end = time.monotonic() + 20
        while _open_files(free) >= before and time.monotonic() < end:
            ear.in_step()
        assert _open_files(free) < before, "nothing is kept for who does not read"


@on_linux
def test_messages_that_are_refused_are_forgotten(free: Server) -> None:
    ann = Person(free)
    with ann.sit(ann.make()["table"]) as socket_:
        socket_.until("hello")
        before = _memory(free)
        for _ in range(600):
            socket_.ws.send("\N{GRINNING FACE}".ljust(65_000))
            assert socket_.until("error")["message"] == "message-too-long"
        assert _memory(free) - before < 80_000, "each is a quarter of a megabyte"


def _open_files(server: Server) -> int:
    return len(list(Path(f"/proc/{server.pid}/fd").iterdir()))


def _memory(server: Server) -> int:
    """Return how many kilobytes the server uses."""
    status = Path(f"/proc/{server.pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0])


def test_what_is_no_request_does_not_fill_the_log(brisk: Server) -> None:
    before = len(brisk.log)
    for _ in range(40):
        with wire(brisk, 60) as one:
            one.sendall(b"\x00\x01 nonsense\r\n\r\n")
            assert answer(one)[0] == 400
    noted = [line for line in brisk.log[before:].splitlines() if "Invalid HTTP" in line]
    assert len(noted) <= 15, "ten, and one more every six seconds"


def test_what_was_left_out_of_the_log_is_told() -> None:
    now = [0.0]
    seldom = Seldom(Rate.parse("2/minute+2"), lambda: now[0])
    noted = []

    def warn(text: str, level: int = logging.WARNING) -> None:
        record = logging.LogRecord("uvicorn.error", level, "", 0, text, (), None)
        if seldom.filter(record):
            noted.append(record.getMessage())

    for _ in range(5):
        warn("broken")
    warn("broken", logging.ERROR)
    warn("other")
    now[0] = 31.0
    warn("broken")
    told = "broken (3 more since the last such line)"
    assert noted == ["broken", "broken", "broken", "other", told]
