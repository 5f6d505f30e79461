"""Duplicate by the ids of docs/duplicate.md."""

from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sansatout.contract import Contract
from sansatout.errors import InputError, RuleError
from sansatout.options import parse_options
from sansatout.scoring import arrays, compare
from sansatout.scoring.chicago import CHICAGO, ChicagoOptions
from sansatout.scoring.contractual import ContractSystem
from sansatout.scoring.duplicate import DUPLICATE, board_dealer, board_net, net
from sansatout.scoring.hungarian import HUNGARIAN
from sansatout.scoring.kontrakt import KONTRAKT
from sansatout.scoring.reform import REFORM
from sansatout.scoring.rubber import End, RubberSheet
from sansatout.scoring.rulebook import RULEBOOK
from sansatout.scoring.sheet import Column, Honours, Played, total
from sansatout.scoring.vanderbilt import VANDERBILT
from sansatout.seats import Seat, Vulnerability

WE, THEY = Column.WE, Column.THEY


def played(contract: str, tricks: int, by: Column = WE, *honours: Honours) -> Played:
    return Played(Contract.parse(contract), by, tricks, honours)


@pytest.mark.parametrize(
    ("contract", "tricks", "plain", "vulnerable"),
    [
        ("1C", 7, 70, 70),  # DU-2.1, DU-2.5 part score
        ("1NT", 7, 90, 90),
        ("2NT", 9, 150, 150),  # DU-2.3 plain
        ("3NT", 9, 400, 600),  # DU-2.5 game
        ("4S", 10, 420, 620),
        ("5D", 12, 420, 620),
        ("2SX", 8, 470, 670),  # DU-2.2 doubled into game, DU-2.4
        ("2HXX", 8, 640, 840),
        ("1CX", 7, 140, 140),
        ("1CX", 9, 340, 540),  # DU-2.3 doubled
        ("1NTXX", 9, 960, 1560),
        ("6NT", 12, 990, 1440),  # DU-2.6
        ("6S", 13, 1010, 1460),
        ("7S", 13, 1510, 2210),
        ("7NTXX", 13, 2280, 2980),
        ("4S", 12, 480, 680),
        ("4S", 9, -50, -100),  # DU-2.7
        ("7NT", 0, -650, -1300),
        ("4SX", 9, -100, -200),  # DU-2.8
        ("4SX", 8, -300, -500),
        ("4SX", 7, -500, -800),
        ("4SX", 6, -800, -1100),
        ("4SXX", 6, -1600, -2200),
        ("7NTX", 0, -3500, -3800),
        ("7NTXX", 0, -7000, -7600),
    ],
)
def test_one_deal_by_du_2(contract: str, tricks: int, plain: int, vulnerable: int) -> None:
    assert net(Contract.parse(contract), tricks) == plain
    assert net(Contract.parse(contract), tricks, vulnerable=True) == vulnerable


def test_du_2_9_honours_earn_nothing() -> None:
    result = played("4S", 10, WE, Honours(WE, 5))
    assert total(DUPLICATE.score(result), WE) == 420


def test_entries_name_their_rules() -> None:
    entries = DUPLICATE.score(played("6SX", 13), vulnerable=True)
    assert [(e.label, e.points, e.rule) for e in entries] == [
        ("contract", 360, "DU-2.2"),
        ("overtricks", 200, "DU-2.3"),
        ("fulfilment", 50, "DU-2.4"),
        ("small-slam-announced", 750, "DU-2.6"),
        ("game-premium", 500, "DU-2.5"),
    ]


SYSTEMS: tuple[ContractSystem[Any], ...] = (
    KONTRAKT,
    VANDERBILT,
    REFORM,
    RULEBOOK,
    HUNGARIAN,
    CHICAGO,
)


@pytest.mark.parametrize("system", [DUPLICATE, *SYSTEMS], ids=lambda system: system.key)
def test_the_array_path_is_the_scalar_path_over_the_whole_table(
    system: ContractSystem[Any],
) -> None:
    grid = np.meshgrid(np.arange(105), np.arange(14), [False, True], indexing="ij")
    fast = arrays.net(*grid, system=system)
    for code, contract in enumerate(arrays.CONTRACTS):
        assert contract.code == code
        for tricks in range(14):
            for vulnerable in (False, True):
                entries = system.score(Played(contract, WE, tricks), vulnerable=vulnerable)
                points = total(entries, WE) - total(entries, THEY)
                assert fast[code, tricks, int(vulnerable)] == points


