"""Notes can be read by programs, tell for which request they are, and cannot be forged."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest

from sansatout.errors import InputError
from sansatout.server.at_hand import apart, begin_request, request_id
from sansatout.server.environment import config_from
from sansatout.server.logs import FORMS
from tests import aside
from tests.server.harness import NO_LIMITS, Person, Server, raw

LINE = "2026-01-01T00:00:00.000Z ERROR sansatout.server: all was stolen"
FORGED = f"x\n{LINE}\r{LINE}\x0b{LINE}\x85{LINE}\u2028{LINE}\x1b[2J"
STUMBLING = """
from sansatout.server import page
from sansatout.server.rooms import handlers

def no_page(path, folder):
    raise RuntimeError(path)

async def no_chat(room, connection, message):
    raise RuntimeError(message.text)

page._answer, handlers._chat = no_page, no_chat
"""
"""A server that stumbles over what it is sent, and tells of it."""
NOTE = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z [A-Z]+ [\w.]+: ")


@pytest.fixture(scope="module", params=["text", "json"])
def stumbling(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    running = Server(
        tmp_path_factory.mktemp("stumbling"), prelude=STUMBLING, logged=True,
        limits={**NO_LIMITS, "SANSATOUT_LOG": request.param,
                "SANSATOUT_TRUSTED_PROXIES": "127.0.0.1/32"},
    )  # fmt: skip
    yield running
    running.stop()


def say(person: Person, table: str, text: str) -> None:
    with person.sit(table) as socket:
        assert socket.say(t="chat", text=text)["message"] == "server-fault"


def is_json(server: Server) -> bool:
    return server.limits["SANSATOUT_LOG"] == "json"


def notes(server: Server) -> list[dict[str, Any]]:
    return [json.loads(line) for line in server.log.split("\n")[:-1]]


def test_what_a_client_sends_makes_no_line_of_its_own(stumbling: Server) -> None:
    ann = Person(stumbling)
    say(ann, ann.make()["table"], FORGED)
    assert raw(stumbling, "GET", f"/{quote(FORGED)}")[0] == 500
    assert stumbling.log.count("all was stolen") >= 10
    lines = stumbling.log.splitlines()
    if is_json(stumbling):
        assert all(json.loads(line)["time"] > LINE for line in lines)
    else:
        assert all(line.startswith("  ") or NOTE.match(line) for line in lines)
    assert not any(line.startswith(LINE) for line in lines)
    assert "\x1b" not in stumbling.log


def test_a_note_tells_its_request_and_where_it_failed(stumbling: Server) -> None:
    status, head, _ = raw(stumbling, "GET", "/some/page")
    assert status == 500
    if is_json(stumbling):
        note = notes(stumbling)[-1]
        assert note["request"] == head["x-request-id"]
        assert note["level"] == "ERROR"
        assert note["logger"] == "sansatout.server"
        assert note["message"] == "GET /some/page failed"
        assert note["trace"].startswith("Traceback")
        assert note["trace"].endswith("RuntimeError: /some/page")
    else:
        assert NOTE.match(stumbling.log.splitlines()[0])


def test_a_note_about_a_socket_tells_its_table(stumbling: Server) -> None:
    ann = Person(stumbling)
    table = ann.make()["table"]
    with ann.sit(table, **{"x-request-id": "opened-by-7"}) as socket:
        response = socket.ws.response
        assert response is not None
        assert response.headers["x-request-id"] == "opened-by-7"
        socket.say(t="chat", text="hello")
    if is_json(stumbling):
        note = notes(stumbling)[-1]
        assert (note["request"], note["table"]) == ("opened-by-7", table)


def test_a_proxy_of_ours_gives_requests_their_ids(stumbling: Server) -> None:
    for given in ("a", "7f3c-1.x_Y", "x" * 64):
        assert raw(stumbling, "GET", "/api/me", x_request_id=given)[1]["x-request-id"] == given
    for given in ("", "x" * 65, "a b", 'a"b', "a,b", "ä"):
        made = raw(stumbling, "GET", "/api/me", x_request_id=given)[1]["x-request-id"]
        assert re.fullmatch(r"[\w-]{16}", made)


def test_nobody_else_gives_a_request_its_id(stumbling: Server, server: Server) -> None:
    for where, address in ((stumbling, "127.0.0.2"), (server, "127.0.0.1")):
        answers = [
            raw(where, "GET", "/api/me", address=address, x_request_id="mine")[1]["x-request-id"]
            for _ in range(2)
        ]
        assert "mine" not in answers
        assert answers[0] != answers[1]


def test_what_goes_on_for_all_belongs_to_no_request() -> None:
    async def told() -> str | None:
        return request_id()

    async def story() -> None:
        begin_request("first")
        assert await asyncio.create_task(told()) == "first"
        assert await apart(told()) is None

    aside.run(story())


def test_any_text_at_all_can_be_noted() -> None:
    record = logging.LogRecord("a", logging.ERROR, "", 0, "%s", ("\ud800 \0",), None)
    lines = {name: form().format(record) for name, form in FORMS.items()}
    assert lines["text"].endswith(r"a: \ud800 \x00")
    assert lines["json"].isascii()
    assert json.loads(lines["json"])["message"] == "\ud800 \0"


def test_another_form_of_notes_is_refused() -> None:
    with pytest.raises(InputError, match="text, json"):
        config_from({"SANSATOUT_LOG": "xml"})
