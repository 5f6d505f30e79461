"""What was said before the play, read backwards: which hands would have spoken so.

Both sides' systems are known to all, so every call, naming or announcement says something about the
hand of whoever made it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache, partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sansatout.auction import Auction
from sansatout.cards import Hand
from sansatout.robots.bidding import Constraint, Situation, System, find_system, read_auction
from sansatout.robots.bidding.bridge_whist import Score, speak
from sansatout.robots.bidding.many import Many, choosing, misfits
from sansatout.robots.bidding.minibridge import POINTS
from sansatout.robots.play.layouts import Misfits
from sansatout.robots.play.seen import Seen
from sansatout.seats import Seat, Side
from sansatout.variants.announcing import Announcing
from sansatout.variants.contract_auction import ContractAuction
from sansatout.variants.naming import Naming

__all__ = ["SystemNames", "situation", "systems", "words"]

SystemNames = str | tuple[str, str]
"""The key of the system all play, or North-South's and East-West's."""
_ANY_HAND = Hand.from_bits((1 << 13) - 1)


def systems(names: SystemNames) -> dict[Side, System]:
    """Return each side's bidding system."""
    pair = (names, names) if isinstance(names, str) else names
    return {side: find_system(name) for side, name in zip(Side, pair, strict=True)}


def situation(seen: Seen) -> Situation:
    """Return the state of the score in which the words were said."""
    late = not (isinstance(seen.dialogue, ContractAuction) and seen.dialogue.next_only)
    return Situation.at_table(
        seen.variant, seen.options, seen.standing, seen.vulnerable, late_doubles=late
    )


def words(seen: Seen, names: SystemNames) -> Mapping[Seat, Misfits]:
    """Return for each seat how to count the words a hand would not have said."""
    match seen.dialogue:
        case ContractAuction(auction=auction):
            pair = (names, names) if isinstance(names, str) else names
            return _called(pair, auction, situation(seen))
        case Naming() as talk:
            return _named(talk, seen)
        case Announcing(announced=announced):
            return {seat: _points(points) for seat, points in announced}
        case _:
            return {}


@lru_cache(maxsize=8)
def _called(names: tuple[str, str], auction: Auction, here: Situation) -> dict[Seat, Misfits]:
    promises = read_auction(systems(names), auction, here)
    return {seat: partial(_uncalled, constraint) for seat, constraint in promises.items()}


def _uncalled(
    constraint: Constraint, hands: NDArray[np.uint64], most: int = 99
) -> NDArray[np.int64]:
    return misfits(constraint, Many(hands), most)


def _points(points: int) -> Misfits:
    def wrong(hands: NDArray[np.uint64], most: int = 99) -> NDArray[np.int64]:
        del most
        return np.abs(Many(hands).count(POINTS) - points).astype(np.int64)

    return wrong


def _named(talk: Naming, seen: Seen) -> dict[Seat, Misfits]:
    """Ask the booklet's advice at every step of the talk."""
    steps: dict[Seat, list[tuple[Naming, Any, Score]]] = {}
    before = replace(Naming(talk.dealer), limit=talk.limit, may_lay_down=talk.may_lay_down)
    for seat, act in talk.said:
        we, they = (seen.standing[side] for side in (seat.side, seat.side.other))
        steps.setdefault(seat, []).append((before, act, Score(we, they)))
        before = before.after(seat, act)
    return {seat: _talked(said) for seat, said in steps.items()}


def _talked(said: list[tuple[Naming, Any, Score]]) -> Misfits:
    # A step's table is the same for every hand; only where it is left differs.
    tables = [(speak(_ANY_HAND, talk, score).rows, act) for talk, act, score in said]

    def unsaid(hands: NDArray[np.uint64], most: int = 99) -> NDArray[np.int64]:
        del most
        many = Many(hands)
        wrong = np.full(len(many), len(tables), dtype=np.int64)
        for rows, act in tables:
            wrong[choosing(rows, act, many, np.arange(len(many)))] -= 1
        return wrong

    return unsaid
