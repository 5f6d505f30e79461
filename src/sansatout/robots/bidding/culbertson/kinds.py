"""How a Culbertson player understands the calls of an auction."""

from __future__ import annotations

from dataclasses import replace

from sansatout.calls import DOUBLE, PASS, REDOUBLE, Bid, Call
from sansatout.cards import Strain, Suit
from sansatout.robots.bidding.needs import ALWAYS
from sansatout.robots.bidding.reading import CallKind, Reading, Spoken
from sansatout.robots.bidding.table import Rows
from sansatout.robots.bidding.told import NOTHING_TOLD, Disclosed, left_by
from sansatout.seats import Seat

__all__ = ["kind_of_bid", "read", "with_told"]

_TWO_NT = Bid(2, Strain.NT)


def read(before: Reading, seat: Seat, call: Call) -> Spoken:
    """Understand one call from what went before it."""
    if not isinstance(call, Bid):
        kind = _kind_of_other(before, seat, call)
        shown = {CallKind.INFORMATIVE_DOUBLE: 3.0, CallKind.REDOUBLE: 2.5}.get(kind, 0.0)
        return Spoken(seat, call, kind, shown=shown)
    kind = kind_of_bid(before, seat, call)
    return Spoken(
        seat,
        call,
        kind,
        suit=call.strain.suit,
        forcing=_is_forcing(before, seat, call, kind),
        shown=_shown(before, seat, call, kind),
        slam_invitation=_invites_slam(before, seat, call, kind),
        cheapest=before.cheapest(call.strain),
    )


def with_told(said: Spoken, rows: Rows) -> Spoken:
    """Return the call with what the rows that give it tell of the hand (C-GAP-28)."""
    rows = rows[: next((n + 1 for n, row in enumerate(rows) if row.need is ALWAYS), len(rows))]
    giving = [place for place, row in enumerate(rows) if row.act is said.call]
    if not giving:
        return replace(said, told=NOTHING_TOLD)
    first = rows[giving[0]]
    question = first.artificial and not said.artificial
    told = [
        left_by(rows[place].need, [row.need for row in rows[:place] if row.act is not said.call])
        for place in giving
    ]
    return replace(
        said,
        kind=CallKind.QUESTION if question else said.kind,
        suit=None if question else said.suit,
        artificial=first.artificial,
        round_forcing=said.round_forcing or question,
        rule=first.rules[0],
        told=Disclosed.of(told).and_then(_answered(said)),
    )


def _answered(said: Spoken) -> Disclosed:
    """Take a suit named because partner asked for one as of four cards."""
    if said.kind not in (CallKind.ANSWER, CallKind.JUMP_ANSWER) or said.suit is None:
        return NOTHING_TOLD
    c, d, h, s = (4 if suit is said.suit else 0 for suit in Suit)
    return Disclosed(shortest=(c, d, h, s))


def _kind_of_other(before: Reading, seat: Seat, call: Call) -> CallKind:
    if call is PASS:
        return CallKind.PASS
    if call is REDOUBLE:
        return CallKind.REDOUBLE
    assert call is DOUBLE, "pass, double and redouble are the only calls that are no bids"
    spoke = any(said.call is not PASS for said in before.by(seat.partner))
    last = before.last
    low = last is not None and last.bid is not None and last.bid < _TWO_NT
    return (
        CallKind.INFORMATIVE_DOUBLE if low and not spoke else CallKind.PENALTY_DOUBLE
    )  # C-TOX-1, C-DBL-1


def kind_of_bid(before: Reading, seat: Seat, bid: Bid) -> CallKind:
    """Name the kind of a bid (C-PRIN-4, C-OVC-0, C-JOV-0, C-CUE-0)."""
    if before.opening is None:
        return CallKind.OPENING
    suit = bid.strain.suit
    ours = before.suits(seat, seat.partner)
    if suit and suit in before.suits(seat.lho, seat.rho) and suit not in ours:
        return CallKind.CUE_BID
    jump = bid.level > before.cheapest(bid.strain)
    if not any(said.bid for said in before.by(seat, seat.partner)):
        return _first_bid_of_side(before, seat, bid, jump=jump)
    return CallKind.NO_TRUMP if suit is None else _further_suit(before, seat, suit, jump=jump)


