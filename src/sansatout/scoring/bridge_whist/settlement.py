"""What a sitting of bridge-whist brings: difference, bonus, rounding, general account."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sansatout.scoring.bridge_whist.hand import WhistHand
from sansatout.scoring.bridge_whist.options import BridgeWhistOptions
from sansatout.scoring.rubber import RubberSheet
from sansatout.scoring.sheet import Column, total

__all__ = ["SECOND_GAME", "Settlement", "chosen", "rounded", "settle", "settlement"]

SECOND_GAME: Final = 100
"""Points for the second game of a side (BW-9.4)."""


def rounded(points: int) -> int:
    """Round to tens: units up to and including 5 are dropped, above 5 count as ten (BW-10.3).

    >>> rounded(195), rounded(196)
    (190, 200)
    """
    return (points + 4) // 10 * 10


@dataclass(frozen=True, slots=True)
class Settlement:
    """The end of a sitting, as the booklet reckons it (BW-10).

    ``difference`` is that of the side with the second game, and negative when it is behind; before
    anybody has it, of our side. ``net`` is what ``winners`` gain.
    """

    totals: tuple[int, int]
    second_game: Column | None
    difference: int
    winners: Column
    net: int
    accounts: tuple[int, int]
    """What each of us and each of them enters in the general account, in tens of points."""

    @property
    def bonus(self) -> int:
        """The points for the second game."""
        return SECOND_GAME if self.second_game else 0

    @property
    def rounded(self) -> int:
        """The net rounded to tens."""
        return rounded(self.net)

    @property
    def general(self) -> int:
        """The figure for the general account, a tenth (BW-10.4)."""
        return self.rounded // 10

    def points(self, column: Column) -> int:
        """Return what the side gains or loses before rounding."""
        return self.net if column is self.winners else -self.net

    def account(self, column: Column) -> int:
        """Return what each player of the side enters in the general account."""
        return self.accounts[column is Column.THEY]


def settle(
    totals: tuple[int, int], second_game: Column | None, options: BridgeWhistOptions
) -> Settlement:
    """Settle a sitting from what both columns add up to (BW-10.1) without the 100 (BW-10.2)."""
    ahead = second_game or Column.WE
    difference = totals[ahead is Column.THEY] - totals[ahead is Column.WE]
    net = difference + (SECOND_GAME if second_game else 0)
    if second_game and net < 0 and options.second_game_behind == "nothing":
        net = 0
    winners = ahead if net >= 0 else ahead.other
    general = rounded(abs(net)) // 10
    losers = -general if options.general_account == "plus-and-minus" else 0
    accounts = (general, losers) if winners is Column.WE else (losers, general)
    return Settlement(totals, second_game, difference, winners, abs(net), accounts)


def chosen(sheet: RubberSheet[WhistHand]) -> BridgeWhistOptions:
    """Return the options in force on a sheet of this system."""
    assert isinstance(sheet.options, BridgeWhistOptions), "a sheet of another system"
    return sheet.options


def settlement(sheet: RubberSheet[WhistHand]) -> Settlement:
    """Settle a sitting; one that was broken off has no second game."""
    written = tuple(entry for entry in sheet.entries if entry.label != "second-game")
    we, they = (total(written, column) for column in Column)
    return settle((we, they), sheet.winner, chosen(sheet))
