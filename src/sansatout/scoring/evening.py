"""The accounts of an evening: several rubbers, sittings or games with changing partners.

Players go by name. Whatever the system, a sheet says what each column wins or loses, and the
seating says who sat there.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from sansatout.errors import InputError
from sansatout.scoring.sheet import Column
from sansatout.scoring.sheets import Sheet
from sansatout.seats import Seat, Side

__all__ = ["Evening", "Round"]


@dataclass(frozen=True, slots=True)
class Round:
    """One sheet and who sat where; ``None`` for the empty seat of the three-player game.

    ``we`` is the side that keeps the first column.
    """

    sheet: Sheet
    north: str | None = None
    east: str | None = None
    south: str | None = None
    west: str | None = None
    we: Side = Side.NS

    def __post_init__(self) -> None:
        names = [name for name in self.players.values() if name is not None]
        for name in names:
            if names.count(name) > 1:
                raise InputError("player-twice", name=name)

    @classmethod
    def seated(cls, sheet: Sheet, seating: Mapping[Seat, str], we: Side = Side.NS) -> Round:
        """Return the round of a sheet and a seating."""
        north, east, south, west = (seating.get(seat) for seat in Seat)
        return cls(sheet, north, east, south, west, we)

    @property
    def players(self) -> dict[Seat, str | None]:
        """Who sat where."""
        return dict(zip(Seat, (self.north, self.east, self.south, self.west), strict=True))

    @property
    def accounts(self) -> dict[str, int]:
        """What each player won or lost."""
        columns = self.sheet.accounts
        return {
            name: columns.get(seat, columns.get(Column.of(seat.side, self.we), 0))
            for seat, name in self.players.items()
            if name is not None
        }


@dataclass(frozen=True, slots=True)
class Evening:
    """All rounds so far, and what they have brought everybody."""

    rounds: tuple[Round, ...] = ()

    def after(self, played: Round) -> Evening:
        """Return the evening with one more round."""
        return replace(self, rounds=(*self.rounds, played))

    def undone(self) -> Evening:
        """Return the evening without its last round."""
        return replace(self, rounds=self.rounds[:-1])

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody who has played, in the order they came in."""
        names = (name for one in self.rounds for name in one.accounts)
        return tuple(dict.fromkeys(names))

    @property
    def accounts(self) -> dict[str, int]:
        """Everybody's plus or minus over the evening."""
        return {name: sum(self.history(name)) for name in self.players}

    def history(self, name: str) -> tuple[int, ...]:
        """Return what each round brought the player; 0 where he sat out."""
        return tuple(one.accounts.get(name, 0) for one in self.rounds)

    def plus_and_minus(self, name: str) -> tuple[int, int]:
        """Return what the player has won, and what he has lost, both as positive sums."""
        brought = self.history(name)
        return sum(max(one, 0) for one in brought), sum(max(-one, 0) for one in brought)
