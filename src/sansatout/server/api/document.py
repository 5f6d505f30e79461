"""The list of all calls as a plain page: no script, nothing of anybody else's."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from html import escape
from http import HTTPStatus
from typing import Any

from litestar import Request, Response, Router
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.openapi.spec import (
    OpenAPIMediaType,
    OpenAPIResponse,
    OpenAPIType,
    Operation,
    Schema,
)

from sansatout import __version__
from sansatout.server.errors import NotFoundError

__all__ = ["documents", "giving"]

_PATH = "/schema"

_PAGE = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>{title}</title></head>
<body>
<h1>{title}</h1>
<p>For programs: <a href="{json}">{json}</a></p>
<table>
<thead><tr><th>call</th><th>what it does</th><th>answers</th></tr></thead>
<tbody>
{rows}
</tbody>
</table>
</body>
</html>
"""
_ROW = "<tr><td><code>{call}</code></td><td>{what}</td><td>{answers}</td></tr>"


def documents() -> OpenAPIConfig:
    """Return what describes all calls, to programs and to people."""
    router = Router(_PATH, route_handlers=[], include_in_schema=False, after_request=_in_our_words)
    return OpenAPIConfig(
        "Sansatout",
        __version__,
        path=_PATH,
        render_plugins=[_PlainPage()],
        openapi_router=router,
        use_handler_docstrings=True,
    )


def giving(kinds: Callable[[], Iterable[str]]) -> type[Operation]:
    """Return how a call is described that also gives files, of these media types."""

    @dataclass
    class Giving(Operation):
        def __post_init__(self) -> None:
            usual = (self.responses or {})[str(HTTPStatus.OK.value)]
            assert isinstance(usual, OpenAPIResponse), "an answer of our own"
            text = Schema(type=OpenAPIType.STRING)
            given = {kind: OpenAPIMediaType(schema=text) for kind in kinds()}
            usual.content = given | (usual.content or {})

    return Giving


def _in_our_words(response: Response[Any]) -> Response[Any]:
    """Let what is not there be missing as everywhere else."""
    if response.status_code == HTTPStatus.NOT_FOUND:
        raise NotFoundError("no-such-address", path=f"{_PATH}/…")
    return response


class _PlainPage(OpenAPIRenderPlugin):
    """Show what the OpenAPI document says of each call."""

    def __init__(self) -> None:
        super().__init__(path="/", favicon="", style="")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Return the page."""
        info = openapi_schema["info"]
        title = escape(f"{info['title']} {info['version']}")
        json = escape(self.get_openapi_json_route(request))
        rows = "\n".join(_rows(openapi_schema["paths"]))
        return _PAGE.format(title=title, json=json, rows=rows).encode()


def _rows(paths: dict[str, dict[str, Any]]) -> Iterator[str]:
    for path, calls in paths.items():
        for method, call in calls.items():
            yield _ROW.format(
                call=escape(f"{method.upper()} {path}"),
                what=escape(call.get("description") or call.get("summary", "")),
                answers=escape(" ".join(call["responses"])),
            )
