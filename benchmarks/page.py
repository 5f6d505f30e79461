"""How soon the page can be played on, on a cold load, and how large it is when compressed.

A server of its own, Chromium with an empty cache each time: from the address typed to the shelf's
button, and from a table's address to the first thing to do there.

    python benchmarks/page.py [--rounds 7] [--write]
"""

from __future__ import annotations

import argparse
import gzip
import json
import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import launched  # noqa: E402
from tests.browser.house import House  # noqa: E402
from tests.browser.visitor import Visitor  # noqa: E402

RESULTS = Path(__file__).parent / "results" / "page.json"
STATIC = ROOT / "src" / "sansatout" / "server" / "static"
GOALS = {"shelf_seconds": 1.0, "table_seconds": 1.0, "kilobytes": 150.0}


def _compressed() -> float:
    files = [path for path in STATIC.rglob("*") if path.suffix in (".js", ".css", ".html")]
    return sum(len(gzip.compress(path.read_bytes())) for path in files) / 1000


def _shelf(browser: Browser, house: House) -> float:
    """Return the seconds until the one big button can be pressed."""
    page = browser.new_context().new_page()
    began = time.perf_counter()
    page.goto(house.address + "/")
    page.wait_for_selector(".hero button")
    seconds = time.perf_counter() - began
    page.context.close()
    return seconds


def _table(browser: Browser, house: House) -> float:
    """Return the seconds until a table, come back to with an empty cache, shows the hand."""
    context = browser.new_context(locale="en")
    here = Visitor(context.new_page(), house.address)
    key = here.wait_at_my_call()
    seat = context.storage_state()
    context.close()
    page = browser.new_context(storage_state=seat, locale="en").new_page()
    began = time.perf_counter()
    page.goto(f"{house.address}/table/{key}")
    page.wait_for_selector(".bidding .key")
    seconds = time.perf_counter() - began
    page.context.close()
    return seconds


def measure(rounds: int) -> dict[str, float]:
    """Return the medians and the size."""
    house = House(Path(tempfile.mkdtemp()))
    house.open()
    try:
        with launched() as browser:
            shelves = [_shelf(browser, house) for _ in range(rounds)]
            tables = [_table(browser, house) for _ in range(rounds)]
    finally:
        house.close()
    return {
        "shelf_seconds": round(statistics.median(shelves), 3),
        "table_seconds": round(statistics.median(tables), 3),
        "kilobytes": round(_compressed(), 1),
    }


def main() -> None:
    """Measure, print a table, and keep it when asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--write", action="store_true", help=f"keep the figures in {RESULTS.name}")
    options = parser.parse_args()
    found = measure(options.rounds)
    for name, value in found.items():
        print(f"{name:16} {value:8.3f}  goal {GOALS[name]:g}")
    if options.write:
        RESULTS.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
