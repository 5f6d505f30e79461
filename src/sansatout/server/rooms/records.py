"""Tables and their surroundings in the database."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import (
    Connection,
    and_,
    bindparam,
    delete,
    insert,
    literal,
    select,
    tuple_,
    update,
)

from sansatout.events import Event
from sansatout.events.acts import LayOut, MakeTable
from sansatout.robots.bidding import current_key
from sansatout.seats import Seat
from sansatout.server.finished.ended import EndedDeal, fold_to_now
from sansatout.server.finished.kept import KeptDeal
from sansatout.server.finished.public import in_short
from sansatout.server.protocol.tables import ChatLine, ChatSpeaker
from sansatout.server.rooms.chairs import Chair, ChairKind, Chairs
from sansatout.server.rooms.facts import Facts
from sansatout.server.store import Bulk, Put, Rows, Step, schema
from sansatout.server.store.moments import now
from sansatout.server.store.packing import pack_thoughts
from sansatout.table.state import Table

__all__ = [
    "Loaded", "Said", "StaleError", "Stored", "add_person", "append", "branch_steps",
    "chair_step", "chat_of", "ended_steps", "facts_step", "folded", "keep_anew",
    "load_chairs", "load_facts", "load_setup", "part_from", "prepared_step", "rename_step",
    "said", "stored", "table_steps", "touch_tables",
]  # fmt: skip

_INSERT_EVENT = Bulk(schema.events)
_INSERT_THOUGHT = Bulk(schema.thoughts)
_REPLACE_DEAL = Put(schema.deals, replace=("last_seq", "summary"))
_REPLACE_BODY = Put(schema.finished, replace=("body",))
_INSERT_TABLE = insert(schema.tables)
_INSERT_PLAYER = insert(schema.players)
_INSERT_PERSON = insert(schema.player_people)
_SEAT_PERSON = Put(schema.player_people, replace=("player", "ended"))
_SAY = Put(schema.chat)
_INSERT_PREPARED = insert(schema.table_deals)
_CHAIR = schema.players.c
_UPDATE_CHAIR = (
    update(schema.players)
    .where(_CHAIR.table_id == bindparam("at_table"), _CHAIR.player == bindparam("key"))
    .values({name: bindparam(name) for name in
             ("kind", "name", "level", "system", "invite", "link", "stood")})
)  # fmt: skip
_UPDATE_TABLE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("at_table"))
    .where(schema.tables.c.revision == bindparam("known"))
    .values({name: bindparam(name) for name in ("started", "pace", "owner", "paused", "revision")})
)


Said: TypeAlias = tuple[int, ChatLine]
"""Something that was said, and its number in the store."""


class StaleError(Exception):
    """Something was to be stored that is not based on what is stored."""


@dataclass(frozen=True, slots=True)
class Stored:
    """A table as it comes from the database."""

    facts: Facts
    chairs: Chairs
    chat: list[Said]
    bodies: list[str]
    """Its events, not yet read."""
    prepared: tuple[LayOut, ...] = ()


@dataclass(frozen=True, slots=True)
class Loaded:
    """A table as its events have made it."""

    facts: Facts
    chairs: Chairs
    table: Table
    chat: list[Said]
    since: Sequence[Event]
    """The events since the last finished deal."""
    ended: EndedDeal | None = None
    """That deal, as long as rulings can change it."""
    prepared: tuple[LayOut, ...] = ()
    """The deals that are played here and no others; none where the table shuffles."""


def table_steps(facts: Facts, chairs: Chairs, events: Iterable[Event]) -> list[Step]:
    """Return what makes a new table durable."""
    row = {name: getattr(facts, name) for name in Facts.__dataclass_fields__}
    people = [
        {"table_id": facts.id, "person": person, "player": chair.player}
        for chair in chairs
        for person in chair.people
    ]
    steps = [
        Step(_INSERT_TABLE, [row | {"started": int(facts.started), "paused": int(facts.paused)}]),
        Step(_INSERT_PLAYER, [chair.row(facts.id) for chair in chairs]),
        Step(_INSERT_EVENT, [_event_row(facts.id, event) for event in events]),
    ]
    return [*steps, Step(_INSERT_PERSON, people)] if people else steps


def prepared_step(table: str, deals: Sequence[LayOut]) -> Step:
    """Return what keeps the deals that are played at a table and no others."""
    rows = [
        {"table_id": table, "number": number, "cards": one.cards, "dealer": str(one.dealer)}
        for number, one in enumerate(deals, start=1)
    ]
    return Step(_INSERT_PREPARED, rows)


def branch_steps(facts: Facts, chairs: Chairs, origin: str, before: int) -> list[Step]:
    """Return what makes a new table durable that begins like another, up to one of its acts."""
    column = schema.events.c
    same = select(literal(facts.id), column.seq, column.body).where(
        column.table_id == origin, column.seq < before
    )
    copied = insert(schema.events).from_select(["table_id", "seq", "body"], same)
    return [*table_steps(facts, chairs, ()), Step(copied)]


def _event_row(table: str, event: Event, mark: str | None = None) -> dict[str, object]:
    return {"table_id": table, "seq": event.seq, "body": event.dumps(), "mark": mark}


def append(
    table: str, event: Event, thoughts: object = None, mark: str | None = None
) -> list[Step]:
    """Return what makes an event durable, and what the robot thought.

    ``mark`` tells an act of a person from all others, should it be sent again.
    """
    steps = [Step(_INSERT_EVENT, [_event_row(table, event, mark)])]
    if thoughts:
        body = msgspec.json.encode(thoughts).decode()
        steps.append(Step(_INSERT_THOUGHT, [{"table_id": table, "seq": event.seq, "body": body}]))
    return steps


def ended_steps(table: str, ended: EndedDeal) -> list[Step]:
    """Return what enters a finished deal into the lists and keeps what will be asked about it.

    For one that is there already, what is kept of it is replaced.
    """
    key = {"table_id": table, "number": ended.table.deal_number}
    span = {"first_seq": ended.events[0].seq, "last_seq": ended.events[-1].seq}
    summary = msgspec.json.encode(in_short(ended)).decode()
    return [
        Step(_REPLACE_DEAL, [key | span | {"finished": now(), "summary": summary}]),
        Step(_REPLACE_BODY, [key | {"body": KeptDeal.of(ended).dumps()}]),
        Step(_keep_thoughts, [key | span]),
    ]


def _keep_thoughts(connection: Connection, deals: Rows) -> None:
    """Make one piece of what robots thought about each act of deals that are kept."""
    column, kept = schema.thoughts.c, schema.finished
    for deal in deals:
        span = column.seq.between(deal["first_seq"], deal["last_seq"])
        of_deal = and_(column.table_id == deal["table_id"], span)
        question = select(column.seq, column.body).where(of_deal).order_by(column.seq)
        bodies = [(row.seq, row.body) for row in connection.execute(question)]
        if not bodies:
            continue
        this = and_(kept.c.table_id == deal["table_id"], kept.c.number == deal["number"])
        before = connection.scalar(select(kept.c.thoughts).where(this))
        packed = pack_thoughts(bodies, before)
        connection.execute(update(kept).where(this).values(thoughts=packed))
        connection.execute(delete(schema.thoughts).where(of_deal))


def keep_anew(table: str, number: int, kept: KeptDeal) -> Step:
    """Return what keeps a deal of which nothing was kept, or in another form."""
    row = {"table_id": table, "number": number, "body": kept.dumps()}
    return Step(_REPLACE_BODY, [row])


def chair_step(table: str, chair: Chair) -> Step:
    """Return what makes a change of a player durable."""
    row = chair.row(table)
    row["at_table"], row["key"] = row.pop("table_id"), row.pop("player")
    return Step(_UPDATE_CHAIR, [row])


def add_person(table: str, player: str, person: str) -> Step:
    """Return what makes somebody a player."""
    row = {"table_id": table, "person": person, "player": player, "ended": None}
    return Step(_SEAT_PERSON, [row])


def part_from(table: str, player: str, *, but: str = "") -> Step:
    """Return what takes a player's place from all but one; what they played stays theirs."""
    column = schema.player_people.c
    return Step(
        update(schema.player_people)
        .where(column.table_id == table, column.player == player, column.person != but)
        .values(ended=now())
    )


