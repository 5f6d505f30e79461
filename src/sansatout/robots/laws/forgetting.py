"""Forgetful robots: the slips of real players, at tables that ask for them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from sansatout.calls import BIDS, Bid
from sansatout.cards import Card, Hand
from sansatout.events import Act, Event
from sansatout.events.acts import MakeCall, Play
from sansatout.events.irregular import ShowCards
from sansatout.laws import Phase
from sansatout.laws.lawful import due
from sansatout.robots.laws.ruled import Ruled
from sansatout.seats import Seat

__all__ = ["forgets"]

IN_TURN: Final = 0.02
"""The chance of a slip whenever one has to act."""
OUT_OF_TURN: Final = 0.003
"""The chance of a slip at every act of another."""


def forgets(ruled: Ruled, seed: str) -> Act | None:
    """Return an irregular act the seat slips into now; seldom anything.

    :param seed: what the chance is drawn from, another one for every act at the table
    """
    rng = Random(f"{seed} {ruled.seat} forgets")
    if rng.random() >= (IN_TURN if _acts(ruled) else OUT_OF_TURN) or not _is_calm(ruled):
        return None
    slips = [act for act in _slips(ruled, rng) if _happens(ruled, act)]
    return rng.choice(slips) if slips else None


def _acts(ruled: Ruled) -> bool:
    ref = ruled.ref
    turn = due(ref)
    return (ref.play.declarer if turn is not None and turn is ref.dummy else turn) is ruled.seat


def _is_calm(ruled: Ruled) -> bool:
    """Tell whether nothing else is open: one slip at a time."""
    ref = ruled.ref
    busy = (
        ref.rights.offers
        or ref.rights.attention
        or ref.auction.pending
        or ref.play.wrong_lead
        or ref.play.claim
    )
    return not busy and ref.auction.must_correct is None and ruled.seat is not ref.dummy


def _happens(ruled: Ruled, act: Act) -> bool:
    after = ruled.ref.after(Event(0, ruled.seat, act))
    return after.last.ok


def _slips(ruled: Ruled, rng: Random) -> Iterator[Act]:
    if ruled.ref.phase is Phase.AUCTION:
        yield from _calls(ruled, rng)
    elif ruled.ref.phase is Phase.PLAY:
        yield from _plays(ruled, rng)
    if ruled.hand:
        yield ShowCards((rng.choice(tuple(ruled.hand)),))


def _calls(ruled: Ruled, rng: Random) -> Iterator[Act]:
    """Give a bid that is too low in turn (L-INSUF-1), or one out of turn (L-OOT-1, L-OOT-4)."""
    last = ruled.ref.last_bid
    if not _acts(ruled):
        first = 0 if last is None else last[1].index + 1
        low: tuple[Bid, ...] = BIDS[first : first + 5]
        yield from (MakeCall(rng.choice(low)) for _ in low[:1])
    elif last is not None and last[1].index:
        yield MakeCall(BIDS[rng.randrange(max(0, last[1].index - 6), last[1].index)])


def _plays(ruled: Ruled, rng: Random) -> Iterator[Act]:
    """Give a revoke (L-REVOKE-1), a lead from the wrong hand (L-WHAND-1) or out of turn."""
    ref, turn = ruled.ref, ruled.ref.turn
    own = _own_hands(ruled)
    if ref.play.trick and turn in own:
        led = ref.play.trick[0][1].suit
        wrong = [card for card in own[turn] if card.suit is not led]
        if own[turn].suit(led) and wrong:
            yield _play(ruled, turn, rng.choice(wrong))
    if not ref.play.trick:
        for hand, cards in own.items():
            if hand is not turn and cards:
                yield _play(ruled, hand, rng.choice(tuple(cards)))


def _own_hands(ruled: Ruled) -> dict[Seat, Hand]:
    ref, seat = ruled.ref, ruled.seat
    hands = {seat: ruled.hand}
    if seat is ref.play.declarer and ref.dummy is not None and ref.play.faced:
        hands[ref.dummy] = ref.hands[ref.dummy]
    return hands


def _play(ruled: Ruled, hand: Seat, card: Card) -> Act:
    return Play(card, hand=None if hand is ruled.seat else hand)
