"""Claims: when all the rest are top cards, and whether another's claim is just."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sansatout.events.acts import Claim, Reply, Respond
from sansatout.robots.message import message
from sansatout.robots.play.certain import certain_tricks
from sansatout.robots.play.clock import Clock
from sansatout.robots.play.layouts import Layout
from sansatout.robots.play.seen import Claimed, Seen
from sansatout.robots.play.values import remaining
from sansatout.robots.thought import Thought
from sansatout.seats import Seat

__all__ = ["answered", "claim"]

_SHARE: Final = 0.5
"""How much of its time the check of a claim may take."""


def claim(seen: Seen) -> Thought | None:
    """Claim the rest when the hand on lead holds nothing but winners, however the cards lie."""
    turn, bargain = seen.turn, seen.bargain
    if turn is None or bargain is None or seen.current.cards or seen.left < 2 or seen.has_claimed:
        return None
    others = _others(seen, turn)
    trump = bargain.strain.suit
    if trump is not None and others >> 13 * trump.value & 8191:
        return None
    hand = seen.in_hand(turn)
    for card in hand:
        if (others >> 13 * card.suit.value & 8191) >> card.rank.value:
            return None
    line = tuple(hand) if seen.declares else ()
    return Thought(Claim(seen.left, line), message("play-claim", tricks=seen.left))


def _others(seen: Seen, turn: Seat) -> int:
    """Return the cards that could beat the hand on lead: all its opponents may hold."""
    if seen.declares:
        return seen.unseen()
    played = sum(seen.played(seat) for seat in Seat)
    return ~(seen.in_hand(turn).bits | played) & ((1 << 52) - 1)


def answered(seen: Seen, layouts: Sequence[Layout], clock: Clock) -> Thought:
    """Accept a claim that gives the seat's side no less than it can expect in any layout.

    Who was refused before in this deal gets what is certain from what he sees himself, no more:
    else number after number would tell him what the cards are worth. Nor does anybody get more if
    time and work do not suffice for a single layout.
    """
    claimed = seen.claimed
    assert claimed is not None, "a claim waits for an answer"
    if claimed.doubted:
        return _granted_if_certain(seen, claimed, "play-claim-doubted")
    # What is left is for the answer to arrive.
    left = None if clock.left is None else clock.left * _SHARE
    due = remaining(seen, layouts, budget=left)
    if not due:
        return _granted_if_certain(seen, claimed, "play-claim-unsolved")
    just = claimed.declaring >= max(due) if seen.declares else claimed.declaring <= min(due)
    answer: Reply = "accept" if just else "refuse"
    return Thought(Respond("claim", answer), message(f"play-claim-{answer}"), samples=len(due))


def _granted_if_certain(seen: Seen, claimed: Claimed, why: str) -> Thought:
    ours = claimed.by.side is seen.seat.side
    declares = claimed.by in seen.declaring
    gained = claimed.declaring if declares else seen.left - claimed.declaring
    if ours or gained > certain_tricks(seen, claimed.by, claimed.line):
        return Thought(Respond("claim", "refuse"), message(why))
    return Thought(Respond("claim", "accept"), message("play-claim-accept"))
