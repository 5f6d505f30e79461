"""The short list of the 1930s pamphlet (PB-3.3, PB-4.11/4.12, PB-5.6..5.8) on the same machinery.

The pamphlet knows few irregularities; whatever it is silent about is simply not accepted, as at a
table that enforces the rules. What revokes and peeping cost is the scoring's business.
"""

from __future__ import annotations

from dataclasses import replace

from sansatout.calls import BIDS, DOUBLE, PASS, REDOUBLE, Bid, Call
from sansatout.events import acts
from sansatout.events.irregular import (
    AskRevoke,
    AssertRevoke,
    ChooseRemedy,
    DealCards,
    FaceDummy,
    GatherCards,
    QuitTrick,
    Settle,
    TakeBack,
)
from sansatout.laws import auction, claims, tricks
from sansatout.laws.auction import is_sufficient, made_call
from sansatout.laws.code import Code, Rejected
from sansatout.laws.kinds import Irregularity, LimitKind, Phase, Remedy, Status
from sansatout.laws.lawful import lawful_calls
from sansatout.laws.limits import check_limits, playable
from sansatout.laws.options import PamphletLawOptions
from sansatout.laws.revokes import changed, gather_cards, open_revokes
from sansatout.laws.score import settle
from sansatout.laws.state import Referee
from sansatout.laws.values import Correction, Exposed, Limit, Offer, PendingCall, Redeal, Revoke
from sansatout.seats import Seat

__all__ = ["PAMPHLET"]

PAMPHLET = Code(
    "pamphlet", last_revoke_trick=13, strict=True, exposed_law="PB-5.6", mends_until_next_lead=True,
    revoke_can_be_stopped=False, dummy_claims_revokes=True, call_over_condones=False,
)  # fmt: skip
_I = Irregularity


def _options(ref: Referee) -> PamphletLawOptions:
    return ref.options if isinstance(ref.options, PamphletLawOptions) else PamphletLawOptions()


