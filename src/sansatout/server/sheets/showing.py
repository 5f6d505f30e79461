"""Sheets as they are seen: made in threads, once for all who see the same.

To tell a long sheet takes a good part of a second, and many may look at one.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterable

import msgspec

from sansatout.server import protocol
from sansatout.server.errors import OverloadedError
from sansatout.server.limits.bench import Bench
from sansatout.server.limits.keeper import Who
from sansatout.server.rooms.connection import Connection
from sansatout.server.sheets.opened import OpenSheet, SheetState
from sansatout.server.sheets.plain import sheet_view
from sansatout.server.store import Store
from sansatout.server.together import Together

__all__ = ["KIND", "Showing"]

_LOG = logging.getLogger("sansatout.server")
KIND = "sheets"
"""What work for sheets is counted as where many wait."""
_MOST_BYTES = 32_000_000
"""What is kept of what was made; whoever looks at anything older waits again."""

_Seen = tuple[str, str, str | None]
"""Which sheet, in which language, and with which link."""


class Showing:
    """Make what people see of sheets, and show it to those who look on."""

    def __init__(self, store: Store, bench: Bench) -> None:
        self._store = store
        self._bench = bench
        self._making: Together[tuple[SheetState, _Seen], bytes] = Together()
        self._made: OrderedDict[_Seen, tuple[SheetState, bytes]] = OrderedDict()
        self._bytes = 0

    async def seen(self, kept: OpenSheet, person: str, language: str, who: Who) -> bytes:
        """Return a sheet as a person sees it, as JSON.

        :raises LimitedError: if too much waits already for whoever asks
        """
        with self._bench.waiting(who):
            return await self.shown(kept, person, language, who)

    async def shown(self, kept: OpenSheet, person: str, language: str, who: Who) -> bytes:
        """Return the same for who has written on the sheet, whatever else waits."""
        now, seen = kept.now, (kept.id, language, kept.link(person))
        made = self._made.get(seen)
        if made is not None and made[0] is now:
            self._made.move_to_end(seen)
            return made[1]
        return await self._making.made((now, seen), lambda: self._make(who, now, seen))

    async def _make(self, who: Who, now: SheetState, seen: _Seen) -> bytes:
        try:
            view = await self._bench.serve(who, KIND, _encoded, now, *seen)
        except OverloadedError:  # the server stops; what was done is told all the same
            view = _encoded(now, *seen)
        self._forget(seen)
        self._made[seen] = now, view
        self._bytes += len(view)
        while self._bytes > _MOST_BYTES:
            self._forget(next(iter(self._made)))
        return view

    def _forget(self, seen: _Seen) -> None:
        made = self._made.pop(seen, None)
        self._bytes -= 0 if made is None else len(made[1])

    def tell(self, kept: OpenSheet, connections: Iterable[Connection]) -> None:
        """Show a sheet as it is now; what changes meanwhile is shown at once with it."""
        kept.untold.update(connections)
        if kept.untold and kept.teller is None:
            kept.teller = asyncio.create_task(self._told(kept))

    async def _told(self, kept: OpenSheet) -> None:
        try:
            while kept.untold:
                await self._tell_alike(kept, next(iter(kept.untold)))
        except Exception:  # noqa: BLE001 (one sheet that cannot be told ends no other)
            _LOG.exception("sheet %s cannot be shown", kept.id)
        finally:
            kept.untold.clear()
            kept.teller = None

    async def _tell_alike(self, kept: OpenSheet, one: Connection) -> None:
        """Show a sheet to one who looks on, and to all who see the same."""
        now, language, link = kept.now, one.language, kept.link(one.person)
        view = await self.shown(kept, one.person, language, Who(one.address, one.person))
        stores = self._store.trouble is None
        message = protocol.encode(protocol.SheetMessage(sheet=msgspec.Raw(view), stores=stores))
        for connection in list(kept.untold):
            if connection.language == language and kept.link(connection.person) == link:
                connection.put_view(message)
                if kept.now is now:
                    kept.untold.discard(connection)


def _encoded(now: SheetState, sheet: str, language: str, link: str | None) -> bytes:
    return protocol.encode(
        sheet_view(
            now.session,
            language,
            sheet=sheet,
            count=len(now.operations),
            write=link,
            changed=now.changed,
        )
    )
