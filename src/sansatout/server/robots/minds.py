"""What the robots of one table have to say unasked, where irregularities can happen."""

from __future__ import annotations

from collections.abc import Callable

from sansatout.events import Act
from sansatout.robots.laws import Ruled, forgets, objects, speaks, weighs_card
from sansatout.seats import Seat
from sansatout.table.refereed import are_robots_forgetful
from sansatout.table.state import Stage, Table

__all__ = ["Minds"]


class Minds:
    """The robots' attention: the same table, seed and levels always give the same acts."""

    def __init__(self, seed: str, level_of: Callable[[str], str]) -> None:
        self._seed = seed
        self._level_of = level_of
        self._left: tuple[int, frozenset[Seat]] = (-1, frozenset())
        """Seats that have thought about this state of the table, and let it be."""
        self._table: Table | None = None
        self._said: dict[Seat, Act | None] = {}
        """What was found for the table as it stands: it is asked for several times."""

    def leave(self, table: Table, seat: Seat) -> None:
        """Note that the seat has thought about the table as it stands, and does nothing."""
        self._left = (table.seq, self._done(table) | {seat})

    def _done(self, table: Table) -> frozenset[Seat]:
        seq, seats = self._left
        return seats if seq == table.seq else frozenset()

    def speaks(self, table: Table, seat: Seat) -> Act | None:
        """Return what the seat says or lets slip now."""
        if seat in self._done(table):
            return None
        if self._table is not table:
            self._table, self._said = table, {}
        if seat not in self._said:
            self._said[seat] = self._found(table, seat)
        return self._said[seat]

    def _found(self, table: Table, seat: Seat) -> Act | None:
        if seat not in table.seats:
            return None
        ref, level = table.ruler, self._level_of(table.seats[seat])
        if ref is None:
            return None
        if table.stage is Stage.CUT:
            return objects(ref, seat, level, f"{self._seed} {table.deal_number}")
        if table.stage not in (Stage.DEAL, Stage.BETWEEN):
            return None
        ruled = Ruled.of(table, seat)
        act = speaks(ruled, level, self._seed)
        if act is None and table.stage is Stage.DEAL and are_robots_forgetful(table):
            return forgets(ruled, f"{self._seed} {table.seq}")
        return act

    def ponders(self, table: Table, seat: Seat) -> bool:
        """Tell whether the seat has still to think about demanding an exposed card."""
        ref = table.ruler if table.stage is Stage.DEAL else None
        if ref is None or not ref.play.exposed or seat in self._done(table):
            return False
        return weighs_card(Ruled.of(table, seat))
