"""Contract bridge by the full code of laws.

What gives points (L-SCORE-1) is itemised here; contract tricks go below the line, all else above
(L-SCORE-3). The sheet, :mod:`sansatout.scoring.rubber`, has games at 100 (L-SCORE-4) with nothing
carried over by either side (L-SCORE-5, L-SCORE-6), danger (L-SCORE-8), the sums of all points
(L-SCORE-7, L-SCORE-27), their difference (L-SCORE-28) and the columns (L-SCORE-29). Honours in one
hand (L-SCORE-17) are found in :mod:`sansatout.scoring.sheet`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from sansatout.cards import Strain
from sansatout.options import Options, option
from sansatout.scoring.contractual import ContractSystem, Settled, above, below
from sansatout.scoring.corrections import Moment, corrected
from sansatout.scoring.rubber import RubberSheet
from sansatout.scoring.sheet import Column, Entry, Played
from sansatout.scoring.sheets import SheetOf
from sansatout.scoring.telling.contracts import ContractTelling

__all__ = ["RULEBOOK", "RulebookOptions", "RulebookScoring"]

MINOR, MAJOR = 20, 30
NO_TRUMP_ODD, NO_TRUMP_EVEN = 30, 40
DOUBLED_OVERTRICK = (100, 200)
SMALL_SLAM, GRAND_SLAM = (500, 750), (1500, 2250)
TWO_GAMES, THREE_GAMES, UNFINISHED_GAME = 700, 500, 300
FIRST_REVOKE, LATER_REVOKE = 2, 1


@dataclass(frozen=True, slots=True)
class RulebookOptions(Options):
    """The readings the laws of scoring leave open."""

    unfinished_one_game_each: str = option("both", "neither", rule="A-44")
    below_correction_until: str = option("first_card", "last_card", rule="L-FIXSCORE-1")


class RulebookTelling(ContractTelling):
    """Revokes cost tricks (L-REVOKE-13)."""

    faults = frozenset({"revoke"})


class RulebookScoring(ContractSystem[RulebookOptions]):
    """Tricks 20 and 30, at no trump 30 and 40 in turn; game at 100; rising penalties."""

    key = "rulebook"
    correction_rule = "L-FIXSCORE-1"
    game_limit = 100
    options_type = RulebookOptions
    telling = RulebookTelling()
    honour_points = (100, 150, 150)

    def items(self, deal: Settled, options: RulebookOptions) -> Iterator[Entry]:
        """Yield the contract with overtricks and slam, or the undertricks, then honours."""
        yield from _made(deal) if deal.made else _failed(deal)
        for honours in deal.played.honours:
            points = self.honours_value(deal.contract.strain, honours)
            rule = "L-SCORE-19" if deal.contract.strain is Strain.NT else "L-SCORE-18"
            yield above(honours.column, points, "honours", rule, honours.count)

    def counted_tricks(self, result: Played, options: RulebookOptions) -> int:
        """L-REVOKE-15: tricks taken over count like tricks won."""
        won = {result.by: result.tricks, result.by.other: 13 - result.tricks}
        lost = {column: _tricks_lost(result, column, won[column]) for column in Column}
        return result.tricks - lost[result.by] + lost[result.by.other]

    def below_correction_until(self, options: Options) -> str:
        """L-FIXSCORE-1: until the first card of the next deal, or the last."""
        return self.own(options).below_correction_until

    def mended(
        self,
        sheet: SheetOf[Played],
        number: int,
        result: Played | None,
        *,
        settled: bool = False,
    ) -> SheetOf[Played]:
        """Mend the score within the time limits of the laws (L-FIXSCORE).

        Before the next round the result is not settled; that the cards of a later deal have been
        dealt is seen on the sheet.
        """
        rubber = sheet.as_rubber
        assert rubber is not None, "a sheet of another system"
        return corrected(rubber, number, result, Moment(settled=settled))

    def game_entries(self, sheet: RubberSheet[Played], winner: Column) -> tuple[Entry, ...]:
        """Only the rubber has a premium, and two games straight the higher.

        L-SCORE-23, L-SCORE-24, L-SCORE-25.
        """
        if sheet.games(winner) == 0:
            return ()
        if sheet.games(winner.other):
            return (above(winner, THREE_GAMES, "rubber-three-games", "L-SCORE-25"),)
        return (above(winner, TWO_GAMES, "rubber-two-games", "L-SCORE-24"),)

    def unfinished_entries(self, sheet: RubberSheet[Played]) -> tuple[Entry, ...]:
        """L-SCORE-26: 300 for a game, by A-44 to both if both have one; nothing for less."""
        winners = [column for column in Column if sheet.games(column)]
        if len(winners) == 2 and self.own(sheet.options).unfinished_one_game_each == "neither":
            return ()
        return tuple(
            above(column, UNFINISHED_GAME, "unfinished-game", "L-SCORE-26") for column in winners
        )


def trick_value(strain: Strain, number: int) -> int:
    """Return the points of the trick with this number beyond six (L-SCORE-9, L-SCORE-10).

    >>> [sum(trick_value(Strain.NT, n) for n in range(1, level + 1)) for level in range(1, 8)]
    [30, 70, 100, 140, 170, 210, 240]
    """
    if strain is Strain.NT:
        return NO_TRUMP_ODD if number % 2 else NO_TRUMP_EVEN
    return MINOR if strain.is_minor else MAJOR


def _made(deal: Settled) -> Iterator[Entry]:
    contract = deal.contract
    points = sum(trick_value(contract.strain, n) for n in range(1, contract.level + 1))
    rule = "L-SCORE-2" if deal.factor == 1 else "L-SCORE-11"
    yield below(deal.by, points * deal.factor, "contract", rule, contract.level)
    yield _overtricks(deal)
    # L-SCORE-20: the slam must be bid; L-SCORE-22: its overtrick counts as usual
    if contract.level == 7:
        yield above(deal.by, GRAND_SLAM[deal.danger], "grand-slam", "L-SCORE-21")
    elif contract.level == 6:
        yield above(deal.by, SMALL_SLAM[deal.danger], "small-slam", "L-SCORE-21")


def _overtricks(deal: Settled) -> Entry:
    """L-SCORE-12: at their own values; L-SCORE-13: at fixed ones when doubled or redoubled."""
    if deal.factor == 1:
        first = deal.contract.level + 1
        values = (trick_value(deal.contract.strain, first + n) for n in range(deal.over))
        return above(deal.by, sum(values), "overtricks", "L-SCORE-12", deal.over)
    points = DOUBLED_OVERTRICK[deal.danger] * deal.factor // 2 * deal.over
    return above(deal.by, points, "overtricks", "L-SCORE-13", deal.over)


def _failed(deal: Settled) -> Iterator[Entry]:
    """Rising figures, but 50 each for plain ones in the first game.

    L-SCORE-14, L-SCORE-15, L-SCORE-16.
    """
    down = deal.down
    rising = 25 * down * (down + 3)
    if deal.danger:
        points, rule = rising * deal.factor, "L-SCORE-15"
    elif deal.factor == 1:
        points, rule = 50 * down, "L-SCORE-14"
    else:
        points, rule = rising * deal.factor // 2, "L-SCORE-14"
    yield above(
        deal.by.other, points, "undertricks", "L-SCORE-16" if deal.factor == 4 else rule, down
    )


def _tricks_lost(result: Played, column: Column, won: int) -> int:
    """Return the tricks a side hands over for its revokes (L-REVOKE-13, A-31).

    Only tricks it won after a revoke was established can be taken for it (L-REVOKE-14). The later
    revokes have the fewer such tricks, so they take theirs first. Dummy's cost nothing
    (L-REVOKE-4).
    """
    revokes = [r for r in result.revokes if r.by is column and not r.dummy]
    due = [FIRST_REVOKE, *[LATER_REVOKE] * (len(revokes) - 1)]
    lost = 0
    for revoke, tricks in reversed(list(zip(revokes, due, strict=False))):
        lost += max(0, min(tricks, min(won, revoke.won_after) - lost))
    return lost


RULEBOOK: Final = RulebookScoring()
