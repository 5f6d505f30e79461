"""Cards, calls and contracts as they stand on paper."""

from __future__ import annotations

from collections.abc import Iterable

from sansatout.cards import Hand, Rank, Suit
from sansatout.contract import Contract
from sansatout.draw.text import seat_letter
from sansatout.seats import Seat, Side

__all__ = ["contract_text", "holdings", "rank_text", "seats_text", "signed_tricks"]

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
