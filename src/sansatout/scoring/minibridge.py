"""Minibridge: the scores of the four-player and of the three-player teaching game.

The higher tariff (II, vulnerable) is set for each deal, comes from the board's number, or goes to
whoever has scored a bonus.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, TypeVar

from sansatout.cards import Strain
from sansatout.errors import InputError
from sansatout.options import Options, option
from sansatout.scoring.sheet import Column, Entry, Owner, Place
from sansatout.scoring.tally import TallySheet, TallySystem
from sansatout.seats import Seat, Side, Vulnerability

__all__ = [
    "MINIBRIDGE",
    "MINIBRIDGE_3",
    "Minibridge",
    "Minibridge3",
    "Minibridge3Options",
    "MinibridgeOptions",
    "MinibridgePlayed",
    "ThreePlayed",
    "target",
    "trick_value",
]

BONUS: Final = (300, 500)
"""Points for a bonus announced and made, at tariff I and II (MB-7.2, MB-AMB-04)."""
MADE: Final = 50
"""Points for seven tricks or more without a bonus (MB-7.1)."""
SHORT: Final = (50, 100)
"""The defenders' points for each trick below the target, at tariff I and II (MB-7.6)."""


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


def _trick_rule(strain: Strain) -> str:
    return "MB-7.3" if strain is Strain.NT else "MB-7.4" if strain.is_major else "MB-7.5"


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


ResultT = TypeVar("ResultT", MinibridgePlayed, ThreePlayed)


def _chosen(sheet: TallySheet[ResultT]) -> MinibridgeOptions:
    assert isinstance(sheet.options, MinibridgeOptions), "a sheet of another system"
    return sheet.options


def _bonus(result: MinibridgePlayed | ThreePlayed, options: MinibridgeOptions) -> bool:
    """Tell whether declarer plays for the bonus (MB-5.2, MB-AMB-11)."""
    return options.silence == "bonus" if result.bonus is None else result.bonus


def _marked(sheet: TallySheet[ResultT], board: int | None) -> Vulnerability:
    return Vulnerability.of_board(len(sheet.lines) + 1 if board is None else board)


def _has_scored_a_bonus(sheet: TallySheet[ResultT], owner: Owner) -> bool:
    return any(entry.label == "bonus" and entry.owner is owner for entry in sheet.entries)


def _made_entries(
    owner: Owner, strain: Strain, tricks: int, *, bonus: bool, vulnerable: bool
) -> Iterator[Entry]:
    if bonus:
        yield Entry(owner, Place.ABOVE, BONUS[vulnerable], "bonus", "MB-7.2")
    else:
        yield Entry(owner, Place.ABOVE, MADE, "made-without-bonus", "MB-7.1")
    points, rule = trick_value(strain, tricks), _trick_rule(strain)
    yield Entry(owner, Place.ABOVE, points, "trick-value", rule, tricks - 6)


class Minibridge(TallySystem[MinibridgePlayed]):
    """The game of two pairs, each with its column."""

    key = "minibridge"
    options_type = MinibridgeOptions

    def deal_entries(
        self, result: MinibridgePlayed, sheet: TallySheet[MinibridgePlayed]
    ) -> tuple[Entry, ...]:
        """Score a deal: declarer's side if it made its target, otherwise the defenders (MB-7)."""
        options, by = _chosen(sheet), result.by
        bonus = _bonus(result, options)
        short = target(result.strain, bonus=bonus) - result.tricks
        if short <= 0:
            tariff = self._is_vulnerable(by, result, sheet)
            return tuple(
                _made_entries(by, result.strain, result.tricks, bonus=bonus, vulnerable=tariff)
            )
        tariff_of = by if options.penalty_tariff == "declarer" else by.other
        each = SHORT[self._is_vulnerable(tariff_of, result, sheet)]
        return (Entry(by.other, Place.ABOVE, short * each, "short-of-target", "MB-7.6", short),)

    def _is_vulnerable(
        self, column: Column, result: MinibridgePlayed, sheet: TallySheet[MinibridgePlayed]
    ) -> bool:
        side = Side.NS if column is Column.WE else Side.EW
        match _chosen(sheet).vulnerability:
            case "by-board":
                return _marked(sheet, result.board).includes(side)
            case "by-bonus":
                return _has_scored_a_bonus(sheet, column)
            case _:
                return result.vulnerability.includes(side)

    def vulnerable(self, sheet: TallySheet[MinibridgePlayed], owner: Owner) -> bool:
        """Tell the tariff of the next deal, as far as the sheet knows it (MB-AMB-03)."""
        assert isinstance(owner, Column), "pairs share a column"
        unset = MinibridgePlayed(Strain.NT, bonus=False, tricks=0, by=owner)
        return self._is_vulnerable(owner, unset, sheet)


