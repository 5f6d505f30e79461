"""Cards shown: in the auction (chapter 5, L-SHOWA) and exposed cards in the play (L-EXPO)."""

from __future__ import annotations

from sansatout.cards import Card
from sansatout.events import acts
from sansatout.events.irregular import ChooseRemedy, ShowCards
from sansatout.laws.code import RULEBOOK, Rejected
from sansatout.laws.kinds import Irregularity, LimitKind, Phase, Remedy
from sansatout.laws.limits import playable
from sansatout.laws.options import LawOptions
from sansatout.laws.redeal import deal_again
from sansatout.laws.state import Referee
from sansatout.laws.values import Exposed, Limit, Offer
from sansatout.seats import Seat

__all__ = ["call_card", "expose", "is_exposed", "offer_premature", "unexpose"]

PREMATURE = (
    Remedy.PLAY_HIGHEST,
    Remedy.PLAY_LOWEST,
    Remedy.WIN_TRICK,
    Remedy.LOSE_TRICK,
    Remedy.DISCARD_SUIT,
)


def is_exposed(ref: Referee, card: Card) -> bool:
    """Tell whether the card lies exposed."""
    return any(one.card is card for one in ref.exposed)


def expose(ref: Referee, seat: Seat, *cards: Card, law: str, until_lead: bool = False) -> Referee:
    """Leave a defender's cards open on the table (L-EXPO-1); others are never penalised (-6)."""
    if not ref.is_defender(seat) or ref.open_play:
        return ref.with_(shown_cards=ref.shown_cards | {(seat, card) for card in cards})
    new = tuple(Exposed(seat, card, until_lead) for card in cards if not is_exposed(ref, card))
    ref = ref.with_(exposed=(*ref.exposed, *new))
    for one in new:
        ref = ref.rule("card-exposed", law, seat=seat, card=one.card)
    return ref


def unexpose(ref: Referee, card: Card) -> Referee:
    """Take a card that was played from the exposed ones (L-EXPO-5)."""
    return ref.with_(exposed=tuple(one for one in ref.exposed if one.card is not card))


@RULEBOOK.on(ShowCards)
def show_cards(ref: Referee, seat: Seat | None, act: ShowCards) -> Referee:
    """Rule on cards shown in the auction (L-SHOWA-1, -2) or in the play (L-EXPO-1, L-PREM-1).

    With the last pass the play has begun (A-18).
    """
    if seat is None or ref.phase not in (Phase.AUCTION, Phase.PLAY) or not act.cards:
        raise Rejected("law-not-now", "L-EXPO-1")
    if any(card not in ref.hands[seat] for card in act.cards):
        raise Rejected("law-card-not-held", "L-EXPO-1", seat=seat)
    if ref.phase is Phase.AUCTION:
        return _in_auction(ref, seat, act)
    return _in_play(ref, seat, act)


def _in_auction(ref: Referee, seat: Seat, act: ShowCards) -> Referee:
    ref = ref.with_(shown_cards=ref.shown_cards | {(seat, card) for card in act.cards})
    card = act.cards[0]
    if len(act.cards) == 1 and not card.rank.is_honour and act.intent != "lead":
        return ref.with_(shown_small=(*ref.shown_small, (seat, card)))
    remedies = (Remedy.NEW_DEAL, Remedy.ACCEPT)
    return ref.offer(Offer(Irregularity.SHOWN_SERIOUS, seat, (seat.lho,), remedies))


def _in_play(ref: Referee, seat: Seat, act: ShowCards) -> Referee:
    """Count a defender's card as played if meant and in turn (L-PLAYED-4, A-23), else expose it."""
    if not ref.is_defender(seat) or act.to == "declarer":
        return ref
    meant = act.intent == "lead" and len(act.cards) == 1 and not ref.trick
    if meant and seat is ref.turn and ref.wrong_lead is None:
        play = ref.code.acts[acts.Play]
        return play(ref, seat, acts.Play(act.cards[0], as_="lead"))
    ref = expose(ref, seat, *act.cards, law="L-EXPO-1")
    return offer_premature(ref, seat) if not ref.open_play else ref


def offer_premature(ref: Referee, seat: Seat) -> Referee:
    """Let declarer direct the partner who has still to play to this trick (L-PREM-1)."""
    partner = seat.partner
    waiting = ref.trick and ref.hands[partner] and partner not in {s for s, _ in ref.trick}
    if not waiting:
        return ref
    assert ref.declarer is not None, "play has a declarer"
    kind, number = Irregularity.DEF_PREMATURE, ref.trick_number
    chooser = (ref.declarer,)
    return ref.offer(Offer(kind, seat, chooser, PREMATURE, hand=partner, trick=number))


@RULEBOOK.remedy(Remedy.NEW_DEAL, Irregularity.SHOWN_SERIOUS)
def new_deal(ref: Referee, _offer: Offer, _act: ChooseRemedy) -> Referee:
    """Deal again because of a card shown (L-SHOWA-2)."""
    return deal_again(ref, law="L-SHOWA-2", penalty=True)


@RULEBOOK.remedy(Remedy.ACCEPT, Irregularity.SHOWN_SERIOUS)
def accept(ref: Referee, _offer: Offer, _act: ChooseRemedy) -> Referee:
    """Let the auction go on; nothing more follows (L-SHOWA-2, A-17)."""
    return ref


@RULEBOOK.remedy(Remedy.EXPOSE_CARD, Irregularity.SHOWN_SMALL)
def expose_small(ref: Referee, offer: Offer, _act: ChooseRemedy) -> Referee:
    """Make the small card shown in the auction an exposed card (L-SHOWA-1, A-19)."""
    assert offer.card is not None, "the offer names the card shown"
    return expose(ref, offer.offender, offer.card, law="L-SHOWA-1")


@RULEBOOK.remedy(Remedy.FORBID_SUIT, Irregularity.SHOWN_SMALL)
def forbid_suit(ref: Referee, offer: Offer, _act: ChooseRemedy) -> Referee:
    """Forbid the offender's partner to lead the suit of the card shown (L-SHOWA-1)."""
    assert offer.card is not None, "the offer names the card shown"
    limit = Limit(offer.offender.partner, LimitKind.MUST_NOT, offer.card.suit)
    return ref.with_(lead_limits=(*ref.lead_limits, limit))


def call_card(ref: Referee, seat: Seat, act: ChooseRemedy) -> Referee:
    """Let declarer demand an exposed card its owner is due to play and may (L-EXPO-3, -4)."""
    found = next((one for one in ref.exposed if one.card is act.card), None)
    if seat is not ref.declarer or found is None:
        raise Rejected("law-not-exposed", "L-EXPO-3", card=act.card)
    due = found.seat is ref.turn or found.seat in ref.may_play
    legal = found.card in playable(ref, found.seat)
    if due and not legal and _free_once_demanded(ref):
        return unexpose(ref, found.card)
    if not due or ref.wrong_lead is not None or not legal:
        raise Rejected("law-card-cannot-be-played", "L-EXPO-4", card=act.card)
    others = tuple(one for one in ref.play_limits if one.seat is not found.seat)
    limit = Limit(found.seat, LimitKind.CARD, card=found.card)
    ref = ref.with_(play_limits=(*others, limit))
    return ref.rule("card-called", "L-EXPO-3", seat=found.seat, card=found.card)


def _free_once_demanded(ref: Referee) -> bool:
    """Tell whether a demand that suit-following defeats frees the card (other reading of A-22)."""
    return isinstance(ref.options, LawOptions) and ref.options.exposed_until == "demanded"
