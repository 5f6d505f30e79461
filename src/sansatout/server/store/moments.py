"""The time of day, as it is stored."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

__all__ = ["BEAT", "now"]

BEAT = 1.0
"""Seconds between two signs of life of a server among several."""

_AT_ONCE = timedelta()


def now(ahead: timedelta = _AT_ONCE) -> str:
    """Return the time, or one so far ahead, as it stands in the database and in answers."""
    return (datetime.now(UTC) + ahead).isoformat(timespec="milliseconds").replace("+00:00", "Z")
