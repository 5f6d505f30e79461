"""A table that several nodes have open: what they are told, and what is heard of them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING
from weakref import ref

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from sansatout.server import protocol
from sansatout.server.bus import Bus
from sansatout.server.rooms.company import NodePart
from sansatout.server.rooms.notices import (
    AskNotice,
    ChangeNotice,
    EndNotice,
    EventNotice,
    ExcuseNotice,
    LifeNotice,
    MeaningNotice,
    Notice,
    PartNotice,
    PatienceNotice,
    SkipNotice,
    WhoNotice,
    read,
    write,
)
from sansatout.server.store.writer import cause

if TYPE_CHECKING:
    from sansatout.server.rooms.room import Room

__all__ = ["Sharing", "subject_of"]

_LOG = logging.getLogger("sansatout.server")


def subject_of(table: str) -> str:
    """Return where nodes speak of a table."""
    return f"table.{table}"


class Sharing:
    """What a room tells the same table's rooms at other nodes, and does when they tell it."""

    def __init__(self, room: Room, bus: Bus) -> None:
        # The room has this as a part, and would never be freed if it were held here.
        self._of = ref(room)
        self._bus = bus
        self._told = NodePart()
        self._catching: asyncio.Task[None] | None = None
        self._waiting: dict[int, EventNotice] = {}
        """What was told while the room was busy, or too early."""
        self._must_read = False

    @property
    def _room(self) -> Room:
        room = self._of()
        assert room is not None, "whoever calls has the room"
        return room

    def tell(self, notice: Notice) -> None:
        """Tell the other nodes."""
        if self._bus.is_shared and self._room.presence.company.is_followed:
            self._publish(notice)

    def _publish(self, notice: Notice) -> None:
        self._bus.publish(subject_of(self._room.id), write(notice))

    def begin(self) -> None:
        """Ask who else has the table open."""
        if self._bus.is_shared:
            self._publish(WhoNotice())

    def end(self) -> None:
        """Tell the others that this node has the table open no more."""
        self.tell(EndNotice())

    def tell_part(self, *, again: bool = False) -> None:
        """Tell who is here and who is ready, if that has changed or is told again."""
        if not self._bus.is_shared:
            return
        part = self._room.own_part()
        if again or part != self._told:
            # Whoever opens the table later asks, or is told when first heard of.
            self._told = part
            self.tell(PartNotice(self._room.table.seq, part))

    def explain(self, message: protocol.CallMeaning, to: Iterable[str]) -> None:
        """Have the players at other nodes hear of a call's meaning."""
        self.tell(MeaningNotice(msgspec.Raw(protocol.encode(message)), sorted(to)))

    def hear(self, node: str, body: bytes) -> None:
        """Do what a message of another node makes necessary."""
        room = self._room
        company = room.presence.company
        if company.opened(node):
            self.tell_part(again=True)
        match read(body):
            case EventNotice() as happened:
                self._follow(room, happened)
            case ChangeNotice():
                self.catch_up()
            case PartNotice(seq=seq, part=part):
                if company.note(node, part):
                    room.company_changed()
                self._see(seq - 1)
            case WhoNotice():
                self._answer()
            case EndNotice():
                if company.closed(node):
                    room.company_changed()
            case notice:
                self._heed(notice)

    def _heed(self, notice: Notice) -> None:
        """Note what was not stored and concerns the players' patience."""
        room, now = self._room, time.monotonic()
        match notice:
            case PatienceNotice():
                room.patience.adopt(notice.asked, notice.absent, notice.late, now)
                room.skipped = max(room.skipped, notice.skipped)
            case AskNotice(player=player):
                room.patience.adopt({player: room.patience.answer}, (), (), now)
            case LifeNotice(player=player):
                room.patience.heard(player, now)
            case ExcuseNotice(player=player):
                room.patience.excuse(player)
            case SkipNotice(deal=deal):
                room.skipped = max(room.skipped, deal)
            case MeaningNotice(message=message, to=to):
                room.explain_here(msgspec.json.decode(message, type=protocol.CallMeaning), to)
                return
            case _:
                return
        room.tell_room()
        room.changed.set()

    def _answer(self) -> None:
        """Tell a node that has just come how things stand."""
        room, now = self._room, time.monotonic()
        self.tell_part(again=True)
        if room.drives:
            patience = room.patience
            self.tell(
                PatienceNotice(
                    patience.asked(now), patience.absent(now), patience.late, room.skipped
                )
            )

    def _follow(self, room: Room, happened: EventNotice) -> None:
        """Fold an event of another node now, or after what is being changed here."""
        if happened.seq == room.table.seq and not room.care.is_busy:
            room.follow(happened)
        elif happened.seq >= room.table.seq:
            self._waiting[happened.seq] = happened
            self._soon()

    def _see(self, seq: int) -> None:
        """Read the log if an event with this number is not known here."""
        if seq >= self._room.table.seq and seq not in self._waiting:
            self._room.metrics.gaps.inc()
            self.catch_up()

    def catch_up(self) -> None:
        """Be as the store has it soon; what is asked for meanwhile is part of it."""
        self._must_read = True
        self._soon()

    def _soon(self) -> None:
        if self._catching is None:
            self._catching = asyncio.create_task(self._caught_up(self._room))

    async def _caught_up(self, room: Room) -> None:
        try:
            await room.care.alone(lambda: self._went_on(room))
        except SQLAlchemyError as error:
            _LOG.warning("table %s cannot be read on: %s", room.id, cause(error))
        finally:
            if self._catching is asyncio.current_task():
                self._catching = None

    async def _went_on(self, room: Room) -> None:
        """Fold what was told while the room was busy, and read the log where that has a gap."""
        # Whatever is told from here on may be too new for what is read now.
        self._catching = None
        reads, self._must_read = self._must_read, False
        waiting, self._waiting = self._waiting, {}
        while (happened := waiting.pop(room.table.seq, None)) is not None:
            if not room.follow(happened):
                return
        if any(seq > room.table.seq for seq in waiting):
            room.metrics.gaps.inc()
            reads = True
        if reads:
            await room.catch_up()
