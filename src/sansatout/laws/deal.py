"""Chapter 3: the deal, looking too early, and wrong packs and hands."""

from __future__ import annotations

from dataclasses import replace

from sansatout.cards import Hand
from sansatout.events.irregular import (
    ChooseRemedy,
    DealCards,
    DealExtra,
    Discover,
    DropCard,
    FixDeal,
    Look,
    Misdeal,
)
from sansatout.laws.code import RULEBOOK, Rejected
from sansatout.laws.kinds import DEALT_AGAIN, Irregularity, Phase, Remedy
from sansatout.laws.redeal import deal_again
from sansatout.laws.shuffle_cut import first_card_dealt
from sansatout.laws.state import Referee
from sansatout.laws.surplus import found_short, give_back, missing_card
from sansatout.laws.values import Ceremony, DoneTrick, Offer
from sansatout.seats import Seat

__all__ = ["dealt_to", "droppable", "stop_deal", "uneven"]

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
    given = (*ref.ceremony.given, (ref.ceremony.dealt, act.to))
    return ref.with_(ceremony=replace(ref.ceremony, extra=True, given=given))


@RULEBOOK.on(FixDeal)
def fix_deal(ref: Referee, seat: Seat | None, _act: FixDeal) -> Referee:
    """Put two cards given at once right, before the next card is dealt (L-DEAL-6)."""
    if ref.phase is not Phase.DEAL or not ref.ceremony.extra or seat is not ref.ceremony.by:
        raise Rejected("law-too-late", "L-DEAL-6")
    ref = ref.without_fault(Irregularity.DEAL_CONFUSION)
    given = ref.ceremony.given[:-1]
    return ref.with_(ceremony=replace(ref.ceremony, extra=False, given=given))


@RULEBOOK.on(Misdeal)
def misdeal(ref: Referee, seat: Seat | None, act: Misdeal) -> Referee:
    """Give somebody a card too many unnoticed: the hands come out unequal (L-DEAL-5)."""
    done = ref.ceremony
    dealer = ref.dealer if ref.phase is Phase.SHUFFLE else done.by
    deals = ref.phase in (Phase.SHUFFLE, Phase.DEAL) and seat is not None and seat is dealer
    slipped = done.slip is not None and done.slip[0] is seat
    if not deals or seat is None or act.to is seat or slipped:
        raise Rejected("law-not-now", "L-DEAL-5")
    ref = ref.with_(ceremony=replace(done, slip=(seat, done.dealt, act.to)))
    return ref.rule("misdealt", "L-DEAL-5", public=False, seat=seat, to=act.to)


def dealt_to(ceremony: Ceremony, dealer: Seat, cards: int) -> tuple[Seat, ...]:
    """Return who gets each card of the pack, in order: slips shift the round (L-DEAL-1, -5, -6)."""
    besides = list(ceremony.given)
    if ceremony.slip is not None and ceremony.slip[0] is dealer:
        besides.append(ceremony.slip[1:])
    order: list[Seat] = []
    for number in range(cards):
        order += [to for after, to in besides if after == number]
        order.append(dealer.lho.round()[number % 4])
    return tuple(order[:cards])


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
    if act.what == "counts":
        return _counts(ref, dict(act.counts or {one: len(ref.hands[one]) for one in Seat}))
    if act.what == "missing_card":
        # At a table the referee looks for himself where the card is.
        believed = ref.lacks is None and not ref.floor
        return missing_card(ref, act) if believed else _search(ref)
    raise Rejected("law-no-such-fault", "L-DEAL-5", fault=act.what)


def _bad_pack(ref: Referee) -> Referee:
    """Deal from a correct pack; a deal already played stands (L-DEAL-7)."""
    if ref.lacks is not None and not ref.lacks:
        raise Rejected("law-pack-right", "L-DEAL-7")
    if ref.phase in (Phase.DEAL, Phase.AUCTION, Phase.PLAY):
        return deal_again(ref, pack="proper", law="L-DEAL-7")
    return ref.rule("bad-pack-after-play", "L-DEAL-7")


