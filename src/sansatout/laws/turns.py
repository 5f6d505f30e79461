"""What a seat is offered of the course of things: calls and cards, in order and out of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache

from sansatout.calls import BIDS, CALLS, DOUBLE, REDOUBLE, Bid, Call
from sansatout.cards import Card, Hand, Strain
from sansatout.events.acts import MakeCall, Play
from sansatout.events.codec import Value
from sansatout.events.irregular import CallOverSeven
from sansatout.events.offered import Action, breaks, free, whole
from sansatout.laws.code import RULEBOOK, Place, Rejected
from sansatout.laws.irregular_calls import condones, settle_pending
from sansatout.laws.kinds import Phase
from sansatout.laws.lawful import can_be_heard, due, hands_played, lawful_calls, lawful_cards
from sansatout.laws.limits import check_limits, has_limits
from sansatout.laws.play import has_to_wait
from sansatout.laws.state import Referee
from sansatout.seats import Seat
from sansatout.structs import replace

__all__ = ["cards_in_order", "in_order", "wrong_calls", "wrong_cards"]

_OVER_SEVEN = breaks(
    CallOverSeven, text=[f"{level}{strain}" for level in (8, 9) for strain in Strain]
)
_TOO_LATE = (replace(breaks(MakeCall, call=CALLS), door="do"), _OVER_SEVEN)
"""The calls that can be made during the play."""


@RULEBOOK.offers(Place.TURN)
def in_turn(ref: Referee, seat: Seat) -> Iterator[Action]:
    """Offer what breaks no law."""
    return in_order(ref, seat, _calls_in_order(ref, seat))


def in_order(ref: Referee, seat: Seat, calls: Iterable[Call]) -> Iterator[Action]:
    """Offer these calls, and the cards that break no law."""
    if calls:
        yield from map(_called, calls)
    for hand in hands_played(ref, seat):
        other = None if hand is seat else hand
        for card in cards_in_order(ref, hand):
            yield _played(card, other)


@cache
def _called(call: Call) -> Action:
    return whole(MakeCall(call))


@cache
def _played(card: Card, hand: Seat | None) -> Action:
    return whole(Play(card, hand=hand))


def _calls_in_order(ref: Referee, seat: Seat) -> tuple[Call, ...]:
    """Return the calls in order; over an irregular one those that are once it stands (L-OOT-5)."""
    calls = lawful_calls(ref, seat)
    if ref.auction.pending is None or seat is not due(ref):
        return calls
    over = lawful_calls(settle_pending(ref), seat) or calls
    return tuple(call for call in over if condones(ref, call))


def cards_in_order(ref: Referee, hand: Seat) -> Hand:
    """L-PEN-1: who plays before opponents have said how he must, only exposes his card."""
    return Hand() if has_to_wait(ref, hand) else lawful_cards(ref, hand)


@RULEBOOK.offers(Place.CALL)
def calls_out_of_order(ref: Referee, seat: Seat) -> Iterator[Action]:
    """Offer calls that break a law: out of turn, too low, too high or too late."""
    if ref.phase not in (Phase.AUCTION, Phase.PLAY):
        return
    auction = ref.auction
    if ref.phase is Phase.PLAY and auction.pending is None and auction.must_correct is None:
        yield from _TOO_LATE
        return
    lawful = _calls_in_order(ref, seat)
    wrong = wrong_calls(ref, seat, CALLS, lawful)
    yield wrong if ref.phase is Phase.AUCTION else replace(wrong, door="do")
    if can_be_heard(ref, seat):
        yield _OVER_SEVEN
    yield from _named(ref, [call for call in (DOUBLE, REDOUBLE) if call in lawful])


def wrong_calls(
    ref: Referee, seat: Seat, calls: Iterable[Call], lawful: tuple[Call, ...]
) -> Action:
    """Offer what can be said among these calls although it is not in order."""
    open_ = ref.auction.pending is None and ref.auction.must_correct is None
    heard = tuple(calls) if open_ else tuple(c for c in calls if can_be_heard(ref, seat, c))
    return _breaking(heard, lawful)


@lru_cache(maxsize=1024)
def _breaking(calls: tuple[Call, ...], lawful: tuple[Call, ...]) -> Action:
    return breaks(MakeCall, call=[call for call in calls if call not in lawful])


def _named(ref: Referee, doubles: list[Call]) -> Iterator[Action]:
    """L-DBL-6, L-OTHER-5: who doubles may name the bid, and may name a wrong one."""
    last = ref.last_bid if doubles else None
    if last is None or ref.auction.pending is not None:
        return
    for call in doubles:
        yield from _naming(call, last[1])


@lru_cache(maxsize=128)
def _naming(call: Call, last: Bid) -> tuple[Action, Action]:
    wrong = [bid for bid in BIDS if bid is not last]
    fixed: dict[str, Value] = {"call": str(call)}
    return free(MakeCall, fixed, named=(last,)), breaks(MakeCall, fixed, named=wrong)


@RULEBOOK.offers(Place.CARD)
def cards_out_of_order(ref: Referee, seat: Seat) -> Iterator[Action]:
    """Offer the cards that follow no law, of every hand the seat plays from."""
    if ref.phase is not Phase.PLAY:
        return
    for hand in hands_played(ref, seat):
        played = any(owner is hand for owner, _ in ref.play.trick)
        if not played:
            yield wrong_cards(ref, seat, hand)
        elif ref.is_defender(hand):  # L-PREM-1: only a defender can lead too soon
            yield wrong_cards(ref, seat, hand, as_="lead")


def wrong_cards(ref: Referee, seat: Seat, hand: Seat, *, as_: str = "") -> Action:
    """Offer the cards of the hand that are not in order."""
    other = ref.hands[hand] - cards_in_order(ref, hand)
    if ref.play.wrong_lead is not None:
        other -= Hand([ref.play.wrong_lead.card])
    if has_limits(ref):
        other = Hand(card for card in other if not _is_bound(ref, hand, card))
    return _wrong(other.bits, None if hand is seat else hand, as_)


@lru_cache(maxsize=1024)
def _wrong(cards: int, hand: Seat | None, as_: str) -> Action:
    payload: dict[str, Value] = {} if hand is None else {"hand": str(hand)}
    if as_:
        payload["as"] = as_
    return breaks(Play, payload, card=Hand.from_bits(cards))


def _is_bound(ref: Referee, hand: Seat, card: Card) -> bool:
    """Tell whether a bond of which the hand knows forbids the card (L-PREM-1, L-LOOT-2)."""
    try:
        check_limits(ref, hand, card, leading=not ref.play.trick)
    except Rejected:
        return True
    return False
