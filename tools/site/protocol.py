"""The protocol's reference: every call of the OpenAPI document, every type of the wire."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, TypeAlias, cast

from sansatout.server.app import create_app
from sansatout.server.config import Config
from sansatout.server.store import Store
from tools.wire_types import UNIONS, WORDS, declarations

__all__ = ["FOLDER", "calls", "document", "pages"]

FOLDER = "reference/protocol"
Plain: TypeAlias = Mapping[str, Any]
_GROUP = re.compile(r"/(?:api/)?([a-z-]+)")
_WORD = re.compile(r"[A-Za-z]\w*")
_REFERENCE = "#/components/schemas/"
_USUAL = ("400", "403", "404", "409", "413", "415", "429", "503")
"""Refusals that any call may give, told once."""
_OVER_SOCKETS = ("TableTold", "TableAsked", "SheetTold", "SheetAsked", "ClassTold")


@cache
def document() -> Plain:
    """Return the server's OpenAPI document."""
    # What describes the calls asks nothing of a store, which is only opened when a server starts.
    app = create_app(Config(), cast(Store, None))
    told: Plain = app.openapi_schema.to_schema()
    return told


def calls(told: Plain) -> Iterator[tuple[str, str, Plain]]:
    """Give the method, the path and what is told of each call."""
    for path, methods in told["paths"].items():
        for method, call in methods.items():
            yield method.upper(), path, call


def pages() -> dict[str, str]:
    """Return the pages of calls and types, and the document itself."""
    told = document()
    types = declarations()
    return {
        f"{FOLDER}/calls.md": "\n".join(_calls(told, types)) + "\n",
        f"{FOLDER}/messages.md": "\n".join(_types(types)) + "\n",
        f"{FOLDER}/openapi.json": json.dumps(told, indent=1, ensure_ascii=False) + "\n",
    }


def _calls(told: Plain, types: Mapping[str, str]) -> Iterator[str]:
    yield "# Calls\n"
    yield "Every call over HTTP, from the [OpenAPI document](openapi.json) that the server has at"
    yield "`/schema/openapi.json`. [The protocol](../../protocol.md) tells how they go together;"
    yield "[Messages](messages.md) has the types of what is sent. A call that is refused answers"
    yield "with an [`ErrorAnswer`](messages.md#ErrorAnswer):\n"
    yield "| status | |\n|---|---|"
    yield from (f"| {status} | {words} |" for status, words in _refusals(told).items())
    for group, inside in _grouped(told).items():
        yield f"\n## {group}"
        for method, path, call in inside:
            yield f"\n### `{method} {path}` {{ #{call['operationId']} }}\n"
            yield _prose(call.get("description") or call["summary"])
            yield from _call(call, types)


def _grouped(told: Plain) -> dict[str, list[tuple[str, str, Plain]]]:
    """Return the calls by what they are about, the first word of their paths."""
    groups: dict[str, list[tuple[str, str, Plain]]] = {}
    for method, path, call in calls(told):
        found = _GROUP.match(path)
        assert found is not None, path
        groups.setdefault(found[1], []).append((method, path, call))
    return groups


def _refusals(told: Plain) -> dict[str, str]:
    found = {
        status: answer["description"]
        for _, _, call in calls(told)
        for status, answer in call["responses"].items()
        if status in _USUAL
    }
    return dict(sorted(found.items()))


def _prose(docstring: str) -> str:
    return docstring.replace("``", "`").strip()


def _call(call: Plain, types: Mapping[str, str]) -> Iterator[str]:
    rows = [
        (f"`{one['name']}`", f"in the {one['in']}", _shown(one.get("schema", {}), types))
        for one in call.get("parameters", ())
    ]
    if "requestBody" in call:
        rows.append(("body", "sent", _content(call["requestBody"], types)))
    rows += [
        (status, "answer", _content(answer, types) or answer["description"])
        for status, answer in call["responses"].items()
        if status not in _USUAL
    ]
    yield "\n| | | |\n|---|---|---|"
    yield from (f"| {' | '.join(row)} |" for row in rows)


def _content(body: Plain, types: Mapping[str, str]) -> str:
    kinds = body.get("content", {})
    return ", ".join(
        _shown(one.get("schema", {}), types) if kind == "application/json" else f"`{kind}`"
        for kind, one in kinds.items()
    )


def _shown(schema: Plain, types: Mapping[str, str]) -> str:
    """Return a type in a word, with a link where it has a name of its own."""
    if "$ref" in schema:
        name = schema["$ref"].removeprefix(_REFERENCE)
        return f"[`{name}`](messages.md#{name})" if name in types else f"`{name}`"
    if "enum" in schema:
        return " or ".join(f"`{one}`" for one in schema["enum"] if one is not None)
    if "oneOf" in schema:
        return " or ".join(dict.fromkeys(_shown(one, types) for one in schema["oneOf"]))
    if schema.get("type") == "array":
        return f"list of {_shown(schema.get('items', {}), types)}"
    return str(schema.get("type", "anything"))


def _types(types: Mapping[str, str]) -> Iterator[str]:
    yield "# Messages\n"
    yield "What goes over the wire, as TypeScript declares it: bodies and answers of the"
    yield "[calls](calls.md) and the messages of the WebSockets, made from the server's own types."
    yield "What a field with `?` says may be left out. These begin at the sockets"
    yield "([the protocol](../../protocol.md) tells when each is sent):\n"
    yield from (f"- [`{name}`](#{name})" for name in _OVER_SOCKETS)
    first = (*_OVER_SOCKETS, *(name for name in (*WORDS, *UNIONS) if name not in _OVER_SOCKETS))
    for name in (*first, *sorted(set(types) - set(first))):
        yield f"\n## {name} {{ #{name} }}\n"
        yield f"```typescript\n{types[name].rstrip()}\n```"
        used = dict.fromkeys(_WORD.findall(_without_comments(types[name])))
        links = [f"[`{one}`](#{one})" for one in used if one in types and one != name]
        if links:
            yield f"\nSee {', '.join(links)}."


def _without_comments(declared: str) -> str:
    return re.sub(r"/\*.*?\*/|\"[^\"]*\"", "", declared, flags=re.DOTALL)
