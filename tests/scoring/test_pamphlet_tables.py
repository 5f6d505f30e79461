"""Each of the pamphlet's three tables by its own rules."""

from typing import Any

import pytest
from tests.scoring.helpers import THEY, WE, labels, played, points, sheet

from sansatout.options import option_list
from sansatout.scoring.contractual import ContractSystem
from sansatout.scoring.kontrakt import KONTRAKT
from sansatout.scoring.reform import REFORM
from sansatout.scoring.sheet import Honours, Place
from sansatout.scoring.vanderbilt import VANDERBILT


def test_pb_8_3_the_worked_rubber_to_the_point() -> None:
    """PB-8.3, PB-8.2.6: 946/518, 1586/200, 2532 - 718 = 1814; P17: 2450/700 without the tricks."""
    rubber = sheet(
        KONTRAKT,
        played("2DX", 9, WE, Honours(WE, 4)),
        played("3C", 12, THEY, Honours(THEY, 5)),
        played("4H", 9, THEY),
        played("2S", 9, WE, Honours(WE, 4)),
        played("3C", 8),
        played("4S", 13, WE, Honours(WE, 5)),
    )
    blocks = [(block.total(WE), block.total(THEY)) for block in rubber.blocks]
    assert blocks == [(946, 518), (1586, 200)]
    assert (rubber.total(WE), rubber.total(THEY), rubber.difference) == (2532, 718, 1814)
    assert rubber.accounts == {WE: 1814, THEY: -1814}
    bare = sheet(KONTRAKT, *rubber.results, below_line_in_total=False)
    assert (bare.total(WE), bare.total(THEY), bare.difference) == (2450, 700, 1750)


@pytest.mark.parametrize(
    ("text", "vulnerable", "unit"),
    [
        ("1C", False, 50),
        ("1CX", False, 100),
        ("1CXX", False, 200),
        ("1C", True, 100),
        ("1CX", True, 200),
        ("1CXX", True, 400),
    ],
)
def test_pb_8_2_1_and_8_2_2_keeping_and_failing_are_worth_a_unit_each(
    *, text: str, vulnerable: bool, unit: int
) -> None:
    """PB-8.1, PB-8.2.1, PB-8.2.2, P15: one down plain in the first game is 100."""
    made = labels(KONTRAKT, played(text, 9), vulnerable=vulnerable)
    assert (made["fulfilment"], made["overtricks"]) == (unit, 2 * unit)
    failed = labels(KONTRAKT, played(text, 4), vulnerable=vulnerable)
    assert failed == {"nonfulfilment": unit, "undertricks": 3 * unit}
    assert points(KONTRAKT, played("1C", 6))[2] == 100


def test_pb_8_2_3_slams_count_by_the_tricks_taken() -> None:
    """PB-8.2.3, PB-7.9: bid or not, one premium only, never multiplied."""
    assert labels(KONTRAKT, played("3C", 12))["small-slam"] == 100
    grand = labels(KONTRAKT, played("3CXX", 13), vulnerable=True)
    assert grand["grand-slam"] == 200
    assert "small-slam" not in grand


@pytest.mark.parametrize("system", [KONTRAKT, REFORM], ids=lambda system: system.key)
def test_p20_who_may_have_a_slam_that_was_not_bid(system: ContractSystem[Any]) -> None:
    defenders = played("7NT", 1)
    failed = played("7NT", 12)
    made = played("1NT", 12)
    scopes = ("any_side", "declaring_side", "made_contract")
    found = [
        ["small-slam" in labels(system, result, unbid_slam_scope=scope) for scope in scopes]
        for result in (defenders, failed, made)
    ]
    assert found == [[True, False, False], [True, True, False], [True, True, True]]
    assert (
        points(system, defenders)[2]
        > points(system, defenders, unbid_slam_scope="declaring_side")[2]
    )


def test_pb_8_2_4_chicane_for_each_hand_without_a_trump() -> None:
    """PB-8.2.4, P19: 50 a hand, once a side, or none."""
    result = played("1C", 7, chicane=(THEY, THEY, WE))
    bare = points(KONTRAKT, played("1C", 7))
    assert points(KONTRAKT, result) == (bare[0] + 50, bare[1], 100, 0)
    assert points(KONTRAKT, result, chicane_hands="once_a_side") == (bare[0] + 50, bare[1], 50, 0)
    assert points(KONTRAKT, result, chicane=False) == bare