class Minibridge3(TallySystem[ThreePlayed]):
    """The game of three players, each with a column of his own (MB-8.4)."""

    key = "minibridge-3"
    options_type = Minibridge3Options

    def owners(self, sheet: TallySheet[ThreePlayed]) -> tuple[Owner, ...]:
        """Return the three players; all four seats until the first deal shows which is empty."""
        empty = _empty_seat(sheet)
        return tuple(seat for seat in Seat if seat is not empty)

    def deal_entries(
        self, result: ThreePlayed, sheet: TallySheet[ThreePlayed]
    ) -> tuple[Entry, ...]:
        """Score a deal: declarer alone, or both defenders in their own columns (MB-AMB-06).

        :raises InputError: if another hand than before is exposed
        """
        empty = _empty_seat(sheet)
        if empty not in (None, result.exposed):
            raise InputError("exposed-moved", seat=result.exposed, expected=empty)
        bonus = _bonus(result, _chosen(sheet))
        short = target(result.strain, bonus=bonus) - result.tricks
        if short > 0:
            return tuple(self._penalties(result, sheet, short))
        tariff = self._is_vulnerable(result.declarer, result, sheet)
        return tuple(
            _made_entries(
                result.declarer, result.strain, result.tricks, bonus=bonus, vulnerable=tariff
            )
        )

    def _penalties(
        self, result: ThreePlayed, sheet: TallySheet[ThreePlayed], short: int
    ) -> Iterator[Entry]:
        options = _chosen(sheet)
        assert isinstance(options, Minibridge3Options), "a sheet of another system"
        if options.penalty_columns == "declarer":
            points = -short * SHORT[self._is_vulnerable(result.declarer, result, sheet)]
            yield Entry(result.declarer, Place.ABOVE, points, "short-of-target", "MB-AMB-06", short)
            return
        shares = 2 if options.penalty_columns == "shared" else 1
        for defender in result.defenders:
            tariff_of = result.declarer if options.penalty_tariff == "declarer" else defender
            each = SHORT[self._is_vulnerable(tariff_of, result, sheet)]
            points = short * each // shares
            yield Entry(defender, Place.ABOVE, points, "short-of-target", "MB-7.6", short)

    def _is_vulnerable(
        self, seat: Seat, result: ThreePlayed, sheet: TallySheet[ThreePlayed]
    ) -> bool:
        match _chosen(sheet).vulnerability:
            case "by-board":
                return _marked(sheet, result.board).includes(seat.side)
            case "by-bonus":
                return _has_scored_a_bonus(sheet, seat)
            case _:
                return seat in result.vulnerable

    def vulnerable(self, sheet: TallySheet[ThreePlayed], owner: Owner) -> bool:
        """Tell the tariff of the next deal, as far as the sheet knows it (MB-AMB-03)."""
        assert isinstance(owner, Seat), "every player has a column"
        unset = ThreePlayed(Strain.NT, bonus=False, tricks=0, declarer=owner, exposed=owner.lho)
        return self._is_vulnerable(owner, unset, sheet)


def _empty_seat(sheet: TallySheet[ThreePlayed]) -> Seat | None:
    played = (result for result in sheet.results if result is not None)
    return next((result.exposed for result in played), None)


MINIBRIDGE: Final = Minibridge()
MINIBRIDGE_3: Final = Minibridge3()
