"""One PostgreSQL for all workers of a run of tests, and a fresh database for whoever asks.

The first who asks starts a process that keeps the server. Everybody who uses it holds a lock of the
system's, which nobody can forget to give back; once nobody does, the keeper ends with its server.
"""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

import psycopg

from tests.machines.postgres import Postgres

__all__ = ["Shared"]

_ROOT = Path(__file__).parents[2]
_TEMPLATE = "template_of_ours"
_SETTINGS = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}
"""These databases last as long as a test."""


class Shared:
    """What one process of a run has of the server that all share."""

    def __init__(self, folder: Path) -> None:
        """Take part, and start it if nobody has; ``folder`` is the same for all of the run."""
        self._names = count(1)
        address = folder / "postgres.url"
        with _alone(folder / "postgres.starting"):
            self._using = (folder / "postgres.using").open("a")
            fcntl.flock(self._using, fcntl.LOCK_SH)
            if not address.exists():
                _keep(folder)
            self._url = address.read_text()

    def fresh(self, *, empty: bool = False) -> str:
        """Return the address of a new database, in its newest form unless it shall be empty."""
        name = f"t{os.getpid()}_{next(self._names)}"
        template = "template0" if empty else _TEMPLATE
        with psycopg.connect(self._url, autocommit=True) as base:
            base.execute(f'CREATE DATABASE "{name}" TEMPLATE "{template}"'.encode())
        return _named(self._url, name)

    def close(self) -> None:
        """Use it no longer."""
        self._using.close()


def _named(url: str, database: str) -> str:
    return urlunsplit(urlsplit(url)._replace(path=f"/{database}"))


@contextmanager
def _alone(lock: Path) -> Iterator[None]:
    with lock.open("a") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _keep(folder: Path) -> None:
    """Start the keeper and return once its server answers."""
    keeper = subprocess.Popen(
        [sys.executable, "-m", "tests.machines.shared", str(folder)], cwd=_ROOT,
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, start_new_session=True,
    )  # fmt: skip
    assert keeper.stdout is not None, "it is a pipe"
    if keeper.stdout.readline() != b"ready\n":
        raise RuntimeError("there is no PostgreSQL for the tests")
    keeper.stdout.close()
    # It outlives us if others still use the server.
    keeper.returncode = 0


def _main(folder: Path) -> None:
    from sansatout.server.store.migrate import upgrade
    from sansatout.server.store.postgres import PostgreSQL

    postgres = Postgres.started(settings=_SETTINGS)
    address, part = folder / "postgres.url", folder / "postgres.part"
    try:
        database = PostgreSQL(postgres.create(_TEMPLATE))
        upgrade(database)
        database.close()
        part.write_text(postgres.url())
        part.replace(address)
        sys.stdout.write("ready\n")
        sys.stdout.flush()
        with (folder / "postgres.using").open("a") as using:
            fcntl.flock(using, fcntl.LOCK_EX)
            # Whoever comes now waits for this lock, and then starts another one.
            address.unlink(missing_ok=True)
    finally:
        postgres.remove()


if __name__ == "__main__":
    _main(Path(sys.argv[1]))
