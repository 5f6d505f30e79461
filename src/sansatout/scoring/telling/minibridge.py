"""Minibridge: ``H bonus we 11``, and with three players ``H bonus S 11``."""

from __future__ import annotations

from sansatout import friendly
from sansatout.errors import InputError
from sansatout.options import Options
from sansatout.scoring.minibridge_deals import MinibridgeOptions, MinibridgePlayed, ThreePlayed
from sansatout.scoring.sheet import Column
from sansatout.scoring.telling import base, forms
from sansatout.scoring.telling.base import Given, Telling
from sansatout.scoring.telling.forms import EntryField, EntryKey
from sansatout.seats import Seat, Vulnerability

__all__ = ["MinibridgeTelling", "ThreePlayerTelling"]


_CHOICE = (
    forms.strains(),
    EntryField(
        name="bonus",
        label="page-for-bonus",
        keys=[EntryKey("", ""), EntryKey("bonus", "page-for-bonus")],
        looks="switch",
    ),
)
_MORE = (forms.vulnerable(), forms.board())


def _counts(parts: frozenset[str], options: Options) -> frozenset[str]:
    """Leave out how else the second game might be told (MB-AMB-03)."""
    told = {"per-deal": "vulnerable", "by-board": "board"}
    reading = options.read_as(MinibridgeOptions).vulnerability
    return parts - {part for way, part in told.items() if way != reading}


_LINE = "{strain} {bonus} {who} {tricks}"


class MinibridgeTelling(Telling[MinibridgePlayed]):
    """Two pairs; declarer plays for the bonus or not."""

    parts = frozenset(["by", "tricks", "bonus", "vulnerable", "board"])
    help = "cli-sheet-help-minibridge"
    questions = (*_CHOICE, forms.columns("page-who-played", "we", "they"), forms.tricks(), *_MORE)
    line = _LINE

    def counts(self, options: Options, *, kept: bool) -> frozenset[str]:
        """Return what counts with these readings."""
        del kept
        return _counts(self.parts, options)

    def check(self, given: Given) -> None:
        """Ask who declared where the tricks are told of the other side."""
        if given.by is None and (given.tricks or "").lower().startswith("they:"):
            raise InputError("part-missing", part="by", example="they")

    def read(self, given: Given) -> MinibridgePlayed:
        """Return the deal; without a word about it, we have declared."""
        by = Column.WE if given.by is None else base.column(given.by)
        return MinibridgePlayed(
            friendly.strain(given.what),
            given.bonus,
            base.tricks_of_column(_tricks(given), by),
            by,
            _vulnerability(by) if given.vulnerable else Vulnerability.NONE,
            base.board_number(given.board),
        )

    def told(self, result: MinibridgePlayed) -> str:
        """Return the line of a sheet that tells the result."""
        vulnerable = result.vulnerability is not Vulnerability.NONE
        parts = [str(result.strain), _told_bonus(result.bonus), str(result.by), str(result.tricks)]
        return _told(parts, result.board, vulnerable=vulnerable)


class ThreePlayerTelling(Telling[ThreePlayed]):
    """Three players, each with a column; declarer plays the exposed hand too."""

    parts = frozenset(["by", "tricks", "bonus", "vulnerable", "board", "exposed"])
    help = "cli-sheet-help-minibridge-3"
    seats = (Seat.E, Seat.S, Seat.W)
    questions = (
        *_CHOICE,
        forms.columns("page-who-played", *map(str, seats)),
        forms.tricks(),
        *_MORE,
    )
    line = _LINE

    def counts(self, options: Options, *, kept: bool) -> frozenset[str]:
        """Return what counts with these readings."""
        del kept
        return _counts(self.parts, options)

    def read(self, given: Given) -> ThreePlayed:
        """Return the deal; North's is the exposed hand unless another is named."""
        if given.by is None:
            raise InputError("part-missing", part="by", example="S")
        declarer = base.seat(given.by)
        return ThreePlayed(
            friendly.strain(given.what),
            given.bonus,
            base.whole_number(_tricks(given), "tricks"),
            declarer,
            Seat.N if given.exposed is None else base.seat(given.exposed),
            frozenset([declarer]) if given.vulnerable else frozenset(),
            base.board_number(given.board),
        )

    def told(self, result: ThreePlayed) -> str:
        """Return the line of a sheet that tells the result."""
        parts = [str(result.strain), _told_bonus(result.bonus), str(result.declarer)]
        parts.append(str(result.tricks))
        if result.exposed is not Seat.N:
            parts.append(f"exposed {result.exposed}")
        return _told(parts, result.board, vulnerable=result.declarer in result.vulnerable)


def _tricks(given: Given) -> str:
    if given.tricks is None:
        raise InputError("part-missing", part="tricks", example="9")
    return given.tricks


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
