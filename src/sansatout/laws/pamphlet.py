"""The short list of the 1930s pamphlet on the same machinery.

It is PB-3.3, PB-4.11, PB-4.12, PB-5.6, PB-5.7 and PB-5.8.
The pamphlet knows few irregularities; whatever it is silent about is simply not accepted, as at a
table that enforces the rules. What revokes and peeping cost is the scoring's business.
"""

from __future__ import annotations

from collections.abc import Iterator

from sansatout.calls import BIDS, DOUBLE, PASS, REDOUBLE, Bid, Call
from sansatout.events import acts
from sansatout.events.acts import Time
from sansatout.events.codec import Value
from sansatout.events.irregular import (
    ChooseRemedy,
    DealCards,
)
from sansatout.events.offered import Action, breaks, whole
from sansatout.laws.auction import is_sufficient, made_call
from sansatout.laws.code import Code, Declared, Place, Rejected
from sansatout.laws.deal import CARDS, STOPS, rest_of_pack
from sansatout.laws.irregular_calls import low_bids
from sansatout.laws.kinds import Irregularity, Phase, Remedy
from sansatout.laws.lawful import lawful_calls
from sansatout.laws.options import PamphletLawOptions
from sansatout.laws.parts import Aftermath
from sansatout.laws.state import Referee
from sansatout.laws.stories import Asked
from sansatout.laws.turns import in_order, wrong_calls
from sansatout.laws.values import Offer, PendingCall, Redeal
from sansatout.seats import Seat
from sansatout.structs import replace

__all__ = ["CHOSEN", "PAMPHLET", "options"]

_I = Irregularity
_BORROWED = {
    "L-INFO-1": "PB-4.2",
    "L-INFO-2": "PB-4.2",
    "L-INFO-3": "PB-4.2",
    "L-DUMMY-2": "PB-5.2",
    "L-OWN-1": "PB-5.2",
    "L-VIEW-3": "PB-5.8",
    "L-CLAIM-1": "PB-5.2",
    "L-CLAIM-4": "PB-5.6",
    "L-CLAIM-6": "PB-5.2",
    "L-CLAIM-7": "PB-5.2",
    "L-CLAIM-9": "PB-5.2",
    "L-CLAIM-10": "PB-5.2",
    "L-EXPO-3": "PB-5.6",
    "L-PREM-1": "PB-5.6",
    "L-REVOKE-1": "PB-5.3",
    "L-REVOKE-6": "PB-5.7",
    "L-WTRICK-1": "PB-5.8",
    "L-FIXSCORE-2": "PB-6.4",
}
"""The sections nearest to what the rule book says of questions, claims and gathered cards."""


def options(ref: Referee) -> PamphletLawOptions:
    """Return the readings of the pamphlet's laws."""
    return ref.options.read_as(PamphletLawOptions)


PAMPHLET = Code(
    "pamphlet", last_revoke_trick=13, strict=True, mends_until_next_lead=True,
    revoke_can_be_stopped=False, dummy_claims_revokes=True, call_over_condones=False,
    prefix="PB-", borrowed=_BORROWED, declarer_calls_cards=False,
    turn_goes_back=lambda ref: options(ref).out_of_turn_condoned == "void",
    cards_called_to_follow=lambda ref: options(ref).called_card == "following",
)  # fmt: skip
CHOSEN = (Remedy.TAKE_POINTS, Remedy.TAKE_TRICKS, Remedy.NEW_DEAL, Remedy.CALL_CARD)
"""What the pamphlet lets anybody choose."""
_CHOSEN_OR_NOT = tuple(map(str, (*CHOSEN, Remedy.ACCEPT)))
PAMPHLET.declares(
    Declared(
        "OUT_OF_TURN", "PB-4.11", asked=Asked(low_bids, Phase.AUCTION, others=_CHOSEN_OR_NOT)
    )
)  # fmt: skip


def _next_dealer_deals(ref: Referee, law: str) -> Referee:
    """Void the deal; unlike in the rule book the next player deals (PB-3.3, PB-4.11)."""
    assert ref.dealer is not None, "a deal has a dealer"
    dealer = ref.dealer.lho
    fresh = Referee(
        options=ref.options,
        code=ref.code,
        dealer=dealer,
        edition=ref.edition,
        aftermath=Aftermath(redeal=Redeal(dealer, "other")),
        rulings=ref.rulings,
        previous=ref.previous,
    )
    return fresh.rule("deal-again", law, dealer=dealer, pack="other")


