"""What is given away in endings is counted against the best line that the player could know."""

from sansatout.lab.endings import late_cards
from sansatout.lab.match_table import Player


def test_experts_lose_nothing_avoidable_in_endings_that_they_solve() -> None:
    """Novices do in the same positions."""
    cards = {
        level: [
            card for number in range(1, 8) for card in late_cards(7, number, (4, 5), Player(level))
        ]
        for level in ("expert", "novice")
    }
    assert len(cards["expert"]) == len(cards["novice"]) > 10
    assert all(card.exact and card.avoidable < 1e-6 for card in cards["expert"])
    assert not any(card.exact for card in cards["novice"])
    assert any(card.avoidable > 0.1 for card in cards["novice"])
    assert all(card.avoidable >= 0 and card.left in (4, 5) for card in cards["novice"])
