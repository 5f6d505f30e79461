"""A real server in a process of its own, which can be killed and started again."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Mapping
from pathlib import Path

from tests.server.harness import NO_LIMITS, stored_events


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class House:
    """One server with its data folder and a port that stays.

    ``limits`` are variables of the environment; without any there are the usual limits. Robots
    think little unless told.
    """

    def __init__(
        self, data: Path, limits: Mapping[str, str] = NO_LIMITS, level: str = "novice"
    ) -> None:
        self.data = data
        self.limits = limits
        self.level = level
        self.port = _free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        command = [sys.executable, "-m", "sansatout.cli", "serve", "--no-browser"]
        place = ["--port", str(self.port), "--data", str(self.data)]
        # Whoever is waited for may be asked at once whether they are there.
        own = {"SANSATOUT_ASK_AFTER": "0", "SANSATOUT_WORKERS": "1", "SANSATOUT_LEVEL": self.level}
        settings = {**os.environ, **own, **self.limits}
        self._process = subprocess.Popen(
            [*command, *place], stdout=subprocess.DEVNULL, start_new_session=True, env=settings
        )
        self._wait()

    def _wait(self) -> None:
        for _ in range(600):
            try:
                urllib.request.urlopen(f"{self.address}/api/games", timeout=2).close()
            except OSError:
                time.sleep(0.1)
            else:
                return
        raise AssertionError("the server did not answer within a minute")

    def kill(self) -> None:
        """End it as a power cut would, its robots too."""
        assert self._process is not None, "it was opened"
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._process = None

    def events(self, table: str) -> list[str]:
        """Return what is in the database."""
        return stored_events(self.data, table)

    def close(self) -> None:
        """End it; it must not have ended by itself."""
        if self._process is None:
            return
        ended = self._process.poll()
        self.kill()
        assert ended is None, f"the server ended by itself with {ended}"
