"""Sansatout beside endplay: installed alone in an empty environment, loaded, and asked the same.

    python benchmarks/compared.py [DIST] [--write]

DIST is the folder with the wheels that ``make wheels`` builds. Work is measured in processor time,
so that other work on the machine disturbs little; installing is told by the clock too, and nothing
is taken from pip's cache for either.
"""

from __future__ import annotations

import argparse
import json
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools.try_wheel import fitting

from sansatout.cards import Hand
from sansatout.deal import Deal

RESULTS: Final = Path(__file__).parent / "results" / "compared.json"
ROUNDS: Final = 3
DEALS: Final = 20
LEFT: Final = 8
"""Cards that each hand of an ending has."""

MEASURING: Final = """
import json, resource, sys, time
deals, endings = json.loads(sys.argv[1])
def seconds(work, given):
    start = time.process_time()
    for one in given:
        work(one)
    return (time.process_time() - start) / len(given)
def told(**found):
    found["megabytes"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(json.dumps(found))
"""
OURS: Final = """
start = time.process_time()
import sansatout as st
st.dd_table, st.solve_cards, st.random_deals
loaded = time.process_time() - start
deals = [st.Deal.parse(text) for text in deals]
hands = [tuple(map(st.Hand.parse, text[2:].split())) for text in endings]
endings = [st.Position(four, st.Strain.S, st.Seat.N) for four in hands]
def dealt(count):
    list(st.random_deals(count, where="hcp(N) >= 15 and hearts(S) >= 5"))
dealt(1)
told(
    load=loaded,
    table=seconds(st.dd_table, deals),
    ending=seconds(st.solve_cards, endings),
    deal=seconds(dealt, [1000]) / 1000,
)
"""
THEIRS: Final = """
start = time.process_time()
from endplay.types import Deal, Denom, Player
from endplay.dds import calc_dd_table, solve_board
from endplay.dealer import generate_deals
loaded = time.process_time() - start
deals = [Deal(text) for text in deals]
endings = [Deal(text, first=Player.north, trump=Denom.spades) for text in endings]
def dealt(count):
    list(generate_deals("hcp(north) >= 15 and hearts(south) >= 5", produce=count))
dealt(1)
told(
    load=loaded,
    table=seconds(calc_dd_table, deals),
    ending=seconds(lambda one: list(solve_board(one)), endings),
    deal=seconds(dealt, [100]) / 100,
)
"""


def _asked() -> str:
    """Return deals and endings as JSON, the same for both."""
    random = Random(1916)
    deals = [Deal.random(random) for _ in range(DEALS)]
    endings = [
        [Hand(random.sample(sorted(hand, key=str), LEFT)) for hand in deal.hands] for deal in deals
    ]
    written = ["N:" + " ".join(str(hand) for hand in four) for four in endings]
    return json.dumps([[str(deal) for deal in deals], written])


def _size(folder: Path) -> float:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) / 1e6


def _processor() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _measured(what: str, program: str, asked: str) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        subprocess.run([sys.executable, "-m", "venv", name], check=True)
        empty, began, used = _size(folder), time.monotonic(), _processor()
        pip = [f"{name}/bin/python", "-m", "pip", "install", "--quiet", "--only-binary", ":all:"]
        subprocess.run([*pip, "--no-cache-dir", what], check=True)
        installed = {
            "install": time.monotonic() - began,
            "install processor": _processor() - used,
            "size": _size(folder) - empty,
        }
        words = [f"{name}/bin/python", "-c", MEASURING + program, asked]
        runs = [json.loads(subprocess.check_output(words, cwd=name)) for _ in range(ROUNDS)]
        return installed | {key: min(run[key] for run in runs) for key in runs[0]}


def main() -> None:
    """Measure both and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("dist", type=Path, nargs="?", default=Path("dist"))
    parser.add_argument("--write", action="store_true", help="write the figures to results/")
    asked = parser.parse_args()
    if not any(asked.dist.glob("*.whl")):
        print(f"no wheel in {asked.dist}: `make wheels` builds them")
        return
    wheel = fitting(sys.executable, asked.dist).resolve()
    found = {
        "sansatout": _measured(str(wheel), OURS, _asked()),
        "endplay": _measured("endplay==0.5.12", THEIRS, _asked()),
    }
    rounded = {
        name: {key: float(f"{value:.3g}") for key, value in one.items()}
        for name, one in found.items()
    }
    print(json.dumps(rounded, indent=2))
    if asked.write:
        RESULTS.write_text(json.dumps(rounded, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
