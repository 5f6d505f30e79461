"""Chapter 3: the deal, and looking too early."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from sansatout.events import Event
from sansatout.events.acts import Cut, Time
from sansatout.events.codec import Value
from sansatout.events.irregular import ChooseRemedy, DealCards, DealExtra, FixDeal, Look, Misdeal
from sansatout.events.offered import Action, breaks, whole
from sansatout.laws.code import RULEBOOK, Declared, Place, Rejected
from sansatout.laws.kinds import Irregularity, Phase, Remedy
from sansatout.laws.redeal import deal_again
from sansatout.laws.shuffle_cut import first_card_dealt
from sansatout.laws.state import Referee
from sansatout.laws.stories import Asked, Story
from sansatout.laws.values import Ceremony, Offer
from sansatout.seats import Seat
from sansatout.structs import replace

__all__ = ["CARDS", "STOPS", "dealt_to", "rest_of_pack", "stop_deal"]

FAULTS = ("CARD_REVERSED", "FACE_SEEN", "DEAL_CONFUSION")
"""What can go wrong with a card that is dealt."""
PACKS = ("A", "B")
CARDS = 52
STOPS = (1, 13, 26, 39, 51)
"""After how many cards a deal that should not have begun can be stopped."""


def _dealt(ref: Referee, rng: Random) -> Iterator[Story]:
    """Give deals begun by anybody with either pack, and what can go wrong on the way."""
    dealer = ref.dealer
    assert dealer is not None, "there is a dealer"
    count = rng.randrange(4, 48)
    cut = Event(0, dealer.rho, Cut(rng.randint(5, 47)))
    for seat in Seat:
        yield (cut, Event(0, seat, DealCards("A", count)))
    yield (cut, Event(0, dealer, DealCards("B", count)))
    yield (Event(0, dealer, DealCards("A", count)),)
    begun = (cut, Event(0, dealer, DealCards("A", count)))
    for fault in FAULTS:
        yield (*begun, Event(0, dealer, DealCards("A", count + 1, fault)))
    yield (*begun, Event(0, dealer, DealExtra(rng.choice(tuple(Seat)))))
    for seat in Seat:
        yield (*begun, Event(0, seat, Look(seat, faced=True)))
        yield (*begun, Event(0, seat, Look(seat.lho)))


def _stops(name: str, law: str, likely: int) -> None:
    """Declare a fault that stops the deal when attention comes in time (L-DEAL-3, L-DEAL-4)."""
    RULEBOOK.declares(
        Declared(
            name, law, alleged=Phase.DEAL, likely=likely, against_all=True,
            asked=Asked(_dealt, Phase.SHUFFLE),
            heeded=lambda ref, fault, _seat: stop_deal(ref, fault.irregularity),
        )
    )  # fmt: skip


_stops("WRONG_DEALER", "L-DEAL-3", 1)
_stops("WRONG_PACK", "L-DEAL-3", 2)
_stops("NOT_CUT", "L-DEAL-4", 3)
for _likely, _fault in enumerate(FAULTS, start=4):
    _stops(_fault, "L-DEAL-4", _likely)
_stops("LOOKED_AT_OTHERS", "L-DEAL-4", 7)
RULEBOOK.declares(
    Declared(
        "LOOKED_EARLY", "L-LOOK-1", alleged=Phase.DEAL, likely=8,
        asked=Asked(_dealt, Phase.SHUFFLE),
    )
)  # fmt: skip


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
    """After the last card the deal stands, whatever was wrong with it.

    L-DEAL-3, L-DEAL-4, A-47.
    """
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
    if seat is None or act.to is seat or not _may_slip(ref, seat):
        raise Rejected("law-not-now", "L-DEAL-5")
    ref = ref.with_(ceremony=replace(done, slip=(seat, done.dealt, act.to)))
    return ref.rule("misdealt", "L-DEAL-5", public=False, seat=seat, to=act.to)


def _may_slip(ref: Referee, seat: Seat) -> bool:
    """Tell whether the seat deals, or would, and has not slipped yet."""
    slip = ref.ceremony.slip
    dealer = {Phase.SHUFFLE: ref.dealer, Phase.DEAL: ref.ceremony.by}.get(ref.phase)
    return seat is dealer and (slip is None or slip[0] is not seat)


def dealt_to(ceremony: Ceremony, dealer: Seat, cards: int) -> tuple[Seat, ...]:
    """Return who gets each card of the pack, in order: slips shift the round.

    L-DEAL-1, L-DEAL-5, L-DEAL-6.
    """
    besides = list(ceremony.given)
    if ceremony.slip is not None and ceremony.slip[0] is dealer:
        besides.append(ceremony.slip[1:])
    order: list[Seat] = []
    for number in range(cards):
        order += [to for after, to in besides if after == number]
        order.append(dealer.lho.round()[number % 4])
    return tuple(order[:cards])


def stop_deal(ref: Referee, kind: Irregularity) -> Referee:
    """Stop the deal after attention: the right dealer with the right pack (L-DEAL-3, L-DEAL-4)."""
    wrong = kind in (Irregularity.WRONG_DEALER, Irregularity.WRONG_PACK)
    return deal_again(ref, pack="right" if wrong else "same", law=ref.code.law(kind))


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
    if act.card is not None:
        ref = ref.rule("card-seen", "L-LOOK-1", seat=seat, card=act.card)
    kind = Irregularity.LOOKED_EARLY
    return ref.offer(Offer(kind, seat, (seat.lho,), remedies, card=act.card))


def may_look(ref: Referee) -> frozenset[Seat]:
    """Return who may look at the cards dealt so far before he chooses (L-LOOK-1)."""
    return frozenset(s for one in ref.offered(Irregularity.LOOKED_EARLY) for s in one.chooser)


def _look_later(ref: Referee, seat: Seat, act: Look) -> Referee:
    """Record a peep into other cards (L-PROP-12); dummy's has effects (L-REVOKE-10)."""
    if act.whose is seat or (ref.play.faced and act.whose is ref.dummy):
        return ref
    ref = ref.with_(remarks=(*ref.rights.remarks, (seat, "peeking")))
    ref = ref.rule("remarked", "L-PROP-12", public=False, seat=seat, kind="peeking")
    if ref.phase is Phase.PLAY and seat is ref.dummy:
        return ref.with_(dummy_looked=True)
    return ref


