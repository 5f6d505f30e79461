"""How a club player understands calls: the artificial club, its answers, and the rest."""

from __future__ import annotations

from dataclasses import replace

from sansatout.calls import Bid, Call
from sansatout.cards import Strain
from sansatout.robots.bidding.culbertson import kinds as culbertson
from sansatout.robots.bidding.reading import CallKind, Reading, Spoken
from sansatout.seats import Seat

__all__ = ["ONE_CLUB", "first_answer", "read"]

ONE_CLUB = Bid(1, Strain.C)
_ONE_DIAMOND = Bid(1, Strain.D)


def read(before: Reading, seat: Seat, call: Call) -> Spoken:
    """Understand one call; outside the club's own sequences as Culbertson does (R-GAP-10)."""
    natural = culbertson.read(before, seat, call)
    if not isinstance(call, Bid):
        return natural
    opening = before.opening
    if opening is None:
        return _opening(natural, call)
    if opening.seat.side is not seat.side or not opening.artificial:
        return natural
    answer = first_answer(before, opening)
    if opening.seat is seat.partner and answer is None:
        return _answer(before, natural, call)
    if (
        answer is not None
        and answer.kind is CallKind.NEGATIVE
        and natural.kind is CallKind.JUMP_SHIFT
    ):
        return replace(natural, kind=CallKind.SHIFT, forcing=False, shown=0.0)  # R-GAP-7
    return natural


def _opening(natural: Spoken, bid: Bid) -> Spoken:
    """R-OPEN-1: the club names no suit; R-GAP-1: more than four honour tricks open two."""
    if bid is ONE_CLUB:
        return replace(natural, suit=None, shown=2.5, artificial=True)
    return replace(natural, shown=4.25) if bid.level == 2 else natural


def first_answer(reading: Reading, opening: Spoken) -> Spoken | None:
    """Return the first call of opener's partner after the opening."""
    place = reading.spoken.index(opening)
    answers = (s for s in reading.spoken[place + 1 :] if s.seat is opening.seat.partner)
    return next(answers, None)


def _answer(before: Reading, natural: Spoken, bid: Bid) -> Spoken:
    """Tell negative, positive and forcing answers apart (R-NEG-1, R-POS-1 …, R-FRC-4)."""
    if natural.kind is CallKind.CUE_BID:
        return natural
    free = before.last is before.opening
    if free and bid is _ONE_DIAMOND:
        return replace(natural, kind=CallKind.NEGATIVE, suit=None, shown=0.0, artificial=True)
    positive = before.cheapest(bid.strain)
    if free and bid.strain is Strain.D:
        positive = 2  # R-POS-2: one diamond is the negative answer
    if bid.level <= positive:
        return replace(natural, kind=CallKind.POSITIVE, forcing=False, shown=1.5)
    game = before.situation.is_game(bid, natural.seat.side)
    kind = CallKind.NO_TRUMP if bid.strain is Strain.NT else CallKind.JUMP_SHIFT
    return replace(natural, kind=kind, forcing=not game, shown=2.75)
