"""Who is at a table and what they are told: the part of a room that stores nothing."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from math import inf

import msgspec
from msgspec import structs

from sansatout.events import Event
from sansatout.events.acts import LayOut
from sansatout.robots.message import Message
from sansatout.server import protocol
from sansatout.server.bus import Alone, Bus
from sansatout.server.metrics import Metrics
from sansatout.server.protocol.tables import Again, ChatLine
from sansatout.server.robots import USUAL_LEVEL, Pool
from sansatout.server.robots.minds import Minds
from sansatout.server.rooms import records
from sansatout.server.rooms.advised import Advised, Hinted
from sansatout.server.rooms.automatic import Step, next_step
from sansatout.server.rooms.boards import Boards
from sansatout.server.rooms.chairs import Chairs, systems_at
from sansatout.server.rooms.company import NodePart, OtherNodes
from sansatout.server.rooms.connection import Connection
from sansatout.server.rooms.notices import LifeNotice
from sansatout.server.rooms.owing import owing
from sansatout.server.rooms.patience import Patience
from sansatout.server.rooms.presence import Presence
from sansatout.server.rooms.sharing import Sharing
from sansatout.server.rooms.shown import hello, room_view, without_again
from sansatout.server.rooms.skipping import Skipping, skipping
from sansatout.server.store import Store
from sansatout.server.views import ALL_HANDS, Views, public_event
from sansatout.table.state import Stage, Table

__all__ = ["Gathering", "Manners"]

_CHAT = 100
"""Lines of what was said that newcomers are told."""


@dataclass(frozen=True, slots=True)
class Manners:
    """How a table treats its players."""

    away_seconds: float
    """How long a person may be gone before a robot plays on for them."""
    ask_after: float = 60.0
    """How long others wait before they may ask a player who is there for a sign of life."""
    ask_seconds: float = 20.0
    """How long that player has to give one."""
    level: str = USUAL_LEVEL
    """How well robots play that nobody chose."""


class Gathering:
    """A table, its players and its sockets."""

    sharing: Sharing
    """What other nodes are told."""

    def __init__(
        self,
        store: Store,
        loaded: records.Loaded,
        manners: Manners,
        bus: Bus | None = None,
        metrics: Metrics | None = None,
    ) -> None:
        self.store = store
        self.bus = bus or Alone()
        self.metrics = metrics or Metrics()
        self.level = manners.level
        """How well robots play that nobody chose."""
        self._ready: set[str] = set()
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
        self.is_led = False
        """Whether the match is played elsewhere and only shown here, but for what people do."""
        self.missing: frozenset[str] = frozenset()
        """Players elsewhere who have not come yet."""
        self.explained: dict[int, protocol.CallMeaning] = {}
        """What players elsewhere have said of their calls in this deal, by the call's number."""
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
        self.patience = Patience(idle=manners.ask_after, answer=manners.ask_seconds, clock=clock)
        # Where somebody teaches, a pupil who is gone for a while keeps the place: a robot plays on
        # when the teacher or the others want it.
        away = manners.away_seconds if loaded.facts.overseer is None else inf
        company = OtherNodes(loaded.facts.id, self.bus)
        self.presence = Presence(loaded.chairs, self.patience, company, away_seconds=away)
        self._told: dict[str, bool] = {}

    def _be(self, loaded: records.Loaded) -> None:
        """Be as the store has it."""
        self.facts = loaded.facts
        self._seat(loaded.chairs)
        self.table: Table = loaded.table
        self._said = dict(loaded.chat[-_CHAT:])
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
        """The sockets at the table, at this node."""
        return self.presence.connections

    @property
    def chat(self) -> list[ChatLine]:
        """What was said lately."""
        return [self._said[number] for number in sorted(self._said)]

    @property
    def ready(self) -> frozenset[str]:
        """Who wants the next deal, at whatever node."""
        if self.table.stage is not Stage.BETWEEN:
            return frozenset()
        return self.presence.company.ready(self.table.deal_number) | self._ready

    def press(self, player: str) -> None:
        """Note that a player wants the next deal."""
        self._ready.add(player)
        self.look()
        self.tell_room()
        self.changed.set()

    @property
    def drives(self) -> bool:
        """Whether this node does what has to be done at the table without a person."""
        return not self.bus.is_shared or (
            bool(self.connections) and self.presence.company.goes_first
        )

    def own_part(self) -> NodePart:
        """Return what other nodes are told of the table."""
        if not self.connections:
            return NodePart()
        deal = self.table.deal_number
        return NodePart(
            players=sorted(self.presence.here()),
            contributing=sorted(self.presence.contributing_here()),
            watchers=self.presence.watchers,
            overseen=any(map(self._oversees, self.connections)),
            deal=deal,
            ready=sorted(self._ready),
            thinking=self.thinking,
            hinted=dict(self.hinted.in_deal(deal)),
        )

    def company_changed(self) -> None:
        """Go on from who is at the table now, at other nodes."""
        self.presence.count_absent()
        self.look()
        self.boards.news.set()
        self.tell_room()
        self.changed.set()

    def next_absence(self) -> float | None:
        """Return in how many seconds a robot takes over for somebody, if nobody comes or acts."""
        return self.presence.next_absence(self._told)

    def owns(self, person: str) -> bool:
        """Tell whether the table is a person's own, in whatever browser they came back."""
        return self.chairs.are_one(person, self.facts.owner)

    @property
    def is_awake(self) -> bool:
        """Whether somebody is here for whom the table should go on by itself."""
        if not self.facts.started or self.facts.paused:
            return False
        if not self.connections and not self.presence.company.is_there:
            return False
        if not self.chairs.has_people or self._is_overseen:
            return True
        return self.presence.anybody_awake()

    @property
    def _is_overseen(self) -> bool:
        """Whether who teaches here looks on."""
        here = any(map(self._oversees, self.connections))
        return here or self.presence.company.is_overseen

    def may_be_heard(self, connection: Connection) -> bool:
        """Tell whether a watcher may say something: where pupils sit, only who teaches them."""
        return self.facts.overseer is None or self._oversees(connection)

    def _oversees(self, connection: Connection) -> bool:
        return connection.person == self.facts.overseer

    @property
    def is_compared(self) -> bool:
        """Whether robots play the boards of this table as well, at another one."""
        alone = self.facts.overseer is None and not self.is_led
        return self.table.variant.compares_boards and alone

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
        return systems_at(self.chairs, self.table.seats)

    def _note_board(self, before: Table | None, table: Table) -> None:
        if self.chairs.has_people:
            self.boards.note(before, table)

    def look(self) -> bool:
        """Note whom the table waits for now; tell whether somebody need not answer any more."""
        goes = self.facts.started and not self.facts.paused
        awaited = owing(self.table, self.ready) if goes else ()
        timed = self.table.stage is not Stage.BETWEEN
        return self.patience.look(awaited, time.monotonic(), timed=timed)

    def heard(self, player: str) -> None:
        """Note a sign of life of a player: whoever acted for them hands back."""
        if self.patience.heard(player, time.monotonic()):
            self.sharing.tell(LifeNotice(player))
            self.tell_room()
            self.changed.set()

    def next_step(self) -> Step | None:
        """Return what has to happen next without a person."""
        if self.is_led or not self.drives or not self.is_awake:
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
        seat = None if connection.player is None else self.table.seat_of(connection.player)
        for told in self.explained.values():
            if seat is not None and told.seat not in map(str, seat.side.seats):
                connection.put(protocol.encode(told))

    def leave(self, connection: Connection) -> None:
        """Let a socket go; its player may have others."""
        self.connections.discard(connection)
        if connection.player is not None:
            self.presence.went(connection.player)
        self.idle_since = time.monotonic()
        self.tell_room()
        self.changed.set()

    def _hear_line(self, number: int, line: ChatLine) -> None:
        self._said[number] = line
        if len(self._said) > _CHAT:
            del self._said[min(self._said)]
        self.tell(protocol.ChatMessage(speaker=line.speaker, text=line.text, at=line.at))

    def _unsay(self, left: Collection[int], since: int) -> bool:
        """Forget what was said after a number and is not left; tell whether anything was."""
        gone = [number for number in self._said if number > since and number not in left]
        for number in gone:
            del self._said[number]
        return bool(gone)

    def explain_here(self, message: protocol.CallMeaning, to: Collection[str]) -> None:
        """Send the meaning of a call to players here, in their languages if a robot tells it."""
        for connection in self.connections:
            if connection.player in to:
                connection.put(protocol.encode(_in_language(message, connection.language)))

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
        self.sharing.tell_part()
        room = room_view(self)
        players = watchers = protocol.encode(protocol.RoomMessage(room=room))
        if self.again is not None:
            watchers = protocol.encode(protocol.RoomMessage(room=without_again(room)))
        for connection in self.connections:
            if connection is not but:
                connection.put(watchers if connection.player is None else players)
        self._tell_change()

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


def _in_language(message: protocol.CallMeaning, language: str) -> protocol.CallMeaning:
    """Return what a robot's call means in the words of a language; what a person said as it is."""
    if message.told is None:
        return message
    plain, whole = map(Message.from_json, message.told)
    return structs.replace(message, text=whole.text(language), plain=plain.text(language))
