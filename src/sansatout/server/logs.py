"""What the server notes on standard error: when, how grave, by which part, for which request.

Whatever a client sends stays within the line that tells of it, and within one field of that.
"""

from __future__ import annotations

import json
import logging
import sys
import time
from collections import Counter
from collections.abc import Callable
from types import TracebackType
from typing import Final

from sansatout.server.at_hand import request_id, thing_at_hand
from sansatout.server.limits.rates import Buckets, Rate

__all__ = ["FORMS", "Seldom", "start_logging"]

_OF_CLIENTS = Rate.parse("10/minute+10")
"""Lines of one kind that clients may cause."""

Failure = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


def _visible(text: str) -> str:
    """Return a text in one line, whatever is in it."""
    if text.isprintable():
        return text
    return "".join(
        mark if mark.isprintable() else mark.encode("unicode_escape").decode() for mark in text
    )


class _Moment(logging.Formatter):
    """The time in UTC, as every line has it."""

    converter = staticmethod(time.gmtime)
    default_time_format = "%Y-%m-%dT%H:%M:%S"
    default_msec_format = "%s.%03dZ"


class _Line(_Moment):
    """A line that begins with the time and the level; only such lines begin at the margin."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 (logging's name)
        """Return the line itself."""
        return _visible(super().formatMessage(record))

    def formatException(self, ei: Failure) -> str:  # noqa: N802 (logging's name)
        """Return the lines that tell where something failed."""
        return "\n".join(f"  {_visible(line)}" for line in super().formatException(ei).splitlines())


class _JsonLine(_Moment):
    """An object a line, for programs that gather notes."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the object as JSON in ASCII, which holds no end of a line."""
        told = {
            "time": self.formatTime(record),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if (request := request_id()) is not None:
            told["request"] = request
        if (thing := thing_at_hand()) is not None:
            kind, name = thing
            told[kind] = name
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told)


FORMS: Final[dict[str, type[logging.Formatter]]] = {"text": _Line, "json": _JsonLine}
"""How notes can be written."""


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


def start_logging(form: str = "text") -> None:
    """Send our own notes, and the warnings of what we stand on, to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(FORMS[form]())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    logging.getLogger("sansatout.server").setLevel(logging.INFO)
    # Uvicorn warns of everything that is no request, and anybody can send that.
    logging.getLogger("uvicorn.error").addFilter(Seldom(_OF_CLIENTS))
