"""Accounts over an evening with changing partners."""

from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sansatout.cards import Strain
from sansatout.contract import Contract
from sansatout.errors import InputError
from sansatout.scoring.bridge_whist import BRIDGE_WHIST, BridgeWhistOptions, Robbert, WhistHand
from sansatout.scoring.evening import Evening, Round
from sansatout.scoring.minibridge import MINIBRIDGE, MINIBRIDGE_3, MinibridgePlayed, ThreePlayed
from sansatout.scoring.rubber import RubberSheet
from sansatout.scoring.rulebook import RULEBOOK
from sansatout.scoring.sheet import Column, Played
from sansatout.seats import Seat, Side

WE, THEY = Column.WE, Column.THEY
GAME = WhistHand(Strain.NT, 9)
SITTING = BRIDGE_WHIST.new_sheet().refolded((GAME, GAME))  # 172 to us, 17 in the general account


def rubber(tricks: int = 10) -> RubberSheet[Played]:
    return RULEBOOK.new_sheet().after(Played(Contract.parse("4S"), WE, tricks))


def test_everybody_of_the_winning_side_wins_the_same() -> None:
    accounts = Round(SITTING, "Ada", "Bo", "Carl", "Dora").accounts
    assert accounts == {"Ada": 17, "Bo": -17, "Carl": 17, "Dora": -17}


def test_a_sheet_may_be_kept_by_the_other_side() -> None:
    accounts = Round(SITTING, "Ada", "Bo", "Carl", "Dora", we=Side.EW).accounts
    assert accounts == {"Ada": -17, "Bo": 17, "Carl": -17, "Dora": 17}


def test_the_account_follows_the_players_from_seat_to_seat() -> None:
    evening = Evening()
    evening = evening.after(Round(SITTING, "Ada", "Bo", "Carl", "Dora"))
    evening = evening.after(Round(SITTING, "Bo", "Ada", "Carl", "Dora"))
    assert evening.accounts == {"Ada": 0, "Bo": 0, "Carl": 34, "Dora": -34}
    assert evening.history("Ada") == (17, -17)
    assert evening.plus_and_minus("Ada") == (17, 17)


def test_who_sits_out_wins_and_loses_nothing() -> None:
    evening = Evening((Round(SITTING, "Ada", "Bo", "Carl", "Dora"),))
    evening = evening.after(Round(SITTING, "Eva", "Bo", "Carl", "Dora"))
    assert evening.players == ("Ada", "Bo", "Carl", "Dora", "Eva")
    assert evening.history("Ada") == (17, 0)
    assert evening.history("Eva") == (0, 17)


def test_undoing_a_round_gives_the_evening_before_it() -> None:
    evening = Evening((Round(SITTING, "Ada", "Bo", "Carl", "Dora"),))
    assert evening.after(Round(SITTING, "Bo", "Ada", "Carl", "Dora")).undone() == evening


def test_a_rubber_brings_its_difference() -> None:
    sheet = rubber()
    accounts = Round(sheet, "Ada", "Bo", "Carl", "Dora").accounts
    assert sheet.difference > 0
    assert accounts["Ada"] == sheet.difference == -accounts["Bo"]


def test_nobody_sits_in_two_places() -> None:
    with pytest.raises(InputError, match="Ada cannot sit in two places"):
        Round(SITTING, "Ada", "Bo", "Ada", "Dora")


def test_mb_8_4_three_players_leave_a_seat_empty() -> None:
    sheet = MINIBRIDGE_3.new_sheet().after(
        ThreePlayed(Strain.H, bonus=True, tricks=10, declarer=Seat.S, exposed=Seat.N)
    )
    accounts = Round(sheet, None, "Bo", "Carl", "Dora").accounts
    assert accounts == {"Bo": -420, "Carl": 840, "Dora": -420}


def test_bw_3_4_a_robbert_is_an_evening_of_three_sittings() -> None:
    robbert = Robbert(("Ada", "Bo", "Carl", "Dora"))
    for _ in range(6):
        robbert = robbert.after(GAME)
    rounds = [Round.seated(s, robbert.seating(n)) for n, s in enumerate(robbert.sittings)]
    assert Evening(tuple(rounds)).accounts == robbert.accounts


def test_bw_amb_12_losers_may_be_left_out_of_the_general_account() -> None:
    options = BridgeWhistOptions(general_account="winners")
    sheet = BRIDGE_WHIST.new_sheet(options).refolded((GAME, GAME))
    accounts = Round(sheet, "Ada", "Bo", "Carl", "Dora").accounts
    assert accounts == {"Ada": 17, "Bo": 0, "Carl": 17, "Dora": 0}


def random_round(random: Random) -> Round:
    names = random.choice(list(permutations(("Ada", "Bo", "Carl", "Dora", "Eva"), 4)))
    kind = random.randrange(4)
    strain, tricks = random.choice(list(Strain)), random.randrange(14)
    if kind == 0:
        return Round(BRIDGE_WHIST.new_sheet().after(WhistHand(strain, tricks)), *names)
    if kind == 1:
        return Round(rubber(tricks), *names, we=random.choice(list(Side)))
    bonus = random.random() < 0.5
    if kind == 2:
        pair = MinibridgePlayed(strain, bonus, tricks, random.choice(list(Column)))
        return Round(MINIBRIDGE.new_sheet().after(pair), *names)
    lone = ThreePlayed(strain, bonus, tricks, random.choice([Seat.E, Seat.S, Seat.W]), Seat.N)
    return Round(MINIBRIDGE_3.new_sheet().after(lone), None, *names[1:])


@given(st.integers(0, 100_000), st.integers(0, 8))
def test_plus_and_minus_over_an_evening_sum_to_zero(seed: int, rounds: int) -> None:
    random = Random(seed)
    evening = Evening(tuple(random_round(random) for _ in range(rounds)))
    assert sum(evening.accounts.values()) == 0
    for name, account in evening.accounts.items():
        plus, minus = evening.plus_and_minus(name)
        assert plus - minus == account