def part_one(table: str, person: str) -> Step:
    """Return what takes the place from one of those who share it."""
    column = schema.player_people.c
    return Step(
        update(schema.player_people)
        .where(column.table_id == table, column.person == person)
        .values(ended=now())
    )


def rename_step(person: str, name: str) -> Step:
    """Return what calls a person by another name at all tables where they have a place.

    In a class people are called as they came in, or as the teacher says.
    """
    column = schema.player_people.c
    places = select(column.table_id, column.player).where(
        column.person == person, column.ended.is_(None)
    )
    return Step(
        update(schema.players)
        .where(
            tuple_(_CHAIR.table_id, _CHAIR.player).in_(places),
            _CHAIR.table_id.not_in(
                select(schema.tables.c.id).where(schema.tables.c.overseer.is_not(None))
            ),
            _CHAIR.kind == ChairKind.PERSON.value,
        )
        .values(name=name)
    )


def touch_tables(person: str) -> Step:
    """Return what lets all nodes see that something of a person's tables has changed."""
    column, table = schema.player_people.c, schema.tables
    mine = select(column.table_id).where(column.person == person, column.ended.is_(None))
    return Step(update(table).where(table.c.id.in_(mine)).values(revision=table.c.revision + 1))


def facts_step(facts: Facts) -> Step:
    """Return what makes a change of the table's own facts durable.

    It fails with a ``StaleError`` if another node has changed something since ``facts.revision``.
    """
    row = {
        "at_table": facts.id, "started": int(facts.started), "pace": facts.pace,
        "owner": facts.owner, "paused": int(facts.paused), "known": facts.revision,
        "revision": facts.revision + 1,
    }  # fmt: skip
    return Step(_write_facts, [row])


