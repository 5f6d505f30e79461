"""The pamphlet's own short list, in generated positions (PB-3.3, PB-4.11 to PB-5.8)."""

from __future__ import annotations

from random import Random
from typing import Final

from sansatout.calls import BIDS, PASS
from sansatout.cards import PACK, Card
from sansatout.events import Event
from sansatout.events.acts import LookBack, MakeCall
from sansatout.events.irregular import AssertRevoke, DealCards, TakeBack
from sansatout.laws import Irregularity, Phase, Referee
from sansatout.laws.auction import is_sufficient
from sansatout.laws.codes import referee
from sansatout.laws.lawful import lawful_cards
from sansatout.laws.pamphlet import CHOSEN
from sansatout.laws.stories import card_event
from sansatout.seats import Seat
from sansatout.trainer.driving import KONTRAKT, begun_auction, begun_play
from sansatout.trainer.following import SceneSource, follow
from sansatout.trainer.positions import Scene

__all__ = ["PAMPHLETS"]

_CALLS: Final = ("raised", "as-pass", "call-void", "call-stands", "new-deal-next")
_DEALS: Final = ("new-deal-next", "new-deal-same", "goes-on", "points-50")
_PRICES: Final = ("points-50", "points-100", "no-price", "new-deal-next")
_CARDS: Final = ("stays-open", "goes-on", "points-100", "new-deal-next")


def fell_open(rng: Random) -> Scene:
    """Let a card fall face up in dealing (PB-3.3)."""
    dealer, count = rng.choice(tuple(Seat)), rng.randrange(4, 48)
    slip = DealCards("A", count + 1, "FACE_SEEN", card=rng.choice(PACK))
    told = (Event(0, dealer, DealCards("A", count)), Event(0, dealer, slip))
    return follow(referee(KONTRAKT, dealer), *told, law="PB-3.3", pool=_DEALS)


def passed_early(rng: Random) -> Scene:
    """Let somebody pass out of turn (PB-4.11, P06)."""
    ref = begun_auction(rng, KONTRAKT)
    seat = rng.choice([one for one in Seat if one is not ref.auction.caller])
    return follow(ref, Event(0, seat, MakeCall(PASS)), law="PB-4.11", pool=_CALLS)


def too_low(rng: Random) -> Scene:
    """Let somebody bid too little in his turn (PB-4.12)."""
    while True:
        ref = begun_auction(rng, KONTRAKT)
        low = [bid for bid in BIDS if not is_sufficient(ref, bid)]
        if low:
            told = Event(0, ref.auction.caller, MakeCall(rng.choice(low)))
            return follow(ref, told, law="PB-4.12", pool=_CALLS)


def mended(rng: Random) -> Scene:
    """Let a wrong suit be put right before the next lead (PB-5.6)."""
    while True:
        ref = begun_play(rng, KONTRAKT)
        wrong = _wrong_suits(ref)
        hand = ref.turn
        if wrong and hand is not None and hand is not ref.dummy:
            card = rng.choice(wrong)
            told = (card_event(ref, hand, card), Event(0, hand, TakeBack(card)))
            return follow(ref, *told, law="PB-5.6", pool=_CARDS)


def looked_back(rng: Random) -> Scene:
    """Let somebody look at a gathered trick (PB-5.8)."""
    while True:
        ref = begun_play(rng, KONTRAKT)
        gathered = [n for n, trick in enumerate(ref.play.done, start=1) if trick.quitted]
        if gathered:
            told = Event(0, rng.choice(tuple(Seat)), LookBack(rng.choice(gathered)))
            return follow(ref, told, law="PB-5.8", pool=_PRICES)


def revoked(rng: Random) -> Scene:
    """Let a revoke be claimed after the play: the price is declarer's choice or fixed (PB-5.7)."""
    ref = _played_out(rng)
    revoke = ref.aftermath.revokes[0]
    claimer = rng.choice(revoke.seat.side.other.seats)
    told = Event(0, claimer, AssertRevoke(revoke.seat, revoke.trick))
    kind = Irregularity.REVOKE_ESTABLISHED
    if ref.is_defender(revoke.seat):
        return Scene(ref.after(told), (told,), kind, cited="PB-5.7", pool=tuple(map(str, CHOSEN)))
    position = follow(ref, told, law="PB-5.7", pool=_PRICES)
    return Scene(ref, (told,), kind, cited="PB-5.7", follows=position.follows, pool=position.pool)


def _wrong_suits(ref: Referee) -> list[Card]:
    """Return the cards by which the hand due would revoke."""
    hand = ref.turn
    if hand is None or not ref.play.trick or not ref.hands[hand].suit(ref.play.trick[0][1].suit):
        return []
    led = ref.play.trick[0][1].suit
    return [card for card in ref.hands[hand] if card.suit is not led]


def _played_out(rng: Random) -> Referee:
    """Return a deal that is over, with one revoke of any hand in it."""
    while True:
        ref = begun_play(rng, KONTRAKT)
        wrong = _wrong_suits(ref)
        if not wrong or ref.turn is None:
            continue
        ref = ref.after(card_event(ref, ref.turn, rng.choice(wrong)))
        while ref.phase is Phase.PLAY and ref.turn is not None:
            cards = tuple(lawful_cards(ref, ref.turn))
            ref = ref.after(card_event(ref, ref.turn, rng.choice(cards)))
        if len(ref.aftermath.revokes) == 1 and ref.phase is Phase.AFTER_PLAY:
            return ref


PAMPHLETS: Final = (
    SceneSource(fell_open, ("PB-3.3",)),
    SceneSource(passed_early, ("PB-4.11",)),
    SceneSource(too_low, ("PB-4.12",)),
    SceneSource(mended, ("PB-5.6",)),
    SceneSource(revoked, ("PB-5.7",)),
    SceneSource(looked_back, ("PB-5.8",)),
)
"""The pamphlet's list; a bid out of turn is among the kinds that give a choice."""
