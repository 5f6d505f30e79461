"""Minibridge: ``H bonus we 11``, and with three players ``H bonus S 11``."""

from __future__ import annotations

from sansatout.errors import InputError
from sansatout.keeping.games import base
from sansatout.keeping.games.base import Game, Given
from sansatout.options import Options
from sansatout.scoring.minibridge import Minibridge, Minibridge3, MinibridgePlayed, ThreePlayed
from sansatout.scoring.sheet import Column, Entry
from sansatout.scoring.system import ScoringSystem
from sansatout.seats import Seat, Vulnerability

__all__ = ["MinibridgeGame", "ThreePlayerGame"]


class MinibridgeGame(Game[MinibridgePlayed]):
    """Two pairs; declarer plays for the bonus or not."""

    parts = frozenset(["by", "tricks", "bonus", "vulnerable", "board"])
    help = "cli-sheet-help-minibridge"

    def read(self, given: Given) -> MinibridgePlayed:
        """Return the deal; without a word about it, we have declared."""
        by = Column.WE if given.by is None else base.column(given.by)
        return MinibridgePlayed(
            base.strain(given.what),
            given.bonus,
            base.tricks_of_column(_tricks(given), by),
            by,
            _vulnerability(by) if given.vulnerable else Vulnerability.NONE,
            _board(given),
        )

    def told(self, result: MinibridgePlayed) -> str:
        """Return the line of a sheet that tells the result."""
        vulnerable = result.vulnerability is not Vulnerability.NONE
        parts = [str(result.strain), _told_bonus(result.bonus), str(result.by), str(result.tricks)]
        return _told(parts, result.board, vulnerable=vulnerable)

    def entries(self, system: ScoringSystem, given: Given, options: Options) -> tuple[Entry, ...]:
        """Score one deal on an empty sheet."""
        assert isinstance(system, Minibridge), "another game"
        return system.deal_entries(self.result(given), system.new_sheet(options))


class ThreePlayerGame(Game[ThreePlayed]):
    """Three players, each with a column; declarer plays the exposed hand too."""

    parts = frozenset(["by", "tricks", "bonus", "vulnerable", "board", "exposed"])
    help = "cli-sheet-help-minibridge-3"
    seats = (Seat.E, Seat.S, Seat.W)

    def read(self, given: Given) -> ThreePlayed:
        """Return the deal; North's is the exposed hand unless another is named."""
        if given.by is None:
            raise InputError("part-missing", part="by", example="S")
        declarer = base.seat(given.by)
        return ThreePlayed(
            base.strain(given.what),
            given.bonus,
            base.whole_number(_tricks(given), "tricks"),
            declarer,
            Seat.N if given.exposed is None else base.seat(given.exposed),
            frozenset([declarer]) if given.vulnerable else frozenset(),
            _board(given),
        )

    def told(self, result: ThreePlayed) -> str:
        """Return the line of a sheet that tells the result."""
        parts = [str(result.strain), _told_bonus(result.bonus), str(result.declarer)]
        parts.append(str(result.tricks))
        if result.exposed is not Seat.N:
            parts.append(f"exposed {result.exposed}")
        return _told(parts, result.board, vulnerable=result.declarer in result.vulnerable)

    def entries(self, system: ScoringSystem, given: Given, options: Options) -> tuple[Entry, ...]:
        """Score one deal on an empty sheet."""
        assert isinstance(system, Minibridge3), "another game"
        return system.deal_entries(self.result(given), system.new_sheet(options))


def _tricks(given: Given) -> str:
    if given.tricks is None:
        raise InputError("part-missing", part="tricks", example="9")
    return given.tricks


def _board(given: Given) -> int | None:
    return None if given.board is None else base.whole_number(given.board, "board")


def _vulnerability(by: Column) -> Vulnerability:
    """Return that the declaring side has the higher tariff; North-South are we."""
    return Vulnerability.NS if by is Column.WE else Vulnerability.EW


def _told_bonus(bonus: bool | None) -> str:  # noqa: FBT001 - three answers: yes, no, silence
    return "" if bonus is None else "bonus" if bonus else "no-bonus"


def _told(parts: list[str], board: int | None, *, vulnerable: bool) -> str:
    if vulnerable:
        parts.append("vulnerable")
    if board is not None:
        parts.append(f"board {board}")
    return " ".join(part for part in parts if part)
