"""What a seat may do without any irregularity: for robots, for warnings, and for playing out."""

from __future__ import annotations

from sansatout.calls import BIDS, CALLS, DOUBLE, PASS, REDOUBLE, Call
from sansatout.cards import Card, Hand
from sansatout.contract import Doubling
from sansatout.laws.auction import doubling_of, is_sufficient
from sansatout.laws.irregular_calls import condones
from sansatout.laws.kinds import Irregularity, LimitKind, Phase, Remedy
from sansatout.laws.limits import allowed, lead_limit, play_limit, playable
from sansatout.laws.options import PamphletLawOptions
from sansatout.laws.state import Referee
from sansatout.seats import Seat

__all__ = ["can_be_heard", "card_callers", "cards_to_call", "due", "lawful_calls", "lawful_cards"]


def due(ref: Referee) -> Seat | None:
    """Return the seat or hand that may go on without breaking a law.

    An irregular call is open to the left opponent's call, or, where a call out of turn is void, to
    who was due anyway (L-OOT-5, P05); who owes a correction has to make it (L-INSUF-3).
    """
    if ref.must_correct is not None:
        return ref.must_correct
    pending = ref.pending
    if pending is None or ref.phase is not Phase.AUCTION:
        return ref.turn
    goes_back = (
        isinstance(ref.options, PamphletLawOptions) and ref.options.out_of_turn_condoned == "void"
    )
    return ref.caller if goes_back else pending.seat.lho


def lawful_calls(ref: Referee, seat: Seat) -> tuple[Call, ...]:
    """Return the calls that break no law; a player who owes a correction has only enough bids.

    While an irregular call is open its left opponent may call over it.
    """
    if ref.phase is not Phase.AUCTION:
        return ()
    if ref.must_correct is not None:
        enough = tuple(bid for bid in BIDS if is_sufficient(ref, bid))
        return enough if seat is ref.must_correct else ()
    if seat is not due(ref):
        return ()
    if ref.pending is not None:
        return (PASS,) if condones(ref, PASS) else ()
    if seat in ref.must_pass:
        return (PASS,)
    return tuple(call for call in CALLS if _is_regular(ref, seat, call))


def can_be_heard(ref: Referee, seat: Seat, call: Call | None = None) -> bool:
    """Tell whether a call, or a bid over seven, can happen although it breaks a law.

    While an irregular call is open most players have to wait for what becomes of it (L-OOT-5), and
    who owes a correction can only make it (L-INSUF-3).
    """
    pending = ref.pending
    if pending is None or ref.must_correct is not None:
        return ref.must_correct is None
    if ref.code.strict:
        return seat is due(ref)
    if seat is pending.seat.lho:
        return call is None or condones(ref, call)
    at_rho = pending.irregularity is Irregularity.BID_AT_RHO_TURN
    return at_rho and seat is pending.seat.rho


def _is_regular(ref: Referee, seat: Seat, call: Call) -> bool:
    """Tell whether a call in turn follows L-CALL-5 and L-DBL-2, -5."""
    if call is PASS:
        return True
    last, doubling = ref.last_bid, doubling_of(ref)
    if call is DOUBLE:
        return last is not None and last[0].side is not seat.side and doubling is Doubling.PLAIN
    if call is REDOUBLE:
        return last is not None and last[0].side is seat.side and doubling is Doubling.DOUBLED
    return call in BIDS and (last is None or last[1].index < call.index)


def lawful_cards(ref: Referee, hand: Seat) -> Hand:
    """Return the cards the hand may play now in turn, following suit and keeping every bond."""
    in_turn = hand is ref.turn or hand in ref.may_play
    if ref.phase is not Phase.PLAY or ref.wrong_lead is not None or not in_turn:
        return Hand()
    if ref.claim is not None and ref.code.strict:
        return Hand()
    limit = play_limit(ref, hand)
    legal = playable(ref, hand) if limit is None else allowed(ref, hand, limit)
    return legal if ref.trick else _leads(ref, hand, legal)


def _leads(ref: Referee, hand: Seat, legal: Hand) -> Hand:
    limit = lead_limit(ref, hand)
    if limit is None or limit.suit is None:
        return legal
    asked = legal.suit(limit.suit)
    chosen = asked if limit.kind is LimitKind.MUST else legal - asked
    return chosen or legal


def card_callers(ref: Referee, owner: Seat) -> tuple[Seat, ...]:
    """Return who may demand an exposed card of this hand (L-EXPO-3, PB-5.6)."""
    if isinstance(ref.options, PamphletLawOptions):
        return tuple(seat for seat in (owner.lho, owner.rho) if seat is not ref.dummy)
    return () if ref.declarer is None else (ref.declarer,)


def cards_to_call(ref: Referee, seat: Seat) -> tuple[Card, ...]:
    """Return the exposed cards the seat may demand now, each once (L-EXPO-3, PB-5.6, P09).

    Whether the hand can play the card shows only when it is demanded (L-EXPO-4).
    """
    turn = ref.turn
    if ref.phase is not Phase.PLAY or turn is None or ref.wrong_lead is not None:
        return ()
    options = ref.options
    following = isinstance(options, PamphletLawOptions) and options.called_card == "following"
    bound = any(one.seat is turn and one.kind is LimitKind.CARD for one in ref.play_limits)
    if seat not in card_callers(ref, turn) or bound or (following and not ref.trick):
        return ()
    return tuple(
        one.card for one in ref.exposed if one.seat is turn and not _was_refused(ref, one.card)
    )


def _was_refused(ref: Referee, card: Card) -> bool:
    """Tell whether the card was demanded in this trick and could not be played."""
    demand = {"remedy": Remedy.CALL_CARD.value, "card": card, "trick": ref.trick_number}
    return any(
        one.message == "allegation-refused" and demand.items() <= one.arguments.items()
        for one in ref.log
    )
