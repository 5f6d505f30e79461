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
from typing import Any, TypeVar

import msgspec
from sqlalchemy.exc import IntegrityError

from sansatout.errors import SansatoutError
from sansatout.events import Act, Event
from sansatout.events.acts import Contribute, OtherTable, Rewind
from sansatout.seats import Seat
from sansatout.server import protocol
from sansatout.server import store as stores
from sansatout.server.bus import Bus
from sansatout.server.care import Care
from sansatout.server.errors import ConflictError
from sansatout.server.finished.ended import EndedDeal, ends_deal, next_ended
from sansatout.server.metrics import Metrics
from sansatout.server.protocol.tables import Again
from sansatout.server.rooms import records
from sansatout.server.rooms.chairs import Chair, Chairs
from sansatout.server.rooms.connection import Connection
from sansatout.server.rooms.consequences import acting, opens_question, refuses_claim
from sansatout.server.rooms.facts import Facts
from sansatout.server.rooms.following import following_id, load_again
from sansatout.server.rooms.gathering import Gathering, Manners
from sansatout.server.rooms.marks import Marks
from sansatout.server.rooms.newer import later
from sansatout.server.rooms.notices import ChangeNotice, EventNotice
from sansatout.server.rooms.sharing import Sharing
from sansatout.server.rooms.skipping import skipping
from sansatout.server.store import Store
from sansatout.table.fold import after
from sansatout.table.state import Stage, Table

__all__ = ["Room"]

_LOG = logging.getLogger("sansatout.server")

T = TypeVar("T")
_TRIES = 8
"""How often a change is made anew because another node was faster."""


