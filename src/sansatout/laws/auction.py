"""Chapter 4: the regular course of the auction, and having it repeated.

The calls themselves (L-CALL-3) and what a bid undertakes (L-CALL-4) are values of the game.
"""

from __future__ import annotations

from collections.abc import Iterator

from sansatout.auction import call_fault, calls_over
from sansatout.calls import DOUBLE, PASS, REDOUBLE, Bid, Call
from sansatout.cards import Strain
from sansatout.contract import Contract, Doubling
from sansatout.events import acts
from sansatout.events.offered import Action, whole
from sansatout.laws.code import RULEBOOK, Place, Rejected
from sansatout.laws.kinds import Irregularity, Phase, Remedy
from sansatout.laws.state import Referee
from sansatout.laws.values import Offer
from sansatout.seats import Seat

__all__ = [
    "calls_in_turn",
    "doubling_of",
    "fault_in",
    "is_sufficient",
    "lapse_serious",
    "made_call",
]


def fault_in(ref: Referee, seat: Seat, call: Call) -> str | None:
    """Return what would be wrong with the call in the seat's turn (A-06)."""
    return call_fault(call, *_standing(ref), ours=_is_ours(ref, seat))


def calls_in_turn(ref: Referee, seat: Seat) -> tuple[Call, ...]:
    """Return the calls that are right in the seat's turn."""
    return calls_over(*_standing(ref), ours=_is_ours(ref, seat))


def is_sufficient(ref: Referee, bid: Bid) -> bool:
    """Tell whether the bid is higher than the last one, whoever makes it."""
    return call_fault(bid, *_standing(ref), ours=False) is None


def _standing(ref: Referee) -> tuple[Bid | None, Doubling]:
    last = ref.last_bid
    return None if last is None else last[1], doubling_of(ref)


def _is_ours(ref: Referee, seat: Seat) -> bool:
    last = ref.last_bid
    return last is not None and last[0].side is seat.side


def doubling_of(ref: Referee) -> Doubling:
    """Return whether the last bid is doubled or redoubled; a new bid wipes it out (L-DBL-3).

    It doubts or reaffirms the contract (L-DBL-1) and changes only what tricks are worth (L-DBL-4).
    """
    doubling = Doubling.PLAIN
    for _, call in ref.auction.calls:
        if isinstance(call, Bid):
            doubling = Doubling.PLAIN
        elif call is DOUBLE:
            doubling = Doubling.DOUBLED
        elif call is REDOUBLE:
            doubling = Doubling.REDOUBLED
    return doubling


def made_call(ref: Referee, seat: Seat, call: Call) -> Referee:
    """Count a call; the turn goes left (L-CALL-1, A-05), and a pass is not final (L-CALL-6)."""
    duty = seat if seat in ref.auction.must_pass else None
    ref = ref.with_(
        calls=(*ref.auction.calls, (seat, call)),
        caller=seat.lho,
        must_pass=ref.auction.must_pass - {seat},
        duty_done=duty,
    )
    return _ended(ref)


def _ended(ref: Referee) -> Referee:
    """Three passes after a bid end the auction, four from the start the deal.

    L-CALL-1, L-CALL-2.
    """
    calls = [call for _, call in ref.auction.calls]
    if ref.last_bid is None:
        if len(calls) >= 4 and all(call is PASS for call in calls[-4:]):
            return _passed_out(ref)
        return ref
    if len(calls) > 3 and all(call is PASS for call in calls[-3:]):
        return _begin_play(ref)
    return ref


def _passed_out(ref: Referee) -> Referee:
    """Nothing is played and the next player deals (L-CALL-2, L-DEAL-8)."""
    assert ref.dealer is not None, "a deal has a dealer"
    next_dealer = ref.dealer.lho
    ref = lapse_serious(ref, None)
    return ref.with_(phase=Phase.PASSED_OUT, caller=None, next_dealer=next_dealer)


def _begin_play(ref: Referee) -> Referee:
    """Make the last bid the contract; declarer's left leads (L-CONT-1, L-DECL-1, L-LEAD-1)."""
    last = ref.last_bid
    assert last is not None, "an auction with a bid ended"
    contract = Contract(last[1].level, last[1].strain, doubling_of(ref))
    declarer = _declarer(ref, last[0], last[1].strain)
    ref = ref.with_(
        phase=Phase.PLAY,
        caller=None,
        contract=contract,
        declarer=declarer,
        leader=declarer.lho,
        must_pass=frozenset(),
    )
    return _offer_shown(ref)


def _declarer(ref: Referee, bidder: Seat, strain: Strain) -> Seat:
    """Return who of the side named the strain first, no trump likewise (L-DECL-1, A-16)."""
    by_last = ref.book.declarer_at_no_trump == "last-bidder"
    if strain is Strain.NT and by_last:
        return bidder
    return next(
        seat
        for seat, call in ref.auction.calls
        if seat.side is bidder.side and isinstance(call, Bid) and call.strain is strain
    )


def _offer_shown(ref: Referee) -> Referee:
    """Let declarer choose about small cards his opponents showed in the auction (L-SHOWA-1)."""
    assert ref.play.declarer is not None, "play has a declarer"
    for seat, card in ref.auction.shown_small:
        if not ref.is_defender(seat):
            continue
        remedies: tuple[Remedy, ...] = (Remedy.EXPOSE_CARD,)
        if seat.partner is ref.play.leader:
            remedies = (Remedy.EXPOSE_CARD, Remedy.FORBID_SUIT)
        kind = Irregularity.SHOWN_SMALL
        ref = ref.offer(Offer(kind, seat, (ref.play.declarer,), remedies, card=card))
    return ref


def lapse_serious(ref: Referee, caller: Seat | None) -> Referee:
    """End the choice about a serious card when its chooser calls, or at the lead (A-17)."""
    for offer in ref.offered(Irregularity.SHOWN_SERIOUS):
        if caller is None or caller in offer.chooser:
            ref = ref.lapse(offer)
    return ref


@RULEBOOK.on(acts.Review)
def review(ref: Referee, seat: Seat | None, act: acts.Review) -> Referee:
    """Repeat the calls to who may ask; in play name the contract.

    L-INFO-1, L-INFO-2; L-INFO-3.
    """
    if act.what is acts.Topic.CONTRACT:
        if ref.phase is not Phase.PLAY:
            raise Rejected("law-not-now", "L-INFO-3")
        return ref.with_(answer=ref.play.contract)
    in_turn = ref.phase is Phase.AUCTION and seat is ref.auction.caller
    opening = (
        ref.phase is Phase.PLAY
        and not ref.play.done
        and not ref.play.trick
        and seat is ref.play.leader
    )
    if not in_turn and not opening:
        law = "L-INFO-1" if ref.phase is Phase.AUCTION else "L-INFO-2"
        raise Rejected("law-not-his-right", law)
    return ref.with_(answer=ref.auction.calls)


_AUCTION_REPEATED = whole(acts.Review(acts.Topic.AUCTION))
_CONTRACT_TOLD = whole(acts.Review(acts.Topic.CONTRACT))


@RULEBOOK.offers(Place.QUESTION)
def reviews(ref: Referee, seat: Seat) -> Iterator[Action]:
    """Offer to have the auction repeated in one's turn (L-INFO-1), and to be told the contract."""
    leads = (
        ref.phase is Phase.PLAY
        and seat is ref.play.leader
        and not ref.play.done
        and not ref.play.trick
    )
    if (ref.phase is Phase.AUCTION and seat is ref.auction.caller) or leads:
        yield _AUCTION_REPEATED
    if ref.phase is Phase.PLAY:
        yield _CONTRACT_TOLD
