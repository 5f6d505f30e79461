"""Whoever watches over the server hears when it cannot do its work, and when it can again."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import USUAL_LIMITS, Person, Server
from tests.server.test_trouble import Trouble, full, locked


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("watched"), limits=USUAL_LIMITS)
    yield running
    running.stop()


def until(person: Person, status: int, path: str = "/health/ready") -> object:
    """Ask until the answer has this status."""
    end = time.monotonic() + 60
    while (answer := person.ask("GET", path))[0] != status:
        assert time.monotonic() < end, answer
        time.sleep(0.05)
    return answer[1]


def test_a_server_is_live_and_ready(watched: Server) -> None:
    ann = Person(watched)
    assert ann.rest("GET", "/health/live") == {"live": True}
    assert ann.rest("GET", "/health/ready") == {"ready": True}


@pytest.mark.parametrize("trouble", [locked, full])
def test_it_is_not_ready_while_nothing_can_be_stored(watched: Server, trouble: Trouble) -> None:
    ann = Person(watched)
    with trouble(watched):
        answer = until(ann, 503)
        assert isinstance(answer, dict)
        assert answer["error"]["message"] == "not-ready"
        assert answer["error"]["arguments"]["reason"]
        assert ann.rest("GET", "/health/live") == {"live": True}
    until(ann, 200)


def test_who_watches_over_it_never_asks_too_often(watched: Server) -> None:
    ann = Person(watched)
    for _ in range(200):
        assert ann.ask("GET", "/health/ready")[0] == 200
        assert ann.ask("GET", "/health/live")[0] == 200


@pytest.mark.sqlite
def test_it_is_not_ready_when_its_file_is_gone(watched: Server, tmp_path: Path) -> None:
    ann = Person(watched)
    file = watched.data / "sansatout.sqlite3"
    file.rename(tmp_path / "moved")
    until(ann, 503)
    file.touch()
    until(ann, 503)
    (tmp_path / "moved").rename(file)
    until(ann, 200)
