"""What every handler of the server needs, and who is asking."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass
from datetime import date
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import State
from sqlalchemy.exc import SQLAlchemyError

from sansatout import locales
from sansatout.server.browsers import Browsers
from sansatout.server.bus import open_bus
from sansatout.server.classes.ending import forget_old_names
from sansatout.server.classes.registry import Classes
from sansatout.server.config import Config
from sansatout.server.cut_off import CutOff
from sansatout.server.finished.deals import FinishedDeals
from sansatout.server.health import Health
from sansatout.server.identity import Identity, Signer, new_id
from sansatout.server.limits.bench import Bench
from sansatout.server.limits.keeper import Keeper
from sansatout.server.limits.overload import Overload
from sansatout.server.metrics import Metrics
from sansatout.server.metrics.reading import watch_bus, watch_places, watch_work
from sansatout.server.names import person_name
from sansatout.server.open_sockets import OpenSockets
from sansatout.server.people import name_of
from sansatout.server.retention import Retention
from sansatout.server.rooms.registry import Rooms
from sansatout.server.sheets.registry import Sheets
from sansatout.server.store import Store
from sansatout.server.store.writer import cause
from sansatout.server.together import Together

__all__ = ["FINISHED", "Context", "Person", "language_of", "provide_context", "provide_person"]

_LOG = logging.getLogger("sansatout.server")
_HOUSEKEEPING = 5.0
"""Seconds between two looks at what can be forgotten."""
_FORGETTING = 3600.0
"""Seconds between two looks for what is too old to be kept."""
_GOODBYE = 2.0
"""Seconds that sockets have to hear that the server stops."""

FINISHED = "finished"
"""The kind of double-dummy work that belongs to finished deals."""
_MOST_WAITING = 1000
"""Robots waiting to think, or changes to be stored, while newcomers are still let in."""


@dataclass(frozen=True, slots=True)
class Person:
    """Whoever is asking, and in which language."""

    id: str
    name: str
    language: str
    browser: str = ""

    @property
    def identity(self) -> Identity:
        """What the cookie says."""
        return Identity(self.id, self.browser)


class Context:
    """The parts of a running server."""

    def __init__(
        self, config: Config, store: Store, listens: tuple[str, int] | None = None
    ) -> None:
        self.config = config
        self.listens = listens
        """The host and port that it is served at, as far as that is known."""
        self.store = store
        self.signer = Signer(self.store.secret, self.store.id)
        self.metrics = Metrics()
        self.bus = open_bus(config.bus, store)
        self.browsers = Browsers(self.store, self.bus)
        self.rooms = Rooms(self.store, config, self.bus, self.metrics)
        self.deals = FinishedDeals(self.store)
        self.keeper = Keeper(config.limits)
        self.overload = Overload(config.lag_seconds, [self._is_full])
        self.solving = Bench(config.solvers, config.limits.analysis_waiting, {FINISHED: 4.0})
        """Double-dummy work, that of finished deals before what somebody brings along."""
        self.analysing: dict[str, asyncio.Task[Any]] = {}
        """Analyses of finished deals that somebody waits for."""
        self.sitting_down: Together[tuple[date, str], str] = Together()
        """Tables of the deal of the day that are being made, by the day and for whom."""
        self.desk = Bench(1, config.limits.desk_waiting)
        """Exercises and files; they hold Python's lock, so more threads would gain nothing."""
        self.sheets = Sheets(self.store, self.desk, self.bus)
        self.classes = Classes(self.store, self.rooms, self.bus)
        self._places = (self.rooms, self.sheets, self.classes)
        self._sockets = OpenSockets(self._places, self.browsers, self.bus)
        self._cut_off = CutOff(self.store, self.bus, self._sockets.all)
        self.health = Health(self.store)
        self._retention = Retention(self.store, config, self._has_in_memory)
        watch_work(self.metrics, self.rooms, self.store, self.overload)
        watch_bus(self.metrics, self.bus)
        watch_places(
            self.metrics, {"table": self.rooms, "sheet": self.sheets, "class": self.classes}
        )
        self.store.on_trouble(self._tell_trouble)
        self._keeping = asyncio.create_task(self._keep_house())
        self._forgetting = asyncio.create_task(self._forget_old())

    def _tell_trouble(self) -> None:
        self.rooms.tell_trouble()
        self.sheets.tell_trouble()
        self._cut_off.look()

    async def _keep_house(self) -> None:
        while True:
            await asyncio.sleep(min(_HOUSEKEEPING, self.config.idle_seconds))
            self.rooms.forget_idle()
            self.sheets.forget_idle()
            self.classes.forget_idle()

    async def _forget_old(self) -> None:
        while True:
            try:
                await forget_old_names(self.classes)
                await self._retention.look()
            except SQLAlchemyError as error:
                _LOG.error("what is too old could not be forgotten: %s", cause(error))
            await asyncio.sleep(_FORGETTING)

    def _has_in_memory(self, table: str) -> bool:
        return self.rooms.at(table) is not None

    def _is_full(self) -> bool:
        """Tell whether there is more at once than can be served: tables, robots, changes."""
        waiting = max(self.rooms.waiting, self.store.waiting)
        return waiting > _MOST_WAITING or self.rooms.is_full

    async def name_of(self, person: str) -> str:
        """Return what a person wants to be called; empty if they never said."""
        return await self.store.read(lambda database: name_of(database, person))

    async def rename(self, person: str, name: str) -> str:
        """Remember what a person wants to be called.

        :raises InputError: if nobody can be called so
        """
        name = person_name(name)
        await self.rooms.rename(person, name)
        return name

    async def sign_out(self, person: str, browser: str) -> None:
        """Sign a browser of a person out and end its sockets.

        :raises SansatoutError: if there is none, or it is the last one
        """
        self._sockets.signed_out(await self.browsers.end(person, browser))

    async def say_goodbye(self) -> None:
        """Tell everybody that the server stops, and see that they hear it."""
        self.solving.stop()
        self.desk.stop()
        for place in self._places:
            place.say_goodbye()
        end = time.monotonic() + _GOODBYE
        while any(place.has_company for place in self._places) and time.monotonic() < end:
            await asyncio.sleep(0.01)

    async def start(self) -> None:
        """Begin to hear of other nodes."""
        await self.bus.start()
        await self.rooms.start()
        self.sheets.start()
        await self.classes.sharing.start()
        await self._sockets.start()

    async def close(self) -> None:
        """Stop everything; what was told is stored already."""
        await self.overload.close()
        self.solving.close()
        self.desk.close()
        self._keeping.cancel()
        self._forgetting.cancel()
        self.health.close()
        await self._sockets.close()
        self._cut_off.close()
        self.store.hurry()
        await self.classes.close()
        await self.rooms.close()
        await self.sheets.close()
        await self.bus.close()
        await self.store.close()


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return the language of an answer: the one asked for, else the browser's first of ours."""
    asked = connection.query_params.get("lang")
    if asked:
        return locales.choose(asked)
    header = connection.headers.get("accept-language", "")
    wanted = [part.split(";")[0].strip() for part in header.split(",") if part.strip()]
    ours = (tag for tag in wanted if tag.split("-")[0].lower() in locales.LANGUAGES)
    return locales.choose(next(ours, locales.DEFAULT))


async def provide_context(state: State) -> Context:
    """Give a handler the running server."""
    context: Context = state.context
    return context


async def provide_person(request: ASGIConnection[Any, Any, Any, Any], context: Context) -> Person:
    """Tell a handler who is asking; newcomers become somebody."""
    state = request.scope["state"]
    identity: Identity | None = state["identity"]
    if identity is None:
        identity = state["keep"] = Identity(new_id())
    name = await context.name_of(identity.person)
    return Person(identity.person, name, language_of(request), identity.browser)
