"""Text pictures of hands and deals."""

from __future__ import annotations

from sansatout.cards import Hand, Suit
from sansatout.deal import Deal
from sansatout.seats import Seat

__all__ = ["deal_text", "hand_lines"]


def hand_lines(hand: Hand) -> list[str]:
    """Return the four suits from spades to clubs, each led by its sign; a void shows a dash."""
    return [f"{suit.symbol} {hand.ranks(suit) or '–'}" for suit in reversed(Suit)]


def deal_text(deal: Deal) -> str:
    """Return the deal as on paper: North on top, West left, East right."""
    width = max(len(line) for hand in deal for line in hand_lines(hand)) + 2
    west, east = hand_lines(deal[Seat.W]), hand_lines(deal[Seat.E])
    lines = [" " * width + line for line in hand_lines(deal[Seat.N])]
    lines += [w.ljust(2 * width) + e for w, e in zip(west, east, strict=True)]
    lines += [" " * width + line for line in hand_lines(deal[Seat.S])]
    return "\n".join(line.rstrip() for line in lines)
