"""``sansatout manager --page`` in a process of its own, for people who come over real sockets."""

from __future__ import annotations

import json
import os
import re
import signal
import sys
import time
from collections.abc import Callable, Mapping
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any, TypeVar

from tests.browser.elsewhere import Elsewhere
from tests.manager.plain_client import PlainClient
from tests.server.harness import NO_LIMITS, Person, Socket
from tests.server.serving import NURSERY

_T = TypeVar("_T")
PACE = 60.0
"""Seconds after which something is taken never to come."""


def until(wanted: Callable[[], _T | None], what: str) -> _T:
    """Return what is wanted once it is there."""
    end = time.monotonic() + PACE
    while time.monotonic() < end:
        if found := wanted():
            return found
        time.sleep(0.02)
    raise AssertionError(f"there is no {what}")


def started(out: Path, *arguments: object, **settings: object) -> ForkServerProcess:
    """Run the command with these arguments; what it says goes to a file."""
    out.write_text("")
    environment = {f"SANSATOUT_{name.upper()}": str(value) for name, value in settings.items()}
    process = NURSERY.Process(
        target=_managed,
        args=([str(one) for one in ("manager", "--workers", 0, *arguments)],
              {"SANSATOUT_PACE": "0", **NO_LIMITS, **environment}, out),
    )  # fmt: skip
    process.start()
    return process


class MatchOnPage:
    """A manager with its page."""

    def __init__(self, folder: Path, *arguments: object, **settings: object) -> None:
        self.folder, self.out = folder, folder.parent / f"{folder.name}.out"
        told = ("--folder", folder, "--port", 0, "--page", 0, *arguments)
        self.process = started(self.out, *told, **settings)
        self.watch = self._told(r"Everybody can watch at (\S+)")
        self.address, _, path = self.watch.partition("/table/")
        self.table = path

    @property
    def port(self) -> int:
        """Where it waits for robots."""
        return int(self._told(r"Waiting for robots at 127\.0\.0\.1:(\d+)"))

    def _told(self, pattern: str) -> str:
        def found() -> str | None:
            assert self.process.is_alive() or re.search(pattern, self.said), self.said
            match = re.search(pattern, self.said)
            return None if match is None else match[1]

        return until(found, f"{pattern} in {self.said}")

    @property
    def said(self) -> str:
        return self.out.read_text()

    def link(self, seat: str) -> str:
        """Return the path by which the person of a seat comes."""
        return self._told(rf"{seat} sits down at {self.address}(\S+)")

    def sit(self, seat: str, name: str) -> tuple[Person, Socket]:
        """Let a person sit down by the link of the seat."""
        person = Elsewhere(self.address)
        person.rest("PATCH", "/api/me", {"name": name})
        person.rest("POST", f"/api{self.link(seat)}")
        return person, person.sit(self.table)

    def watcher(self) -> Socket:
        return Elsewhere(self.address).sit(self.table)

    def robots(self, **seats: dict[str, Any]) -> list[PlainClient]:
        """Let robots come, by the names of their seats and what is special about them."""
        found = []
        for seat, special in seats.items():
            side = "NS" if seat in ("North", "South") else "EW"
            found.append(PlainClient(seat, f"{side}team", **special))
            found[-1].port = self.port
            found[-1].start()
        return found

    def is_over(self) -> None:
        """See that the match is over, and leave no time to whoever looks at the page."""
        self._told("(The match is over)")
        self.end(signal.SIGINT)

    def end(self, number: signal.Signals | None = None) -> None:
        """Wait for its end, or bring it about."""
        assert self.process.pid is not None, "it was started"
        if number is not None:
            os.kill(self.process.pid, number)
        self.process.join(PACE)
        assert self.process.exitcode is not None, self.said

    def __enter__(self) -> MatchOnPage:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.join()

    @property
    def results(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads((self.folder / "results.json").read_text())
        return found


def _managed(arguments: list[str], environment: Mapping[str, str], out: Path) -> None:
    from sansatout.cli import run

    os.environ.update({**environment, "LC_ALL": "C.UTF-8"})
    sys.stdout = sys.stderr = out.open("a", buffering=1, encoding="utf-8")
    sys.exit(run(arguments))