def _further_suit(before: Reading, seat: Seat, suit: Suit, *, jump: bool) -> CallKind:
    first = next((said.seat for said in before.by(seat, seat.partner) if said.suit is suit), None)
    if first is not None:
        raised = CallKind.JUMP_RAISE if jump else CallKind.RAISE
        return CallKind.REPEAT if first is seat else raised
    if _answers(before, seat):
        return CallKind.JUMP_ANSWER if jump else CallKind.ANSWER
    return CallKind.JUMP_SHIFT if jump else CallKind.SHIFT


def _first_bid_of_side(before: Reading, seat: Seat, bid: Bid, *, jump: bool) -> CallKind:
    if _answers(before, seat):
        return CallKind.JUMP_ANSWER if jump else CallKind.ANSWER
    if bid.strain is Strain.NT:
        return CallKind.NO_TRUMP_OVERCALL
    return CallKind.JUMP_OVERCALL if jump else CallKind.OVERCALL


def _answers(before: Reading, seat: Seat) -> bool:
    """Tell whether the bid answers partner's informative double or bid of the opponents' suit."""
    asked = (CallKind.INFORMATIVE_DOUBLE, CallKind.CUE_BID)
    acts = [said for said in before.by(seat.partner) if said.kind is not CallKind.PASS]
    own = any(said.bid for said in before.by(seat))
    return bool(acts) and acts[0].kind in asked and not own


def _is_forcing(before: Reading, seat: Seat, bid: Bid, kind: CallKind) -> bool:
    """Tell whether partner may not pass (C-FRC-1, C-FRC-2, C-FRC-3, C-PRIN-1)."""
    if kind is CallKind.CUE_BID:
        return True
    two_bid = kind is CallKind.OPENING and bid.level == 2 and bid.strain is not Strain.NT
    shift = kind is CallKind.JUMP_SHIFT and _opened(before, seat)
    return (two_bid or shift) and not before.situation.is_game(bid, seat.side)


def _opened(before: Reading, seat: Seat) -> bool:
    return before.opening is not None and before.opening.seat.side is seat.side


def _invites_slam(before: Reading, seat: Seat, bid: Bid, kind: CallKind) -> bool:
    """Tell whether a forcing bid stands above game (C-FRC-5, C-CUE-2)."""
    return kind is CallKind.CUE_BID and bid.level > before.situation.game(bid.strain, seat.side)


def _shown(before: Reading, seat: Seat, bid: Bid, kind: CallKind) -> float:
    """Return the honour tricks promised (C-GAP-28)."""
    if kind is CallKind.OPENING:
        return _shown_by_opening(bid, places=len(before.spoken))
    if kind.supports and _over_their_game(before, seat):
        return 0.0  # it may be a sacrifice (C-PRIN-5)
    if kind is CallKind.OVERCALL:
        return 2.0 if bid.level >= 2 and before.situation.vulnerable(seat.side) else 1.5
    if kind is CallKind.NO_TRUMP:
        return {1: 1.5, 2: 2.0}.get(bid.level, 3.0) if not before.forced(seat.side) else 0.0
    return {
        CallKind.RAISE: 1.5,
        CallKind.JUMP_RAISE: 1.5,
        CallKind.SHIFT: 1.5,
        CallKind.JUMP_SHIFT: 3.0,
        CallKind.JUMP_OVERCALL: 3.0,
        CallKind.CUE_BID: 4.5,
        CallKind.JUMP_ANSWER: 2.0,
    }.get(kind, 0.0)


def _over_their_game(before: Reading, seat: Seat) -> bool:
    last = before.last
    return last is not None and last.seat.side is not seat.side and before.gives_game(last)


def _shown_by_opening(bid: Bid, places: int) -> float:
    if bid.level == 1:
        return 2.5 if places < 2 else 3.0
    if bid.level == 2:
        return 5.0 if bid.strain is Strain.NT else 4.5
    preemptive = bid.level == 5 or (bid.level == 4 and bid.strain.is_major)
    return 0.0 if preemptive else 1.5
