"""Chapter 3: the deal, looking too early, and wrong packs and hands."""

from __future__ import annotations

from dataclasses import replace

from sansatout.events.irregular import ChooseRemedy, DealCards, DealExtra, Discover, FixDeal, Look
from sansatout.laws.kinds import DEALT_AGAIN, Irregularity, Phase, Remedy
from sansatout.laws.redeal import deal_again
from sansatout.laws.shuffle_cut import first_card_dealt
from sansatout.laws.state import RULEBOOK, Referee, Rejected
from sansatout.laws.surplus import found_short, missing_card
from sansatout.laws.values import Offer
from sansatout.seats import Seat

__all__ = ["stop_deal"]

FAULTS = ("CARD_REVERSED", "FACE_SEEN", "DEAL_CONFUSION")
CARDS = 52


@RULEBOOK.on(DealCards)
def deal_cards(ref: Referee, seat: Seat | None, act: DealCards) -> Referee:
    """Deal on to so many cards, one at a time from the dealer's left (L-DEAL-1)."""
    if ref.phase in (Phase.AFTER_PLAY, Phase.PASSED_OUT):
        return ref.with_(next_cut=True, next_dealt=True)
    if ref.phase not in (Phase.SHUFFLE, Phase.DEAL) or seat is None:
        raise Rejected("law-not-now", "L-DEAL-1")
    if not ref.ceremony.dealt < act.dealt <= CARDS:
        raise Rejected("law-dealt-already", "L-DEAL-1", dealt=ref.ceremony.dealt)
    if act.fault and act.fault not in FAULTS:
        raise Rejected("law-no-such-fault", "L-DEAL-4", fault=act.fault)
    if ref.phase is Phase.SHUFFLE:
        ref = _begin(ref, seat, act)
    elif ref.ceremony.by is not seat:
        ref = ref.fault(Irregularity.DEAL_CONFUSION, seat)
    ref = ref.with_(ceremony=replace(ref.ceremony, dealt=act.dealt, extra=False))
    if act.fault:
        ref = ref.fault(Irregularity(act.fault), seat)
    return _finish(ref) if act.dealt == CARDS else ref


def _begin(ref: Referee, seat: Seat, act: DealCards) -> Referee:
    """Note a wrong dealer or pack (L-DEAL-3) and a pack that was not cut (L-DEAL-4)."""
    ref = first_card_dealt(ref.with_(redeal=None))
    if seat is not ref.dealer:
        ref = ref.fault(Irregularity.WRONG_DEALER, seat)
    if act.pack != ref.ceremony.pack:
        ref = ref.fault(Irregularity.WRONG_PACK, seat)
    if not ref.ceremony.cut:
        ref = ref.fault(Irregularity.NOT_CUT, seat)
    return ref.with_(phase=Phase.DEAL, ceremony=replace(ref.ceremony, by=seat))


def _finish(ref: Referee) -> Referee:
    """After the last card the deal stands, whatever was wrong with it (L-DEAL-3, -4, A-47)."""
    for offer in ref.offered(Irregularity.LOOKED_EARLY, Irregularity.CUT_FAULT):
        ref = ref.lapse(offer)
    dealer = ref.ceremony.by
    return ref.with_(attention=(), phase=Phase.AUCTION, dealer=dealer, caller=dealer)


@RULEBOOK.on(DealExtra)
def deal_extra(ref: Referee, seat: Seat | None, act: DealExtra) -> Referee:
    """Give two cards at once: the dealer may put it right before the next card (L-DEAL-6)."""
    dealer = ref.ceremony.by
    if ref.phase is not Phase.DEAL or dealer is None or seat not in (None, dealer):
        raise Rejected("law-not-now", "L-DEAL-6", to=act.to)
    ref = ref.fault(Irregularity.DEAL_CONFUSION, dealer)
    return ref.with_(ceremony=replace(ref.ceremony, extra=True))


@RULEBOOK.on(FixDeal)
def fix_deal(ref: Referee, seat: Seat | None, _act: FixDeal) -> Referee:
    """Put two cards given at once right, before the next card is dealt (L-DEAL-6)."""
    if ref.phase is not Phase.DEAL or not ref.ceremony.extra or seat is not ref.ceremony.by:
        raise Rejected("law-too-late", "L-DEAL-6")
    ref = ref.without_fault(Irregularity.DEAL_CONFUSION)
    return ref.with_(ceremony=replace(ref.ceremony, extra=False))


