"""How our systems read auctions that others have bid.

    python benchmarks/foreign.py FILE [--match A_ben] [--systems culbertson natural] [--draws]

FILE has a board a line as JSON: ``deal`` (PBN), ``dealer``, ``vulnerable``, and ``tables`` with an
``auction`` from the dealer on and a ``play``, card by card. Only the first table of a board counts.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from pathlib import Path

from sansatout.auction import Auction
from sansatout.calls import Call
from sansatout.cards import Card
from sansatout.deal import Deal
from sansatout.friendly import spelled
from sansatout.lab.reading import Foreign, draws_that_fit, readings
from sansatout.seats import Seat, Side, Vulnerability

_VULNERABLE = {"None": "None", "NS": "NS", "EW": "EW", "All": "All", "Both": "All"}
_CALLS = {"PASS": "Pass", "X": "X", "XX": "XX"}


def boards(path: Path, match: str) -> Iterator[tuple[Foreign, str]]:
    """Give the boards of a match, with the sides of the first table that were foreign."""
    for line in path.read_text(encoding="utf-8").splitlines():
        plain = json.loads(line)
        if plain["match"] != match:
            continue
        table, auction = plain["tables"][0], Auction(Seat.parse(plain["dealer"]))
        for word in table["auction"].split():
            auction = auction.after(Call.parse(_CALLS.get(word) or spelled(word)))
        cards = tuple(Card.parse(word) for word in table["play"].split())
        danger = Vulnerability.parse(_VULNERABLE[plain["vulnerable"]])
        yield Foreign(Deal.parse(plain["deal"]), auction, danger, cards), table["ben"]


def main() -> None:
    """Print the counts."""
    parser = argparse.ArgumentParser()
    parser.add_argument("file", type=Path)
    parser.add_argument("--match", default="A_ben")
    parser.add_argument("--systems", nargs="+", default=["culbertson", "standard", "natural"])
    parser.add_argument("--draws", action="store_true")
    parser.add_argument("--only-foreign", action="store_true", help="only the foreign side's calls")
    asked = parser.parse_args()
    found = list(boards(asked.file, asked.match))
    for system in asked.systems:
        began = time.process_time()
        total = sum(
            (
                readings([board], system, [Side[side]] if asked.only_foreign else tuple(Side))
                for board, side in found
            ),
            start=readings([], system),
        )
        print(system, {f"{kind} {sort}": count for (kind, sort), count in sorted(total.items())})
        if asked.draws:
            fits = [fit for board, _ in found for fit in draws_that_fit(board, system, 1)]
            print(f"  {fits.count(False)} of {len(fits)} draws without a layout that fits")
        print(f"  {len(found)} boards, {time.process_time() - began:.1f} s of processor")


if __name__ == "__main__":
    main()
