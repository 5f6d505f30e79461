"""Tables and their surroundings in the database."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, insert, literal, select, text, update
from sqlalchemy.dialects.sqlite import insert as upsert

from sansatout.events import Event
from sansatout.events.acts import MakeTable
from sansatout.server.finished.ended import EndedDeal, fold_to_now
from sansatout.server.finished.kept import Kept
from sansatout.server.finished.public import in_short
from sansatout.server.rooms.chairs import Chair, Chairs, Kind
from sansatout.server.store import Bulk, Step, schema
from sansatout.table.state import Table

__all__ = [
    "Facts", "Loaded", "add_person", "append", "branch_steps", "chair_step", "ended_steps",
    "facts_step", "keep_anew", "load", "load_chairs", "load_facts", "load_setup",
    "now", "part_from", "said", "table_steps",
]  # fmt: skip

_INSERT_EVENT = Bulk(schema.events)
_INSERT_THOUGHT = Bulk(schema.thoughts)
_DEAL = upsert(schema.deals)
_REPLACE_DEAL = _DEAL.on_conflict_do_update(
    set_={"last_seq": _DEAL.excluded.last_seq, "summary": _DEAL.excluded.summary}
)
_BODY = upsert(schema.finished)
_REPLACE_BODY = _BODY.on_conflict_do_update(set_={"body": _BODY.excluded.body})
_KEEP_DEAL = text(
    "INSERT INTO finished (table_id, number, body, thoughts) "
    "SELECT :table_id, :number, :kept, pack_thoughts(seq, body) FROM thoughts "
    "WHERE table_id = :table_id AND seq BETWEEN :first_seq AND :last_seq "
    "ON CONFLICT DO UPDATE SET body = excluded.body"
)
_FORGET_THOUGHTS = text(
    "DELETE FROM thoughts WHERE table_id = :table_id AND seq BETWEEN :first_seq AND :last_seq"
)
_INSERT_TABLE = insert(schema.tables)
_INSERT_PLAYER = insert(schema.players)
_INSERT_PERSON = insert(schema.player_people)
_ADD_PERSON = upsert(schema.player_people)
_SEAT_PERSON = _ADD_PERSON.on_conflict_do_update(
    index_elements=["table_id", "person"],
    set_={"player": _ADD_PERSON.excluded.player, "ended": None},
)
_INSERT_CHAT = insert(schema.chat)
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
    .values(started=bindparam("started"), pace=bindparam("pace"), owner=bindparam("owner"))
)


def now() -> str:
    """Return the time as it stands in the database and in answers."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


