"""Counting a hand, beyond the cases of the vector files."""

from random import Random

import pytest

from sansatout.cards import Hand, Strain, Suit
from sansatout.deal import Deal
from sansatout.robots.bidding.counts import Counts, nt_level
from sansatout.robots.bidding.holdings import (
    honour_tricks,
    normal_support,
    row,
    stopped,
    sure_trump_tricks,
)
from sansatout.robots.bidding.one_club.counts import club_honour_tricks


def holding(ranks: str) -> int:
    return Hand.parse(f"{ranks}...").holding(Suit.S)


def test_never_more_than_two_honour_tricks_in_a_suit_c_ht_3() -> None:
    assert max(honour_tricks(cards) for cards in range(1 << 13)) == 2
    assert max(club_honour_tricks(cards) for cards in range(1 << 13)) == 2


def test_a_higher_honour_for_a_lower_card_never_loses_honour_tricks_c_ht_1() -> None:
    for cards in range(1 << 13):
        for low in range(12):
            if cards >> low & 1 and not cards >> (low + 1) & 1:
                better = cards & ~(1 << low) | 1 << (low + 1)
                assert honour_tricks(better) >= honour_tricks(cards), (cards, better)


def test_a_deal_averages_about_eight_honour_tricks_c_ht_6() -> None:
    random = Random(6)
    deals = [Deal.random(random) for _ in range(2000)]
    total = sum(Counts(hand).honour_tricks for deal in deals for hand in deal)
    assert 7.8 < total / len(deals) < 8.7


def test_the_count_does_not_depend_on_who_plays_c_ht_4_c_ht_5() -> None:
    hand = Hand.parse("543.AQ32.K43.432")
    assert Counts(hand).honour_tricks == 2
    assert Counts(hand).defence_tricks(Strain.NT) == 2


@pytest.mark.parametrize(
    ("cards", "tricks"),
    [
        ("QJT976", 4),
        ("AKQJT", 5),
        ("KQJ9865", 6),
        ("AKJT8", 0),
        ("QJT9", 0),
        ("98765", 0),
    ],
)
def test_a_row_needs_three_touching_cards_at_the_top_of_five_c_pt_4(
    cards: str, tricks: int
) -> None:
    assert row(holding(cards)) == tricks


@pytest.mark.parametrize(
    ("cards", "tricks"),
    [("A", 1), ("K2", 1), ("Q32", 1), ("J432", 1), ("KQ2", 2), ("QJT2", 2), ("432", 0), ("K", 0)],
)
def test_sure_trump_tricks_by_the_cards_above_c_gap_27(cards: str, tricks: int) -> None:
    assert sure_trump_tricks(holding(cards)) == tricks


def test_only_the_shortest_suit_counts_and_only_with_three_trumps_c_sup_7() -> None:
    short = Counts(Hand.parse("52.Q53.43.AT8643"))
    assert short.shortness(Suit.H) == 0.5
    assert Counts(Hand.parse("5.9532.98643.654")).shortness(Suit.H) == 2
    assert Counts(Hand.parse("5.32.K98643.6543")).shortness(Suit.H) == 0


def test_support_adds_its_four_parts_c_sup_4_c_sup_6() -> None:
    counts = Counts(Hand.parse("T.K965.A863.J982"))
    assert counts.side_honour_tricks(Suit.H) == 1
    assert counts.support_tricks(Suit.H) == 5.5


def test_support_and_stoppers_are_told_from_one_suit_c_trs_1() -> None:
    assert [normal_support(holding(c)) for c in ("Q32", "JT2", "J32", "9432")] == [
        True, True, False, True,
    ]  # fmt: skip
    assert [stopped(holding(c)) for c in ("A", "K", "K2", "Q2", "Q32", "J32", "J432")] == [
        True, False, True, False, True, False, True,
    ]  # fmt: skip


def test_the_ladder_climbs_with_honour_tricks_c_ntl_2_c_ntl_3() -> None:
    levels = [nt_level(half / 2) for half in range(20)]
    assert levels == sorted(levels)
    assert set(levels) == {0, 1, 2, 3, 6}
