"""Today's duplicate scoring (``docs/duplicate.md``): one deal, itemised or as a bare sum."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sansatout.cards import Strain
from sansatout.contract import Contract, Doubling
from sansatout.errors import InputError
from sansatout.options import Options
from sansatout.scoring.boards import BoardPlayed, ScoredBoard, is_vulnerable
from sansatout.scoring.contractual import Settled, above, below
from sansatout.scoring.figures.contracts import board_tables
from sansatout.scoring.figures.parts import RuleTable
from sansatout.scoring.sheet import Column, Entry, Owner, Played, total
from sansatout.scoring.system import ContractScoring
from sansatout.scoring.tally import TallyLine, TallySheet, TallySystem
from sansatout.scoring.telling.boards import BoardTelling
from sansatout.seats import Seat, Side, Vulnerability

__all__ = [
    "DUPLICATE",
    "DuplicateScoring",
    "board_dealer",
    "board_net",
    "made_items",
    "net",
    "undertricks_entry",
]

MINOR, MAJOR, NO_TRUMP = 20, 30, 30
FIRST_NO_TRUMP_EXTRA = 10
DOUBLED_OVERTRICK = (100, 200)
DOUBLED_MADE = 50
PART_SCORE = 50
GAME = (300, 500)
GAME_LIMIT = 100
SMALL_SLAM, GRAND_SLAM = (500, 750), (1000, 1500)
PLAIN_UNDERTRICK = (50, 100)
# Doubled undertricks one by one, the last figure for each further one; redoubled twice as much.
DOUBLED_UNDERTRICKS = ((100, 200, 200, 300), (200, 300))


class DuplicateScoring(TallySystem[Played]):
    """Every deal stands by itself: premiums for part score, game and slam at once."""

    key = "duplicate"
    telling = BoardTelling()
    game_limit = GAME_LIMIT

    def score(
        self, result: Played, *, vulnerable: bool = False, options: Options | None = None
    ) -> tuple[Entry, ...]:
        """Return the entries of one deal; ``vulnerable`` speaks of the declaring side.

        What counts towards game is written below the line, all else above.
        """
        deal = Settled(result, result.tricks, vulnerable)
        items = self._made(deal) if deal.made else iter((undertricks_entry(deal),))
        return tuple(entry for entry in items if entry.points)

    def deal_entries(self, result: Played, sheet: TallySheet[Played]) -> tuple[Entry, ...]:
        """Score a board with the vulnerability of its number (DU-1.2, DU-2.9)."""
        board, told = _board(result)
        number = len(sheet.lines) + 1 if board is None else board
        side = Side.NS if result.by is Column.WE else Side.EW
        _, danger = _marks(result, number)
        return self.score(result, vulnerable=told or danger.includes(side))

    def alone(
        self, result: Played, options: Options, *, vulnerable: bool = False
    ) -> tuple[Entry, ...]:
        """Score one board; nobody is vulnerable unless that or the board's number was told."""
        board, told = _board(result)
        danger = board is not None and is_vulnerable(board, result.by)
        return self.score(result, vulnerable=vulnerable or told or danger)

    def vulnerable(self, sheet: TallySheet[Played], owner: Owner) -> bool:
        """Tell whether the side is vulnerable on the next board."""
        assert isinstance(owner, Column), "sides share a column"
        return is_vulnerable(len(sheet.lines) + 1, owner)

    def boards(self, sheet: TallySheet[Played]) -> tuple[ScoredBoard, ...]:
        """Return the boards in the order played, numbered from 1 unless it was told (DU-1.1)."""
        return tuple(_scored(place, line) for place, line in enumerate(sheet.lines, start=1))

    @property
    def contracts(self) -> ContractScoring:
        """The system itself."""
        return self

    def tables(self) -> list[RuleTable]:
        """Return what contracts and their premiums bring."""
        return board_tables(self)

    def _made(self, deal: Settled) -> Iterator[Entry]:
        yield from made_items(deal)
        if contract_points(deal.contract) >= GAME_LIMIT:
            yield above(deal.by, GAME[deal.danger], "game-premium", "DU-2.5")
        else:
            yield above(deal.by, PART_SCORE, "part-score", "DU-2.5")


def _board(result: Played) -> tuple[int | None, bool]:
    """Return the number of the board, if it was told, and whether danger was."""
    return (result.board, result.vulnerable) if isinstance(result, BoardPlayed) else (None, False)


def _scored(place: int, line: TallyLine[Played]) -> ScoredBoard:
    board = None if line.result is None else _board(line.result)[0]
    number = place if board is None else board
    points = total(line.entries, Column.WE) - total(line.entries, Column.THEY)
    return ScoredBoard(number, *_marks(line.result, number), line.result, points)


