"""Chapter 7: what follows when a card is played, who wins, and tricks put by.

Tricks keep their order and their owner, so that they can be counted and told apart (L-QUIT-2).
"""

from __future__ import annotations

from dataclasses import replace

from sansatout.events import acts
from sansatout.events.irregular import QuitTrick, ReclaimTrick
from sansatout.laws.auction import lapse_serious
from sansatout.laws.code import RULEBOOK, Rejected
from sansatout.laws.exposed import unexpose
from sansatout.laws.kinds import Irregularity, Phase
from sansatout.laws.limits import breaks_demand
from sansatout.laws.redeal import deal_again
from sansatout.laws.revokes import establish, note_revoke
from sansatout.laws.state import Referee
from sansatout.laws.surplus import close_short
from sansatout.laws.values import DoneTrick, Offer
from sansatout.seats import Seat, Side

__all__ = ["close_trick", "end_play", "put_down"]

_I = Irregularity
LAST_TRICK = 13
ON_THE_TRICK = (_I.DEF_PREMATURE, _I.REVOKE_CORRECTED_DEF, _I.REVOKE_CORRECTED_DECL)
"""Choices that bear on a play to the current trick and are past with it."""


def put_down(ref: Referee, hand: Seat, act: acts.Play) -> Referee:
    """Put the card into the trick, with all that follows from it."""
    card, leading = act.card, not ref.trick
    demanded = leading and breaks_demand(ref, hand, card)
    ref = note_revoke(ref, hand, card, demanded=demanded, obeying=act.obeying)
    ref = _times_up(ref, hand, leading=leading)
    ref = unexpose(ref.taking(hand, card), card)
    if leading:
        ref = _begin_trick(ref, hand)
    ref = ref.with_(
        trick=(*ref.trick, (hand, card)),
        faced=ref.faced or hand is ref.dummy,  # L-DUMMY-1: one of its cards is played
        play_limits=tuple(one for one in ref.play_limits if one.seat is not hand),
        may_play=frozenset() if hand in ref.may_play else ref.may_play,
        inspecting=None,
    )
    ref = establish(ref, hand)
    return _complete(ref) if ref.turn is None else ref


def _begin_trick(ref: Referee, hand: Seat) -> Referee:
    """Quit the last trick for its owner by the new lead, and use up the bonds on it (L-QUIT-1)."""
    done = ref.done
    if done and not done[-1].quitted:
        done = (*done[:-1], replace(done[-1], quitted=True))
    limits = tuple(one for one in ref.lead_limits if one.lasting and one.seat is not hand)
    if ref.is_defender(hand):
        ref = ref.with_(exposed=tuple(one for one in ref.exposed if not one.until_lead))
    return ref.with_(done=done, leader=hand, lead_limits=limits, correction=None)


def _times_up(ref: Referee, hand: Seat, *, leading: bool) -> Referee:
    """End the rights whose time is over when this hand plays (L-PEN-7)."""
    for offer in ref.offers:
        if _expires(ref, offer, hand, leading=leading):
            ref = ref.lapse(offer)
    if leading and not ref.done:
        ref = lapse_serious(ref, None)
        for offer in ref.offered(_I.SHOWN_SMALL):
            ref = ref.lapse(offer)
    return ref


def _expires(ref: Referee, offer: Offer, hand: Seat, *, leading: bool) -> bool:
    """Tell whether a choice ends with a play of this hand."""
    kind, offender = offer.irregularity, offer.offender
    if kind in (_I.DUMMY_HINT, _I.DUMMY_HAND):
        return hand in offer.chooser
    if kind in (_I.DEF_PREMATURE, _I.REVOKE_CORRECTED_DEF):
        return not ref.is_defender(hand)
    if kind is _I.REVOKE_CORRECTED_DECL:
        return ref.is_defender(hand)
    if kind is _I.LATE_CALL:
        return leading and hand is offender.partner
    return kind is _I.SURPLUS_CARD and hand is offender


def _complete(ref: Referee) -> Referee:
    """Give the trick to the best card; its winner leads next (L-TRICK-1..3)."""
    assert ref.leader is not None, "play has a leader"
    winner = ref.winner_of(ref.trick)
    return close_trick(ref, DoneTrick(ref.leader, ref.trick, winner, winner.side))


def close_trick(ref: Referee, done: DoneTrick) -> Referee:
    """Put a trick by and go on, or end the play after the thirteenth."""
    for offer in ref.offered(*ON_THE_TRICK):
        ref = ref.lapse(offer)
    ref = ref.with_(
        done=(*ref.done, done),
        trick=(),
        leader=done.winner,
        may_play=frozenset(),
        play_limits=(),
        correction=None,
        improper_by=None,
    )
    if any(ref.hands) and len(ref.done) < LAST_TRICK:
        return ref
    if len(ref.done) < LAST_TRICK and (ref.floor or ref.lacks):
        return deal_again(ref, pack="proper", law="L-MISS-1")  # nobody has a card for the rest
    return end_play(ref)