def test_the_looked_up_sum_is_the_sum_of_the_entries_over_the_whole_table() -> None:
    for contract in arrays.CONTRACTS:
        for tricks in range(14):
            for vulnerable in (False, True):
                entries = DUPLICATE.score(Played(contract, WE, tricks), vulnerable=vulnerable)
                points = total(entries, WE) - total(entries, THEY)
                assert net(contract, tricks, vulnerable=vulnerable) == points


@given(
    st.sampled_from(arrays.CONTRACTS),
    st.sampled_from(Seat),
    st.integers(0, 13),
    st.sampled_from(Vulnerability),
)
def test_a_board_scores_by_the_danger_of_declarers_side(
    contract: Contract, declarer: Seat, tricks: int, vulnerability: Vulnerability
) -> None:
    danger = vulnerability.includes(declarer.side)
    points = board_net(contract, declarer, tricks, vulnerability)
    assert points == net(contract, tricks, vulnerable=danger)


@pytest.mark.parametrize("tricks", [-1, 14])
def test_impossible_tricks_are_refused(tricks: int) -> None:
    contract = Contract.parse("1C")
    with pytest.raises(InputError, match="tricks are impossible"):
        net(contract, tricks)
    with pytest.raises(InputError, match="tricks are impossible"):
        board_net(contract, Seat.N, tricks, Vulnerability.NONE)


def test_arrays_out_of_range_are_refused() -> None:
    for contract, tricks, vulnerable in (
        ([105], [7], [0]),
        ([0], [14], [0]),
        ([0], [-1], [0]),
        ([0], [7], [2]),
    ):
        with pytest.raises(InputError, match="out of range"):
            arrays.net([contract], [tricks], [vulnerable])
    with pytest.raises(InputError, match="whole numbers"):
        arrays.net([0.5], [7], [0])
    assert arrays.net(np.array([], dtype=int), np.array([], dtype=int), False).size == 0  # noqa: FBT003


def test_du_1_1_dealers_by_board_number() -> None:
    assert [str(board_dealer(n)) for n in range(1, 7)] == ["N", "E", "S", "W", "N", "E"]
    with pytest.raises(InputError, match="not the number of a board"):
        board_dealer(0)


def test_du_1_2_vulnerability_by_board_number() -> None:
    marks = " ".join(str(Vulnerability.of_board(n)) for n in range(1, 18))
    assert marks == "None NS EW All NS EW All None EW All None NS All None NS EW None"


@pytest.mark.parametrize(
    ("difference", "expected"),
    [
        (0, 0), (10, 0), (20, 1), (40, 1), (50, 2), (80, 2), (90, 3), (120, 3), (130, 4),
        (170, 5), (220, 6), (270, 7), (320, 8), (370, 9), (430, 10), (500, 11), (600, 12),
        (750, 13), (900, 14), (1100, 15), (1300, 16), (1500, 17), (1750, 18), (2000, 19),
        (2250, 20), (2500, 21), (3000, 22), (3500, 23), (3990, 23), (4000, 24), (15000, 24),
    ],
)  # fmt: skip
def test_du_3_1_imps(difference: int, expected: int) -> None:
    assert compare.imps(difference) == expected
    assert compare.imps(-difference) == -expected


def test_du_3_1_a_step_ends_at_its_last_ten() -> None:
    """DU-3.1: one point more than the last of a step is worth the next IMP."""
    for step, last in enumerate(compare.IMP_LIMITS):
        assert last % 10 == 0
        assert (compare.imps(last), compare.imps(last + 1)) == (step, step + 1)


@given(st.lists(st.integers(-8000, 8000)))
def test_the_array_of_imps_is_the_scalar_path(differences: list[int]) -> None:
    assert arrays.imps(np.array(differences, dtype=int)).tolist() == [
        compare.imps(difference) for difference in differences
    ]


@given(st.lists(st.sampled_from([-200, -50, 0, 140, 420, 620]), min_size=1, max_size=12))
def test_du_3_2_matchpoints_count_those_beaten_twice_and_equals_once(scores: list[int]) -> None:
    points = compare.matchpoints(scores)
    for place, own in enumerate(scores):
        others = scores[:place] + scores[place + 1 :]
        assert points[place] == sum(2 * (own > other) + (own == other) for other in others)
    assert sum(points) == len(scores) * (len(scores) - 1)


