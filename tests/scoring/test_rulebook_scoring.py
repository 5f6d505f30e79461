"""The rule book's laws of scoring, by their ids."""

import pytest
from tests.scoring.helpers import THEY, WE, labels, played, points, sheet

from sansatout.contract import Contract
from sansatout.deal import Deal
from sansatout.scoring.rubber import End
from sansatout.scoring.rulebook import RULEBOOK
from sansatout.scoring.sheet import Honours, PaidRevoke, Place, Played
from sansatout.seats import Seat


def test_l_score_1_what_gives_points() -> None:
    """L-SCORE-1: contract, over- and undertricks, honours, slams and rubbers, and nothing else."""
    rubber = sheet(
        RULEBOOK,
        played("6S", 13, WE, Honours(THEY, 4)),
        played("1C", 6),
        played("7S", 13),
    )
    assert {entry.label for entry in rubber.entries} == {
        "contract", "overtricks", "undertricks", "honours", "small-slam", "grand-slam",
        "rubber-two-games",
    }  # fmt: skip


def test_l_score_2_and_3_contract_tricks_below_all_else_above() -> None:
    """L-SCORE-2, L-SCORE-3."""
    entries = RULEBOOK.score(played("6S", 13, WE, Honours(THEY, 4)))
    below = [entry.label for entry in entries if entry.place is Place.BELOW]
    assert below == ["contract"]
    assert len(entries) == 4


def test_l_score_4_a_game_is_100_below_in_one_deal_or_several() -> None:
    assert sheet(RULEBOOK, played("3NT", 9)).games(WE) == 1
    assert sheet(RULEBOOK, played("2NT", 13)).games(WE) == 0
    assert sheet(RULEBOOK, played("2NT", 8), played("1H", 7)).games(WE) == 1


def test_l_score_5_and_6_nothing_is_carried_over() -> None:
    """L-SCORE-5, L-SCORE-6: 60 and 120 make 180; both sides go on from nothing."""
    grown = sheet(RULEBOOK, played("1NT", 7, THEY), played("2S", 8), played("4S", 10))
    assert grown.lines[-1].reached == (180, 30)
    assert (grown.standing(WE), grown.standing(THEY)) == (0, 0)


def test_l_score_7_all_of_these_points_count_in_the_final_sum() -> None:
    """L-SCORE-7, L-SCORE-27, L-SCORE-28: the part score, too; the result is the difference."""
    grown = sheet(RULEBOOK, played("1NT", 7, THEY), played("2S", 8), played("4S", 10))
    assert (grown.total(WE), grown.total(THEY), grown.difference) == (180, 30, 150)


def test_l_score_8_a_game_makes_vulnerable_and_declarers_side_decides() -> None:
    one = sheet(RULEBOOK, played("3NT", 9))
    assert (one.vulnerable(WE), one.vulnerable(THEY)) == (True, False)
    assert one.after(played("1C", 6)).total(THEY) == 100
    assert one.after(played("1C", 6, THEY)).total(WE) == one.total(WE) + 50
    both = one.after(played("3NT", 9, THEY))
    assert (both.vulnerable(WE), both.vulnerable(THEY)) == (True, True)


@pytest.mark.parametrize(
    ("strain", "values"),
    [
        ("C", [20, 40, 60, 80, 100, 120, 140]),  # L-SCORE-9
        ("D", [20, 40, 60, 80, 100, 120, 140]),
        ("H", [30, 60, 90, 120, 150, 180, 210]),
        ("S", [30, 60, 90, 120, 150, 180, 210]),
        ("NT", [30, 70, 100, 140, 170, 210, 240]),  # L-SCORE-10
    ],
)
def test_l_score_9_and_10_trick_values(strain: str, values: list[int]) -> None:
    """L-SCORE-9, L-SCORE-10, L-SCORE-11: doubled twice, redoubled four times; no more for it."""
    for level, value in enumerate(values, start=1):
        for doubling, factor in (("", 1), ("X", 2), ("XX", 4)):
            scored = labels(RULEBOOK, played(f"{level}{strain}{doubling}", 6 + level))
            assert scored.pop("contract") == value * factor
            assert set(scored) <= {"small-slam", "grand-slam"}


def test_l_score_12_plain_overtricks_at_their_own_value() -> None:
    assert labels(RULEBOOK, played("1NT", 8))["overtricks"] == 40
    assert labels(RULEBOOK, played("2NT", 9))["overtricks"] == 30
    assert labels(RULEBOOK, played("1NT", 10), vulnerable=True)["overtricks"] == 110
    assert labels(RULEBOOK, played("1C", 9))["overtricks"] == 40
    assert labels(RULEBOOK, played("1H", 9))["overtricks"] == 60


def test_l_score_13_doubled_and_redoubled_overtricks() -> None:
    for text, plain, danger in (("1CX", 100, 200), ("1CXX", 200, 400)):
        assert labels(RULEBOOK, played(text, 9))["overtricks"] == 2 * plain
        assert labels(RULEBOOK, played(text, 9), vulnerable=True)["overtricks"] == 2 * danger


PRINTED = (50, 100, 150, 200, 250, 300, 350)
RISING = (100, 250, 450, 700, 1000, 1350, 1750, 2200, 2700, 3250, 3850, 4500, 5200)


