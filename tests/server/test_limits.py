"""Limits on a real server: each with a low setting, and a class with the usual ones."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from typing import Any

import pytest
from benchmarks import floods
from benchmarks.flooding import client
from websockets.exceptions import ConnectionClosed

from tests.server.harness import USUAL_LIMITS, Person, Server, Socket, raw

LOW = {
    **USUAL_LIMITS,
    "SANSATOUT_LIMIT_REQUESTS_ADDRESS": "1/day+200",
    "SANSATOUT_LIMIT_TABLES_PERSON": "1/day+2",
    "SANSATOUT_LIMIT_TABLES_ADDRESS": "1/day+4",
    "SANSATOUT_LIMIT_CHAT_PERSON": "60/minute+3",
    "SANSATOUT_LIMIT_QUESTIONS_PERSON": "1/day+2",
    "SANSATOUT_LIMIT_ACTS_PERSON": "1/minute+30",
    "SANSATOUT_LIMIT_ANALYSIS_PERSON": "1/day+1",
    "SANSATOUT_LIMIT_TRAINER_PERSON": "1/day+1",
    "SANSATOUT_LIMIT_FILES_PERSON": "1/day+1",
    "SANSATOUT_LIMIT_SHEETS_PERSON": "1/day+1",
    "SANSATOUT_LIMIT_LINKS_PERSON": "1/day+1",
    "SANSATOUT_LIMIT_NAMES_PERSON": "1/day+1",
    "SANSATOUT_LIMIT_OPEN_SOCKETS_PERSON": "2",
    "SANSATOUT_LIMIT_OPEN_SOCKETS_ADDRESS": "3",
}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("strict"), limits=LOW)
    yield running
    running.stop()


def address(number: int) -> str:
    """Return an address of this machine that no other test uses."""
    return f"127.0.2.{number}"


def refused(
    person: Person, method: str, path: str, body: object = None
) -> tuple[dict[str, Any], int]:
    """Return the error of a request that is one too many, and what `retry-after` says."""
    connection = HTTPConnection(
        "127.0.0.1", person.server.port, source_address=(person.address, 0), timeout=30
    )
    headers = {"cookie": person.cookie, "content-type": "application/json"}
    connection.request(method, path, json.dumps(body) if body is not None else None, headers)
    answer = connection.getresponse()
    content = json.loads(answer.read())
    connection.close()
    assert answer.status == 429, content
    return content["error"], int(answer.headers["retry-after"])


def test_tables_of_one_person_and_of_one_address(strict: Server) -> None:
    ann = Person(strict, address=address(1))
    ann.make(), ann.make()
    error, wait = refused(ann, "POST", "/api/tables", {"variant": "minibridge"})
    assert error["message"] == "too-many"
    assert error["arguments"]["whose"] == "person"
    assert error["arguments"]["retry_after"] == wait > 3600
    assert "too many new tables from you: at most 2 at once and 1 a day" in error["text"]
    ben = Person(strict, address=address(1))
    ben.make(), ben.make()
    eve = Person(strict, address=address(1))
    error, _ = refused(eve, "POST", "/api/tables", {"variant": "minibridge"})
    assert error["arguments"]["whose"] == "address"
    Person(strict, address=address(2)).make()


DEAL = "N:8.AJ8.AK98764.Q7 KJT.QT732.QT5.AT A42.K964.3.KJ642 Q97653.5.J2.9853"


@pytest.mark.parametrize(
    ("what", "method", "path", "body"),
    [
        ("analysis", "POST", "/api/analyse", {"text": DEAL}),
        ("trainer", "GET", "/api/trainer/L-SHUF/1", None),
        ("files", "GET", "/api/history", None),
        ("sheets", "POST", "/api/sheets", {"system": "rulebook"}),
        ("links", "POST", "/api/me/links", None),
        ("names", "PATCH", "/api/me", {"name": "Ann"}),
    ],
)
def test_what_is_asked_over_rest(
    strict: Server, what: str, method: str, path: str, body: object
) -> None:
    ann = Person(strict, address=address(3))
    ann.rest(method, path, body)
    error, wait = refused(ann, method, path, body)
    assert (error["message"], error["arguments"]["what"]) == ("too-many", what)
    assert wait >= 1
    Person(strict, address=address(3)).rest(method, path, body)


def test_links_that_are_too_many_keep_nobody_signed_in(strict: Server) -> None:
    ann = Person(strict, address=address(22))
    made = ann.rest("POST", "/api/me/links")
    refused(ann, "POST", "/api/me/links")
    left = ann.rest("DELETE", f"/api/me/browsers/{made['id']}")["browsers"]
    assert [one["id"] for one in left] == ["first"]


def test_what_is_never_refused_is_counted_all_the_same(strict: Server) -> None:
    for method, path, status in (("GET", "/health/live", 200), ("POST", "/", 405)):
        for _ in range(100):
            assert raw(strict, method, path, address=address(20))[0] == status
    assert raw(strict, "GET", "/api/games", address=address(20))[0] == 429
    assert raw(strict, "GET", "/health/live", address=address(20))[0] == 200
    assert raw(strict, "GET", "/api/games", address=address(21))[0] == 200


def test_chat_that_is_too_fast_is_refused_and_goes_on_when_it_may(strict: Server) -> None:
    ann = Person(strict, address=address(4))
    with ann.sit(ann.make()["table"]) as socket:
        answers = [socket.say(t="chat", text=f"line {n}") for n in range(4)]
        assert [one["t"] for one in answers] == ["ack", "ack", "ack", "error"]
        assert answers[3]["message"] == "too-many"
        assert answers[3]["arguments"]["retry_after"] == 1
        assert socket.say(t="chat", text="and now")["t"] == "ack"


def reviewed(socket: Socket) -> dict[str, Any]:
    """Ask for the auction when it is my turn to call, and return the answer."""
    socket.in_step()
    socket.until_view(lambda view: any(a["kind"] == "call" for a in view["actions"]))
    return socket.act("review", what="auction")


def test_questions_do_not_use_up_the_acts(strict: Server) -> None:
    ann = Person(strict, address=address(5))
    table = ann.make("rulebook")["table"]
    with ann.sit(table) as socket:
        for _ in range(2):
            assert reviewed(socket)["t"] == "ack"
        stored = len(strict.events(table))
        assert reviewed(socket)["message"] == "too-many"
        assert len(strict.events(table)) == stored
        assert socket.act("call", call="Pass")["t"] == "ack"


def test_who_floods_a_socket_waits_for_every_refusal(strict: Server) -> None:
    """What cannot be read is counted too, and the other table does not notice."""
    ann = Person(strict, address=address(6))
    ben = Person(strict, address=address(7))
    with ann.sit(ann.make()["table"]) as flood, ben.sit(ben.make()["table"]) as other:
        for number in range(60):
            flood.ws.send("{" if number % 2 else b"\x00")
        errors = [flood.until("error")["message"] for _ in range(31)]
        assert errors[:30] == ["message-form"] * 30
        assert errors[30] == "too-many"
        assert other.say(t="ping")["t"] == "pong"


def test_sockets_open_at_one_time(strict: Server) -> None:
    ann = Person(strict, address=address(8))
    table = ann.make()["table"]
    with ann.sit(table) as first, ann.sit(table) as second:
        first.until("hello"), second.until("hello")
        with ann.sit(table) as third:
            error = third.until("error")
            assert error["message"] == "too-many-open"
            assert "you already have 2 open connections" in error["text"]
            with pytest.raises(ConnectionClosed) as closed:
                third.read()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429
        ben, eve = Person(strict, address=address(8)), Person(strict, address=address(8))
        with ben.sit(table) as watching, eve.sit(table) as late:
            watching.until("hello")
            assert late.until("error")["arguments"]["whose"] == "address"
    with ann.sit(table) as again:
        again.until("hello")


def test_a_class_behind_one_address(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Forty people at ten tables, with the limits that hold where nobody sets any."""
    server = Server(tmp_path_factory.mktemp("class"), limits=USUAL_LIMITS, level="novice")
    try:
        pupils = [Person(server, f"Pupil {number}") for number in range(40)]
        tables = [_seated(pupils[n : n + 4]) for n in range(0, 40, 4)]
        assert len(set(tables)) == 10
        for number, pupil in enumerate(pupils):
            pupil.rest("GET", "/api/games"), pupil.rest("GET", "/api/history")
            with pupil.sit(tables[number // 4]) as socket:
                socket.until("hello")
                assert socket.say(t="chat", text="good morning")["t"] == "ack"
    finally:
        server.stop()


def _seated(four: list[Person]) -> str:
    """Make a table for four people and return its id."""
    seats = {seat: {"kind": "open"} for seat in "NEW"} | {"S": {"kind": "me"}}
    made = four[0].make("minibridge", seats=seats)
    for pupil, player in zip(four[1:], ("p1", "p2", "p4"), strict=True):
        pupil.rest("POST", f"/api/tables/{made['table']}/sit", {"player": player})
    return str(made["table"])


def test_too_much_to_do_keeps_newcomers_out_and_those_who_play_in(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    """PROMISE-TABLE-4: a server for one table: when somebody is there, it is full."""
    server = Server(tmp_path_factory.mktemp("full"), limits=USUAL_LIMITS, rooms=1)
    try:
        ann, eve = Person(server), Person(server, address=address(9))
        left, table = ann.make()["table"], ann.make()["table"]
        with ann.sit(table) as socket:
            socket.until("hello")
            for path, body in (
                ("/api/tables", {"variant": "minibridge"}),
                ("/api/analyse", {"text": DEAL}),
            ):
                status, answer = eve.ask("POST", path, body)
                assert (status, answer["error"]["message"]) == (503, "overloaded")
            with eve.sit(table) as watching:
                assert watching.until("error")["message"] == "overloaded"
            with ann.sit(table) as again:
                again.until("hello")
            assert socket.say(t="chat", text="we play on")["t"] == "ack"
        assert eve.rest("GET", f"/api/tables/{left}")["table"] == left, "it made way, and is back"
        assert eve.make()["table"]
    finally:
        server.stop()


@pytest.mark.soak
def test_who_goes_on_flooding_is_sent_away(strict: Server) -> None:
    """PROMISE-TABLE-4."""
    ann = Person(strict, address=address(10))
    with ann.sit(ann.make()["table"]) as flood:
        for _ in range(200):
            flood.ws.send("{")
        assert flood.until("gone", timeout=300)["reason"] == "too-many"


@pytest.mark.soak
def test_a_class_plays_a_whole_deal_behind_one_address(tmp_path: Path) -> None:
    server = Server(tmp_path, limits=USUAL_LIMITS, level="novice")
    try:
        pupils = [Person(server, f"Pupil {number}") for number in range(40)]
        tables = [_seated(pupils[n : n + 4]) for n in range(0, 40, 4)]
        with ThreadPoolExecutor(40) as threads:
            at = [(pupil, tables[number // 4]) for number, pupil in enumerate(pupils)]
            ended = list(threads.map(lambda one: _played(*one), at))
        assert all(ended)
    finally:
        server.stop()


def _played(pupil: Person, table: str) -> bool:
    """Play a deal to its end, look at it, and tell whether nothing was refused."""
    with pupil.sit(table) as socket:
        socket.play_until(Random(pupil.id), lambda v: (v["deal"] or {}).get("phase") == "over")
        number = socket.view["deal"]["number"]
        pupil.rest("GET", f"/api/deals/{table}-{number}")
        return not any('"too-many' in text or '"overloaded' in text for text in socket.traffic)


@pytest.mark.soak
@pytest.mark.parametrize("kind", sorted(client.KINDS))
def test_under_every_flood_others_play_on(tmp_path: Path, kind: str) -> None:
    server = Server(tmp_path, limits=USUAL_LIMITS, workers=3)
    try:
        ann, eve = Person(server), Person(server, address=client.ADDRESS)
        made = {"variant": "rulebook", "pace": 0, "seats": floods.EXPERTS}
        tables = [eve.rest("POST", "/api/tables", made)["table"] for _ in range(10)]
        table = ann.make("minibridge")["table"]
        with ann.sit(table) as socket:
            socket.play_until(Random(1), lambda v: (v["deal"] or {}).get("phase") == "over")
            deal = f"{table}-{socket.view['deal']['number']}"
            with floods.flooding(server, kind, deal, tables, [eve]):
                for _ in range(2):
                    socket.act("next-deal")
                    socket.until_view(lambda view: view["stage"] != "between")
                    socket.play_on(Random(2))
            assert '"too-many' not in "".join(socket.traffic)
    finally:
        server.stop()
