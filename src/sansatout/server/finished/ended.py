"""A deal that has just ended, while the table still knows everything about it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sansatout.events import Event
from sansatout.server.finished.course import Course, course_of
from sansatout.table.fold import after, fold
from sansatout.table.state import Stage, Table
from sansatout.variants.deal_state import DealState

__all__ = ["EndedDeal", "ends_deal", "fold_to_now"]


@dataclass(frozen=True, slots=True)
class EndedDeal:
    """A table just after a deal."""

    table: Table
    """The table between this deal and the next."""
    events: tuple[Event, ...]
    """The events since the deal before."""

    @property
    def deal(self) -> DealState:
        """The deal itself."""
        deal = self.table.deal
        assert deal is not None, "a finished deal is still on the table"
        return deal

    @property
    def states(self) -> list[Table]:
        """The table before each act of the deal that was not taken back, then as it is now."""
        states, before = [self.table], self.table.previous
        while before is not None:
            states.append(before)
            before = before.previous
        return states[::-1]

    @property
    def acts(self) -> list[Event]:
        """The acts of the deal that were not taken back."""
        kept = {state.seq for state in self.states[:-1]}
        return [event for event in self.events if event.seq in kept]

    @property
    def course(self) -> Course:
        """What was said and played."""
        return course_of(self.table)


def ends_deal(before: Table, now: Table) -> bool:
    """Tell whether what happened between the two ended a deal, which then is finished."""
    closed = now.stage is Stage.BETWEEN and before.stage is not Stage.BETWEEN
    return closed and now.deal is not None


def fold_to_now(events: Iterable[Event]) -> tuple[Table, list[Event]]:
    """Return the table that the events make, and those of them since the last finished deal."""
    rest = iter(events)
    table, since = fold([next(rest)]), list[Event]()
    for event in rest:
        before, table = table, after(table, event)
        since.append(event)
        if ends_deal(before, table):
            since.clear()
    return table, since
