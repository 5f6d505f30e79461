"""Readings of the bridge-whist advice: what is counted, and which rule comes first."""

import pytest

from sansatout.cards import Hand, Strain, Suit
from sansatout.events.acts import Name
from sansatout.robots.bidding.bridge_whist import (
    Role,
    Score,
    name_as_dealer,
    name_as_third,
    opening_lead,
)
from sansatout.robots.bidding.bridge_whist.words import cashed


@pytest.mark.parametrize(
    ("hand", "strain", "rule"),
    [
        ("A4.AKQJT5.A3.A52", "NT", "BW-DEAL-1"),
        ("A4.AKQJT5.A32.52", "H", "BW-DEAL-5"),
        ("A43.AKQJ5.A32.52", "H", "BW-DEAL-7"),
        ("A43.AKQJ5.A3.Q52", "NT", "BW-DEAL-2"),
    ],
)
def test_the_order_of_the_dealers_rules(hand: str, strain: str, rule: str) -> None:
    """BW-AMB-15, BW-GEN-2."""
    decision = name_as_dealer(Hand.parse(hand), Score())
    assert decision.act == Name(Strain.parse(strain))
    assert decision.rules == (rule,)


def test_hearts_come_before_diamonds() -> None:
    """BW-GEN-2: the highest strain the hand stands."""
    decision = name_as_dealer(Hand.parse("2.AKQJ54.AKQJ5.2"), Score())
    assert decision.act == Name(Strain.H)


@pytest.mark.parametrize(
    ("holding", "tricks"),
    [("A", 1), ("KQJT9", 0), ("AKQ", 3), ("AKQ542", 6), ("AKQJ2", 5), ("AK5432", 2)],
)
def test_sure_tricks_are_cashed_from_the_top(holding: str, tricks: int) -> None:
    """BW-AMB-14."""
    assert cashed(Hand.parse(f"{holding}...").holding(Suit.S)) == tricks


def test_third_hand_counts_on_nothing_from_the_dealer() -> None:
    """BW-THIRD-5: what the dealer does not name, the third hand must hold alone."""
    short = Hand.parse("Q84.KQ9653.85.62")
    assert name_as_third(short, Score()).act == Name(Strain.S)
    enough = Hand.parse("A84.KQ965.KQ5.62")
    assert name_as_third(enough, Score()).act == Name(Strain.H)


def test_a_middle_card_is_led_from_under_the_highest() -> None:
    """BW-AMB-13."""
    lead = opening_lead(Hand.parse("K8532.T74.965.82"), Role.DEALER, Strain.C)
    assert str(lead.act) == "S5"
    assert lead.rules == ("BW-LEAD-5",)


def test_a_short_suit_is_led_last() -> None:
    """BW-LEAD-6: a void is made only when nothing better is there."""
    lead = opening_lead(Hand.parse("8.T9754.96532.82"), Role.DEALER, Strain.C)
    assert lead.act.suit in (Suit.H, Suit.D)
    rules = {str(row.act): row.rules for row in lead.candidates}
    assert rules["S8"] == ("BW-LEAD-6",)
