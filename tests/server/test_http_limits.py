"""Requests that are too long, too slow or too many, over real sockets."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest

from sansatout.server.limits.descriptors import fitting
from sansatout.server.limits.http import MOST_HEAD
from sansatout.server.limits.settings import Limits
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
    running = Server(tmp_path_factory.mktemp("brisk"), limits=SHORT)
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
