"""Where coroutines run: in a thread of their own, since a browser's loop may run in this one."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

__all__ = ["run"]

_T = TypeVar("_T")


def run(story: Coroutine[Any, Any, _T]) -> _T:
    """Return what a coroutine comes to."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, story).result()  # noqa: TID251
