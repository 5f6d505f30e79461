"""How our systems read auctions that others have bid.

    python benchmarks/foreign.py [FILE] [--match A_ben] [--systems culbertson natural] [--write]

FILE has a board a line, as :func:`sansatout.lab.reading.recorded` reads them; those of the tests
are boards of the robot Ben, which plays two over one. Both sides are read by the same system.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.ladder.results import RESULTS, before, save, spent

from sansatout.lab.reading import Foreign, draws_that_fit, readings, recorded

BOARDS = Path(__file__).parent.parent / "tests" / "robots" / "foreign" / "ben-boards.jsonl"
SEED = 1


def read_by(system: str, boards: list[Foreign]) -> dict[str, Any]:
    """Print how a system reads the boards, and return it as JSON values."""
    began = spent()
    counts = {
        f"{kind} {sort}": count for (kind, sort), count in sorted(readings(boards, system).items())
    }
    fits = [fit for board in boards for fit in draws_that_fit(board, system, SEED)]
    draws = {"without_a_fit": fits.count(False), "of": len(fits)}
    print(f"{system:12} {counts}; {draws['without_a_fit']} of {draws['of']} draws without a fit")
    cost = round(spent() - began, 1)
    return {"read": counts, "draws": draws, "seed": SEED, "processor_seconds": cost}


def main() -> None:
    """Print the counts."""
    parser = argparse.ArgumentParser()
    parser.add_argument("file", type=Path, nargs="?", default=BOARDS)
    parser.add_argument("--match", default="A_ben")
    parser.add_argument("--systems", nargs="+", default=["culbertson", "standard", "natural"])
    parser.add_argument("--write", action="store_true", help=f"write {RESULTS.name}")
    asked = parser.parse_args()
    boards = list(recorded(asked.file, asked.match))
    told = {system: read_by(system, boards) for system in asked.systems}
    if asked.write:
        save(before() | {"foreign": {"match": asked.match, "boards": len(boards), **told}})


if __name__ == "__main__":
    main()