def _next_dealer_deals(ref: Referee, law: str) -> Referee:
    """Void the deal; unlike in the rule book the next player deals (PB-3.3, PB-4.11)."""
    assert ref.dealer is not None, "a deal has a dealer"
    dealer = ref.dealer.lho
    fresh = Referee(
        options=ref.options,
        code=ref.code,
        dealer=dealer,
        redeal=Redeal(dealer, "other"),
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
    if not ref.ceremony.dealt < act.dealt <= 52:
        raise Rejected("law-dealt-already", "PB-3.1", dealt=ref.ceremony.dealt)
    ceremony = replace(ref.ceremony, by=seat, dealt=act.dealt)
    ref = ref.with_(redeal=None, phase=Phase.DEAL, ceremony=ceremony)
    if act.card is not None and _voids(ref, act):
        ref = ref.rule("card-fell-open", "PB-3.3", card=act.card)
        return _next_dealer_deals(ref, "PB-3.3")
    return ref.with_(phase=Phase.AUCTION, caller=ref.dealer) if act.dealt == 52 else ref


def _voids(ref: Referee, act: DealCards) -> bool:
    assert act.card is not None, "a card fell face up"
    return act.card.rank.is_honour or _options(ref).exposed_card_redeal == "any"


@PAMPHLET.on(acts.MakeCall)
def make_call(ref: Referee, seat: Seat | None, act: acts.MakeCall) -> Referee:
    """Rule on a call: out of turn (PB-4.11), too low (PB-4.12), or as it should be."""
    if seat is None or ref.phase is not Phase.AUCTION:
        raise Rejected("law-not-now", "PB-4.1")
    if ref.pending is not None:
        ref = _over_pending(ref, ref.pending, seat)
        if ref.phase is not Phase.AUCTION:  # the call that stands was the last one
            return ref.rule("call-void", "PB-4.11", seat=seat, call=act.call)
    if seat is not ref.caller:
        return _out_of_turn(ref, seat, act.call)
    if isinstance(act.call, Bid) and not is_sufficient(ref, act.call):
        return _raised(ref, seat, act.call)
    if act.call not in lawful_calls(ref, seat):
        raise Rejected("law-enforced", "PB-4.9")
    return made_call(ref, seat, act.call)


def _over_pending(ref: Referee, pending: PendingCall, seat: Seat) -> Referee:
    """Let the bid out of turn stand when its left calls on, or the turn go back (P05)."""
    goes_back = _options(ref).out_of_turn_condoned == "void"
    right = ref.caller if goes_back else pending.seat.lho
    if seat is not right:
        raise Rejected("law-irregular-call-open", "PB-4.11", seat=right)
    for offer in ref.offered(_I.OUT_OF_TURN):
        ref = ref.pass_by(offer)
    return _condoned(ref, pending)


def _condoned(ref: Referee, pending: PendingCall) -> Referee:
    ref = ref.with_(pending=None)
    assert isinstance(pending.call, Call), "the pamphlet knows no bid over seven"
    if _options(ref).out_of_turn_condoned == "void":
        return ref.rule("call-void", "PB-4.11", seat=pending.seat, call=pending.call)
    ref = ref.rule("call-stands", "PB-4.11", seat=pending.seat, call=pending.call)
    if isinstance(pending.call, Bid) and not is_sufficient(ref, pending.call):
        return _raised(ref, pending.seat, pending.call)
    return made_call(ref, pending.seat, pending.call)


def _out_of_turn(ref: Referee, seat: Seat, call: Call) -> Referee:
    """Let the other side ask for a new deal by the next dealer (PB-4.11, P06)."""
    counted = {"bids": isinstance(call, Bid), "bids_and_doubles": call is not PASS, "any": True}
    if not counted[_options(ref).out_of_turn_calls]:
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
    if _options(ref).insufficient_over_seven == "new_deal":
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
    assert ref.pending is not None, "a bid out of turn is open"
    return _condoned(ref, ref.pending)


@PAMPHLET.lapse(_I.OUT_OF_TURN)
def forgiven(ref: Referee, _offer: Offer) -> Referee:
    """Let the bid have its outcome without a new deal (P05)."""
    return ref if ref.pending is None else _condoned(ref, ref.pending)


@PAMPHLET.on(acts.Play)
def play(ref: Referee, seat: Seat | None, act: acts.Play) -> Referee:
    """Play in turn, from the right hand (PB-5.2, PB-5.5); only the suit can be wrong (PB-5.3)."""
    hand = act.hand or seat
    if ref.phase is not Phase.PLAY or seat is None or hand is None:
        raise Rejected("law-not-now", "PB-5.2")
    own = hand is seat and seat is not ref.dummy
    if not own and (seat is not ref.declarer or hand is not ref.dummy):
        raise Rejected("law-not-his-cards", "PB-5.2", seat=seat, hand=hand)
    if act.card not in ref.hands[hand]:
        raise Rejected("law-card-not-held", "PB-5.2", seat=hand, card=act.card)
    if hand is not ref.turn or ref.claim is not None:
        raise Rejected("law-out-of-turn", "PB-5.2", seat=hand)
    check_limits(ref, hand, act.card, leading=not ref.trick)
    if not ref.trick:
        ref = _past_correcting(ref)
    return tricks.put_down(ref, hand, act)


def _past_correcting(ref: Referee) -> Referee:
    """With the first card of the next trick a wrong suit is a revoke (PB-5.6, PB-5.7)."""
    return changed(
        ref,
        lambda one: one.status is Status.OPEN,
        lambda one: replace(one, status=Status.ESTABLISHED),
    )


@PAMPHLET.on(FaceDummy)
def face_dummy(ref: Referee, seat: Seat | None, _act: FaceDummy) -> Referee:
    """Lay dummy's cards open after the lead (PB-5.2)."""
    led = bool(ref.trick or ref.done)
    if ref.phase is not Phase.PLAY or seat is not ref.dummy or ref.faced or not led:
        raise Rejected("law-not-now", "PB-5.2")
    return ref.with_(faced=True)


@PAMPHLET.on(TakeBack, alleges=True)
def take_back(ref: Referee, seat: Seat | None, act: TakeBack) -> Referee:
    """Swap a wrong card for a right one until the next lead (PB-5.6), or change after it (P10)."""
    hand = act.hand or seat
    if ref.phase is not Phase.PLAY or seat is None or hand is None:
        raise Rejected("law-not-now", "PB-5.6")
    if hand is not seat and (seat is not ref.declarer or hand is not ref.dummy):
        raise Rejected("law-not-his-cards", "PB-5.2", seat=seat, hand=hand)
    revoke = next((r for r in open_revokes(ref) if r.seat is hand and r.card is act.card), None)
    if revoke is not None:
        return _correct(ref, revoke)
    if ref.correction is None or (hand, act.card) not in ref.correction.may_take_back:
        raise Rejected("law-may-not-take-back", "PB-5.6")
    left = tuple(one for one in ref.trick if one != (hand, act.card))
    may = tuple(one for one in ref.correction.may_take_back if one != (hand, act.card))
    return ref.giving(hand, act.card).with_(
        trick=left, correction=replace(ref.correction, may_take_back=may)
    )


def _correct(ref: Referee, revoke: Revoke) -> Referee:
    """Reopen the trick; the withdrawn card stays open and can be called for (PB-5.6)."""
    if revoke.trick < ref.trick_number:
        last = ref.done[-1]
        ref = ref.with_(done=ref.done[:-1], trick=last.cards, leader=last.leader)
    place = ref.trick.index((revoke.seat, revoke.card))
    later = ref.trick[place + 1 :]
    may = tuple(one for one in later if one[0].side is not revoke.seat.side)
    if not _options(ref).correction_lets_opponents_change:
        may = ()
    ref = changed(ref, lambda one: one is revoke, lambda one: replace(one, status=Status.CORRECTED))
    ref = ref.giving(revoke.seat, revoke.card).with_(
        trick=(*ref.trick[:place], *later),
        correction=Correction(revoke.trick, revoke.seat, may),
        exposed=(*ref.exposed, Exposed(revoke.seat, revoke.card)),
    )
    ref = ref.rule("revoke-corrected", "PB-5.6", seat=revoke.seat, trick=revoke.trick)
    return ref.rule("card-exposed", "PB-5.6", seat=revoke.seat, card=revoke.card)


@PAMPHLET.on(ChooseRemedy, alleges=True)
def choose_remedy(ref: Referee, seat: Seat | None, act: ChooseRemedy) -> Referee:
    """Choose what the pamphlet gives: a new deal, a card called for, points or tricks."""
    if seat is None:
        raise Rejected("law-not-now", "PB-4.11")
    if act.remedy == Remedy.CALL_CARD.value:
        return _call_card(ref, seat, act)
    for offer in ref.offers:
        wanted = [one for one in offer.remedies if one.value == act.remedy]
        if seat in offer.chooser and (wanted or act.remedy == Remedy.WAIVE.value):
            if not wanted:
                return ref.lapse(offer)
            ref = ref.rule(
                "remedy-chosen", offer.irregularity.law,
                seat=seat, remedy=wanted[0], irregularity=offer.irregularity,
            )  # fmt: skip
            choice = ref.code.remedies[offer.irregularity, wanted[0]]
            return choice(ref.without_offer(offer), offer, act)
    raise Rejected("law-nothing-open", "PB-4.11")


def _call_card(ref: Referee, seat: Seat, act: ChooseRemedy) -> Referee:
    """Let an opponent call for a withdrawn card where it is legal (PB-5.6, P09)."""
    found = next((one for one in ref.exposed if one.card is act.card), None)
    if found is None or seat.side is found.seat.side or seat is ref.dummy:
        raise Rejected("law-not-exposed", "PB-5.6", card=act.card)
    leads = not ref.trick and _options(ref).called_card == "following"
    if found.seat is not ref.turn or leads or found.card not in playable(ref, found.seat):
        raise Rejected("law-card-cannot-be-played", "PB-5.6", card=act.card)
    others = tuple(one for one in ref.play_limits if one.seat is not found.seat)
    ref = ref.with_(play_limits=(*others, Limit(found.seat, LimitKind.CARD, card=found.card)))
    return ref.rule("card-called", "PB-5.6", seat=found.seat, card=found.card)


@PAMPHLET.on(AskRevoke, alleges=True)
def ask_revoke(ref: Referee, seat: Seat | None, act: AskRevoke) -> Referee:
    """Ask aloud whether a player has not revoked; the pamphlet gives it no effect."""
    if ref.phase is not Phase.PLAY or seat is None or seat is act.of:
        raise Rejected("law-not-now", "PB-5.7")
    return ref.rule("revoke-asked", "PB-5.7", seat=seat, of=act.of)


@PAMPHLET.on(AssertRevoke, alleges=True)
def assert_revoke(ref: Referee, seat: Seat | None, act: AssertRevoke) -> Referee:
    """Claim what a revoke costs, after the play and before the next deal (PB-5.7)."""
    over = ref.phase in (Phase.AFTER_PLAY, Phase.RUBBER_END)
    if seat is None or not over or ref.next_dealt or ref.settled:
        raise Rejected("law-too-late", "PB-5.7")
    if seat.side is act.of.side:
        raise Rejected("law-not-his-right", "PB-5.7")
    found = next((r for r in ref.revokes if r.seat is act.of and r.trick == act.trick), None)
    free = found is None or found.status is not Status.ESTABLISHED or found.dummy or found.paid
    if found is None or free:
        raise Rejected("law-no-such-revoke", "PB-5.7", of=act.of, trick=act.trick)
    ref = changed(ref, lambda one: one is found, lambda one: replace(one, said=True, paid=True))
    ref = ref.rule("revoke-found", "PB-5.7", of=act.of, trick=act.trick)
    if not ref.is_defender(act.of):
        return _took(ref, act.of, act.trick, "points")
    return _offer_price(ref, act)


def _offer_price(ref: Referee, act: AssertRevoke) -> Referee:
    """Let declarer's side pick points or tricks for a defender's revoke (PB-5.7)."""
    assert ref.declarer is not None, "play had a declarer"
    chooser = ref.declarer.side.seats
    remedies = (Remedy.TAKE_POINTS, Remedy.TAKE_TRICKS)
    offer = Offer(_I.REVOKE_ESTABLISHED, act.of, chooser, remedies, trick=act.trick)
    opened = ref.offer(offer)
    said = tuple(replace(one, said=True) for one in opened.offers)
    return opened.with_(offers=said)


def _took(ref: Referee, of: Seat, trick: int, remedy: str) -> Referee:
    return changed(
        ref,
        lambda one: one.seat is of and one.trick == trick,
        lambda one: replace(one, remedy=remedy),
    )


@PAMPHLET.remedy(Remedy.TAKE_POINTS, _I.REVOKE_ESTABLISHED)
def take_points(ref: Referee, offer: Offer, _act: ChooseRemedy) -> Referee:
    """Take the points for a defender's revoke (PB-5.7)."""
    return _took(ref, offer.offender, offer.trick, "points")


@PAMPHLET.remedy(Remedy.TAKE_TRICKS, _I.REVOKE_ESTABLISHED)
def take_tricks(ref: Referee, offer: Offer, _act: ChooseRemedy) -> Referee:
    """Take tricks for a defender's revoke; how many is the scoring's option (PB-5.7, P11)."""
    return _took(ref, offer.offender, offer.trick, "tricks")


@PAMPHLET.on(acts.LookBack)
def look_back(ref: Referee, seat: Seat | None, act: acts.LookBack) -> Referee:
    """Look at a gathered trick: in the play the opponents write points for it (PB-5.8, P27)."""
    if seat is None or not 1 <= act.trick <= len(ref.done) or ref.gathered:
        raise Rejected("law-no-trick", "PB-5.8")
    trick = ref.done[act.trick - 1]
    shown = ref.with_(answer=trick.cards)
    if ref.phase is not Phase.PLAY or not trick.quitted:
        return shown
    peek = (seat.side, trick.owner is seat.side)
    shown = shown.with_(peeks=(*ref.peeks, peek))
    return shown.rule("peeked", "PB-5.8", seat=seat, trick=act.trick)


@PAMPHLET.on(QuitTrick)
def quit_trick(ref: Referee, _seat: Seat | None, act: QuitTrick) -> Referee:
    """Gather a complete trick for the side that won it."""
    if not ref.done or ref.done[-1].quitted or ref.trick:
        raise Rejected("law-no-trick", "PB-5.8")
    last = ref.done[-1]
    if act.side is not last.winner.side:
        raise Rejected("law-not-his-trick", "PB-5.2", side=act.side)
    return ref.with_(done=(*ref.done[:-1], replace(last, quitted=True)))


PAMPHLET.on(acts.Review)(auction.review)
PAMPHLET.on(acts.NameCards)(tricks.name_cards)
PAMPHLET.on(acts.Claim)(claims.claim)
PAMPHLET.on(acts.Respond)(claims.respond)
PAMPHLET.on(acts.Concede)(claims.concede)
PAMPHLET.on(GatherCards)(gather_cards)
PAMPHLET.on(Settle)(settle)
