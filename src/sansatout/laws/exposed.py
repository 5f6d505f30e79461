"""Cards shown: in the auction (chapter 5, L-SHOWA) and exposed cards in the play (L-EXPO)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random

from sansatout.cards import Card, Hand
from sansatout.events import Event, acts
from sansatout.events.irregular import ChooseRemedy, ShowCards
from sansatout.events.offered import Action, breaks, free
from sansatout.laws.code import RULEBOOK, Declared, Place, Rejected
from sansatout.laws.kinds import Irregularity, LimitKind, Phase, Remedy
from sansatout.laws.lawful import card_callers, cards_to_call
from sansatout.laws.limits import BINDING, playable
from sansatout.laws.redeal import deal_again
from sansatout.laws.state import Referee
from sansatout.laws.stories import Asked, Story, told
from sansatout.laws.values import Exposed, Limit, Offer
from sansatout.seats import Seat

__all__ = [
    "are_cards_open",
    "call_card",
    "expose",
    "is_exposed",
    "offer_premature",
    "show_declarer",
    "unexpose",
]

PREMATURE = (
    Remedy.PLAY_HIGHEST,
    Remedy.PLAY_LOWEST,
    Remedy.WIN_TRICK,
    Remedy.LOSE_TRICK,
    Remedy.DISCARD_SUIT,
)


def _shown(ref: Referee, _rng: Random) -> Iterator[Story]:
    for seat in Seat:
        yield from (told(seat, ShowCards((card,))) for card in ref.hands[seat])


def _lies_open(ref: Referee) -> bool:
    return bool(ref.play.exposed)


def _called(ref: Referee, seat: Seat) -> Iterator[str]:
    """L-EXPO-3: a card can be demanded when its owner is due and may play it."""
    demands = (
        ChooseRemedy(str(Remedy.CALL_CARD), card=one.card)
        for one in ref.play.exposed
        if seat in card_callers(ref, one.seat)
    )
    if any(ref.after(Event(0, seat, demand)).last.ok for demand in demands):
        yield str(Remedy.CALL_CARD)


RULEBOOK.declares(Declared("SHOWN_SMALL", "L-SHOWA-1", alleged=Phase.PLAY, likely=11))
RULEBOOK.declares(
    Declared(
        "SHOWN_SERIOUS", "L-SHOWA-2", alleged=Phase.AUCTION, likely=11,
        asked=Asked(_shown, Phase.AUCTION),
    )
)  # fmt: skip
RULEBOOK.declares(
    Declared(
        "EXPOSED", "L-EXPO-1", alleged=Phase.PLAY, likely=9,
        is_open=_lies_open, asked=Asked(_shown, is_there=_lies_open, grants=_called),
    )
)  # fmt: skip


def is_exposed(ref: Referee, card: Card) -> bool:
    """Tell whether the card lies exposed."""
    return any(one.card is card for one in ref.play.exposed)


def expose(ref: Referee, seat: Seat, *cards: Card, law: str, until_lead: bool = False) -> Referee:
    """Leave a defender's cards open on the table (L-EXPO-1); others are never penalised (-6)."""
    if not ref.is_defender(seat) or are_cards_open(ref):
        return ref.with_(shown_cards=ref.play.shown_cards | {(seat, card) for card in cards})
    new = tuple(Exposed(seat, card, until_lead) for card in cards if not is_exposed(ref, card))
    ref = ref.with_(exposed=(*ref.play.exposed, *new))
    for one in new:
        ref = ref.rule("card-exposed", law, seat=seat, card=one.card)
    return ref


def are_cards_open(ref: Referee) -> bool:
    """Tell whether declarer's cards lie open because he claimed, so that defenders may open theirs.

    He cannot command those (L-CLAIM-2).
    """
    claim = ref.play.claim
    beside = claim is not None and claim.seat is ref.play.declarer and ref.edition >= BINDING
    return ref.play.open_play or beside


def show_declarer(ref: Referee, seat: Seat, *cards: Card) -> Referee:
    """Show declarer alone some of a defender's cards, or the whole hand (L-CLAIM-4, L-CLAIM-5)."""
    declarer = ref.play.declarer
    assert declarer is not None, "play has a declarer"
    if not cards or set(cards) == set(ref.hands[seat]):
        return ref.with_(opened_to=ref.play.opened_to | {(seat, declarer)})
    shown = {(seat, card, declarer) for card in cards}
    return ref.with_(shown_to=ref.play.shown_to | shown)


def unexpose(ref: Referee, card: Card) -> Referee:
    """Take a card that was played from the exposed ones (L-EXPO-5)."""
    if not ref.play.exposed:
        return ref
    return ref.with_(exposed=tuple(one for one in ref.play.exposed if one.card is not card))