def test_du_3_3_percentages_and_a_pair_alone() -> None:
    assert compare.percentages([100, 100, -50]) == (Fraction(75), Fraction(75), Fraction(0))
    assert compare.percentages([100]) == (Fraction(50),)
    assert compare.percentages([]) == ()


@given(st.lists(st.integers(-400, 400).map(lambda n: 10 * n), max_size=8))
def test_du_3_4_cross_imps_sum_to_nothing(scores: list[int]) -> None:
    assert sum(compare.cross_imps(scores)) == 0


def test_du_3_5_the_datum_leaves_out_extremes_from_five_results_on() -> None:
    assert compare.datum([0, 0, 0, 400]) == 100
    assert compare.datum([0, 0, 0, 30, 4000]) == 10
    assert compare.datum([-50, -100]) == -80
    assert compare.butler([400, 0, 0, 0]) == (7, -3, -3, -3)


def chukker(*results: Played | None, **options: object) -> RubberSheet[Played]:
    sheet = CHICAGO.new_sheet(parse_options(ChicagoOptions, options))
    for result in results:
        sheet = sheet.after(result)
    return sheet


def test_du_4_1_danger_goes_by_the_deal() -> None:
    down = played("1C", 6)
    sheets = [chukker(*[down] * n) for n in range(4)]
    assert [sheet.vulnerable(WE) for sheet in sheets] == [False, False, True, True]
    assert [sheet.vulnerable(THEY) for sheet in sheets] == [False, True, False, True]
    others = [chukker(*[down] * n, middle_deals="non_dealer") for n in range(4)]
    assert [sheet.vulnerable(WE) for sheet in others] == [False, True, False, True]
    later = [chukker(*[down] * n, first_dealer="they") for n in range(4)]
    assert [sheet.vulnerable(WE) for sheet in later] == [False, True, False, True]


def test_du_4_2_a_passed_deal_does_not_count() -> None:
    sheet = chukker(None, played("1C", 6), None)
    assert not sheet.vulnerable(WE)
    assert sheet.vulnerable(THEY)
    done = chukker(None, *[played("1C", 6)] * 4)
    assert done.end is End.COMPLETE
    with pytest.raises(RuleError, match="over"):
        done.after(None)


def test_du_4_3_and_4_4_part_scores_carry_to_a_game() -> None:
    sheet = chukker(played("2S", 8), played("1NT", 8))
    assert [(e.label, e.points) for e in sheet.entries] == [
        ("contract", 60),
        ("contract", 40),
        ("overtricks", 30),
        ("game-premium", 300),
    ]
    assert sheet.standing(WE) == 0


def test_du_4_4_the_game_premium_goes_by_the_danger_of_its_deal() -> None:
    down = played("1C", 6)
    assert chukker(down, played("4S", 10, THEY)).entries[-1].points == 500
    assert chukker(down, played("4S", 10, WE)).entries[-1].points == 300


def test_du_4_5_a_part_score_on_the_fourth_deal_brings_100() -> None:
    down = played("1C", 6)
    last = chukker(down, down, down, played("2S", 8)).entries[-1]
    assert (last.label, last.points, last.owner) == ("part-score", 100, WE)
    assert "part-score" not in {e.label for e in chukker(down, down, played("2S", 8)).entries}
    game = chukker(down, down, played("2S", 8), played("2S", 8)).entries[-1]
    assert (game.label, game.points) == ("game-premium", 500)


def test_du_4_6_honours_count_unless_switched_off() -> None:
    result = played("4S", 9, WE, Honours(WE, 4), Honours(THEY, 5))
    assert chukker(result).total(WE) == 100
    assert chukker(result).total(THEY) == 50 + 150
    assert chukker(result, honours=False).total(WE) == 0


def test_a_chukker_is_won_by_the_side_with_more_points() -> None:
    down = played("1C", 6)
    assert chukker(down, down, down, down).winner is THEY
    assert chukker(down, down, down).winner is None
    tied = chukker(down, down, played("1C", 5), played("1C", 4, THEY))
    assert (tied.total(WE), tied.total(THEY), tied.winner) == (300, 300, None)
