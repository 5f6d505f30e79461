"""One table while anybody is at it: takes acts one after the other, stores them, tells everybody.

Nothing of an act is seen by anybody, and the table in memory does not change, before the store says
that it is durable. What is stored and what is in memory change together: every change is made in
the room's own care, and where memory and store have parted all the same, the store is right.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import replace
from math import inf
from typing import Any, TypeVar

import msgspec
from sqlalchemy.exc import IntegrityError

from sansatout.events import Act, Event
from sansatout.events.acts import Contribute, LayOut, OtherTable
from sansatout.seats import Seat
from sansatout.server import protocol
from sansatout.server import store as stores
from sansatout.server.care import Care
from sansatout.server.errors import ConflictError
from sansatout.server.finished.ended import ends_deal, next_ended
from sansatout.server.protocol.tables import Again, ChatLine
from sansatout.server.robots import USUAL_LEVEL, Pool
from sansatout.server.robots.asking import systems_of
from sansatout.server.robots.minds import Minds
from sansatout.server.rooms import records
from sansatout.server.rooms.advised import Advised, Hinted
from sansatout.server.rooms.automatic import Step, next_step
from sansatout.server.rooms.boards import Boards
from sansatout.server.rooms.chairs import Chair, Chairs
from sansatout.server.rooms.connection import Connection
from sansatout.server.rooms.consequences import acting, opens_question, refuses_claim
from sansatout.server.rooms.owing import owing
from sansatout.server.rooms.patience import Patience
from sansatout.server.rooms.presence import Presence
from sansatout.server.rooms.shown import hello, room_view, without_again
from sansatout.server.rooms.skipping import Skipping, skipping
from sansatout.server.store import Store
from sansatout.server.views import ALL_HANDS, Views, public_event
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
        self.ready: set[str] = set()
        self.again: Again | None = None
        """Where the same people may play on, until this table goes on itself."""
        self.thinking: str | None = None
        self.changed = asyncio.Event()
        """Set whenever something happened that may let the table go on by itself."""
        self.last_act = 0.0
        self.entered_at = 0.0
        self.idle_since = time.monotonic()
        self.on_change: Callable[[str], None] | None = None
        """Who wants to know that something has changed here, told the table's id."""
        self.prepared: Sequence[LayOut] = loaded.prepared
        self.refused = 0
        """The number of the last deal in which a claim was refused."""
        self.boards = Boards()
        self.skipped = 0
        """The number of the last deal that robots play to its end without a pause."""
        self._told_skip = Skipping()
        self._views = Views()
        self._levels: dict[str, str] = {}
        # The minds know the levels and not the room, which would never be freed otherwise.
        self.pool: Pool | None = None
        """Where robots think, for whoever asks one for advice."""
        self.advised: Advised | None = None
        """What a robot was last asked for by a player."""
        self.hinted = Hinted()
        self.minds = Minds(loaded.facts.seed, self._levels.__getitem__)
        clock = loaded.facts.clock
        self.patience = Patience(idle=ask_after, answer=ask_seconds, clock=clock)
        # Where somebody teaches, a pupil who is gone for a while keeps the place: a robot plays on
        # when the teacher or the others want it.
        away = away_seconds if loaded.facts.overseer is None else inf
        self.presence = Presence(loaded.chairs, self.patience, away_seconds=away)
        self._told: dict[str, bool] = {}
        self._take(loaded)

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
        self._ended = loaded.ended
        self._note_board(None, loaded.table)

    def _seat(self, chairs: Chairs) -> None:
        self.presence.chairs = chairs
        self._levels.clear()
        self._levels.update((chair.player, chair.level or self.level) for chair in chairs)

    @property
    def id(self) -> str:
        """The table's id."""
        return self.facts.id

    @property
    def chairs(self) -> Chairs:
        """Who plays."""
        return self.presence.chairs

    @property
    def connections(self) -> set[Connection]:
        """The sockets at the table."""
        return self.presence.connections

    def next_absence(self) -> float | None:
        """Return in how many seconds a robot takes over for somebody, if nobody comes or acts."""
        return self.presence.next_absence(self._told)

    def owns(self, person: str) -> bool:
        """Tell whether the table is a person's own, in whatever browser they came back."""
        return self.chairs.are_one(person, self.facts.owner)

    @property
    def is_awake(self) -> bool:
        """Whether somebody is here for whom the table should go on by itself."""
        if not self.facts.started or self.facts.paused or not self.connections:
            return False
        if not self.chairs.has_people or self._is_overseen:
            return True
        return self.presence.anybody_awake()

    @property
    def _is_overseen(self) -> bool:
        """Whether who teaches here looks on."""
        return any(map(self._oversees, self.connections))

    def may_be_heard(self, connection: Connection) -> bool:
        """Tell whether a watcher may say something: where pupils sit, only who teaches them."""
        return self.facts.overseer is None or self._oversees(connection)

    def _oversees(self, connection: Connection) -> bool:
        return connection.person == self.facts.overseer

    @property
    def is_set_over(self) -> bool:
        """Whether all deals were played that were chosen for this table."""
        last = bool(self.prepared) and self.table.deal_number >= len(self.prepared)
        return last and self.table.stage is Stage.BETWEEN

    def goes_on(self) -> bool:
        """Tell whether everybody who is here wants the next deal, and there is one."""
        acting = self.presence.acting()
        left = self.facts.overseer is not None and not acting and self.presence.anybody_awaited()
        if self.is_set_over or left:
            return False
        return self.ready.issuperset(acting)

    def systems(self) -> tuple[str, str]:
        """Return what North-South and East-West bid."""
        seated = self.table.seats.items()
        return systems_of({seat: self.chairs[player].system for seat, player in seated})

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
        stored = await self.store.read(lambda database: records.stored(database, self.id))
        assert stored is not None, "a table is never deleted while somebody is at it"
        self._take(await asyncio.to_thread(records.folded, stored))
        for connection in self.connections:
            self.greet(connection)
        self.reseat()

    async def append(
        self,
        seat: Seat | None,
        act: Act,
        *,
        thoughts: Mapping[str, Any] | None = None,
        ack: tuple[Connection, protocol.MessageId] | None = None,
    ) -> None:
        """Do an act: check it, store it, then tell everybody. Only within :meth:`alone`.

        :raises SansatoutError: if it is not allowed; nothing has changed then
        """
        event = Event(self.table.seq, seat, act)
        table = after(self.table, event)
        steps = records.append(self.id, event, thoughts)
        since = (*self._since, event)
        ended = next_ended(self._ended, self.table, table, since)
        if ended is not None and ended is not self._ended:
            steps += records.ended_steps(self.id, ended)
        await self.store.write(*steps)
        self._since = () if ends_deal(self.table, table) else since
        self._ended = ended if table.still_open is not None else None
        if opens_question(self.table, table):
            self.asked_at = table.seq
        if not isinstance(act, Contribute | OtherTable):
            self.moved_at = table.seq
        if refuses_claim(self.table, table):
            self.refused = table.deal_number
        player = acting(self.table, seat, act)
        went_on = self.table.stage is Stage.BETWEEN and table.stage is not Stage.BETWEEN
        self._note_board(self.table, table)
        self.table = table
        self.last_act = time.monotonic()
        over = self._waits_on(player, by_robot=ack is None)
        if ack is not None:
            connection, message = ack
            connection.put(protocol.encode(protocol.Ack(id=message, seq=table.seq)))
        if self.ready and table.stage is not Stage.BETWEEN:
            self.ready.clear()
            over = True
        if self.again is not None and went_on:
            self.again = None
            over = True
        if over or self.facts.clock is not None or skipping(self) != self._told_skip:
            self.tell_room()
        self._tell_views(event)
        if self.facts.clock is not None or self.next_step() is not None:
            self.changed.set()

    def _note_board(self, before: Table | None, table: Table) -> None:
        if self.chairs.has_people:
            self.boards.note(before, table)

    def look(self) -> bool:
        """Note whom the table waits for now; tell whether somebody need not answer any more."""
        goes = self.facts.started and not self.facts.paused
        awaited = owing(self.table, self.ready) if goes else ()
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
        return next_step(
            self.table,
            self.presence.by_robot,
            go_on=self.goes_on,
            minds=self.minds,
            is_late=self.presence.is_late,
            stands_in=self.presence.stands_in,
            prepared=self.prepared,
        )

    def _tell_views(self, event: Event) -> None:
        last = msgspec.Raw(protocol.encode(public_event(event)))
        messages: dict[str | None, bytes] = {}
        for connection in self.connections:
            eyes = self._eyes(connection)
            message = messages.get(eyes)
            if message is None:
                seen = self._views.encoded(self.table, eyes)
                message = protocol.encode(protocol.ViewMessage(view=msgspec.Raw(seen), last=last))
                messages[eyes] = message
            connection.put_view(message)
        self._tell_change()

    def _eyes(self, connection: Connection) -> str | None:
        """Return who looks: a player, a watcher, or who teaches and sees all hands."""
        if connection.player is None and self._oversees(connection):
            return ALL_HANDS
        return connection.player

    def _tell_change(self) -> None:
        if self.on_change is not None:
            self.on_change(self.id)

    def enter(self, connection: Connection) -> None:
        """Let a socket in: greet it and tell the others."""
        if not self.is_awake:
            self.patience.begin_anew()
        self.connections.add(connection)
        self.look()
        self.entered_at = time.monotonic()
        self.boards.news.set()
        self.greet(connection)
        self.tell_room(but=connection)
        self.changed.set()

    def greet(self, connection: Connection) -> None:
        """Tell a socket who it is here and how things stand."""
        chair = self.chairs.of(connection.person)
        connection.player = None if chair is None else chair.player
        if connection.player is not None:
            self.presence.came(connection.player)
            if self.facts.overseer is not None:
                self.heard(connection.player)
        seen = self._views.encoded(self.table, self._eyes(connection))
        connection.put(hello(self, connection, seen))

    def leave(self, connection: Connection) -> None:
        """Let a socket go; its player may have others."""
        self.connections.discard(connection)
        if connection.player is not None:
            self.presence.went(connection.player)
        self.idle_since = time.monotonic()
        self.tell_room()
        self.changed.set()

    async def hear(self, said: protocol.ChatMessage) -> None:
        """Keep what somebody said, then tell everybody. Only within :meth:`alone`."""
        await self.store.write(records.said(self.id, said))
        line = ChatLine(speaker=said.speaker, text=said.text, at=said.at)
        self.chat = [*self.chat[-99:], line]
        self.tell(said)

    def tell(
        self,
        message: protocol.ChatMessage | protocol.CallMeaning,
        *,
        to: Collection[str | None] | None = None,
    ) -> None:
        """Send a message to everybody, or to some of the players."""
        encoded = protocol.encode(message)
        for connection in self.connections:
            if to is None or connection.player in to:
                connection.put(encoded)

    def tell_substitutes(self) -> None:
        """Tell everybody if a robot has taken over for somebody, or handed back."""
        if self._told != self.presence.substitutes():
            self.tell_room()

    def tell_room(self, *, but: Connection | None = None) -> None:
        """Tell everybody who is here and who acts for whom."""
        before, self._told = self._told, self.presence.substitutes()
        self._told_skip = skipping(self)
        if before != self._told:
            self.changed.set()
        room = room_view(self)
        players = watchers = protocol.encode(protocol.RoomMessage(room=room))
        if self.again is not None:
            watchers = protocol.encode(protocol.RoomMessage(room=without_again(room)))
        for connection in self.connections:
            if connection is not but:
                connection.put(watchers if connection.player is None else players)
        self._tell_change()

    async def change(
        self,
        *chairs: Chair,
        started: bool | None = None,
        pace: float | None = None,
        owner: str | None = None,
        paused: bool | None = None,
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
            paused=self.facts.paused if paused is None else paused,
        )
        steps = [records.chair_step(self.id, chair) for chair in chairs]
        await self.store.write(*steps, *also, records.facts_step(facts))
        if self.facts.paused and not facts.paused:
            self.patience.begin_anew()
        self._seat(Chairs(now))
        self.facts = facts
        for chair in chairs:
            self.patience.heard(chair.player, time.monotonic())
        self.look()
        self.reseat()

    def release(self) -> None:
        """Go on as a table of nobody's class. Only within :meth:`alone`, once it is stored so."""
        self.facts = replace(self.facts, paused=False, overseer=None)
        self.patience.begin_anew()
        for connection in self.connections:
            self.greet(connection)
        self.reseat()

    def reseat(self) -> None:
        """Greet anew whoever has become another player, and tell the others."""
        for connection in self.connections:
            chair = self.chairs.of(connection.person)
            if connection.player != (None if chair is None else chair.player):
                self.greet(connection)
            if connection.player is not None:
                self.presence.came(connection.player)
        self.presence.count_absent()
        self.tell_room()
        self.changed.set()