@PAMPHLET.on(acts.Shuffle, acts.Cut)
def make_ready(ref: Referee, _seat: Seat | None, _act: acts.Shuffle | acts.Cut) -> Referee:
    """Shuffle, and cut if one likes; the pamphlet has no rule about it (PB-3.5)."""
    if ref.phase in (Phase.AFTER_PLAY, Phase.PASSED_OUT):
        return ref
    if ref.phase is not Phase.SHUFFLE:
        raise Rejected("law-not-now", "PB-3.5")
    return ref.with_(redeal=None)


@PAMPHLET.on(DealCards)
def deal_cards(ref: Referee, seat: Seat | None, act: DealCards) -> Referee:
    """Deal one by one; an honour that falls face up voids the deal (PB-3.1, PB-3.3, P04)."""
    if ref.phase in (Phase.AFTER_PLAY, Phase.PASSED_OUT):
        return ref.with_(next_cut=True, next_dealt=True)
    if ref.phase not in (Phase.SHUFFLE, Phase.DEAL) or seat is not ref.dealer:
        raise Rejected("law-not-now", "PB-3.2")
    if not ref.ceremony.dealt < act.dealt <= CARDS:
        raise Rejected("law-dealt-already", "PB-3.1", dealt=ref.ceremony.dealt)
    ceremony = replace(ref.ceremony, by=seat, dealt=act.dealt)
    ref = ref.with_(redeal=None, phase=Phase.DEAL, ceremony=ceremony)
    if act.card is not None and _voids(ref, act):
        ref = ref.rule("card-fell-open", "PB-3.3", card=act.card)
        return _next_dealer_deals(ref, "PB-3.3")
    return ref.with_(phase=Phase.AUCTION, caller=ref.dealer) if act.dealt == CARDS else ref


@PAMPHLET.offers(Place.DEAL, during=(Time.DEALING,))
def dealing(ref: Referee, seat: Seat) -> Iterator[Action]:
    """Offer to deal on, and to let a card fall open (PB-3.3)."""
    if seat is ref.dealer:
        if ref.phase is Phase.DEAL:
            yield whole(rest_of_pack(ref))
        fell: dict[str, Value] = {"pack": ref.ceremony.pack, "fault": "FACE_SEEN"}
        left = [count for count in (*STOPS, CARDS) if count > ref.ceremony.dealt]
        yield breaks(DealCards, fell, dealt=left)


def _voids(ref: Referee, act: DealCards) -> bool:
    assert act.card is not None, "a card fell face up"
    return act.card.rank.is_honour or options(ref).exposed_card_redeal == "any"


@PAMPHLET.on(acts.MakeCall)
def make_call(ref: Referee, seat: Seat | None, act: acts.MakeCall) -> Referee:
    """Rule on a call: out of turn (PB-4.11), too low (PB-4.12), or as it should be."""
    if seat is None or ref.phase is not Phase.AUCTION:
        raise Rejected("law-not-now", "PB-4.1")
    if ref.auction.pending is not None:
        ref = _over_pending(ref, ref.auction.pending, seat)
        if ref.phase is not Phase.AUCTION:  # the call that stands was the last one
            return ref.rule("call-void", "PB-4.11", seat=seat, call=act.call)
    if seat is not ref.auction.caller:
        return _out_of_turn(ref, seat, act.call)
    if isinstance(act.call, Bid) and not is_sufficient(ref, act.call):
        return _raised(ref, seat, act.call)
    if act.call not in lawful_calls(ref, seat):
        raise Rejected("law-enforced", "PB-4.9")
    return made_call(ref, seat, act.call)


def _over_pending(ref: Referee, pending: PendingCall, seat: Seat) -> Referee:
    """Let the bid out of turn stand when its left calls on, or the turn go back (P05)."""
    goes_back = ref.code.turn_goes_back(ref)
    right = ref.auction.caller if goes_back else pending.seat.lho
    if seat is not right:
        raise Rejected("law-irregular-call-open", "PB-4.11", seat=right)
    for offer in ref.offered(_I.OUT_OF_TURN):
        ref = ref.pass_by(offer)
    return _condoned(ref, pending)


