"""Hungarian rubber bridge (sections 5 and 6 of its rules).

A contract is made with six and its level (HU-5.1); 100 points below are a game (HU-5.4), a side
with one is in bell, the other in mans, each for itself (HU-5.5).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from sansatout.cards import Strain
from sansatout.errors import InputError
from sansatout.options import Options, option
from sansatout.scoring.contractual import ContractSystem, Settled, above, below
from sansatout.scoring.rubber import RubberSheet
from sansatout.scoring.sheet import Column, Entry, Place, Played
from sansatout.scoring.telling.contracts import ContractTelling

__all__ = ["HUNGARIAN", "HungarianOptions", "HungarianScoring"]

MINOR, MAJOR, NO_TRUMP = 20, 30, 30
FIRST_NO_TRUMP_EXTRA = 10
DOUBLED_OVERTRICK = (100, 200)
PLAIN_UNDERTRICK = (50, 100)
# The first doubled undertrick and each further one; redoubled twice as much.
DOUBLED_UNDERTRICKS = ((100, 200), (200, 300))
DOUBLED_MADE = 50
SMALL_SLAM, GRAND_SLAM = (500, 700), (1000, 1500)
LOSER_WITHOUT_GAME, LOSER_WITH_GAME = 700, 500


@dataclass(frozen=True, slots=True)
class HungarianOptions(Options):
    """The readings on which text and table of the booklet disagree.

    By default the table is followed: overtricks and penalties stand above the line (HU-8.1), a game
    brings nothing by itself (HU-8.2), what stands above counts (HU-8.3), overtricks only there
    (HU-8.4), and doubled tricks stand below (HU-8.5).
    """

    above_line_in_total: bool = option(default=True, rule="H01")
    game_extra_points: int = option(0, rule="H02")
    rubber_reward_place: str = option("above", "below", rule="H03")
    slam_requires_bid: bool = option(default=True, rule="H04")
    redoubled_insult: int = option(50, 100, 0, rule="H05")
    doubling_points_place: str = option("below", "above", rule="H06")
    surplus_carries: bool = option(default=False, rule="H08")
    nt_overtrick: int = option(30, 40, rule="H13")
    unfinished_rubber: str = option("as_is", rule="H14")
    honours: str = option("none", "today", rule="H15")

    def __post_init__(self) -> None:
        if self.game_extra_points < 0:
            raise InputError(
                "option-negative", name="game_extra_points", value=self.game_extra_points
            )


class HungarianTelling(ContractTelling):
    """Honours are paid for only where it is agreed (H15)."""

    def paid(self, options: Options) -> frozenset[str]:
        """Return honours, if they are in use."""
        today = options.read_as(HungarianOptions).honours == "today"
        return frozenset({"honours"} if today else ())


class HungarianScoring(ContractSystem[HungarianOptions]):
    """Tricks 20 and 30, the first at no trump 40; game at 100; no honours."""

    key = "hungarian"
    game_limit = 100
    options_type = HungarianOptions
    telling = HungarianTelling()
    game_mark = "X"  # HU-5.7
    honour_points = (100, 150, 150)

    def items(self, deal: Settled, options: HungarianOptions) -> Iterator[Entry]:
        """Yield the contract with all its rewards, or the undertricks; honours only by H15."""
        yield from _made(deal, options) if deal.made else _failed(deal)
        if options.honours == "today":
            for honours in deal.played.honours:
                points = self.honours_value(deal.contract.strain, honours)
                yield above(honours.column, points, "honours", "H15", honours.count)

    def game_entries(self, sheet: RubberSheet[Played], winner: Column) -> tuple[Entry, ...]:
        """HU-5.6: the rubber's reward, more if the others have no game; H02 for a game."""
        options = self.own(sheet.options)
        place = Place(options.rubber_reward_place)
        extra = Entry(winner, place, options.game_extra_points, "game-premium", "H02")
        entries = (extra,) if extra.points else ()
        if sheet.games(winner) == 0:
            return entries
        points = LOSER_WITH_GAME if sheet.games(winner.other) else LOSER_WITHOUT_GAME
        return (*entries, Entry(winner, place, points, "rubber-premium", "HU-5.6"))

    def counts(self, entry: Entry, options: Options) -> bool:
        """H01: the points above the line can be left out of the sum."""
        return entry.place is Place.BELOW or self.own(options).above_line_in_total

    def carried(self, sheet: RubberSheet[Played], winner: Column) -> dict[Column, int]:
        """HU-5.7: both start from nothing, unless H08 lets the winner keep the surplus."""
        start = super().carried(sheet, winner)
        if self.own(sheet.options).surplus_carries:
            # however large, a surplus alone is no game: that takes another contract
            surplus = sheet.standing(winner) - self.game_limit
            start[winner] = min(surplus, self.game_limit - 1)
        return start


def _trick(strain: Strain) -> int:
    return NO_TRUMP if strain is Strain.NT else MINOR if strain.is_minor else MAJOR


def _made(deal: Settled, options: HungarianOptions) -> Iterator[Entry]:
    yield from _contract(deal, options)
    yield _overtricks(deal, options)
    made = {1: 0, 2: DOUBLED_MADE, 4: options.redoubled_insult}[deal.factor]
    yield above(deal.by, made, "fulfilment", "H05" if deal.factor == 4 else "HU-6")
    yield from _slam(deal, options)


def _contract(deal: Settled, options: HungarianOptions) -> Iterator[Entry]:
    """HU-5.2: tricks bid and made, below; H06 could write what doubling adds above."""
    strain, level = deal.contract.strain, deal.contract.level
    plain = level * _trick(strain) + (FIRST_NO_TRUMP_EXTRA if strain is Strain.NT else 0)
    if options.doubling_points_place == "below":
        yield below(deal.by, plain * deal.factor, "contract", "HU-5.2", level)
        return
    yield below(deal.by, plain, "contract", "HU-5.2", level)
    yield above(deal.by, plain * (deal.factor - 1), "doubling", "H06", level)


def _overtricks(deal: Settled, options: HungarianOptions) -> Entry:
    """HU-6: plain ones at the trick's value, at no trump by H13; fixed figures when doubled."""
    strain = deal.contract.strain
    value = options.nt_overtrick if strain is Strain.NT else _trick(strain)
    if deal.factor > 1:
        value = DOUBLED_OVERTRICK[deal.danger] * deal.factor // 2
    return above(deal.by, value * deal.over, "overtricks", "HU-6", deal.over)


def _slam(deal: Settled, options: HungarianOptions) -> Iterator[Entry]:
    """H04: the slam that was bid, or the one that was taken."""
    bid = options.slam_requires_bid
    size = deal.contract.level if bid else deal.tricks - 6
    suffix = "-announced" if bid else ""
    if size == 7:
        yield above(deal.by, GRAND_SLAM[deal.danger], f"grand-slam{suffix}", "HU-6")
    elif size == 6:
        yield above(deal.by, SMALL_SLAM[deal.danger], f"small-slam{suffix}", "HU-6")


def _failed(deal: Settled) -> Iterator[Entry]:
    """HU-5.3: nobody writes below; the penalty is the defenders'."""
    if deal.factor == 1:
        points = PLAIN_UNDERTRICK[deal.danger] * deal.down
    else:
        first, further = DOUBLED_UNDERTRICKS[deal.danger]
        points = (first + further * (deal.down - 1)) * deal.factor // 2
    yield above(deal.by.other, points, "undertricks", "HU-5.3", deal.down)


HUNGARIAN: Final = HungarianScoring()
