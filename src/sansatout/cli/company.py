"""The robots at the table of ``sansatout play``."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from sansatout import robots
from sansatout.events import Act, Event
from sansatout.events.acts import Claim, Concede, Respond
from sansatout.lab.match_table import Player
from sansatout.lab.table_driver import next_event
from sansatout.robots.play.seen import Seen
from sansatout.seats import Seat
from sansatout.table.state import Stage, Table

__all__ = ["Company"]


@dataclass
class Company:
    """Who plays with the person, all alike; chance only deals and cuts."""

    player: Player
    rng: Random

    def next_event(self, table: Table) -> Event:
        """Return what the others, or the table itself, do next."""
        if table.stage is not Stage.DEAL or table.deal is None:
            return next_event(table, self.rng)
        seat = table.deal.actor
        assert seat is not None, "somebody has to act in a deal that goes on"
        return Event(table.seq, seat, self._thinks(table, seat))

    def answer(self, table: Table, seat: Seat) -> Event:
        """Return a seat's answer to what waits for one: claims are weighed, all else is granted."""
        pending = table.pending
        assert pending is not None, "something waits for an answer"
        weighed = isinstance(pending.act, Claim | Concede)
        act = self._thinks(table, seat) if weighed else Respond(pending.what, "accept")
        return Event(table.seq, seat, act)

    def _thinks(self, table: Table, seat: Seat) -> Act:
        one, seed = self.player, f"{table.setup.table} {table.seq}"
        return robots.decide(
            Seen.of(table, seat), level=one.level, system=one.system, seed=seed, signals=one.signals
        ).act
