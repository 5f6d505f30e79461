"""Chapter 6: dummy, who takes no part in the play."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from random import Random

from sansatout.cards import Card, Hand
from sansatout.events.irregular import ChooseRemedy, DummyAct, FaceDummy, Look
from sansatout.events.offered import Action, breaks, whole
from sansatout.laws.code import RULEBOOK, Declared, Place, Rejected, hand_of
from sansatout.laws.kinds import Irregularity, LimitKind, Phase, Remedy, Status
from sansatout.laws.state import Referee
from sansatout.laws.stories import Asked, Story, told
from sansatout.laws.suspicions import heard, nothing_found
from sansatout.laws.values import Limit, Offer
from sansatout.seats import Seat
from sansatout.structs import replace

__all__ = ["dummy_attention", "hint"]

_I = Irregularity


def _pointing(ref: Referee, _rng: Random) -> Iterator[Story]:
    dummy = ref.dummy
    if dummy is not None and ref.play.faced and ref.turn in (dummy, ref.play.declarer):
        for card in ref.hands[dummy]:
            yield told(dummy, DummyAct("hint", hand=dummy, card=card))
        yield told(dummy, DummyAct("hand"))


RULEBOOK.declares(
    Declared(
        "DUMMY_HINT", "L-DUMMY-4", alleged=Phase.PLAY, likely=12, bears_on=hand_of,
        asked=Asked(_pointing),
        expires=lambda _ref, offer, hand: hand in offer.chooser,
    )
)  # fmt: skip
RULEBOOK.declares(
    Declared(
        "DUMMY_HAND", "L-DUMMY-5", alleged=Phase.PLAY, likely=13, asked=Asked(_pointing),
        bears_on=lambda offer: (*hand_of(offer), *(hand.partner for hand in hand_of(offer))),
        expires=lambda _ref, offer, hand: hand in offer.chooser,
    )
)  # fmt: skip
RULEBOOK.declares(Declared("DUMMY_ATTENTION", "L-DUMMY-6"))


@RULEBOOK.on(DummyAct, alleges=True)
def dummy_act(ref: Referee, seat: Seat | None, act: DummyAct) -> Referee:
    """Rule on what dummy does although he may not influence the play (L-DUMMY-3)."""
    if ref.phase is not Phase.PLAY or seat is not ref.dummy or seat is None:
        raise Rejected("law-not-now", "L-DUMMY-3")
    if act.what == "hint" and act.card is not None:
        return hint(ref, act.hand or seat, act.card)
    if act.what == "hand":
        return _says_which_hand(ref, seat)
    if act.what == "attention":
        return dummy_attention(ref, seat, act.irregularity)
    if act.what == "leave":
        return ref.with_(dummy_away=not ref.play.dummy_looked)  # L-REVOKE-11, L-PROP-14
    if act.what == "return":
        return ref.with_(dummy_away=ref.play.dummy_away and _covers_to_the_end(ref))
    raise Rejected("law-no-such-act", "L-DUMMY-3", kind=act.what)


def _covers_to_the_end(ref: Referee) -> bool:
    """Tell whether leaving once protects declarer for the rest of the deal (A-34)."""
    return ref.book.dummy_away_covers == "until-end"


def hint(ref: Referee, hand: Seat, card: Card) -> Referee:
    """Let dummy's left opponent require or forbid the card dummy points at (L-DUMMY-4)."""
    dummy = ref.dummy
    # What declarer holds dummy does not see, nor does he find it out by pointing at a card.
    strange = hand is dummy and card not in ref.hands[hand]
    if dummy is None or ref.is_defender(hand) or strange:
        raise Rejected("law-card-not-held", "L-DUMMY-4", card=card)
    remedies = (Remedy.REQUIRE_CARD, Remedy.FORBID_CARD)
    return ref.offer(Offer(_I.DUMMY_HINT, dummy, (dummy.lho,), remedies, card=card, hand=hand))


def _says_which_hand(ref: Referee, dummy: Seat) -> Referee:
    """Let dummy's left opponent set the hand, once dummy has named one (L-DUMMY-5, A-35)."""
    ours = ref.turn is not None and not ref.is_defender(ref.turn)
    if ref.play.trick or not ours or ref.play.wrong_lead is not None:
        return ref
    offer = Offer(_I.DUMMY_HAND, dummy, (dummy.lho,), (Remedy.SET_HAND,), hand=dummy.partner)
    return ref.offer(offer)


