"""What one socket may say: too much is refused, and the next message waits to be read."""

from __future__ import annotations

import asyncio

from sansatout.server.errors import LimitedError
from sansatout.server.limits.keeper import Keeper, Who
from sansatout.server.limits.settings import Door

__all__ = ["Sluice"]

_LONGEST_PAUSE = 1.0
_MOST_REFUSED = 25
"""Refusals in a row after which nobody seems to read them; later the unread pongs would end it."""


class Sluice:
    """Count what comes over a socket."""

    def __init__(self, keeper: Keeper, who: Who) -> None:
        self._keeper = keeper
        self._who = who
        self._refused = 0

    @property
    def is_ignored(self) -> bool:
        """Whether the other side has gone on for long after being refused."""
        return self._refused >= _MOST_REFUSED

    def enter(self, door: Door) -> None:
        """Count a message.

        :raises LimitedError: if it is one too many
        """
        try:
            self._keeper.enter(door, self._who)
        except LimitedError:
            self._refused += 1
            raise
        self._refused = 0

    @staticmethod
    async def hold(error: LimitedError) -> None:
        """Wait until it makes sense to read on: who sends too much fills their own pipe."""
        await asyncio.sleep(min(error.retry_after, _LONGEST_PAUSE))
