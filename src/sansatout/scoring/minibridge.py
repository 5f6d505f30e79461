"""Minibridge: the scores of the four-player and of the three-player teaching game.

The higher tariff (II, vulnerable) is set for each deal, comes from the board's number, or goes to
whoever has scored a bonus.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeVar

from sansatout.cards import Strain
from sansatout.errors import InputError
from sansatout.scoring.figures.minibridge import tables
from sansatout.scoring.figures.parts import RuleTable
from sansatout.scoring.minibridge_deals import (
    Minibridge3Options,
    MinibridgeOptions,
    MinibridgePlayed,
    ThreePlayed,
    target,
    trick_value,
)
from sansatout.scoring.sheet import Column, Entry, Owner, Place
from sansatout.scoring.tally import TallySheet, TallySystem
from sansatout.scoring.telling.minibridge import MinibridgeTelling, ThreePlayerTelling
from sansatout.seats import Seat, Side, Vulnerability

__all__ = [
    "MINIBRIDGE",
    "MINIBRIDGE_3",
    "Minibridge3Options",
    "Minibridge3Scoring",
    "MinibridgeOptions",
    "MinibridgePlayed",
    "MinibridgeScoring",
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


def _trick_rule(strain: Strain) -> str:
    return "MB-7.3" if strain is Strain.NT else "MB-7.4" if strain.is_major else "MB-7.5"


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


class MinibridgeScoring(TallySystem[MinibridgePlayed]):
    """The game of two pairs, each with its column."""

    key = "minibridge"
    options_type = MinibridgeOptions
    telling = MinibridgeTelling()

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

    def tables(self) -> list[RuleTable]:
        """Return the tables of the booklet."""
        return tables(self)


class Minibridge3Scoring(TallySystem[ThreePlayed]):
    """The game of three players, each with a column of his own (MB-8.4)."""

    key = "minibridge-3"
    options_type = Minibridge3Options
    telling = ThreePlayerTelling()

    def owners(self, sheet: TallySheet[ThreePlayed]) -> tuple[Owner, ...]:
        """Return the three players; North is the open hand until a deal shows another."""
        empty = _empty_seat(sheet) or Seat.N
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

    def tables(self) -> list[RuleTable]:
        """Return those of the four-player game, which counts alike."""
        return MINIBRIDGE.tables()


def _empty_seat(sheet: TallySheet[ThreePlayed]) -> Seat | None:
    played = (result for result in sheet.results if result is not None)
    return next((result.exposed for result in played), None)


MINIBRIDGE: Final = MinibridgeScoring()
MINIBRIDGE_3: Final = Minibridge3Scoring()
