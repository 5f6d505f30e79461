"""A connection that gives up when the server has not said anything for too long.

A server whose machine is frozen, or whose answers get lost on the way, keeps a connection open and
silent for ever; the system's own limits only notice what cannot be sent.
"""

from __future__ import annotations

import time
from typing import NoReturn, TypeVar

from psycopg import Connection, OperationalError
from psycopg.abc import PQGen
from psycopg.rows import TupleRow

__all__ = ["PatientConnection"]

RV = TypeVar("RV")

_LOOK = 0.1
"""Seconds after which it is looked at the clock."""


class PatientConnection(Connection[TupleRow]):
    """A connection of the driver's with a limit to every silence."""

    patience: float | None = None
    """Seconds without a byte from the server; ``None`` for as long as it takes."""

    def wait(self, gen: PQGen[RV], interval: float = _LOOK, timeout: float | None = None) -> RV:
        """Do what the driver does, within the limit."""
        if self.patience is not None:
            gen = self._limited(gen, self.patience)
        return super().wait(gen, interval, timeout)

    def _limited(self, gen: PQGen[RV], patience: float) -> PQGen[RV]:
        """Hand on what the driver waits for and what comes, until nothing has come too long.

        Time alone is no reason: where this process itself was stopped, an answer may be there.
        """
        last = time.monotonic()
        try:
            wanted = next(gen)
            while True:
                ready = yield wanted
                if ready:
                    last = time.monotonic()
                elif time.monotonic() - last > patience:
                    self._give_up(patience)
                wanted = gen.send(ready)
        except StopIteration as done:
            value: RV = done.value
            return value

    def _give_up(self, patience: float) -> NoReturn:
        self.pgconn.finish()
        raise OperationalError(f"PostgreSQL has not answered for {patience:g} seconds")
