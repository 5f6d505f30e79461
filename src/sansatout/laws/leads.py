"""Chapter 8: leads by the wrong player (L-LOOT) or from the wrong hand (L-WHAND)."""

from __future__ import annotations

from sansatout.cards import Card
from sansatout.events import acts
from sansatout.events.irregular import ChooseRemedy
from sansatout.laws.code import RULEBOOK, Declared
from sansatout.laws.exposed import expose
from sansatout.laws.kinds import Irregularity, LimitKind, Phase, Remedy
from sansatout.laws.limits import suit_to_lead
from sansatout.laws.state import Referee
from sansatout.laws.stories import Asked, any_card
from sansatout.laws.tricks import put_down
from sansatout.laws.values import Limit, Offer, WrongLead
from sansatout.seats import Seat
from sansatout.structs import replace

__all__ = ["lead_out_of_turn", "over_wrong_lead", "without_demand"]

_I = Irregularity
for _name, _law, _likely in (
    ("DEF_LEAD_OUT", "L-LOOT-2", 5),
    ("DECL_LEAD_OUT", "L-LOOT-1", 6),
    ("WRONG_HAND", "L-WHAND-1", 7),
):
    RULEBOOK.declares(
        Declared(
            _name, _law, alleged=Phase.PLAY, likely=_likely, of_next_trick=True,
            asked=Asked(any_card),
        )
    )  # fmt: skip
RULEBOOK.declares(Declared("BOTH_LED", "L-LOOT-6"))
OURS = (_I.DECL_LEAD_OUT, _I.WRONG_HAND)
"""The wrong leads of declarer's side."""


def lead_out_of_turn(ref: Referee, hand: Seat, card: Card) -> Referee:
    """Leave the card on the table until it is accepted or refused.

    L-LOOT-1, L-LOOT-2, L-WHAND-1.
    """
    assert ref.play.declarer is not None, "play has a declarer"
    assert ref.turn is not None, "somebody has the lead"
    if ref.is_defender(hand):
        offer = Offer(
            _I.DEF_LEAD_OUT, hand, (ref.play.declarer,), _against_defender(ref), card=card
        )
    elif ref.is_defender(ref.turn):
        remedies = (Remedy.TAKE_BACK,)
        offer = Offer(_I.DECL_LEAD_OUT, ref.play.declarer, ref.defenders, remedies, card=card)
    else:
        remedies = (Remedy.CORRECT_HAND,)
        offer = Offer(_I.WRONG_HAND, ref.play.declarer, ref.defenders, remedies, card=card)
    return ref.with_(wrong_lead=WrongLead(hand, card, offer.irregularity)).offer(offer)


def _against_defender(ref: Referee) -> tuple[Remedy, ...]:
    """Return (a), (b) and (c) of L-LOOT-2; (a) goes when dummy opened too soon (L-LOOT-5)."""
    assert ref.turn is not None, "somebody has the lead"
    if not ref.is_defender(ref.turn):
        return Remedy.EXPOSE_UNTIL_LEAD, Remedy.EXPOSE, Remedy.ACCEPT
    if ref.play.faced and not ref.play.done:
        return Remedy.EXPOSE_FORBID, Remedy.ACCEPT
    return Remedy.DEMAND_SUIT, Remedy.EXPOSE_FORBID, Remedy.ACCEPT


def without_demand(offer: Offer) -> Offer:
    """Return the choice at a wrong opening lead after dummy was opened (L-LOOT-5)."""
    if offer.irregularity is not _I.DEF_LEAD_OUT:
        return offer
    left = tuple(remedy for remedy in offer.remedies if remedy is not Remedy.DEMAND_SUIT)
    return replace(offer, remedies=left)


def over_wrong_lead(ref: Referee, hand: Seat, act: acts.Play) -> tuple[Referee, bool]:
    """Settle an open wrong lead by the next card, and tell whether that card is used up by it."""
    wrong = ref.play.wrong_lead
    assert wrong is not None, "a wrong lead is open"
    if wrong.irregularity in OURS:
        return _over_declarer(ref, wrong, hand, act)
    if ref.is_defender(hand):
        ref = ref.rule("penalty-forestalled", "L-PEN-1", seat=hand, card=act.card)
        return expose(ref, hand, act.card, law="L-PEN-1"), True
    if hand is wrong.seat.lho and act.as_ != "lead":
        return _played_to(ref, wrong, hand), False
    return _led_on(ref, wrong), False


def _over_declarer(
    ref: Referee, wrong: WrongLead, hand: Seat, act: acts.Play
) -> tuple[Referee, bool]:
    """Let it stand when a defender plays to it (L-LOOT-1, L-WHAND-2)."""
    if not ref.is_defender(hand):
        ref = ref.rule("penalty-forestalled", "L-PEN-1", seat=hand, card=act.card)
        return expose(ref, hand, act.card, law="L-EXPO-6"), True
    if act.as_ == "lead" and hand is ref.turn:
        return _goes_back(_closed(ref, wrong)), False
    return _stands(ref, wrong), False


def _played_to(ref: Referee, wrong: WrongLead, hand: Seat) -> Referee:
    """Count a wrong lead played to as right (L-LOOT-3); the first may swap dummy (L-LOOT-4)."""
    opening = not ref.play.done and not ref.play.faced
    swap = opening and hand is ref.play.declarer and wrong.seat is hand.rho
    ref = _stands(ref, wrong)
    if not swap:
        return ref
    ref = ref.with_(declarer=hand.partner)
    offers = tuple(
        replace(one, chooser=(hand.partner,)) if one.chooser == (hand,) else one
        for one in ref.rights.offers
    )
    return ref.with_(offers=offers).rule("declarer-swapped", "L-LOOT-4", declarer=hand.partner)