def _counts(ref: Referee, counts: dict[Seat, int]) -> Referee:
    """Compare the cards held with the cards each should hold (L-DEAL-5, L-MISS-1, L-SURPLUS-1)."""
    if any(len(ref.hands[seat]) != count for seat, count in counts.items()):
        raise Rejected("law-counts-wrong", "L-DEAL-5")
    ref = ref.with_(done=tuple(_spoken_of(one) for one in ref.done))
    many, few = uneven(ref, tuple(counts))
    short = [seat for seat in counts if any(one.short is seat for one in ref.done)]
    if many and few:
        return deal_again(ref, law="L-DEAL-5")
    if few:
        ref = ref.with_(missing=few[0])
    elif not many and not short:
        return ref.rule("counts-right", "L-DEAL-5")
    for seat in few:
        ref = ref.rule("card-missing", "L-MISS-1", seat=seat)
    return found_short(ref, list(dict.fromkeys((*many, *short))))


def _spoken_of(trick: DoneTrick) -> DoneTrick:
    return replace(trick, said=True) if len(trick.cards) < 4 else trick


def uneven(ref: Referee, seats: tuple[Seat, ...] = tuple(Seat)) -> tuple[list[Seat], list[Seat]]:
    """Return who has too many and who too few cards; a short trick's are for another law."""
    over = {seat: len(ref.hands[seat]) - ref.should_hold(seat) for seat in seats}
    many = [seat for seat in seats if over[seat] > 0]
    few = [seat for seat in seats if over[seat] < 0]
    return many, few


def _search(ref: Referee) -> Referee:
    """Look for a card: what fell from a hand goes back to it (L-MISS-2), or deal again (-1)."""
    if ref.floor:
        for owner, card in ref.floor:
            ref = give_back(ref, owner, card)
        return ref.with_(floor=())
    many, few = uneven(ref)
    if many and few:
        return deal_again(ref, law="L-DEAL-5")
    if not few:
        raise Rejected("law-nothing-missing", "L-MISS-1")
    return deal_again(ref, pack="proper", law="L-MISS-1")  # it was never dealt


@RULEBOOK.on(DropCard)
def drop_card(ref: Referee, seat: Seat | None, act: DropCard) -> Referee:
    """Let a card fall unseen, of the pack (L-DEAL-7) or of one's own hand (L-MISS-1)."""
    if seat is not None and ref.phase is Phase.SHUFFLE and act.card is None:
        return _lose(ref, seat)
    card = act.card
    if seat is None or card is None or ref.phase not in (Phase.AUCTION, Phase.PLAY):
        raise Rejected("law-not-now", "L-MISS-1")
    if card not in ref.hands[seat]:
        raise Rejected("law-card-not-held", "L-MISS-1", seat=seat, card=card)
    if card not in droppable(ref, seat):
        raise Rejected("law-not-now", "L-MISS-1")
    ref = ref.taking(seat, card).with_(floor=(*ref.floor, (seat, card)))
    return ref.rule("card-dropped", "L-MISS-1", public=False, seat=seat, card=card)


def _lose(ref: Referee, seat: Seat) -> Referee:
    if seat in ref.ceremony.lost:
        raise Rejected("law-not-now", "L-DEAL-7")
    lost = (*ref.ceremony.lost, seat)
    ref = ref.with_(ceremony=replace(ref.ceremony, lost=lost))
    return ref.rule("pack-lost-card", "L-DEAL-7", public=False, seat=seat)


def droppable(ref: Referee, seat: Seat) -> Hand:
    """Return the cards that can fall from a hand unseen: one at most, and none seen there before.

    Nobody loses his last card, so that the trick can go on.
    """
    hand, dropped = ref.hands[seat], any(owner is seat for owner, _ in ref.floor)
    if seat in ref.opened or (ref.faced and seat is ref.dummy) or dropped or len(hand) < 2:
        return Hand()
    seen = {card for owner, card in (*ref.shown_cards, *ref.shown_small) if owner is seat}
    seen |= {one.card for one in ref.exposed}
    if ref.wrong_lead is not None:
        seen.add(ref.wrong_lead.card)
    return Hand(card for card in hand if card not in seen)


@RULEBOOK.remedy(Remedy.ACCEPT, Irregularity.LOOKED_EARLY)
def deal_goes_on(ref: Referee, _offer: Offer, _act: ChooseRemedy) -> Referee:
    """Let the deal go on although a card was seen (L-LOOK-1)."""
    return ref
