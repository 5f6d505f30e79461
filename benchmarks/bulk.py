"""How fast ``sansatout solve FILE.pbn --write`` goes through long files, and in how much memory.

Random boards tell how fast boards are solved; boards of long suits are solved at once, so that
files of many thousands tell what else a board costs, and whether memory grows with the file.

    python benchmarks/bulk.py [--random 100 400] [--easy 2000 20000] [--seed 1] [--write]
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from sansatout.deal import Deal
from sansatout.scoring.duplicate import board_dealer
from sansatout.seats import Vulnerability

RESULTS = Path(__file__).parent / "results" / "bulk.json"


def write_boards(path: Path, boards: int, deal: Callable[[int], Deal]) -> None:
    """Write a file of numbered boards."""
    with path.open("w", encoding="utf-8") as out:
        for number in range(1, boards + 1):
            place = number % 32 or 32
            out.write(
                f'[Board "{number}"]\n[Dealer "{board_dealer(place)}"]\n'
                f'[Vulnerable "{Vulnerability.of_board(place)}"]\n[Deal "{deal(number)}"]\n\n'
            )


def measured(path: Path, boards: int) -> dict[str, Any]:
    """Run the command as a process of its own and return what it took."""
    begin = time.monotonic()
    run = subprocess.Popen(
        [sys.executable, "-m", "sansatout.cli", "solve", str(path), "--write", "--json"],
        stdout=subprocess.PIPE,
    )
    assert run.stdout is not None, "the counts are read"
    counts = json.loads(run.stdout.read())
    _, status, used = os.wait4(run.pid, 0)
    seconds, processor = time.monotonic() - begin, used.ru_utime + used.ru_stime
    assert status == 0, "every board is readable"
    assert counts["added"] == boards, "every board has got its table"
    return {
        "boards": boards,
        "seconds": round(seconds, 2),
        "boards_a_second": round(boards / seconds, 1),
        "processor_ms_a_board": round(1000 * processor / boards, 2),
        "peak_megabytes": round(used.ru_maxrss / 1024, 1),
    }


def main() -> None:
    """Measure files of both kinds and write the results down."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--random", type=int, nargs="*", default=[100, 400])
    parser.add_argument("--easy", type=int, nargs="*", default=[2000, 20000])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    chosen = parser.parse_args()
    rng = Random(chosen.seed)
    kinds: dict[str, tuple[list[int], Callable[[int], Deal]]] = {
        "random": (chosen.random, lambda _: Deal.random(rng)),
        "easy": (chosen.easy, lambda number: Deal.unrank(number * 7919)),
    }
    found: dict[str, list[dict[str, Any]]] = {}
    with TemporaryDirectory() as folder:
        for kind, (sizes, deal) in kinds.items():
            for boards in sizes:
                path = Path(folder) / f"{kind}-{boards}.pbn"
                write_boards(path, boards, deal)
                found.setdefault(kind, []).append(measured(path, boards))
                print(kind, found[kind][-1], flush=True)
    if chosen.write:
        told = {"seed": chosen.seed, "cores": len(os.sched_getaffinity(0)), **found}
        RESULTS.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
