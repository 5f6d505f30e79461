"""One table while anybody is at it: takes acts one after the other, stores them, tells everybody.

Nothing of an act is seen by anybody, and the table in memory does not change, before the store says
that it is durable. What is stored and what is in memory change together: every change is made in
the room's own care, and where memory and store have parted all the same, the store is right.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from math import inf
from typing import Any, TypeVar

from sqlalchemy.exc import IntegrityError

from sansatout.events import Act, Event
from sansatout.events.acts import ChooseSeat, Contribute, Cut, Draw
from sansatout.seats import Seat
from sansatout.server import store as stores
from sansatout.server import wire
from sansatout.server.care import Care
from sansatout.server.errors import ConflictError
from sansatout.server.finished.ended import EndedDeal, ends_deal
from sansatout.server.robots import USUAL_LEVEL
from sansatout.server.robots.asking import systems_of
from sansatout.server.robots.minds import Minds
from sansatout.server.rooms import records
from sansatout.server.rooms.automatic import Step, next_step
from sansatout.server.rooms.chairs import Chair, Chairs, Kind
from sansatout.server.rooms.connection import Connection
from sansatout.server.rooms.owing import owing
from sansatout.server.rooms.patience import Patience
from sansatout.server.store import Store
from sansatout.server.views import Views, public_event
from sansatout.table.fold import after
from sansatout.table.state import Stage, Table

__all__ = ["Room"]

_LOG = logging.getLogger("sansatout.server")

T = TypeVar("T")


class Room:
    """A table, its players and its sockets."""

    def __init__(
        self,
        store: Store,
        loaded: records.Loaded,
        *,
        away_seconds: float,
        ask_after: float = 60.0,
        ask_seconds: float = 20.0,
        level: str = USUAL_LEVEL,
    ) -> None:
        self.store = store
        self.level = level
        """How well robots play that nobody chose."""
        self.care = Care()
        self.connections: set[Connection] = set()
        self.ready: set[str] = set()
        self.thinking: str | None = None
        self.changed = asyncio.Event()
        """Set whenever something happened that may let the table go on by itself."""
        self.last_act = 0.0
        self.entered_at = 0.0
        self.idle_since = time.monotonic()
        self._away_seconds = away_seconds
        self.refused = 0
        """The number of the last deal in which a claim was refused."""
        self._views = Views()
        self._levels: dict[str, str] = {}
        # The minds know the levels and not the room, which would never be freed otherwise.
        self.minds = Minds(loaded.facts.seed, self._levels.__getitem__)
        clock = loaded.facts.clock
        self.patience = Patience(idle=ask_after, answer=ask_seconds, clock=clock)
        self._told: dict[str, bool] = {}
        self._take(loaded)
        self._gone: dict[str, float] = {chair.player: time.monotonic() for chair in self.chairs}

    def _take(self, loaded: records.Loaded) -> None:
        """Be as the store has it."""
        self.facts = loaded.facts
        self._seat(loaded.chairs)
        self.table: Table = loaded.table
        self.chat = loaded.chat
        self.asked_at = loaded.table.seq
        """Since when the question is open that several players answer: a draw, a claim, an undo, a
        shuffle that takes contributions."""
        self.moved_at = loaded.table.seq
        """Since when nothing has happened but contributions, which change nobody's turn."""
        self._since = tuple(loaded.since)

    def _seat(self, chairs: Chairs) -> None:
        self.chairs = chairs
        self._levels.clear()
        self._levels.update((chair.player, chair.level or self.level) for chair in chairs)

    @property
    def id(self) -> str:
        """The table's id."""
        return self.facts.id

    def owns(self, person: str) -> bool:
        """Tell whether the table is a person's own, in whatever browser they came back."""
        return self.chairs.are_one(person, self.facts.owner)

    def is_here(self, player: str) -> bool:
        """Tell whether a socket of the player is open."""
        return any(connection.player == player for connection in self.connections)

    def by_robot(self, player: str) -> bool:
        """Tell whether a robot acts for the player now."""
        return self._robot_from(self.chairs[player]) <= time.monotonic()

    def has_left(self, player: str) -> bool:
        """Tell whether a person stood up, is away or silent; being late by the clock is neither."""
        now = time.monotonic()
        away = self._gone.get(player, inf) + self._away_seconds <= now
        return self.chairs[player].stood or away or self.patience.is_absent(player, now)

    def _robot_from(self, chair: Chair) -> float:
        """Return when a robot begins to act for a player, if nothing happens before."""
        if chair.kind is not Kind.PERSON or chair.stood:
            return -inf
        gone = self._gone.get(chair.player, inf)
        return min(gone + self._away_seconds, self.patience.until(chair.player))

    @property
    def is_awake(self) -> bool:
        """Whether somebody is here for whom the table should go on by itself."""
        if not self.facts.started or not self.connections:
            return False
        if not self.chairs.has_people:
            return True
        now, players = time.monotonic(), {one.player for one in self.connections} - {None}
        return any(not self.patience.is_absent(player, now) for player in players if player)

    def goes_on(self) -> bool:
        """Tell whether everybody who is here wants the next deal."""
        here = [
            chair.player
            for chair in self.chairs
            if self.is_here(chair.player) and not self.by_robot(chair.player)
        ]
        return all(player in self.ready for player in here)

    def owes_a_number(self) -> bool:
        """Tell whether somebody is here whose client is about to contribute to the shuffle."""
        table = self.table
        if not table.takes_contributions:
            return False
        due = {table.seats[seat] for seat in table.seats if seat not in table.contributions}
        return any(
            connection.contributes and connection.player in due
            for connection in self.connections
            if connection.player is not None and not self.by_robot(connection.player)
        )

    def systems(self) -> tuple[str, str]:
        """Return what North-South and East-West bid."""
        seated = self.table.seats.items()
        return systems_of({seat: self.chairs[player].system for seat, player in seated})

    def next_absence(self) -> float | None:
        """Return in how many seconds a robot takes over for somebody, if nobody comes or acts."""
        people = (chair for chair in self.chairs if not self._told.get(chair.player, False))
        first = min((self._robot_from(chair) for chair in people), default=inf)
        return None if first == inf else max(0.0, first - time.monotonic())

    async def alone(self, work: Callable[[], Awaitable[T]]) -> T:
        """Make a change while nobody else does, to its end even if who wanted it goes away.

        :raises ConflictError: if the store knows better than we; the room is then as stored
        """

        async def changed() -> T:
            try:
                return await work()
            except IntegrityError as error:
                _LOG.warning("table %s is not as stored, loading it again: %s", self.id, error.orig)
                await self._reload()
                raise ConflictError("table-reloaded") from error

        return await self.care.alone(changed)

    async def _reload(self) -> None:
        loaded = await self.store.read(lambda database: records.load(database, self.id))
        assert loaded is not None, "a table is never deleted while somebody is at it"
        self._take(loaded)
        for connection in self.connections:
            self.greet(connection)
        self.reseat()

    async def append(
        self,
        seat: Seat | None,
        act: Act,
        *,
        thoughts: Mapping[str, Any] | None = None,
        ack: tuple[Connection, wire.Id] | None = None,
    ) -> None:
        """Do an act: check it, store it, then tell everybody. Only within :meth:`alone`.

        :raises SansatoutError: if it is not allowed; nothing has changed then
        """
        event = Event(self.table.seq, seat, act)
        table = after(self.table, event)
        steps = records.append(self.id, event, thoughts)
        since = (*self._since, event)
        finished = ends_deal(self.table, table)
        if finished:
            steps += records.ended_steps(self.id, EndedDeal(table, since))
        await self.store.write(*steps)
        self._since = () if finished else since
        if _opens_question(self.table, table):
            self.asked_at = table.seq
        if not isinstance(act, Contribute):
            self.moved_at = table.seq
        if _refuses_claim(self.table, table):
            self.refused = table.deal_number
        player = _acting(self.table, seat, act)
        self.table = table
        self.last_act = time.monotonic()
        over = self._waits_on(player, by_robot=ack is None)
        if ack is not None:
            connection, message = ack
            connection.put(wire.encode({"t": "ack", "id": message, "seq": table.seq}))
        if self.ready and table.stage is not Stage.BETWEEN:
            self.ready.clear()
            over = True
        if over or self.facts.clock is not None:
            self.tell_room()
        self._tell_views(event)
        if self.facts.clock is not None or self.next_step() is not None:
            self.changed.set()

    def look(self) -> bool:
        """Note whom the table waits for now; tell whether somebody need not answer any more."""
        awaited = owing(self.table, self.ready) if self.facts.started else ()
        timed = self.table.stage is not Stage.BETWEEN
        return self.patience.look(awaited, time.monotonic(), timed=timed)

    def _waits_on(self, player: str | None, *, by_robot: bool) -> bool:
        """Note that somebody acted for a player, and whom the table waits for next."""
        if player is not None:
            self.patience.acted(player, time.monotonic(), by_robot=by_robot)
        return self.look()

    def heard(self, player: str) -> None:
        """Note a sign of life of a player: whoever acted for them hands back."""
        if self.patience.heard(player, time.monotonic()):
            self.tell_room()
            self.changed.set()

    def next_step(self) -> Step | None:
        """Return what has to happen next without a person."""
        if not self.is_awake:
            return None
        return next_step(self.table, self.by_robot, go_on=self.goes_on, minds=self.minds)

    def _tell_views(self, event: Event) -> None:
        last = wire.encode(public_event(event))
        messages: dict[str | None, bytes] = {}
        for connection in self.connections:
            message = messages.get(connection.player)
            if message is None:
                seen = self._views.encoded(self.table, connection.player)
                message = b'{"t":"view","view":' + seen + b',"last":' + last + b"}"
                messages[connection.player] = message
            connection.put_view(message)

    def hello(self, connection: Connection) -> bytes:
        """Return the first message of a socket."""
        player = connection.player
        chair = None if player is None else self.chairs[player]
        seat = None if player is None else self.table.seat_of(player)
        was = self.chairs.was(connection.person)
        you = {
            "person": connection.person,
            "player": player,
            "seat": None if seat is None else str(seat),
            "owner": self.owns(connection.person),
            "link": None if chair is None else f"/join/{chair.link}",
            "was": None if was is None or chair is not None else was.player,
        }
        head = {"t": "hello", "v": wire.VERSION, "table": self.id, "you": you, "chat": self.chat,
                "room": self.plain()}  # fmt: skip
        seen = self._views.encoded(self.table, player)
        return wire.encode(head)[:-1] + b',"view":' + seen + b"}"

    def enter(self, connection: Connection) -> None:
        """Let a socket in: greet it and tell the others."""
        if not self.is_awake:
            self.patience.begin_anew()
        self.connections.add(connection)
        self.look()
        self.entered_at = time.monotonic()
        self.greet(connection)
        self.tell_room(but=connection)
        self.changed.set()

    def greet(self, connection: Connection) -> None:
        """Tell a socket who it is here and how things stand."""
        chair = self.chairs.of(connection.person)
        connection.player = None if chair is None else chair.player
        if connection.player is not None:
            self._gone.pop(connection.player, None)
        connection.put(self.hello(connection))

    def leave(self, connection: Connection) -> None:
        """Let a socket go; its player may have others."""
        self.connections.discard(connection)
        player = connection.player
        if player is not None and not self.is_here(player):
            self._gone[player] = time.monotonic()
        self.idle_since = time.monotonic()
        self.tell_room()
        self.changed.set()

    async def hear(self, said: dict[str, Any]) -> None:
        """Keep what somebody said, then tell everybody. Only within :meth:`alone`."""
        await self.store.write(records.said(self.id, said))
        self.chat = [*self.chat[-99:], said]
        self.tell({"t": "chat", **said})

    def tell(self, message: object) -> None:
        """Send a message to everybody."""
        encoded = wire.encode(message)
        for connection in self.connections:
            connection.put(encoded)

    def tell_substitutes(self) -> None:
        """Tell everybody if a robot has taken over for somebody, or handed back."""
        if self._told != self._substitutes():
            self.tell_room()

    def _substitutes(self) -> dict[str, bool]:
        return {chair.player: self.by_robot(chair.player) for chair in self.chairs}

    def tell_room(self, *, but: Connection | None = None) -> None:
        """Tell everybody who is here and who acts for whom."""
        before, self._told = self._told, self._substitutes()
        if before != self._told:
            self.changed.set()
        encoded = wire.encode({"t": "room", "room": self.plain()})
        for connection in self.connections:
            if connection is not but:
                connection.put(encoded)

    def plain(self) -> dict[str, Any]:
        """Return the room as JSON values."""
        owner, now = self.chairs.of(self.facts.owner), time.monotonic()
        return {
            "name": self.facts.name,
            "owner": None if owner is None else owner.player,
            "started": self.facts.started,
            "pace": self.facts.pace,
            "players": {chair.player: self._plain_chair(chair) for chair in self.chairs},
            "watchers": sum(connection.player is None for connection in self.connections),
            "ready": sorted(self.ready),
            "thinking": [] if self.thinking is None else [self.thinking],
            "stores": self.store.trouble is None,
            "clock": self.facts.clock,
            "left": self._left(now),
            "asked": self.patience.asked(now),
            "absent": self.patience.absent(now),
            "late": self.patience.late,
        }

    def _left(self, now: float) -> dict[str, float]:
        """Return how long those may still think for whom a clock runs."""
        left = self.patience.left(now)
        return {player: seconds for player, seconds in left.items() if not self.by_robot(player)}

    def _plain_chair(self, chair: Chair) -> dict[str, Any]:
        robot = chair.kind is Kind.ROBOT
        return {
            "name": chair.name,
            "kind": chair.kind.value,
            "level": chair.level,
            "system": chair.system,
            "here": robot or self.is_here(chair.player),
            "acts": "robot" if self.by_robot(chair.player) else "person",
        }

    async def change(
        self,
        *chairs: Chair,
        started: bool | None = None,
        pace: float | None = None,
        owner: str | None = None,
        also: tuple[stores.Step, ...] = (),
    ) -> None:
        """Store a change of players or of the table's facts, then tell everybody.

        A table starts by itself once no place is open. Only within :meth:`alone`.
        """
        now = {chair.player: chair for chair in self.chairs} | {c.player: c for c in chairs}
        full = not Chairs(now).has_open
        facts = replace(
            self.facts,
            started=self.facts.started or full if started is None else started,
            pace=self.facts.pace if pace is None else pace,
            owner=owner or self.facts.owner,
        )
        steps = [records.chair_step(self.id, chair) for chair in chairs]
        await self.store.write(*steps, *also, records.facts_step(facts))
        self._seat(Chairs(now))
        self.facts = facts
        for chair in chairs:
            self.patience.heard(chair.player, time.monotonic())
        self.look()
        self.reseat()

    def reseat(self) -> None:
        """Greet anew whoever has become another player, and tell the others."""
        for connection in self.connections:
            chair = self.chairs.of(connection.person)
            if connection.player != (None if chair is None else chair.player):
                self.greet(connection)
            if connection.player is not None:
                self._gone.pop(connection.player, None)
        for chair in self.chairs:
            if not self.is_here(chair.player):
                self._gone.setdefault(chair.player, time.monotonic())
        self.tell_room()
        self.changed.set()


def _acting(before: Table, seat: Seat | None, act: Act) -> str | None:
    """Return for whom an act was done, whoever did it; ``None`` for what nobody waited for."""
    if isinstance(act, Contribute):
        return None
    if isinstance(act, Draw | ChooseSeat):
        return act.player
    if isinstance(act, Cut) and seat is None:
        seat = before.cutter
    return None if seat is None else before.seats[seat]


def _opens_question(before: Table, now: Table) -> bool:
    """Tell whether an event asked several players something, or asked them again."""
    if now.pending is not None:
        return before.pending is None
    if now.stage is Stage.CUT and before.stage is not Stage.CUT:
        return True
    drawn, was = now.drawing.drawn, before.drawing.drawn
    return now.stage is Stage.DRAW and (before.stage is not Stage.DRAW or len(drawn) <= len(was))


def _refuses_claim(before: Table, now: Table) -> bool:
    claimed = before.pending is not None and before.pending.what == "claim"
    return claimed and now.pending is None and now.stage is Stage.DEAL
