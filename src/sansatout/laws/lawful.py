"""What a seat may do without any irregularity: for robots, for warnings, and for playing out."""

from __future__ import annotations

from sansatout.calls import PASS, Bid, Call
from sansatout.cards import Card, Hand
from sansatout.laws.auction import calls_in_turn
from sansatout.laws.irregular_calls import condones
from sansatout.laws.kinds import Irregularity, LimitKind, Phase, Remedy
from sansatout.laws.limits import in_bounds
from sansatout.laws.state import Referee
from sansatout.seats import Seat

__all__ = [
    "can_be_heard",
    "card_callers",
    "cards_to_call",
    "due",
    "hands_played",
    "lawful_calls",
    "lawful_cards",
]


def due(ref: Referee) -> Seat | None:
    """Return the seat or hand that may go on without breaking a law.

    An irregular call is open to the left opponent's call, or, where a call out of turn is void, to
    who was due anyway (L-OOT-5, P05); who owes a correction has to make it (L-INSUF-3).
    """
    if ref.auction.must_correct is not None:
        return ref.auction.must_correct
    pending = ref.auction.pending
    if pending is None or ref.phase is not Phase.AUCTION:
        return ref.turn
    goes_back = ref.code.turn_goes_back(ref)
    return ref.auction.caller if goes_back else pending.seat.lho


def lawful_calls(ref: Referee, seat: Seat) -> tuple[Call, ...]:
    """Return the calls that break no law; a player who owes a correction has only enough bids.

    While an irregular call is open its left opponent may call over it.
    """
    if ref.phase is not Phase.AUCTION or seat is not due(ref):
        return ()
    if seat is ref.auction.must_correct:
        return tuple(call for call in calls_in_turn(ref, seat) if isinstance(call, Bid))
    if ref.auction.pending is not None:
        return (PASS,) if condones(ref, PASS) else ()
    return (PASS,) if seat in ref.auction.must_pass else calls_in_turn(ref, seat)


def can_be_heard(ref: Referee, seat: Seat, call: Call | None = None) -> bool:
    """Tell whether a call, or a bid over seven, can happen although it breaks a law.

    While an irregular call is open most players have to wait for what becomes of it (L-OOT-5), and
    who owes a correction can only make it (L-INSUF-3).
    """
    pending = ref.auction.pending
    if pending is None or ref.auction.must_correct is not None:
        return ref.auction.must_correct is None
    if ref.code.strict:
        return seat is due(ref)
    if seat is pending.seat.lho:
        return call is None or condones(ref, call)
    at_rho = pending.irregularity is Irregularity.BID_AT_RHO_TURN
    return at_rho and seat is pending.seat.rho


def lawful_cards(ref: Referee, hand: Seat) -> Hand:
    """Return the cards the hand may play now in turn, following suit and keeping every bond."""
    in_turn = hand is ref.turn or hand in ref.play.may_play
    if ref.phase is not Phase.PLAY or ref.play.wrong_lead is not None or not in_turn:
        return Hand()
    if ref.play.claim is not None and ref.code.strict:
        return Hand()
    return in_bounds(ref, hand)


def hands_played(ref: Referee, seat: Seat) -> tuple[Seat, ...]:
    """Return the hands whose cards the seat plays."""
    if seat is ref.dummy:
        return ()
    return (seat, seat.partner) if seat is ref.play.declarer and ref.play.faced else (seat,)


def card_callers(ref: Referee, owner: Seat) -> tuple[Seat, ...]:
    """Return who may demand an exposed card of this hand (L-EXPO-3, PB-5.6)."""
    if not ref.code.declarer_calls_cards:
        return tuple(seat for seat in (owner.lho, owner.rho) if seat is not ref.dummy)
    return () if ref.play.declarer is None else (ref.play.declarer,)


def cards_to_call(ref: Referee, seat: Seat) -> tuple[Card, ...]:
    """Return the exposed cards the seat may demand now, each once (L-EXPO-3, PB-5.6, P09).

    Whether the hand can play the card shows only when it is demanded (L-EXPO-4).
    """
    turn = ref.turn if ref.play.exposed else None
    if ref.phase is not Phase.PLAY or turn is None or ref.play.wrong_lead is not None:
        return ()
    following = ref.code.cards_called_to_follow(ref)
    bound = any(one.seat is turn and one.kind is LimitKind.CARD for one in ref.play.play_limits)
    if seat not in card_callers(ref, turn) or bound or (following and not ref.play.trick):
        return ()
    return tuple(
        one.card for one in ref.play.exposed if one.seat is turn and not _was_refused(ref, one.card)
    )


def _was_refused(ref: Referee, card: Card) -> bool:
    """Tell whether the card was demanded in this trick and could not be played."""
    demand = {"remedy": Remedy.CALL_CARD.value, "card": card, "trick": ref.trick_number}
    return any(
        one.message == "allegation-refused" and demand.items() <= one.arguments.items()
        for one in ref.log
    )
