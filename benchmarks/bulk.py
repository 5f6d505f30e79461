"""How fast ``sansatout solve FILE.pbn --write`` goes through long files, and in how much memory.

Random boards tell how fast boards are solved; boards of long suits are solved at once, so that
files of many thousands tell what else a board costs, and whether memory grows with the file. Each
of those is gone through again, with all tables in place: they are checked, and nothing written.
``--stopped`` solves a file of 100,000 random boards for so many seconds, kills it, takes it up
again for so many, and tells what it then would take; 100,000 random boards need hours of processor.

    python benchmarks/bulk.py [--random 100 400] [--easy 2000 20000] [--stopped 720 300] [--write]
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from sansatout.deal import Deal
from sansatout.scoring.duplicate import board_dealer
from sansatout.seats import Vulnerability
from sansatout.solver.tables import cores

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


def started(path: Path) -> subprocess.Popen[bytes]:
    """Run the command as a process of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "sansatout.cli", "solve", str(path), "--write", "--json"],
        stdout=subprocess.PIPE,
    )


def measured(path: Path, boards: int, wanted: str = "added") -> dict[str, Any]:
    """Return what it takes when all boards come out as wanted."""
    begin, run = time.monotonic(), started(path)
    assert run.stdout is not None, "the counts are read"
    counts = json.loads(run.stdout.read())
    _, status, used = os.wait4(run.pid, 0)
    seconds, processor = time.monotonic() - begin, used.ru_utime + used.ru_stime
    assert status == 0, "every board is readable"
    assert counts[wanted] == boards, "every board has its table now"
    return {
        "cores": cores(),
        "boards": boards,
        "seconds": round(seconds, 2),
        "boards_a_second": round(boards / seconds, 1),
        "processor_ms_a_board": round(1000 * processor / boards, 2),
        "peak_megabytes": round(used.ru_maxrss / 1024, 1),
    }


def stopped(path: Path, spans: list[float]) -> list[dict[str, Any]]:
    """Let it run for each of these spans, end it hard, and look at what it left."""
    whole, found = sha256(path.read_bytes()).digest(), []
    for seconds in spans:
        found.append(_one_run(path, seconds))
        assert sha256(path.read_bytes()).digest() == whole, "the file is as it was"
        note = json.loads(path.with_name(f"{path.name}.solving.json").read_bytes())
        part = path.with_name(f"{path.name}.solving").read_bytes()[: note["written"]]
        assert sha256(part).hexdigest() == note["digests"][1], "what is done is whole"
        print("stopped", found[-1], flush=True)
    return found


def _one_run(path: Path, seconds: float) -> dict[str, Any]:
    """Run the command for some seconds; return how fast it went, and its memory on the way."""
    note = path.with_name(f"{path.name}.solving.json")
    told: list[tuple[float, int, float]] = []
    begin, run = time.monotonic(), started(path)
    while time.monotonic() - begin < seconds:
        time.sleep(0.1)
        boards = json.loads(note.read_bytes())["boards"] if note.exists() else 0
        if not told or told[-1][1] != boards:
            peak = _status(run.pid, "VmHWM") / 1024
            told.append((time.monotonic() - begin, boards, peak))
    run.kill()
    _, _, used = os.wait4(run.pid, 0)
    first, last = told[0][1], told[-1][1]
    processor = 1000 * (used.ru_utime + used.ru_stime) / (last - first)
    return {
        "cores": cores(),
        "from_board": first,
        "to_board": last,
        "seconds": round(told[-1][0], 1),
        "seconds_to_next_boards": round(told[1][0], 2),
        "processor_ms_a_board": round(processor, 2),
        "processor_hours_for_100000": round(processor / 36, 2),
        "peak_megabytes_of_first_1000": round(
            next((peak for _, boards, peak in told if boards - first >= 1000), told[-1][2]), 1
        ),
        "peak_megabytes": round(told[-1][2], 1),
    }


def _status(process: int, name: str) -> int:
    lines = Path(f"/proc/{process}/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(name))


def main() -> None:
    """Measure files of all kinds and write the results down."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--random", type=int, nargs="*", default=[100, 400])
    parser.add_argument("--easy", type=int, nargs="*", default=[2000, 20000])
    parser.add_argument("--stopped", type=float, nargs="*", default=[])
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
                if kind == "easy":
                    found.setdefault("again", []).append(measured(path, boards, "right"))
                    print("again", found["again"][-1], flush=True)
        if chosen.stopped:
            path = Path(folder) / "stopped.pbn"
            write_boards(path, 100_000, lambda _: Deal.random(rng))
            found["stopped"] = stopped(path, chosen.stopped)
    if chosen.write:
        # What was not measured this time stays as it was found.
        before = json.loads(RESULTS.read_bytes()) if RESULTS.exists() else {}
        told = before | {"seed": chosen.seed, **found}
        RESULTS.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
