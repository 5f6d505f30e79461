"""Readings of the bridge-whist advice: what is counted, and which rule comes first."""

from itertools import islice

import pytest

from sansatout.cards import PACK, Hand, Strain, Suit
from sansatout.deal import Deal
from sansatout.events.acts import LayOut, Name
from sansatout.robots import decide
from sansatout.robots.bidding.bridge_whist import (
    Role,
    Score,
    name_as_dealer,
    name_as_third,
    opening_lead,
)
from sansatout.robots.bidding.bridge_whist.words import cashed
from sansatout.robots.levels import LEVELS
from sansatout.robots.play.seen import Seen
from sansatout.scoring.bridge_whist import WhistHand
from sansatout.seats import Seat
from sansatout.structs import replace
from sansatout.table.state import Table
from tests.table.driving import does, made


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


def at_twenty_two(games: int) -> Table:
    """A table at which South deals example II's hand with 22 points and so many games for us."""
    hand = Hand.parse("AQ.A9.T93.AKQ983")
    left = iter(card for card in PACK if card not in hand)
    others = [Hand(islice(left, 13)) for _ in range(3)]
    deal = Deal((others[0], others[1], hand, others[2]))
    table = made("bridge-whist")
    sheet = table.sheet
    for _ in range(games):
        sheet = sheet.after(WhistHand(Strain.NT, 9))
    for strain, tricks in ((Strain.H, 8), (Strain.D, 7)):
        sheet = sheet.after(WhistHand(strain, tricks))
    assert sheet.part_scores == (22, 0)
    return does(replace(table, sheet=sheet), None, LayOut(str(deal), Seat.S))


@pytest.mark.parametrize("level", LEVELS)
def test_bw_13_1_example_two_comes_out_at_a_table(level: str) -> None:
    """BW-DEAL-14: clubs where they make the second game certain, no trump without a game."""
    for games, strain in ((1, Strain.C), (0, Strain.NT)):
        seen = Seen.of(at_twenty_two(games), Seat.S)
        thought = decide(seen, level=level, system="culbertson", seed=1)
        assert thought.act == Name(strain)


def test_bw_lead_7_with_ace_and_king_of_trumps_the_ace_is_led() -> None:
    """BW-LEAD-2, BW-LEAD-7: trumps are a suit too."""
    hand = Hand.parse("9652.AK2.Q62.J94")
    lead = opening_lead(hand, Role.THIRD, Strain.H, doubled_by_partner=True)
    assert str(lead.act) == "HA"
