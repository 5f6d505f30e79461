"""The table of seeds: for every rule, places in auctions at which it decides.

``python -m tools.school_seeds`` writes it anew, which a change of a bidding system asks for.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from random import Random

from sansatout.school.practice.base import HARDEST
from sansatout.school.practice.bidding.spots import BiddingSpot, spot_at, varied

__all__ = ["seeds", "some_spot"]


@cache
def seeds(system: str) -> dict[str, list[tuple[int, int]]]:
    """Return seed and place of every rule's examples, the easier first."""
    told = json.loads((files(__package__) / "seeds.json").read_text(encoding="utf-8"))
    return {rule: [(seed, at) for seed, at in places] for rule, places in told[system].items()}


def some_spot(system: str, rule: str, rng: Random, level: int) -> BiddingSpot:
    """Return a place at which the rule decides; the harder, the more was said before."""
    places = seeds(system)[rule]
    known = max(1, len(places) * (level + 1) // (HARDEST + 1))
    return varied(spot_at(system, *rng.choice(places[:known])), rng)
