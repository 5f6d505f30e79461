"""The Hungarian booklet's sheet and table, by their sections."""

import pytest
from tests.scoring.helpers import THEY, WE, labels, played, points, sheet

from sansatout.errors import InputError
from sansatout.scoring.hungarian import HUNGARIAN
from sansatout.scoring.rubber import End
from sansatout.scoring.sheet import Honours, Place


def test_hu_5_1_made_with_six_and_the_level() -> None:
    assert set(labels(HUNGARIAN, played("4S", 10))) == {"contract"}
    assert set(labels(HUNGARIAN, played("4S", 9))) == {"undertricks"}


def test_hu_5_2_tricks_bid_and_made_below_all_else_above() -> None:
    entries = HUNGARIAN.score(played("6SX", 13))
    assert [e.label for e in entries if e.place is Place.BELOW] == ["contract"]
    assert len(entries) == 4


def test_hu_5_3_a_penalty_is_the_defenders_above() -> None:
    assert points(HUNGARIAN, played("4S", 8)) == (0, 0, 100, 0)


def test_hu_5_4_a_game_is_100_below() -> None:
    assert sheet(HUNGARIAN, played("3NT", 9)).games(WE) == 1
    assert sheet(HUNGARIAN, played("2NT", 13)).games(WE) == 0
    assert sheet(HUNGARIAN, played("2NT", 8), played("1H", 7)).games(WE) == 1


def test_hu_5_5_each_side_has_its_own_state() -> None:
    grown = sheet(HUNGARIAN, played("3NT", 9))
    assert (grown.vulnerable(WE), grown.vulnerable(THEY)) == (True, False)
    assert grown.after(played("1C", 6)).total(THEY) == 100
    assert grown.after(played("1C", 6, THEY)).total(WE) == 150


def test_hu_5_6_two_games_win_the_rubber_and_its_reward() -> None:
    straight = sheet(HUNGARIAN, played("3NT", 9), played("3NT", 9))
    assert (straight.end, straight.winner, straight.total(WE)) == (End.COMPLETE, WE, 900)
    three = sheet(HUNGARIAN, played("3NT", 9), played("3NT", 9, THEY), played("3NT", 9))
    assert (three.total(WE), three.total(THEY)) == (700, 100)


def test_hu_5_7_a_game_freezes_the_other_sides_part_score() -> None:
    """HU-5.7, H08: the winner's surplus is dropped, unless it carries over."""
    results = (played("2C", 8, THEY), played("5D", 11), played("2NT", 8), played("1H", 7, THEY))
    grown = sheet(HUNGARIAN, *results[:2])
    assert (grown.standing(WE), grown.standing(THEY)) == (0, 0)
    assert grown.total(THEY) == 40
    carried = sheet(HUNGARIAN, played("4S", 10), surplus_carries=True)
    assert carried.standing(WE) == 20
    assert carried.after(played("4C", 10)).end is End.COMPLETE
    assert sheet(HUNGARIAN, played("4S", 10), played("4C", 10)).end is End.OPEN


def test_h08_a_surplus_alone_is_no_game() -> None:
    huge = sheet(HUNGARIAN, played("7NTXX", 13), None, surplus_carries=True)
    assert huge.games(WE) == 1
    assert huge.after(played("1C", 7)).games(WE) == 2


@pytest.mark.parametrize(
    ("strain", "values"),
    [
        ("C", [20, 40, 60, 80, 100, 120, 140]),
        ("D", [20, 40, 60, 80, 100, 120, 140]),
        ("H", [30, 60, 90, 120, 150, 180, 210]),
        ("S", [30, 60, 90, 120, 150, 180, 210]),
        ("NT", [40, 70, 100, 130, 160, 190, 220]),
    ],
)
def test_hu_6_trick_values(strain: str, values: list[int]) -> None:
    for level, value in enumerate(values, start=1):
        for doubling, factor in (("", 1), ("X", 2), ("XX", 4)):
            result = played(f"{level}{strain}{doubling}", 6 + level)
            assert labels(HUNGARIAN, result)["contract"] == value * factor


