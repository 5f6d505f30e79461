"""Chapter 11: choosing remedies, calling attention, advising, and how rights are lost."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from sansatout.cards import Suit
from sansatout.events.acts import Time
from sansatout.events.irregular import Advise, CallAttention, ChooseRemedy
from sansatout.events.offered import Action, breaks, free, whole
from sansatout.laws.code import RULEBOOK, Place, Rejected
from sansatout.laws.dummy import dummy_attention
from sansatout.laws.exposed import call_card, is_exposed
from sansatout.laws.kinds import Irregularity, Phase, Remedy
from sansatout.laws.revokes_mended import demand_replacement
from sansatout.laws.state import Referee
from sansatout.laws.values import Offer
from sansatout.seats import Seat
from sansatout.structs import replace

__all__ = ["remedy_of"]

_I = Irregularity


@RULEBOOK.on(ChooseRemedy, alleges=True)
def choose_remedy(ref: Referee, seat: Seat | None, act: ChooseRemedy) -> Referee:
    """Carry out a choice, or take the right away if it is a wrong one (L-PEN-3, L-PEN-4, L-PEN-5).

    Of two choosers the first to speak binds both (A-39).
    """
    if seat is None:
        raise Rejected("law-not-now", "L-PEN-3")
    if act.remedy == Remedy.CALL_CARD.value:
        return call_card(ref, seat, act)
    if act.remedy == Remedy.REPLACE.value:
        return demand_replacement(ref, seat)
    if act.remedy == Remedy.FORBID_CARD.value and act.card and is_exposed(ref, act.card):
        return _forbid_exposed(ref, seat)
    asked = [one for one in ref.rights.offers if act.irregularity in ("", one.irregularity.value)]
    own = [one for one in asked if seat in one.chooser]
    for offer in own:
        if any(remedy.value == act.remedy for remedy in offer.remedies):
            return _carry_out(ref, offer, seat, act)
    # What nobody has spoken of cannot be lost: that would tell the table of it.
    spoken = [one for one in own if one.said]
    if spoken:
        return _improper(ref, spoken[-1], seat)
    partners = [one for one in asked if seat.partner in one.chooser and one.said]
    if partners:
        return ref.lose(partners[-1], "L-DUMMY-6" if seat is ref.dummy else "L-PEN-5")
    raise Rejected("law-nothing-open", "L-PEN-4")


def _carry_out(ref: Referee, offer: Offer, seat: Seat, act: ChooseRemedy) -> Referee:
    remedy = Remedy(act.remedy)
    ref = ref.rule(
        "remedy-chosen", offer.irregularity,
        seat=seat, remedy=remedy, irregularity=offer.irregularity,
    )  # fmt: skip
    return ref.code.remedies[offer.irregularity, remedy](ref.without_offer(offer), offer, act)


def _improper(ref: Referee, offer: Offer, seat: Seat) -> Referee:
    """Take the right from who names a penalty the law does not give (L-PEN-3, L-PEN-9)."""
    return ref.lose(offer, "L-PEN-3").with_(improper_by=seat.side)


def _forbid_exposed(ref: Referee, seat: Seat) -> Referee:
    """Forbidding an exposed card has no effect (L-EXPO-2, A-51)."""
    loss = ref.book.forbidding_exposed == "loss"
    if loss and seat is ref.play.declarer:
        lost = ref.with_(exposed=(), right_lost=(*ref.rights.right_lost, _I.EXPOSED))
        return lost.rule("right-lost", "L-EXPO-2", irregularity=_I.EXPOSED, chooser=seat)
    raise Rejected("law-cannot-forbid", "L-EXPO-2")


@RULEBOOK.on(CallAttention, alleges=True)
def call_attention(ref: Referee, seat: Seat | None, act: CallAttention) -> Referee:
    """Say that an irregularity has happened; it is said to the whole table (L-PEN-6)."""
    declared = ref.code.named(act.irregularity)
    if seat is None or declared is None:
        raise Rejected("law-nothing-open", "L-PEN-6", irregularity=act.irregularity)
    if ref.phase is Phase.PLAY and seat is ref.dummy:
        return dummy_attention(ref, seat, act.irregularity)
    kind = declared.kind
    ref = ref.rule("attention-called", kind, seat=seat, irregularity=kind)
    for fault in ref.rights.attention:
        if fault.irregularity is kind and declared.heeded is not None:
            return declared.heeded(ref, fault, seat)
    return _said(ref, kind, seat)


def _said(ref: Referee, kind: Irregularity, seat: Seat) -> Referee:
    """Make a hidden irregularity known to the table, or refuse what is not open (A-50)."""
    found = ref.offered(kind)
    if found:
        offers = tuple(
            replace(one, said=True) if one in found else one for one in ref.rights.offers
        )
        return ref.with_(offers=offers)
    declared = ref.code.facts(kind)
    if declared.said is not None:
        return declared.said(ref, seat)
    if declared.is_open is not None and declared.is_open(ref):
        return ref
    raise Rejected("law-nothing-open", "L-PEN-6", irregularity=kind)


@RULEBOOK.on(Advise)
def advise(ref: Referee, seat: Seat | None, act: Advise) -> Referee:
    """Tell partner which penalty there is: asked it is free (L-PEN-8), unasked it costs (-5)."""
    if seat is None:
        raise Rejected("law-not-now", "L-PEN-5")
    if act.asked:
        return ref.rule("advised", "L-PEN-8", seat=seat)
    partners = [
        one
        for one in ref.rights.offers
        if seat.partner in one.chooser and seat not in one.chooser and one.said
    ]
    return ref.lose(partners[-1], "L-PEN-5") if partners else ref


@RULEBOOK.offers(Place.REMEDY, during=tuple(Time))
def remedies(ref: Referee, seat: Seat) -> Iterator[Action]:
    """Offer what the law lets the seat choose, and to let it be (L-PEN-3)."""
    for offer in ref.rights.offers:
        if offer.said and seat in offer.chooser:
            for one in (*offer.remedies, Remedy.WAIVE):
                yield remedy_of(ref, offer, one)


def remedy_of(ref: Referee, offer: Offer, remedy: Remedy) -> Action:
    """Return the choice of one remedy, free in what has to be named with it."""
    payload = {"remedy": str(remedy), "irregularity": str(offer.irregularity)}
    named = {"suit": tuple(Suit), "hand": (ref.play.declarer, ref.dummy)}
    choices = {remedy.names: named[remedy.names]} if remedy.names else {}
    return replace(free(ChooseRemedy, payload, **choices), law=ref.code.law(offer.irregularity))


@RULEBOOK.offers(Place.ADVICE)
def advising(ref: Referee, seat: Seat) -> Iterator[Action]:
    """Offer partner an opinion: free in answer to a question (L-PEN-8), else not (L-PEN-5)."""
    if ref.rights.offers and any(
        one.said and seat.partner in one.chooser and seat not in one.chooser
        for one in ref.rights.offers
    ):
        yield whole(Advise(asked=True))
        yield whole(Advise(), irregular=True)


@RULEBOOK.offers(Place.ATTENTION, during=(Time.DEALING, Time.PLAYING))
def allegations(ref: Referee, seat: Seat) -> Iterator[Action]:
    """Offer to speak of what others did (L-PEN-6); dummy's words take the penalty (L-DUMMY-6)."""
    kinds = ref.code.alleged(ref.phase)
    if kinds:
        dummys = ref.phase is Phase.PLAY and seat is ref.dummy
        yield _spoken_of(kinds, dummys=dummys)


@lru_cache(maxsize=128)
def _spoken_of(kinds: tuple[Irregularity, ...], *, dummys: bool) -> Action:
    return (breaks if dummys else free)(CallAttention, irregularity=kinds)
