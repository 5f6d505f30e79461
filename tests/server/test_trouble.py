"""A disk or a lock that fails for a while: nothing is lost, and all tables go on by themselves."""

from __future__ import annotations

import re
import resource
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from tests.server import behind
from tests.server.harness import Person, Server, Socket

IMPATIENT = """
from sansatout.server.store import writer
writer.Writer.__init__.__kwdefaults__["patience"] = 0.5
"""
NOTE = re.compile(r"\d{4}-\d\d-\d\dT\S+Z [A-Z]+ sansatout\.server: [^\[]*$")
Trouble = Callable[[Server], Any]


@contextmanager
def locked(server: Server) -> Iterator[None]:
    """Hold the database as a backup or a ``VACUUM`` of another program does."""
    with behind.held(server.data, server.database):
        yield


@contextmanager
def full(server: Server) -> Iterator[None]:
    """Let no file of the server grow."""
    if server.database:
        pytest.skip("it is about the file")
    before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (4096, before[1]))
    try:
        yield
    finally:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)


@pytest.fixture(scope="module", params=["", IMPATIENT], ids=["waits", "gives-up"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Any:
    running = Server(tmp_path_factory.mktemp("trouble"), prelude=request.param, logged=True)
    yield running
    running.stop()


def _to_my_turn(socket: Socket) -> dict[str, Any]:
    while (wanted := socket.choice(Random(1)) if socket.view else None) is None:
        socket.read()
    return wanted


@pytest.mark.parametrize("trouble", [locked, full])
def test_robots_go_on_by_themselves_after_trouble(server: Server, trouble: Trouble) -> None:
    ann = Person(server, "Ann")
    table = ann.make("minibridge", seats={"S": {"kind": "robot"}})["table"]
    with ann.sit(table) as socket:
        socket.until_view(lambda view: view["seq"] > 5)
        with trouble(server):
            socket.until_room(lambda room: not room["stores"])
            seq = socket.view["seq"]
        socket.until_room(lambda room: room["stores"])
        socket.until_view(lambda view: view["seq"] > seq + 3)
    events = server.events(table)
    assert len(events) >= seq + 3


@pytest.mark.parametrize("trouble", [locked, full])
def test_a_players_act_is_stored_late_or_refused_truly(server: Server, trouble: Trouble) -> None:
    """PROMISE-KEPT-2."""
    if server.database and server.prelude:
        pytest.skip("whether it was stored is not known, and the player is sent elsewhere")
    ann = Person(server, "Ann")
    table = ann.make("kontrakt", seats={"S": {"kind": "me"}})["table"]
    with ann.sit(table) as socket:
        wanted = _to_my_turn(socket)
        seq = socket.view["seq"]
        with trouble(server):
            number = socket.send(t="act", seq=seq, **wanted)
            socket.until_room(lambda room: not room["stores"])
            if server.prelude:
                assert socket.until("error", id=number)["message"] == "not-stored"
                assert len(server.events(table)) == seq
        if not server.prelude:
            socket.until("ack", id=number)
            assert len(server.events(table)) > seq
        socket.until_room(lambda room: room["stores"])
        socket.play_on(Random(2))


def test_a_request_that_cannot_be_stored_is_told_when_to_come_again(server: Server) -> None:
    ann = Person(server, "Ann")
    if not server.prelude:
        pytest.skip("takes as long as the server is patient")
    with locked(server):
        status, answer = ann.ask("POST", "/api/tables", {"variant": "minibridge"})
    assert (status, answer["error"]["message"]) == (503, "not-stored")
    notes = server.log.splitlines()
    assert any(re.search("the store failed: .*lock", note) for note in notes)
    assert [note for note in notes if not NOTE.match(note)] == [], "a line each, and no cards in it"


def test_a_server_that_stops_waits_for_neither_disk_nor_lock(server: Server) -> None:
    if server.prelude:
        pytest.skip("gives up soon anyway")
    ann = Person(server, "Ann")
    table = ann.make("minibridge", seats={"S": {"kind": "me"}})["table"]
    with ann.sit(table) as one, ann.sit(table) as two, locked(server):
        for socket in (one, two):
            socket.until("hello")
            socket.send(t="chat", text="Hello")
        one.until_room(lambda room: not room["stores"])
        server.process.terminate()
        assert server.has_ended(18)
    server.start()
