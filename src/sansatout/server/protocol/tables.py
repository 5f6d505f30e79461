"""Tables from outside, and who is at one."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field

from sansatout.options import OptionValue
from sansatout.server.rooms.chairs import ChairKind
from sansatout.table.shown import BargainView, RoundView
from sansatout.variants.deal_state import Phase
from sansatout.written import ColumnName, SeatName

__all__ = [
    "Again", "ChatLine", "ChatSpeaker", "DealListed", "DealSummary", "EventList", "GoingOn",
    "Invitation", "OwnPlace", "PlayerSummary", "RoomPlayer", "RoomView", "Rounds",
    "TableSummary", "TablesGoingOn",
]  # fmt: skip


class ChatSpeaker(Struct, frozen=True):
    """Who said something; a watcher is no player."""

    player: str | None
    name: str


class ChatLine(Struct, frozen=True, kw_only=True):
    """Something said at a table."""

    speaker: ChatSpeaker = field(name="from")
    text: str
    at: str


class RoomPlayer(Struct, frozen=True, kw_only=True):
    """A player of a table while anybody is at it."""

    name: str
    kind: ChairKind
    level: str | None
    system: str | None
    here: bool
    acts: Literal["person", "robot"]
    """Who acts for the player now."""


class Again(Struct, frozen=True):
    """A new table for the same people."""

    table: str
    by: str
    """The player who made it."""


class RoomView(Struct, frozen=True, kw_only=True):
    """Who is at a table and who acts for whom."""

    name: str
    owner: str | None
    started: bool
    pace: float
    players: dict[str, RoomPlayer]
    watchers: int
    ready: list[str]
    """Who wants the next deal."""
    thinking: list[str]
    stores: bool
    """Whether the server can store anything at the moment."""
    clock: int | None
    """Seconds for one act."""
    left: dict[str, float]
    """The seconds that are left to those the table waits for."""
    asked: dict[str, float]
    """Who is asked whether they are there, with the seconds to answer."""
    absent: list[str]
    """For whom a robot plays until they are heard of."""
    late: list[str]
    """For whom a robot acted because the time was up."""
    again: Again | None
    """Where the same people may play on, if somebody has made a table for it; for players alone."""
    can_skip: bool
    """Whether robots alone play on in this deal, so that ``skip`` may spare the pauses."""
    skips: bool
    """Whether the pauses of this deal are spared."""
    hints: bool
    """Whether players may ask a robot for advice, and what calls would promise."""
    paused: bool
    """Whether nobody acts until whoever teaches here lets them go on."""
    deals: int | None
    """How many deals were chosen for this table; ``null`` where it shuffles on and on."""
    overseen: bool
    """Whether the table belongs to a class, whose teacher sees all hands."""
    compared: bool
    """Whether robots play its boards as well, and the results will be compared."""
    hinted: dict[str, int]
    """How often each player has asked for advice in this deal."""


class OwnPlace(Struct, frozen=True):
    """My player, and the link that makes any device the same."""

    player: str
    link: str


class PlayerSummary(Struct, frozen=True, kw_only=True):
    """A player of a table, from outside."""

    player: str
    kind: ChairKind
    name: str
    level: str | None
    system: str | None
    invite: str | None
    """For the owner alone, of open places."""
    seat: SeatName | None
    """Where the player will sit, as long as neither a draw nor a rubber decides it."""


class DealSummary(Struct, frozen=True, kw_only=True):
    """What was played and what came of it."""

    phase: Phase
    bargain: BargainView | None
    tricks: int | None
    """Those of the declaring side."""
    players: dict[SeatName, str]
    teaching: bool = False
    """Whether it was played at a teaching table."""


class DealListed(Struct, frozen=True):
    """A finished deal of a table."""

    deal: str
    number: int
    finished: str
    summary: DealSummary


class TableSummary(Struct, frozen=True, kw_only=True):
    """A table as a person may see it from outside."""

    table: str
    variant: str
    booklet: str
    name: str
    laws: str
    seating: str
    options: dict[str, OptionValue]
    created: str
    started: bool
    owner: bool
    """Whether it is mine."""
    you: OwnPlace | None
    players: list[PlayerSummary]
    deals: list[DealListed]
    copy_of: str | None
    clock: int | None
    host: str
    """What the person who made it is called; empty if they never said."""
    hints: bool | None
    """Whether a robot may be asked for advice; ``null``: by who plays among robots alone."""
    teaching: bool
    """Whether all hands lie open there; its deals are in nobody's history."""
    signals: str
    """What defenders' small cards say by agreement; empty for nothing."""
    by_link: bool
    """Whether an open place is only for who has the link to it."""


class Invitation(Struct, frozen=True, kw_only=True):
    """What a link to a table leads to, before anybody sits down."""

    table: TableSummary
    place: str | None
    """The player whom one becomes by it; ``null`` for who chooses among the open places."""
    private: bool
    """Whether it is that player's own link."""
    taken: bool
    """Whether nobody else can sit down by it any more."""


class GoingOn(Struct, frozen=True, kw_only=True):
    """A table at which I have a place, as it stands."""

    table: TableSummary
    changed: str
    """When it was made, or a deal was last finished."""
    seat: SeatName | None
    """Where I sit."""
    owners: list[ColumnName]
    totals: dict[ColumnName, int]
    """What stands on the sheet."""
    waits_for: list[str]
    """The players without whom nothing goes on."""


class TablesGoingOn(Struct, frozen=True):
    """The tables at which I can go on, newest first."""

    tables: list[GoingOn]


class Rounds(Struct, frozen=True):
    """The rubbers or sittings of a table that are over."""

    rounds: list[RoundView]


class EventList(Struct, frozen=True):
    """All events of a table up to its last finished deal."""

    events: list[dict[str, Any]]
