"""The built page: files as they are, and the page itself wherever it may show something."""

from __future__ import annotations

import asyncio
import mimetypes
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.handlers import HTTPRouteHandler

from sansatout.server.context import Context, language_of
from sansatout.server.errors import NotFoundError
from sansatout.server.preview import with_preview

__all__ = ["STATIC", "page_handlers"]

STATIC = Path(__file__).parent / "static"
_LONGEST = 200
"""No view of the page has a longer path."""
_RESERVED = frozenset({
    "api", "assets", "health", "healthz", "live", "livez", "metrics", "ping", "ready", "readyz",
    "schema", "status", "ws",
})  # fmt: skip
"""Where programs ask, not people: a page there would tell them that all is well."""
_INVITATION = "/join/"
_YEAR = "public, max-age=31536000, immutable"
_MISSING = (
    "Sansatout's server is running, but its page has not been built.\n"
    "Build it with: make page\nThe API is described at /schema\n"
)
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


def _found(path: str, folder: Path) -> Path | None:
    """Return the file of a path within the folder; ``None`` if there is none."""
    try:
        wanted = (folder / path.lstrip("/")).resolve()
        inside = wanted.is_relative_to(folder.resolve()) and wanted.is_file()
    except (OSError, ValueError):  # no file can have such a name
        return None
    return wanted if inside else None


def _is_view(path: str) -> bool:
    """Tell whether the page may show something there: neither a door of ours nor a file."""
    parts = path.strip("/").split("/")
    if parts[0] in _RESERVED or parts[0].startswith(".") or "." in parts[-1]:
        return False
    return len(path) <= _LONGEST and path.isprintable()


def _answer(path: str, folder: Path) -> Response[bytes]:
    wanted = _found(path, folder)
    if wanted is None and not _is_view(path):
        raise NotFoundError("no-such-address", path=path[:_LONGEST])
    wanted = wanted or folder / "index.html"
    if not wanted.is_file():
        return Response(_MISSING.encode(), media_type="text/plain", status_code=503)
    kind = mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
    # Vite puts a digest of the content into the names of what it builds.
    cache = _YEAR if wanted.parent.name == "assets" else "no-cache"
    return Response(wanted.read_bytes(), media_type=kind, headers={"cache-control": cache})


def page_handlers(folder: Path = STATIC) -> list[HTTPRouteHandler]:
    """Return what serves the page from a folder."""

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(request: Request[Any, Any, Any], context: Context) -> Response[bytes]:
        """Serve a file of the page, or the page; a link to a table with a word about that."""
        path: str = request.scope["path"]
        answer = await asyncio.to_thread(_answer, path, folder)
        if path.startswith(_INVITATION) and answer.media_type == MediaType.HTML:
            base = f"{request.scope['scheme']}://{request.headers.get('host', '')}"
            token, plain = path.removeprefix(_INVITATION), answer.content.decode()
            told = await with_preview(plain, context.rooms, token, language_of(request), base)
            answer.content = told.encode()
            answer.headers["vary"] = "accept-language"
        return answer

    return [page]
