"""Steps for games without an auction: the naming of bridge-whist, minibridge's decision table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

from sansatout.cards import Strain
from sansatout.events import Act
from sansatout.events.acts import Name
from sansatout.lab.experiments.sections import FileSection
from sansatout.lab.experiments.steps import (
    NUMBER,
    TEXT,
    YES_NO,
    Fields,
    LabRow,
    LabStep,
    SolvedBoard,
)
from sansatout.robots.bidding.bridge_whist import Score, name_as_dealer, name_as_third
from sansatout.robots.bidding.minibridge import bonus_points, choose_strain, sure_tricks
from sansatout.robots.bidding.table import Decision
from sansatout.robots.play.payoff import worth
from sansatout.scoring.bridge_whist import BRIDGE_WHIST
from sansatout.scoring.bridge_whist.hand import WhistHand
from sansatout.scoring.minibridge import MINIBRIDGE, MinibridgePlayed, target
from sansatout.scoring.sheet import Column, total
from sansatout.seats import Seat, Vulnerability

__all__ = ["AdviceStep", "MinibridgeStep"]

TARIFFS = ("I", "II")


@dataclass(frozen=True, slots=True)
class AdviceStep(LabStep):
    """The booklet's advice on naming at the beginning of a sitting, judged double dummy.

    A strain is worth the points of the deal, honours and slams included, and what they mean for
    the rest of the sitting by the robots' estimate; nobody doubles. The dealer plays, whoever
    names.
    """

    key = "naming"

    @classmethod
    def read(cls, section: FileSection) -> AdviceStep:
        """Take nothing."""
        return cls()

    @property
    def fields(self) -> Fields:
        """A row for the dealer, and one for third hand if the dealer remits."""
        return {
            "who": TEXT, "rule": TEXT, "strain": TEXT, "value": NUMBER, "best": TEXT,
            "right": YES_NO, "loss": NUMBER, "odd_trick": YES_NO, "over_remitting": NUMBER,
        }  # fmt: skip

    def rows(self, solved: SolvedBoard, row: LabRow) -> list[LabRow]:
        """Let dealer and third hand name."""
        dealer, deal = solved.board.dealer, solved.board.deal
        values = {strain: _naming_value(solved, dealer, strain) for strain in Strain}
        first = name_as_dealer(deal[dealer], Score())
        third = name_as_third(deal[dealer.partner], Score())
        remitted = _strain(third)
        assert remitted is not None, "third hand names"
        named = _strain(first)
        told = [self._row(solved, "dealer", first, named or remitted, values)]
        told[0]["over_remitting"] = None if named is None else values[named] - values[remitted]
        if named is None:
            told.append(self._row(solved, "third", third, remitted, values))
        return told

    def _row(
        self,
        solved: SolvedBoard,
        who: str,
        decision: Decision[Act],
        strain: Strain,
        values: Mapping[Strain, float],
    ) -> LabRow:
        best = max(values, key=lambda one: (values[one], one is strain))
        rules = decision.row.rules
        return {
            "who": who,
            "rule": rules[-1] if rules[-1] in _OF_THIRD else rules[0],
            "strain": str(strain),
            "value": values[strain],
            "best": str(best),
            "right": int(best is strain),
            "loss": round(values[best] - values[strain], 3),
            "odd_trick": int(solved.taken(solved.board.dealer, strain) >= 7),
            "over_remitting": None,
        }


_OF_THIRD = ("BW-THIRD-3", "BW-THIRD-4")
"""Rules of third hand alone; the others are the dealer's."""


def _strain(decision: Decision[Act]) -> Strain | None:
    return decision.act.strain if isinstance(decision.act, Name) else None


def _naming_value(solved: SolvedBoard, dealer: Seat, strain: Strain) -> float:
    """Return what the strain brings the dealer's side."""
    taken = solved.taken(dealer, strain)
    hand = WhistHand.of_deal(strain, taken, solved.board.deal, we=dealer.side)
    sheet = BRIDGE_WHIST.new_sheet()
    return round(worth(sheet.after(hand), Seat.N) - worth(sheet, Seat.N), 3)


Thresholds = Mapping[str, tuple[int, int]]
"""From how many points together the bonus is announced, by row of the table and tariff."""


