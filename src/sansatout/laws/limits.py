"""What a hand may lead or play when opponents have bound it by a penalty."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sansatout.cards import Card, Hand
from sansatout.events.irregular import ChooseRemedy
from sansatout.laws.code import Rejected
from sansatout.laws.kinds import LimitKind
from sansatout.laws.state import Referee
from sansatout.laws.values import Limit, Offer
from sansatout.seats import Seat
from sansatout.tricks import following

__all__ = [
    "BINDING",
    "breaks_demand",
    "check_limits",
    "has_limits",
    "in_bounds",
    "lead_limit",
    "play_limit",
    "playable",
    "suit_to_lead",
]

BINDING: Final = 4
"""From this edition of tables on a line that was stated binds (L-CLAIM-9)."""


def suit_to_lead(
    ref: Referee, offer: Offer, act: ChooseRemedy, law: str, *, lasting: bool = False
) -> Limit | None:
    """Return what binds the offender's partner to lead the suit named; ``None`` if he has none.

    :raises Rejected: by the law of the remedy, if no suit is named
    """
    if act.suit is None:
        raise Rejected("law-name-a-suit", law)
    leader = offer.offender.partner
    has_some = bool(ref.hands[leader].suit(act.suit))
    return Limit(leader, LimitKind.MUST, act.suit, lasting=lasting) if has_some else None


def playable(ref: Referee, seat: Seat) -> Hand:
    """Return the cards the hand may play without revoking: following suit comes first."""
    return following(ref.hands[seat], ref.play.trick[0][1].suit if ref.play.trick else None)


def play_limit(ref: Referee, seat: Seat) -> Limit | None:
    """Return the bond on the hand's next play."""
    return next((one for one in ref.play.play_limits if one.seat is seat), None)


def lead_limit(ref: Referee, seat: Seat) -> Limit | None:
    """Return the bond on the hand's next lead."""
    return next((one for one in ref.play.lead_limits if one.seat is seat), None)


def _highest(_ref: Referee, limit: Limit, legal: Hand) -> Hand:
    assert limit.suit is not None, "the limit names a suit"
    return Hand([max(legal.suit(limit.suit))]) if legal.suit(limit.suit) else legal


def _lowest(_ref: Referee, limit: Limit, legal: Hand) -> Hand:
    assert limit.suit is not None, "the limit names a suit"
    return Hand([min(legal.suit(limit.suit))]) if legal.suit(limit.suit) else legal


def _wins(ref: Referee, seat: Seat, card: Card) -> bool:
    return ref.winner_of((*ref.play.trick, (seat, card))) is seat


def _winning(ref: Referee, limit: Limit, legal: Hand) -> Hand:
    return Hand(card for card in legal if _wins(ref, limit.seat, card)) or legal


def _losing(ref: Referee, limit: Limit, legal: Hand) -> Hand:
    return Hand(card for card in legal if not _wins(ref, limit.seat, card)) or legal


def _discard(ref: Referee, limit: Limit, legal: Hand) -> Hand:
    assert limit.suit is not None, "the limit names a suit"
    follows = bool(ref.play.trick) and all(card.suit is ref.play.trick[0][1].suit for card in legal)
    return legal if follows else legal.suit(limit.suit) or legal


def _required(_ref: Referee, limit: Limit, legal: Hand) -> Hand:
    return Hand([limit.card]) if limit.card is not None and limit.card in legal else legal


def _forbidden(_ref: Referee, limit: Limit, legal: Hand) -> Hand:
    return Hand(card for card in legal if card is not limit.card) or legal


_NARROWING: Final[Mapping[LimitKind, Callable[[Referee, Limit, Hand], Hand]]] = {
    LimitKind.HIGHEST: _highest,
    LimitKind.LOWEST: _lowest,
    LimitKind.WIN: _winning,
    LimitKind.LOSE: _losing,
    LimitKind.DISCARD: _discard,
    LimitKind.CARD: _required,
    LimitKind.NOT_CARD: _forbidden,
}
"""How each bond narrows the legal cards; one that cannot be kept binds nobody (L-PREM-1)."""


def allowed(ref: Referee, seat: Seat, limit: Limit) -> Hand:
    """Return what a bond leaves of the cards the hand may legally play."""
    return _NARROWING[limit.kind](ref, limit, playable(ref, seat))


def in_bounds(ref: Referee, hand: Seat) -> Hand:
    """Return the cards the hand may play in turn: following suit, keeping every bond and line."""
    if not has_limits(ref):
        return playable(ref, hand)
    due = _next_stated(ref, hand)
    return _unbroken(ref, hand) if due is None else Hand([due])


def _kept(ref: Referee, hand: Seat) -> Hand:
    """Return the cards that follow suit and keep the bond on the next play."""
    limit = play_limit(ref, hand)
    return playable(ref, hand) if limit is None else allowed(ref, hand, limit)


def _unbroken(ref: Referee, hand: Seat) -> Hand:
    """Return the cards that follow suit and keep the bonds on play and lead."""
    legal = _kept(ref, hand)
    lead = None if ref.play.trick else lead_limit(ref, hand)
    if lead is None or lead.suit is None:
        return legal
    asked = legal.suit(lead.suit)
    chosen = asked if lead.kind is LimitKind.MUST else legal - asked
    return chosen or legal


def _next_stated(ref: Referee, hand: Seat) -> Card | None:
    """Return what the line that declarer stated has the hand play now (L-CLAIM-9)."""
    line, claim = ref.play.line, ref.play.claim
    if claim is not None and claim.seat is ref.play.declarer and ref.edition >= BINDING:
        line = claim.line  # who plays on before he is answered keeps to it as well
    if not line or hand is not ref.turn or ref.is_defender(hand):
        return None
    legal = _unbroken(ref, hand)
    return next((card for card in line if card in legal), None)


def has_limits(ref: Referee) -> bool:
    """Tell whether anything binds anybody's next card."""
    play = ref.play
    stated = play.line or play.claim is not None
    return bool(play.play_limits or play.lead_limits or stated)


def check_limits(ref: Referee, seat: Seat, card: Card, *, leading: bool) -> None:
    """Refuse a card in breach of a bond; a suit demanded for the lead is judged as a revoke.

    :raises Rejected: naming the bond
    """
    if not has_limits(ref):
        return
    limit = play_limit(ref, seat)
    if limit is not None and card not in allowed(ref, seat, limit):
        raise Rejected("law-bound", "L-PREM-1", seat=seat, kind=limit.kind)
    due = _next_stated(ref, seat)
    if due is not None and card is not due:
        raise Rejected("keep-line", "L-CLAIM-9", card=card, due=due)
    lead = lead_limit(ref, seat) if leading else None
    if lead is None or lead.kind is not LimitKind.MUST_NOT or lead.suit is not card.suit:
        return
    # Who is called on to lead a card leads it, whatever was forbidden before (L-EXPO-3).
    if any(other.suit is not lead.suit for other in _kept(ref, seat)):
        raise Rejected("law-suit-forbidden", "L-LOOT-2", seat=seat, suit=lead.suit)


def breaks_demand(ref: Referee, seat: Seat, card: Card) -> bool:
    """Tell whether a lead is a revoke: not the suit demanded although held (L-REVOKE-1)."""
    limit = lead_limit(ref, seat)
    if limit is None or limit.kind is not LimitKind.MUST or limit.suit is card.suit:
        return False
    return limit.suit is not None and bool(ref.hands[seat].suit(limit.suit))
