"""Who I am, and where."""

from __future__ import annotations

from msgspec import Struct

__all__ = [
    "Addresses", "Browser", "BrowserList", "LinkMade", "LinkTarget", "Live", "Ready", "WhoIAm",
]  # fmt: skip


class Addresses(Struct, frozen=True):
    """Where others on the network find the server."""

    here: bool
    """Whether who asks sits at the machine itself, which others know by another name."""
    addresses: list[str]
    """None for who is elsewhere, or where only the machine itself can open the page."""


class WhoIAm(Struct, frozen=True):
    """A person, as only that person is told."""

    person: str
    name: str
    """Empty until chosen."""


class LinkMade(Struct, frozen=True):
    """A link that makes another browser mine, once."""

    link: str
    id: str
    expires: str


class LinkTarget(Struct, frozen=True):
    """Where a link leads."""

    name: str
    same: bool
    """Whether I am that person already."""
    loses: int
    """The tables and sheets that this browser's person has."""


class Browser(Struct, frozen=True):
    """Where I am signed in, or (with ``expires``) a link to me that nobody has used."""

    id: str
    label: str
    made: str | None
    used: str | None
    expires: str | None
    this: bool = False


class BrowserList(Struct, frozen=True):
    """The oldest first."""

    browsers: list[Browser]


class Live(Struct, frozen=True):
    """The process answers."""

    live: bool = True


class Ready(Struct, frozen=True):
    """The store can be read and written."""

    ready: bool = True
