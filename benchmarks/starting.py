"""How much processor time small commands take from start to end, with what was compiled kept.

Commands take turns, so that other work on the machine disturbs all alike. The best round is told as
well; the goals are for the median.

    python benchmarks/starting.py [--write]
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
from pathlib import Path
from statistics import median

RESULTS = Path(__file__).parent / "results" / "starting.json"
ROUNDS = 15
COMMANDS = {
    "Python alone": ["-c", "pass"],
    "import sansatout": ["-c", "import sansatout"],
    "sansatout --help": ["-m", "sansatout.cli", "--help"],
    "sansatout score": [
        *("-m", "sansatout.cli", "score", "rulebook", "4SX", "--by", "we", "--tricks", "8"),
        *("--vulnerable", "--honours", "we:4"),
    ],
}
GOALS = {"sansatout --help": 0.15, "sansatout score": 0.25}


def seconds(arguments: list[str]) -> float:
    """Return the processor time of one run."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    subprocess.run(
        [sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL, env=kept, timeout=60
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> int:
    """Measure, print a table; 1 if a command takes longer than it should."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="write the figures to results/")
    asked = parser.parse_args()
    for arguments in COMMANDS.values():
        seconds(arguments)
    rounds = [{name: seconds(words) for name, words in COMMANDS.items()} for _ in range(ROUNDS)]
    best = {name: round(min(one[name] for one in rounds), 3) for name in COMMANDS}
    found = {name: round(median(one[name] for one in rounds), 3) for name in COMMANDS}
    print(f"processor seconds of {ROUNDS} rounds: the best, the median, the goal")
    for name, value in found.items():
        goal = f"< {GOALS[name]}" if name in GOALS else ""
        print(f"{name:<20}{best[name]:>8.3f}{value:>8.3f}{goal:>9}")
    if asked.write:
        document = {"processor seconds": found, "best": best, "wanted": GOALS}
        RESULTS.write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")
    return 0 if all(found[name] < goal for name, goal in GOALS.items()) else 1


if __name__ == "__main__":
    raise SystemExit(main())
