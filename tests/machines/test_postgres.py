"""The PostgreSQL of the tests is a real one, with a port, a socket and a folder of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from tests.machines.postgres import Postgres, installed

pytestmark = pytest.mark.skipif(installed() is None, reason="no PostgreSQL for this system")


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    made = Postgres.started()
    yield made
    made.remove()


def test_what_was_committed_is_there_after_a_loss_of_power(postgres: Postgres) -> None:
    url = postgres.create("lasting")
    with psycopg.connect(url) as base:
        assert base.execute("SHOW fsync").fetchone() == ("on",)
        base.execute("CREATE TABLE one AS SELECT 'é' AS letter")
    postgres.kill()
    with pytest.raises(psycopg.OperationalError):
        psycopg.connect(url)
    postgres.start()
    assert postgres.url("lasting") == url
    with psycopg.connect(postgres.url("lasting", socket=True)) as base:
        assert base.execute("SELECT letter FROM one").fetchall() == [("é",)]


def test_a_password_is_asked_for(postgres: Postgres) -> None:
    with pytest.raises(psycopg.OperationalError, match="password"):
        psycopg.connect(postgres.url(), password="another")


def test_a_frozen_one_is_silent_and_goes_on(postgres: Postgres) -> None:
    postgres.freeze()
    with pytest.raises(psycopg.errors.ConnectionTimeout):
        psycopg.connect(postgres.url(), connect_timeout=2)
    postgres.thaw()
    assert postgres.execute("SELECT 1") == [(1,)]


def test_a_folder_too_deep_for_a_socket_is_refused(tmp_path: Path) -> None:
    deep = tmp_path / ("x" * 100)
    deep.mkdir()
    with pytest.raises(RuntimeError, match=r"too long|cannot reach"):
        Postgres(deep)