def _write_facts(connection: Connection, rows: Rows) -> None:
    for row in rows:
        if connection.execute(_UPDATE_TABLE, row).rowcount != 1:
            raise StaleError(row["at_table"])


def said(table: str, line: ChatLine, mark: str) -> Step:
    """Return what keeps something that was said, unless it is there by its mark."""
    row = {
        "table_id": table, "player": line.speaker.player, "name": line.speaker.name,
        "text": line.text, "at": line.at, "mark": mark,
    }  # fmt: skip
    return Step(_SAY, [row])


def stored(connection: Connection, table: str) -> Stored | None:
    """Return a table with everything around it; ``None`` if there is none."""
    facts = load_facts(connection, table)
    if facts is None:
        return None
    bodies = connection.scalars(
        select(schema.events.c.body)
        .where(schema.events.c.table_id == table)
        .order_by(schema.events.c.seq)
    )
    return Stored(
        facts, load_chairs(connection, table), chat_of(connection, table), list(bodies),
        _prepared(connection, table),
    )  # fmt: skip


def _prepared(connection: Connection, table: str) -> tuple[LayOut, ...]:
    column = schema.table_deals.c
    rows = connection.execute(
        select(column.cards, column.dealer).where(column.table_id == table).order_by(column.number)
    )
    return tuple(LayOut(row.cards, Seat.parse(row.dealer)) for row in rows)


def folded(table: Stored) -> Loaded:
    """Return the table that its events make, which takes seconds for a long one."""
    done = fold_to_now(Event.loads(body) for body in table.bodies)
    return Loaded(
        table.facts, table.chairs, done.table, table.chat, done.since, done.ended, table.prepared
    )


def load_facts(connection: Connection, table: str) -> Facts | None:
    """Return what is known of a table besides its events; ``None`` if there is none."""
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).one_or_none()
    if row is None:
        return None
    return Facts(
        **(dict(row._mapping) | {"started": bool(row.started), "paused": bool(row.paused)})
    )


def load_setup(connection: Connection, table: str) -> MakeTable:
    """Return what the table was made as."""
    column = schema.events.c
    body = connection.scalar(select(column.body).where(column.table_id == table, column.seq == 0))
    assert body is not None, "every table has a first event"
    act = Event.loads(body).act
    assert isinstance(act, MakeTable), "the first event makes the table"
    return act


def load_chairs(connection: Connection, table: str) -> Chairs:
    """Return the players of a table."""
    rows = connection.execute(
        select(schema.players).where(_CHAIR.table_id == table).order_by(_CHAIR.player)
    )
    column = schema.player_people.c
    people = connection.execute(select(schema.player_people).where(column.table_id == table)).all()
    chairs = {
        row.player: Chair(
            row.player, ChairKind(row.kind), row.name, row.level, _system(row.system), row.invite,
            row.link, bool(row.stood), _of_player(people, row.player, ended=False),
            _of_player(people, row.player, ended=True),
        )
        for row in rows
    }  # fmt: skip
    return Chairs(chairs)


def _system(stored: str | None) -> str | None:
    return None if stored is None else current_key(stored)


def _of_player(people: Sequence[Any], player: str, *, ended: bool) -> frozenset[str]:
    """Return who has a player's place, or had it until it was given away."""
    return frozenset(
        row.person for row in people if row.player == player and (row.ended is not None) is ended
    )


def chat_of(connection: Connection, table: str, since: int = 0) -> list[Said]:
    """Return what was said lately, or since something was, each with its number."""
    column = schema.chat.c
    rows = connection.execute(
        select(schema.chat)
        .where(column.table_id == table, column.id > since)
        .order_by(column.id.desc())
        .limit(100)
    ).all()
    return [
        (row.id, ChatLine(speaker=ChatSpeaker(row.player, row.name), text=row.text, at=row.at))
        for row in reversed(rows)
    ]
