"""The browsers of a person: carried on from one to another by a link, and signed out again.

A cookie says in which browser its person is. Those that came by a link have a row as long as they
are signed in; the browser in which somebody began has one once it is signed out.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from sansatout.server.care import Care
from sansatout.server.errors import ConflictError, NotFoundError
from sansatout.server.identity import Identity, new_id, new_token
from sansatout.server.protocol.people import Browser
from sansatout.server.store import Step, Store, schema
from sansatout.structs import replace

__all__ = ["FIRST", "Browsers", "label_of"]

FIRST = "first"
"""What the browser is called, outside, in which somebody began."""
_LASTS = timedelta(minutes=15)
_MOST = 20
_MOST_REMEMBERED = 10_000
"""Browsers of which memory holds whether they are signed in; the database is asked for others."""
_COLUMN = schema.browsers.c
_USE = (
    update(schema.browsers)
    .where(_COLUMN.person == bindparam("whose"), _COLUMN.id == bindparam("which"))
    .values(token=None, used=bindparam("at"), label=bindparam("name"))
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
        self._seen: dict[Identity, bool] = {}
        """Whether browsers are signed in that came lately, the latest last."""

    async def known(self, identity: Identity | None) -> Identity | None:
        """Return who somebody is, unless this browser was signed out."""
        if identity is None:
            return None
        signed_in = self._seen.get(identity)
        if signed_in is None:
            found = await self._store.read(lambda database: _is_signed_in(database, identity))
            # Whoever was signed out meanwhile stays so.
            signed_in = self._seen.get(identity, found)
        self._remember(identity, signed_in=signed_in)
        return identity if signed_in else None

    def _remember(self, identity: Identity, *, signed_in: bool) -> None:
        self._seen.pop(identity, None)
        self._seen[identity] = signed_in
        if len(self._seen) > _MOST_REMEMBERED:
            del self._seen[next(iter(self._seen))]

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
            await self._store.write(_forget_expired(), Step(insert(schema.browsers), [row]))
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
        """Sign a browser out, and with it all open links; or take one of those back.

        Whoever signs a browser out does not want to see it again by a link that was made there.

        :raises SansatoutError: if there is none, or it is the last one
        """

        async def ended() -> Identity:
            rows = await self._rows(person)
            live = {row.id for row in rows if row.used or row.id == FIRST}
            if browser not in {row.id for row in rows}:
                raise NotFoundError("no-such-browser")
            if live == {browser}:
                raise ConflictError("last-browser")
            gone = Identity(person, "" if browser == FIRST else browser)
            await self._store.write(*_end_steps(gone, links=browser in live))
            self._remember(gone, signed_in=False)
            return gone

        return await self._care.alone(ended)

    async def listed(self, mine: Identity) -> list[Browser]:
        """Return a person's browsers and open links, the oldest first."""
        here = mine.browser or FIRST
        rows = await self._rows(mine.person)
        return [replace(row, this=row.id == here) for row in rows]

    async def _rows(self, person: str) -> list[Browser]:
        question = select(schema.browsers).where(_COLUMN.person == person).order_by(_COLUMN.made)
        rows = await self._store.read(lambda database: database.execute(question).all())
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
    """Tell whether a browser is signed in: the first by having no row, any other by having one."""
    mine = (_COLUMN.person == identity.person) & (_COLUMN.id == identity.browser)
    row = database.execute(select(_COLUMN.used, _COLUMN.ended).where(mine)).one_or_none()
    if identity.browser == "":
        return row is None
    return row is not None and row.used is not None and row.ended is None


def _forget_expired() -> Step:
    """Return what forgets all links that nobody used in time; only links have a token."""
    return Step(delete(schema.browsers).where(_COLUMN.token > "", _COLUMN.expires < _text(_now())))


def _end_steps(gone: Identity, *, links: bool) -> list[Step]:
    """Return what ends a browser or a link; what came by a link is nobody without its row."""
    whose = delete(schema.browsers).where(_COLUMN.person == gone.person)
    steps = [Step(whose.where(_COLUMN.token > ""))] if links else []
    if gone.browser:
        return [*steps, Step(whose.where(_COLUMN.id == gone.browser))]
    now = _text(_now())
    row = {
        "person": gone.person, "id": "", "token": None, "made": now, "expires": now,
        "label": "", "ended": now,
    }  # fmt: skip
    return [*steps, Step(insert(schema.browsers), [row])]


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


def _now() -> datetime:
    return datetime.now(UTC)


def _text(moment: datetime) -> str:
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")
