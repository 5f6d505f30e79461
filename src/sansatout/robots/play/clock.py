"""The time for one decision."""

from __future__ import annotations

import time

__all__ = ["Clock"]


class Clock:
    """How much of the time for a decision is left; without a limit there is always enough."""

    def __init__(self, seconds: float | None) -> None:
        self._end = None if seconds is None else time.monotonic() + seconds
        self._seconds = seconds or 0.0

    @property
    def left(self) -> float | None:
        """The seconds left; ``None`` without a limit."""
        return None if self._end is None else max(0.0, self._end - time.monotonic())

    def has(self, share: float) -> bool:
        """Tell whether this share of the time is still there."""
        left = self.left
        return left is None or left >= share * self._seconds > 0