def test_l_score_14_to_16_undertricks() -> None:
    """The printed columns, and the rest in the same proportion.

    L-SCORE-14, L-SCORE-15, L-SCORE-16.
    """
    for down, rising in enumerate(RISING, start=1):
        tricks = 13 - down
        columns = [
            points(RULEBOOK, played(f"7NT{doubling}", tricks), vulnerable=vulnerable)[2]
            for vulnerable in (False, True)
            for doubling in ("", "X", "XX")
        ]
        assert columns == [50 * down, rising, 2 * rising, rising, 2 * rising, 4 * rising]
    assert tuple(50 * n for n in range(1, 8)) == PRINTED


def test_l_score_17_honours_must_be_in_one_hand_of_either_side() -> None:
    deal = Deal.parse("N:AKQT.432.432.432 J98.AKQJT.AKQ.98 765.98.J98.AKQJT 432.765.T765.765")
    found = Played.of_deal(Contract.parse("1S"), Seat.E, 7, deal)
    assert found.honours == (Honours(WE, 4),)
    split = Deal.parse("N:AKQ2.432.432.432 JT8.AKQJT.AKQ.98 765.98.J98.AKQJT 943.765.T765.765")
    assert Played.of_deal(Contract.parse("1S"), Seat.E, 7, split).honours == ()


def test_l_score_18_and_19_honours_are_not_changed_by_doubling() -> None:
    """L-SCORE-18, L-SCORE-19: 100 for four, 150 for five, 150 for the aces at no trump."""
    for text, count, value in (("1S", 4, 100), ("1SXX", 4, 100), ("1SX", 5, 150), ("1NT", 4, 150)):
        assert labels(RULEBOOK, played(text, 5, THEY, Honours(WE, count)))["honours"] == value


def test_l_score_20_to_22_slams_bid_and_made() -> None:
    """L-SCORE-20, L-SCORE-21, L-SCORE-22: with their overtrick, and none unless bid."""
    for vulnerable, small, grand in ((False, 500, 1500), (True, 750, 2250)):
        six = labels(RULEBOOK, played("6C", 13), vulnerable=vulnerable)
        assert (six["small-slam"], six["overtricks"]) == (small, 20)
        assert labels(RULEBOOK, played("7CXX", 13), vulnerable=vulnerable)["grand-slam"] == grand
    assert not any("slam" in label for label in labels(RULEBOOK, played("5C", 13)))
    assert set(labels(RULEBOOK, played("7C", 12))) == {"undertricks"}


def test_l_score_23_to_25_the_rubber() -> None:
    """L-SCORE-23, L-SCORE-24, L-SCORE-25: two games win it; 700 if the loser has none, else 500."""
    straight = sheet(RULEBOOK, played("3NT", 9), played("3NT", 9))
    assert (straight.end, straight.winner) == (End.COMPLETE, WE)
    assert (straight.entries[-1].points, straight.entries[-1].rule) == (700, "L-SCORE-24")
    three = sheet(RULEBOOK, played("3NT", 9), played("3NT", 9, THEY), played("3NT", 9, THEY))
    assert (three.entries[-1].owner, three.entries[-1].points) == (THEY, 500)


def test_l_score_26_a_rubber_broken_off() -> None:
    """L-SCORE-26, A-44: 300 for a game, by default to both, nothing for a part score."""
    part = sheet(RULEBOOK, played("2NT", 8)).broken_off()
    assert part.total(WE) == 70
    one = sheet(RULEBOOK, played("3NT", 9), played("2NT", 8, THEY)).broken_off()
    assert (one.total(WE), one.total(THEY)) == (400, 70)
    results = (played("3NT", 9), played("4S", 10, THEY))
    both = sheet(RULEBOOK, *results).broken_off()
    assert (both.total(WE), both.total(THEY)) == (400, 420)
    neither = sheet(RULEBOOK, *results, unfinished_one_game_each="neither").broken_off()
    assert (neither.total(WE), neither.total(THEY)) == (100, 120)


def test_l_score_29_plus_for_the_winners_and_minus_for_the_losers() -> None:
    rubber = sheet(RULEBOOK, played("3NT", 9), played("3NT", 9))
    assert rubber.accounts == {WE: 900, THEY: -900}


@pytest.mark.parametrize(
    ("revokes", "counted"),
    [
        ((), 8),
        ((PaidRevoke(THEY),), 10),  # L-REVOKE-13: two for the first
        ((PaidRevoke(THEY), PaidRevoke(THEY)), 11),  # and one for a later one
        ((PaidRevoke(WE),), 6),
        ((PaidRevoke(WE), PaidRevoke(THEY)), 8),
        ((PaidRevoke(THEY, won_after=1),), 9),  # L-REVOKE-14: no more than won after it
        ((PaidRevoke(THEY, won_after=0),), 8),
        ((PaidRevoke(THEY, won_after=2), PaidRevoke(THEY, won_after=1)), 10),
        ((PaidRevoke(THEY, won_after=3), PaidRevoke(THEY, won_after=0)), 10),
        ((PaidRevoke(THEY), PaidRevoke(THEY), PaidRevoke(THEY), PaidRevoke(THEY)), 13),
        ((PaidRevoke(WE, dummy=True),), 8),  # L-REVOKE-4
    ],
)
def test_l_revoke_13_to_15_tricks_change_hands(
    revokes: tuple[PaidRevoke, ...], counted: int
) -> None:
    """L-REVOKE-13, L-REVOKE-14, L-REVOKE-15, L-REVOKE-4, A-31: and count like tricks won."""
    result = played("2S", 8, revokes=revokes)
    assert points(RULEBOOK, result) == points(RULEBOOK, played("2S", counted))


def test_l_revoke_15_tricks_taken_over_can_make_a_slam() -> None:
    result = played("6S", 10, revokes=(PaidRevoke(THEY),))
    assert labels(RULEBOOK, result)["small-slam"] == 500