@pytest.mark.parametrize("system", [VANDERBILT, REFORM], ids=lambda system: system.key)
def test_pb_9_5_and_10_6_no_chicane_in_the_other_tables(system: ContractSystem[Any]) -> None:
    """PB-9.5, PB-10.6, P19."""
    assert points(system, played("1C", 7, chicane=(WE,))) == points(system, played("1C", 7))


def test_pb_8_2_5_the_game_that_ends_the_rubber_brings_750_alone() -> None:
    """PB-8.2.5, P16: 300 for the other games, whoever won them."""
    results = (played("4S", 10), played("4S", 10, THEY), played("4S", 10))

    def premiums(*, also: bool) -> list[tuple[str, int]]:
        rubber = sheet(KONTRAKT, *results, rubber_game_also_gets_game_premium=also)
        return [(e.label, e.points) for e in rubber.entries if "premium" in e.label]

    first_two = [("game-premium", 300), ("game-premium", 300)]
    assert premiums(also=False) == [*first_two, ("rubber-premium", 750)]
    assert premiums(also=True) == [*first_two, ("game-premium", 300), ("rubber-premium", 750)]


@pytest.mark.parametrize(
    ("system", "games", "short"),
    [
        (KONTRAKT, "3NT 4H 4S 5C 5D", "2NT 3H 3S 4C 4D"),  # PB-8.2.7
        (VANDERBILT, "3NT 4H 4S 5C 5D", "2NT 3H 3S 4C 4D"),  # PB-9.7
        (REFORM, "4NT 5H 5S 6D 7C", "3NT 4H 4S 5C 5D 6C"),  # PB-10.7
    ],
)
def test_which_contracts_are_a_game_from_nothing(
    system: ContractSystem[Any], games: str, short: str
) -> None:
    """PB-8.2.7, PB-9.7, PB-10.7."""
    assert all(sheet(system, played(text, 13)).games(WE) == 1 for text in games.split())
    assert all(sheet(system, played(text, 13)).games(WE) == 0 for text in short.split())


@pytest.mark.parametrize(
    ("text", "vulnerable", "sums"),
    [
        ("7C", False, [50, 100, 150, 200, 250, 300, 350, 400]),
        ("7CX", False, [100, 200, 400, 600, 1000, 1400, 1800, 2200]),
        ("7CXX", False, [200, 400, 800, 1200, 2000, 2800, 3600, 4400]),
        ("7C", True, [100, 300, 500, 700, 900, 1100, 1300, 1500]),
        ("7CX", True, [200, 600, 1000, 1400, 1800, 2200, 2600, 3000]),
        ("7CXX", True, [400, 1200, 2000, 2800, 3600, 4400, 5200, 6000]),
    ],
)
def test_pb_9_2_undertricks_add_up_and_failing_itself_costs_nothing(
    *, text: str, vulnerable: bool, sums: list[int]
) -> None:
    for down, expected in enumerate(sums, start=1):
        scored = labels(VANDERBILT, played(text, 13 - down), vulnerable=vulnerable)
        assert scored == {"undertricks": expected}


@pytest.mark.parametrize(
    ("text", "vulnerable", "fulfilment", "overtrick"),
    [
        ("1H", False, 0, 50),
        ("1HX", False, 50, 100),
        ("1HXX", False, 100, 200),
        ("1H", True, 0, 50),
        ("1HX", True, 100, 200),
        ("1HXX", True, 200, 400),
    ],
)
def test_pb_9_1_and_9_3_fulfilment_and_overtricks(
    *, text: str, vulnerable: bool, fulfilment: int, overtrick: int
) -> None:
    """PB-9.1, PB-9.3: a plain overtrick is 50 in danger, too."""
    scored = labels(VANDERBILT, played(text, 10), vulnerable=vulnerable)
    assert scored.get("fulfilment", 0) == fulfilment
    assert scored["overtricks"] == 3 * overtrick


def test_pb_9_4_slams_must_be_bid_and_made() -> None:
    for vulnerable, small, grand in ((False, 500, 1000), (True, 750, 1500)):
        six = labels(VANDERBILT, played("6SX", 13), vulnerable=vulnerable)
        assert six["small-slam-announced"] == small
        assert six["overtricks"] > 0
        seven = labels(VANDERBILT, played("7SX", 13), vulnerable=vulnerable)
        assert seven["grand-slam-announced"] == grand
    assert set(labels(VANDERBILT, played("7S", 12))) == {"undertricks"}
    assert not any("slam" in label for label in labels(VANDERBILT, played("5S", 13)))