def stop_deal(ref: Referee, kind: Irregularity) -> Referee:
    """Stop the deal after attention: the right dealer with the right pack (L-DEAL-3, -4)."""
    assert kind in DEALT_AGAIN, f"{kind} does not stop a deal"
    wrong = kind in (Irregularity.WRONG_DEALER, Irregularity.WRONG_PACK)
    return deal_again(ref, pack="right" if wrong else "same", law=kind.law)


@RULEBOOK.on(Look)
def look(ref: Referee, seat: Seat | None, act: Look) -> Referee:
    """Look at a hand: during the deal at one's own (L-DEAL-2, L-LOOK-1) or another's (L-DEAL-4)."""
    if seat is None or ref.phase in (Phase.DRAW, Phase.SHUFFLE):
        raise Rejected("law-not-now", "L-DEAL-2")
    if ref.phase is not Phase.DEAL:
        return _look_later(ref, seat, act)
    if act.whose is not seat:
        return ref.fault(Irregularity.LOOKED_AT_OTHERS, seat)
    if not act.faced:
        return ref
    remedies = (Remedy.NEW_DEAL, Remedy.ACCEPT)
    return ref.offer(Offer(Irregularity.LOOKED_EARLY, seat, (seat.lho,), remedies))


def _look_later(ref: Referee, seat: Seat, act: Look) -> Referee:
    """Record a peep into other cards (L-PROP-12); dummy's has effects (L-REVOKE-10)."""
    if act.whose is seat or (ref.faced and act.whose is ref.dummy):
        return ref
    ref = ref.with_(remarks=(*ref.remarks, (seat, "peeking")))
    ref = ref.rule("remarked", "L-PROP-12", public=False, seat=seat, kind="peeking")
    if ref.phase is Phase.PLAY and seat is ref.dummy:
        return ref.with_(dummy_looked=True)
    return ref


@RULEBOOK.remedy(Remedy.NEW_DEAL, Irregularity.LOOKED_EARLY)
def new_deal_for_looking(ref: Referee, _offer: Offer, _act: ChooseRemedy) -> Referee:
    """Deal again because a card was seen too early (L-LOOK-1)."""
    return deal_again(ref, law="L-LOOK-1", penalty=True)


@RULEBOOK.on(Discover, alleges=True)
def discover(ref: Referee, _seat: Seat | None, act: Discover) -> Referee:
    """Find the pack (L-DEAL-7), the number of cards (L-DEAL-5) or a card (L-MISS-1) wrong."""
    if ref.phase in (Phase.DRAW, Phase.SHUFFLE):
        raise Rejected("law-not-now", "L-DEAL-7")
    if act.what == "bad_pack":
        return _bad_pack(ref)
    if ref.phase not in (Phase.AUCTION, Phase.PLAY):
        raise Rejected("law-too-late", "L-DEAL-5")
    if act.what == "counts" and act.counts is not None:
        return _counts(ref, dict(act.counts))
    if act.what == "missing_card":
        return missing_card(ref, act)
    raise Rejected("law-no-such-fault", "L-DEAL-5", fault=act.what)


def _bad_pack(ref: Referee) -> Referee:
    """Deal from a correct pack; a deal already played stands (L-DEAL-7)."""
    if ref.phase in (Phase.DEAL, Phase.AUCTION, Phase.PLAY):
        return deal_again(ref, pack="proper", law="L-DEAL-7")
    return ref.rule("bad-pack-after-play", "L-DEAL-7")


def _counts(ref: Referee, counts: dict[Seat, int]) -> Referee:
    """Compare the cards held with the cards each should hold (L-DEAL-5, L-MISS-1, L-SURPLUS-1)."""
    if any(len(ref.hands[seat]) != count for seat, count in counts.items()):
        raise Rejected("law-counts-wrong", "L-DEAL-5")
    played = {seat for seat, _ in ref.trick}
    over = {seat: n - (13 - len(ref.done) - (seat in played)) for seat, n in counts.items()}
    many = [seat for seat, n in over.items() if n > 0]
    few = [seat for seat, n in over.items() if n < 0]
    if many and few:
        return deal_again(ref, law="L-DEAL-5")
    if few:
        ref = ref.with_(missing=few[0])
        return ref.rule("card-missing", "L-MISS-1", seat=few[0])
    return found_short(ref, many)


@RULEBOOK.remedy(Remedy.ACCEPT, Irregularity.LOOKED_EARLY)
def deal_goes_on(ref: Referee, _offer: Offer, _act: ChooseRemedy) -> Referee:
    """Let the deal go on although a card was seen (L-LOOK-1)."""
    return ref
