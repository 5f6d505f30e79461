"""The clock of one node, which can jump: by ``libfaketime`` where it is installed."""

from __future__ import annotations

from pathlib import Path

__all__ = ["Clock"]

_LIBRARIES = ("/usr/lib/*/faketime/libfaketimeMT.so.1", "/usr/lib*/faketime/libfaketimeMT.so.1")
_OWN = """
import datetime, pathlib, time
real, file = time.time, pathlib.Path({file!r})
time.time = lambda: real() + float(file.read_text())
class Clock(datetime.datetime):
    @classmethod
    def now(cls, tz=None):
        return real_datetime.fromtimestamp(time.time(), tz)
real_datetime, datetime.datetime = datetime.datetime, Clock
"""


class Clock:
    """What a node is started with so that its clock, not its sense of time, can be set."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self.jump(0)
        found = [path for pattern in _LIBRARIES for path in Path("/").glob(pattern[1:])]
        self.environment: dict[str, str] = {}
        self.prelude = ""
        if found:
            self.environment = {
                "LD_PRELOAD": str(found[0]),
                "FAKETIME_TIMESTAMP_FILE": str(file),
                "FAKETIME_CACHE_DURATION": "1",
                "FAKETIME_DONT_FAKE_MONOTONIC": "1",
            }
        else:
            self.prelude = _OWN.format(file=str(file))

    def jump(self, seconds: int) -> None:
        """Let the clock be so far from the right time from now on."""
        new = self._file.with_suffix(".new")
        new.write_text(f"{seconds:+d}\n")
        new.replace(self._file)
