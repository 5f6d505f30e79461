"""Sockets that cannot be gone on with end, and nobody's log is filled by it."""

from __future__ import annotations

import logging
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from sansatout.server.limits.websocket import PatientSocket
from tests.server.harness import Person, Server


def test_who_neither_answers_nor_reads_is_left_at_once() -> None:
    done: list[str] = []
    transport = SimpleNamespace(
        is_closing=lambda: False, write=lambda _: done.append("written"),
        close=lambda: done.append("closed"), abort=lambda: done.append("aborted"),
    )  # fmt: skip
    socket: Any = object.__new__(PatientSocket)
    socket.transport, socket.close_sent, socket.client = transport, False, None
    socket.logger = logging.getLogger("nobody's")
    socket.conn = SimpleNamespace(fail=lambda *_: None, data_to_send=lambda: [b"goodbye"])
    socket.keepalive_timeout()
    assert done[-1] == "aborted"


def test_what_is_no_text_ends_the_socket_without_a_note(tmp_path: Path) -> None:
    server = Server(tmp_path, logged=True)
    ann = Person(server, "Ann")
    with ann.sit(ann.make()["table"]) as socket:
        socket.until("hello")
        socket.ws.send(b"\xff\xfe", text=True)
        with pytest.raises(ConnectionClosed) as closed:
            socket.until("what never comes")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1007
    server.stop()
    assert "Traceback" not in (tmp_path / "log").read_text()