@dataclass(frozen=True, slots=True)
class Facts:
    """What is known of a table besides its events."""

    id: str
    variant: str
    name: str
    owner: str
    created: str
    started: bool
    pace: float
    seed: str
    """What robots' choices are drawn from, so that they are the same again."""
    copy_of: str | None = None
    clock: int | None = None
    """Seconds a present player has for one act; ``None`` for as long as they like."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """A table as it comes from the database."""

    facts: Facts
    chairs: Chairs
    table: Table
    chat: list[dict[str, Any]]
    since: Sequence[Event]
    """The events since the last finished deal."""


def table_steps(facts: Facts, chairs: Chairs, events: Iterable[Event]) -> list[Step]:
    """Return what makes a new table durable."""
    row = {name: getattr(facts, name) for name in Facts.__dataclass_fields__}
    people = [
        {"table_id": facts.id, "person": person, "player": chair.player}
        for chair in chairs
        for person in chair.people
    ]
    steps = [
        Step(_INSERT_TABLE, [row | {"started": int(facts.started)}]),
        Step(_INSERT_PLAYER, [chair.row(facts.id) for chair in chairs]),
        Step(_INSERT_EVENT, [_event_row(facts.id, event) for event in events]),
    ]
    return [*steps, Step(_INSERT_PERSON, people)] if people else steps


def branch_steps(facts: Facts, chairs: Chairs, origin: str, before: int) -> list[Step]:
    """Return what makes a new table durable that begins like another, up to one of its acts."""
    column = schema.events.c
    same = select(literal(facts.id), column.seq, column.body).where(
        column.table_id == origin, column.seq < before
    )
    copied = insert(schema.events).from_select(["table_id", "seq", "body"], same)
    return [*table_steps(facts, chairs, ()), Step(copied)]


def _event_row(table: str, event: Event) -> dict[str, object]:
    return {"table_id": table, "seq": event.seq, "body": event.dumps()}


def append(table: str, event: Event, thoughts: object = None) -> list[Step]:
    """Return what makes an event durable, and what the robot thought."""
    steps = [Step(_INSERT_EVENT, [_event_row(table, event)])]
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
        Step(_KEEP_DEAL, [key | span | {"kept": Kept.of(ended).dumps()}]),
        Step(_FORGET_THOUGHTS, [{"table_id": table, **span}]),
    ]


def keep_anew(table: str, number: int, kept: Kept) -> Step:
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
    return Step(_SEAT_PERSON, [{"table_id": table, "person": person, "player": player}])


def part_from(table: str, player: str, *, but: str = "") -> Step:
    """Return what takes a player's place from all but one; what they played stays theirs."""
    column = schema.player_people.c
    return Step(
        update(schema.player_people)
        .where(column.table_id == table, column.player == player, column.person != but)
        .values(ended=now())
    )


def facts_step(facts: Facts) -> Step:
    """Return what makes a change of the table's own facts durable."""
    row = {
        "at_table": facts.id, "started": int(facts.started), "pace": facts.pace,
        "owner": facts.owner,
    }  # fmt: skip
    return Step(_UPDATE_TABLE, [row])


def said(table: str, message: dict[str, Any]) -> Step:
    """Return what keeps something that was said."""
    row = {
        "table_id": table, "player": message["from"]["player"], "name": message["from"]["name"],
        "text": message["text"], "at": message["at"],
    }  # fmt: skip
    return Step(_INSERT_CHAT, [row])


def load(connection: Connection, table: str) -> Loaded | None:
    """Return a table with everything around it; ``None`` if there is none."""
    facts = load_facts(connection, table)
    if facts is None:
        return None
    bodies = connection.scalars(
        select(schema.events.c.body)
        .where(schema.events.c.table_id == table)
        .order_by(schema.events.c.seq)
    )
    folded, since = fold_to_now(Event.loads(body) for body in bodies)
    chairs, chat = load_chairs(connection, table), _chat(connection, table)
    return Loaded(facts, chairs, folded, chat, since)


def load_facts(connection: Connection, table: str) -> Facts | None:
    """Return what is known of a table besides its events; ``None`` if there is none."""
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).one_or_none()
    if row is None:
        return None
    return Facts(**(dict(row._mapping) | {"started": bool(row.started)}))


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
            row.player, Kind(row.kind), row.name, row.level, row.system, row.invite, row.link,
            bool(row.stood), _of_player(people, row.player, ended=False),
            _of_player(people, row.player, ended=True),
        )
        for row in rows
    }  # fmt: skip
    return Chairs(chairs)


def _of_player(people: Sequence[Any], player: str, *, ended: bool) -> frozenset[str]:
    """Return who has a player's place, or had it until it was given away."""
    return frozenset(
        row.person for row in people if row.player == player and (row.ended is not None) is ended
    )


def _chat(connection: Connection, table: str) -> list[dict[str, Any]]:
    rows = connection.execute(
        select(schema.chat)
        .where(schema.chat.c.table_id == table)
        .order_by(schema.chat.c.id.desc())
        .limit(100)
    ).all()
    return [
        {"from": {"player": row.player, "name": row.name}, "text": row.text, "at": row.at}
        for row in reversed(rows)
    ]