def _condoned(ref: Referee, pending: PendingCall) -> Referee:
    ref = ref.with_(pending=None)
    assert isinstance(pending.call, Call), "the pamphlet knows no bid over seven"
    if options(ref).out_of_turn_condoned == "void":
        return ref.rule("call-void", "PB-4.11", seat=pending.seat, call=pending.call)
    ref = ref.rule("call-stands", "PB-4.11", seat=pending.seat, call=pending.call)
    if isinstance(pending.call, Bid) and not is_sufficient(ref, pending.call):
        return _raised(ref, pending.seat, pending.call)
    return made_call(ref, pending.seat, pending.call)


def _out_of_turn(ref: Referee, seat: Seat, call: Call) -> Referee:
    """Let the other side ask for a new deal by the next dealer (PB-4.11, P06)."""
    counted = {"bids": isinstance(call, Bid), "bids_and_doubles": call is not PASS, "any": True}
    if not counted[options(ref).out_of_turn_calls]:
        return ref.rule("call-void", "PB-4.11", seat=seat, call=call)
    as_if_in_turn = ref.with_(caller=seat)
    if call in (DOUBLE, REDOUBLE) and call not in lawful_calls(as_if_in_turn, seat):
        raise Rejected("law-enforced", "PB-4.9")
    ref = ref.with_(pending=PendingCall(seat, call, _I.OUT_OF_TURN, in_turn=False))
    opponents = (seat.lho, seat.rho)
    return ref.offer(Offer(_I.OUT_OF_TURN, seat, opponents, (Remedy.NEW_DEAL, Remedy.ACCEPT)))


def _raised(ref: Referee, seat: Seat, call: Bid) -> Referee:
    """Take a bid that is too low at the lowest level that is enough (PB-4.12, P07)."""
    enough = [bid for bid in BIDS if bid.strain is call.strain and is_sufficient(ref, bid)]
    if enough:
        ref = ref.rule("insufficient-raised", "PB-4.12", seat=seat, call=call, bid=enough[0])
        return made_call(ref, seat, enough[0])
    if options(ref).insufficient_over_seven == "new_deal":
        return _next_dealer_deals(ref, "PB-4.12")
    ref = ref.rule("call-as-pass", "PB-4.12", seat=seat, call=call)
    return made_call(ref, seat, PASS)


@PAMPHLET.remedy(Remedy.NEW_DEAL, _I.OUT_OF_TURN)
def new_deal(ref: Referee, _offer: Offer, _act: ChooseRemedy) -> Referee:
    """Have the next dealer deal because of a bid out of turn (PB-4.11)."""
    return _next_dealer_deals(ref, "PB-4.11")


@PAMPHLET.remedy(Remedy.ACCEPT, _I.OUT_OF_TURN)
def accept(ref: Referee, _offer: Offer, _act: ChooseRemedy) -> Referee:
    """Ask for no new deal (PB-4.11, P05)."""
    assert ref.auction.pending is not None, "a bid out of turn is open"
    return _condoned(ref, ref.auction.pending)


@PAMPHLET.lapse(_I.OUT_OF_TURN)
def forgiven(ref: Referee, _offer: Offer) -> Referee:
    """Let the bid have its outcome without a new deal (P05)."""
    return ref if ref.auction.pending is None else _condoned(ref, ref.auction.pending)


@PAMPHLET.offers(Place.TURN)
def in_turn(ref: Referee, seat: Seat) -> Iterator[Action]:
    """Offer what breaks no rule."""
    return in_order(ref, seat, lawful_calls(ref, seat))


@PAMPHLET.offers(Place.CALL)
def bids_out_of_order(ref: Referee, seat: Seat) -> Iterator[Action]:
    """Offer bids out of turn (PB-4.11) and too low (PB-4.12)."""
    if ref.phase is Phase.AUCTION:
        yield wrong_calls(ref, seat, BIDS, lawful_calls(ref, seat))
