"""What Kontrakt, Vanderbilt and Reform share: sections 5.7 to 7 of the pamphlet's rules.

The sheet itself is :mod:`sansatout.scoring.rubber`: above and below the line, games and rubbers
(PB-6.1, PB-6.2), a game at the limit exactly (PB-7.4), the next one from nothing (PB-7.5), the
rubber with two games (PB-7.7), the difference for every player (PB-6.4). A failed contract writes
nothing below (PB-7.3).
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import ClassVar, TypeVar

from sansatout.cards import Strain
from sansatout.options import Options, option
from sansatout.scoring.contractual import ContractSystem, Settled, above, below
from sansatout.scoring.rubber import RubberSheet
from sansatout.scoring.sheet import Column, Entry, PaidRevoke, Place, Played, RevokePrice
from sansatout.scoring.telling.contracts import ContractTelling

__all__ = ["RISING_VALUES", "PamphletOptions", "PamphletSystem", "PamphletTelling", "slam_winner"]

RISING_VALUES: Mapping[Strain, int] = MappingProxyType(
    {Strain.C: 6, Strain.D: 7, Strain.H: 8, Strain.S: 9, Strain.NT: 10}
)
"""Points for each trick bid in Kontrakt and Reform."""

REVOKE, PEEK = 100, 50
SCALED_DOWN = 5
"""Reform's honours are a fifth of Kontrakt's; with ``penalty_scale = scaled`` so are penalties."""


@dataclass(frozen=True, slots=True)
class PamphletOptions(Options):
    """The readings that all three tables leave open."""

    honours_holder: str = option("any", "declaring_side", rule="P18")
    revoke_tricks: int = option(2, 3, rule="P11")
    revoke_tricks_for_slam: bool = option(default=True, rule="P12")
    revoke_each: bool = option(default=True, rule="P13")
    penalty_scale: str = option("flat", "scaled", rule="P14")
    peek_penalty: str = option("any_quitted", "opponents_only", rule="P27")
    unfinished_rubber: str = option("as_is", rule="P26")
    sheet_keeping: str = option("each", "sums_below", "sums_above", "from_opponents", rule="PB-6.3")


OptionsT = TypeVar("OptionsT", bound=PamphletOptions)


class PamphletTelling(ContractTelling):
    """Revokes and peeks have their price (PB-5.7, PB-5.8)."""

    faults = frozenset({"revoke", "peek"})
    revokes_cost_points = True


class PamphletSystem(ContractSystem[OptionsT]):
    """The playing rules, the sheet and the penalties of the pamphlet; its tables differ."""

    telling = PamphletTelling()
    trick_values: ClassVar[Mapping[Strain, int]]
    penalties_scale_down: ClassVar[bool] = False

    @abstractmethod
    def play_items(self, deal: Settled, options: OptionsT) -> Iterable[Entry]:
        """Yield what the table gives for the play: contract, over- and undertricks, slams."""

    def items(self, deal: Settled, options: OptionsT) -> Iterator[Entry]:
        """Yield the play, then honours, then penalties."""
        yield from self.play_items(deal, options)
        yield from self._honours(deal.played, options)
        yield from self._penalties(deal.played, options)

    def contract_entry(self, deal: Settled) -> Entry:
        """Return the tricks bid, below the line (PB-7.1), doubled or redoubled (PB-7.2)."""
        level = deal.contract.level
        points = level * self.trick_values[deal.contract.strain] * deal.factor
        rule = "PB-7.1" if deal.factor == 1 else "PB-7.2"
        return below(deal.by, points, "contract", rule, level)

    def slam_tricks(self, deal: Settled, options: OptionsT) -> int:
        """Return the declaring side's tricks that count for a slam (P12)."""
        return deal.tricks if options.revoke_tricks_for_slam else deal.won

    def counted_tricks(self, result: Played, options: OptionsT) -> int:
        """PB-5.7, P11: two or three tricks for a defender's revoke, if there are so many."""
        revokes = [r for r in _penalised(result, options) if r.by is not result.by]
        taken = sum(r.remedy is RevokePrice.TRICKS for r in revokes) * options.revoke_tricks
        return min(13, result.tricks + taken)

    def _honours(self, result: Played, options: OptionsT) -> Iterator[Entry]:
        """PB-7.8: to the side that holds them (P18); PB-5.7: none for a declarer who revoked."""
        barred = any(r.by is result.by and not r.dummy for r in result.revokes)
        for honours in result.honours:
            declaring = honours.column is result.by
            if not barred if declaring else options.honours_holder == "any":
                points = self.honours_value(result.contract.strain, honours)
                yield above(honours.column, points, "honours", "PB-7.8", honours.count)

    def _penalties(self, result: Played, options: OptionsT) -> Iterator[Entry]:
        """PB-5.7, PB-5.8: figures that nothing multiplies (PB-5.9), unless scaled (P14, P27)."""
        scaled = self.penalties_scale_down and options.penalty_scale == "scaled"
        divisor = SCALED_DOWN if scaled else 1
        for revoke in _penalised(result, options):
            if revoke.by is result.by or revoke.remedy is RevokePrice.POINTS:
                yield above(revoke.by.other, REVOKE // divisor, "revoke", "PB-5.7")
        for peek in result.peeks:
            if not (peek.own and options.peek_penalty == "opponents_only"):
                yield above(peek.by.other, PEEK // divisor, "peek", "PB-5.8")

    def danger_is_per_side(self, options: OptionsT) -> bool:
        """P25: a table that leaves it open has the option."""
        del options
        return True

    def sums_below(self, options: OptionsT) -> bool:
        """P17: a table that leaves it open has the option."""
        del options
        return True

    def vulnerable(self, sheet: RubberSheet[Played], column: Column) -> bool:
        """PB-7.6: a side with a game; P25 can make it any game for both sides."""
        if self.danger_is_per_side(self.own(sheet.options)):
            return sheet.games(column) > 0
        return any(sheet.games(side) for side in Column)

    def way_of_keeping(self, options: Options) -> str:
        """PB-6.3: every way is allowed, and the result is the same."""
        return self.own(options).sheet_keeping

    def counts(self, entry: Entry, options: Options) -> bool:
        """P17: the points below the line can be left out of the sum."""
        return entry.place is Place.ABOVE or self.sums_below(self.own(options))


def _penalised(result: Played, options: PamphletOptions) -> Iterator[PaidRevoke]:
    """Yield the revokes that cost something: none of dummy's (PB-5.7), each or one a side (P13)."""
    seen = set()
    for revoke in result.revokes:
        if not revoke.dummy and (options.revoke_each or revoke.by not in seen):
            seen.add(revoke.by)
            yield revoke


def slam_winner(deal: Settled, tricks: int, scope: str) -> tuple[Column, int] | None:
    """Return who took twelve tricks or more, and how many, as far as the scope lets it count (P20).

    ``tricks`` are the declaring side's that count for a slam.
    """
    if tricks >= 12 and (deal.made or scope != "made_contract"):
        return deal.by, tricks
    defenders = 13 - deal.tricks
    if defenders >= 12 and scope == "any_side":
        return deal.by.other, defenders
    return None
