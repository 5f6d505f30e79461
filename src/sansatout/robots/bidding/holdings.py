"""What one suit is worth, as the booklets count it.

A holding is the 13-bit mask of :meth:`sansatout.cards.Hand.holding`. All values are exact in
binary: halves in the Culbertson chapters, quarters in the club chapter.
"""

from __future__ import annotations

from functools import cache
from typing import Final

__all__ = [
    "acceptable",
    "biddable",
    "headed_by_jack",
    "honour_tricks",
    "normal_support",
    "pair_roles",
    "row",
    "self_supporting",
    "side_length_tricks",
    "stopped",
    "support_honours",
    "support_length",
    "sure_trump_tricks",
    "trump_tricks",
]

ACE: Final = 1 << 12
KING: Final = 1 << 11
QUEEN: Final = 1 << 10
JACK: Final = 1 << 9
TEN: Final = 1 << 8


def has(holding: int, *cards: int) -> bool:
    return all(holding & card for card in cards)


@cache
def honour_tricks(holding: int) -> float:
    """Count the honour tricks of one suit: the first row that matches (C-HT-1, C-HT-3)."""
    length = holding.bit_count()
    rows = (
        (has(holding, ACE, KING), 2.0),
        (has(holding, ACE, QUEEN), 1.5),
        (has(holding, ACE, JACK, TEN), 1.5),
        (has(holding, KING, QUEEN, TEN), 1.5),
        (has(holding, KING, QUEEN, JACK), 1.5),
        (has(holding, ACE), 1.0),
        (has(holding, KING, QUEEN), 1.0),
        (has(holding, KING, JACK) and length >= 3, 1.0),
        (has(holding, KING) and length >= 2, 0.5),
        (has(holding, QUEEN, JACK) and length >= 3, 0.5),
    )
    return next((value for matches, value in rows if matches), 0.0)


@cache
def pair_roles(holding: int) -> tuple[int, int]:
    """Tell what the suit brings to pairs across suits (C-HT-2).

    The first is 1 for a queen that looks for a partner, the second 1 for a Kx or Jx that can be it.
    """
    if holding.bit_count() < 2:
        return 0, 0
    value = honour_tricks(holding)
    queen = holding & ~(QUEEN - 1) == QUEEN and value == 0
    jack = holding & ~(JACK - 1) == JACK
    king = bool(holding & KING) and not holding & ACE and value == 0.5
    return int(queen), int(king or jack)


@cache
def biddable(holding: int) -> bool:
    """Tell whether the suit is fit to be named as trump (C-SUIT-1, C-SUIT-2, C-SUIT-3)."""
    needed = {4: 1.5, 5: 0.5}.get(holding.bit_count(), 0.0)
    return holding.bit_count() >= 4 and honour_tricks(holding) >= needed


@cache
def row(holding: int) -> int:
    """Count a long unbroken row: its length less the ranks missing above it; else 0 (C-PT-4)."""
    length = holding.bit_count()
    if length < 5:
        return 0
    top = holding.bit_length() - 1
    touching = holding >> (top - 2) == 0b111
    return max(0, length - (12 - top)) if touching else 0


@cache
def trump_tricks(holding: int) -> float:
    """Count the tricks of the suit as own trump, T (C-PT-3, C-PT-4)."""
    length_tricks = max(0, holding.bit_count() - 3)
    return max(honour_tricks(holding) + length_tricks, float(row(holding)))


def side_length_tricks(length: int) -> float:
    """Count a side suit's length: half a trick for each card above three (C-PT-2, C-SUP-3)."""
    return max(0, length - 3) / 2


def support_length(length: int) -> float:
    """Count the length of partner's trump: 4 ½, 5 1, 6 2, 7 3 (C-SUP-1)."""
    return 0.5 if length == 4 else float(max(0, length - 4))


@cache
def support_honours(holding: int) -> float:
    """Count honours in partner's trump: ace 1, king 1, queen ½ (C-SUP-2)."""
    return (
        float(bool(holding & ACE))
        + float(bool(holding & KING))
        + 0.5 * float(bool(holding & QUEEN))
    )


@cache
def normal_support(holding: int) -> bool:
    """Tell whether the trumps are normal support: four, Qxx or better, or J10x (C-TRS-1)."""
    length = holding.bit_count()
    return length >= 4 or (length == 3 and (holding >= QUEEN or has(holding, JACK, TEN)))


@cache
def acceptable(holding: int) -> bool:
    """Tell whether weak support will do: any three cards, or Ax, Kx, Qx (C-TRS-3, R-NEG-6)."""
    length = holding.bit_count()
    return length >= 3 or (length == 2 and holding >= QUEEN)


@cache
def stopped(holding: int) -> bool:
    """Tell whether the suit is stopped: A, Kx, Qxx or Jxxx (note to C-TRS-4)."""
    length = holding.bit_count()
    return bool(
        holding & ACE
        or (holding & KING and length >= 2)
        or (holding & QUEEN and length >= 3)
        or (holding & JACK and length >= 4)
    )


@cache
def sure_trump_tricks(holding: int) -> int:
    """Count the sure tricks in the opponents' trump suit (C-GAP-27)."""
    length, best = holding.bit_count(), 0
    for rank in range(12, -1, -1):
        if holding >> rank & 1:
            place = (holding >> rank).bit_count()
            above = (12 - rank) - (place - 1)
            best = max(best, min(place, length - above))
    return best


@cache
def self_supporting(holding: int) -> bool:
    """Tell whether the suit needs no trump help: 6+ with three of AKQJ, 7+ with two of AKQ."""
    length = holding.bit_count()
    return (length >= 6 and (holding >> 9).bit_count() >= 3) or (
        length >= 7 and (holding >> 10).bit_count() >= 2
    )


def headed_by_jack(holding: int) -> bool:
    """Tell whether the suit has the jack or better (C-ADV-1)."""
    return holding >= JACK
