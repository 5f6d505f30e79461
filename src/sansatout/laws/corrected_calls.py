"""Chapter 5: calls that are changed, by a slip of the tongue or because they were too low."""

from __future__ import annotations

from collections.abc import Iterator

from sansatout.calls import BIDS, CALLS, Bid, Call
from sansatout.events.irregular import CorrectCall
from sansatout.events.offered import Action, free
from sansatout.laws.auction import is_sufficient, made_call
from sansatout.laws.code import RULEBOOK, Place, Rejected
from sansatout.laws.irregular_calls import judge, say, without_last
from sansatout.laws.kinds import Irregularity, Phase
from sansatout.laws.state import Referee
from sansatout.laws.values import Said
from sansatout.seats import Seat

__all__ = ["free_corrections"]

_I = Irregularity


@RULEBOOK.on(CorrectCall)
def correct_call(ref: Referee, seat: Seat | None, act: CorrectCall) -> Referee:
    """Change a call: a slip (L-FIX-1), an insufficient bid (L-INSUF-2), or a change of mind."""
    if seat is None or ref.phase is not Phase.AUCTION or ref.auction.must_correct is not None:
        raise Rejected("law-not-now", "L-FIX-1")
    if act.why == "slip":
        return _slip(ref, seat, act.call)
    if act.why == "insufficient":
        return _raise_freely(ref, seat, act.call)
    if (
        act.why == "change"
        and ref.auction.pending is None
        and ref.auction.calls
        and ref.auction.calls[-1][0] is seat
    ):
        return say(ref, seat, act.call, None)
    raise Rejected("law-nothing-to-correct", "L-FIX-1")


def _slip(ref: Referee, seat: Seat, call: Call) -> Referee:
    """Put a slip of the tongue right until the left opponent has called (L-FIX-1, A-09)."""
    pending = ref.auction.pending
    if pending is not None and pending.seat is seat:
        for offer in ref.offered(pending.irregularity):
            ref = ref.withdraw(offer)
        ref = ref.without_fault(pending.irregularity).with_(pending=None)
        return judge(ref, seat, call, None)
    if pending is not None or not ref.auction.calls or ref.auction.calls[-1][0] is not seat:
        raise Rejected("law-too-late", "L-FIX-1")
    return judge(without_last(ref).with_(caller=seat), seat, call, None)


def _raise_freely(ref: Referee, seat: Seat, call: Call) -> Referee:
    """Raise an insufficient bid to the height needed, in the same strain (L-INSUF-2, A-12)."""
    pending = ref.auction.pending
    if pending is None or pending.irregularity is not _I.INSUFFICIENT or pending.seat is not seat:
        raise Rejected("law-nothing-to-correct", "L-INSUF-2")
    if call not in free_corrections(ref, seat):
        raise Rejected("law-lowest-sufficient", "L-INSUF-2", call=call)
    ref = ref.without_fault(_I.INSUFFICIENT).with_(pending=None)
    return made_call(ref, seat, call)


def free_corrections(ref: Referee, seat: Seat) -> tuple[Bid, ...]:
    """Return the bids to which the seat may still raise its insufficient one (L-INSUF-2, A-12)."""
    pending = ref.auction.pending
    if pending is None or pending.irregularity is not _I.INSUFFICIENT or pending.seat is not seat:
        return ()
    enough = (bid for bid in BIDS if is_sufficient(ref, bid) and _same_strain(bid, pending.call))
    return tuple(bid for bid in enough if _height_allowed(ref, bid))


def _same_strain(call: Bid, other: Said) -> bool:
    return isinstance(other, Bid) and other.strain is call.strain


def _height_allowed(ref: Referee, call: Bid) -> bool:
    if ref.book.free_correction == "any-level":
        return True
    return call.level == 1 or not is_sufficient(ref, Bid(call.level - 1, call.strain))


@RULEBOOK.offers(Place.MENDING)
def corrections(ref: Referee, seat: Seat) -> Iterator[Action]:
    """Offer to mend one's own call: a bid too low (L-INSUF-2), a slip of the tongue (L-FIX-1)."""
    if ref.phase is not Phase.AUCTION or ref.auction.must_correct is not None:
        return
    enough = free_corrections(ref, seat)
    if enough:
        yield free(CorrectCall, {"why": "insufficient"}, call=enough)
    last = (
        ref.auction.pending.seat
        if ref.auction.pending
        else ref.auction.calls[-1][0]
        if ref.auction.calls
        else None
    )
    if last is seat:
        yield free(CorrectCall, {"why": "slip"}, call=CALLS)
