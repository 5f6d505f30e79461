"""Chapter 2: shuffling and cutting."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from sansatout.events import acts
from sansatout.events.acts import Time
from sansatout.events.irregular import ChooseRemedy
from sansatout.events.offered import Action, breaks, whole
from sansatout.laws.code import RULEBOOK, Declared, Place, Rejected
from sansatout.laws.kinds import Irregularity, Phase, Remedy
from sansatout.laws.options import LawOptions
from sansatout.laws.state import Referee
from sansatout.laws.stories import Asked, Story, told
from sansatout.laws.values import Ceremony, Offer
from sansatout.seats import Seat
from sansatout.structs import replace
from sansatout.variants.rulebook import Rulebook

__all__ = ["first_card_dealt", "lawful_cuts"]


def lawful_cuts(options: LawOptions, least: int = Rulebook.least_cut) -> range:
    """Return how many cards may be lifted: at least four, and some must stay (L-CUT-1, A-02)."""
    return range(least, 53 - options.cut_leaves)


def _shuffled(_ref: Referee, _rng: Random) -> Iterator[Story]:
    for seat in Seat:
        yield told(seat, acts.Shuffle())
        yield told(seat, acts.Shuffle(faces_seen=True))


def _cut(_ref: Referee, rng: Random) -> Iterator[Story]:
    for seat in Seat:
        yield told(seat, acts.Cut(rng.randint(5, 47)))
        yield told(seat, acts.Cut(rng.randint(1, 3)))
        yield told(seat, acts.Cut(rng.randint(5, 47), faces_seen=True))


RULEBOOK.declares(Declared("SHUFFLE_FAULT", "L-SHUF-4", asked=Asked(_shuffled, Phase.SHUFFLE)))
RULEBOOK.declares(Declared("CUT_FAULT", "L-CUT-5", asked=Asked(_cut, Phase.SHUFFLE)))


@RULEBOOK.on(acts.Shuffle)
def shuffle(ref: Referee, seat: Seat | None, act: acts.Shuffle) -> Referee:
    """Shuffle before the cut, the dealer's left first, the dealer last.

    L-SHUF-1, L-SHUF-2, L-SHUF-3, L-SHUF-4, L-CUT-4.
    """
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
    if act.faces_seen or act.hidden or _is_out_of_order(ref, seat, ceremony.shuffled):
        return _offer(ref, Irregularity.SHUFFLE_FAULT, seat, Remedy.RESHUFFLE)
    return ref


def _is_out_of_order(ref: Referee, seat: Seat, before: tuple[Seat, ...]) -> bool:
    """Tell whether who begins, once each or dealer last was broken.

    L-SHUF-1, L-SHUF-2, L-SHUF-3.
    """
    assert ref.dealer is not None, "there is a dealer before the shuffle"
    wrong_first = not before and seat is not ref.dealer.lho
    return wrong_first or seat in before or ref.dealer in before


@RULEBOOK.offers(Place.SHUFFLE, during=(Time.DEALING,))
def shuffling(ref: Referee, seat: Seat) -> Iterator[Action]:
    """Offer to shuffle, in order or not, with faces seen, or in secret (L-SHUF-4, L-CUT-4)."""
    if ref.phase is Phase.SHUFFLE:
        done = ref.ceremony
        wrong = done.cut or _is_out_of_order(ref, seat, done.shuffled)
        yield whole(acts.Shuffle(), irregular=wrong)
        yield whole(acts.Shuffle(faces_seen=True), irregular=True)
        yield whole(acts.Shuffle(hidden=True), irregular=True)


def _offer(ref: Referee, kind: Irregularity, seat: Seat, remedy: Remedy) -> Referee:
    return ref.offer(Offer(kind, seat, tuple(Seat), (remedy,)))


@RULEBOOK.on(acts.Cut)
def cut(ref: Referee, seat: Seat | None, act: acts.Cut) -> Referee:
    """Cut: the dealer's right lifts at least four cards, faces unseen.

    L-CUT-1, L-CUT-2, L-CUT-3, A-02.
    """
    if not 1 <= act.count <= 51:
        raise Rejected("law-no-such-cut", "L-CUT-1", count=act.count)
    if ref.phase in (Phase.AFTER_PLAY, Phase.PASSED_OUT):
        return ref.with_(next_cut=True)
    if ref.phase is not Phase.SHUFFLE:
        raise Rejected("law-not-now", "L-CUT-2")
    dealer = ref.dealer
    assert dealer is not None, "there is a dealer before the cut"
    ref = ref.with_(redeal=None, ceremony=replace(ref.ceremony, cut=True))
    enough = act.count in lawful_cuts(ref.book)
    if seat is None or (seat is dealer.rho and enough and not act.faces_seen):
        return ref
    return _offer(ref, Irregularity.CUT_FAULT, seat, Remedy.RESHUFFLE_RECUT)


@RULEBOOK.offers(Place.CUT, during=(Time.DEALING,))
def cutting(ref: Referee, seat: Seat) -> Iterator[Action]:
    """Offer to lift too few or too many cards, out of order, or with a face seen.

    L-CUT-1, L-CUT-2, L-CUT-3.
    """
    if ref.phase is not Phase.SHUFFLE or ref.ceremony.cut:
        return
    assert ref.dealer is not None, "there is a dealer before the cut"
    lawful, cuts = lawful_cuts(ref.book), seat is ref.dealer.rho
    yield breaks(acts.Cut, count=[n for n in range(1, 52) if n not in lawful or not cuts])
    yield breaks(acts.Cut, {"faces_seen": True}, count=lawful)


@RULEBOOK.remedy(Remedy.RESHUFFLE, Irregularity.SHUFFLE_FAULT)
@RULEBOOK.remedy(Remedy.RESHUFFLE_RECUT, Irregularity.CUT_FAULT)
def again(ref: Referee, _offer: Offer, _act: ChooseRemedy) -> Referee:
    """Begin the shuffle anew, and the cut with it (L-SHUF-4, L-CUT-5)."""
    if ref.phase is Phase.DEAL:
        ref = ref.with_(phase=Phase.SHUFFLE, attention=())
    fresh = Ceremony(pack=ref.ceremony.pack, lost=ref.ceremony.lost)
    for offer in ref.rights.offers:
        ref = ref.withdraw(offer)
    return ref.with_(ceremony=fresh)


def first_card_dealt(ref: Referee) -> Referee:
    """End the time for objecting to shuffle and cut (L-SHUF-4, L-CUT-5, A-03)."""
    ending = [Irregularity.SHUFFLE_FAULT]
    if ref.book.cut_fault_until == "first-card":
        ending.append(Irregularity.CUT_FAULT)
    for offer in ref.offered(*ending):
        ref = ref.lapse(offer)
    return ref
