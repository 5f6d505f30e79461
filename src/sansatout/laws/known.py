"""The referee's state as one seat knows it: what a robot may think with."""

from __future__ import annotations

from sansatout.cards import PACK, Hand
from sansatout.deal import Hands
from sansatout.laws.kinds import Status
from sansatout.laws.public import said, sizes, visible
from sansatout.laws.state import Referee
from sansatout.laws.values import Ceremony, DoneTrick, Draws, Outcome
from sansatout.seats import Seat
from sansatout.structs import replace

__all__ = ["known", "known_cards"]


def known(ref: Referee, seat: Seat) -> Referee:
    """Return the state without what the seat cannot know (A-50).

    Hidden hands hold the cards that everybody has seen in them and, in place of the others, unseen
    cards in the order of the pack. Two states that differ only in what the seat cannot know give
    equal ones.
    """
    hidden = ref.code.those(lambda one: one.hidden)
    return ref.with_(
        draws=Draws(),
        hands=_filled(ref, known_cards(ref, seat), seat),
        shown_to=frozenset(one for one in ref.play.shown_to if seat in (one[0], one[2])),
        ceremony=Ceremony(pack=ref.ceremony.pack),
        floor=(),
        lacks=None,
        revokes=tuple(
            one for one in ref.aftermath.revokes if one.said or one.status is Status.CORRECTED
        ),
        done=tuple(_as_seen(trick) for trick in ref.play.done),
        offers=tuple(one for one in ref.rights.offers if one.said),
        lapsed=tuple(one for one in ref.rights.lapsed if one.said),
        attention=tuple(one for one in ref.rights.attention if one.irregularity not in hidden),
        previous=None,
        answer=None,
        last=Outcome(),
        rulings=said(ref.rulings),
        log=said(ref.log),
    )


def known_cards(ref: Referee, seat: Seat) -> Hands:
    """Return the hands the seat sees, and of the others the cards that were shown."""
    seen = visible(ref, seat)
    shown = {(one.seat, one.card) for one in ref.play.exposed} | ref.play.shown_cards
    shown |= {(owner, card) for owner, card, to in ref.play.shown_to if to is seat}
    if ref.play.wrong_lead is not None:
        shown |= {(ref.play.wrong_lead.seat, ref.play.wrong_lead.card)}
    n, e, s, w = (
        ref.hands[one]
        if one in seen
        else Hand(card for owner, card in shown if owner is one and card in ref.hands[one])
        for one in Seat
    )
    return n, e, s, w


def _filled(ref: Referee, hands: Hands, viewer: Seat) -> Hands:
    """Return the hands with unseen cards up to the size the viewer takes them to have."""
    gone = {
        card
        for cards in (ref.play.trick, *(one.cards for one in ref.play.done))
        for _, card in cards
    }
    gone |= {card for hand in hands for card in hand}
    rest = [card for card in PACK if card not in gone]
    filled = []
    held = sizes(ref, viewer)
    for seat in Seat:
        lacks = max(0, held[seat] - len(hands[seat]))
        filled.append(hands[seat] | Hand(rest[:lacks]))
        rest = rest[lacks:]
    n, e, s, w = filled
    return n, e, s, w


def _as_seen(trick: DoneTrick) -> DoneTrick:
    """Take away what only the referee noted of a trick."""
    if trick.said:
        return replace(trick, hand_then=None)
    return replace(trick, short=None, hand_then=None)
