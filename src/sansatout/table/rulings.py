"""What the referee said on each event of a table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from sansatout.errors import InputError
from sansatout.events import Event
from sansatout.laws import Referee
from sansatout.table.fold import after
from sansatout.table.refereed import AT_THE_TABLE, rules_on
from sansatout.table.state import Table

__all__ = ["ruled_events"]


def ruled_events(events: Iterable[Event]) -> Iterator[tuple[Event, Referee | None]]:
    """Give every event of a table with the referee after it, where he ruled on it.

    :raises SansatoutError: if an event is not allowed, or the table only enforces its rules
    """
    table: Table | None = None
    for event in events:
        his = table is not None and table.pending is None and rules_on(table, event.act)
        table = after(table, event)
        if table.setup.laws != AT_THE_TABLE:
            raise InputError("no-referee", laws=table.setup.laws, expected=AT_THE_TABLE)
        yield event, table.referee if his else None
