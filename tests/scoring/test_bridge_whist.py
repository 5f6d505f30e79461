"""Bridge-whist: what a hand is worth."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.scoring.whist import DEFAULT, THEY, WE, claim, reading, sheet_of

from sansatout import options
from sansatout.cards import Strain
from sansatout.deal import DEALS, Deal
from sansatout.errors import InputError, NotationError, RuleError
from sansatout.scoring.bridge_whist import (
    TRICK_VALUES,
    UNITS,
    Holding,
    HonourClaim,
    WhistHand,
    honour_points,
    honour_units,
    net_units,
    odd_tricks,
)
from sansatout.scoring.sheet import Column, Place
from sansatout.seats import Seat


class TestOddTricks:
    @pytest.mark.parametrize(
        ("strain", "value"),
        [(Strain.S, 2), (Strain.C, 4), (Strain.D, 6), (Strain.H, 8), (Strain.NT, 12)],
    )
    def test_bw_5_an_odd_trick_has_the_value_of_its_strain(
        self, strain: Strain, value: int
    ) -> None:
        sheet = sheet_of(WhistHand(strain, 8))
        assert (sheet.total(WE, Place.BELOW), sheet.total(THEY, Place.BELOW)) == (2 * value, 0)

    def test_bw_5_the_strains_stand_in_the_order_of_their_value(self) -> None:
        assert [*TRICK_VALUES] == [Strain.S, Strain.C, Strain.D, Strain.H, Strain.NT]

    def test_bw_7_4_six_tricks_are_a_book_and_earn_nothing(self) -> None:
        played = WhistHand(Strain.H, 6)
        assert odd_tricks(played, WE, DEFAULT) == 0
        assert odd_tricks(played, THEY, DEFAULT) == 1

    def test_bw_6_2_doubling_multiplies_trick_points_only(self) -> None:
        plain, times = (
            sheet_of(WhistHand(Strain.S, 13, times, claim("we:5-one"))) for times in (1, 8)
        )
        assert plain.total(WE, Place.BELOW) == 14
        assert times.lines[0].entries[0].points == 112
        assert plain.total(WE, Place.ABOVE) == times.total(WE, Place.ABOVE) == 20 + 40

    def test_bw_6_2_doubled_trick_points_count_towards_game(self) -> None:
        assert sheet_of(WhistHand(Strain.S, 8, 8)).games(WE) == 1

    @pytest.mark.parametrize("times", [0, 3, -2, 12])
    def test_a_multiplier_that_no_doubling_gives_is_refused(self, times: int) -> None:
        with pytest.raises(InputError, match=f"count {times} times: expected 1, 2, 4, 8"):
            WhistHand(Strain.S, 7, times)

    def test_bw_amb_04_more_than_eightfold_needs_the_option(self) -> None:
        wild = WhistHand(Strain.H, 7, 16)
        with pytest.raises(RuleError, match=r"at most 8.*BW-AMB-04"):
            sheet_of(wild)
        assert sheet_of(wild, options=reading(doubling_limit="none")).total(WE) == 128

    def test_bw_amb_03_penalty_tricks_are_never_counted(self) -> None:
        faulty = WhistHand(Strain.H, 7, penalty=(2, 0))
        with pytest.raises(RuleError, match="penalty tricks are never counted"):
            sheet_of(faulty)
        moved = sheet_of(faulty, options=reading(penalty_tricks="moved"))
        assert moved.total(WE) == 3 * 8

    def test_bw_amb_03_penalty_tricks_moved_make_no_slam(self) -> None:
        faulty = WhistHand(Strain.C, 11, penalty=(2, 0))
        sheet = sheet_of(faulty, options=reading(penalty_tricks="moved"))
        assert [entry.label for entry in sheet.entries] == ["odd-tricks"]

    def test_a_naming_side_that_fails_loses_nothing_of_its_own(self) -> None:
        assert [entry.points for entry in sheet_of(WhistHand(Strain.NT, 5)).entries] == [24]

    @pytest.mark.parametrize("tricks", [-1, 14])
    def test_there_are_thirteen_tricks(self, tricks: int) -> None:
        with pytest.raises(InputError, match="expected 0 to 13"):
            WhistHand(Strain.H, tricks)


class TestHonours:
    @pytest.mark.parametrize(
        ("holding", "points"),
        [
            ("3", (4, 8, 12, 16)),
            ("4-shared", (8, 16, 24, 32)),
            ("5-3-2", (10, 20, 30, 40)),
            ("4-one", (16, 32, 48, 64)),
            ("5-4-1", (18, 36, 54, 72)),
            ("5-one", (20, 40, 60, 80)),
        ],
    )
    def test_bw_8_honour_points_are_as_in_the_table(
        self, holding: str, points: tuple[int, ...]
    ) -> None:
        strains = (Strain.S, Strain.C, Strain.D, Strain.H)
        hands = [WhistHand(strain, 6, honours=claim(f"we:{holding}")) for strain in strains]
        assert tuple(honour_points(one, DEFAULT) for one in hands) == points

    @pytest.mark.parametrize(
        ("holding", "points"), [("aces-3", 30), ("aces-4-shared", 40), ("aces-4-one", 100)]
    )
    def test_bw_8_aces_at_no_trump(self, holding: str, points: int) -> None:
        assert sheet_of(WhistHand(Strain.NT, 6, 4, claim(f"we:{holding}"))).total(WE) == points

    def test_bw_amb_06_three_aces_in_one_hand_are_worth_as_much(self) -> None:
        played = WhistHand(Strain.NT, 6, honours=claim("we:aces-3-one"))
        assert sheet_of(played).total(WE) == 30
        assert sheet_of(played, options=reading(three_aces_in_one_hand=0)).total(WE) == 0

    @pytest.mark.parametrize(("units", "left"), [(2, 4), (8, 10), (10, 12)])
    def test_bw_8_1_own_chicane_adds_two(self, units: int, left: int) -> None:
        assert net_units(units, own=1, opposing=0) == left

    @pytest.mark.parametrize(("units", "left"), [(2, 0), (4, 2), (5, 3), (8, 6), (9, 7), (10, 8)])
    def test_bw_8_1_opposing_chicane_takes_two(self, units: int, left: int) -> None:
        assert net_units(units, own=0, opposing=1) == left

    def test_bw_8_2_four_honours_and_chicane_are_six_by_arithmetic(self) -> None:
        assert net_units(4, own=1, opposing=0) == 6

    @given(st.integers(0, DEALS - 1), st.sampled_from(list(Strain)[:4]))
    def test_bw_8_2_from_cards_honours_beside_a_void_lie_in_one_hand(
        self, number: int, strain: Strain
    ) -> None:
        found = WhistHand.of_deal(strain, 6, Deal.unrank(number))
        if found.honours and found.honours.column in found.chicane:
            assert found.honours.holding.value in ("3", "4-one", "5-one")

    def test_bw_8_chicane_is_never_scored_by_itself(self) -> None:
        assert sheet_of(WhistHand(Strain.H, 6, chicane=(WE,))).total(WE) == 0

    @pytest.mark.parametrize(
        ("chicane", "each", "one"),
        [((THEY, THEY), 6, 8), ((WE, THEY), 10, 10), ((WE, THEY, THEY), 8, 10)],
    )
    def test_bw_8_3_bw_amb_08_every_void_hand_counts(
        self, chicane: tuple[Column, ...], each: int, one: int
    ) -> None:
        played = WhistHand(Strain.C, 13, honours=claim("we:5-one"), chicane=chicane)
        assert honour_units(played, DEFAULT) == each
        assert honour_units(played, reading(several_chicanes="one-a-side")) == one

    def test_chicane_at_no_trump_is_refused(self) -> None:
        with pytest.raises(InputError, match="expected a trump strain"):
            WhistHand(Strain.NT, 6, chicane=(WE,))

    def test_a_side_without_trumps_has_no_honours(self) -> None:
        with pytest.raises(InputError, match="we cannot have honours"):
            WhistHand(Strain.H, 6, honours=claim("we:3"), chicane=(WE, WE))

    def test_somebody_has_trumps(self) -> None:
        with pytest.raises(InputError, match="at most three"):
            WhistHand(Strain.H, 6, chicane=(WE, WE, THEY, THEY))
        with pytest.raises(InputError, match="they cannot have chicane 3 times"):
            WhistHand(Strain.H, 6, chicane=(THEY,) * 3)

    @pytest.mark.parametrize(("strain", "holding"), [(Strain.NT, "5-one"), (Strain.H, "aces-3")])
    def test_a_holding_goes_with_its_strain(self, strain: Strain, holding: str) -> None:
        with pytest.raises(InputError, match=f"{holding} does not go with {strain}: expected"):
            WhistHand(strain, 7, honours=claim(f"we:{holding}"))

    @pytest.mark.parametrize("text", ["we", "we:6", "us:3", "4-shared"])
    def test_an_unknown_claim_is_refused(self, text: str) -> None:
        with pytest.raises(NotationError, match="expected"):
            HonourClaim.parse(text)

    @pytest.mark.parametrize("holding", list(Holding))
    def test_a_claim_reads_back_what_it_writes(self, holding: Holding) -> None:
        assert HonourClaim.parse(str(HonourClaim(THEY, holding))) == HonourClaim(THEY, holding)

    @given(st.integers(0, DEALS - 1), st.sampled_from(list(Strain)[:4]))
    def test_bw_8_units_of_any_deal_agree_with_a_count_by_hand(
        self, number: int, strain: Strain
    ) -> None:
        deal = Deal.unrank(number)
        trumps = {seat: [c for c in deal[seat] if c.suit.strain is strain] for seat in Seat}
        held = {seat: sum(str(c.rank) in "AKQJT" for c in trumps[seat]) for seat in Seat}
        ours = held[Seat.N] + held[Seat.S] >= 3
        own = (Seat.N, Seat.S) if ours else (Seat.E, Seat.W)
        most, count = max(held[s] for s in own), sum(held[s] for s in own)
        units = {3: 2, 4: 8 if most == 4 else 4, 5: {3: 5, 4: 9, 5: 10}.get(most)}[count]
        assert units is not None
        units += sum((2 if seat in own else -2) for seat in Seat if not trumps[seat])
        found = WhistHand.of_deal(strain, 6, deal)
        assert found.honours is not None
        assert (found.honours.column is WE, honour_units(found, DEFAULT)) == (ours, units)

    @given(st.integers(0, DEALS - 1))
    def test_bw_8_two_aces_each_earn_nothing(self, number: int) -> None:
        deal = Deal.unrank(number)
        ours = deal[Seat.N].aces + deal[Seat.S].aces
        found = WhistHand.of_deal(Strain.NT, 6, deal).honours
        assert (None if found is None else found.column) is {
            0: THEY, 1: THEY, 2: None, 3: WE, 4: WE,
        }[ours]  # fmt: skip

    @given(st.integers(0, DEALS - 1), st.sampled_from(list(Strain)), st.integers(0, 13))
    def test_the_other_side_s_sheet_is_the_mirror(
        self, number: int, strain: Strain, tricks: int
    ) -> None:
        deal = Deal.unrank(number)
        ours = sheet_of(WhistHand.of_deal(strain, tricks, deal))
        theirs = sheet_of(WhistHand.of_deal(strain, 13 - tricks, deal.rotated(1)))
        assert (ours.total(WE), ours.total(THEY)) == (theirs.total(THEY), theirs.total(WE))


def test_bw_8_the_units_are_the_booklet_s() -> None:
    assert list(UNITS.values()) == [2, 4, 5, 8, 9, 10]


def test_bw_12_the_agreements_have_their_defaults() -> None:
    shown = {name: value for name, value, _ in options.shown(DEFAULT)}
    assert {name: shown[name] for name in list(shown)[:5]} == {
        "doubling_limit": "8",
        "lay_down_spades": "false",
        "score_keeping": "sheet",
        "next_sitting_deal": "rotate",
        "look_back": "last-and-one-named",
    }
