"""The browsers of a person: carried on from one to another by a link, and signed out again.

A cookie says in which browser its person is. Those that came by a link have a row as long as they
are signed in; the browser in which somebody began has one once it is signed out.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from math import inf
from typing import Any

from sqlalchemy import Connection, Row, bindparam, delete, insert, select, update

from sansatout.server.bus import Alone, Bus
from sansatout.server.care import Care
from sansatout.server.errors import ConflictError, NotFoundError
from sansatout.server.identity import Identity, new_id, new_token
from sansatout.server.protocol.people import Browser
from sansatout.server.store import Put, Rows, Step, Store, schema
from sansatout.structs import replace

__all__ = ["FIRST", "Browsers", "forget_expired", "label_of"]

FIRST = "first"
"""What the browser is called, outside, in which somebody began."""
_LASTS = timedelta(minutes=15)
_MOST = 20
_MOST_REMEMBERED = 10_000
"""Browsers of which memory holds whether they are signed in; the database is asked for others."""
_FRESH = 3.0
"""Seconds for which memory is believed that a browser is signed in, where others may end that."""
_COLUMN = schema.browsers.c
_USE = (
    update(schema.browsers)
    .where(_COLUMN.token == bindparam("spent"), _COLUMN.ended.is_(None))
    .where(_COLUMN.expires >= bindparam("at"))
    .values(token=None, used=bindparam("at"), label=bindparam("name"))
)
_ONE_OF = select(schema.browsers).where(
    _COLUMN.person == bindparam("whose"), _COLUMN.id == bindparam("browser")
)
_ALL_OF = select(schema.browsers).where(_COLUMN.person.in_(bindparam("people", expanding=True)))
_SOMEBODY = Put(schema.people)
_TAKE_TURN = (
    update(schema.people)
    .where(schema.people.c.person == bindparam("whose"))
    .values(name=schema.people.c.name)
)
"""Waits for whoever else, at whatever node, changes something about a person's browsers."""
_PROGRAMS = (("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("Chrom", "Chrome"),
             ("Safari", "Safari"))  # fmt: skip
_SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux")


@dataclass(frozen=True, slots=True)
class Link:
    """A link that makes another browser mine, once."""

    token: str
    id: str
    expires: str


@dataclass(frozen=True, slots=True)
class _Seen:
    signed_in: bool
    since: float
    """When the store said so."""


class Browsers:
    """Who is signed in where."""

    def __init__(self, store: Store, bus: Bus | None = None) -> None:
        self._store = store
        self._care = Care()
        self._fresh = _FRESH if (bus or Alone()).is_shared else inf
        self._seen: dict[Identity, _Seen] = {}
        """Whether browsers are signed in that came lately, the latest last."""

    async def known(self, identity: Identity | None) -> Identity | None:
        """Return who somebody is, unless this browser was signed out."""
        if identity is None:
            return None
        seen = self._seen.get(identity)
        if seen is None or (seen.signed_in and time.monotonic() - seen.since > self._fresh):
            asked = time.monotonic()
            found = await self._store.read(lambda database: _is_signed_in(database, identity))
            # Whoever was signed out meanwhile stays so.
            latest = self._seen.get(identity)
            seen = _Seen(found and (latest is None or latest.signed_in), asked)
        self._remember(identity, seen)
        return identity if seen.signed_in else None

    def _remember(self, identity: Identity, seen: _Seen) -> None:
        self._seen.pop(identity, None)
        self._seen[identity] = seen
        if len(self._seen) > _MOST_REMEMBERED:
            del self._seen[next(iter(self._seen))]

    def forget(self, gone: Identity) -> None:
        """Know that a browser is signed out, which it stays for ever."""
        self._remember(gone, _Seen(signed_in=False, since=0.0))

    async def ended(self, identities: Sequence[Identity]) -> set[Identity]:
        """Return which browsers are signed out, by the store."""
        people = {"people": list({one.person for one in identities})}
        rows = await self._store.read(lambda database: database.execute(_ALL_OF, people).all())
        found = {Identity(row.person, row.id): row for row in rows}
        gone = {one for one in identities if not _signed_in(one, found.get(one))}
        for one in gone:
            self.forget(one)
        return gone

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
            await self._store.write(forget_expired(), Step(insert(schema.browsers), [row]))
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
            values = {"spent": _digest(token), "at": _text(_now()), "name": label}
            await self._store.write(Step(_use_up, [values]))
            return found

        return await self._care.alone(used)

    async def end(self, person: str, browser: str) -> Identity:
        """Sign a browser out, and with it all open links; or take one of those back.

        Whoever signs a browser out does not want to see it again by a link that was made there.

        :raises SansatoutError: if there is none, or it is the last one
        """

        async def ended() -> Identity:
            gone = Identity(person, "" if browser == FIRST else browser)
            somebody = Step(_SOMEBODY, [{"person": person, "name": ""}])
            await self._store.write(somebody, Step(_ending(gone)))
            self.forget(gone)
            return gone

        return await self._care.alone(ended)

    async def listed(self, mine: Identity) -> list[Browser]:
        """Return a person's browsers and open links, the oldest first."""
        here = mine.browser or FIRST
        rows = await self._rows(mine.person)
        return [replace(row, this=row.id == here) for row in rows]

    async def _rows(self, person: str) -> list[Browser]:
        return await self._store.read(lambda database: _browsers_of(database, person))


def _browsers_of(database: Connection, person: str) -> list[Browser]:
    question = select(schema.browsers).where(_COLUMN.person == person).order_by(_COLUMN.made)
    rows = database.execute(question).all()
    now = _text(_now())
    first = Browser(FIRST, "", None, None, None)
    begun = [] if any(row.id == "" for row in rows) else [first]
    return begun + [
        Browser(row.id, row.label, row.made, row.used, None if row.used else row.expires)
        for row in rows
        if row.ended is None and (row.used or row.expires >= now)
    ]


def label_of(agent: str) -> str:
    """Return what kind of browser says this of itself, roughly."""
    program = next((name for mark, name in _PROGRAMS if mark in agent), "")
    system = next((name for name in _SYSTEMS if name in agent), "")
    return ", ".join(filter(None, (program, system)))


def _is_signed_in(database: Connection, identity: Identity) -> bool:
    which = {"whose": identity.person, "browser": identity.browser}
    row = database.execute(_ONE_OF, which).one_or_none()
    return _signed_in(identity, row)


def _signed_in(identity: Identity, row: Row[Any] | None) -> bool:
    """Tell whether a browser is signed in: the first by having no row, any other by having one."""
    if identity.browser == "":
        return row is None
    return row is not None and row.used is not None and row.ended is None


def _use_up(connection: Connection, rows: Rows) -> None:
    for row in rows:
        if connection.execute(_USE, row).rowcount != 1:
            raise NotFoundError("spent-link")


def _ending(gone: Identity) -> Callable[[Connection, Rows], None]:
    """Return what ends a browser or a link, unless it is the last browser or none."""

    def end(connection: Connection, rows: Rows) -> None:
        del rows
        connection.execute(_TAKE_TURN, {"whose": gone.person})
        there = _browsers_of(connection, gone.person)
        live = {row.id for row in there if row.used or row.id == FIRST}
        browser = gone.browser or FIRST
        if browser not in {row.id for row in there}:
            raise NotFoundError("no-such-browser")
        if live == {browser}:
            raise ConflictError("last-browser")
        _end(connection, gone, links=browser in live)

    return end


def forget_expired() -> Step:
    """Return what forgets all links that nobody used in time; only links have a token."""
    return Step(delete(schema.browsers).where(_COLUMN.token > "", _COLUMN.expires < _text(_now())))


def _end(connection: Connection, gone: Identity, *, links: bool) -> None:
    """End a browser or a link; what came by a link is nobody without its row."""
    whose = delete(schema.browsers).where(_COLUMN.person == gone.person)
    if links:
        connection.execute(whose.where(_COLUMN.token > ""))
    if gone.browser:
        connection.execute(whose.where(_COLUMN.id == gone.browser))
        return
    now = _text(_now())
    row = {
        "person": gone.person, "id": "", "token": None, "made": now, "expires": now,
        "label": "", "ended": now,
    }  # fmt: skip
    connection.execute(insert(schema.browsers), row)


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


def _now() -> datetime:
    return datetime.now(UTC)


def _text(moment: datetime) -> str:
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")
