"""How fast duplicate scores are: one deal at a time and whole arrays, against endplay.

Everything is measured in one run on the same deals, the best of several rounds each; the figures
that mean something on another machine are the ratios.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
from endplay.types import Contract as TheirContract
from endplay.types import Denom, Penalty, Player, Vul

from sansatout.cards import Strain
from sansatout.contract import Contract, Doubling
from sansatout.scoring import arrays
from sansatout.scoring.duplicate import DUPLICATE, board_net
from sansatout.scoring.sheet import Column, Played
from sansatout.seats import Seat, Vulnerability

DEALS = 20_000
ARRAY = 1_000_000
ROUNDS = 15
ONE_BY_ONE, ARRAYS = 5, 100
"""How many times as fast as endplay the two paths must be."""
RESULTS = Path(__file__).parent / "results" / "scoring.json"

THEIR_STRAINS = (Denom.clubs, Denom.diamonds, Denom.hearts, Denom.spades, Denom.nt)
THEIR_PENALTIES = (Penalty.passed, Penalty.doubled, Penalty.redoubled)
THEIR_SEATS = (Player.north, Player.east, Player.south, Player.west)
THEIR_DANGER = {
    Vulnerability.NONE: Vul.none,
    Vulnerability.NS: Vul.ns,
    Vulnerability.EW: Vul.ew,
    Vulnerability.ALL: Vul.both,
}

Board = tuple[Contract, Seat, int, Vulnerability]


def _boards(count: int, rng: random.Random) -> list[Board]:
    return [
        (
            Contract(
                rng.randint(1, 7),
                rng.choice(tuple(Strain)),
                rng.choices(tuple(Doubling), (6, 3, 1))[0],
            ),
            rng.choice(tuple(Seat)),
            rng.randint(0, 13),
            rng.choice(tuple(Vulnerability)),
        )
        for _ in range(count)
    ]


def _theirs(board: Board) -> tuple[TheirContract, Vul]:
    contract, declarer, tricks, vulnerability = board
    theirs = TheirContract(
        level=contract.level,
        denom=THEIR_STRAINS[contract.strain.value],
        declarer=THEIR_SEATS[declarer.value],
        penalty=THEIR_PENALTIES[contract.doubling.value],
        result=tricks - contract.tricks,
    )
    return theirs, THEIR_DANGER[vulnerability]


def _best(paths: dict[str, tuple[Callable[[], object], int]]) -> dict[str, float]:
    """Return the nanoseconds a deal takes on each path in its best round.

    The paths take turns, so that another process disturbs all of them alike.
    """
    best = dict.fromkeys(paths, float("inf"))
    for _ in range(ROUNDS):
        for name, (work, deals) in paths.items():
            start = time.perf_counter()
            work()
            best[name] = min(best[name], (time.perf_counter() - start) / deals * 1e9)
    return best


def _measure() -> dict[str, float]:
    rng = random.Random(1916)
    boards = _boards(DEALS, rng)
    theirs = [_theirs(board) for board in boards]
    ours = [board_net(*board) for board in boards]
    assert ours == [contract.score(danger) for contract, danger in theirs], "the two disagree"
    played = [(Played(c, Column.WE, t), v.includes(s.side)) for c, s, t, v in boards]
    repeat = ARRAY // DEALS
    contracts = np.tile(arrays.codes(board[0] for board in boards), repeat)
    tricks = np.tile(np.array([board[2] for board in boards], dtype=np.int8), repeat)
    danger = np.tile(np.array([vulnerable for _, vulnerable in played]), repeat)
    assert arrays.net(contracts, tricks, danger)[:DEALS].tolist() == ours, "the arrays disagree"
    return _best(
        {
            "endplay": (lambda: [contract.score(vul) for contract, vul in theirs], DEALS),
            "one at a time": (lambda: [board_net(c, s, t, v) for c, s, t, v in boards], DEALS),
            "itemised": (lambda: [DUPLICATE.score(r, vulnerable=v) for r, v in played], DEALS),
            "arrays": (lambda: arrays.net(contracts, tricks, danger), ARRAY),
        }
    )


def main() -> int:
    """Measure, print a table, write the ratios; 1 if a path is slower than it must be."""
    nanoseconds = _measure()
    ratios = {name: nanoseconds["endplay"] / value for name, value in nanoseconds.items()}
    print(f"duplicate scores of {DEALS} deals (arrays: {ARRAY}), best of {ROUNDS} rounds")
    print(f"{'path':<15}{'ns a deal':>12}{'times endplay':>16}{'wanted':>9}")
    wanted = {"one at a time": ONE_BY_ONE, "arrays": ARRAYS}
    for name, value in nanoseconds.items():
        least = f">= {wanted[name]}" if name in wanted else ""
        print(f"{name:<15}{value:>12.1f}{ratios[name]:>16.1f}{least:>9}")
    RESULTS.parent.mkdir(exist_ok=True)
    rounded = {name: round(ratio, 1) for name, ratio in ratios.items() if name != "endplay"}
    RESULTS.write_text(
        json.dumps({"times as fast as endplay": rounded, "wanted": wanted}, indent=2) + "\n",
        encoding="utf-8",
    )
    return 0 if all(ratios[name] >= least for name, least in wanted.items()) else 1


if __name__ == "__main__":
    raise SystemExit(main())
