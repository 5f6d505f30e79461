"""Itemised entries: who writes how many points, above or below the line, and why."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum

from sansatout.cards import Hand, Strain, Suit
from sansatout.contract import Contract
from sansatout.deal import Deal, Hands
from sansatout.errors import InputError, NotationError
from sansatout.locales import DEFAULT, render
from sansatout.seats import Seat, Side

__all__ = [
    "Column",
    "Entry",
    "Honours",
    "Owner",
    "PaidRevoke",
    "Peek",
    "Place",
    "Played",
    "RevokePrice",
    "SettlingStep",
    "one_hand_honours",
    "total",
]


class Column(Enum):
    """A column of the score sheet."""

    WE = "we"
    THEY = "they"

    def __str__(self) -> str:
        return self._value_

    @property
    def other(self) -> Column:
        """The opponents' column."""
        return Column.THEY if self is Column.WE else Column.WE

    @classmethod
    def parse(cls, text: str) -> Column:
        """Read ``we`` or ``they``."""
        try:
            return cls(text)
        except ValueError:
            raise NotationError("not-a-column", text=text) from None

    @classmethod
    def of(cls, side: Side, we: Side = Side.NS) -> Column:
        """Return the column of a side on the sheet that the ``we`` side keeps."""
        return cls.WE if side is we else cls.THEY


Owner = Column | Seat
"""Whose points: a side's column, or a player's own where each keeps one (three-player game)."""


class Place(Enum):
    """Above the line (the value of play) or below it (the state of the game)."""

    ABOVE = "above"
    BELOW = "below"

    def __str__(self) -> str:
        return self._value_


@dataclass(frozen=True, slots=True)
class Entry:
    """One figure on the sheet.

    ``label`` is a message id (``score-<label>`` in the locales), ``count`` the number its text
    speaks of (three overtricks), ``rule`` the id of the rule that gives the points, ``deal`` the
    number of the deal on its sheet from 1 (0 outside a sheet).
    """

    owner: Owner
    place: Place
    points: int
    label: str
    rule: str
    count: int = 1
    deal: int = 0

    def on_deal(self, number: int) -> Entry:
        """Return the entry marked with the number of its deal."""
        return replace(self, deal=number)

    def text(self, language: str = DEFAULT) -> str:
        """Return what it is for."""
        return render(f"score-{self.label}", {"count": self.count}, language)


@dataclass(frozen=True, slots=True)
class SettlingStep:
    """One figure on the way from the sums of a sheet to what the players win or lose.

    ``label`` is a message id (``settling-<label>``).
    """

    label: str
    points: int


def total(entries: Iterable[Entry], owner: Owner, place: Place | None = None) -> int:
    """Add up one owner's points, of one place or of both."""
    return sum(
        entry.points
        for entry in entries
        if entry.owner is owner and (place is None or entry.place is place)
    )


@dataclass(frozen=True, slots=True)
class Honours:
    """Honours in one hand: four or five of the trump honours, or the four aces at no trump."""

    column: Column
    count: int

    def __post_init__(self) -> None:
        if self.count not in (4, 5):
            raise InputError("honours-count", count=self.count)


class RevokePrice(Enum):
    """What the other side takes for a revoke, where the rules let it choose."""

    TRICKS = "tricks"
    POINTS = "points"

    def __str__(self) -> str:
        return self._value_


@dataclass(frozen=True, slots=True)
class PaidRevoke:
    """A revoke that the other side makes good, after the play.

    ``won_after`` is how many tricks the revoking side won once it was established.
    """

    by: Column
    dummy: bool = False
    won_after: int = 13
    remedy: RevokePrice = RevokePrice.TRICKS

    def __post_init__(self) -> None:
        if not 0 <= self.won_after <= 13:
            raise InputError("tricks-range", tricks=self.won_after)


@dataclass(frozen=True, slots=True)
class Peek:
    """A look at a trick already gathered; ``own`` if the looker's side had won it."""

    by: Column
    own: bool = False


@dataclass(frozen=True, slots=True)
class Played:
    """A contract that was played: by whom, with how many tricks, and what lay in the hands.

    ``tricks`` are those the declaring side won in the play, before any change hands for
    ``revokes``; a system decides how many. ``chicane`` names a column once for every hand of it
    that held no trump.
    """

    contract: Contract
    by: Column
    tricks: int
    honours: tuple[Honours, ...] = ()
    chicane: tuple[Column, ...] = ()
    revokes: tuple[PaidRevoke, ...] = ()
    peeks: tuple[Peek, ...] = ()

    def __post_init__(self) -> None:
        if not 0 <= self.tricks <= 13:
            raise InputError("tricks-range", tricks=self.tricks)
        if self.contract.strain is Strain.NT:
            self._check_no_trump()

    def _check_no_trump(self) -> None:
        if any(honours.count == 5 for honours in self.honours):
            raise InputError("five-honours-at-no-trump")
        if self.chicane:
            raise InputError("chicane-at-no-trump")

    @property
    def overtricks(self) -> int:
        """Tricks above the contract; negative when it failed."""
        return self.tricks - self.contract.tricks

    @property
    def made(self) -> bool:
        """Whether the contract was fulfilled."""
        return self.overtricks >= 0

    @classmethod
    def of_deal(
        cls, contract: Contract, declarer: Seat, tricks: int, deal: Deal | Hands, we: Side = Side.NS
    ) -> Played:
        """Return the result with honours and chicane found from the hands."""
        trump = contract.strain.suit
        chicane = () if trump is None else _trumpless(deal, trump, we)
        honours = one_hand_honours(deal, contract.strain, we)
        return cls(contract, Column.of(declarer.side, we), tricks, honours, chicane)


def one_hand_honours(deal: Deal | Hands, strain: Strain, we: Side = Side.NS) -> tuple[Honours, ...]:
    """Return the honours that lie in one hand: four or five trump honours, or four aces."""
    found = ((Column.of(seat.side, we), _honours(deal[seat], strain)) for seat in Seat)
    return tuple(Honours(column, count) for column, count in found if count >= 4)


def _honours(hand: Hand, strain: Strain) -> int:
    trump = strain.suit
    return hand.aces if trump is None else hand.honours(trump)


def _trumpless(deal: Deal | Hands, trump: Suit, we: Side) -> tuple[Column, ...]:
    return tuple(Column.of(seat.side, we) for seat in Seat if deal[seat].length(trump) == 0)
