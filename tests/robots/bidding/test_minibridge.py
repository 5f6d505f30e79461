"""Declarer's choice in minibridge: strain and bonus after seeing dummy."""

from random import Random

import pytest

from sansatout.cards import Hand, Strain
from sansatout.deal import Deal
from sansatout.events.acts import Announce, Choose
from sansatout.robots.bidding.minibridge import announce, choose_strain
from sansatout.seats import Seat


def chosen(hand: str, dummy: str, *, vulnerable: bool = False) -> Choose:
    return choose_strain(Hand.parse(hand), Hand.parse(dummy), vulnerable=vulnerable).act


def test_the_points_are_announced_as_they_are_mb_4_1() -> None:
    assert announce(Hand.parse("AQ2.A96.K852.A42")) == Announce(17)


@pytest.mark.parametrize(
    ("hand", "dummy", "vulnerable", "expected"),
    [
        # exercise 1: a major of seven, every suit stopped, 28 points
        ("AQ2.A96.K852.A42", "KJ94.QJ5.A43.876", False, Choose(Strain.NT, bonus=True)),
        # eight spades: 24 points are enough at tariff I, 23 at tariff II only
        ("AK752.K4.A82.842", "QJ4.A983.Q73.953", False, Choose(Strain.S, bonus=False)),
        ("AK752.K4.A82.842", "QJ4.A983.Q73.953", True, Choose(Strain.S, bonus=True)),
        ("AK752.K4.A82.J42", "QJ4.A983.Q73.953", False, Choose(Strain.S, bonus=True)),
        # of two majors of eight the spades; of a longer one the longer
        ("AKQ4.KQ52.A2.742", "J752.A863.K3.953", False, Choose(Strain.S, bonus=True)),
        ("AKQ4.KQ852.A.742", "J752.A963.K32.95", False, Choose(Strain.H, bonus=True)),
        # clubs open, so no trump is dangerous: the minor of nine
        ("K42.A5.AK9742.32", "A63.K83.Q53.9764", False, Choose(Strain.D, bonus=False)),
    ],
)
def test_strain_and_bonus_follow_fit_stoppers_and_points_mb_5_4(
    hand: str, dummy: str, *, vulnerable: bool, expected: Choose
) -> None:
    assert chosen(hand, dummy, vulnerable=vulnerable) == expected


def test_nine_winners_beat_the_table_of_points_mb_11() -> None:
    assert chosen("A2.A32.AKQJT2.32", "843.K54.963.A654") == Choose(Strain.NT, bonus=True)


def test_every_pair_of_hands_has_a_choice_mb_5() -> None:
    random = Random(4)
    for _ in range(500):
        deal = Deal.random(random)
        decision = choose_strain(deal[Seat.N], deal[Seat.S])
        assert decision.act.strain in Strain
        assert all(candidate.reason.text() for candidate in decision.candidates)