def _led_on(ref: Referee, wrong: WrongLead) -> Referee:
    """Give the card back unpunished because declarer led on (A-20)."""
    ref = _goes_back(_closed(ref, wrong))
    if ref.book.wrong_lead_led_on == "exposed":
        return expose(ref, wrong.seat, wrong.card, law="L-LOOT-2")
    return ref


def _closed(ref: Referee, wrong: WrongLead) -> Referee:
    for offer in ref.offered(wrong.irregularity):
        ref = ref.pass_by(offer)
    return ref


def _goes_back(ref: Referee) -> Referee:
    wrong = ref.play.wrong_lead
    assert wrong is not None, "a wrong lead is open"
    ref = ref.with_(wrong_lead=None, shown_cards=ref.play.shown_cards | {(wrong.seat, wrong.card)})
    return ref.rule("card-goes-back", wrong.irregularity, seat=wrong.seat, card=wrong.card)


def _stands(ref: Referee, wrong: WrongLead) -> Referee:
    ref = _closed(ref, wrong).with_(wrong_lead=None, leader=wrong.seat)
    ref = ref.rule("lead-stands", "L-LOOT-3", seat=wrong.seat, card=wrong.card)
    return put_down(ref, wrong.seat, acts.Play(wrong.card))


@RULEBOOK.lapse(_I.DEF_LEAD_OUT, *OURS)
def put_right(ref: Referee, _offer: Offer) -> Referee:
    """After a loss the card goes back and the right player leads (end of chapter 11)."""
    return ref if ref.play.wrong_lead is None else _goes_back(ref)


@RULEBOOK.remedy(Remedy.TAKE_BACK, _I.DECL_LEAD_OUT)
def take_back(ref: Referee, _offer: Offer, _act: ChooseRemedy) -> Referee:
    """Have declarer take his lead back (L-LOOT-1)."""
    return _goes_back(ref)


@RULEBOOK.remedy(Remedy.CORRECT_HAND, _I.WRONG_HAND)
def correct_hand(ref: Referee, offer: Offer, _act: ChooseRemedy) -> Referee:
    """Have declarer lead the same suit from the right hand, if it has any (L-WHAND-1)."""
    assert offer.card is not None, "the offer names the card led"
    ref = _goes_back(ref)
    right = ref.turn
    assert right is not None, "somebody has the lead"
    if not ref.hands[right].suit(offer.card.suit):
        return ref
    limit = Limit(right, LimitKind.MUST, offer.card.suit)
    return ref.with_(lead_limits=(*ref.play.lead_limits, limit))


@RULEBOOK.remedy(Remedy.ACCEPT, _I.DEF_LEAD_OUT)
def accept(ref: Referee, _offer: Offer, _act: ChooseRemedy) -> Referee:
    """Let the lead count as in order (L-LOOT-2 c)."""
    assert ref.play.wrong_lead is not None, "a wrong lead is open"
    return _stands(ref, ref.play.wrong_lead)


@RULEBOOK.remedy(Remedy.DEMAND_SUIT, _I.DEF_LEAD_OUT)
def demand_suit(ref: Referee, offer: Offer, act: ChooseRemedy) -> Referee:
    """Have the right leader lead a suit; the card goes back (L-LOOT-2 a, L-PEN-2)."""
    limit = suit_to_lead(ref, offer, act, "L-LOOT-2")
    if limit is None:
        return ref.lose(offer, "L-PEN-2")
    return _goes_back(ref).with_(lead_limits=(*ref.play.lead_limits, limit))


@RULEBOOK.remedy(Remedy.EXPOSE_FORBID, _I.DEF_LEAD_OUT)
def expose_forbid(ref: Referee, offer: Offer, _act: ChooseRemedy) -> Referee:
    """Expose the card and forbid partner that suit (L-LOOT-2 b)."""
    assert offer.card is not None, "the offer names the card led"
    limit = Limit(offer.offender.partner, LimitKind.MUST_NOT, offer.card.suit)
    ref = _goes_back(ref).with_(lead_limits=(*ref.play.lead_limits, limit))
    return expose(ref, offer.offender, offer.card, law="L-LOOT-2")


@RULEBOOK.remedy(Remedy.EXPOSE, _I.DEF_LEAD_OUT)
def expose_lead(ref: Referee, offer: Offer, _act: ChooseRemedy) -> Referee:
    """Expose the card led in declarer's turn (L-LOOT-2 b)."""
    assert offer.card is not None, "the offer names the card led"
    return expose(_goes_back(ref), offer.offender, offer.card, law="L-LOOT-2")


@RULEBOOK.remedy(Remedy.EXPOSE_UNTIL_LEAD, _I.DEF_LEAD_OUT)
def expose_until_lead(ref: Referee, offer: Offer, _act: ChooseRemedy) -> Referee:
    """Expose the card until a defender next leads (L-LOOT-2 a, A-52)."""
    assert offer.card is not None, "the offer names the card led"
    ref = _goes_back(ref)
    return expose(ref, offer.offender, offer.card, law="L-LOOT-2", until_lead=True)
