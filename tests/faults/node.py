"""One node: ``sansatout serve`` in a process of its own, whose end comes in many ways."""

from __future__ import annotations

import atexit
import os
import re
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

__all__ = ["Node"]

_STARTS = 60.0
"""Seconds within which a node serves on a busy machine."""
_SETTINGS = {
    "SANSATOUT_LIMITS": "off",
    "SANSATOUT_LAG_SECONDS": "60",
    "SANSATOUT_WORKERS": "1",
    "SANSATOUT_LEVEL": "novice",
    "SANSATOUT_AWAY_SECONDS": "30",
}
_ADDRESS = re.compile(rb"http://127\.0\.0\.1:(\d+)/")


class Node:
    """A process of the command; its log is kept, and it comes back on the same port.

    :param words: further words of the command
    :param prelude: what the process does to itself before it serves
    """

    def __init__(
        self, folder: Path, *words: str, prelude: str = "",
        environment: Mapping[str, str] | None = None,
    ) -> None:  # fmt: skip
        folder.mkdir(parents=True, exist_ok=True)
        self.data = folder / "data"
        self.log_file = folder / "log"
        self.port = 0
        self.words = words
        self.prelude = prelude
        self.environment = dict(environment or {})
        self._process: subprocess.Popen[bytes] | None = None
        self._begun = 0
        atexit.register(self.kill)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None, "it runs"
        return self._process.pid

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def log(self) -> str:
        """All it has said, in all its lives."""
        return self.log_file.read_text(errors="replace")

    def launch(self) -> None:
        """Start the process."""
        self.log_file.touch()
        self._begun = self.log_file.stat().st_size
        code = f"{self.prelude}\nfrom sansatout.cli import main\nmain()"
        command = ["-c", code] if self.prelude else ["-m", "sansatout.cli"]
        kept = [] if "--database" in self.words else ["--data", str(self.data)]
        where = ["--port", str(self.port), *kept, "--no-browser"]
        with self.log_file.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, *command, "serve", *where, *self.words], stdout=log, stderr=log,
                env={**os.environ, **_SETTINGS, **self.environment}, start_new_session=True,
            )  # fmt: skip

    def serves(self) -> None:
        """Return once it has told its address."""
        end = time.monotonic() + _STARTS
        while (found := _ADDRESS.search(self.log_file.read_bytes(), self._begun)) is None:
            assert self.is_running, f"the node did not start:\n{self.log[-3000:]}"
            assert time.monotonic() < end, f"the node does not serve:\n{self.log[-3000:]}"
            time.sleep(0.02)
        self.port = int(found[1])

    def start(self) -> None:
        """Start the process and return once it serves."""
        self.launch()
        self.serves()

    def kill(self) -> None:
        """End it and all its robots at once."""
        if self._process is None:
            return
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._process = None

    def stop(self, patience: float = 30.0) -> float:
        """Ask it to end; after how many seconds it has."""
        assert self._process is not None, "it runs"
        begun = time.monotonic()
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(patience)
        seconds = time.monotonic() - begun
        self.kill()
        return seconds

    def freeze(self) -> None:
        """Stop it in its tracks: its sockets stay open, and nothing answers."""
        os.killpg(self.pid, signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on, as if no time had passed."""
        os.killpg(self.pid, signal.SIGCONT)

    def fill_disk(self) -> None:
        """Let no file of the process grow."""
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))

    def empty_disk(self) -> None:
        """Let files grow again."""
        most = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, most)
