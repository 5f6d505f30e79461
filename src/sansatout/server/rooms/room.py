"""One table while anybody is at it: takes acts one after the other, stores them, tells everybody.

Nothing of an act is seen by anybody, and the table in memory does not change, before the store says
that it is durable. What is stored and what is in memory change together: every change is made in
the room's own care, and where memory and store have parted all the same, the store is right.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import replace
from math import inf
from typing import Any, TypeVar

import msgspec
from sqlalchemy.exc import IntegrityError

from sansatout.events import Act, Event
from sansatout.events.acts import ChooseSeat, Contribute, Cut, Draw, OtherTable
from sansatout.seats import Seat
from sansatout.server import protocol
from sansatout.server import store as stores
from sansatout.server.care import Care
from sansatout.server.errors import ConflictError
from sansatout.server.finished.ended import ends_deal, next_ended
from sansatout.server.protocol.tables import Again, ChatLine, RoomPlayer, RoomView
from sansatout.server.robots import USUAL_LEVEL, Pool, RobotChoice
from sansatout.server.robots.asking import systems_of
from sansatout.server.robots.minds import Minds
from sansatout.server.rooms import records
from sansatout.server.rooms.automatic import Step, handing_over, next_step
from sansatout.server.rooms.chairs import Chair, ChairKind, Chairs
from sansatout.server.rooms.connection import Connection
from sansatout.server.rooms.owing import owing
from sansatout.server.rooms.patience import Patience
from sansatout.server.store import Store
from sansatout.server.views import Views, public_event
from sansatout.table.fold import after
from sansatout.table.state import Stage, Table
from sansatout.variants.deal_state import Phase as DealPhase

__all__ = ["Room"]

_LOG = logging.getLogger("sansatout.server")

T = TypeVar("T")
_MOST_BOARDS = 8
"""So many boards wait at most to be played at the other table; older ones are not compared."""


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
        self.again: Again | None = None
        """Where the same people may play on, until this table goes on itself."""
        self.thinking: str | None = None
        self.changed = asyncio.Event()
        """Set whenever something happened that may let the table go on by itself."""
        self.last_act = 0.0
        self.entered_at = 0.0
        self.idle_since = time.monotonic()
        self._away_seconds = away_seconds
        self.refused = 0
        """The number of the last deal in which a claim was refused."""
        self.boards: deque[Table] = deque(maxlen=_MOST_BOARDS)
        """The boards that robots have still to play at the other table, before the first word."""
        self.board_news = asyncio.Event()
        """Set whenever a board may be begun there, or told of."""
        self.skipped = 0
        """The number of the last deal that robots play to its end without a pause."""
        self._told_skip = (False, False)
        self._views = Views()
        self._levels: dict[str, str] = {}
        # The minds know the levels and not the room, which would never be freed otherwise.
        self.pool: Pool | None = None
        """Where robots think, for whoever asks one for advice."""
        self.advised: tuple[Table, asyncio.Task[RobotChoice]] | None = None
        """What a robot was last asked for, and when."""
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
        self._ended = loaded.ended
        self._note_board(None, loaded.table)

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

    def _is_late(self, player: str) -> bool:
        """Tell whether a robot acts for a person only because the clock has run out."""
        person = self.chairs[player].kind is ChairKind.PERSON
        return person and self.by_robot(player) and not self.has_left(player)

    def _stands_in(self, player: str) -> bool:
        """Tell whether a robot acts for a person."""
        return self.chairs[player].kind is ChairKind.PERSON and self.by_robot(player)

    def _robot_from(self, chair: Chair) -> float:
        """Return when a robot begins to act for a player, if nothing happens before."""
        if chair.kind is not ChairKind.PERSON or chair.stood:
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

    @property
    def only_robots_play(self) -> bool:
        """Whether the rest of the deal is played by robots alone, and a person has to watch."""
        table = self.table
        deal = table.playing if table.deal_phase is DealPhase.PLAY else None
        if deal is None or not self.chairs.has_people:
            return False
        if handing_over(table, self.by_robot, self._stands_in) is not None:
            return False
        return all(self.by_robot(table.seats[s]) for s in table.seats if s is not deal.idle)

    @property
    def can_skip(self) -> bool:
        """Whether somebody may have the rest of the deal played without a pause."""
        return self.only_robots_play and self.skipped != self.table.deal_number

    @property
    def skips(self) -> bool:
        """Whether the rest of the deal is played without a pause."""
        return self.skipped == self.table.deal_number and self.only_robots_play

    @property
    def _skip(self) -> tuple[bool, bool]:
        return self.can_skip, self.skips

    @property
    def pace(self) -> float:
        """The least time between two acts of robots now."""
        return 0.0 if self.skips else self.facts.pace

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
        if _opens_question(self.table, table):
            self.asked_at = table.seq
        if not isinstance(act, Contribute | OtherTable):
            self.moved_at = table.seq
        if _refuses_claim(self.table, table):
            self.refused = table.deal_number
        player = _acting(self.table, seat, act)
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
        if over or self.facts.clock is not None or self._skip != self._told_skip:
            self.tell_room()
        self._tell_views(event)
        if self.facts.clock is not None or self.next_step() is not None:
            self.changed.set()

    def _note_board(self, before: Table | None, table: Table) -> None:
        """Note a board that has been dealt, or is over, where boards are compared."""
        if not table.variant.compares_boards or not self.chairs.has_people:
            return
        dealt = table.deal is not None and (before is None or before.deal is None)
        if dealt and table.deal_number not in table.elsewhere:
            self.boards.append(_first_state(table))
        if dealt or table.stage is Stage.BETWEEN:
            self.board_news.set()

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
        return next_step(
            self.table,
            self.by_robot,
            go_on=self.goes_on,
            minds=self.minds,
            is_late=self._is_late,
            stands_in=self._stands_in,
        )

    def _tell_views(self, event: Event) -> None:
        last = msgspec.Raw(protocol.encode(public_event(event)))
        messages: dict[str | None, bytes] = {}
        for connection in self.connections:
            message = messages.get(connection.player)
            if message is None:
                seen = self._views.encoded(self.table, connection.player)
                message = protocol.encode(protocol.ViewMessage(view=msgspec.Raw(seen), last=last))
                messages[connection.player] = message
            connection.put_view(message)

    def hello(self, connection: Connection) -> bytes:
        """Return the first message of a socket."""
        player = connection.player
        chair = None if player is None else self.chairs[player]
        seat = None if player is None else self.table.seat_of(player)
        was = self.chairs.was(connection.person)
        you = protocol.You(
            person=connection.person,
            player=player,
            seat=None if seat is None else str(seat),
            owner=self.owns(connection.person),
            link=None if chair is None else f"/join/{chair.link}",
            was=None if was is None or chair is not None else was.player,
        )
        seen = msgspec.Raw(self._views.encoded(self.table, player))
        room = self.room_view() if player is not None else _without_again(self.room_view())
        hello = protocol.Hello(table=self.id, you=you, view=seen, room=room, chat=self.chat)
        return protocol.encode(hello)

    def enter(self, connection: Connection) -> None:
        """Let a socket in: greet it and tell the others."""
        if not self.is_awake:
            self.patience.begin_anew()
        self.connections.add(connection)
        self.look()
        self.entered_at = time.monotonic()
        self.board_news.set()
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
        if self._told != self._substitutes():
            self.tell_room()

    def _substitutes(self) -> dict[str, bool]:
        return {chair.player: self.by_robot(chair.player) for chair in self.chairs}

    def tell_room(self, *, but: Connection | None = None) -> None:
        """Tell everybody who is here and who acts for whom."""
        before, self._told = self._told, self._substitutes()
        self._told_skip = self._skip
        if before != self._told:
            self.changed.set()
        room = self.room_view()
        players = watchers = protocol.encode(protocol.RoomMessage(room=room))
        if self.again is not None:
            watchers = protocol.encode(protocol.RoomMessage(room=_without_again(room)))
        for connection in self.connections:
            if connection is not but:
                connection.put(watchers if connection.player is None else players)

    def room_view(self) -> RoomView:
        """Return who is here and who acts for whom, as players are told."""
        owner, now = self.chairs.of(self.facts.owner), time.monotonic()
        return RoomView(
            name=self.facts.name,
            owner=None if owner is None else owner.player,
            started=self.facts.started,
            pace=self.facts.pace,
            players={chair.player: self._player(chair) for chair in self.chairs},
            watchers=sum(connection.player is None for connection in self.connections),
            ready=sorted(self.ready),
            thinking=[] if self.thinking is None else [self.thinking],
            stores=self.store.trouble is None,
            clock=self.facts.clock,
            left=self._left(now),
            asked=self.patience.asked(now),
            absent=self.patience.absent(now),
            late=self.patience.late,
            again=self.again,
            can_skip=self.can_skip,
            skips=self.skips,
        )

    def _left(self, now: float) -> dict[str, float]:
        """Return how long those may still think for whom a clock runs."""
        left = self.patience.left(now)
        return {player: seconds for player, seconds in left.items() if not self.by_robot(player)}

    def _player(self, chair: Chair) -> RoomPlayer:
        robot = chair.kind is ChairKind.ROBOT
        return RoomPlayer(
            name=chair.name,
            kind=chair.kind,
            level=chair.level,
            system=chair.system,
            here=robot or self.is_here(chair.player),
            acts="robot" if self.by_robot(chair.player) else "person",
        )

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


def _without_again(room: RoomView) -> RoomView:
    """Return what watchers are told: who knew the new table could take a place kept there."""
    return msgspec.structs.replace(room, again=None)


def _first_state(table: Table) -> Table:
    """Return the table before the first word of its deal."""
    while table.previous is not None:
        table = table.previous
    return table


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