def dummy_attention(ref: Referee, dummy: Seat, irregularity: str) -> Referee:
    """Take from declarer the penalty for a defenders' fault dummy speaks of (L-DUMMY-6)."""
    for offer in ref.rights.offers:
        if offer.irregularity.value == irregularity and ref.is_defender(offer.offender):
            return ref.lose(offer, "L-DUMMY-6")
    if irregularity == _I.EXPOSED.value and ref.play.exposed:
        return _lost(ref, _I.EXPOSED).with_(exposed=())
    if irregularity in (_I.REVOKE_OPEN.value, _I.REVOKE_ESTABLISHED.value):
        return _waive_revoke(ref, dummy, _I(irregularity))
    raise Rejected("law-nothing-open", "L-DUMMY-6", irregularity=irregularity)


def _waive_revoke(ref: Referee, dummy: Seat, kind: Irregularity) -> Referee:
    status = Status.OPEN if kind is _I.REVOKE_OPEN else Status.ESTABLISHED
    found = [one for one in heard(ref, dummy) if one.status is status]
    theirs = [one for one in found if ref.is_defender(one.seat)]
    if not theirs:
        raise nothing_found(ref, dummy, "law-nothing-open", "L-DUMMY-6", irregularity=kind)
    revokes = tuple(
        replace(one, waived=True, said=True) if one is theirs[-1] else one
        for one in ref.aftermath.revokes
    )
    return _lost(ref.with_(revokes=revokes), kind)


def _lost(ref: Referee, kind: Irregularity) -> Referee:
    ref = ref.with_(right_lost=(*ref.rights.right_lost, kind))
    return ref.rule("right-lost", "L-DUMMY-6", irregularity=kind, chooser=ref.play.declarer)


@RULEBOOK.remedy(Remedy.REQUIRE_CARD, _I.DUMMY_HINT)
def require_card(ref: Referee, offer: Offer, _act: ChooseRemedy) -> Referee:
    """Have the card played, unless that would be a revoke (L-DUMMY-4)."""
    return _bind(ref, offer, LimitKind.CARD)


@RULEBOOK.remedy(Remedy.FORBID_CARD, _I.DUMMY_HINT)
def forbid_card(ref: Referee, offer: Offer, _act: ChooseRemedy) -> Referee:
    """Forbid the card, unless it is the only legal one (L-DUMMY-4)."""
    return _bind(ref, offer, LimitKind.NOT_CARD)


def _bind(ref: Referee, offer: Offer, kind: LimitKind) -> Referee:
    assert offer.hand is not None, "the offer names the hand"
    others = tuple(one for one in ref.play.play_limits if one.seat is not offer.hand)
    return ref.with_(play_limits=(*others, Limit(offer.hand, kind, card=offer.card)))


@RULEBOOK.remedy(Remedy.SET_HAND, _I.DUMMY_HAND)
def set_hand(ref: Referee, offer: Offer, act: ChooseRemedy) -> Referee:
    """Set the hand declarer has to lead from (L-DUMMY-5)."""
    if act.hand is None:
        raise Rejected("law-name-a-hand", "L-DUMMY-5")
    if ref.is_defender(act.hand):
        return ref.lose(offer, "L-PEN-3")
    if ref.play.trick or not ref.hands[act.hand]:
        return ref
    return ref.with_(leader=act.hand)


@RULEBOOK.offers(Place.DUMMY)
def as_dummy(ref: Referee, seat: Seat) -> Iterator[Action]:
    """Offer what dummy can do although he takes no part in the play (L-DUMMY-3)."""
    if ref.phase is not Phase.PLAY or seat is not ref.dummy:
        return
    if not ref.play.faced:
        yield whole(FaceDummy(), irregular=True)
    else:
        yield _hinted(ref.hands[seat].bits, seat)
    yield from _dummys_deeds(seat, away=ref.play.dummy_away)


@lru_cache(maxsize=1024)
def _hinted(cards: int, dummy: Seat) -> Action:
    pointing = {"what": "hint", "hand": str(dummy)}
    return breaks(DummyAct, pointing, card=Hand.from_bits(cards))


@cache
def _dummys_deeds(dummy: Seat, *, away: bool) -> tuple[Action, ...]:
    return (
        breaks(DummyAct, {"what": "hand"}, hand=(dummy.partner, dummy)),
        # L-REVOKE-10: it costs declarer the right to put a revoke right.
        breaks(Look, whose=dummy.others),
        whole(DummyAct("return" if away else "leave")),
    )
