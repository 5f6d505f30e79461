"""The defenders of a problem: they hold whatever refutes a line that is not sure.

Nobody has seen their cards, so they need not settle on a layout while the line is right. As soon as
a card leaves no sure line there is an answer to everything that can follow; it is kept to until the
goal is missed, and what they have shown by then is a layout that was possible from the beginning.
"""

from __future__ import annotations

from sansatout.cards import Card
from sansatout.school.endings.standing import Standing

__all__ = ["answer"]


def answer(standing: Standing) -> Card:
    """Return the card of the defender to play, always the same one.

    One that leaves declarer no sure line where there is one; of several the lowest.
    """
    found = standing.sure()
    assert found, "a defender holds a card"
    beating = [card for card, sure in found.items() if not sure]
    return min(beating or found, key=lambda card: (card.rank.value, card.suit.value))
