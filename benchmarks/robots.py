"""The ladder of robots: matches on identical auctions, mistakes counted, bidding systems compared.

Card play is compared on the same boards and the same auctions, so that rungs can be read beside one
another. Besides, all levels are asked in the same positions, and what their cards give away is
counted: matches part at the first card that differs, so this is far less left to chance. Every
figure comes with its 95 % interval. A part ends after its boards or its share of the minutes, and
the number of boards is told. Parts may be measured one at a time, each with its own
seed: what is written of the others is kept.

    python benchmarks/robots.py [--boards 64] [--minutes 15] [--seed 1] [--workers 2]
        [--only expert-club …] [--decide 0.3] [--write]

With ``--decide`` a match ends with the board that decides whether so much is gained or nothing.
Every part is written with its seed and the processor seconds that it cost.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.ladder.ahead import SYSTEMS as AHEAD
from benchmarks.ladder.ahead import show_ahead
from benchmarks.ladder.endings import show_endings
from benchmarks.ladder.problems import show_problems
from benchmarks.ladder.results import RESULTS, before, save, spent
from benchmarks.ladder.timing import show_timing

from sansatout.lab.bidding import ReachedContract, reached
from sansatout.lab.intervals import Interval, interval
from sansatout.lab.match import BoardResult, Match, MatchReport, play_match
from sansatout.lab.match_table import Player
from sansatout.lab.positions import ROLES, GivenAway, judge_board
from sansatout.lab.sequential import Decider, GainQuestion
from sansatout.lab.yardsticks import COUNTED, PUBLISHED, Led, declared, led

GOALS = {"expert": {"deal": 5.0, "most": 5.0}, "club": {"median": 0.020}}
"""Processor seconds: of a whole deal and of the dearest card, and the median of a card."""
LOSS_GOAL = 0.7


@dataclass(frozen=True)
class Rung:
    """Two players, and how far the first should be ahead."""

    a: Player
    b: Player
    goal: float | None = None

    def match(self, seed: int) -> Match:
        """Return the match; where cards are compared, on identical auctions."""
        return Match(self.a, self.b, seed=seed, same_auction=self.goal is not None)


RUNGS = {
    "expert-club": Rung(Player("expert"), Player("club"), 0.1),
    "expert-uniform": Rung(Player("expert"), Player("uniform"), 0.0),
    "club-uniform": Rung(Player("club"), Player("uniform"), 0.0),
    "club-novice": Rung(Player("club"), Player("novice"), 0.5),
    "culbertson-one-club": Rung(Player("novice", "culbertson"), Player("novice", "one-club")),
    "signals": Rung(Player("expert", "standard", "standard"), Player("expert", "standard"), 0.0),
}
SHARES = {
    "positions": 0.3,
    "expert-club": 0.3,
    "expert-uniform": 0.2,
    "club-uniform": 0.2,
    "club-novice": 0.1,
    "culbertson-one-club": 0.1,
    "par": 0.1,
    "par-ahead": 0.2,
    "par-standard": 0.2,
    "yardsticks": 0.3,
    "signals": 0.3,
    "problems": 0.2,
    "ahead": 0.2,
    "timing": 0.2,
    "endings": 0.1,
}
"""What is measured, and its share of the time."""
ASKED = ("uniform", "club", "expert")
SYSTEMS = ("culbertson", "standard", "one-club", "natural")
BIDDERS = {
    "par": tuple(Player("novice", system) for system in SYSTEMS),
    "par-ahead": tuple(Player(level, name) for name in AHEAD for level in ("novice", "expert")),
    "par-standard": tuple(Player(level, "standard") for level in ("novice", "expert")),
}
"""Whose auctions are compared with par: by the system alone, and by experts who look ahead; today's
system by itself, too, on as many boards as the time allows."""
READER, FOREIGN = Player("expert", "natural"), "standard"
"""Who is measured by the published yardsticks, and whose auctions they read there."""


class Ends:
    """Ends a match when its time is up, or its question decided."""

    def __init__(self, seconds: float, decide: float | None) -> None:
        self.end = time.monotonic() + seconds
        self.decider = None if decide is None else Decider(GainQuestion(decide))

    def __call__(self, board: BoardResult) -> bool:
        """Tell whether the board was the last."""
        decided = self.decider is not None and self.decider(board)
        print(
            f"board {board.number}: {board.imps:+d} IMPs  ", end="\r", file=sys.stderr, flush=True
        )
        return decided or time.monotonic() > self.end


def show(name: str, report: MatchReport, goal: float | None = None) -> dict[str, Any]:
    """Print a match and return it as JSON values."""
    imps, boards = report.imps, len(report.boards)
    wanted = "" if goal is None else f"  (goal {goal:+.1f})"
    print(f"{name:28} {imps} IMPs a board, {report.points} points, {boards} boards{wanted}")
    for key, player in (("a", report.match.a), ("b", report.match.b)):
        one = report.of(key)
        print(
            f"    {player!s:20} lost declaring {one.declarer_loss}, defending {one.defence_loss}; "
            f"over double dummy {one.against_double_dummy}; over par {one.to_par}"
        )
        print(f"    {'':20} seconds {one.seconds}")
    ratio = _ratio(*_lost_declaring(report))
    if goal is not None:
        print(f"    {report.match.a}'s declarers give away {ratio} of {report.match.b}'s")
    return report.as_json(boards=False) | {"goal": goal, "declaring_ratio": ratio}


def judged(
    seed: int, boards: int, seconds: float, executor: ProcessPoolExecutor, workers: int
) -> list[dict[str, GivenAway]]:
    """Ask the levels in the positions of boards until all are done or the time is up."""
    found: list[dict[str, GivenAway]] = []
    end = time.monotonic() + seconds
    ask = partial(judge_board, seed, levels=ASKED)
    while len(found) < boards and (time.monotonic() < end or len(found) < workers):
        numbers = range(len(found) + 1, min(len(found) + 2 * workers, boards) + 1)
        found += executor.map(ask, numbers)
    return found


def show_judged(found: list[dict[str, GivenAway]]) -> dict[str, Any]:
    """Print what the levels give away in the same positions, and return it as JSON values."""
    lost = {
        level: {role: [float(board[level].tricks[role]) for board in found] for role in ROLES}
        for level in ASKED
    }
    print(f"tricks given away in the same positions, all hands known, {len(found)} boards:")
    for level, roles in lost.items():
        told = ", ".join(f"{role} {interval(counts)}" for role, counts in roles.items())
        print(f"    {level:20} {told}")
    ahead = {}
    for better, worse in (("club", "uniform"), ("expert", "club")):
        tricks, points = (
            interval(_total(b[worse], what) - _total(b[better], what) for b in found)
            for what in ("tricks", "points")
        )
        print(f"    {better} over {worse}: {tricks} tricks, {points} points a board")
        ahead[f"{better}-{worse}"] = {"tricks": tricks.as_json(), "points": points.as_json()}
    ratio = _ratio(lost["expert"]["declaring"], lost["uniform"]["declaring"])
    print(f"    expert's declarers give away {ratio} of uniform's")
    return {
        "boards": len(found),
        "tricks": {
            level: {role: interval(counts).as_json() for role, counts in roles.items()}
            for level, roles in lost.items()
        },
        "ahead": ahead,
        "expert_of_uniform_declaring": ratio | {"goal": LOSS_GOAL},
    }


def show_par(
    players: tuple[Player, ...],
    seed: int,
    boards: int,
    seconds: float,
    executor: ProcessPoolExecutor,
) -> dict[str, Any]:
    """Print how far from par the auctions of each player end, and return it as JSON values."""
    found: list[list[ReachedContract]] = []
    end, step = time.monotonic() + seconds, 16
    while len(found) < boards and time.monotonic() < end:
        numbers = range(len(found) + 1, min(len(found) + step, boards) + 1)
        found += executor.map(partial(reached, players, seed), numbers, chunksize=4)
    told: dict[str, Any] = {}
    by_system: list[float] = []
    for player, known in zip(players, zip(*found, strict=True), strict=True):
        distances = [float(one.from_par) for one in known]
        apart, cost = interval(distances), interval(one.seconds / 4 for one in known)
        slams = [bid for one in known for bid in one.slams]
        made = [one.slam_makes for one in known if one.slam_makes is not None]
        print(
            f"{player!s:28} {apart} IMPs from par, played double dummy, {len(known)} boards; "
            f"{sum(slams)} of {len(slams)} slams bid; {sum(made)} of {len(made)} slams made; "
            f"{cost} s of processor a seat"
        )
        told[str(player)] = {
            "boards": len(known),
            "imps_from_par": apart.as_json(),
            "slams": {"bid": sum(slams), "of": len(slams)},
            "slams_bid": {"made": sum(made), "of": len(made)},
            "processor_seconds_a_seat": cost.as_json(),
        }
        if player.level == "novice":
            by_system = distances
            continue
        closer = interval(b - a for a, b in zip(by_system, distances, strict=True))
        print(f"{'':28} {closer} against the system alone, on the same boards")
        told[str(player)]["against_the_system_alone"] = closer.as_json()
    return told


def show_yardsticks(
    seed: int, boards: int, seconds: float, executor: ProcessPoolExecutor, workers: int
) -> dict[str, Any]:
    """Print leads and declarers by the published yardsticks, and return them as JSON values.

    A lead is cheap beside a whole deal, so four boards are led against for one that is played.
    """
    leads: list[Led] = []
    shares: list[float] = []
    end = time.monotonic() + seconds
    while len(shares) < boards and (time.monotonic() < end or not shares):
        one = partial(led, seed, player=READER, bidders=FOREIGN)
        leads += executor.map(one, range(len(leads) + 1, len(leads) + 1 + 4 * workers))
        play = partial(declared, seed, player=READER, bidders=FOREIGN)
        numbers = range(len(shares) + 1, min(len(shares) + workers, boards) + 1)
        shares += (count / COUNTED for count in executor.map(play, numbers))
    kinds = {
        "all": leads,
        "suit": [one for one in leads if one.has_trumps],
        "no_trump": [one for one in leads if not one.has_trumps],
    }
    good = {name: interval(float(not one.cost) for one in some) for name, some in kinds.items()}
    costly = interval(shares)
    for name, figure in good.items():
        print(f"leads that cost nothing, {name}: {figure} of {len(kinds[name])}")
    print(f"declarers' cards that cost a trick: {costly} of {COUNTED}, {len(shares)} boards")
    return {
        "player": str(READER),
        "auctions": FOREIGN,
        "good_leads": {
            name: figure.as_json() | {"leads": len(kinds[name])} for name, figure in good.items()
        },
        "costly_cards": costly.as_json() | {"boards": len(shares)},
        "published": PUBLISHED,
    }


def _lost_declaring(report: MatchReport) -> tuple[list[float], list[float]]:
    """Return what A's and B's declarers gave away, on the boards where both declared."""
    found: tuple[list[float], list[float]] = [], []
    for one, other in (board.tables for board in report.boards):
        if one.declarer and other.declarer and (one.declarer in "NS") is (other.declarer in "NS"):
            first, second = (one, other) if one.declarer in "NS" else (other, one)
            found[0].append(float(first.lost_declaring))
            found[1].append(float(second.lost_declaring))
    return found


def _total(given: GivenAway, what: str) -> float:
    return float(sum(getattr(given, what).values()))


def _ratio(above: list[float], below: list[float]) -> dict[str, float | None]:
    """Return the ratio of two means over the same boards, with its 95 % interval."""
    if not below:
        return {}
    mean = fmean(below) or 1.0
    ratio = fmean(above) / mean
    margin = interval(a - ratio * b for a, b in zip(above, below, strict=True)).margin / mean
    plain = Interval(ratio, margin).as_json()
    return {"ratio": plain["mean"], "low": plain["low"], "high": plain["high"]}


def main() -> None:
    """Play the ladder and print it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--boards", type=int, default=64)
    parser.add_argument("--minutes", type=float, default=15.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=len(os.sched_getaffinity(0)))
    parser.add_argument("--only", choices=SHARES, action="append", help="this part alone")
    parser.add_argument("--decide", type=float, help="the IMPs a board that a match decides about")
    parser.add_argument("--write", action="store_true", help=f"write {RESULTS.name}")
    chosen = parser.parse_args()
    found: dict[str, Any] = {"goals": GOALS}
    names = chosen.only or SHARES
    whole = sum(SHARES[name] for name in names)
    for name in names:
        seconds, began = 60 * chosen.minutes * SHARES[name] / whole, spent()
        with ProcessPoolExecutor(chosen.workers, multiprocessing.get_context("spawn")) as executor:
            found[name] = measured(name, chosen, seconds, executor)
        found[name] |= {"seed": chosen.seed, "processor_seconds": round(spent() - began, 1)}
        if chosen.write:
            # Parts that run at the same time keep what the others have written.
            save((before() if chosen.only else {}) | found)