@RULEBOOK.on(ShowCards)
def show_cards(ref: Referee, seat: Seat | None, act: ShowCards) -> Referee:
    """Rule on cards shown in the auction or in the play.

    L-SHOWA-1, L-SHOWA-2; L-EXPO-1, L-PREM-1.
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
    ref = ref.with_(shown_cards=ref.play.shown_cards | {(seat, card) for card in act.cards})
    card = act.cards[0]
    if len(act.cards) == 1 and not card.rank.is_honour and act.intent != "lead":
        return ref.with_(shown_small=(*ref.auction.shown_small, (seat, card)))
    remedies = (Remedy.NEW_DEAL, Remedy.ACCEPT)
    return ref.offer(Offer(Irregularity.SHOWN_SERIOUS, seat, (seat.lho,), remedies))


def _in_play(ref: Referee, seat: Seat, act: ShowCards) -> Referee:
    """Count a defender's card as played if meant and in turn (L-PLAYED-4, A-23), else expose it."""
    if not ref.is_defender(seat):
        return ref
    if act.to == "declarer":
        return show_declarer(ref, seat, *act.cards)
    meant = act.intent == "lead" and len(act.cards) == 1 and not ref.play.trick
    if meant and seat is ref.turn and ref.play.wrong_lead is None:
        play = ref.code.acts[acts.Play]
        return play(ref, seat, acts.Play(act.cards[0], as_="lead"))
    ref = expose(ref, seat, *act.cards, law="L-EXPO-1")
    return ref if are_cards_open(ref) else offer_premature(ref, seat)


def offer_premature(ref: Referee, seat: Seat) -> Referee:
    """Let declarer direct the partner who has still to play to this trick (L-PREM-1)."""
    partner = seat.partner
    waiting = (
        ref.play.trick and ref.hands[partner] and partner not in {s for s, _ in ref.play.trick}
    )
    if not waiting:
        return ref
    assert ref.play.declarer is not None, "play has a declarer"
    kind, number = Irregularity.DEF_PREMATURE, ref.trick_number
    chooser = (ref.play.declarer,)
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
    return ref.with_(lead_limits=(*ref.play.lead_limits, limit))


def call_card(ref: Referee, seat: Seat, act: ChooseRemedy) -> Referee:
    """Let declarer demand an exposed card its owner is due to play and may (L-EXPO-3, L-EXPO-4)."""
    found = next((one for one in ref.play.exposed if one.card is act.card), None)
    if seat is not ref.play.declarer or found is None:
        raise Rejected("law-not-exposed", "L-EXPO-3", card=act.card)
    due = found.seat is ref.turn or found.seat in ref.play.may_play
    legal = found.card in playable(ref, found.seat)
    if due and not legal and _free_once_demanded(ref):
        return unexpose(ref, found.card)
    if not due or ref.play.wrong_lead is not None or not legal:
        raise Rejected("law-card-cannot-be-played", "L-EXPO-4", card=act.card)
    others = tuple(one for one in ref.play.play_limits if one.seat is not found.seat)
    limit = Limit(found.seat, LimitKind.CARD, card=found.card)
    ref = ref.with_(play_limits=(*others, limit))
    return ref.rule("card-called", "L-EXPO-3", seat=found.seat, card=found.card)


def _free_once_demanded(ref: Referee) -> bool:
    """Tell whether a demand that suit-following defeats frees the card (other reading of A-22)."""
    return ref.book.exposed_until == "demanded"


@RULEBOOK.offers(Place.CALLED_CARD)
def demands(ref: Referee, seat: Seat) -> Iterator[Action]:
    """Offer to demand exposed cards (L-EXPO-3)."""
    for card in cards_to_call(ref, seat):
        payload = {"remedy": str(Remedy.CALL_CARD), "card": str(card)}
        yield Action(ChooseRemedy.kind, payload, ref.code.law("L-EXPO-3"))


@RULEBOOK.offers(Place.SHOWN_CARD)
def showing(ref: Referee, seat: Seat) -> Iterator[Action]:
    """Offer to show one's cards, which none but dummy's do without harm (L-SHOWA-1, L-EXPO-1)."""
    if ref.phase in (Phase.AUCTION, Phase.PLAY) and seat is not ref.dummy:
        harmless = ref.is_defender(seat) and are_cards_open(ref)  # L-CLAIM-2
        yield _showing(ref.hands[seat].bits, harmless=harmless)


@lru_cache(maxsize=1024)
def _showing(cards: int, *, harmless: bool) -> Action:
    return (free if harmless else breaks)(ShowCards, cards=Hand.from_bits(cards))
