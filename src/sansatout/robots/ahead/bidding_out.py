"""An auction bid out by the systems in many layouts at once.

Layouts in which all have called alike so far share the position and its table, so that a table is
made once for each auction that comes up and not for each layout.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sansatout.auction import Auction
from sansatout.calls import Call
from sansatout.cards import Hand
from sansatout.robots.bidding import Situation, Systems, table
from sansatout.robots.bidding.counts import Counts
from sansatout.robots.bidding.many import Many, Places, choices
from sansatout.robots.bidding.table import Rows, choose

__all__ = ["BiddingOut"]

_FEW = 2
"""So many hands are asked one by one: arrays would take longer."""


class BiddingOut:
    """What four players of the systems call in layouts that one of them thinks of."""

    def __init__(self, systems: Systems, situation: Situation, layouts: NDArray[np.uint64]) -> None:
        self.systems, self.situation, self.layouts = systems, situation, layouts
        self._tables: dict[tuple[Call, ...], Rows] = {}

    def ends(self, auction: Auction, places: Places) -> dict[int, Auction]:
        """Return how the auction ends in each of these layouts."""
        found: dict[int, Auction] = {}
        waiting = [(auction, places)]
        while waiting:
            so_far, here = waiting.pop()
            if so_far.is_over:
                found |= dict.fromkeys(here.tolist(), so_far)
            else:
                calls = self._called(so_far, here)
                waiting += ((so_far.after(call), some) for call, some in calls.items())
        return found

    def _called(self, auction: Auction, places: Places) -> dict[Call, Places]:
        turn = auction.turn
        assert turn is not None, "somebody is to call"
        rows = self._table(auction)
        hands = self.layouts[places, turn.value]
        if len(places) > _FEW:
            found = choices(rows, Many(hands), np.arange(len(places), dtype=np.intp))
            return {call: places[some] for call, some in found.items()}
        apart: dict[Call, list[int]] = {}
        for place, bits in zip(places.tolist(), hands.tolist(), strict=True):
            call = choose(rows, Counts(Hand.from_bits(bits))).act
            apart.setdefault(call, []).append(place)
        return {call: np.array(some, dtype=np.intp) for call, some in apart.items()}

    def _table(self, auction: Auction) -> Rows:
        if auction.calls not in self._tables:
            self._tables[auction.calls] = table(self.systems, auction, self.situation)
        return self._tables[auction.calls]