def measured(
    name: str, chosen: argparse.Namespace, seconds: float, executor: ProcessPoolExecutor
) -> dict[str, Any]:
    """Measure one part, print it and return it as JSON values."""
    rung, seed, boards = RUNGS.get(name), chosen.seed, chosen.boards
    parts = {
        "yardsticks": lambda: show_yardsticks(seed, boards, seconds, executor, chosen.workers),
        "ahead": lambda: show_ahead(seed, 16 * boards, seconds, executor, chosen.decide),
        "timing": lambda: show_timing("expert", seed, boards, seconds, executor),
        "endings": lambda: show_endings(seed, boards, seconds, executor, chosen.workers),
        "problems": lambda: show_problems(seed, executor),
        "positions": lambda: show_judged(judged(seed, boards, seconds, executor, chosen.workers)),
    }
    if name in BIDDERS:
        return show_par(BIDDERS[name], seed, 16 * boards, seconds, executor)
    if rung is None:
        return parts[name]()
    # Novices play their cards at once: many more boards cost no more.
    count = boards if rung.goal is not None else 8 * boards
    ends = Ends(seconds, chosen.decide)
    told = show(name, play_match(rung.match(seed), count, executor, enough=ends), rung.goal)
    return told if ends.decider is None else told | {"decided": ends.decider.as_json()}


if __name__ == "__main__":
    main()
