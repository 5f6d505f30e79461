"""A finished deal as it comes from the database and as it goes out."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, select

from sansatout.events import Event
from sansatout.seats import Seat
from sansatout.server.errors import NotFoundError
from sansatout.server.finished.ended import fold_to_end
from sansatout.server.finished.kept import KeptDeal
from sansatout.server.protocol.deals import Analysis, DealPage, DealPlayer, DealThought
from sansatout.server.rooms.chairs import Chairs
from sansatout.server.rooms.records import keep_anew, load_chairs, load_facts
from sansatout.server.store import Store, schema
from sansatout.server.store.packing import unpack

__all__ = ["FinishedDeal", "FinishedDeals", "deal_page", "plain_events", "public_bodies"]

_ID = re.compile(r"([A-Za-z0-9_-]{1,64})-([1-9][0-9]{0,8})")


@dataclass(frozen=True, slots=True)
class FinishedDeal:
    """What was kept of a deal, with what surrounds it."""

    id: str
    table_id: str
    finished: str
    kept: KeptDeal
    chairs: Chairs

    def name(self, seat: Seat) -> str:
        """Return who sat there; empty for the hand nobody plays."""
        player = self.kept.public["players"].get(str(seat))
        return "" if player is None else self.chairs[player].name


class FinishedDeals:
    """Finished deals by their ids."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._folding = asyncio.Lock()

    async def find(self, deal: str) -> FinishedDeal:
        """Return a finished deal as it was kept when it ended.

        :raises NotFoundError: if there is none, or it is not over
        """
        found = await self._store.read(lambda database: _load(database, deal))
        if found is None:
            async with self._folding:
                await self._keep(deal)
                found = await self._store.read(lambda database: _load(database, deal))
        assert found is not None, "what is kept of it has just been stored"
        return found

    async def thoughts(self, deal: str) -> list[DealThought]:
        """Return what robots thought at their acts.

        :raises NotFoundError: if there is no such deal, or it is not over
        """
        return await self._store.read(lambda database: _thoughts(database, deal))

    async def events(self, deal: str) -> tuple[list[str], tuple[int, int]]:
        """Return the stored events of the deal's table from the first one, and which are its own.

        :raises NotFoundError: if there is no such deal, or it is not over
        """
        return await self._store.read(lambda database: _events(database, deal))

    async def _keep(self, deal: str) -> None:
        """Make now what would be made today when a deal ends; once, for one from an older time."""
        kept = await self._store.read(lambda database: _made_anew(database, deal))
        if kept is not None:
            table, number = _parts(deal)
            await self._store.write(keep_anew(table, number, kept))


def _parts(deal: str) -> tuple[str, int]:
    match = _ID.fullmatch(deal)
    if match is None:
        raise NotFoundError("no-such-deal-here", deal=deal)
    return match[1], int(match[2])


def _row(connection: Connection, deal: str) -> Row[Any]:
    table, number = _parts(deal)
    column, kept = schema.deals.c, schema.finished.c
    same = (kept.table_id == column.table_id) & (kept.number == column.number)
    row = connection.execute(
        select(schema.deals, kept.body, kept.thoughts)
        .outerjoin(schema.finished, same)
        .where(column.table_id == table, column.number == number)
    ).one_or_none()
    if row is None:
        raise NotFoundError("no-such-deal-here", deal=deal)
    return row


def _load(connection: Connection, deal: str) -> FinishedDeal | None:
    """Return a finished deal; ``None`` if nothing was kept of it, or in an older form."""
    row = _row(connection, deal)
    kept = KeptDeal.loads(row.body)
    if kept is None:
        return None
    chairs = load_chairs(connection, row.table_id)
    return FinishedDeal(deal, row.table_id, row.finished, kept, chairs)


def _made_anew(connection: Connection, deal: str) -> KeptDeal | None:
    """Fold a table to the end of a deal; ``None`` if somebody else has done so meanwhile."""
    row = _row(connection, deal)
    if KeptDeal.loads(row.body) is not None:
        return None
    bodies = _bodies(connection, row.table_id, 0, None)
    return KeptDeal.of(fold_to_end(map(Event.loads, bodies), row.first_seq, row.last_seq))


def _events(connection: Connection, deal: str) -> tuple[list[str], tuple[int, int]]:
    row = _row(connection, deal)
    return _bodies(connection, row.table_id, 0, None), (row.first_seq, row.last_seq)


def _bodies(connection: Connection, table: str, first: int, last: int | None) -> list[str]:
    """Return stored events of a table, up to the last one or to its newest."""
    column = schema.events.c
    wanted = [column.table_id == table, column.seq >= first]
    if last is not None:
        wanted.append(column.seq <= last)
    question = select(column.body).where(*wanted).order_by(column.seq)
    return list(connection.scalars(question))


def _thoughts(connection: Connection, deal: str) -> list[DealThought]:
    row = _row(connection, deal)
    if row.thoughts is None:
        return []
    bodies = _bodies(connection, row.table_id, row.first_seq, row.last_seq)
    acts = {act["seq"]: act for act in map(msgspec.json.decode, bodies)}
    return [
        DealThought(
            **{name: acts[seq][name] for name in ("seq", "seat", "kind", "payload")},
            thoughts=thoughts,
        )
        for seq, thoughts in unpack(row.thoughts)
    ]


def public_bodies(connection: Connection, table: str) -> list[str] | None:
    """Return the events of a table as far as its last finished deal, as they are stored.

    ``None`` if there is no such table.
    """
    if load_facts(connection, table) is None:
        return None
    column = schema.deals.c
    last = connection.scalar(
        select(column.last_seq)
        .where(column.table_id == table)
        .order_by(column.number.desc())
        .limit(1)
    )
    return _bodies(connection, table, 0, -1 if last is None else last)


def plain_events(bodies: list[str]) -> list[dict[str, object]]:
    """Return stored events as JSON values."""
    return [Event.loads(body).to_plain() for body in bodies]


def deal_page(
    found: FinishedDeal,
    person: str,
    *,
    analysis: Analysis,
    thoughts: list[DealThought],
    downloads: dict[str, str],
) -> DealPage:
    """Return everything about the deal, as a person may be told."""
    public, chair = found.kept.public, found.chairs.of(person)
    seats = {player: seat for seat, player in public["players"].items()}
    players = {
        seat: DealPlayer(player, found.name(Seat.parse(seat)))
        for seat, player in public["players"].items()
    }
    return DealPage(
        **{**public, "players": players},
        deal=found.id,
        table=found.table_id,
        finished=found.finished,
        you=None if chair is None else seats.get(chair.player),
        analysis=analysis,
        thoughts=thoughts,
        downloads=downloads,
    )
