"""Seats, sides and vulnerability."""

from __future__ import annotations

from enum import Enum

from sansatout.errors import NotationError

__all__ = ["Seat", "Side", "Vulnerability"]


class Side(Enum):
    """One of the two partnerships, who sit opposite (PB-1.1, HU-1.1)."""

    NS = 0
    EW = 1

    # One object for each: its identity is hash enough, and much faster than Enum's.
    __hash__ = object.__hash__

    def __index__(self) -> int:
        return self._value_

    def __str__(self) -> str:
        return self._name_

    @property
    def other(self) -> Side:
        """The opponents."""
        return _SIDES[1 - self._value_]

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """The two partners, North or East first."""
        return _SEATS[self._value_], _SEATS[self._value_ + 2]

    @classmethod
    def parse(cls, text: str) -> Side:
        """Read ``NS`` or ``EW``."""
        try:
            return cls[text]
        except KeyError:
            raise NotationError("not-a-side", text=text) from None


class Seat(Enum):
    """A place at the table, clockwise from North, as the game runs (MB-1.2)."""

    N = 0
    E = 1
    S = 2
    W = 3

    _value_: int
    # Neighbours are asked for all the time: each seat knows its own.
    lho: Seat
    """The opponent on the left, who follows clockwise."""
    partner: Seat
    """The player opposite."""
    rho: Seat
    """The opponent on the right."""
    side: Side
    """The partnership this seat belongs to."""
    others: tuple[Seat, ...]
    """The three other seats, North first."""

    # There is one object for each seat: its identity is hash enough, and much faster than Enum's.
    __hash__ = object.__hash__

    def __index__(self) -> int:
        return self._value_

    def __str__(self) -> str:
        return self._name_

    def after(self, turns: int) -> Seat:
        """Return the seat so many turns clockwise."""
        return _SEATS[(self._value_ + turns) & 3]

    def turns_to(self, other: Seat) -> int:
        """Return how many turns clockwise lead from here to the other seat (0 to 3)."""
        return (other._value_ - self._value_) & 3

    def round(self) -> tuple[Seat, Seat, Seat, Seat]:
        """Return all four seats clockwise, beginning here."""
        return _ROUNDS[self._value_]

    @classmethod
    def parse(cls, text: str) -> Seat:
        """Read ``N``, ``E``, ``S`` or ``W``."""
        try:
            return cls[text]
        except KeyError:
            raise NotationError("not-a-seat", text=text) from None


_SEATS = tuple(Seat)
_SIDES = tuple(Side)
_ROUNDS = tuple(
    (_SEATS[i], _SEATS[(i + 1) & 3], _SEATS[(i + 2) & 3], _SEATS[(i + 3) & 3]) for i in range(4)
)
for _seat, _round in zip(_SEATS, _ROUNDS, strict=True):
    _, _seat.lho, _seat.partner, _seat.rho = _round
    _seat.side = _SIDES[_seat._value_ & 1]
    _seat.others = tuple(other for other in _SEATS if other is not _seat)


class Vulnerability(Enum):
    """Which sides are vulnerable, in PBN's words."""

    NONE = "None"
    NS = "NS"
    EW = "EW"
    ALL = "All"

    def __str__(self) -> str:
        return self._value_

    def includes(self, side: Side) -> bool:
        """Tell whether the side is vulnerable."""
        return self._value_ == "All" or self._name_ == side._name_

    @classmethod
    def of(cls, *, ns: bool, ew: bool) -> Vulnerability:
        """Return the vulnerability of two sides."""
        return (cls.NONE, cls.NS, cls.EW, cls.ALL)[ns + 2 * ew]

    @classmethod
    def of_board(cls, number: int) -> Vulnerability:
        """Return what a board of this number is marked with; the marks repeat after sixteen.

        >>> [str(Vulnerability.of_board(number)) for number in (1, 4, 5, 16, 17)]
        ['None', 'All', 'NS', 'EW', 'None']
        """
        # Each group of four begins one step further in the row None, NS, EW, All.
        place = (number - 1) % 16
        return tuple(cls)[(place % 4 + place // 4) % 4]

    @classmethod
    def parse(cls, text: str) -> Vulnerability:
        """Read ``None``, ``NS``, ``EW`` or ``All``."""
        try:
            return cls(text)
        except ValueError:
            raise NotationError("not-a-vulnerability", text=text) from None