def test_hu_6_overtricks() -> None:
    """HU-6, H13: plain at the trick's value, at no trump 30 or 40."""
    for text, plain, danger in (("1C", 20, 20), ("1S", 30, 30), ("1NT", 30, 30)):
        assert labels(HUNGARIAN, played(text, 9))["overtricks"] == 2 * plain
        assert labels(HUNGARIAN, played(text, 9), vulnerable=True)["overtricks"] == 2 * danger
    for text, plain, danger in (("1CX", 100, 200), ("1NTXX", 200, 400)):
        assert labels(HUNGARIAN, played(text, 9))["overtricks"] == 2 * plain
        assert labels(HUNGARIAN, played(text, 9), vulnerable=True)["overtricks"] == 2 * danger
    assert labels(HUNGARIAN, played("1NT", 9), nt_overtrick=40)["overtricks"] == 80
    assert labels(HUNGARIAN, played("1S", 9), nt_overtrick=40)["overtricks"] == 60


def test_hu_6_undertricks() -> None:
    expected = {
        "": ((50, 100, 150, 200, 250), (100, 200, 300, 400, 500)),
        "X": ((100, 300, 500, 700, 900), (200, 500, 800, 1100, 1400)),
        "XX": ((200, 600, 1000, 1400, 1800), (400, 1000, 1600, 2200, 2800)),
    }
    for doubling, states in expected.items():
        for vulnerable, sums in zip((False, True), states, strict=True):
            found = [
                points(HUNGARIAN, played(f"7C{doubling}", 13 - down), vulnerable=vulnerable)[2]
                for down in range(1, 6)
            ]
            assert tuple(found) == sums


def test_hu_6_making_a_doubled_contract() -> None:
    """HU-6, H05: one figure for doubled and redoubled, which other readings change."""
    for vulnerable in (False, True):
        assert labels(HUNGARIAN, played("1CX", 7), vulnerable=vulnerable)["fulfilment"] == 50
        assert labels(HUNGARIAN, played("1CXX", 7), vulnerable=vulnerable)["fulfilment"] == 50
    rules = [
        {e.rule for e in HUNGARIAN.score(played(text, 7)) if e.label == "fulfilment"}
        for text in ("1CX", "1CXX")
    ]
    assert rules == [{"HU-6"}, {"H05"}]
    assert labels(HUNGARIAN, played("1CXX", 7), redoubled_insult=100)["fulfilment"] == 100
    assert "fulfilment" not in labels(HUNGARIAN, played("1CXX", 7), redoubled_insult=0)
    assert labels(HUNGARIAN, played("1CX", 7), redoubled_insult=0)["fulfilment"] == 50


def test_h04_a_slam_must_be_bid_or_only_taken() -> None:
    """HU-6, H04: taken, the grand figure replaces the small one."""
    for vulnerable, small, grand in ((False, 500, 1000), (True, 700, 1500)):
        six = labels(HUNGARIAN, played("6S", 13), vulnerable=vulnerable)
        assert six["small-slam-announced"] == small
        seven = labels(HUNGARIAN, played("7S", 13), vulnerable=vulnerable)
        assert seven["grand-slam-announced"] == grand
    assert not any("slam" in label for label in labels(HUNGARIAN, played("4S", 13)))
    taken = labels(HUNGARIAN, played("6S", 13), slam_requires_bid=False)
    assert (taken["grand-slam"], taken.get("small-slam")) == (1000, None)
    assert labels(HUNGARIAN, played("4S", 12), slam_requires_bid=False)["small-slam"] == 500
    failed = labels(HUNGARIAN, played("7S", 12), slam_requires_bid=False)
    assert set(failed) == {"undertricks"}


