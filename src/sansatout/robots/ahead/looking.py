"""Look ahead before a call, and leave the system's only for one that is clearly better.

In layouts that fit the auction every call is followed by what the systems make of it, to the end.
Partner and opponents hear the call as the system means it, so what a misleading one does to them is
counted too. The first few layouts leave most calls behind; the rest is for what may be better.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from sansatout.auction import Auction
from sansatout.calls import Call
from sansatout.events import Act
from sansatout.events.acts import MakeCall
from sansatout.robots.ahead.alternatives import alternatives, is_open
from sansatout.robots.ahead.bidding_out import BiddingOut
from sansatout.robots.ahead.worth import Worth
from sansatout.robots.bidding import Decision, read_auction
from sansatout.robots.bidding.engine import position
from sansatout.robots.bidding.many import Places
from sansatout.robots.dialogues import SystemNames, situation, systems_heard, words
from sansatout.robots.play.clock import Clock
from sansatout.robots.play.layouts import Misfits, draw
from sansatout.robots.play.seen import Seen
from sansatout.scoring.compare import imps
from sansatout.seats import Seat
from sansatout.variants.contract_auction import ContractAuction

__all__ = ["Gain", "look_ahead"]

_FIRST, _SECOND, _THIRD = 8, 24, 56
"""So many layouts leave most calls behind, so many find the best, so many confirm it: the best of
several in a small sample looks better than it is."""
_BEHIND: Final = -0.5
"""Calls that bring so many IMPs less are left behind,"""
_HOPEFUL: Final = 3
"""and all but so many."""
_HOPE: Final = 0.5
"""By so many standard errors the best must be ahead of the system's to be worth confirming,"""
_CLEAR: Final = 1.0
"""by so many to be made,"""
_LEAST: Final = 0.25
"""and by so many IMPs."""
_DIFFERENT: Final = 0.6
"""A hand that has fewer different forms in a layout is so rare that too few were found."""
_STEPS: Final = 3_000_000
"""How much work the solver may do each time."""


@dataclass(frozen=True, slots=True)
class Gain:
    """What a call brings against the system's, in IMPs."""

    call: Call
    mean: float
    error: float
    samples: int

    def is_ahead(self, errors: float) -> bool:
        """Tell whether it is better by so many standard errors, and enough to matter."""
        return self.mean >= max(_LEAST, errors * self.error)

    @property
    def is_clear(self) -> bool:
        """Whether it is more than chance may do."""
        return self.is_ahead(_CLEAR)


def look_ahead(
    seen: Seen, names: SystemNames, decision: Decision[Act], rng: Random, clock: Clock
) -> list[Gain]:
    """Return what other calls bring, the best first; none where nothing is to be looked at."""
    dialogue, own = seen.dialogue, decision.act
    if not isinstance(dialogue, ContractAuction) or not isinstance(own, MakeCall):
        return []
    if not seen.variant.compares_boards:
        return []
    auction, here, systems = dialogue.auction, situation(seen), systems_heard(seen, names)
    at = position(systems, auction, here)
    told = read_auction(systems, auction, here)
    # Who has left the system, or hears partner do so, keeps to it: together they would go astray.
    is_system = told[seen.seat].fits(seen.hand) and told[seen.seat.partner].is_known
    if not is_system or not is_open(at, decision, systems[seen.seat.side]):
        return []
    layouts = _fitting(seen, words(seen, names), rng)
    forms = min(len(np.unique(layouts[:, one.value])) for one in seen.hidden())
    if forms < _DIFFERENT * _THIRD:
        return []
    worth = Worth(layouts, seen.seat.side, here.vulnerability, _STEPS)
    look = _Look(auction, own.call, BiddingOut(systems, here, layouts), worth, clock)
    return look.through(alternatives(at, decision, seen.hand), len(layouts))


def _fitting(seen: Seen, said: Mapping[Seat, Misfits], rng: Random) -> NDArray[np.uint64]:
    """Return layouts in which everybody would have called so."""
    drawn = draw(seen, _THIRD, rng, said)
    layouts = np.array([layout.hands for layout in drawn], dtype=np.uint64)
    wrong = np.zeros(len(layouts), dtype=np.int64)
    for seat in seen.hidden():
        wrong += said[seat](layouts[:, seat.value], 0)
    fitting: NDArray[np.uint64] = layouts[wrong == 0]
    return fitting


class _Look:
    def __init__(
        self, auction: Auction, own: Call, bidding: BiddingOut, worth: Worth, clock: Clock
    ) -> None:
        self.auction, self.own = auction, own
        self.bidding, self.worth, self.clock = bidding, worth, clock
        self._ends: dict[Call, dict[int, Auction]] = {}

    def through(self, calls: Sequence[Call], most: int) -> list[Gain]:
        """Return what is known of the calls in the end: the one that may be made comes first."""
        places = np.arange(most, dtype=np.intp)
        first = self.gains(calls, places[:_FIRST])
        hopeful = [gain.call for gain in first if gain.mean >= _BEHIND][:_HOPEFUL]
        found = self.gains(hopeful, places[:_SECOND]) if self.clock.has(0.5) else []
        if not found or not found[0].is_ahead(_HOPE) or not self.clock.has(0.5):
            return []
        return [*self.gains([found[0].call], places), *found[1:]]

    def gains(self, calls: Sequence[Call], places: Places) -> list[Gain]:
        """Return what the calls bring in these layouts, the best first."""
        for call in (self.own, *calls):
            known = self._ends.setdefault(call, {})
            new = np.array(
                [place for place in places.tolist() if place not in known], dtype=np.intp
            )
            known |= self.bidding.ends(self.auction.after(call), new)
        differ = (self._differing(call) for call in calls)
        self.worth.solve(chain.from_iterable(differ), self.clock)
        found = (self._gain(call, places) for call in calls)
        return sorted((one for one in found if one is not None), key=lambda one: -one.mean)

    def _differing(self, call: Call) -> list[tuple[int, Auction]]:
        """Return the layouts in which it is another contract, with both auctions."""
        own = self._ends[self.own]
        return [
            (place, one)
            for place, end in self._ends[call].items()
            if not _same(end, own[place])
            for one in (end, own[place])
        ]

    def _gain(self, call: Call, places: Places) -> Gain | None:
        own, gains = self._ends[self.own], []
        for place in places.tolist():
            end, base = self._ends[call][place], own[place]
            if _same(end, base):
                gains.append(0)
                continue
            mine, system = (self.worth.points(place, one) for one in (end, base))
            if mine is not None and system is not None:
                gains.append(imps(mine - system))
        if len(gains) < 2:
            return None
        error = float(np.std(gains, ddof=1)) / len(gains) ** 0.5
        return Gain(call, float(np.mean(gains)), error, len(gains))


def _same(one: Auction, other: Auction) -> bool:
    return one.contract == other.contract and (
        one.contract is None or one.declarer is other.declarer
    )
