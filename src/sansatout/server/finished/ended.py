"""A deal that has just ended, while the table still knows everything about it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice

from sansatout import structs
from sansatout.events import Event
from sansatout.server.finished.course import Course, course_of
from sansatout.table.fold import after, fold
from sansatout.table.state import Stage, Table
from sansatout.variants.deal_state import DealState

__all__ = ["EndedDeal", "Folded", "ends_deal", "fold_to_end", "fold_to_now", "next_ended"]


@dataclass(frozen=True, slots=True)
class EndedDeal:
    """A table just after a deal."""

    table: Table
    """The table between this deal and the next."""
    events: tuple[Event, ...]
    """The events since the deal before."""

    def changed(self, now: Table) -> EndedDeal:
        """Return the deal as a ruling made later leaves it (L-REVOKE-15)."""
        table = structs.replace(
            self.table, referee=now.referee, sheet=now.sheet, still_open=now.still_open,
            late=now.late,
        )  # fmt: skip
        return EndedDeal(table, self.events)

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


def next_ended(
    last: EndedDeal | None, before: Table, now: Table, since: Iterable[Event]
) -> EndedDeal | None:
    """Return the last finished deal after one more event, as long as rulings can change it.

    ``last`` itself if the event did not bear on it; ``since`` are the events after the deal before.
    """
    if ends_deal(before, now):
        return EndedDeal(now, tuple(since))
    if now.still_open is None or last is None:
        return None
    return last if now.referee is before.referee else last.changed(now)


@dataclass(frozen=True, slots=True)
class Folded:
    """A table, and what has to be known of its last finished deal."""

    table: Table
    since: tuple[Event, ...]
    """The events after it."""
    ended: EndedDeal | None
    """The deal itself, as long as rulings can change it."""


def fold_to_now(events: Iterable[Event]) -> Folded:
    """Return the table that the events make."""
    rest = iter(events)
    table, since, ended = fold([next(rest)]), list[Event](), None
    for event in rest:
        before, table = table, after(table, event)
        since.append(event)
        ended = next_ended(ended, before, table, since)
        if ends_deal(before, table):
            since.clear()
    still = ended if table.still_open is not None else None
    return Folded(table, tuple(since), still)


def fold_to_end(events: Iterable[Event], first: int, last: int) -> EndedDeal:
    """Return the deal that the events with these numbers made, as later ones leave it."""
    rest = iter(events)
    until = list(islice(rest, last + 1))
    table = fold(until)
    ended = EndedDeal(table, tuple(until[first:]))
    while table.still_open is not None and (event := next(rest, None)) is not None:
        before, table = table, after(table, event)
        ended = next_ended(ended, before, table, ()) or ended
    return ended
