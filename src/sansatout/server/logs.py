"""What the server notes on standard error: when, how grave, by which part."""

from __future__ import annotations

import logging
import sys
import time

__all__ = ["start_logging"]


class _Line(logging.Formatter):
    """A line that begins with the time in UTC and the level."""

    converter = staticmethod(time.gmtime)
    default_time_format = "%Y-%m-%dT%H:%M:%S"
    default_msec_format = "%s.%03dZ"


def start_logging() -> None:
    """Send our own notes, and the warnings of what we stand on, to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Line("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    logging.getLogger("sansatout.server").setLevel(logging.INFO)
