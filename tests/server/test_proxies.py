"""Behind a proxy: the page's own address is ours, every other one is foreign."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.harness import Person, Server

PUBLIC = "https://bridge.example"


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Give a server that is told under which address people see it."""
    running = Server(tmp_path_factory.mktemp("behind"), origins=[PUBLIC])
    yield running
    running.stop()


def outcome(person: Person, table: str, **headers: str) -> object:
    """Return the first message that a socket gets, or the code it is closed with."""
    with person.sit(table, **headers) as socket:
        try:
            return socket.read()["t"]
        except ConnectionClosed as closed:
            return closed.rcvd and closed.rcvd.code


def test_a_page_is_ours_under_its_own_or_its_public_address(behind: Server) -> None:
    ann = Person(behind)
    table = ann.make()["table"]
    assert outcome(ann, table) == "hello"
    for own in (behind.address, behind.address.replace("http:", "https:"), PUBLIC):
        assert outcome(ann, table, origin=own) == "hello"
    for foreign in ("null", "", "x", "http://bridge.example", PUBLIC + ":8443", "https://[",
                    PUBLIC + ".evil.example", "ftp" + behind.address[4:]):  # fmt: skip
        assert outcome(ann, table, origin=foreign) == 4403, foreign
