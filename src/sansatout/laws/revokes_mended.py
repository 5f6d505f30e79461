"""Chapter 9: the revoke that is put right, by its player or on demand."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from sansatout.cards import Card
from sansatout.events.irregular import ChooseRemedy, TakeBack
from sansatout.events.offered import Action, free
from sansatout.laws.code import RULEBOOK, Place, Rejected
from sansatout.laws.exposed import expose
from sansatout.laws.kinds import Irregularity, Phase, Remedy, Status
from sansatout.laws.lawful import hands_played
from sansatout.laws.revokes import changed, taken_back, trick_cards
from sansatout.laws.state import Referee
from sansatout.laws.suspicions import heard, nothing_found
from sansatout.laws.values import Correction, Offer, Revoke
from sansatout.seats import Seat
from sansatout.structs import replace

__all__ = ["demand_replacement", "taking_back"]

_I = Irregularity


@RULEBOOK.on(TakeBack, alleges=True)
def take_back(ref: Referee, seat: Seat | None, act: TakeBack) -> Referee:
    """Withdraw the card of one's own open revoke, or one that its correction allows.

    L-REVOKE-2, L-REVOKE-3; L-REVOKE-5.
    """
    hand, revoke = taken_back(ref, seat, act, not_now="L-REVOKE-2", not_his="L-DUMMY-2")
    if revoke is not None and not revoke.barred:
        return _correct(ref, revoke)
    if ref.play.correction is not None and (hand, act.card) in ref.play.correction.may_take_back:
        return _take_back_between(ref, ref.play.correction, hand, act.card)
    raise Rejected("law-may-not-take-back", "L-REVOKE-10" if revoke else "L-REVOKE-5")


def _correct(ref: Referee, revoke: Revoke) -> Referee:
    """Reopen the trick for a revoke its player noticed himself, or after a question (A-25)."""
    if revoke.asked:
        return _replaced(ref, revoke)
    later = _played_after(ref, revoke)
    ref = _reopen(ref, revoke)
    return _offer_correction(ref, revoke, later)


def _offer_correction(
    ref: Referee, revoke: Revoke, later: tuple[tuple[Seat, Card], ...]
) -> Referee:
    assert ref.play.declarer is not None, "play has a declarer"
    remedies: tuple[Remedy, ...]
    if ref.is_defender(revoke.seat):
        kind, chooser = _I.REVOKE_CORRECTED_DEF, ref.play.declarer
        remedies = (Remedy.EXPOSE_CARD, Remedy.PLAY_HIGHEST, Remedy.PLAY_LOWEST)
    else:
        kind, chooser = _I.REVOKE_CORRECTED_DECL, ref.play.declarer.lho
        remedies = (Remedy.PLAY_HIGHEST, Remedy.PLAY_LOWEST)
        if revoke.dummy or all(seat is not chooser for seat, _ in later):
            return ref  # L-REVOKE-3, L-REVOKE-4: nobody on the left has played after it
    offer = Offer(
        kind, revoke.seat, (chooser,), remedies,
        card=revoke.card, hand=revoke.seat, suit=revoke.required, trick=revoke.trick,
    )  # fmt: skip
    return ref.offer(offer)


def _played_after(ref: Referee, revoke: Revoke) -> tuple[tuple[Seat, Card], ...]:
    """Return the cards of the trick played after the wrong one."""
    cards = trick_cards(ref, revoke.trick)
    return cards[cards.index((revoke.seat, revoke.card)) + 1 :]


def _reopen(ref: Referee, revoke: Revoke) -> Referee:
    """Take the card out of its trick, even a completed one; its player is due again."""
    later = _played_after(ref, revoke)
    if revoke.trick < ref.trick_number:
        ref = _back_to_last_trick(ref)
    ref = changed(ref, lambda one: one is revoke, lambda one: replace(one, status=Status.CORRECTED))
    ref = ref.rule("revoke-corrected", "L-REVOKE-2", seat=revoke.seat, trick=revoke.trick)
    leader, may = ref.play.leader, tuple(card for card in later if _may_change(revoke, card))
    if revoke.leading:
        return _without_trick(ref).with_(leader=leader)
    ref = ref.giving(revoke.seat, revoke.card)
    left = tuple(one for one in ref.play.trick if one != (revoke.seat, revoke.card))
    correction = Correction(revoke.trick, revoke.seat, may)
    return ref.with_(trick=left, correction=correction)


def _without_trick(ref: Referee) -> Referee:
    """Give the cards of a trick back whose lead is taken back, and what went wrong in it."""
    for seat, card in ref.play.trick:
        ref = ref.giving(seat, card)
    for offer in ref.offered(*ref.code.those(lambda one: one.ends_with_trick)):
        ref = ref.withdraw(offer)
    number = ref.trick_number
    kept = tuple(
        one for one in ref.aftermath.revokes if one.trick < number or one.status is Status.CORRECTED
    )
    return ref.with_(trick=(), revokes=kept, correction=None, may_play=frozenset(), play_limits=())


def _may_change(revoke: Revoke, played: tuple[Seat, Card]) -> bool:
    """Opponents may change their cards, the partner only a wrong suit (L-REVOKE-5)."""
    seat, card = played
    return seat.side is not revoke.seat.side or card.suit is not revoke.required


def _back_to_last_trick(ref: Referee) -> Referee:
    """Give the cards of the next trick back, and bring the last one to the table again."""
    for seat, card in ref.play.trick:
        ref = ref.giving(seat, card)
    number = ref.trick_number
    kept = tuple(one for one in ref.aftermath.revokes if one.trick < number)
    last = ref.play.done[-1]
    for offer in ref.offered(*ref.code.those(lambda one: one.of_next_trick)):
        ref = ref.withdraw(offer)
    for offer in ref.offered(_I.SURPLUS_CARD):
        if offer.offender is last.short:
            ref = ref.withdraw(offer)  # the trick he missed is open again
    return ref.with_(
        done=ref.play.done[:-1],
        trick=last.cards,
        leader=last.leader,
        revokes=kept,
        wrong_lead=None,
        inspecting=None,
        may_play=frozenset(),
        lead_limits=tuple(one for one in ref.play.lead_limits if one.lasting),
        play_limits=(),
    )


def _take_back_between(ref: Referee, correction: Correction, hand: Seat, card: Card) -> Referee:
    """Withdraw a card played between the revoke and its correction (L-REVOKE-5)."""
    left = tuple(one for one in ref.play.trick if one != (hand, card))
    may = tuple(one for one in correction.may_take_back if one != (hand, card))
    ref = ref.giving(hand, card).with_(
        trick=left, correction=replace(correction, may_take_back=may)
    )
    return ref.with_(shown_cards=ref.play.shown_cards | {(hand, card)})


def demand_replacement(ref: Referee, seat: Seat) -> Referee:
    """Have the last open revoke of the other side replaced (L-REVOKE-12)."""
    if ref.phase is not Phase.PLAY or seat is ref.dummy:
        raise Rejected("law-nothing-to-replace", "L-REVOKE-12")
    theirs = [
        one
        for one in heard(ref, seat)
        if one.status is Status.OPEN and one.seat.side is not seat.side
    ]
    if not theirs:
        raise nothing_found(ref, seat, "law-nothing-to-replace", "L-REVOKE-12")
    return _replaced(ref, theirs[-1])


def _replaced(ref: Referee, revoke: Revoke) -> Referee:
    """Replace a card on demand: a defender's is then exposed, declarer's goes back free (A-25)."""
    if ref.book.replaced_on_demand == "as-corrected":
        later = _played_after(ref, revoke)
        return _offer_correction(_reopen(ref, revoke), revoke, later)
    ref = _reopen(ref, revoke)
    return expose(ref, revoke.seat, revoke.card, law="L-REVOKE-12")


@RULEBOOK.offers(Place.REPLACED_CARD)
def replacing(ref: Referee, seat: Seat) -> Iterator[Action]:
    """Offer to have a revoke replaced that was spoken of (L-REVOKE-12)."""
    open_ = ref.aftermath.revokes and any(
        one.said and one.status is Status.OPEN and one.seat.side is not seat.side
        for one in ref.aftermath.revokes
    )
    if open_ and seat is not ref.dummy:
        payload = {"remedy": str(Remedy.REPLACE)}
        yield Action(ChooseRemedy.kind, payload, ref.code.law("L-REVOKE-12"))


@RULEBOOK.offers(Place.MENDING)
def taking_back(ref: Referee, seat: Seat) -> Iterator[Action]:
    """Offer to take back a card of this trick or the last; whether it may be shows then."""
    if ref.phase is not Phase.PLAY:
        return
    lying = (*ref.play.trick, *(ref.play.done[-1].cards if ref.play.done else ()))
    for hand in hands_played(ref, seat):
        played = tuple([card for owner, card in lying if owner is hand])
        if played:
            yield _taken_back(played, None if hand is seat else hand)


@lru_cache(maxsize=1024)
def _taken_back(cards: tuple[Card, ...], hand: Seat | None) -> Action:
    return free(TakeBack, {} if hand is None else {"hand": str(hand)}, card=cards)
