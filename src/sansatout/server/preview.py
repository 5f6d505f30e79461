"""What other programs show of an invitation before anybody opens it."""

from __future__ import annotations

from html import escape

from sansatout.locales import render
from sansatout.server.errors import NotFoundError
from sansatout.server.protocol.tables import TableSummary
from sansatout.server.rooms.chairs import ChairKind
from sansatout.server.rooms.registry import Rooms
from sansatout.server.rooms.summary import stored_summary

__all__ = ["with_preview"]

_TITLE = "<title>Sansatout</title>"
_LANGUAGE = '<html lang="en">'
_NOBODY = ""
"""A preview is for whoever sees the link: it tells what a stranger may know."""


async def with_preview(page: str, rooms: Rooms, token: str, language: str, base: str) -> str:
    """Return the page with a head that tells which table a link leads to, if it does."""
    try:
        table = await rooms.where(token)
    except NotFoundError:
        return page
    found = await rooms.store.read(lambda database: stored_summary(database, table, _NOBODY))
    if found is None:
        return page
    told = page.replace(_LANGUAGE, f'<html lang="{language}">', 1)
    free = sum(player.kind is ChairKind.OPEN for player in found.players)
    if found.by_link and token == found.table:
        free = 0
    return told.replace(_TITLE, _head(found, free, language, base), 1)


def _head(table: TableSummary, free: int, language: str, base: str) -> str:
    game = render(f"page-game-{table.variant}", {}, language)
    title = (
        render("preview-title-host", {"game": game, "host": table.host}, language)
        if table.host
        else render("preview-title", {"game": game}, language)
    )
    text = (
        render("preview-text", {"count": free}, language)
        if free
        else render("preview-full", {}, language)
    )
    tags = {
        "og:type": "website", "og:site_name": "Sansatout",
        "og:title": title, "og:description": text, "og:image": f"{base}/icon-512.png",
    }  # fmt: skip
    lines = [
        f"<title>{escape(title)}</title>",
        f'<meta name="description" content="{escape(text)}" />',
        *(f'<meta property="{name}" content="{escape(what)}" />' for name, what in tags.items()),
    ]
    return "\n    ".join(lines)
