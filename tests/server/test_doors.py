"""What is sent to a door gets an answer that tells what is wrong, whatever it is."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.server.harness import Person, Server, Socket, raw

LONG = 999_999_999_999_999_999_999_999_999_999
DEEP = "[" * 40_000 + "]" * 40_000
JSON = "application/json"


def refusal(server: Server, path: str, body: bytes, kind: str = JSON) -> tuple[int, str]:
    """Post a body; return the status and the message of the error."""
    status, head, content = raw(server, "POST", path, body, content_type=kind)
    assert head["content-type"] == JSON, content
    return status, json.loads(content)["error"]["message"]


def first(socket: Socket, message: dict[str, Any]) -> dict[str, Any]:
    """Return the answer to a message whose id may not have been read."""
    socket.send(**message)
    return socket.until("ack", "error")


@pytest.mark.parametrize(
    "path",
    ["/%00", "/" + "a" * 256, "/" + "a/" * 4000, "/table/%00", "/assets/none.js", "/none.php",
     "/api", "/api/", "/api/none", "/apifoo/..%2f..%2fapi/x.y", "/ws", "/ws/none",
     "/health", "/health/none", "/healthz", "/livez", "/readyz", "/metrics", "/metrics/x",
     "/schema/none", "/schema/none.json", "/schema/a/b",
     "/%ff.x", "/%ed%a0%80.x", "/.env", "/.git/config", "//etc/passwd."],
)  # fmt: skip
def test_where_nothing_is_nothing_is_shown(server: Server, path: str) -> None:
    status, head, content = raw(server, "GET", path)
    assert (status, head["content-type"]) == (404, JSON)
    assert json.loads(content)["error"]["text"]


@pytest.mark.parametrize(
    "path",
    ["/", "/table/abc", "/sheet/abc?write=x", "/rules/rulebook", "/%C3%A9", "/a%20b"],
)
def test_the_page_is_shown_where_it_has_something(server: Server, path: str) -> None:
    status, head, _ = raw(server, "GET", path)
    assert (status, head["content-type"]) == (200, "text/html; charset=utf-8")


@pytest.mark.parametrize("path", ["/api/tables", "/api/sheets", "/api/analyse"])
@pytest.mark.parametrize(
    "body",
    [DEEP.encode(), b'{"variant": "\xff"}', b'{"variant": "\xed\xa0\x80"}', b"\xff\xfe{\x00}\x00",
     b"{", b"null", b"[]", b'"x"', b"NaN", b'{"system": "rulebook", "x": 1}', b"1" + b"0" * 9000,
     b'{"text": "\\ud800"}', b'{"variant": "rulebook", "options": {"x": 1' + b"0" * 40 + b"}}"],
    ids=lambda body: repr(body[:20]),
)  # fmt: skip
def test_a_body_that_cannot_be_read_is_refused(server: Server, path: str, body: bytes) -> None:
    assert refusal(server, path, body)[0] == 400


@pytest.mark.parametrize(
    "kind",
    ["text/plain", "", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"],
)
def test_a_body_is_json_and_says_so(server: Server, kind: str) -> None:
    body = b'{"variant": "rulebook"}'
    assert refusal(server, "/api/tables", body, kind) == (415, "body-kind")


def test_a_body_may_tell_its_character_set(server: Server) -> None:
    body = b'{"system": "rulebook"}'
    status, *_ = raw(
        server, "POST", "/api/sheets", body, content_type="Application/JSON; charset=utf-8"
    )
    assert status == 201


@pytest.mark.parametrize(
    "operation",
    [{"do": "undo", "count": LONG}, {"do": "retype", "count": 1, "deal": LONG, "line": "pass"},
     {"do": "deal", "count": 1, "line": "x" + str(LONG)}],
    ids=str,
)  # fmt: skip
def test_a_sheet_takes_no_number_without_measure(ann: Person, operation: dict[str, Any]) -> None:
    sheet = ann.rest("POST", "/api/sheets", {"system": "rulebook"})["sheet"]
    status, answer = ann.ask("POST", f"/api/sheets/{sheet}/operations", operation)
    assert (status, bool(answer["error"]["text"])) == (400, True)
    with Socket(ann, f"/ws/sheets/{sheet}") as socket:
        assert first(socket, {"t": "operation", **operation})["text"]
        assert socket.say(t="ping")["t"] == "pong"


@pytest.mark.parametrize(
    "message",
    [{"t": "act", "seq": LONG, "kind": "play", "payload": {"card": "SA"}},
     {"t": "act", "seq": 0, "kind": "cut", "payload": {"count": LONG}},
     {"t": "act", "seq": 0, "kind": "claim", "payload": {"tricks": -LONG}},
     {"t": "act", "seq": 0, "kind": "ask", "payload": {"what": "undo", "back_to": LONG}},
     {"t": "act", "seq": 0, "kind": "draw", "payload": {"player": "p3", "positions": [LONG]}},
     {"t": "meaning", "call": LONG}, {"t": "explain", "call": -LONG, "text": "x"}],
    ids=lambda message: f"{message['t']} {message.get('kind')}",
)  # fmt: skip
def test_a_table_takes_no_number_without_measure(ann: Person, message: dict[str, Any]) -> None:
    with ann.sit(ann.make("rulebook")["table"]) as socket:
        assert first(socket, message)["text"]
        assert socket.say(t="ping")["t"] == "pong"


@pytest.mark.parametrize("number", ["9" * 4971, "1" * 20, "٣", "²", "33", "-1", ""])
def test_a_note_without_measure_is_refused_or_left_out(ann: Person, number: str) -> None:
    text = f'[Deal "N:{"." * 3} - - -"]\n[Auction "N"]\nPass =1=\n[Note "{number}:x"]\n'
    assert ann.ask("POST", "/api/analyse", {"text": text})[0] == 400
