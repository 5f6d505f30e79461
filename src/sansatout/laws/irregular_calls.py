"""Chapter 5: calls out of turn, second calls, insufficient bids, late and other improper calls."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from sansatout.calls import BIDS, CALLS, DOUBLE, PASS, REDOUBLE, Bid, Call
from sansatout.cards import Strain
from sansatout.contract import Doubling
from sansatout.events import acts
from sansatout.events.irregular import CallOverSeven, ChooseRemedy
from sansatout.laws.auction import doubling_of, fault_in, is_sufficient, lapse_serious, made_call
from sansatout.laws.code import RULEBOOK, Declared, Rejected
from sansatout.laws.kinds import Irregularity, Phase, Remedy
from sansatout.laws.late_calls import call_late
from sansatout.laws.redeal import deal_again
from sansatout.laws.state import Referee
from sansatout.laws.stories import Asked, Happens, Story, told
from sansatout.laws.values import Fault, Offer, OverSeven, PendingCall, Said
from sansatout.seats import Seat
from sansatout.structs import replace

__all__ = [
    "back_to_rho", "condones", "judge", "low_bids", "say", "settle_pending", "without_last",
]  # fmt: skip

_I = Irregularity


def low_bids(_ref: Referee, _rng: Random) -> Iterator[Story]:
    """Let anybody call; nobody bids high by a slip of the tongue."""
    for seat in Seat:
        low = (call for call in CALLS if call in (PASS, DOUBLE, REDOUBLE) or call in BIDS[:20])
        yield from (told(seat, acts.MakeCall(call)) for call in low)


def _doubled_by_name(_ref: Referee, _rng: Random) -> Iterator[Story]:
    for seat in Seat:
        yield from (told(seat, acts.MakeCall(DOUBLE, named=bid)) for bid in BIDS[:20])


def _bid_over_seven(_ref: Referee, _rng: Random) -> Iterator[Story]:
    for seat in Seat:
        yield from (told(seat, CallOverSeven(text)) for text in ("8C", "8H", "8NT"))


def _wrong_call(
    name: str, law: str, likely: int, happens: Happens = low_bids,
    heeded: Callable[[Referee, Fault, Seat], Referee] | None = None,
) -> Irregularity:  # fmt: skip
    """Declare a call that breaks a law; what attention alone puts right lies in the auction."""
    return RULEBOOK.declares(
        Declared(
            name, law, alleged=Phase.AUCTION, likely=likely, heeded=heeded,
            in_sight=heeded is not None, asked=Asked(happens, Phase.AUCTION),
        )
    )  # fmt: skip


_wrong_call("BID_BEFORE_ANY", "L-OOT-1", 3)
_wrong_call("SECOND_CALL", "L-OOT-2", 4)
_wrong_call("BID_AT_RHO_TURN", "L-OOT-4", 2, heeded=lambda *found: _turn_goes_back(*found))
_wrong_call("INSUFFICIENT", "L-INSUF-1", 1, heeded=lambda *found: _must_bid_enough(*found))
_wrong_call("OVER_SEVEN", "L-OTHER-1", 5, _bid_over_seven)
_wrong_call("BAD_DOUBLE", "L-OTHER-2", 6)
_wrong_call("DOUBLE_PARTNER_BID", "L-OTHER-3", 7)
_wrong_call("DOUBLE_AFTER_PARTNER", "L-OTHER-4", 8)
_wrong_call("WRONG_SUIT_DOUBLE", "L-OTHER-5", 9, _doubled_by_name)
_wrong_call("OTHER_BAD_CALL", "L-OTHER-6", 10)

OUT_OF_TURN = (_I.BID_BEFORE_ANY, _I.SECOND_CALL)
OTHER = (
    _I.OVER_SEVEN, _I.BAD_DOUBLE, _I.DOUBLE_PARTNER_BID, _I.DOUBLE_AFTER_PARTNER,
    _I.WRONG_SUIT_DOUBLE, _I.OTHER_BAD_CALL,
)  # fmt: skip


@RULEBOOK.on(acts.MakeCall)
def make_call(ref: Referee, seat: Seat | None, act: acts.MakeCall) -> Referee:
    """Rule on a call, regular or not."""
    if seat is None:
        raise Rejected("law-not-now", "L-CALL-1")
    return say(ref, seat, act.call, act.named)


@RULEBOOK.on(CallOverSeven)
def call_over_seven(ref: Referee, seat: Seat | None, act: CallOverSeven) -> Referee:
    """Rule on a bid of more than seven (L-OTHER-1)."""
    if seat is None:
        raise Rejected("law-not-now", "L-CALL-1")
    level, strain = act.text[:1], act.text[1:]
    if level not in ("8", "9") or strain not in Strain.__members__:
        raise Rejected("law-no-such-call", "L-OTHER-1", call=act.text)
    return say(ref, seat, OverSeven(act.text, Strain[strain]), None)


def say(ref: Referee, seat: Seat, call: Said, named: Bid | None) -> Referee:
    """Rule on a call by what is open: a correction, an irregular call, or nothing."""
    if ref.phase is Phase.PLAY:
        return call_late(ref, seat, call)
    if ref.phase is not Phase.AUCTION:
        raise Rejected("law-not-now", "L-CALL-1")
    if ref.auction.must_correct is not None:
        return _correcting(ref, seat, call)
    if ref.auction.pending is not None:
        return _over_pending(ref, ref.auction.pending, seat, call, named)
    ref = lapse_serious(ref, seat)
    return judge(ref, seat, call, named)


def _correcting(ref: Referee, seat: Seat, call: Said) -> Referee:
    """Only a sufficient bid of the offender will do now; his partner must pass (L-INSUF-3)."""
    if (
        seat is not ref.auction.must_correct
        or not isinstance(call, Bid)
        or not is_sufficient(ref, call)
    ):
        raise Rejected("law-must-bid-enough", "L-INSUF-3", seat=ref.auction.must_correct)
    ref = ref.with_(must_correct=None, must_pass=ref.auction.must_pass | {seat.partner})
    return made_call(ref, seat, call)


def _over_pending(
    ref: Referee, pending: PendingCall, seat: Seat, call: Said, named: Bid | None
) -> Referee:
    """While an irregular call is open the left opponent condones it by calling (L-OOT-5)."""
    if seat is pending.seat and call == pending.call:
        return ref
    if seat is pending.seat.lho and condones(ref, call):
        ref = settle_pending(ref)
        if ref.phase is Phase.PASSED_OUT:
            return ref.rule("call-void", "L-CALL-2", seat=seat, call=call)
        return say(ref, seat, call, named)
    at_rho = pending.irregularity is _I.BID_AT_RHO_TURN
    if at_rho and seat is pending.seat.rho:
        return say(back_to_rho(ref), seat, call, named)
    law = ref.code.law(pending.irregularity)
    raise Rejected("law-irregular-call-open", law, seat=pending.seat.lho)


def condones(ref: Referee, call: Said) -> bool:
    """Tell whether a call over an irregular one condones it; a pass does like any other (A-41)."""
    by_pass = ref.book.condoned_by_pass
    return by_pass or call is not PASS


def judge(ref: Referee, seat: Seat, call: Said, named: Bid | None) -> Referee:
    """Find what, if anything, is wrong with a call when no other is open."""
    in_turn = seat is ref.auction.caller
    second = not in_turn and bool(ref.auction.calls) and ref.auction.calls[-1][0] is seat
    if not in_turn and (call is PASS or (second and call == ref.auction.calls[-1][1])):
        return ref.rule("call-void", "L-OOT-6", seat=seat, call=call)
    before = without_last(ref) if second else ref
    kind = _substance(before, seat, call, named)
    if kind is not None:
        return _open(ref, PendingCall(seat, call, kind, in_turn, second=second), before)
    if second:
        return _open(ref, PendingCall(seat, call, _I.SECOND_CALL, in_turn, second=True), before)
    if not in_turn:
        return _out_of_turn(ref, seat, call)
    if isinstance(call, Bid) and not is_sufficient(ref, call):
        return _insufficient(ref, seat, call)
    assert isinstance(call, Call), "a bid over seven has a fault of its own"
    return made_call(ref, seat, call)


def without_last(ref: Referee) -> Referee:
    """Take the last call away; a duty to pass that it discharged is owed again."""
    seat = ref.auction.calls[-1][0]
    owed = {seat} if ref.auction.duty_done is seat else set()
    return ref.with_(calls=ref.auction.calls[:-1], must_pass=ref.auction.must_pass | owed)


def _substance(ref: Referee, seat: Seat, call: Said, named: Bid | None) -> Irregularity | None:
    """Return what is wrong with the call itself, whoever's turn it is.

    L-OTHER-1, L-OTHER-2, L-OTHER-3, L-OTHER-4, L-OTHER-5, L-OTHER-6.
    """
    if isinstance(call, OverSeven):
        return _I.OVER_SEVEN
    if seat in ref.auction.must_pass and call is not PASS:
        return _I.OTHER_BAD_CALL
    if call in (DOUBLE, REDOUBLE):
        return _double_fault(ref, seat, call, named)
    return None


def _double_fault(ref: Referee, seat: Seat, call: Call, named: Bid | None) -> Irregularity | None:
    """Return what is wrong with a double or redouble.

    L-DBL-2, L-DBL-5, L-OTHER-2, L-OTHER-3, L-OTHER-4, L-OTHER-5.
    """
    last = ref.last_bid
    if last is None:
        return _I.BAD_DOUBLE
    bidder, bid = last
    if call is DOUBLE and bidder is seat.partner:
        return _I.DOUBLE_PARTNER_BID
    if _partner_doubled(ref, seat):
        return _I.DOUBLE_AFTER_PARTNER
    if fault_in(ref, seat, call) is not None:
        return _I.BAD_DOUBLE
    if named is not None and named.strain is not bid.strain:
        return _I.WRONG_SUIT_DOUBLE  # a wrong number of tricks does no harm (L-DBL-6)
    return None


def _partner_doubled(ref: Referee, seat: Seat) -> bool:
    """Tell whether the partner has doubled or redoubled the last bid."""
    for caller, call in reversed(ref.auction.calls):
        if isinstance(call, Bid):
            return False
        if caller is seat.partner and call is not PASS:
            return True
    return False


def _out_of_turn(ref: Referee, seat: Seat, call: Said) -> Referee:
    """Tell the cases of a bid out of turn apart (L-OOT-1, L-OOT-4, A-11)."""
    enough = not isinstance(call, Bid) or is_sufficient(ref, call)
    anybody = any(made is not PASS for _, made in ref.auction.calls)  # a pass is no bid
    if seat.rho is ref.auction.caller:
        kind = _I.BID_AT_RHO_TURN
    elif not anybody:
        kind = _I.BID_BEFORE_ANY
    else:
        kind = _I.OTHER_BAD_CALL
    return _open(ref, PendingCall(seat, call, kind, in_turn=False, only_turn=enough), ref)


def _insufficient(ref: Referee, seat: Seat, call: Bid) -> Referee:
    """Open an insufficient bid to attention (L-INSUF-1); over 7 no trump it is L-OTHER-6 (A-15)."""
    last = ref.last_bid
    kind = _I.OTHER_BAD_CALL if last is not None and last[1] is BIDS[-1] else _I.INSUFFICIENT
    return _open(ref, PendingCall(seat, call, kind, in_turn=True), ref)


def _open(ref: Referee, pending: PendingCall, before: Referee) -> Referee:
    kind, seat = pending.irregularity, pending.seat
    ref = ref.with_(pending=pending)
    if kind in (_I.BID_AT_RHO_TURN, _I.INSUFFICIENT):
        return ref.fault(kind, seat)
    return ref.offer(Offer(kind, seat, (seat.lho,), _remedies(before, pending)))


def _remedies(ref: Referee, pending: PendingCall) -> tuple[Remedy, ...]:
    """Return what the left opponent may choose (L-OOT-3, L-OTHER-7)."""
    if pending.irregularity in OUT_OF_TURN:
        return Remedy.NEW_DEAL, Remedy.ACCEPT
    remedies = (Remedy.NEW_DEAL, Remedy.TREAT_AS_PASS)
    return (*remedies, Remedy.TREAT_AS_VALID) if _has_meaning(ref, pending) else remedies


def _has_meaning(ref: Referee, pending: PendingCall) -> bool:
    """Tell whether the call could be counted as valid (L-OTHER-7, A-15, A-46)."""
    if pending.irregularity is _I.OVER_SEVEN:
        return is_sufficient(ref, _as_seven(pending.call))
    if pending.irregularity is not _I.BAD_DOUBLE or ref.last_bid is None:
        return False
    raised = Doubling.REDOUBLED if pending.call is REDOUBLE else Doubling.DOUBLED
    return raised.value > doubling_of(ref).value


def _as_seven(call: Said) -> Bid:
    assert isinstance(call, OverSeven), f"{call} is not over seven"
    return Bid(7, call.strain)


def settle_pending(ref: Referee) -> Referee:
    """Let the irregular call have its outcome without penalty (L-OOT-5, L-INSUF-4, L-OTHER-7).

    An insufficient bid that stands is the one to be beaten from now on (A-13).
    """
    pending = ref.auction.pending
    assert pending is not None, "an irregular call is open"
    for offer in ref.offered(pending.irregularity):
        ref = ref.pass_by(offer)
    ref = ref.without_fault(pending.irregularity).with_(pending=None)
    if pending.irregularity in OTHER and not pending.only_turn:
        return _as_pass_in_place(ref, pending)
    ref = ref.rule("call-stands", "L-OOT-5", seat=pending.seat, call=pending.call)
    return _stands(ref, pending, pending.call)


def _as_pass_in_place(ref: Referee, pending: PendingCall) -> Referee:
    ref = ref.rule("call-as-pass", "L-OTHER-7", seat=pending.seat, call=pending.call)
    return ref if pending.second else made_call(ref, pending.seat, PASS)


def _stands(ref: Referee, pending: PendingCall, call: Said) -> Referee:
    """Count the call where it was made; of two calls the second counts (L-OOT-3, A-10)."""
    assert isinstance(call, Call), "a bid over seven cannot stand as it is"
    if not pending.second:
        return made_call(ref, pending.seat, call)
    if ref.book.call_that_stands == "first":
        return ref
    return made_call(without_last(ref), pending.seat, call)


@RULEBOOK.lapse(*OUT_OF_TURN, *OTHER)
def outcome_of_lapse(ref: Referee, _offer: Offer) -> Referee:
    """After a loss an irregular call has the outcome of a lapse (end of chapter 11)."""
    return settle_pending(ref)


@RULEBOOK.remedy(Remedy.NEW_DEAL, *OUT_OF_TURN, *OTHER)
def new_deal(ref: Referee, offer: Offer, _act: ChooseRemedy) -> Referee:
    """Deal again because of an irregular call (L-OOT-3, L-OTHER-7)."""
    law = "L-OOT-3" if offer.irregularity in OUT_OF_TURN else "L-OTHER-7"
    return deal_again(ref, law=law, penalty=True)


@RULEBOOK.remedy(Remedy.ACCEPT, *OUT_OF_TURN)
def accept(ref: Referee, _offer: Offer, _act: ChooseRemedy) -> Referee:
    """Let the call stand; players passed over have lost that turn (L-OOT-3)."""
    return settle_pending(ref)


@RULEBOOK.remedy(Remedy.TREAT_AS_PASS, *OTHER)
def treat_as_pass(ref: Referee, _offer: Offer, _act: ChooseRemedy) -> Referee:
    """Count it as a pass; out of turn the offender owes one to the right round (L-OTHER-7)."""
    pending = ref.auction.pending
    assert pending is not None, "an irregular call is open"
    ref = ref.with_(pending=None)
    if pending.in_turn or pending.second:
        return _as_pass_in_place(ref, pending)
    ref = ref.rule("call-as-pass", "L-OTHER-7", seat=pending.seat, call=pending.call)
    return ref.with_(must_pass=ref.auction.must_pass | {pending.seat})


@RULEBOOK.remedy(Remedy.TREAT_AS_VALID, _I.OVER_SEVEN, _I.BAD_DOUBLE)
def treat_as_valid(ref: Referee, _offer: Offer, _act: ChooseRemedy) -> Referee:
    """Hold the offender to it; a bid over seven counts as seven (L-OTHER-7)."""
    pending = ref.auction.pending
    assert pending is not None, "an irregular call is open"
    call = _as_seven(pending.call) if isinstance(pending.call, OverSeven) else pending.call
    return _stands(ref.with_(pending=None), replace(pending, call=call), call)


def back_to_rho(ref: Referee) -> Referee:
    """Void a bid in the right opponent's turn; the offender's partner must pass (L-OOT-4, A-42)."""
    pending = ref.auction.pending
    assert pending is not None, "an irregular call is open"
    ref = ref.without_fault(_I.BID_AT_RHO_TURN).with_(pending=None)
    ref = ref.rule("call-void", "L-OOT-4", seat=pending.seat, call=pending.call)
    return ref.with_(must_pass=ref.auction.must_pass | {pending.seat.partner})


def _turn_goes_back(ref: Referee, fault: Fault, seat: Seat) -> Referee:
    """Let attention to a bid in the right opponent's turn have its effect (L-OOT-4, A-40)."""
    opponents = ref.book.attention_to_turn != "any"
    if opponents and seat.side is fault.offender.side:
        raise Rejected("law-not-his-right", "L-INSUF-3", seat=seat)
    return back_to_rho(ref)


def _must_bid_enough(ref: Referee, fault: Fault, seat: Seat) -> Referee:
    """Make the offender bid enough after an opponent's attention (L-INSUF-3, A-40)."""
    if seat.side is fault.offender.side:
        raise Rejected("law-not-his-right", "L-INSUF-3", seat=seat)
    pending = ref.auction.pending
    assert pending is not None, "an insufficient bid is open"
    ref = ref.without_fault(_I.INSUFFICIENT).with_(pending=None, must_correct=pending.seat)
    return ref.rule("must-bid-enough", "L-INSUF-3", seat=pending.seat)
