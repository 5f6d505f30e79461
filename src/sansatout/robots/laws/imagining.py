"""What acts lead to, tried out on layouts that agree with what a seat knows.

The referee himself says what an act brings; what he then makes of the cards is valued double dummy,
and an auction that goes on is bid out by the systems.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import numpy as np

from sansatout.calls import PASS
from sansatout.cards import Card, Hand, Strain
from sansatout.deal import Deal
from sansatout.errors import InputError, SansatoutError
from sansatout.events import Act, Event
from sansatout.events.acts import MakeCall, Play
from sansatout.laws import Phase, Referee
from sansatout.laws.lawful import due, lawful_calls, lawful_cards
from sansatout.laws.result import played
from sansatout.robots.bidding import Situation, System
from sansatout.robots.dialogues import say
from sansatout.robots.laws.regular import called_over, regular_auction
from sansatout.robots.laws.ruled import Ruled
from sansatout.robots.play.layouts import Layout
from sansatout.robots.play.payoff import worth
from sansatout.seats import Seat, Side
from sansatout.solver.batch import solve_samples
from sansatout.variants.base import Variant

__all__ = ["called", "expected"]

Systems = dict[Side, System]

_LONGEST: Final = 40
"""Calls after which an auction that is bid out is given up."""
_HONOUR: Final = 0.3
_OTHER: Final = 0.1
"""Tricks that a defender's exposed honour, or another card of his, is thought to bring declarer."""


def expected(
    ruled: Ruled,
    acts: Sequence[Act],
    layouts: Sequence[Layout],
    systems: Systems,
    *,
    still: Act | None = None,
) -> list[float]:
    """Return the points each act of the seat brings its side on the average of the layouts.

    ``still`` is the one that stands for doing nothing.
    """
    total = sum(layout.weight for layout in layouts)
    points = [0.0] * len(acts)
    for layout in layouts:
        n, e, s, w = (Hand.from_bits(bits) for bits in layout.hands)
        here = ruled.ref.with_(hands=(n, e, s, w))
        for place, act in enumerate(acts):
            after = here if act is still else here.after(Event(0, ruled.seat, act))
            points[place] += layout.weight * _worth(ruled, here, after, systems)
    return [sum_ / total for sum_ in points]


def _worth(ruled: Ruled, before: Referee, after: Referee, systems: Systems) -> float:
    """Return the points of where an act leads; a new deal is even, and so is one passed out."""
    if not after.last.ok and not after.kept:
        return -10_000.0
    if ruled.deal is not None:
        result = played(after, ruled.deal)  # PB-5.7: what a revoke costs, after the play
        return worth(ruled.sheet.after(result), ruled.seat) - worth(ruled.sheet, ruled.seat)
    if after.phase is Phase.AUCTION:
        after = _bid_out(ruled, after, systems)
    if after.phase is not Phase.PLAY or after.play.contract is None or after.play.declarer is None:
        return 0.0
    deal = _whole(after)
    payoff = ruled.payoff(after, deal)
    tricks = _declaring(after) + _exposed(before, after)
    low = min(12, int(tricks))
    return payoff[low] + (tricks - low) * (payoff[low + 1] - payoff[low])


def _whole(ref: Referee) -> Deal:
    """Return the cards as they were dealt."""
    bits = [hand.bits for hand in ref.hands]
    for cards in (ref.play.trick, *(trick.cards for trick in ref.play.done)):
        for seat, card in cards:
            bits[seat] |= card.bit
    n, e, s, w = (Hand.from_bits(each) for each in bits)
    return Deal((n, e, s, w))


def _exposed(before: Referee, after: Referee) -> float:
    """Return the tricks that newly exposed cards bring declarer, more or less (L-EXPO-3)."""
    return sum(
        (_HONOUR if one.card.rank.is_honour else _OTHER) * (0.5 if one.until_lead else 1.0)
        for one in after.play.exposed
        if one not in before.play.exposed
    )


