"""The auction of contract bridge: calls by a bidding system."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random

import numpy as np
from numpy.typing import NDArray

from sansatout.auction import Auction
from sansatout.calls import DOUBLE, PASS, REDOUBLE, Bid
from sansatout.cards import Hand, Strain, Suit
from sansatout.events import Act
from sansatout.events.acts import MakeCall
from sansatout.robots.bidding import (
    Constraint,
    Decision,
    Row,
    Situation,
    bidding_system,
    decide_call,
    explain_call,
    read_auction,
)
from sansatout.robots.bidding.many import Many, misfits
from sansatout.robots.bidding.system import System
from sansatout.robots.dialogues.base import Heard, Knowing, Meant, Speaker
from sansatout.robots.dialogues.belief import Sight, believed
from sansatout.robots.play.layouts import Misfits, SeveralWords
from sansatout.seats import Seat, Side
from sansatout.structs import replace as changed
from sansatout.variants.contract_auction import ContractAuction

__all__ = ["Calling"]


class Calling(Speaker[ContractAuction]):
    """Bid by the side's system, and read every call by the system of who made it."""

    kind = ContractAuction
    acts = (MakeCall,)

    def say(self, dialogue: ContractAuction, knowing: Knowing) -> Decision[Act]:
        """Call as the system says."""
        # The booklet's option counts, whatever the caller knew of it (P08).
        here = replace(knowing.situation, late_doubles=self.doubles_late(dialogue))
        decision = decide_call(knowing.systems, knowing.hand, dialogue.auction, here)
        rows: list[Row[Act]] = [
            Row(MakeCall(row.act), row.rules, row.need, row.artificial) for row in decision.rows
        ]
        return Decision(rows, decision.place, decision.hand_counts)

    def hear(self, dialogue: ContractAuction, heard: Heard) -> Mapping[Seat, Misfits]:
        """Read the auction backwards."""
        return _called(heard.systems, dialogue.auction, heard.situation, heard.sight)

    def said(self, dialogue: ContractAuction) -> Iterator[tuple[ContractAuction, Seat, Act]]:
        """Give the calls."""
        before = Auction(dialogue.auction.dealer)
        for seat, call in dialogue.auction:
            yield changed(dialogue, auction=before), seat, MakeCall(call)
            before = before.after(call)

    def meant(self, dialogue: ContractAuction, act: Act, heard: Heard) -> Meant | None:
        """Read the call by the system of the side that would make it."""
        if not isinstance(act, MakeCall):
            return None
        here = replace(heard.situation, late_doubles=self.doubles_late(dialogue))
        promise = explain_call(_systems(heard.systems), dialogue.auction.after(act.call), here)
        kind = promise.kind if isinstance(act.call, Bid) and promise.known else None
        return Meant(promise.plainly(), promise.says(), kind)

    def say_anything(self, acts: Sequence[Act], hand: Hand, rng: Random) -> Act:
        """Bid low in the longest suit on a good hand, seldom double, otherwise pass."""
        calls = {act.call: act for act in acts if isinstance(act, MakeCall)}
        longest = max(Suit, key=lambda suit: (hand.length(suit), suit.value)).strain
        wish = rng.choice((longest, longest, Strain.NT))
        level = 1 + int(rng.expovariate(1.6))
        bids = [act for call, act in calls.items() if isinstance(call, Bid) and call.strain is wish]
        low = [act for act in bids if isinstance(act.call, Bid) and act.call.level <= level]
        if low and hand.points >= rng.randint(9, 14):
            return low[-1]
        doubles = [calls[call] for call in (DOUBLE, REDOUBLE) if call in calls]
        if doubles and rng.random() < 0.04:
            return rng.choice(doubles)
        return calls[PASS] if PASS in calls else rng.choice(acts)

    def doubles_late(self, dialogue: ContractAuction) -> bool:
        """Ask the auction, which has the booklet's option."""
        return not dialogue.next_only


def _systems(names: tuple[str, str]) -> dict[Side, System]:
    return {side: bidding_system(name) for side, name in zip(Side, names, strict=True)}


@lru_cache(maxsize=8)
def _called(
    names: tuple[str, str], auction: Auction, here: Situation, sight: Sight | None
) -> dict[Seat, Misfits]:
    ns, ew = _systems(names).values()
    if sight is None:
        promises = read_auction({Side.NS: ns, Side.EW: ew}, auction, here)
    else:
        promises = believed((ns, ew), auction, here, sight)
    return {seat: _Uncalled(constraint) for seat, constraint in promises.items()}


@dataclass(frozen=True, slots=True)
class _Uncalled(SeveralWords):
    """The calls of a seat that a hand would not have made."""

    constraint: Constraint

    def __call__(self, hands: NDArray[np.uint64], most: int = 99) -> NDArray[np.int64]:
        return misfits(self.constraint, Many(hands), most)

    def each(self) -> tuple[Misfits, ...]:
        """Return the same for each call alone."""
        return tuple(
            _Uncalled(replace(self.constraint, promises=(one,))) for one in self.constraint.promises
        )
