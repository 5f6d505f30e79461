"""What the server notes on standard error: when, how grave, by which part."""

from __future__ import annotations

import logging
import sys
import time
from collections import Counter
from collections.abc import Callable

from sansatout.server.limits.rates import Buckets, Rate

__all__ = ["Seldom", "start_logging"]

_OF_CLIENTS = Rate.parse("10/minute+10")
"""Lines of one kind that clients may cause."""


class _Line(logging.Formatter):
    """A line that begins with the time in UTC and the level."""

    converter = staticmethod(time.gmtime)
    default_time_format = "%Y-%m-%dT%H:%M:%S"
    default_msec_format = "%s.%03dZ"


class Seldom(logging.Filter):
    """Let warnings of one kind through now and then, and tell how many were left out."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._noted = Buckets(rate)
        self._left_out: Counter[object] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Tell whether the record is noted; errors always are."""
        if record.levelno > logging.WARNING:
            return True
        kind, now = record.msg, self._clock()
        if self._noted.wait(kind, now) > 0:
            self._left_out[kind] += 1
            return False
        self._noted.take(kind, now)
        count = self._left_out.pop(kind, 0)
        if count:
            record.msg = f"{record.msg} ({count} more since the last such line)"
        return True


def start_logging() -> None:
    """Send our own notes, and the warnings of what we stand on, to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Line("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    logging.getLogger("sansatout.server").setLevel(logging.INFO)
    # Uvicorn warns of everything that is no request, and anybody can send that.
    logging.getLogger("uvicorn.error").addFilter(Seldom(_OF_CLIENTS))
