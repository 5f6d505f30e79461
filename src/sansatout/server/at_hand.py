"""What is at hand while something is done: the request, and the table or sheet of a socket."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextvars import Context, ContextVar
from typing import Any, TypeVar

__all__ = ["apart", "begin_request", "going_on_at", "request_id", "thing_at_hand"]

_REQUEST: ContextVar[str | None] = ContextVar("request", default=None)
_THING: ContextVar[tuple[str, str] | None] = ContextVar("thing", default=None)

T = TypeVar("T")


def begin_request(name: str) -> None:
    """Note the id of the request that is served from here on."""
    _REQUEST.set(name)


def request_id() -> str | None:
    """Return the id of the request, or of the one that opened a socket; ``None`` for neither."""
    return _REQUEST.get()


def going_on_at(kind: str, name: str) -> None:
    """Note what the socket shows that is served from here on."""
    _THING.set((kind, name))


def thing_at_hand() -> tuple[str, str] | None:
    """Return what a socket shows: ``table`` and its id, say."""
    return _THING.get()


def apart(work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
    """Begin what goes on for all, and not for the request that happened to come first."""
    return asyncio.create_task(work, context=Context())