class Room(Gathering):
    """A table that goes on: what is done there is stored, and what is stored is done."""

    def __init__(
        self,
        store: Store,
        loaded: records.Loaded,
        manners: Manners,
        bus: Bus | None = None,
        metrics: Metrics | None = None,
    ) -> None:
        super().__init__(store, loaded, manners, bus, metrics)
        self.care = Care()
        self.sharing = Sharing(self, self.bus)
        self.marks = Marks(store, loaded.facts.id)
        self.on_lost: Callable[[Room], None] | None = None
        """Who lets go of a table that cannot be followed here."""
        self._take(loaded)

    def _take(self, loaded: records.Loaded) -> None:
        """Be as the store has it."""
        self._be(loaded)
        self.marks.begin(loaded.table.seq)
        self.asked_at = loaded.table.seq
        """Since when the question is open that several players answer: a draw, a claim, an undo, a
        shuffle that takes contributions."""
        self.moved_at = loaded.table.seq
        """Since when nothing has happened but contributions, which change nobody's turn."""
        self.dealt_at = 0 if loaded.table.stage is Stage.BETWEEN else loaded.table.seq
        """When the last deal was begun that was waited for, as far as it is known here."""
        self._since = tuple(loaded.since)
        self._ended = loaded.ended

    async def alone(self, work: Callable[[], Awaitable[T]]) -> T:
        """Make a change while nobody else here does, to its end even if who wanted it goes away.

        Where another node was faster, the room becomes as stored and the change is made anew, from
        its first check on.

        :raises ConflictError: if others are faster again and again
        """

        async def changed() -> T:
            for _ in range(_TRIES):
                try:
                    return await work()
                except (IntegrityError, records.StaleError) as error:
                    self.metrics.conflicts.inc()
                    if not await self.catch_up():
                        _LOG.warning("table %s is not as stored, loading it again", self.id)
                        await self._reload()
                        raise ConflictError("table-reloaded") from error
            raise ConflictError("table-reloaded")

        return await self.care.alone(changed)

    def is_behind(self, seq: int, revision: int, last_said: int) -> bool:
        """Tell whether the store has something that is not known here."""
        known = (self.table.seq, self.facts.revision, max(self._said, default=0))
        return not self.care.is_busy and (seq, revision, last_said) != known

    async def catch_up(self) -> bool:
        """Be as the store has it; tell whether that was new. Only in the room's care."""
        last_chat = max(self._said, default=0)
        facts, seq = self.facts, self.table.seq
        found = await self.store.read(lambda database: later(database, facts, seq, last_chat))
        if found is None:
            self._lose()
            return True
        for body, mark in found.events:
            if not self.follow(EventNotice(self.table.seq, body, mark)):
                return True
        said = [(number, line) for number, line in found.chat if number not in self._said]
        for number, line in said:
            self._hear_line(number, line)
        unsaid = self._unsay({number for number, _ in found.chat}, found.said_since)
        if found.chairs is not None:
            self._be_seated(found.facts, found.chairs)
        followed = self.again is None and (again := await self._find_again()) is not None
        if followed:
            self.again = again
            self.tell_room()
        return bool(found.events or said or unsaid or followed or found.chairs is not None)

    async def _find_again(self) -> Again | None:
        following = following_id(self.store.secret, self.id, self.table)
        return await self.store.read(lambda database: load_again(database, following))

    def _be_seated(self, facts: Facts, chairs: Chairs) -> None:
        """Take over what another node has changed of the players and the table."""
        others = facts.overseer != self.facts.overseer
        if others or (self.facts.paused and not facts.paused):
            self.patience.begin_anew()
        changed = {one.player for one in chairs if one != self.chairs.get(one.player)}
        for player in changed:
            self.patience.heard(player, time.monotonic())
        self.facts = facts
        self._seat(chairs)
        self.look()
        for connection in self.connections:
            if others or connection.player in changed:
                self.greet(connection)
        self.reseat()

    def follow(self, happened: EventNotice) -> bool:
        """Fold an event that another node has stored; tell whether it could be."""
        try:
            event = Event.from_plain(msgspec.json.decode(happened.body))
            table = after(self.table, event)
        except (SansatoutError, msgspec.DecodeError) as error:
            _LOG.error("table %s cannot be followed: %s", self.id, error)
            self._lose()
            return False
        since = (*self._since, event)
        ended = next_ended(self._ended, self.table, table, since)
        self._go_on(event, table, ended, happened.mark)
        return True

    def _lose(self) -> None:
        """Send everybody to nodes that may know better, and be forgotten here."""
        for connection in self.connections:
            connection.close("elsewhere")
        if self.on_lost is not None:
            self.on_lost(self)

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
        mark: str | None = None,
    ) -> None:
        """Do an act: check it, store it, then tell everybody. Only within :meth:`alone`.

        :raises SansatoutError: if it is not allowed; nothing has changed then
        """
        event = Event(self.table.seq, seat, act)
        table = after(self.table, event)
        steps = records.append(self.id, event, thoughts, mark)
        since = (*self._since, event)
        ended = next_ended(self._ended, self.table, table, since)
        if ended is not None and ended is not self._ended:
            steps += records.ended_steps(self.id, ended)
        await self.store.write(*steps)
        (self.metrics.robots_acts if ack is None else self.metrics.acts_stored).inc()
        if self.bus.is_shared:
            body: Any = steps[0].rows[0]["body"]
            self.sharing.tell(EventNotice(event.seq, body, mark))
        self._go_on(event, table, ended, mark, ack)

    def _go_on(
        self,
        event: Event,
        table: Table,
        ended: EndedDeal | None,
        mark: str | None,
        ack: tuple[Connection, protocol.MessageId] | None = None,
    ) -> None:
        """Be as the table is after an event that is stored, and tell everybody here."""
        self._since = () if ends_deal(self.table, table) else (*self._since, event)
        self._ended = ended if table.still_open is not None else None
        self.marks.note(mark, event.seq)
        self._note_questions(event, table)
        player = acting(self.table, event.seat, event.act)
        went_on = self.table.stage is Stage.BETWEEN and table.stage is not Stage.BETWEEN
        self._note_board(self.table, table)
        self.table = table
        self.last_act = time.monotonic()
        if mark is not None and ack is None and player is not None:
            # The act of a person at another node is a sign of life here, too.
            self.patience.heard(player, self.last_act)
        over = self._waits_on(player, by_robot=mark is None)
        if ack is not None:
            connection, message = ack
            connection.put(protocol.encode(protocol.Ack(id=message, seq=table.seq)))
        if went_on:
            self._ready.clear()
            self.dealt_at = table.seq
            over = True
        if self.again is not None and went_on:
            self.again = None
        if over or self.facts.clock is not None or skipping(self) != self._told_skip:
            self.tell_room()
        self._tell_views(event)
        if self.facts.clock is not None or self.next_step() is not None:
            self.changed.set()

    def _note_questions(self, event: Event, table: Table) -> None:
        """Note what an event opens or ends for those who answer, refuse or wait."""
        if opens_question(self.table, table):
            self.asked_at = table.seq
        if not isinstance(event.act, Contribute | OtherTable):
            self.moved_at = table.seq
        if refuses_claim(self.table, table):
            self.refused = table.deal_number
        if isinstance(event.act, Rewind):
            self.skipped = 0

    def _waits_on(self, player: str | None, *, by_robot: bool) -> bool:
        """Note that somebody acted for a player, and whom the table waits for next."""
        if player is not None:
            self.patience.acted(player, time.monotonic(), by_robot=by_robot)
        return self.look()

    async def hear(self, said: protocol.ChatMessage, mark: str) -> None:
        """Keep what somebody said, once, then tell everybody. Only within :meth:`alone`."""
        await self.store.write(records.said(self.id, said, mark))
        self.sharing.tell(ChangeNotice())
        await self.catch_up()

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
        facts = replace(facts, revision=facts.revision + 1)
        self.sharing.tell(ChangeNotice())
        if self.facts.paused and not facts.paused:
            self.patience.begin_anew()
        self._seat(Chairs(now))
        self.facts = facts
        for chair in chairs:
            self.patience.heard(chair.player, time.monotonic())
        self.look()
        self.reseat()
