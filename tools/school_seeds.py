"""Find for every rule of the bidding systems deals in whose auctions it decides.

``python -m tools.school_seeds`` writes the table from which the school makes its questions about
calls. Rules that are not found often enough in so many deals are told.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import sansatout.school.practice.bidding as package
from sansatout.calls import PASS
from sansatout.cards import Suit
from sansatout.deal import Deal
from sansatout.robots.bidding.counts import Counts
from sansatout.school.practice.bidding.examples import PREFIXES, examples
from sansatout.school.practice.bidding.spots import BiddingSpot, deal_of, spots
from sansatout.seats import Seat

__all__ = ["TABLE", "found", "main"]

TABLE: Final = Path(package.__file__).with_name("seeds.json")
_EACH: Final = 24
"""So many places a rule."""
_CANDIDATES: Final = 3 * _EACH
_FARTHEST: Final = 400_000
"""So many wild deals are looked at for the rarest rules."""
_Place = tuple[tuple[int, int], int, int]
"""How hard it is, the seed, and the place in its auction."""


def _hardness(spot: BiddingSpot) -> tuple[int, int]:
    """Return how much was said before."""
    calls = spot.auction.calls
    return sum(call is not PASS for call in calls), len(calls)


def found(system: str, deals: int) -> dict[str, list[tuple[int, int]]]:
    """Return seed and place of every rule's examples, the easier first.

    Wild deals (odd seeds) stand in for rules of which usual ones have too few examples.
    """
    places: dict[str, tuple[list[_Place], list[_Place]]] = defaultdict(lambda: ([], []))
    for seed in range(deals):
        for place, spot in enumerate(spots(system, seed)):
            for rule in examples(spot):
                known = places[rule][seed % 2]
                if len(known) < _CANDIDATES:
                    known.append((_hardness(spot), seed, place))
    for rule, worth_a_look in _SOUGHT.items():
        if rule.startswith(PREFIXES[system]):
            places[rule][1].extend(_sought(system, rule, worth_a_look))
    return {rule: _chosen(*places[rule]) for rule in sorted(places) if any(places[rule])}


def _sought(system: str, rule: str, worth_a_look: Callable[[Deal], bool]) -> Iterator[_Place]:
    """Give examples of a rule so rare that only deals of some kind are bid through."""
    for seed in range(1, 2 * _FARTHEST, 2):
        if worth_a_look(deal_of(seed)[0]):
            for place, spot in enumerate(spots(system, seed)):
                if rule in examples(spot):
                    yield _hardness(spot), seed, place


def _nothing_but_support(deal: Deal) -> bool:
    """Tell whether a hand has trumps for a strong partner, and no honour trick (C-DBL-5)."""
    for seat in Seat:
        counts, partner = Counts(deal[seat]), Counts(deal[seat.partner])
        suits = [s for s in Suit if counts.lengths[s] >= 5 and partner.lengths[s] >= 4]
        if not counts.honour_tricks and partner.honour_tricks >= 4 and min(counts.lengths) < 2:
            return any(counts.support_tricks(suit) >= 5 for suit in suits)
    return False


_SOUGHT: Final = {"C-DBL-5": _nothing_but_support}


def _chosen(usual: list[_Place], wild: list[_Place]) -> list[tuple[int, int]]:
    first = sorted(usual)[:_EACH]
    return [(seed, at) for _, seed, at in sorted([*first, *sorted(wild)[: _EACH - len(first)]])]


def main() -> None:
    """Write the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=40_000)
    deals = parser.parse_args().deals
    tables = []
    for system in PREFIXES:
        table = found(system, deals)
        rows = ",\n".join(f"  {json.dumps(r)}: {json.dumps(p)}" for r, p in table.items())
        tables.append(f"{json.dumps(system)}: {{\n{rows}\n}}")
        few = {rule: len(places) for rule, places in table.items() if len(places) < _EACH}
        print(system, len(table), "rules; few of:", few)
    TABLE.write_text("{\n" + ",\n".join(tables) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
