"""Team matches between robots: every board twice, with the sides changed.

A sits North-South at the first table and East-West at the second. Boards are independent, so they
are spread over processes; what they give depends on the seed alone.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from dataclasses import dataclass, replace
from functools import partial
from itertools import count, islice
from random import Random
from statistics import median, quantiles
from typing import Final

from sansatout.deal import Deal
from sansatout.events import Act
from sansatout.formats.played import deal_record
from sansatout.formats.records import GameRecord
from sansatout.lab.intervals import Interval, interval
from sansatout.lab.match_table import (
    DUPLICATE,
    Board,
    Known,
    Player,
    TableResult,
    auction,
    play_table,
)
from sansatout.scoring.compare import imps
from sansatout.seats import Seat, Side
from sansatout.solver import par
from sansatout.variants.base import Variant
from sansatout.variants.deal_state import Phase

__all__ = [
    "BoardResult",
    "Match",
    "MatchReport",
    "Summary",
    "dealt",
    "play_board",
    "play_dealt",
    "play_match",
]


@dataclass(frozen=True, slots=True)
class Match:
    """Who plays whom, at which game, on which boards."""

    a: Player
    b: Player
    variant: Variant = DUPLICATE
    seed: int = 0
    same_auction: bool = False
    """Whether A's system makes the one auction for both tables, so that cards alone decide."""


@dataclass(frozen=True, slots=True)
class TableRecord:
    """A table's result without its cards: small enough to gather by the thousand."""

    ns: str
    ew: str
    contract: str
    declarer: str
    tricks: int
    points: float
    double_dummy: int | None
    lost_declaring: int
    lost_defending: int
    to_par: int | None
    """IMPs that North-South stand above par; at duplicate only."""

    @property
    def declaring(self) -> str:
        """The players of the declaring side; empty when all passed."""
        return "" if not self.declarer else self.ns if self.declarer in "NS" else self.ew

    @property
    def defending(self) -> str:
        """The players of the defending side; empty when all passed."""
        return "" if not self.declarer else self.ew if self.declarer in "NS" else self.ns


@dataclass(frozen=True, slots=True)
class BoardResult:
    """A board of a match; IMPs are A's."""

    number: int
    deal: str
    imps: int
    tables: tuple[TableRecord, TableRecord]
    times: dict[str, list[float]]
    """Seconds of processor time for each card, A's and B's."""
    seconds: float = 0.0
    """Processor time of the whole board: calls, cards at both tables, and counting mistakes."""
    records: tuple[GameRecord, ...] = ()

    def as_json(self) -> dict[str, object]:
        """Return the board as JSON values."""
        tables = [
            {name: getattr(table, name) for name in TableRecord.__slots__} for table in self.tables
        ]
        return {"board": self.number, "deal": self.deal, "imps": self.imps, "tables": tables}


@dataclass(frozen=True, slots=True)
class Summary:
    """How one of the two did, over both tables."""

    declarer_loss: Interval
    """Tricks declarers gave away on a deal, all hands known."""
    defence_loss: Interval
    against_double_dummy: Interval
    """Declaring tricks above double dummy, when this player declares."""
    to_par: Interval | None
    """IMPs above par on a board."""
    seconds: dict[str, float]
    """Processor time for a card: median, 95th percentile, most; and for a whole deal."""

    def as_json(self) -> dict[str, object]:
        """Return the figures as JSON values."""
        return {
            "declarer_loss": self.declarer_loss.as_json(),
            "defence_loss": self.defence_loss.as_json(),
            "against_double_dummy": self.against_double_dummy.as_json(),
            "to_par": None if self.to_par is None else self.to_par.as_json(),
            "seconds": self.seconds,
        }


@dataclass(frozen=True, slots=True)
class MatchReport:
    """A match that was played."""

    match: Match
    boards: tuple[BoardResult, ...]

    @property
    def imps(self) -> Interval:
        """A's IMPs per board."""
        return interval(board.imps for board in self.boards)

    @property
    def points(self) -> Interval:
        """A's points per board: the difference between the tables."""
        return interval(b.tables[0].points - b.tables[1].points for b in self.boards)

    def of(self, name: str) -> Summary:
        """Return how A or B did (``a`` or ``b``)."""
        tables = [
            (table, ns) for b in self.boards for table, ns in zip(b.tables, "ab", strict=True)
        ]
        declared = [t for t, ns in tables if t.declarer and (t.declarer in "NS") is (ns == name)]
        defended = [t for t, ns in tables if t.declarer and (t.declarer in "NS") is (ns != name)]
        pars = [t.to_par if ns == name else -t.to_par for t, ns in tables if t.to_par is not None]
        return Summary(
            interval(table.lost_declaring for table in declared),
            interval(table.lost_defending for table in defended),
            interval(t.tricks - t.double_dummy for t in declared if t.double_dummy is not None),
            interval(pars) if pars else None,
            _seconds([seconds for b in self.boards for seconds in b.times[name]], len(tables) / 2),
        )

    def as_json(self, *, boards: bool = True) -> dict[str, object]:
        """Return the whole match as JSON values."""
        plain: dict[str, object] = {
            "a": str(self.match.a),
            "b": str(self.match.b),
            "variant": self.match.variant.key,
            "seed": self.match.seed,
            "same_auction": self.match.same_auction,
            "boards": len(self.boards),
            "processor_seconds": round(sum(board.seconds for board in self.boards), 1),
            "imps_per_board": self.imps.as_json(),
            "points_per_board": self.points.as_json(),
            "players": {"a": self.of("a").as_json(), "b": self.of("b").as_json()},
        }
        return plain | {"results": [b.as_json() for b in self.boards]} if boards else plain


