"""Cards, calls and contracts as they stand on paper."""

from __future__ import annotations

from collections.abc import Iterable

from sansatout.calls import Bid, Call
from sansatout.cards import Card, Hand, Rank, Suit
from sansatout.contract import Contract
from sansatout.draw.text import call_text, seat_letter
from sansatout.printing.compiling import PageLook
from sansatout.seats import Seat, Side

__all__ = [
    "call_words",
    "card_text",
    "contract_text",
    "holdings",
    "rank_text",
    "seats_text",
    "signed_tricks",
]

Holdings = list[list[str]]
"""The ranks of each suit, spades first."""


def rank_text(rank: Rank) -> str:
    """Return a rank; the ten in figures, as it is printed on the card."""
    return "10" if rank is Rank.TEN else str(rank)


def holdings(hand: Hand) -> Holdings:
    """Return the ranks of each suit from spades to clubs, high cards first."""
    return [
        [rank_text(Rank.parse(letter)) for letter in hand.ranks(suit)] for suit in reversed(Suit)
    ]


def card_text(card: Card) -> str:
    """Return a card with its suit sign first."""
    return f"{card.suit.symbol}{rank_text(card.rank)}"


def call_words(call: Call, look: PageLook) -> str:
    """Return a bid with its suit sign, any other call in words."""
    return call_text(call) if isinstance(call, Bid) else look.words(f"page-call-{call}")


def contract_text(contract: Contract) -> str:
    """Return a contract with its suit sign and a cross for each double."""
    return f"{contract.level}{contract.strain.symbol}{'×' * contract.doubling.value}"


def signed_tricks(over: int) -> str:
    """Return how far a contract is over- or underfulfilled."""
    return "=" if over == 0 else f"{over:+d}".replace("-", "−")


def seats_text(seats: Iterable[Seat], language: str) -> str:
    """Return seats by their letters, partners joined."""
    wanted = set(seats)
    letters = []
    for side in Side:
        ours = [seat_letter(seat, language) for seat in side.seats if seat in wanted]
        if ours:
            letters.append("–".join(ours))
    return " ".join(letters)
