"""A finished deal as it comes from the database and as it goes out."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from sansatout.events import Event
from sansatout.seats import Seat
from sansatout.server.errors import NotFoundError
from sansatout.server.finished.course import Course, course_of
from sansatout.server.rooms.chairs import Chairs
from sansatout.server.rooms.records import load_chairs
from sansatout.server.store import schema
from sansatout.table.fold import fold
from sansatout.table.proof import told
from sansatout.table.sheets import plain_entry
from sansatout.table.shuffle import commitment
from sansatout.table.state import Table
from sansatout.variants.deal_state import DealState

__all__ = ["FinishedDeal", "entries", "load_deal", "plain_deal", "public_events"]

_ID = re.compile(r"([A-Za-z0-9_-]{1,64})-([1-9][0-9]{0,8})")


@dataclass(frozen=True, slots=True)
class FinishedDeal:
    """A table just after a deal, with what surrounds it."""

    id: str
    table_id: str
    finished: str
    table: Table
    """The table between this deal and the next."""
    events: tuple[Event, ...]
    """The events since the deal before."""
    all_events: tuple[Event, ...]
    """The events from the table's first on."""
    chairs: Chairs
    thoughts: tuple[tuple[int, str], ...]

    @property
    def deal(self) -> DealState:
        """The deal itself."""
        deal = self.table.deal
        assert deal is not None, "a finished deal is still on the table"
        return deal

    def name(self, seat: Seat) -> str:
        """Return who sat there; empty for the hand nobody plays."""
        player = self.table.seats.get(seat)
        return "" if player is None else self.chairs[player].name

    @property
    def states(self) -> list[Table]:
        """The table before each act of the deal that was not taken back, then as it is now."""
        states, before = [self.table], self.table.previous
        while before is not None:
            states.append(before)
            before = before.previous
        return states[::-1]

    @property
    def acts(self) -> list[Event]:
        """The acts of the deal that were not taken back."""
        kept = {state.seq for state in self.states[:-1]}
        return [event for event in self.events if event.seq in kept]

    @property
    def course(self) -> Course:
        """What was said and played."""
        return course_of(self.table)


def load_deal(connection: Connection, deal: str) -> FinishedDeal:
    """Return a finished deal by its id.

    :raises NotFoundError: if there is none, or it is not over
    """
    match = _ID.fullmatch(deal)
    if match is None:
        raise NotFoundError("no-such-deal-here", deal=deal)
    table, number = match[1], int(match[2])
    column = schema.deals.c
    row = connection.execute(
        select(schema.deals).where(column.table_id == table, column.number == number)
    ).one_or_none()
    if row is None:
        raise NotFoundError("no-such-deal-here", deal=deal)
    events = _events(connection, table, row.last_seq)
    thought = schema.thoughts.c
    thoughts = connection.execute(
        select(thought.seq, thought.body)
        .where(thought.table_id == table, thought.seq.between(row.first_seq, row.last_seq))
        .order_by(thought.seq)
    )
    return FinishedDeal(
        deal, table, row.finished, fold(events), tuple(events[row.first_seq :]), tuple(events),
        load_chairs(connection, table), tuple((t.seq, t.body) for t in thoughts),
    )  # fmt: skip


def _events(connection: Connection, table: str, last: int) -> list[Event]:
    column = schema.events.c
    bodies = connection.scalars(
        select(column.body).where(column.table_id == table, column.seq <= last).order_by(column.seq)
    )
    return [Event.loads(body) for body in bodies]


def public_events(connection: Connection, table: str) -> list[dict[str, object]]:
    """Return the events of a table as far as its last finished deal."""
    column = schema.deals.c
    last = connection.scalar(
        select(column.last_seq)
        .where(column.table_id == table)
        .order_by(column.number.desc())
        .limit(1)
    )
    return [event.to_plain() for event in _events(connection, table, -1 if last is None else last)]


def plain_deal(found: FinishedDeal, person: str) -> dict[str, Any]:
    """Return everything about the deal but its analysis."""
    table, deal, course = found.table, found.deal, found.course
    chair = found.chairs.of(person)
    mine = None if chair is None else table.seat_of(chair.player)
    return {
        "deal": found.id,
        "table": found.table_id,
        "number": table.deal_number,
        "variant": table.variant.key,
        "booklet": table.variant.booklet,
        "finished": found.finished,
        "options": dict(table.setup.options),
        "players": {
            str(seat): {"player": player, "name": found.name(seat)}
            for seat, player in table.seats.items()
        },
        "you": None if mine is None else str(mine),
        "dealer": str(deal.dealer),
        "vulnerable": [str(seat) for seat in table.vulnerable],
        "phase": course.phase,
        "hands": {str(seat): str(table.dealt[seat]) for seat in Seat},
        "cards": "N:" + " ".join(map(str, table.dealt)),
        "dialogue": course.dialogue,
        "bargain": course.bargain,
        "play": [{"seat": str(seat), "card": str(card)} for seat, card in course.play],
        "tricks": _tricks(course),
        "agreed": course.agreed,
        "entries": [plain_entry(entry) for entry in entries(table)],
        "thoughts": _thoughts(found),
        "proof": _proof(found),
    }


def _tricks(course: Course) -> dict[str, int] | None:
    if course.start is None and not course.play:
        return None
    return {"declaring": course.tricks, "defending": 13 - course.tricks}


def entries(table: Table) -> tuple[Any, ...]:
    """Return the sheet's figures for the deal just played."""
    lines = table.sheet.lines
    return tuple(lines[-1].entries) if lines else ()


def _thoughts(found: FinishedDeal) -> list[dict[str, Any]]:
    acts = {event.seq: event.to_plain() for event in found.events}
    return [
        {
            "seq": seq,
            "seat": acts[seq]["seat"],
            "kind": acts[seq]["kind"],
            "payload": acts[seq]["payload"],
            "thoughts": msgspec.json.decode(body),
        }
        for seq, body in found.thoughts
        if seq in acts
    ]


def _proof(found: FinishedDeal) -> dict[str, Any] | None:
    """Return what the shuffle can be done again with; ``None`` for cards that were laid out."""
    known = told(found.events)
    if not known.secret:
        return None
    given = known.contributions
    return {
        "secret": known.secret,
        "commitment": commitment(known.secret),
        "contributions": {str(seat): given[seat] for seat in Seat if seat in given},
        "cut": known.cut,
        "cut_by": None if known.cut_by is None else str(known.cut_by),
        "table": found.table.setup.table,
        "deal": found.table.deal_number,
        "dealer": str(found.deal.dealer),
        "cards": str(found.deal.deal),
    }