@dataclass(frozen=True, slots=True)
class MinibridgeStep(LabStep):
    """The decision table of minibridge (MB-11), row by row, beside another one if it is given."""

    key = "minibridge"
    table: Thresholds = field(default_factory=dict)

    @classmethod
    def read(cls, section: FileSection) -> MinibridgeStep:
        """Take another table: ``table = { NT = [25, 24], "major 8" = [24, 23] }``."""
        table: dict[str, tuple[int, int]] = {}
        for row, pair in section.table("table").items():
            if not (
                isinstance(pair, list)
                and len(pair) == 2
                and all(type(one) is int and 0 <= one <= 40 for one in pair)
            ):
                raise section.fault(f"table.{row}", pair, "[0 … 40, 0 … 40]")
            table[_known_row(section, row)] = (pair[0], pair[1])
        return cls(table)

    @property
    def fields(self) -> Fields:
        """A row for each tariff; ``gain`` is what announcing the bonus adds in this strain."""
        return {
            "tariff": TEXT, "row": TEXT, "held": NUMBER, "makes": YES_NO, "announced": YES_NO,
            "gain": NUMBER, "value": NUMBER, "loss": NUMBER, "missed": NUMBER, "other": NUMBER,
            "over": NUMBER,
        }  # fmt: skip

    def rows(self, solved: SolvedBoard, row: LabRow) -> list[LabRow]:
        """Let declarer choose at both tariffs; a deal of 20 points each is dealt again (MB-4.2)."""
        declarer = _declarer(solved)
        if declarer is None:
            return []
        return [self._row(solved, declarer, tariff) for tariff in range(2)]

    def _row(self, solved: SolvedBoard, declarer: Seat, tariff: int) -> LabRow:
        deal = solved.board.deal
        hand, dummy = deal[declarer], deal[declarer.partner]
        choice = choose_strain(hand, dummy, vulnerable=tariff == 1).act
        strain, suit = choice.strain, choice.strain.suit
        trumps = 0 if suit is None else hand.length(suit) + dummy.length(suit)
        worths = {one: _brings(solved, declarer, one, tariff) for one in Strain}
        plain, bonus = worths[strain]
        held, name = hand.points + dummy.points, row_name(strain, trumps)
        other = self._announces(name, strain, trumps, tariff, held)
        if suit is None and sure_tricks(hand, dummy) >= target(strain, bonus=True):
            other = True
        value = bonus if choice.bonus else plain
        beside = bonus if other else plain
        return {
            "tariff": TARIFFS[tariff],
            "row": name,
            "held": held,
            "makes": int(solved.taken(declarer, strain) >= target(strain, bonus=True)),
            "announced": int(bool(choice.bonus)),
            "gain": bonus - plain,
            "value": value,
            "loss": max(plain, bonus) - value,
            "missed": max(max(pair) for pair in worths.values()) - value,
            "other": beside,
            "over": beside - value,
        }

    def _announces(self, name: str, strain: Strain, trumps: int, tariff: int, held: int) -> bool:
        least = self.table.get(name) or bonus_points(strain, trumps)
        return least is not None and held >= least[tariff]


def _known_row(section: FileSection, row: str) -> str:
    known = ["NT", *(f"{kind} {n}" for kind in ("major", "minor") for n in range(7, 11))]
    if row not in known:
        raise section.fault("table", row, ", ".join(known))
    return row


def row_name(strain: Strain, trumps: int) -> str:
    """Return the row of the decision table: ``NT``, ``major 8``, …; 10 stands for more too."""
    if strain is Strain.NT:
        return "NT"
    return f"{'major' if strain.is_major else 'minor'} {min(trumps, 10)}"


def _declarer(solved: SolvedBoard) -> Seat | None:
    """Return who declares: most points in the stronger pair, the first to announce (MB-4.3)."""
    deal, order = solved.board.deal, solved.board.dealer.round()
    together = {s: deal[s].points + deal[s.partner].points for s in order}
    if together[order[0]] == together[order[1]]:
        return None
    strong = [seat for seat in order if together[seat] > 20]
    return max(strong, key=lambda seat: deal[seat].points)


def _brings(solved: SolvedBoard, declarer: Seat, strain: Strain, tariff: int) -> tuple[int, int]:
    """Return declarer's points without and with the bonus announced."""
    taken = solved.taken(declarer, strain)
    return _points(strain, taken, tariff, bonus=False), _points(strain, taken, tariff, bonus=True)


@cache
def _points(strain: Strain, tricks: int, tariff: int, *, bonus: bool) -> int:
    danger = (Vulnerability.NONE, Vulnerability.ALL)[tariff]
    played = MinibridgePlayed(strain, bonus, tricks, Column.WE, danger)
    entries = MINIBRIDGE.deal_entries(played, MINIBRIDGE.new_sheet())
    return total(entries, Column.WE) - total(entries, Column.THEY)
