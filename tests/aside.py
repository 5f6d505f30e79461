"""Where loops run: in a thread of their own, since a browser's loop may run in this one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

__all__ = ["call", "run"]

_T = TypeVar("_T")


def run(story: Coroutine[Any, Any, _T]) -> _T:
    """Return what a coroutine comes to."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, story).result()  # noqa: TID251


def call(work: Callable[..., _T], *arguments: object) -> _T:
    """Return what a function comes to that begins a loop itself."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(work, *arguments).result()
