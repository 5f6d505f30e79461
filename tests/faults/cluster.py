"""PostgreSQL, NATS and several nodes, each with ways of its own to both that can be cut."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from tests.faults.log import Log, postgresql_logs
from tests.faults.node import Node
from tests.faults.proxy import Proxy
from tests.machines.nats import Nats
from tests.machines.postgres import USER, Postgres

__all__ = ["COMMITS", "Cluster", "standby_of"]

COMMITS = (b"payload", b"COMMIT")
"""What a node sends when it commits: events that are a transaction of their own, or anything."""

_DATABASE = "sansatout"
_LIGHT = {"max_connections": "100", "wal_level": "replica", "max_wal_senders": "4"}
_PROMOTES = 30.0


class Cluster:
    """The parts of a server on several machines, on this one.

    ``ways[n]`` and ``buses[n]`` are the proxies between node n and the database, or the bus.
    """

    def __init__(
        self, folder: Path, *, nodes: int = 3, preludes: Mapping[int, str] | None = None,
        environments: Mapping[int, Mapping[str, str]] | None = None,
    ) -> None:  # fmt: skip
        self.postgres = Postgres.started(settings=_LIGHT)
        self.postgres.create(_DATABASE)
        self.standby: Postgres | None = None
        self.nats = Nats(folder / "nats")
        self.ways = [Proxy(self.postgres.port) for _ in range(nodes)]
        self.buses = [Proxy(self.nats.port) for _ in range(nodes)]
        self.nodes = [
            Node(
                folder / f"node{number}", "--database", self._database(way), "--bus",
                self.nats.url_at(bus.port), prelude=(preludes or {}).get(number, ""),
                environment=(environments or {}).get(number),
            )
            for number, (way, bus) in enumerate(zip(self.ways, self.buses, strict=True))
        ]  # fmt: skip
        for node in self.nodes:
            node.launch()
        for node in self.nodes:
            node.serves()

    @property
    def addresses(self) -> Sequence[str]:
        return [node.address for node in self.nodes]

    def logs(self) -> dict[str, Log]:
        """Read what is stored."""
        return postgresql_logs(self.postgres.url(_DATABASE))

    def _database(self, way: Proxy) -> str:
        port = self.postgres.port
        url = self.postgres.url(_DATABASE)
        return url.replace(f":{port}/", f":{way.port}/")

    def add_standby(self) -> None:
        """Let a second PostgreSQL follow, without which no commit is done."""
        self.standby = standby_of(self.postgres)

    def fail_over(self) -> None:
        """Lose the machine of the database and go on with the standby."""
        assert self.standby is not None, "there is one"
        self.postgres.kill()
        self.standby.execute("select pg_promote(true)")
        lost, self.postgres, self.standby = self.postgres, self.standby, None
        for way in self.ways:
            way.target = self.postgres.port
        lost.remove()

    def restart_database(self) -> None:
        """Stop PostgreSQL and start it again."""
        self.postgres.restart()
        for way in self.ways:
            way.target = self.postgres.port

    def heal(self) -> None:
        """Let everything run and pass, whatever was done to it."""
        if not self.nats.is_running:
            self.nats.start()
        for frozen in (self.postgres, self.nats):
            frozen.thaw()
        if not self.postgres.is_running:
            self.postgres.start()
        for proxy in (*self.ways, *self.buses):
            proxy.pass_on()
        for node in self.nodes:
            if node.is_running:
                node.thaw()
            else:
                node.start()

    def close(self) -> None:
        """End everything."""
        for node in self.nodes:
            node.kill()
        for proxy in (*self.ways, *self.buses):
            proxy.close()
        self.nats.kill()
        self.postgres.remove()
        if self.standby is not None:
            self.standby.remove()


def standby_of(primary: Postgres) -> Postgres:
    """Return a running copy of a database that follows it, and that it waits for in commits."""
    standby = Postgres(settings=_LIGHT, password=primary.password)
    standby.run(
        "pg_basebackup", "--pgdata", str(standby.data), "--write-recovery-conf", "--wal-method",
        "stream", "--checkpoint", "fast", "--dbname", primary.url(),
    )  # fmt: skip
    standby.start()
    primary.execute("ALTER SYSTEM SET synchronous_standby_names = '*'")
    primary.execute("SELECT pg_reload_conf()")
    end = time.monotonic() + _PROMOTES
    question = f"SELECT sync_state FROM pg_stat_replication WHERE usename = '{USER}'"
    while primary.execute(question) != [("sync",)]:
        assert time.monotonic() < end, standby.log
        time.sleep(0.05)
    return standby
