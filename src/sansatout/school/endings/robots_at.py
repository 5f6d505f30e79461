"""What robots make of a problem; by which of them fails its difficulty is told."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from sansatout import robots
from sansatout.cards import Card, Hand
from sansatout.contract import Contract
from sansatout.deal import Deal
from sansatout.events.acts import Play
from sansatout.robots.play.seen import Seen
from sansatout.school.endings.attempt import Attempt
from sansatout.school.endings.problem import (
    EndingProblem,
    bid_and_made,
    cards_of,
    played_on,
    seen_by_declarer,
)
from sansatout.seats import Seat

__all__ = ["card_of", "reached_by"]

_REACHED: Final = 500.0
"""What the goal is worth to a robot, and nothing else is: it is told the goal as people are."""
_SYSTEM: Final = "culbertson"


def reached_by(one: EndingProblem, level: str, seed: str = "") -> tuple[bool, bool]:
    """Tell whether a level plays a right first card, and whether it reaches the goal."""
    now = Attempt(one, one.start)
    first: Card | None = None
    while now.verdict is None:
        card = card_of(now, level, f"{seed} {one.id} {len(now.cards)}")
        first = first or card
        now = now.after(card)
    return str(first) in one.right, bool(now.verdict)


def card_of(now: Attempt, level: str, seed: str) -> Card:
    """Return the card that a level plays in an attempt."""
    thought = robots.decide(seen_in(now), level=level, system=_SYSTEM, seed=seed, may_claim=False)
    assert isinstance(thought.act, Play), "a card is to be played"
    return thought.act.card


def seen_in(now: Attempt) -> Seen:
    """Return what declarer knows; the goal alone counts."""
    one = now.problem
    before = cards_of(one.played)
    deal = Deal.parse(one.deal)
    dealt = []
    for seat, left in zip(Seat, now.layout, strict=True):
        gone = sum(card.bit for card in before if deal.owner(card) is seat)
        dealt.append(Hand.from_bits(left | gone))
    n, e, s, w = dealt
    state = bid_and_made(Deal((n, e, s, w)), Seat.parse(one.declarer), Contract.parse(one.contract))
    seen = seen_by_declarer(played_on(state, [*before, *(card for _, card in now.cards)]))
    made = Contract.parse(one.contract).tricks
    return replace(seen, payoff=tuple(_REACHED * (tricks >= made) for tricks in range(14)))
