"""One or several nodes, what they stand on, and how much of a processor each part uses."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from benchmarks.tables.servers import serving, used
from tests.machines.nats import Nats
from tests.machines.postgres import Postgres

__all__ = ["Nodes", "running"]

_NODE = """
import sys
if __name__ == "__main__":
    from pathlib import Path
    from sansatout.server.environment import config_from
    from sansatout.server.running import run
    unlimited = {"SANSATOUT_LIMITS": "off", "SANSATOUT_LAG_SECONDS": "3600"}
    folder, database, bus = sys.argv[1:]
    config = config_from(unlimited, data=Path(folder), database=database, bus=bus)
    run(config, "127.0.0.1", 0, lambda address: print(address.rstrip("/"), flush=True))
"""
_DATABASE = "measured"
_UNCOMPILED = "PYTHONDONTWRITEBYTECODE"


@dataclass(frozen=True)
class Nodes:
    """Nodes that run, and the processes of the parts around them."""

    addresses: list[str]
    pids: list[int]
    database: int | None
    """The first process of PostgreSQL."""
    bus: int | None

    def used(self) -> dict[str, float]:
        """Return the seconds of a processor that each part has used so far."""
        return {
            "nodes": sum(map(used, self.pids)),
            "database": 0.0 if self.database is None else _family(self.database),
            "bus": 0.0 if self.bus is None else used(self.bus),
        }


def _family(pid: int) -> float:
    """Return what a process, its children that ended and those that live have used."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    own = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    ended = (int(own[13]) + int(own[14])) / 100
    return used(pid) + ended + sum(used(int(child)) for child in children)


@contextmanager
def running(folder: Path, count: int, *, postgresql: bool, database: str = "") -> Iterator[Nodes]:
    """Run so many nodes, with a bus between them if they are several.

    They are on a PostgreSQL of their own, on the database that is named, or on SQLite.
    """
    with ExitStack() as stack:
        process, url, bus = None, database, None
        if postgresql:
            postgres = Postgres.started(settings={"max_connections": "200"})
            stack.callback(postgres.remove)
            postgres.create(_DATABASE)
            process, url = postgres.pid, postgres.url(_DATABASE)
        if count > 1:
            bus = Nats(folder / "nats")
            stack.callback(bus.kill)
        started = [
            stack.enter_context(_node(folder / str(number), url, "" if bus is None else bus.url))
            for number in range(count)
        ]
        yield Nodes(
            [address for address, _ in started], [pid for _, pid in started], process,
            None if bus is None else bus.pid,
        )  # fmt: skip


@contextmanager
def _node(folder: Path, database: str, bus: str) -> Iterator[tuple[str, int]]:
    folder.mkdir(parents=True)
    # A server that was started before finds what it compiled.
    given = {name: value for name, value in os.environ.items() if name != _UNCOMPILED}
    with serving(_NODE, folder, sys.executable, database, bus, environment=given) as node:
        yield node
