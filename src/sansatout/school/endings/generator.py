"""Finding problems: endings of deals that novices played, where the first card decides.

The goal is what a sure line reaches at most. An ending is taken if some first cards have such a
line and others have none, each of these fails in some layout even with all hands seen, a theme is
recognised, and the novice fails where it is no more than a matter of entries. Neither club nor
expert has a say in what is taken.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Final

from sansatout import robots
from sansatout.cards import Card, Hand, Strain, Suit
from sansatout.contract import Contract
from sansatout.deal import Deal
from sansatout.events.acts import Play
from sansatout.robots.play.seen import Seen
from sansatout.school.endings.problem import (
    EndingProblem,
    bid_and_made,
    seen_by_declarer,
    standing_of,
)
from sansatout.school.endings.taking import sampled, taken
from sansatout.seats import Seat
from sansatout.tricks import Trick
from sansatout.variants.deal_state import DealState

__all__ = ["LENGTHS", "found_in", "likely_strain"]

LENGTHS: Final = (5, 6, 7, 8)
_STEPS: Final = 1_000_000
"""Endings that take more work are left out."""
_WEAK: Final = "novice"


def found_in(seed: int, lengths: tuple[int, ...] = LENGTHS) -> Iterator[EndingProblem]:
    """Give the problems of one deal, at most one of each length; the same for the same seed."""
    rng = Random(f"ending {seed}")
    deal = _stronger_in_the_south(Deal.random(rng))
    strain = likely_strain(deal[Seat.N] | deal[Seat.S], rng)
    state = bid_and_made(deal, Seat.S, Contract(1, strain))
    cards: list[Card] = []
    taken: set[int] = set()
    known: dict[Seat, Seen] = {}
    while True:
        play = state.play
        assert play is not None, "cards are played"
        left = 13 - len(play.tricks)
        if left < min(lengths) or len(taken) == len(lengths):
            return
        seat = state.actor
        assert seat is not None, "somebody is to play"
        declaring = play.turn in (Seat.S, Seat.N)
        if left in lengths and left not in taken and declaring and len(play.cards) < 2:
            found = _problem(deal, state, cards, f"{left}-{seed}")
            if found is not None:
                taken.add(left)
                yield found
        act = robots.decide(
            _seen(state, seat, known), level=_WEAK, system="culbertson", seed="", may_claim=False
        ).act
        assert isinstance(act, Play), "cards are played"
        cards.append(act.card)
        state = state.after(seat, act)


def _seen(state: DealState, seat: Seat, known: dict[Seat, Seen]) -> Seen:
    """Return what a seat has seen; once dummy lies open only the tricks change."""
    play = state.play
    assert play is not None, "cards are played"
    if not play.cards and not play.tricks:
        return Seen.of_deal(state, seat, state.variant.new_sheet(state.options))
    if seat not in known:
        known[seat] = Seen.of_deal(state, seat, state.variant.new_sheet(state.options))
    current = (Trick(play.round, play.cards),) if play.cards else ()
    return replace(known[seat], tricks=(*play.tricks, *current))


def _stronger_in_the_south(deal: Deal) -> Deal:
    def points(seat: Seat) -> int:
        return sum(card.rank.points for card in deal[seat] | deal[seat.after(2)])

    return deal if points(Seat.S) >= points(Seat.E) else deal.rotated(1)


def likely_strain(both: Hand, rng: Random) -> Strain:
    """Return the longest suit of two hands, or no trump."""
    longest = max(Suit, key=lambda suit: sum(card.suit is suit for card in both))
    return rng.choice([Strain.NT, longest.strain])


def _problem(deal: Deal, state: DealState, cards: list[Card], key: str) -> EndingProblem | None:
    seen, bargain = seen_by_declarer(state), state.bargain
    assert bargain is not None, "cards are played after the bargain"
    looked_at = sampled(standing_of(seen, 1), Random(key))
    best = int(looked_at[1].max(axis=1).min())
    for goal in (best, best - 1):
        level = seen.won + goal - 6
        start = standing_of(seen, goal)
        if goal < 1 or not 1 <= level <= 7:
            return None
        sure = start.sure(steps=_STEPS)
        if sure is None or all(sure.values()):
            return None
        if any(sure.values()):
            before = deal, Contract(level, bargain.strain), cards
            return taken(key, before, start, sure, looked_at)
    return None
