"""How fast deals that fit a condition are dealt, against refusing one by one and endplay's dealer.

Everything is measured in one run; the paths take turns, and times are the processor's, with all
that a call needs from reading the condition to the last deal. One by one is how Sansatout dealt
before: a deal is drawn and looked at, until one fits.

    python benchmarks/dealing.py [--rounds 3] [--seed 1936]
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from random import Random
from statistics import median

from endplay.dealer import generate_deals

from sansatout.chance import random_deals
from sansatout.conditions import parse_condition
from sansatout.deal import Deal

RESULTS = Path(__file__).parent / "results" / "dealing.json"
WANTED = 30
"""How many times as fast as one by one the first condition must be dealt."""
SECONDS = 3.0
"""What is slow is measured for so long in a round."""


@dataclass(frozen=True)
class Asked:
    """A condition in our words and in those of the dealer that endplay reads."""

    name: str
    ours: str
    theirs: str
    count: int
    """How many deals we deal in a round."""


CONDITIONS = (
    Asked(
        "strong South, weak North",
        "hcp(S) == 20 and spades(S) == 5 and hcp(N) <= 5",
        "hcp(south) == 20 && spades(south) == 5 && hcp(north) <= 5",
        20_000,
    ),
    Asked(
        "a no trump opening",
        "balanced(S) and 15 <= hcp(S) <= 17",
        "shape(south, any 4333 + any 4432 + any 5332) && hcp(south) >= 15 && hcp(south) <= 17",
        20_000,
    ),
    Asked(
        "points for a slam",
        "hcp(NS) >= 33 and spades(NS) >= 8",
        "hcp(north) + hcp(south) >= 33 && spades(north) + spades(south) >= 8",
        20_000,
    ),
    Asked(
        "either of two, tried only",
        "hcp(N) > hcp(S) + 12 or hearts(E) + hearts(W) == 2",
        "hcp(north) > hcp(south) + 12 || hearts(east) + hearts(west) == 2",
        5_000,
    ),
)


def one_by_one(asked: Asked, random: Random) -> Iterator[object]:
    """Draw deals and look at each."""
    fits = parse_condition(asked.ours)
    while True:
        deal = Deal.random(random)
        if fits(deal):
            yield deal


def endplay(asked: Asked, random: Random) -> Iterator[object]:
    """Let endplay's dealer do it."""
    yield from generate_deals(
        asked.theirs, produce=10_000_000, seed=random.getrandbits(31), max_attempts=10**12
    )


def rate(deals: Iterator[object], most: int) -> float:
    """Return deals a second: so many, or as many as come in the time for a path."""
    start, dealt = time.process_time(), 0
    for _ in islice(deals, most):
        dealt += 1
        if time.process_time() - start > SECONDS:
            break
    return dealt / (time.process_time() - start)


def check(asked: Asked) -> None:
    """Make sure that both conditions say the same: what endplay deals fits ours."""
    fits = parse_condition(asked.ours)
    for deal in generate_deals(asked.theirs, produce=3, seed=1, max_attempts=10**12):
        assert fits(Deal.parse(deal.to_pbn())), asked.name


def measure(asked: Asked, rounds: int, seed: int) -> dict[str, float]:
    """Return the median rates of the three paths."""
    paths: dict[str, Callable[[Random], Iterator[object]]] = {
        "Sansatout": lambda random: random_deals(asked.count, where=asked.ours, random=random),
        "one by one": lambda random: one_by_one(asked, random),
        "endplay": lambda random: endplay(asked, random),
    }
    rates: dict[str, list[float]] = {name: [] for name in paths}
    for turn in range(rounds):
        for name, path in paths.items():
            rates[name].append(rate(path(Random(seed + turn)), asked.count))
    return {name: median(each) for name, each in rates.items()}


def main() -> int:
    """Measure, print a table, write it; 1 if the first condition is dealt too slowly."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1936)
    told = parser.parse_args()
    print(f"deals a second of processor time, median of {told.rounds} rounds, seed {told.seed}")
    print(f"{'condition':<28}{'Sansatout':>11}{'one by one':>12}{'endplay':>10}{'ratios':>20}")
    found = []
    for asked in CONDITIONS:
        check(asked)
        rates = measure(asked, told.rounds, told.seed)
        ratios = {name: rates["Sansatout"] / rates[name] for name in ("one by one", "endplay")}
        shown = "".join(f"{ratio:>10.0f}" for ratio in ratios.values())
        print(
            f"{asked.name:<28}{rates['Sansatout']:>11.0f}{rates['one by one']:>12.1f}"
            f"{rates['endplay']:>10.1f}{shown}"
        )
        found.append(
            {
                "condition": asked.ours,
                "deals a second": {name: round(each, 1) for name, each in rates.items()},
                "times as fast as": {name: round(each) for name, each in ratios.items()},
            }
        )
    first = found[0]["times as fast as"]
    assert isinstance(first, dict)
    RESULTS.parent.mkdir(exist_ok=True)
    report = {"seed": told.seed, "rounds": told.rounds, "conditions": found}
    report["wanted of the first, one by one"] = WANTED
    RESULTS.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    return 0 if first["one by one"] >= WANTED else 1


if __name__ == "__main__":
    raise SystemExit(main())
