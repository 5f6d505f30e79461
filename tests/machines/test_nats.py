"""The NATS of the tests starts, ends in every way, and comes back where it was."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from tests.machines.nats import Nats


def _greeting(nats: Nats) -> str:
    with socket.create_connection(("127.0.0.1", nats.port), 5) as line:
        return line.recv(4000).decode()


def test_it_comes_back_on_the_same_port(tmp_path: Path) -> None:
    nats = Nats(tmp_path, user="ann", password="secret")
    assert nats.url == f"nats://ann:secret@127.0.0.1:{nats.port}"
    before = _greeting(nats)
    assert '"auth_required":true' in before
    for end in (nats.kill, nats.stop):
        end()
        with pytest.raises(ConnectionRefusedError):
            _greeting(nats)
        nats.start()
        assert _greeting(nats) != before
    nats.stop()
