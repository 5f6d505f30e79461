"""One fault: a crowd plays, something breaks and is mended, and the checker has the last word."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from tests.faults.checker import Verdict, check
from tests.faults.crowd import Crowd
from tests.faults.history import dump
from tests.faults.log import Log, keep

__all__ = ["Trial"]

_FIGURES = "FAULTS_FIGURES"
"""The variable that names a folder for the figures."""


class Trial:
    """Everybody plays from the beginning to the end of the ``with``.

    :param events: how far every table goes before anything breaks, and after all is mended
    """

    def __init__(
        self,
        name: str,
        folder: Path,
        crowd: Crowd,
        logs: Callable[[], Mapping[str, Log]],
        *,
        events: int = 20,
    ) -> None:
        self.name = name
        self.crowd = crowd
        self.verdict = Verdict()
        self.noted: dict[str, Any] = {}
        """Further figures."""
        self._folder = folder
        self._logs = logs
        self._events = events
        self._begun = 0.0
        self._cures: list[float] = []

    def __enter__(self) -> Trial:
        self.crowd.start()
        self.crowd.play(self._events)
        self._begun = time.monotonic()
        return self

    def goes_on_meanwhile(self, within: float) -> None:
        """Note that every table goes on although nothing is mended yet."""
        self._note("goes on meanwhile after", self.crowd.goes_on(within))

    def cured(self) -> None:
        """Note that all is mended, and that every table goes on."""
        self._cures.append(time.monotonic())
        self._note("goes on after", self.crowd.goes_on())

    def _note(self, name: str, seconds: float) -> None:
        self.noted.setdefault(name, []).append(round(seconds, 2))

    def __exit__(self, kind: object, *_: object) -> None:
        try:
            if kind is None:
                self.crowd.play(self._events)
        finally:
            histories = self.crowd.stop()
            dump(histories, self._folder / f"{self.name}.histories")
            logs = self._logs()
            keep(logs, {one.table for one in histories}, self._folder / f"{self.name}.log")
            self.verdict = check(histories, logs, since=self._begun, cures=self._cures)
            self._tell()
        if kind is None:
            assert not self.verdict.faults, self.verdict.faults[:10]

    def _tell(self) -> None:
        figures = {"fault": self.name, **self.verdict.figures, **self.noted}
        found = sorted({fault.kind for fault in self.verdict.faults})
        text = json.dumps({**figures, "kinds": found}, indent=1)
        folder = Path(os.environ.get(_FIGURES, self._folder))
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{self.name}.json").write_text(text + "\n")
        print(text)  # noqa: T201 (figures are what a trial is for)