def test_h01_points_above_can_be_left_out_of_the_sum() -> None:
    results = (played("3NT", 10), played("1C", 6))
    assert sheet(HUNGARIAN, *results).total(WE) == 130
    bare = sheet(HUNGARIAN, *results, above_line_in_total=False)
    assert (bare.total(WE), bare.total(THEY)) == (100, 0)


def test_h02_and_h03_extra_points_for_games_and_where_rewards_are_written() -> None:
    """H02, H03."""
    results = (played("3NT", 9), played("3NT", 9))
    extra = sheet(HUNGARIAN, *results, game_extra_points=50)
    assert extra.total(WE) == 900 + 2 * 50
    assert extra.total(WE, Place.BELOW) == 200
    low = sheet(HUNGARIAN, *results, game_extra_points=50, rubber_reward_place="below")
    assert low.total(WE, Place.ABOVE) == 0
    assert low.total(WE) == 1000
    one = sheet(HUNGARIAN, results[0], game_extra_points=50, rubber_reward_place="below")
    assert one.standing(WE) == 0


def test_h02_extra_points_are_never_negative() -> None:
    with pytest.raises(InputError, match="game_extra_points cannot be -5: expected 0 or more"):
        sheet(HUNGARIAN, game_extra_points=-5)


def test_h06_what_doubling_adds_can_be_written_above() -> None:
    assert points(HUNGARIAN, played("2SX", 8)) == (50, 120, 0, 0)
    above = points(HUNGARIAN, played("2SXX", 8), doubling_points_place="above")
    assert above == (180 + 50, 60, 0, 0)
    assert sheet(HUNGARIAN, played("2SX", 8), doubling_points_place="above").games(WE) == 0


def test_h14_a_rubber_broken_off_brings_no_reward() -> None:
    done = sheet(HUNGARIAN, played("3NT", 9)).broken_off()
    assert (done.end, done.total(WE)) == (End.AGREED, 100)


def test_h15_honours_earn_nothing_or_todays_figures() -> None:
    five = played("1S", 7, WE, Honours(THEY, 5))
    assert points(HUNGARIAN, five) == points(HUNGARIAN, played("1S", 7))
    assert labels(HUNGARIAN, five, honours="today")["honours"] == 150
    aces = played("1NT", 7, WE, Honours(WE, 4))
    assert labels(HUNGARIAN, aces, honours="today")["honours"] == 150


def test_hu_8_1_overtricks_and_penalties_stand_above_as_the_table_has_them() -> None:
    assert points(HUNGARIAN, played("2S", 9)) == (30, 60, 0, 0)
    assert points(HUNGARIAN, played("2S", 6)) == (0, 0, 100, 0)


def test_hu_8_2_a_game_brings_nothing_by_itself_unless_a_figure_is_agreed() -> None:
    assert sheet(HUNGARIAN, played("3NT", 9)).total(WE) == 100
    assert sheet(HUNGARIAN, played("3NT", 9), game_extra_points=50).total(WE) == 150


def test_hu_8_3_what_stands_above_counts_unless_it_is_played_for_money() -> None:
    assert sheet(HUNGARIAN, played("2S", 9)).total(WE) == 90
    assert sheet(HUNGARIAN, played("2S", 9), above_line_in_total=False).total(WE) == 60


def test_hu_8_4_a_trick_beyond_those_undertaken_brings_nothing_towards_game() -> None:
    """The booklet's five undertaken and six taken: five count until the final count."""
    grown = sheet(HUNGARIAN, played("3H", 10))
    assert (grown.part_scores, grown.total(WE)) == ((90, 0), 120)


def test_hu_8_5_doubled_tricks_stand_below_unless_the_added_part_goes_above() -> None:
    assert points(HUNGARIAN, played("2SX", 8)) == (50, 120, 0, 0)
    above = points(HUNGARIAN, played("2SX", 8), doubling_points_place="above")
    assert above == (110, 60, 0, 0)
