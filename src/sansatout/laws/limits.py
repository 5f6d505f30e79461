"""What a hand may lead or play when opponents have bound it by a penalty."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sansatout.cards import Card, Hand
from sansatout.laws.code import Rejected
from sansatout.laws.kinds import LimitKind
from sansatout.laws.state import Referee
from sansatout.laws.values import Limit
from sansatout.seats import Seat
from sansatout.tricks import following

__all__ = ["breaks_demand", "check_limits", "lead_limit", "play_limit", "playable"]


def playable(ref: Referee, seat: Seat) -> Hand:
    """Return the cards the hand may play without revoking: following suit comes first."""
    return following(ref.hands[seat], ref.trick[0][1].suit if ref.trick else None)


def play_limit(ref: Referee, seat: Seat) -> Limit | None:
    """Return the bond on the hand's next play."""
    return next((one for one in ref.play_limits if one.seat is seat), None)


def lead_limit(ref: Referee, seat: Seat) -> Limit | None:
    """Return the bond on the hand's next lead."""
    return next((one for one in ref.lead_limits if one.seat is seat), None)


def _highest(_ref: Referee, limit: Limit, legal: Hand) -> Hand:
    assert limit.suit is not None, "the limit names a suit"
    return Hand([max(legal.suit(limit.suit))]) if legal.suit(limit.suit) else legal


def _lowest(_ref: Referee, limit: Limit, legal: Hand) -> Hand:
    assert limit.suit is not None, "the limit names a suit"
    return Hand([min(legal.suit(limit.suit))]) if legal.suit(limit.suit) else legal


def _wins(ref: Referee, seat: Seat, card: Card) -> bool:
    return ref.winner_of((*ref.trick, (seat, card))) is seat


def _winning(ref: Referee, limit: Limit, legal: Hand) -> Hand:
    return Hand(card for card in legal if _wins(ref, limit.seat, card)) or legal


def _losing(ref: Referee, limit: Limit, legal: Hand) -> Hand:
    return Hand(card for card in legal if not _wins(ref, limit.seat, card)) or legal


def _discard(ref: Referee, limit: Limit, legal: Hand) -> Hand:
    assert limit.suit is not None, "the limit names a suit"
    follows = bool(ref.trick) and all(card.suit is ref.trick[0][1].suit for card in legal)
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


def check_limits(ref: Referee, seat: Seat, card: Card, *, leading: bool) -> None:
    """Refuse a card in breach of a bond; a suit demanded for the lead is judged as a revoke.

    :raises Rejected: naming the bond
    """
    limit = play_limit(ref, seat)
    if limit is not None and card not in allowed(ref, seat, limit):
        raise Rejected("law-bound", "L-PREM-1", seat=seat, kind=limit.kind)
    lead = lead_limit(ref, seat) if leading else None
    if lead is None or lead.kind is not LimitKind.MUST_NOT or lead.suit is not card.suit:
        return
    if any(other.suit is not lead.suit for other in ref.hands[seat]):
        raise Rejected("law-suit-forbidden", "L-LOOT-2", seat=seat, suit=lead.suit)


def breaks_demand(ref: Referee, seat: Seat, card: Card) -> bool:
    """Tell whether a lead is a revoke: not the suit demanded although held (L-REVOKE-1)."""
    limit = lead_limit(ref, seat)
    if limit is None or limit.kind is not LimitKind.MUST or limit.suit is card.suit:
        return False
    return limit.suit is not None and bool(ref.hands[seat].suit(limit.suit))
