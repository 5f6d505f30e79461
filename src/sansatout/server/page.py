"""The built page: files as they are, and the page itself for every other address."""

from __future__ import annotations

import asyncio
import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler

from sansatout.server.errors import NotFoundError

__all__ = ["STATIC", "page_handlers"]

STATIC = Path(__file__).parent / "static"
_YEAR = "public, max-age=31536000, immutable"
_MISSING = (
    "Sansatout's server is running, but its page has not been built.\n"
    "Build it with: make page\nThe API is described at /schema\n"
)
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")


def _answer(path: str, folder: Path) -> Response[bytes]:
    wanted = (folder / path.lstrip("/")).resolve()
    if not (wanted.is_file() and wanted.is_relative_to(folder.resolve())):
        wanted = folder / "index.html"
    if not wanted.is_file():
        return Response(_MISSING.encode(), media_type="text/plain; charset=utf-8", status_code=503)
    kind = mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    # Vite puts a digest of the content into the names of what it builds.
    cache = _YEAR if wanted.parent.name == "assets" else "no-cache"
    return Response(wanted.read_bytes(), media_type=kind, headers={"cache-control": cache})


def page_handlers(folder: Path = STATIC) -> list[HTTPRouteHandler]:
    """Return what serves the page from a folder."""

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        """Serve a file of the page, or the page."""
        path = request.url.path
        if path.startswith(("/api/", "/ws/")):
            raise NotFoundError("no-such-address", path=path)
        return await asyncio.to_thread(_answer, path, folder)

    return [page]
