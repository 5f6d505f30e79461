"""The browsers of a person: carried on from one to another by a link, and signed out again.

A cookie says in which browser its person is. Only those that came by a link have a row; the browser
in which somebody began has one once it is signed out.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.dialects.sqlite import insert as upsert

from sansatout.server.care import Care
from sansatout.server.errors import ConflictError, NotFoundError
from sansatout.server.identity import Identity, new_id, new_token
from sansatout.server.store import Step, Store, schema

__all__ = ["FIRST", "Browsers", "label_of"]

FIRST = "first"
"""What the browser is called, outside, in which somebody began."""
_LASTS = timedelta(minutes=15)
_MOST = 20
_COLUMN = schema.browsers.c
_USE = (
    update(schema.browsers)
    .where(_COLUMN.person == bindparam("whose"), _COLUMN.id == bindparam("which"))
    .values(token=None, used=bindparam("at"), label=bindparam("name"))
)
_UPSERT = upsert(schema.browsers)
_END = _UPSERT.on_conflict_do_update(
    index_elements=["person", "id"], set_={"ended": _UPSERT.excluded.ended}
)
_PROGRAMS = (("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("Chrom", "Chrome"),
             ("Safari", "Safari"))  # fmt: skip
_SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux")


@dataclass(frozen=True, slots=True)
class Link:
    """A link that makes another browser mine, once."""

    token: str
    id: str
    expires: str


class Browsers:
    """Who is signed in where."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._care = Care()
        self._ended: set[Identity] = set()
        """Those signed out; few, and so no request has to ask the database."""

    async def load(self) -> None:
        """Remember who has been signed out."""

        def ask(database: Connection) -> set[Identity]:
            rows = database.execute(select(_COLUMN.person, _COLUMN.id).where(_is_ended()))
            return {Identity(row.person, row.id) for row in rows}

        self._ended = await self._store.read(ask)

    def known(self, identity: Identity | None) -> Identity | None:
        """Return who somebody is, unless this browser was signed out."""
        return None if identity in self._ended else identity

    async def make_link(self, person: str) -> Link:
        """Make a link that carries a person to another browser.

        :raises ConflictError: if there are too many already
        """

        async def made() -> Link:
            if len(await self._rows(person)) >= _MOST:
                raise ConflictError("many-browsers", most=_MOST)
            link = Link(new_token(), new_id(), _text(_now() + _LASTS))
            row = {
                "person": person, "id": link.id, "token": _digest(link.token),
                "made": _text(_now()), "expires": link.expires, "label": "",
            }  # fmt: skip
            await self._store.write(_forget_unused(person), Step(insert(schema.browsers), [row]))
            return link

        return await self._care.alone(made)

    async def whose(self, token: str) -> Identity:
        """Return whom a link leads to.

        :raises NotFoundError: if it was used, is too old or was taken back
        """
        question = select(schema.browsers).where(_COLUMN.token == _digest(token))
        row = await self._store.read(lambda database: database.execute(question).one_or_none())
        if row is None or row.ended is not None or row.expires < _text(_now()):
            raise NotFoundError("spent-link")
        return Identity(row.person, row.id)

    async def follow(self, token: str, label: str) -> Identity:
        """Use up a link and return who its browser is from now on.

        :raises NotFoundError: if it was used, is too old or was taken back
        """

        async def used() -> Identity:
            found = await self.whose(token)
            values = {
                "whose": found.person,
                "which": found.browser,
                "at": _text(_now()),
                "name": label,
            }
            await self._store.write(Step(_USE, [values]))
            return found

        return await self._care.alone(used)

    async def end(self, person: str, browser: str) -> Identity:
        """Sign a browser out, or take a link back that nobody has used.

        :raises SansatoutError: if there is none, or it is the last one
        """

        async def ended() -> Identity:
            rows = await self._rows(person)
            live = {row["id"] for row in rows if row["used"] or row["id"] == FIRST}
            if browser not in {row["id"] for row in rows}:
                raise NotFoundError("no-such-browser")
            if live == {browser}:
                raise ConflictError("last-browser")
            gone = Identity(person, "" if browser == FIRST else browser)
            await self._store.write(_end_step(gone))
            self._ended.add(gone)
            return gone

        return await self._care.alone(ended)

    async def listed(self, mine: Identity) -> list[dict[str, Any]]:
        """Return a person's browsers and open links, the oldest first."""
        here = mine.browser or FIRST
        return [{**row, "this": row["id"] == here} for row in await self._rows(mine.person)]

    async def _rows(self, person: str) -> list[dict[str, Any]]:
        question = (
            select(schema.browsers)
            .where(_COLUMN.person == person, _COLUMN.ended.is_(None))
            .order_by(_COLUMN.made)
        )
        rows = await self._store.read(lambda database: database.execute(question).all())
        now = _text(_now())
        first = {"id": FIRST, "label": "", "made": None, "used": None, "expires": None}
        begun = [] if Identity(person) in self._ended else [first]
        return begun + [
            {
                "id": row.id, "label": row.label, "made": row.made, "used": row.used,
                "expires": None if row.used else row.expires,
            }
            for row in rows
            if row.used or row.expires >= now
        ]  # fmt: skip


def label_of(agent: str) -> str:
    """Return what kind of browser says this of itself, roughly."""
    program = next((name for mark, name in _PROGRAMS if mark in agent), "")
    system = next((name for name in _SYSTEMS if name in agent), "")
    return ", ".join(filter(None, (program, system)))


def _is_ended() -> Any:  # noqa: ANN401 (SQLAlchemy's own expression)
    return _COLUMN.ended.is_not(None) & (_COLUMN.used.is_not(None) | (_COLUMN.id == ""))


def _forget_unused(person: str) -> Step:
    stale = (_COLUMN.expires < _text(_now())) | _COLUMN.ended.is_not(None)
    unused = _COLUMN.used.is_(None) & (_COLUMN.id != "")
    return Step(delete(schema.browsers).where(_COLUMN.person == person, unused, stale))


def _end_step(gone: Identity) -> Step:
    now = _text(_now())
    row = {
        "person": gone.person, "id": gone.browser, "token": None, "made": now, "expires": now,
        "label": "", "ended": now,
    }  # fmt: skip
    return Step(_END, [row])


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


def _now() -> datetime:
    return datetime.now(UTC)


def _text(moment: datetime) -> str:
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")