def end_play(ref: Referee) -> Referee:
    """End the play: open choices are past; revokes and wrong tricks can still be searched out."""
    for offer in ref.offers:
        ref = ref.lapse(offer)
    return ref.with_(
        phase=Phase.RUBBER_END if ref.last_deal else Phase.AFTER_PLAY,
        next_dealer=None if ref.dealer is None else ref.dealer.lho,  # L-DEAL-8
        lead_limits=(),
        play_limits=(),
        wrong_lead=None,
        may_play=frozenset(),
        claim=None,
        exposed=(),
        inspecting=None,
    )


@RULEBOOK.on(QuitTrick)
def quit_trick(ref: Referee, _seat: Seat | None, act: QuitTrick) -> Referee:
    """Put a trick by for a side, rightly or wrongly (L-QUIT-1, L-WTRICK-1, L-SURPLUS-1)."""
    if ref.trick and ref.phase is Phase.PLAY:
        return close_short(ref, act.side, close_trick)
    if not ref.done or ref.done[-1].quitted or ref.gathered:
        raise Rejected("law-no-trick", "L-QUIT-1")
    last = ref.done[-1]
    taken = replace(last, quitted=True, owner=act.side)
    ref = ref.with_(done=(*ref.done[:-1], taken))
    if act.side is last.winner.side:
        return ref
    return ref.rule("trick-taken-wrongly", "L-WTRICK-1", public=False, side=act.side)


@RULEBOOK.on(ReclaimTrick, alleges=True)
def reclaim_trick(ref: Referee, _seat: Seat | None, act: ReclaimTrick) -> Referee:
    """Give a trick back to its owner until the cards are gathered (L-WTRICK-1)."""
    if ref.gathered or not 1 <= act.trick <= len(ref.done):
        raise Rejected("law-too-late", "L-WTRICK-1")
    trick = ref.done[act.trick - 1]
    if trick.winner.side is not act.side or trick.owner is act.side:
        raise Rejected("law-not-his-trick", "L-WTRICK-1", side=act.side)
    ref = with_trick(ref, act.trick, replace(trick, owner=act.side, said=True))
    return ref.rule("trick-given-back", "L-WTRICK-1", side=act.side, trick=act.trick)


def with_trick(ref: Referee, number: int, trick: DoneTrick) -> Referee:
    """Return the state with one of the tricks changed."""
    done = (*ref.done[: number - 1], trick, *ref.done[number:])
    return ref.with_(done=done)


@RULEBOOK.on(acts.NameCards)
def name_cards(ref: Referee, seat: Seat | None, _act: acts.NameCards) -> Referee:
    """Have the cards on the table named, until the trick is quitted (L-OWN-1)."""
    if seat is None or ref.phase not in (Phase.PLAY, Phase.AFTER_PLAY, Phase.RUBBER_END):
        raise Rejected("law-not-now", "L-OWN-1")
    if ref.trick:
        return ref.with_(answer=ref.trick)
    if not ref.done or ref.done[-1].quitted:
        raise Rejected("law-no-trick", "L-OWN-1")
    return ref.with_(answer=ref.done[-1].cards)


@RULEBOOK.on(acts.LookBack)
def look_back(ref: Referee, seat: Seat | None, act: acts.LookBack) -> Referee:
    """Open a quitted trick: after play always, before that for a reason of L-VIEW-2 or -3."""
    if seat is None or not 1 <= act.trick <= len(ref.done) or ref.gathered:
        raise Rejected("law-no-trick", "L-VIEW-1")
    shown = ref.with_(answer=ref.done[act.trick - 1].cards)
    if ref.phase is not Phase.PLAY or act.reason in ("winner", "missing", "replace"):
        return shown.rule("trick-opened", "L-VIEW-2", seat=seat, trick=act.trick)
    if act.reason != "own_revoke":
        raise Rejected("law-may-not-look", "L-VIEW-1")
    side = {player for player, _ in ref.trick} & {seat, seat.partner}
    if act.trick != len(ref.done) or side:
        raise Rejected("law-too-late", "L-VIEW-3")
    ref = ref.with_(inspecting=(seat, act.trick))
    return ref.rule("trick-asked-for", "L-VIEW-3", seat=seat, trick=act.trick)


def answer_inspection(ref: Referee, seat: Seat, *, agrees: bool) -> Referee:
    """Open the trick, or lose the right to penalise a revoke in it (L-VIEW-3)."""
    if ref.inspecting is None or ref.inspecting[0].side is seat.side or seat is ref.dummy:
        raise Rejected("law-nothing-asked", "L-VIEW-3")
    asker, number = ref.inspecting
    ref = ref.with_(inspecting=None)
    if agrees:
        ref = ref.with_(answer=ref.done[number - 1].cards)
        return ref.rule("trick-opened", "L-VIEW-3", seat=asker, trick=number)
    ref = ref.with_(
        waived=ref.waived | {(seat.side, number)}, right_lost=(*ref.right_lost, _I.REVOKE)
    )
    return ref.rule("right-lost", "L-VIEW-3", irregularity=_I.REVOKE, offender=asker, chooser=seat)


def side_of(ref: Referee, number: int) -> Side:
    """Return which side has the trick."""
    return ref.done[number - 1].owner
