"""The time of day, as it is stored."""

from __future__ import annotations

from datetime import UTC, datetime

__all__ = ["now"]


def now() -> str:
    """Return the time as it stands in the database and in answers."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
