"""Each reading of the bidding chapters changes just what it is about."""

import pytest

from sansatout.auction import Auction
from sansatout.cards import Hand
from sansatout.errors import InputError
from sansatout.options import option_list
from sansatout.robots.bidding import SYSTEMS, decide_call
from sansatout.robots.bidding.counts import Counts

CASES = [
    # option, reading, system, hand, auction, by default, by the reading
    ("six_five_first", "longer", "culbertson", "AQ842.5.KJT973.A", "E:", "1S", "1D"),
    ("forced_rebid_order", "as-listed", "culbertson",
     "Q742.AQJ84.A95.8", "E: 1H Pass 2S Pass", "3S", "3H"),
    ("one_trick_answer", "pass", "culbertson", "KQ875.86.T643.95", "S: 1C Pass", "1S", "Pass"),
    ("one_trick_answer", "any-level", "culbertson", "86.KQ875.T643.95", "W: 1S Pass", "1NT", "2H"),
    ("three_trick_shift", "only-with-extras", "culbertson",
     "KQ942.A64.83.A52", "S: 1D Pass", "2S", "1S"),
    ("short_suit_honours", "larger", "culbertson", "A.9742.K853.8643", "N: 1H Pass", "3H", "2H"),
    ("raise_on_three", "no", "culbertson", "Q85.A74.A852.T63", "S: 1S Pass", "2S", "2NT"),
    ("nt_jump_scope", "any", "culbertson", "A64.AQ84.AK5.832", "S: 1H Pass 2NT Pass", "3NT", "4NT"),
    ("four_card_side_minimum", "separate", "culbertson", "AK42.K52.9432.85", "N:", "1S", "Pass"),
    ("negative_second_suit", "cheapest", "one-club",
     "J8642.53.T642.95", "W: 1C Pass 1D Pass 1H Pass", "2S", "1S"),
    ("interference_one_level", "not-used", "one-club", "KQ842.53.K75.962", "N: 1C 1D", "1S", "2S"),
    ("club_aj10", "1.25", "one-club", "AJT4.A52.5432.32", "N:", "1C", "Pass"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("option", "reading", "system", "hand", "auction", "usual", "other"), CASES
)
def test_a_reading_changes_the_call(
    option: str, reading: str, system: str, hand: str, auction: str, usual: str, other: str
) -> None:
    assert usual != other
    before = Auction.parse(auction)
    chosen = SYSTEMS[system].with_readings({option: reading})
    assert str(decide_call(SYSTEMS[system], Hand.parse(hand), before).act) == usual
    assert str(decide_call(chosen, Hand.parse(hand), before).act) == other


def test_every_option_has_a_case() -> None:
    declared = {
        choice.name for system in SYSTEMS.values() for choice in option_list(system.readings_type)
    }
    assert {case[0] for case in CASES} == declared


def test_an_unknown_reading_is_refused() -> None:
    with pytest.raises(InputError, match="six_five_first"):
        SYSTEMS["one-club"].with_readings({"six_five_first": "lower"})


def test_systems_with_other_readings_are_others() -> None:
    club = SYSTEMS["one-club"]
    assert club.with_readings({}) == club
    assert club.with_readings({"club_aj10": "1.25"}) != club


def test_the_club_counts_ace_jack_ten_as_agreed_r_ht_1() -> None:
    counts, club = Counts(Hand.parse("AJT4.432.5432.32")), SYSTEMS["one-club"]
    assert club.honour_tricks(counts) == 1.5
    assert club.with_readings({"club_aj10": "1.25"}).honour_tricks(counts) == 1.25
