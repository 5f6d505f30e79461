"""Chapter 11: choosing remedies, calling attention, advising, and how rights are lost."""

from __future__ import annotations

from dataclasses import replace

from sansatout.events.irregular import Advise, CallAttention, ChooseRemedy
from sansatout.laws.code import RULEBOOK, Rejected
from sansatout.laws.deal import stop_deal
from sansatout.laws.dummy import dummy_attention
from sansatout.laws.exposed import call_card, is_exposed
from sansatout.laws.irregular_calls import back_to_rho, must_bid_enough
from sansatout.laws.kinds import DEALT_AGAIN, Irregularity, Phase, Remedy, Status
from sansatout.laws.options import LawOptions
from sansatout.laws.revokes import demand_replacement
from sansatout.laws.state import Referee
from sansatout.laws.suspicions import heard, nothing_found
from sansatout.laws.values import Fault, Offer
from sansatout.seats import Seat

__all__: list[str] = []

_I = Irregularity


@RULEBOOK.on(ChooseRemedy, alleges=True)
def choose_remedy(ref: Referee, seat: Seat | None, act: ChooseRemedy) -> Referee:
    """Carry out a choice, or take the right away if it is a wrong one (L-PEN-3..5).

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
    asked = [one for one in ref.offers if act.irregularity in ("", one.irregularity.value)]
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
        "remedy-chosen", offer.irregularity.law,
        seat=seat, remedy=remedy, irregularity=offer.irregularity,
    )  # fmt: skip
    return ref.code.remedies[offer.irregularity, remedy](ref.without_offer(offer), offer, act)


def _improper(ref: Referee, offer: Offer, seat: Seat) -> Referee:
    """Take the right from who names a penalty the law does not give (L-PEN-3, -9)."""
    return ref.lose(offer, "L-PEN-3").with_(improper_by=seat.side)


def _forbid_exposed(ref: Referee, seat: Seat) -> Referee:
    """Forbidding an exposed card has no effect (L-EXPO-2, A-51)."""
    loss = isinstance(ref.options, LawOptions) and ref.options.forbidding_exposed == "loss"
    if loss and seat is ref.declarer:
        lost = ref.with_(exposed=(), right_lost=(*ref.right_lost, _I.EXPOSED))
        return lost.rule("right-lost", "L-EXPO-2", irregularity=_I.EXPOSED, chooser=seat)
    raise Rejected("law-cannot-forbid", "L-EXPO-2")


@RULEBOOK.on(CallAttention, alleges=True)
def call_attention(ref: Referee, seat: Seat | None, act: CallAttention) -> Referee:
    """Say that an irregularity has happened; it is said to the whole table (L-PEN-6)."""
    if seat is None or act.irregularity not in _I.__members__:
        raise Rejected("law-nothing-open", "L-PEN-6", irregularity=act.irregularity)
    if ref.phase is Phase.PLAY and seat is ref.dummy:
        return dummy_attention(ref, seat, act.irregularity)
    kind = _I(act.irregularity)
    ref = ref.rule("attention-called", kind.law, seat=seat, irregularity=kind)
    for fault in ref.attention:
        if fault.irregularity is kind:
            return _act_on(ref, fault, seat)
    return _said(ref, kind, seat)


def _act_on(ref: Referee, fault: Fault, seat: Seat) -> Referee:
    """Let attention have its effect where there is nothing to choose."""
    kind, against = fault.irregularity, seat.side is not fault.offender.side
    if kind in DEALT_AGAIN:
        return stop_deal(ref, kind)
    opponents = isinstance(ref.options, LawOptions) and ref.options.attention_to_turn != "any"
    if not against and (kind is _I.INSUFFICIENT or opponents):
        raise Rejected("law-not-his-right", "L-INSUF-3", seat=seat)
    return must_bid_enough(ref) if kind is _I.INSUFFICIENT else back_to_rho(ref)


def _said(ref: Referee, kind: Irregularity, seat: Seat) -> Referee:
    """Make a hidden irregularity known to the table, or refuse what is not open (A-50)."""
    found = ref.offered(kind)
    if found:
        offers = tuple(replace(one, said=True) if one in found else one for one in ref.offers)
        return ref.with_(offers=offers)
    if kind in (_I.REVOKE_OPEN, _I.REVOKE_ESTABLISHED):
        return _say_revoke(ref, kind, seat)
    wrong = [one for one in ref.done if one.owner is not one.winner.side]
    if kind is _I.WRONG_TRICK and wrong and not ref.gathered:
        done = tuple(replace(one, said=True) if one in wrong else one for one in ref.done)
        return ref.with_(done=done)
    if kind is _I.EXPOSED and ref.exposed:
        return ref
    raise Rejected("law-nothing-open", "L-PEN-6", irregularity=kind)


def _say_revoke(ref: Referee, kind: Irregularity, seat: Seat) -> Referee:
    status = Status.OPEN if kind is _I.REVOKE_OPEN else Status.ESTABLISHED
    found = [one for one in heard(ref, seat) if one.status is status and not one.said]
    if not found:
        raise nothing_found(ref, seat, "law-nothing-open", "L-PEN-6", irregularity=kind)
    revokes = tuple(
        replace(one, said=True, asked=one.asked or seat.side is not one.seat.side)
        if one in found
        else one
        for one in ref.revokes
    )
    return ref.with_(revokes=revokes)


@RULEBOOK.on(Advise)
def advise(ref: Referee, seat: Seat | None, act: Advise) -> Referee:
    """Tell partner which penalty there is: asked it is free (L-PEN-8), unasked it costs (-5)."""
    if seat is None:
        raise Rejected("law-not-now", "L-PEN-5")
    if act.asked:
        return ref.rule("advised", "L-PEN-8", seat=seat)
    partners = [
        one
        for one in ref.offers
        if seat.partner in one.chooser and seat not in one.chooser and one.said
    ]
    return ref.lose(partners[-1], "L-PEN-5") if partners else ref
