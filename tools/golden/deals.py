"""What seeds and secrets deal: by Python's generator, by a condition, by the table's shuffle."""

from __future__ import annotations

from pathlib import Path
from random import Random

from sansatout.chance import random_deals
from sansatout.deal import Deal
from sansatout.seats import Seat
from sansatout.table.shuffle import shuffled_pack
from tools.golden.lines import lines

__all__ = ["today"]

_CONDITIONS = (
    "hcp(S) >= 15 and hearts(N) >= 5",
    "hcp(S) == 20 and hcp(N) == 20",
    "balanced(N) and hcp(N) >= 12 and hcp(N) <= 14",
    "shape(E, '5431')",
    "spades(N) + spades(S) >= 9 and not balanced(W)",
    "hcp(NS) >= 33 or clubs(W) >= 7",
)
_NUMBERS: tuple[dict[Seat, str], ...] = (
    {},
    {Seat.S: "ab" * 32},
    {Seat.W: "01" * 32, Seat.N: "fe" * 32},
)


def today(path: Path) -> str:
    """Return the whole file as the program deals today."""
    del path
    seeds = [[seed, *map(str, random_deals(3, random=Random(seed)))] for seed in range(10)]
    fitting = [
        [where, seed, *map(str, random_deals(3, where=where, random=Random(seed)))]
        for where in _CONDITIONS
        for seed in (1, 2)
    ]
    numbers = [[str(n), str(Deal.unrank(n))] for n in (0, 1, 10**6, 10**20, 5 * 10**28)]
    packs = []
    for number, given in enumerate(_NUMBERS):
        secret = f"{number + 1:02x}" * 32
        pack = shuffled_pack(secret, cut=17, table="golden", deal=number + 1, contributions=given)
        packs.append([secret[:2], " ".join(map(str, pack.cards))])
    return lines({"seeds": seeds, "conditions": fitting, "numbers": numbers, "packs": packs})