@RULEBOOK.remedy(Remedy.NEW_DEAL, Irregularity.LOOKED_EARLY)
def new_deal_for_looking(ref: Referee, _offer: Offer, _act: ChooseRemedy) -> Referee:
    """Deal again because a card was seen too early (L-LOOK-1)."""
    return deal_again(ref, law="L-LOOK-1", penalty=True)


@RULEBOOK.remedy(Remedy.ACCEPT, Irregularity.LOOKED_EARLY)
def deal_goes_on(ref: Referee, _offer: Offer, _act: ChooseRemedy) -> Referee:
    """Let the deal go on although a card was seen (L-LOOK-1)."""
    return ref


def rest_of_pack(ref: Referee) -> DealCards:
    """Return the act of dealing all cards that are left, as it should be."""
    return DealCards(ref.ceremony.pack, CARDS)


def _deals(ref: Referee, seat: Seat) -> bool:
    return ref.phase is Phase.DEAL and seat is ref.ceremony.by


@RULEBOOK.offers(Place.TURN, during=(Time.DEALING,))
def dealing(ref: Referee, seat: Seat) -> Iterator[Action]:
    """Offer to deal after the cut, and to put right what was given twice (L-DEAL-1, L-DEAL-6)."""
    begins = ref.phase is Phase.SHUFFLE and ref.ceremony.cut and seat is ref.dealer
    if begins or _deals(ref, seat):
        yield whole(rest_of_pack(ref))
    if _deals(ref, seat) and ref.ceremony.extra:
        yield whole(FixDeal())


@RULEBOOK.offers(Place.DEAL, during=(Time.DEALING,))
def dealing_wrongly(ref: Referee, seat: Seat) -> Iterator[Action]:
    """Offer to deal as the wrong player, from the wrong pack, without a cut, or with a slip.

    L-DEAL-1, L-DEAL-3, L-DEAL-4.
    """
    if ref.phase is Phase.SHUFFLE:
        yield breaks(DealCards, pack=PACKS, dealt=STOPS)
    elif _deals(ref, seat):
        done = ref.ceremony
        slip: dict[str, Value] = {"pack": done.pack, "dealt": min(CARDS, done.dealt + 1)}
        yield breaks(DealCards, slip, fault=FAULTS)
        yield breaks(DealExtra, to=tuple(Seat))


@RULEBOOK.offers(Place.LOOK, during=(Time.DEALING,))
def looking(ref: Referee, seat: Seat) -> Iterator[Action]:
    """Offer to look before the deal is over (L-LOOK-1), also at others' cards (L-DEAL-4)."""
    if ref.phase is Phase.DEAL:
        yield whole(Look(seat, faced=True), irregular=True)
        yield breaks(Look, whose=seat.others)


@RULEBOOK.offers(Place.UNSEEN, during=(Time.DEALING,))
def slipping(ref: Referee, seat: Seat) -> Iterator[Action]:
    """Offer to give somebody a card too many unnoticed (L-DEAL-5)."""
    if _may_slip(ref, seat):
        yield breaks(Misdeal, to=seat.others)
