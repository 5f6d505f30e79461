"""How long a table waits for a player who is there and does nothing.

Nothing of it is stored: after a restart everybody has all their time again. Times are those of a
clock that never goes back, and come from outside.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import ceil, inf

from sansatout.server.errors import ConflictError

__all__ = ["Patience"]


class Patience:
    """Who is waited for since when, who has been asked, and for whom a robot acts meanwhile."""

    def __init__(self, *, idle: float, answer: float, clock: float | None) -> None:
        self._idle = min(idle, clock or inf)
        """Seconds of silence after which a player may be asked whether they are there."""
        self.answer = answer
        """Seconds they have to answer."""
        self._clock = clock
        """Seconds for one act, where the table has a clock."""
        self._due: dict[str, float] = {}
        self._timed = False
        self._alive: dict[str, float] = {}
        self._asked: dict[str, float] = {}
        self._absent: set[str] = set()
        self._late: set[str] = set()

    def look(self, owing: Iterable[str], now: float, *, timed: bool) -> bool:
        """Note whom the table waits for, ``timed`` by the clock; tell if a question is over."""
        before = len(self._asked)
        self._settle(now)
        self._timed = timed
        self._due = {player: self._due.get(player, now) for player in owing}
        self._asked = {player: end for player, end in self._asked.items() if player in self._due}
        return len(self._asked) < before

    def _settle(self, now: float) -> None:
        """Hold those to be absent who did not answer in time."""
        silent = {player for player, end in self._asked.items() if end <= now}
        self._absent |= silent
        for player in silent:
            del self._asked[player]

    def begin_anew(self) -> None:
        """Give everybody all their time again, because nothing went on until now."""
        self._due.clear()

    def heard(self, player: str, now: float) -> bool:
        """Note a sign of life; tell whether it changes anything."""
        self._alive[player] = now
        known = player in self._asked or player in self._absent or player in self._late
        self._asked.pop(player, None)
        self._absent.discard(player)
        self._late.discard(player)
        return known

    def acted(self, player: str, now: float, *, by_robot: bool) -> None:
        """Note that somebody acted for a player: the time for the next act begins."""
        if by_robot and self._time_of(player) <= now and not self.is_absent(player, now):
            self._late.add(player)
        self._due.pop(player, None)

    def ask(self, player: str, now: float) -> None:
        """Ask a player whether they are there.

        :raises ConflictError: if nobody waits for them, or not for long enough
        """
        if player not in self._due:
            raise ConflictError("not-awaited", player=player)
        since = max(self._due[player], self._alive.get(player, -inf))
        left = since + self._idle - now
        if left > 0 and player not in self._late:
            raise ConflictError("not-idle-yet", player=player, seconds=ceil(left))
        self._asked.setdefault(player, now + self.answer)

    def excuse(self, player: str) -> None:
        """Hold a player to be absent at once: a robot plays until they are heard of."""
        self._asked.pop(player, None)
        self._absent.add(player)

    def adopt(
        self,
        asked: Mapping[str, float],
        absent: Iterable[str],
        late: Iterable[str],
        now: float,
    ) -> None:
        """Take over what another node knows: who was asked and how long they have to answer."""
        for player, seconds in asked.items():
            self._asked.setdefault(player, now + seconds)
        self._absent.update(absent)
        self._late.update(late)

    def until(self, player: str) -> float:
        """Return when a robot begins to act for a player who is there."""
        if player in self._absent:
            return -inf
        return min(self._asked.get(player, inf), self._time_of(player))

    def _time_of(self, player: str) -> float:
        """Return when the clock ends a player's time for the act they owe."""
        if self._clock is None or not self._timed or player not in self._due:
            return inf
        return self._due[player] + self._clock

    def is_absent(self, player: str, now: float) -> bool:
        """Tell whether a player was asked, did not answer and was not heard of since."""
        return player in self._absent or self._asked.get(player, inf) <= now

    def absent(self, now: float) -> list[str]:
        """Return for whom a robot plays until they are heard of."""
        known = self._absent | self._asked.keys()
        return sorted(player for player in known if self.is_absent(player, now))

    def asked(self, now: float) -> dict[str, float]:
        """Return how many seconds those have to answer who were asked."""
        return {player: round(end - now, 1) for player, end in self._asked.items() if end > now}

    def left(self, now: float) -> dict[str, float]:
        """Return how many seconds the clock leaves those who are waited for."""
        ends = {player: self._time_of(player) for player in self._due}
        return {player: round(end - now, 1) for player, end in ends.items() if end < inf}

    @property
    def late(self) -> list[str]:
        """For whom a robot acted because their time had run out, until they are heard of."""
        return sorted(self._late)
