"""What the process of a test's server does; the first one has read all modules for the others."""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections.abc import Mapping
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any

__all__ = ["NURSERY", "served"]

NURSERY = multiprocessing.get_context("forkserver")
NURSERY.set_forkserver_preload(["tests.server.warm"])


def served(data: Path, port: int, *given: Any) -> tuple[ForkServerProcess, str]:
    """Start a server as ``_serve`` is told; its process and its address."""
    listening, telling = NURSERY.Pipe(duplex=False)
    process = NURSERY.Process(target=_serve, args=(telling, data, port, *given))
    process.start()
    telling.close()
    try:
        return process, listening.recv()
    except EOFError:
        raise AssertionError("the server did not start") from None


def _serve(
    ready: Connection, data: Path, port: int, settings: dict[str, Any], prelude: str,
    environment: Mapping[str, str], log: Path | None,
) -> None:  # fmt: skip
    from sansatout.server.environment import config_from
    from sansatout.server.running import run

    os.environ.clear()
    os.environ.update(environment)
    if log is not None:
        os.dup2(os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT), sys.stderr.fileno())
    exec(prelude, {"data": data})
    config = config_from(os.environ, data=data, **{"workers": 1, **settings})
    run(config, "127.0.0.1", port, ready.send)
