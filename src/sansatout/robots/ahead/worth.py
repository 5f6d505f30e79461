"""What ended auctions are worth in their layouts, the cards played double dummy."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import numpy as np
from numpy.typing import NDArray

from sansatout.auction import Auction
from sansatout.calls import PASS
from sansatout.cards import Strain
from sansatout.contract import Contract, Doubling
from sansatout.robots.play.clock import Clock
from sansatout.scoring.duplicate import board_net
from sansatout.seats import Seat, Side, Vulnerability
from sansatout.solver import solve_contracts

__all__ = ["Worth"]

Ended = tuple[int, Auction]
"""The number of a layout, and the auction that it led to."""
_Key = tuple[int, Strain, Seat]
_DOWN: Final = 2
"""A contract that fails by so many tricks is doubled,"""
_HIGH: Final = 4
"""and from this level on whenever it fails, if the other side has spoken."""


class Worth:
    """Points of auctions in layouts; each declarer of a strain in a layout is solved once."""

    def __init__(
        self, layouts: NDArray[np.uint64], side: Side, vulnerability: Vulnerability, steps: int
    ) -> None:
        self._layouts, self._side = layouts, side
        self._vulnerability, self._steps = vulnerability, steps
        self._tricks: dict[_Key, int] = {}

    def solve(self, ended: Iterable[Ended], clock: Clock) -> None:
        """Find the tricks of all contracts, as far as work and time suffice."""
        wanted = (
            (place, auction.contract.strain, auction.declarer)
            for place, auction in ended
            if auction.contract is not None and auction.declarer is not None
        )
        new = [key for key in dict.fromkeys(wanted) if key not in self._tricks]
        if not new:
            return
        places, strains, declarers = zip(*new, strict=True)
        found = solve_contracts(
            self._layouts[list(places)],
            strains,
            declarers,
            budget=clock.left,
            steps=self._steps,
        )
        self._tricks |= zip(new, found.tolist(), strict=True)

    def points(self, place: int, auction: Auction) -> int | None:
        """Return what the side gets; ``None`` where the contract was not solved."""
        contract, declarer = auction.contract, auction.declarer
        if contract is None or declarer is None:
            return 0
        tricks = self._tricks.get((place, contract.strain, declarer), -1)
        if tricks < 0:
            return None
        played = _doubled(contract, declarer, tricks, auction)
        points = board_net(played, declarer, tricks, self._vulnerability)
        return points if declarer.side is self._side else -points


def _doubled(contract: Contract, declarer: Seat, tricks: int, auction: Auction) -> Contract:
    """Return the contract as opponents leave it who double what fails.

    The systems' own players double seldom: against them it would pay to bid too much.
    """
    down = contract.tricks - tricks
    if contract.doubling is not Doubling.PLAIN or down <= 0:
        return contract
    against = any(call is not PASS for seat, call in auction if seat.side is not declarer.side)
    if against and (down >= _DOWN or contract.level >= _HIGH):
        return Contract(contract.level, contract.strain, Doubling.DOUBLED)
    return contract
