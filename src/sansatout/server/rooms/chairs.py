"""The players of a table: who each of them is, and how one comes to be one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum

from sansatout.seats import Seat
from sansatout.server.robots.asking import systems_of

__all__ = ["Chair", "ChairKind", "Chairs", "systems_at"]


class ChairKind(Enum):
    """Who a player is."""

    PERSON = "person"
    ROBOT = "robot"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class Chair:
    """One player of a table."""

    player: str
    kind: ChairKind
    name: str = ""
    level: str | None = None
    system: str | None = None
    invite: str | None = None
    """The token of the invitation to an open place; it stays with who took it."""
    link: str | None = None
    """The token by which the player comes back from any device."""
    stood: bool = False
    """Whether the person left the place to a robot."""
    people: frozenset[str] = frozenset()
    """The person, by each device's own id."""
    former: frozenset[str] = frozenset()
    """Those whose place it was before it was given away."""

    def row(self, table: str) -> dict[str, object]:
        """Return the row of the database."""
        return {
            "table_id": table,
            "player": self.player,
            "kind": self.kind.value,
            "name": self.name,
            "level": self.level,
            "system": self.system,
            "invite": self.invite,
            "link": self.link,
            "stood": int(self.stood),
        }


def systems_at(chairs: Chairs, seats: Mapping[Seat, str]) -> tuple[str, str]:
    """Return what North-South and East-West bid; a robot bids as the person opposite."""
    seated = {seat: chairs[player] for seat, player in seats.items()}
    people = [seat for seat, chair in seated.items() if chair.kind is not ChairKind.ROBOT]
    return systems_of({seat: chair.system for seat, chair in seated.items()}, people)


class Chairs:
    """All players of a table by their keys."""

    def __init__(self, chairs: Mapping[str, Chair]) -> None:
        self._chairs = dict(chairs)

    def __iter__(self) -> Iterator[Chair]:
        return iter(self._chairs.values())

    def __getitem__(self, player: str) -> Chair:
        return self._chairs[player]

    def get(self, player: str) -> Chair | None:
        """Return the player with the key; ``None`` if the table has none."""
        return self._chairs.get(player)

    def of(self, person: str) -> Chair | None:
        """Return which player a person is."""
        return next((chair for chair in self if person in chair.people), None)

    def was(self, person: str) -> Chair | None:
        """Return which player a person was before the place was given away."""
        return next((chair for chair in self if person in chair.former), None)

    def are_one(self, person: str, other: str) -> bool:
        """Tell whether two are the same person, at least by the place they share."""
        chair = self.of(person)
        return person == other or (chair is not None and other in chair.people)

    @property
    def has_people(self) -> bool:
        """Whether any player is a person."""
        return any(chair.kind is ChairKind.PERSON for chair in self)

    @property
    def has_open(self) -> bool:
        """Whether a place waits for somebody."""
        return any(chair.kind is ChairKind.OPEN for chair in self)