def _marks(result: Played | None, number: int) -> tuple[Seat, Vulnerability]:
    """Return dealer and danger: the board's own marks, else those of its number (DU-1.2)."""
    told = result.marks if isinstance(result, BoardPlayed) else None
    return told or (board_dealer(number), Vulnerability.of_board(number))


def _trick(strain: Strain) -> int:
    return NO_TRUMP if strain is Strain.NT else MINOR if strain.is_minor else MAJOR


def contract_points(contract: Contract) -> int:
    """Return the points for the tricks bid (DU-2.1), doubled or redoubled (DU-2.2)."""
    extra = FIRST_NO_TRUMP_EXTRA if contract.strain is Strain.NT else 0
    return (contract.level * _trick(contract.strain) + extra) * contract.doubling.factor


def made_items(deal: Settled) -> Iterator[Entry]:
    """Yield contract, overtricks, the reward for a doubled contract, and the slam that was bid."""
    level, factor = deal.contract.level, deal.factor
    rule = "DU-2.1" if factor == 1 else "DU-2.2"
    yield below(deal.by, contract_points(deal.contract), "contract", rule, level)
    value = DOUBLED_OVERTRICK[deal.danger] * factor // 2
    if factor == 1:
        value = _trick(deal.contract.strain)
    yield above(deal.by, value * deal.over, "overtricks", "DU-2.3", deal.over)
    yield above(deal.by, DOUBLED_MADE * (factor // 2), "fulfilment", "DU-2.4")
    if level == 7:
        yield above(deal.by, GRAND_SLAM[deal.danger], "grand-slam-announced", "DU-2.6")
    elif level == 6:
        yield above(deal.by, SMALL_SLAM[deal.danger], "small-slam-announced", "DU-2.6")


def undertricks_entry(deal: Settled) -> Entry:
    """Return what the defenders get for undertricks (DU-2.7, doubled DU-2.8)."""
    if deal.factor == 1:
        points = PLAIN_UNDERTRICK[deal.danger] * deal.down
        return above(deal.by.other, points, "undertricks", "DU-2.7", deal.down)
    steps = DOUBLED_UNDERTRICKS[deal.danger]
    further = max(0, deal.down - len(steps)) * steps[-1]
    points = (sum(steps[: deal.down]) + further) * deal.factor // 2
    return above(deal.by.other, points, "undertricks", "DU-2.8", deal.down)


DUPLICATE: Final = DuplicateScoring()


_NETS: Final[list[int]] = []
"""The net points by contract, vulnerability and tricks, filled at the first question."""

# Which sides are vulnerable, a bit for each: North-South 1, East-West 2.
_DANGER: Final = {str(v): sum(1 << s.value for s in Side if v.includes(s)) for v in Vulnerability}


def net(contract: Contract, tricks: int, *, vulnerable: bool = False) -> int:
    """Return the declaring side's points as one number, negative when the contract failed.

    The same as adding up the entries, but looked up in a table.

    >>> net(Contract.parse("3NT"), 10, vulnerable=True), net(Contract.parse("4SX"), 8)
    (630, -300)
    """
    if not 0 <= tricks <= 13:
        raise InputError("tricks-range", tricks=tricks)
    return (_NETS or _filled())[contract.code * 28 + vulnerable * 14 + tricks]


def board_net(contract: Contract, declarer: Seat, tricks: int, vulnerability: Vulnerability) -> int:
    """Return the declaring side's points on a board.

    >>> board_net(Contract.parse("3NT"), Seat.E, 9, Vulnerability.EW)
    600
    """
    if not 0 <= tricks <= 13:
        raise InputError("tricks-range", tricks=tricks)
    danger = _DANGER[vulnerability._value_] >> (declarer._value_ & 1) & 1
    return (_NETS or _filled())[contract.code * 28 + danger * 14 + tricks]


def _filled() -> list[int]:
    _NETS[:] = [
        _added_up(Contract(level, strain, doubling), tricks, vulnerable=vulnerable)
        for level in range(1, 8)
        for strain in Strain
        for doubling in Doubling
        for vulnerable in (False, True)
        for tricks in range(14)
    ]
    return _NETS


def _added_up(contract: Contract, tricks: int, *, vulnerable: bool) -> int:
    entries = DUPLICATE.score(Played(contract, Column.WE, tricks), vulnerable=vulnerable)
    return total(entries, Column.WE) - total(entries, Column.THEY)


def board_dealer(number: int) -> Seat:
    """Return who deals a board (DU-1.1); :meth:`Vulnerability.of_board` has the rest (DU-1.2).

    >>> [str(board_dealer(number)) for number in (1, 2, 4, 17)]
    ['N', 'E', 'W', 'N']
    """
    if number < 1:
        raise InputError("board-number", number=number)
    return Seat((number - 1) % 4)
