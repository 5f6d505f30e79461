"""Hands that fit are counted exactly, and each has one number."""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import comb

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sansatout.chance.bits import HandColumns, spread
from sansatout.chance.counted import ALL_CARDS
from sansatout.chance.numbering import subsets
from sansatout.chance.plan import Plan
from sansatout.conditions import condition_term
from sansatout.deal import DEALS, Deal
from sansatout.errors import NotationError
from sansatout.seats import Seat
from tests.chance.expressions import conditions
from tests.fuzzing import examples


def points_of_hands() -> Counter[int]:
    """Count the hands by points: how many of each honour, the rest from 36 cards."""
    found: Counter[int] = Counter()
    for a, k, q, j in product(range(5), repeat=4):
        if a + k + q + j <= 13:
            ways = comb(4, a) * comb(4, k) * comb(4, q) * comb(4, j) * comb(36, 13 - a - k - q - j)
            found[4 * a + 3 * k + 2 * q + j] += ways
    return found


def points_with_spades(spades: int) -> Counter[int]:
    """The same for hands with so many spades: spades' honours apart from those of three suits."""
    found: Counter[int] = Counter()
    for own in product(range(2), repeat=4):
        low = spades - sum(own)
        if low < 0:
            continue
        for a, k, q, j in product(range(4), repeat=4):
            rest = 13 - spades - a - k - q - j
            if rest >= 0:
                ways = comb(9, low) * comb(27, rest)
                ways *= comb(3, a) * comb(3, k) * comb(3, q) * comb(3, j)
                points = 4 * (own[0] + a) + 3 * (own[1] + k) + 2 * (own[2] + q) + own[3] + j
                found[points] += ways
    return found


def hands_that_fit(text: str, seat: Seat = Seat.S) -> int:
    return Plan(condition_term(text)).seats[seat].numbering.total


def test_points_are_counted_as_combinations_say() -> None:
    expected = points_of_hands()
    assert sum(expected.values()) == comb(52, 13)
    for points in (0, 1, 10, 20, 29, 37):
        assert hands_that_fit(f"hcp(S) == {points}") == expected[points]


def test_points_and_lengths_are_counted_together() -> None:
    for spades, points in ((5, 20), (0, 7), (13, 10), (7, 4)):
        counted = hands_that_fit(f"spades(S) == {spades} and hcp(S) == {points}")
        assert counted == points_with_spades(spades)[points]


BALANCED = (
    4 * comb(13, 4) * comb(13, 3) ** 3
    + 12 * comb(13, 4) ** 2 * comb(13, 3) * comb(13, 2)
    + 12 * comb(13, 5) * comb(13, 3) ** 2 * comb(13, 2)
)


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("balanced(S)", BALANCED),
        ('shape(S, "4333 4432 5332")', BALANCED),
        ('shape(S, "5=4=3=1")', comb(13, 5) * comb(13, 4) * comb(13, 3) * 13),
        ("aces(S) == 4 and kings(S) == 4", comb(44, 5)),
        ('has(S, "SA") and clubs(S) == 0', comb(38, 12)),
        ('not has(S, "SA HK") and diamonds(S) == 13', 1),
        ('has(N, "SA SK") and has(S, "HA") and tens(S) >= 0', comb(49, 12)),
        ("honours(S, H) == 5 and losers(S) >= 0", comb(47, 8)),
        ("hcp(S) >= 36 or hcp(S) < 0", sum(points_of_hands()[n] for n in (36, 37))),
    ],
)
def test_hands_are_counted_exactly(text: str, count: int) -> None:
    assert hands_that_fit(text) == count


def test_every_number_is_another_hand_that_fits() -> None:
    """So each hand that fits has exactly one number, since there are as many as are counted."""
    text = "hcp(S) >= 35 and spades(S) >= 4"
    numbering = Plan(condition_term(text)).seats[Seat.S].numbering
    expected = sum(points_with_spades(n)[p] for n in range(4, 14) for p in range(35, 38))
    hands = numbering.cards(np.arange(numbering.total))
    assert len(set(hands.tolist())) == numbering.total == expected
    fits = condition_term(text).column(HandColumns({Seat.S: hands}))
    assert fits.all()


def test_what_both_sides_have_follows_from_one() -> None:
    side = Plan(condition_term("aces(NS) == 4 and kings(EW) <= 1 and clubs(NS) > 9")).side
    assert side is not None
    clubs = range(10, 14)
    held = sum(
        comb(3, k) * comb(11, n - 1 - own) * comb(33, 26 - n - 3 - k)
        for n in clubs
        for own in (0, 1)
        for k in range(4)
        if k + own >= 3
    )
    assert side.numbering.total == held


@pytest.mark.parametrize(("count", "size"), [(52, 13), (39, 13), (26, 13), (8, 2), (5, 5), (3, 0)])
def test_all_sets_of_some_cards_are_numbered(count: int, size: int) -> None:
    numbering = subsets(count, size)
    assert numbering.total == comb(count, size)
    numbers = np.unique(np.linspace(0, numbering.total - 1, 2000).astype(np.int64))
    cards = numbering.cards(numbers).tolist()
    assert len(set(cards)) == len(numbers)
    assert all(each.bit_count() == size and each < 1 << count for each in cards)


@given(st.integers(0, ALL_CARDS), st.integers(0, ALL_CARDS))
def test_bits_are_spread_over_the_places_of_a_mask(pattern: int, mask: int) -> None:
    places = [bit for bit in range(52) if mask >> bit & 1]
    expected = sum(1 << place for n, place in enumerate(places) if pattern >> n & 1)
    done = spread(np.array([pattern], dtype=np.uint64), np.array([mask], dtype=np.uint64))
    assert done.tolist() == [expected]


@examples(200)
@given(conditions, st.lists(st.integers(0, DEALS - 1).map(Deal.unrank), min_size=1, max_size=12))
def test_a_condition_says_the_same_of_many_deals_and_of_each(text: str, deals: list[Deal]) -> None:
    try:
        term = condition_term(text)
    except NotationError:
        return  # a number that is too large
    hands = {seat: np.array([deal[seat].bits for deal in deals], dtype=np.uint64) for seat in Seat}
    many = np.broadcast_to(term.column(HandColumns(hands)), len(deals))
    assert many.tolist() == [bool(term.value(deal)) for deal in deals]
    parts = [bool(all(part.value(deal) for part in term.conjuncts)) for deal in deals]
    assert parts == many.tolist(), "the conjuncts together say the same"