def called(ruled: Ruled, ref: Referee, seat: Seat, systems: Systems) -> MakeCall:
    """Return the call a player of the systems makes here, as far as no law forbids it."""
    here = called_over(ref, seat)
    lawful = lawful_calls(here, seat) if here.auction.pending is None else (PASS,)
    variant = ruled.variant
    auction = regular_auction(here, variant, ruled.options, ruled.sheet.part_scores)
    try:
        decision = say(auction, ref.hands[seat], _situation(ruled, variant), systems)
    except SansatoutError:
        decision = None
    if decision is not None and isinstance(decision.act, MakeCall) and decision.act.call in lawful:
        return decision.act
    return MakeCall(PASS if PASS in lawful or not lawful else lawful[0])


def _situation(ruled: Ruled, variant: Variant) -> Situation:
    standing = ruled.sheet.part_scores
    return Situation.at_table(ruled.variant, ruled.options, standing, ruled.vulnerable)


def _bid_out(ruled: Ruled, ref: Referee, systems: Systems) -> Referee:
    """Let all go on calling as their systems say, without any further irregularity."""
    for _ in range(_LONGEST):
        seat = due(ref)
        if ref.phase is not Phase.AUCTION or seat is None:
            break
        then = ref.after(Event(0, seat, called(ruled, ref, seat, systems)))
        if not then.last.ok:
            break
        ref = then
    return ref


def _declaring(ref: Referee) -> float:
    """Return the tricks of the declaring side with best play under the bonds of the moment."""
    assert ref.play.declarer is not None, "play has a declarer"
    turn = ref.turn
    side = ref.play.declarer.side
    left = 13 - len(ref.play.done)
    if turn is None or not left or ref.phase is not Phase.PLAY:
        return ref.tricks[side]
    lawful = lawful_cards(ref, turn)
    if ref.play.wrong_lead is not None or not lawful:
        return ref.tricks[side] + left / 2
    ours = turn.side is side
    if _is_plain(ref, turn):
        try:
            values = _solved(ref)
        except InputError:  # uneven hands, after a short trick
            return ref.tricks[side] + left / 2
        best = max(values[card.index] for card in lawful)
        return ref.tricks[side] + (best if ours else left - best)
    actor = ref.play.declarer if turn is ref.dummy else turn
    then = (ref.after(Event(0, actor, Play(card, hand=turn))) for card in lawful)
    # L-PEN-1: where opponents have still to say how the hand must play, its card is not played.
    found = [_declaring(one) for one in then if one.hands[turn] != ref.hands[turn]]
    if not found:
        return ref.tricks[side] + left / 2
    return max(found) if ours else min(found)


def _is_plain(ref: Referee, turn: Seat) -> bool:
    """Tell whether the trick went round in order and nobody behind the hand to play is bound."""
    assert ref.play.leader is not None, "play has a leader"
    in_order = (
        tuple(seat for seat, _ in ref.play.trick) == ref.play.leader.round()[: len(ref.play.trick)]
    )
    free = all(limit.seat is turn for limit in ref.play.play_limits)
    return in_order and free and not _has_revoke(ref)


def _has_revoke(ref: Referee) -> bool:
    """Tell whether somebody has not followed to this trick although he could."""
    led = ref.play.trick[0][1].suit if ref.play.trick else None
    return any(
        led is not None and card.suit is not led and bool(ref.hands[seat].suit(led))
        for seat, card in ref.play.trick
    )


def _solved(ref: Referee) -> tuple[int, ...]:
    """Return each card's tricks for the side to play, by the card's index."""
    assert ref.play.leader is not None, "play has a leader"
    bits = tuple(hand.bits for hand in ref.hands)
    return _values(bits, ref.strain, ref.play.leader, tuple(card for _, card in ref.play.trick))


@lru_cache(maxsize=512)
def _values(
    bits: tuple[int, ...], strain: Strain, leader: Seat, trick: tuple[Card, ...]
) -> tuple[int, ...]:
    """Solve a position; several remedies often leave the same one, with other bonds."""
    batch = solve_samples(np.array([bits], dtype=np.uint64), strain, leader, trick)
    return tuple(batch.values[0].tolist())
