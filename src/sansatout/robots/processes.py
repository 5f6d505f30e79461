"""Processes in which robots think, beside the one that asks them."""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.process import BaseProcess

from sansatout.robots.bidding import SYSTEMS, System, know

__all__ = ["begin", "thinking_processes"]


def thinking_processes(count: int) -> ProcessPoolExecutor:
    """Return so many processes that bid as this one can, and end when it does, however it ends."""
    spawn, systems = multiprocessing.get_context("spawn"), tuple(SYSTEMS.values())
    return ProcessPoolExecutor(count, spawn, begin, (systems,))


def begin(systems: Iterable[System]) -> None:
    """Make a process one of those: it knows the systems, and does not outlive its parent."""
    know(systems)
    parent = multiprocessing.parent_process()
    assert parent is not None, "a worker has a parent"
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: BaseProcess) -> None:
    # A parent that was killed closes no queue, so its workers would wait for ever.
    parent.join()
    os._exit(0)
