"""Whatever goes into a socket: every frame gets one answer, and the socket stays open."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sansatout.events import KINDS
from tests.fuzzing import examples, spoilt, wild_texts, wild_values, with_wild_fields
from tests.server.harness import Person, Server, Socket

_MESSAGES: list[dict[str, Any]] = [
    {"t": "act", "seq": 3, "kind": "call", "payload": {"call": "1NT"}},
    {"t": "act", "seq": 9, "kind": "play", "payload": {"card": "SA", "hand": "N"}},
    {"t": "act", "seq": 1, "kind": "cut", "payload": {"count": 26}},
    {"t": "act", "seq": 5, "kind": "claim", "payload": {"tricks": 4, "line": ["SA"], "words": "x"}},
    {"t": "act", "seq": 5, "kind": "ask", "payload": {"what": "undo", "back_to": 3}},
    {"t": "act", "seq": 5, "kind": "respond", "payload": {"to": "claim", "answer": "accept"}},
    {"t": "act", "seq": 0, "kind": "draw", "payload": {"player": "p3", "positions": [17]}},
    {"t": "act", "seq": 5, "kind": "call-attention", "payload": {"to": "REVOKE_OPEN"}},
    {"t": "meaning", "call": 0}, {"t": "explain", "call": 0, "text": "x"}, {"t": "start"},
    {"t": "stand"}, {"t": "sit"}, {"t": "chat", "text": "hello"}, {"t": "ping"},
    {"t": "robot", "player": "p1", "level": "club", "system": "culbertson"},
    {"t": "open", "player": "p2"}, {"t": "pace", "seconds": 0.5},
]  # fmt: skip
_OPERATIONS: list[dict[str, Any]] = [
    {"t": "operation", "count": 1, "do": "deal", "line": "4SX we 8"},
    {"t": "operation", "count": 2, "do": "correct", "deal": 1, "line": "4S we 10"},
    {"t": "operation", "count": 2, "do": "names", "names": ["a", "b", "c", "d"]},
    {"t": "operation", "count": 2, "do": "undo"}, {"t": "operation", "count": 2, "do": "new"},
    {"t": "operation", "count": 2, "do": "break"}, {"t": "ping"},
]  # fmt: skip


@st.composite
def _wild_acts(draw: st.DrawFn, seq: st.SearchStrategy[int]) -> str:
    """Draw an act of any kind, whatever its fields."""
    names = st.sampled_from(["card", "call", "count", "seat", "tricks", "what", "to", "cards", "x"])
    payload = draw(st.dictionaries(names, wild_values, max_size=3))
    kind = draw(st.sampled_from(sorted(KINDS)) | wild_texts)
    return json.dumps({"t": "act", "seq": draw(seq), "kind": kind, "payload": payload})


def _frames(samples: list[dict[str, Any]]) -> st.SearchStrategy[str | bytes]:
    texts = [json.dumps(one) for one in samples]
    drawn = st.one_of(
        with_wild_fields(samples), spoilt(texts), _wild_acts(st.integers(0, 60)),
        wild_values.map(json.dumps), wild_texts,
    )  # fmt: skip
    # A lone surrogate cannot be in a frame of text, which is UTF-8.
    readable = drawn.map(lambda text: text.encode(errors="replace").decode())
    return readable | st.binary(max_size=20)


def _check(socket: Socket, frames: list[str | bytes]) -> None:
    """Send frames and see that there are as many answers."""
    before = len(socket.traffic)
    for frame in frames:
        socket.ws.send(frame)
    socket.say(t="ping", id="the last")
    answers = [json.loads(text) for text in socket.traffic[before:]]
    del socket.traffic[:]
    assert sum(one["t"] in ("ack", "error", "pong") for one in answers) == len(frames) + 1
    assert [one for one in answers if one.get("message") in ("server-fault", "not-stored")] == []


@pytest.fixture(scope="module")
def ida(server: Server) -> Person:
    return Person(server, "Ida")


@pytest.fixture(scope="module", params=[{"variant": "rulebook"}, {"variant": "bridge-whist"},
                                        {"variant": "kontrakt", "laws": "at-the-table"},
                                        {"variant": "minibridge", "seating": "draw"}],
                ids=lambda given: given["variant"])  # fmt: skip
def table(request: pytest.FixtureRequest, ida: Person) -> Iterator[Socket]:
    with ida.sit(ida.make(**request.param)["table"]) as socket:
        socket.in_step()
        yield socket


@examples(12)
@given(st.lists(_frames(_MESSAGES), min_size=1, max_size=10))
def test_a_table_answers_every_frame(table: Socket, frames: list[str | bytes]) -> None:
    """PROMISE-INPUT-2."""
    _check(table, frames)


@examples(12)
@given(st.lists(st.tuples(st.integers(0, 99), st.integers(0, 9), wild_values), max_size=5))
def test_a_table_answers_what_it_offers_spoilt(
    table: Socket, wild: list[tuple[int, int, object]]
) -> None:
    table.in_step()
    offered = table.view["actions"] or [{"kind": "next-deal", "payload": {}}]
    frames: list[str | bytes] = []
    for which, field, value in wild:
        action = offered[which % len(offered)]
        payload = {**action["payload"], **action.get("choices", {})}
        payload[([*payload] or ["x"])[field % max(1, len(payload))]] = value
        act = {"t": "act", "seq": table.view["seq"], "kind": action["kind"], "payload": payload}
        frames.append(json.dumps(act))
    _check(table, frames)


def _end_of(person: Person, path: str) -> int:
    """Open a socket where none is; return the status or the code that ends it."""
    try:
        with person.look(path) as socket:
            while True:
                socket.read()
    except InvalidStatus as refused:
        return refused.response.status_code
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


@examples(12)
@given(spoilt(["/ws/tables/x?link=y&lang=et", "/ws/sheets/x", "/ws/tables/x/y?lang=sv"]))
def test_an_address_without_a_table_is_closed_in_good_order(ida: Person, path: str) -> None:
    written = quote(path.encode(errors="replace"), safe="/?&=%:")[:3000]
    end = _end_of(ida, "/" + written.lstrip("/"))
    assert 400 <= end < 500 or 4000 <= end < 4500


@pytest.fixture(scope="module")
def sheet(ida: Person) -> Iterator[Socket]:
    made = ida.rest("POST", "/api/sheets", {"system": "rulebook"})["sheet"]
    with ida.look(f"/ws/sheets/{made}") as socket:
        yield socket


@examples(12)
@given(st.lists(_frames(_OPERATIONS), min_size=1, max_size=10))
def test_a_sheet_answers_every_frame(sheet: Socket, frames: list[str | bytes]) -> None:
    _check(sheet, frames)