def _seconds(times: list[float], deals: float) -> dict[str, float]:
    if len(times) < 2:
        return {}
    return {
        "median": round(median(times), 5),
        "p95": round(quantiles(times, n=20)[-1], 5),
        "most": round(max(times), 5),
        # At two tables one plays half the cards of each: one whole deal a board.
        "deal": round(sum(times) / max(deals, 1), 3),
    }


_AHEAD: Final = 256
"""So many boards wait for a process; those that no process has begun are given up at no cost."""


def play_match(
    match: Match,
    boards: int,
    executor: Executor | None = None,
    progress: Callable[[int], object] | None = None,
    *,
    records: bool = False,
    enough: Callable[[BoardResult], bool] | None = None,
) -> MatchReport:
    """Play so many boards, in the processes of the executor if one is given.

    A board that nobody bids for is dealt anew when the auction is the same at both tables.

    :param enough: told every board in its turn; the match ends with the first it says yes to
    """
    play = partial(play_board, match, records=records)
    results = []
    for board in _in_order(play, boards, executor):
        results.append(board)
        if progress is not None:
            progress(len(results))
        if enough is not None and enough(board):
            break
    return MatchReport(match, tuple(results))


def _in_order(
    play: Callable[[int], BoardResult], boards: int, executor: Executor | None
) -> Iterator[BoardResult]:
    numbers = iter(range(1, boards + 1))
    if executor is None:
        yield from map(play, numbers)
        return
    waiting: deque[Future[BoardResult]] = deque()
    try:
        while True:
            more = islice(numbers, _AHEAD - len(waiting))
            waiting.extend(executor.submit(play, number) for number in more)
            if not waiting:
                return
            yield waiting.popleft().result()
    finally:
        for future in waiting:
            future.cancel()


def play_board(match: Match, number: int, *, records: bool = False) -> BoardResult:
    """Deal one board and play it at both tables."""
    began = time.process_time()
    board, words = dealt(match, number)
    played = _played(match, board, words, f"{match.seed} {number}", records=records)
    return replace(played, seconds=time.process_time() - began)


def play_dealt(match: Match, board: Board, seed: str) -> BoardResult | None:
    """Play a board that was dealt elsewhere; ``None`` if nobody bids in the one auction."""
    words = auction(board, dict.fromkeys(Side, match.a)) if match.same_auction else []
    if match.same_auction and not _settles(board, words):
        return None
    return _played(match, board, words, seed)


def _played(
    match: Match,
    board: Board,
    words: list[tuple[Seat, Act]],
    seed: str,
    *,
    records: bool = False,
) -> BoardResult:
    # Words made by A's system are read by it, whoever sits there.
    a, b = match.a, replace(match.b, system=match.a.system) if match.same_auction else match.b
    seats = {Side.NS: a, Side.EW: b}, {Side.NS: b, Side.EW: a}
    # With one auction the tables are the same until their players part.
    known: Known | None = {} if match.same_auction else None
    first, second = (
        play_table(board, players, words or auction(board, players), seed, known)
        for players in seats
    )
    value = par(board.deal, board.dealer, board.vulnerability).score
    compared = match.variant.compares_boards
    tables = tuple(
        _record(table, players, value if compared else None)
        for table, players in zip((first, second), seats, strict=True)
    )
    return BoardResult(
        board.number,
        str(board.deal),
        imps(round(first.points - second.points)),
        (tables[0], tables[1]),
        {
            "a": first.times[Side.NS] + second.times[Side.EW],
            "b": first.times[Side.EW] + second.times[Side.NS],
        },
        records=tuple(_written(board, t, p) for t, p in zip((first, second), seats, strict=True))
        if records
        else (),
    )


def dealt(match: Match, number: int) -> tuple[Board, list[tuple[Seat, Act]]]:
    """Return the board, and the words for both tables when they are to be the same."""
    for again in count():
        rng = Random(f"{match.seed} {match.variant.key} {number} {again}")
        board = Board(number, Deal.random(rng), match.variant)
        if not match.same_auction:
            return board, []
        words = auction(board, dict.fromkeys(Side, match.a))
        if _settles(board, words):
            return board, words
    raise AssertionError("some deal is bid")


def _settles(board: Board, words: list[tuple[Seat, Act]]) -> bool:
    state = board.start()
    for seat, act in words:
        state = state.after(seat, act)
    return state.phase is Phase.PLAY


def _record(table: TableResult, players: dict[Side, Player], value: int | None) -> TableRecord:
    bargain = table.state.bargain
    return TableRecord(
        str(players[Side.NS]),
        str(players[Side.EW]),
        "" if bargain is None else str(bargain.contract or bargain.strain),
        "" if bargain is None else str(bargain.declarer),
        table.state.tricks,
        round(table.points, 1),
        table.double_dummy,
        table.lost_declaring,
        table.lost_defending,
        None if value is None else imps(round(table.points) - value),
    )


def _written(board: Board, table: TableResult, players: dict[Side, Player]) -> GameRecord:
    ns, ew = (str(players[side]) for side in Side)
    base = GameRecord(
        board=str(board.number), names=(ns, ew, ns, ew), vulnerability=board.vulnerability
    )
    return deal_record(table.state, table.words, base)
