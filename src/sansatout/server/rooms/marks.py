"""By which acts of people a table came to its events: an act that comes again is known by its mark.

An act that is sent again names the same place in the log as the first time, so its event is looked
for only from there on. Of late events memory knows the marks; the store has all of them.
"""

from __future__ import annotations

from collections import OrderedDict

from sansatout.server.identity import new_id
from sansatout.server.protocol import MessageId
from sansatout.server.rooms.newer import done_with
from sansatout.server.store import Store

__all__ = ["Marks", "mark_of"]

_MOST = 256


def mark_of(person: str, message: MessageId) -> str:
    """Return what tells an act from all others.

    Text that a client calls a message by is the client's own for ever; numbers begin anew with
    every socket, so they tell nothing. One sign cannot be kept by every database.
    """
    own = message.replace("\0", "\ufffd") if isinstance(message, str) else new_id()
    return f"{person}/{own}"


class Marks:
    """The marks of a table's late events."""

    def __init__(self, store: Store, table: str) -> None:
        self._store = store
        self._table = table
        self._late: OrderedDict[str, int] = OrderedDict()
        self._known_from = 0
        """The event since which all marks are in memory."""

    def begin(self, seq: int) -> None:
        """Know nothing of what was before an event."""
        self._late.clear()
        self._known_from = seq

    def note(self, mark: str | None, seq: int) -> None:
        """Note the mark of the newest event."""
        if mark is None:
            return
        self._late[mark] = seq
        if len(self._late) > _MOST:
            _, oldest = self._late.popitem(last=False)
            self._known_from = oldest + 1

    async def find(self, mark: str, since: int) -> int | None:
        """Return the event that an act has made already; ``None`` if it has not."""
        known = self._late.get(mark)
        if known is not None or since >= self._known_from:
            return known
        return await self._store.read(lambda base: done_with(base, self._table, mark, since))
