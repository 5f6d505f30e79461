"""Deals that fit a condition are all equally likely, and the same for a seed."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from math import comb
from random import Random

import pytest
from hypothesis import given

from sansatout.cards import Hand, Suit
from sansatout.chance import random_deals
from sansatout.conditions import parse_condition
from sansatout.deal import Deal
from sansatout.errors import InputError, NotationError
from sansatout.seats import Seat
from tests.chance.expressions import conditions
from tests.fuzzing import examples


def assert_by_chance(seen: Mapping[object, int], expected: Mapping[object, Fraction]) -> None:
    """Refuse what comes by chance once in a thousand times (chi-square; seeds are fixed)."""
    assert set(seen) <= set(expected)
    total, whole = sum(seen.values()), sum(expected.values())
    square = 0.0
    for key, weight in expected.items():
        mean = float(total * weight / whole)
        assert mean >= 5, "too few deals for a test"
        square += (seen.get(key, 0) - mean) ** 2 / mean
    free = len(expected) - 1
    limit = free * (1 - 2 / (9 * free) + 3.09 * (2 / (9 * free)) ** 0.5) ** 3
    assert square < limit, (square, limit)


def test_points_beside_a_strong_hand_are_as_combinations_say() -> None:
    """South's aces and North's points: every composition of honours of both hands counted."""
    expected: Counter[object] = Counter()
    for a, k, q, j in product(range(5), repeat=4):
        south = a + k + q + j
        if 4 * a + 3 * k + 2 * q + j != 15 or south > 13:
            continue
        ways = comb(4, a) * comb(4, k) * comb(4, q) * comb(4, j) * comb(36, 13 - south)
        low = 36 - (13 - south)
        for b, c, d, e in product(range(2), range(2), range(3), range(5)):
            points, held = 4 * b + 3 * c + 2 * d + e, b + c + d + e
            if points <= 5:
                rest = comb(4 - a, b) * comb(4 - k, c) * comb(4 - q, d) * comb(4 - j, e)
                expected[a, points] += ways * rest * comb(low, 13 - held)
    where = "hcp(S) == 15 and hcp(N) <= 5"
    seen = Counter[object](
        (deal[Seat.S].aces, deal[Seat.N].points)
        for deal in random_deals(12_000, where=where, random=Random(1936))
    )
    assert_by_chance(seen, {key: Fraction(ways) for key, ways in expected.items()})


def test_lengths_are_as_combinations_say() -> None:
    expected: dict[object, Fraction] = {
        (north, south): Fraction(
            comb(13, south) * comb(39, 13 - south) * comb(13 - south, north)
            * comb(39 - (13 - south), 13 - north)
        )
        for south in (7, 8)
        for north in (1, 2, 3)
    }  # fmt: skip
    where = "6 < spades(S) < 9 and 1 <= spades(N) <= 3"
    drawn = random_deals(4000, where=where, random=Random(4))
    seen = Counter[object](
        (deal[Seat.N].length(Suit.S), deal[Seat.S].length(Suit.S)) for deal in drawn
    )
    assert_by_chance(seen, expected)


# Eleven cards of each hand are certain, and eight are not: 2,520 deals.
CERTAIN = ("AK52.AK42.762.", ".Q93.AKQ9.T972", "QJT97.J.T43.53", "64.T8765.J.AKQ")


@cache
def small_world() -> tuple[str, tuple[Deal, ...]]:
    """Return the condition that all deals of a small pack fit, and these deals."""
    rest = set(Hand.from_bits((1 << 52) - 1))
    certain = [Hand.parse(text) for text in CERTAIN]
    for hand in certain:
        rest -= set(hand)
    text = " and ".join(
        f'has({seat}, "{" ".join(map(str, hand))}")'
        for seat, hand in zip(Seat, certain, strict=True)
    )
    deals = []
    n, e, s, w = certain
    for north in combinations(sorted(rest), 13 - len(n)):
        left = rest - set(north)
        for east in combinations(sorted(left), 13 - len(e)):
            last = left - set(east)
            for south in combinations(sorted(last), 13 - len(s)):
                west = Hand(last - set(south))
                deals.append(Deal((n | Hand(north), e | Hand(east), s | Hand(south), w | west)))
    return text, tuple(deals)


@pytest.mark.parametrize(
    "where",
    [
        "1 == 1",
        "clubs(S) >= 3",
        "clubs(S) >= 3 and clubs(N) >= 1 and spades(E) <= 1",
        "losers(S) <= 8 and not has(N, 'CJ')",
        "clubs(NS) >= 5",
        "clubs(NS) >= 5 and clubs(N) >= 2 and hcp(S) <= 5",
        "hcp(EW) > hcp(NS) - 9 and spades(S) + clubs(N) >= 7",
        "clubs(N) == 2 and clubs(S) == 3 and clubs(W) == 4",
        "spades(N) >= 5 and spades(W) >= 3 or hearts(E) == 4",
        "not (clubs(N) > 1 or spades(S) > 5)",
        "shape(N, '5=4=3=1 4432') or balanced(W) and has(S, 'C8')",
        "hcp(N) == 15 and hcp(S) == 4",
        "max(clubs(N), clubs(S)) == 2 * min(spades(E), 1) + 0.0",
    ],
)
def test_every_deal_of_a_small_pack_is_as_likely_as_any_other(where: str) -> None:
    """PROMISE-DEAL-3."""
    certain, deals = small_world()
    fits = parse_condition(where)
    fitting = [deal for deal in deals if fits(deal)]
    assert len(fitting) > 1, "something to choose from"
    drawn = random_deals(
        12 * len(fitting), where=f"({where}) and {certain}", random=Random(len(fitting))
    )
    assert_by_chance(Counter[object](drawn), dict.fromkeys(fitting, Fraction(1)))


@examples(40)
@given(conditions)
def test_what_is_found_fits_and_what_is_not_found_is_not_there(where: str) -> None:
    certain, deals = small_world()
    try:
        fits = parse_condition(where)
    except NotationError:
        return
    there, known = any(fits(deal) for deal in deals), frozenset(deals)
    try:
        found = list(
            random_deals(3, where=f"{where} and {certain}", random=Random(where), tries=40_000)
        )
    except InputError:
        assert not there
    else:
        assert there
        assert all(fits(deal) and deal in known for deal in found)


NONE = [
    "hcp(S) > 37",
    "hcp(NS) > 40",
    "1 > 2",
    "hcp(S) >= 25 and hcp(N) >= 20",
    "hcp(N) <= 5 and hcp(S) <= 5 and hcp(E) <= 5 and hcp(W) <= 5",
    "spades(N) >= 5 and spades(S) >= 5 and spades(E) >= 4",
    'has(N, "SA") and has(S, "SA")',
    'has(N, "SA SK SQ SJ") and spades(N) < 4',
    "spades(N) + hearts(N) + diamonds(N) + clubs(N) == 12",
    "aces(NS) == 4 and aces(E) == 1",
]


@pytest.mark.parametrize("where", NONE)
def test_that_no_deal_fits_is_found_by_counting(where: str) -> None:
    with pytest.raises(InputError) as caught:
        next(random_deals(1, where=where))
    assert caught.value.message == "cli-no-deal-fits"


def test_a_deal_of_which_there_are_few_is_dealt_and_not_searched_for() -> None:
    """Twenty points opposite twenty come once in a few million deals."""
    drawn = list(
        random_deals(50, where="hcp(S) == 20 and hcp(N) == 20", random=Random(1), tries=500)
    )
    assert all(deal[Seat.N].points == deal[Seat.S].points == 20 for deal in drawn)
    assert len(set(drawn)) == 50


def test_a_seed_gives_the_same_deals_in_every_release() -> None:
    """PROMISE-DEAL-2."""
    (deal,) = random_deals(1, where="hcp(S) >= 20 and hearts(N) >= 5", random=Random(7))
    assert str(deal) == "N:732.QT983.84.643 T.75.97652.KJT97 KQ954.AK4.KQ.A52 AJ86.J62.AJT3.Q8"


@pytest.mark.parametrize("where", ["shape(E, '5431')", "balanced(N) and hcp(N) >= 12"])
def test_a_seed_gives_the_same_deals_in_every_process(where: str) -> None:
    """PROMISE-DEAL-2: what Python orders by chance, anew in each process, must not matter."""
    program = (
        "import sys; from random import Random; from sansatout.chance import random_deals;"
        "print(*random_deals(2, where=sys.argv[1], random=Random(1)))"
    )
    told = {
        subprocess.run(
            [sys.executable, "-c", program, where],
            env=os.environ | {"PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2", "3")
    }
    assert len(told) == 1


def test_without_a_seed_deals_come_from_the_system() -> None:
    one, other = (next(random_deals(1, where="hcp(S) >= 20")) for _ in range(2))
    assert one != other
