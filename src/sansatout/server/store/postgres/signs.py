"""The one sign that PostgreSQL cannot keep in a text: NUL, which a stranger may send anywhere.

A question about it finds nothing, and what is stored has the sign for an unknown one in its place.
"""

from __future__ import annotations

from typing import Any

from psycopg.abc import Buffer
from psycopg.types.string import StrDumperUnknown

__all__ = ["StrWithoutNul", "without_nul"]

_NUL, _UNKNOWN = "\0", "\ufffd"


class StrWithoutNul(StrDumperUnknown):
    """How the driver sends a text."""

    def dump(self, obj: str) -> Buffer | None:
        """Return the bytes of a text."""
        return super().dump(without_nul(obj))


def without_nul(value: Any) -> Any:  # noqa: ANN401 (any value of a row)
    """Return a value as it can be kept."""
    return value.replace(_NUL, _UNKNOWN) if isinstance(value, str) else value
