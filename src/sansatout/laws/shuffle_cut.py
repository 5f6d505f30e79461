"""Chapter 2: shuffling and cutting."""

from __future__ import annotations

from dataclasses import replace

from sansatout.events import acts
from sansatout.events.irregular import ChooseRemedy
from sansatout.laws.code import RULEBOOK, Rejected
from sansatout.laws.kinds import Irregularity, Phase, Remedy
from sansatout.laws.options import LawOptions
from sansatout.laws.state import Referee
from sansatout.laws.values import Ceremony, Offer
from sansatout.seats import Seat

__all__ = ["first_card_dealt"]

FEWEST_LIFTED = 4
"""At least so many cards are lifted (L-CUT-1)."""


@RULEBOOK.on(acts.Shuffle)
def shuffle(ref: Referee, seat: Seat | None, act: acts.Shuffle) -> Referee:
    """Shuffle before the cut, the dealer's left first, the dealer last (L-SHUF-1..4, L-CUT-4)."""
    if ref.phase in (Phase.AFTER_PLAY, Phase.PASSED_OUT):
        return ref  # L-SHUF-5: the other pack is made ready meanwhile
    if ref.phase is not Phase.SHUFFLE:
        raise Rejected("law-not-now", "L-SHUF-2")
    if seat is None:
        return ref  # the table's own shuffle is nobody's fault
    ceremony = ref.ceremony
    ref = ref.with_(redeal=None, ceremony=replace(ceremony, shuffled=(*ceremony.shuffled, seat)))
    if ceremony.cut:
        return _offer(ref, Irregularity.CUT_FAULT, seat, Remedy.RESHUFFLE_RECUT)
    if _is_faulty(ref, seat, act, ceremony.shuffled):
        return _offer(ref, Irregularity.SHUFFLE_FAULT, seat, Remedy.RESHUFFLE)
    return ref


def _is_faulty(ref: Referee, seat: Seat, act: acts.Shuffle, before: tuple[Seat, ...]) -> bool:
    """Tell whether who begins, once each, dealer last or in sight was broken (L-SHUF-1..3)."""
    assert ref.dealer is not None, "there is a dealer before the shuffle"
    wrong_first = not before and seat is not ref.dealer.lho
    return wrong_first or seat in before or ref.dealer in before or act.faces_seen or act.hidden


def _offer(ref: Referee, kind: Irregularity, seat: Seat, remedy: Remedy) -> Referee:
    return ref.offer(Offer(kind, seat, tuple(Seat), (remedy,)))


@RULEBOOK.on(acts.Cut)
def cut(ref: Referee, seat: Seat | None, act: acts.Cut) -> Referee:
    """Cut: the dealer's right lifts at least four cards, faces unseen (L-CUT-1..3, A-02)."""
    if not 1 <= act.count <= 51:
        raise Rejected("law-no-such-cut", "L-CUT-1", count=act.count)
    if ref.phase in (Phase.AFTER_PLAY, Phase.PASSED_OUT):
        return ref.with_(next_cut=True)
    if ref.phase is not Phase.SHUFFLE:
        raise Rejected("law-not-now", "L-CUT-2")
    dealer = ref.dealer
    assert dealer is not None, "there is a dealer before the cut"
    ref = ref.with_(redeal=None, ceremony=replace(ref.ceremony, cut=True))
    leaves = ref.options.cut_leaves if isinstance(ref.options, LawOptions) else 1
    enough = FEWEST_LIFTED <= act.count <= 52 - leaves
    if seat is None or (seat is dealer.rho and enough and not act.faces_seen):
        return ref
    return _offer(ref, Irregularity.CUT_FAULT, seat, Remedy.RESHUFFLE_RECUT)


@RULEBOOK.remedy(Remedy.RESHUFFLE, Irregularity.SHUFFLE_FAULT)
@RULEBOOK.remedy(Remedy.RESHUFFLE_RECUT, Irregularity.CUT_FAULT)
def again(ref: Referee, _offer: Offer, _act: ChooseRemedy) -> Referee:
    """Begin the shuffle anew, and the cut with it (L-SHUF-4, L-CUT-5)."""
    if ref.phase is Phase.DEAL:
        ref = ref.with_(phase=Phase.SHUFFLE, attention=())
    fresh = Ceremony(pack=ref.ceremony.pack, lost=ref.ceremony.lost)
    for offer in ref.offers:
        ref = ref.withdraw(offer)
    return ref.with_(ceremony=fresh)


def first_card_dealt(ref: Referee) -> Referee:
    """End the time for objecting to shuffle and cut (L-SHUF-4, L-CUT-5, A-03)."""
    ending = [Irregularity.SHUFFLE_FAULT]
    if not isinstance(ref.options, LawOptions) or ref.options.cut_fault_until == "first-card":
        ending.append(Irregularity.CUT_FAULT)
    for offer in ref.offered(*ending):
        ref = ref.lapse(offer)
    return ref
