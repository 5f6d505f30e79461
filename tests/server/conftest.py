from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from sansatout.server.store.database import Database
from sansatout.server.store.sqlite import SQLite
from tests.machines.shared import Shared
from tests.server import class_room, harness
from tests.server.class_room import Monday, come
from tests.server.databases import address, moved
from tests.server.harness import Person, Server


def fresh_or_moved(request: pytest.FixtureRequest, data: Path) -> str:
    """Give a server of a folder a database, with what lies there in a file."""
    url, file = address(request, "postgresql"), data / "sansatout.sqlite3"
    if file.exists():
        moved(file, url)
    return url


@pytest.fixture(scope="session", autouse=True)
def usual_database(request: pytest.FixtureRequest) -> None:
    """Let all servers be on the database that the run of the tests was told."""
    if request.config.getoption("store") == "postgresql":
        harness.usual_database = partial(fresh_or_moved, request)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Leave out what is about SQLite's file where servers have none."""
    marked = item.get_closest_marker("sqlite") is not None
    if marked and item.config.getoption("store") == "postgresql":
        pytest.skip("it is about the file")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@pytest.fixture
def ann(server: Server) -> Person:
    return Person(server, "Ann")


@pytest.fixture
def ben(server: Server) -> Person:
    return Person(server, "Ben")


@pytest.fixture
def monday(server: Server) -> Monday:
    """Give a class of four: who teaches it, its id, who learns."""
    teacher = Person(server)
    made = class_room.opened(teacher)
    return teacher, made["id"], come(server, made["code"], "Dora", "Anne", "Chloe", "Bob")


@pytest.fixture(params=["sqlite", "postgresql"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Database]:
    """Give what opens the same fresh database of either kind, each time anew."""
    if request.param == "sqlite":
        return lambda: SQLite(tmp_path / "sansatout.sqlite3")
    from sansatout.server.store.postgres import PostgreSQL

    shared: Shared = request.getfixturevalue("postgres")
    url = shared.fresh()
    return lambda: PostgreSQL(url)


@pytest.fixture
def database(opened: Callable[[], Database]) -> Database:
    """Give a fresh database of either kind, for a store."""
    return opened()