def test_pb_9_the_rubber_pays_700_or_500_and_no_game_does() -> None:
    """PB-9: the differences from Kontrakt."""
    straight = sheet(VANDERBILT, played("3NT", 9), played("3NT", 9))
    assert [(e.label, e.points) for e in straight.entries if e.place is Place.ABOVE] == [
        ("rubber-premium", 700)
    ]
    three = sheet(VANDERBILT, played("3NT", 9), played("3NT", 9, THEY), played("3NT", 9))
    assert three.entries[-1].points == 500


def test_pb_9_6_below_line_points_always_count() -> None:
    assert sheet(VANDERBILT, played("1C", 7)).total(WE) == 20
    assert "below_line_in_total" not in {one.name for one in option_list(VANDERBILT.options_type)}


@pytest.mark.parametrize(("text", "factor"), [("1S", 1), ("1SX", 2), ("1SXX", 4)])
def test_pb_10_1_and_10_2_only_undertricks_change_with_danger(text: str, factor: int) -> None:
    """PB-10.1, PB-10.2, P22: overtricks 8, or 4 by the other reading of the scan."""
    for vulnerable, under in ((False, 8), (True, 16)):
        made = labels(REFORM, played(text, 9), vulnerable=vulnerable)
        assert made["fulfilment"] == 4 * factor
        assert made["overtricks"] == 16 * factor
        failed = labels(REFORM, played(text, 4), vulnerable=vulnerable)
        assert failed == {"nonfulfilment": 4 * factor, "undertricks": 3 * under * factor}
    assert labels(REFORM, played(text, 9), reform_overtrick=4)["overtricks"] == 8 * factor


def test_pb_10_3_the_game_premium_is_all_the_winners_points_of_that_game() -> None:
    """PB-10.3, P23, P24: the surplus included, doubled as written unless another reading holds."""
    results = (played("2C", 8, THEY), played("2H", 8), played("2HX", 8))

    def premium(**options: object) -> int:
        return sheet(REFORM, *results, **options).entries[-1].points

    assert premium() == 16 + 32
    assert premium(reform_premium_base="both_sides") == 12 + 16 + 32
    assert premium(reform_premium_doubled=False) == 16 + 16


def test_pb_10_4_the_rubber_premium_is_that_of_both_games_won() -> None:
    """PB-10.4, P16, P23: the loser's game between them is left out."""
    results = (played("5S", 11), played("2C", 8), played("5H", 11, THEY), played("7C", 13))

    def last(**options: object) -> list[tuple[str, int]]:
        entries = sheet(REFORM, *results, **options).entries
        return [(e.label, e.points) for e in entries if e.deal == 4 and "premium" in e.label]

    assert last() == [("rubber-premium", 45 + 42)]
    also = last(rubber_game_also_gets_game_premium=True)
    assert also == [("game-premium", 42), ("rubber-premium", 45 + 42)]


def test_pb_10_5_slams_bid_or_not() -> None:
    assert labels(REFORM, played("6S", 12))["small-slam-announced"] == 48
    assert labels(REFORM, played("7S", 13))["grand-slam-announced"] == 96
    assert labels(REFORM, played("5S", 12))["small-slam"] == 16
    assert labels(REFORM, played("5S", 13))["grand-slam"] == 32
    assert labels(REFORM, played("7S", 12))["small-slam"] == 16
    assert not any("slam" in label for label in labels(REFORM, played("6S", 11)))


@pytest.mark.parametrize(
    ("reading", "expected"),
    [
        ("small_announced", {"small-slam-announced": 48}),
        ("both", {"small-slam-announced": 48, "grand-slam": 32}),
        ("grand_unannounced", {"grand-slam": 32}),
    ],
)
def test_p21_six_bid_thirteen_made(reading: str, expected: dict[str, int]) -> None:
    found = labels(REFORM, played("6S", 13), reform_six_bid_seven_made=reading)
    assert {label: value for label, value in found.items() if "slam" in label} == expected


@pytest.mark.parametrize("system", [KONTRAKT, REFORM], ids=lambda system: system.key)
def test_p17_points_below_can_be_left_out_of_the_sum(system: ContractSystem[Any]) -> None:
    grown = sheet(system, played("1C", 7))
    bare = sheet(system, played("1C", 7), below_line_in_total=False)
    assert grown.total(WE) - bare.total(WE) == 6
    assert bare.standing(WE) == 6
