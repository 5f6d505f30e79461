"""Who is at the table, who has left it, and for whom a robot acts meanwhile."""

from __future__ import annotations

import time
from math import inf

from sansatout.server.rooms.chairs import Chair, ChairKind, Chairs
from sansatout.server.rooms.company import OtherNodes
from sansatout.server.rooms.connection import Connection
from sansatout.server.rooms.patience import Patience

__all__ = ["Presence"]


class Presence:
    """The players' sockets, and since when a player has none."""

    def __init__(
        self, chairs: Chairs, patience: Patience, company: OtherNodes, *, away_seconds: float
    ) -> None:
        self.chairs = chairs
        self.connections: set[Connection] = set()
        """The sockets at this node."""
        self.company = company
        self.patience = patience
        self._away_seconds = away_seconds
        self._gone: dict[str, float] = {chair.player: time.monotonic() for chair in chairs}

    def came(self, player: str) -> None:
        """Note that a player is here."""
        self._gone.pop(player, None)

    def went(self, player: str) -> None:
        """Note that a socket of a player has closed; there may be others."""
        if not self.is_here(player):
            self._gone[player] = time.monotonic()

    def count_absent(self) -> None:
        """Count from now on how long those are away who have no socket, and nobody else."""
        for chair in self.chairs:
            if self.is_here(chair.player):
                self._gone.pop(chair.player, None)
            else:
                self._gone.setdefault(chair.player, time.monotonic())

    def is_here(self, player: str) -> bool:
        """Tell whether a socket of the player is open, at whatever node."""
        here = any(connection.player == player for connection in self.connections)
        return here or player in self.company.players

    def by_robot(self, player: str) -> bool:
        """Tell whether a robot acts for the player now."""
        return self._robot_from(self.chairs[player]) <= time.monotonic()

    def has_left(self, player: str) -> bool:
        """Tell whether a person stood up, is away or silent; being late by the clock is neither."""
        now = time.monotonic()
        away = self._gone.get(player, inf) + self._away_seconds <= now
        return self.chairs[player].stood or away or self.patience.is_absent(player, now)

    def is_late(self, player: str) -> bool:
        """Tell whether a robot acts for a person only because the clock has run out."""
        return self.stands_in(player) and not self.has_left(player)

    def stands_in(self, player: str) -> bool:
        """Tell whether a robot acts for a person."""
        return self.chairs[player].kind is ChairKind.PERSON and self.by_robot(player)

    def _robot_from(self, chair: Chair) -> float:
        """Return when a robot begins to act for a player, if nothing happens before."""
        if chair.kind is not ChairKind.PERSON or chair.stood:
            return -inf
        gone = self._gone.get(chair.player, inf)
        return min(gone + self._away_seconds, self.patience.until(chair.player))

    def substitutes(self) -> dict[str, bool]:
        """Return for every player whether a robot acts."""
        return {chair.player: self.by_robot(chair.player) for chair in self.chairs}

    def acting(self) -> set[str]:
        """Return who is here and acts for themselves."""
        players = (chair.player for chair in self.chairs)
        return {one for one in players if self.is_here(one) and not self.by_robot(one)}

    def anybody_awaited(self) -> bool:
        """Tell whether a person is expected back, for whom no robot acts."""
        people = (chair for chair in self.chairs if chair.kind is ChairKind.PERSON)
        return any(not self.by_robot(chair.player) for chair in people)

    def next_absence(self, told: dict[str, bool]) -> float | None:
        """Return in how many seconds a robot takes over for somebody, if nobody comes or acts.

        :param told: whose robots everybody knows of already
        """
        people = (chair for chair in self.chairs if not told.get(chair.player, False))
        first = min((self._robot_from(chair) for chair in people), default=inf)
        return None if first == inf else max(0.0, first - time.monotonic())

    def left(self, now: float) -> dict[str, float]:
        """Return how long those may still think for whom a clock runs."""
        left = self.patience.left(now)
        return {player: seconds for player, seconds in left.items() if not self.by_robot(player)}

    def anybody_awake(self) -> bool:
        """Tell whether a player is here who has not fallen silent."""
        now = time.monotonic()
        players = self.here() | self.company.players
        return any(not self.patience.is_absent(player, now) for player in players)

    def here(self) -> set[str]:
        """Return the players with a socket at this node."""
        return {one.player for one in self.connections if one.player is not None}

    def contributing(self) -> set[str]:
        """Return the players whose clients give every shuffle a number, at whatever node."""
        return self.contributing_here() | self.company.contributing

    def contributing_here(self) -> set[str]:
        """Return those of them with such a socket at this node."""
        sockets = (one for one in self.connections if one.contributes)
        return {one.player for one in sockets if one.player is not None}

    @property
    def watchers(self) -> int:
        """How many look on here who do not play."""
        return sum(connection.player is None for connection in self.connections)
