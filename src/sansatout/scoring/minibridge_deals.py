"""A deal of minibridge as it was played, and the readings that change its score."""

from __future__ import annotations

from dataclasses import dataclass

from sansatout.cards import Strain
from sansatout.errors import InputError
from sansatout.options import Options, option
from sansatout.scoring.sheet import Column
from sansatout.seats import Seat, Vulnerability

__all__ = [
    "Minibridge3Options",
    "MinibridgeOptions",
    "MinibridgePlayed",
    "ThreePlayed",
    "target",
    "trick_value",
]


def target(strain: Strain, *, bonus: bool) -> int:
    """Return the tricks declarer needs (MB-5.3).

    >>> [target(strain, bonus=True) for strain in Strain], target(Strain.NT, bonus=False)
    ([11, 11, 10, 10, 9], 7)
    """
    if not bonus:
        return 7
    return 9 if strain is Strain.NT else 10 if strain.is_major else 11


def trick_value(strain: Strain, tricks: int) -> int:
    """Return what the seventh and each further trick are worth (MB-7.3 to MB-7.5)."""
    each = 20 if strain.is_minor else 30
    return (10 if strain is Strain.NT else 0) + each * (tricks - 6)


@dataclass(frozen=True, slots=True)
class MinibridgeOptions(Options):
    """The readings of the booklet's open places that change a score."""

    vulnerability: str = option("per-deal", "by-board", "by-bonus", rule="MB-AMB-03")
    penalty_tariff: str = option("declarer", "defenders", rule="MB-AMB-04")
    silence: str = option("no-bonus", "bonus", rule="MB-AMB-11")


@dataclass(frozen=True, slots=True)
class Minibridge3Options(MinibridgeOptions):
    """Those of the three-player game."""

    penalty_columns: str = option("each", "shared", "declarer", rule="MB-AMB-06")


def _check_tricks(tricks: int) -> None:
    if not 0 <= tricks <= 13:
        raise InputError("tricks-range", tricks=tricks)


@dataclass(frozen=True, slots=True)
class MinibridgePlayed:
    """A deal played by one of the sides.

    ``bonus`` is ``None`` when declarer did not say (MB-AMB-11). ``vulnerability`` counts where it
    is set for each deal, North-South being "we"; ``board`` where boards are marked, and is the
    number of the deal on the sheet unless given.
    """

    strain: Strain
    bonus: bool | None
    tricks: int
    by: Column
    vulnerability: Vulnerability = Vulnerability.NONE
    board: int | None = None

    def __post_init__(self) -> None:
        _check_tricks(self.tricks)


@dataclass(frozen=True, slots=True)
class ThreePlayed:
    """A deal of the three-player game: declarer plays his hand and the exposed one (MB-8.3)."""

    strain: Strain
    bonus: bool | None
    tricks: int
    declarer: Seat
    exposed: Seat
    vulnerable: frozenset[Seat] = frozenset()
    board: int | None = None

    def __post_init__(self) -> None:
        _check_tricks(self.tricks)
        if self.declarer is self.exposed:
            raise InputError("exposed-declares", seat=self.declarer)

    @property
    def defenders(self) -> tuple[Seat, ...]:
        """The two who are partners for this deal, clockwise from declarer."""
        return tuple(seat for seat in self.declarer.lho.round()[:3] if seat is not self.exposed)
