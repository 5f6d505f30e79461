"""Bridge-whist: hands, sittings, settlement, counters, robberts."""

import dataclasses
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sansatout import locales, options
from sansatout.cards import Strain
from sansatout.deal import DEALS, Deal
from sansatout.errors import InputError, NotationError, RuleError
from sansatout.scoring.bridge_whist import (
    BRIDGE_WHIST,
    TRICK_VALUES,
    UNITS,
    BridgeWhistOptions,
    Claim,
    Holding,
    Robbert,
    WhistHand,
    honour_points,
    honour_units,
    may_be_laid_down,
    net_units,
    odd_tricks,
    payments,
    rounded,
    settle,
    settlement,
)
from sansatout.scoring.rubber import End, RubberSheet
from sansatout.scoring.sheet import Column, Place, total
from sansatout.seats import Seat

WE, THEY = Column.WE, Column.THEY
DEFAULT = BridgeWhistOptions()


def reading(**chosen: object) -> BridgeWhistOptions:
    return dataclasses.replace(DEFAULT, **chosen)  # type: ignore[arg-type]


def sheet_of(*hands: WhistHand, options: BridgeWhistOptions = DEFAULT) -> RubberSheet[WhistHand]:
    return BRIDGE_WHIST.new_sheet(options).refolded(hands)


def claim(text: str) -> Claim:
    return Claim.parse(text)


WORKED = (
    WhistHand(Strain.C, 7, honours=claim("we:3")),
    WhistHand(Strain.H, 5, honours=claim("they:3")),
    WhistHand(Strain.D, 11, honours=claim("we:4-shared")),
    WhistHand(Strain.H, 2, honours=claim("they:5-3-2"), chicane=(WE,)),
    WhistHand(Strain.S, 10, honours=claim("we:3"), chicane=(THEY,)),
    WhistHand(Strain.NT, 4, honours=claim("they:aces-4-shared")),
)


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
            Claim.parse(text)

    @pytest.mark.parametrize("holding", list(Holding))
    def test_a_claim_reads_back_what_it_writes(self, holding: Holding) -> None:
        assert Claim.parse(str(Claim(THEY, holding))) == Claim(THEY, holding)

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


class TestSitting:
    @pytest.mark.parametrize(("tricks", "points"), [(12, 20), (13, 40), (11, 0)])
    def test_bw_9_1_slams_go_to_whoever_takes_the_tricks(self, tricks: int, points: int) -> None:
        assert sheet_of(WhistHand(Strain.S, tricks)).total(WE, Place.ABOVE) == points
        assert sheet_of(WhistHand(Strain.S, 13 - tricks)).total(THEY, Place.ABOVE) == points

    @pytest.mark.parametrize(
        ("strain", "odd", "won"),
        [
            (Strain.D, 5, True),
            (Strain.D, 4, False),
            (Strain.H, 4, True),
            (Strain.H, 3, False),
            (Strain.NT, 3, True),
            (Strain.NT, 2, False),
            (Strain.S, 7, False),
            (Strain.C, 7, False),
        ],
    )
    def test_bw_9_2_a_game_needs_thirty_from_odd_tricks(
        self, strain: Strain, odd: int, *, won: bool
    ) -> None:
        played = WhistHand(strain, 6 + odd, honours=None)
        assert sheet_of(played).games(WE) == won

    def test_bw_9_2_honours_and_slams_do_not_count_towards_game(self) -> None:
        assert sheet_of(WhistHand(Strain.C, 13, honours=claim("we:5-one"))).games(WE) == 0

    def test_bw_9_3_both_sides_start_the_next_game_at_nothing(self) -> None:
        sheet = sheet_of(*WORKED[:3])
        assert (sheet.standing(WE), sheet.standing(THEY)) == (0, 0)
        assert sheet.lines[-1].game_to is WE

    def test_bw_9_4_the_first_game_brings_nothing_the_second_a_hundred(self) -> None:
        game = WhistHand(Strain.NT, 9)
        assert sheet_of(game).total(WE) == 36
        twice = sheet_of(game, game)
        assert twice.total(WE) == 72 + 100
        assert twice.end is End.COMPLETE
        with pytest.raises(RuleError):
            twice.after(game)

    def test_bw_10_tricks_stand_below_honours_and_slams_above(self) -> None:
        sheet = sheet_of(WhistHand(Strain.H, 12, honours=claim("they:3")))
        places = {entry.label: (entry.owner, entry.place) for entry in sheet.entries}
        assert places == {
            "odd-tricks": (WE, Place.BELOW),
            "honour-units": (THEY, Place.ABOVE),
            "little-slam": (WE, Place.ABOVE),
        }

    def test_bw_amb_10_points_cut_off_by_a_game_stay_in_the_total(self) -> None:
        part, game = WhistHand(Strain.H, 5), WhistHand(Strain.NT, 9)
        kept, carried, lost = (
            sheet_of(part, game, options=reading(part_score_after_game=how))
            for how in ("kept", "carried", "lost")
        )
        assert [sheet.standing(THEY) for sheet in (kept, carried, lost)] == [0, 16, 0]
        assert [sheet.total(THEY) for sheet in (kept, carried, lost)] == [16, 16, 0]

    def test_nobody_is_in_danger(self) -> None:
        assert not sheet_of(WhistHand(Strain.NT, 9)).vulnerable(WE)

    def test_undoing_a_hand_gives_the_sheet_before_it(self) -> None:
        for count in range(1, 7):
            assert sheet_of(*WORKED[:count]).undone() == sheet_of(*WORKED[: count - 1])

    def test_every_label_has_a_text(self) -> None:
        hands = (*WORKED, WhistHand(Strain.NT, 0), WhistHand(Strain.NT, 1))
        labels = {entry.label for one in hands for entry in sheet_of(one).entries}
        labels |= {"second-game", "part-score-lost", "marked-tricks"}
        assert {f"score-{label}" for label in labels} <= locales.message_ids("en")


class TestLaidDown:
    OPTION = reading(lay_down_spades=True)

    def test_bw_11_the_namers_get_one_odd_trick_and_honours_count_by_the_lie(self) -> None:
        laid = WhistHand.spades_laid_down(THEY, claim("we:4-shared"))
        sheet = sheet_of(laid, options=self.OPTION)
        assert (sheet.standing(WE), sheet.standing(THEY)) == (0, 2)
        assert sheet.total(WE, Place.ABOVE) == 8

    @pytest.mark.parametrize(
        ("strain", "times", "standing", "may"),
        [
            (Strain.S, 1, (18, 18), True),
            (Strain.S, 1, (20, 0), False),
            (Strain.S, 1, (0, 20), False),
            (Strain.S, 2, (0, 0), False),
            (Strain.C, 1, (0, 0), False),
        ],
    )
    def test_bw_11_only_undoubled_spades_below_twenty(
        self, strain: Strain, times: int, standing: tuple[int, int], *, may: bool
    ) -> None:
        assert may_be_laid_down(strain, times, standing) is may

    def test_bw_11_is_off_unless_agreed(self) -> None:
        with pytest.raises(RuleError, match="spades are not laid down here"):
            sheet_of(WhistHand.spades_laid_down(WE, None))

    def test_bw_11_a_hand_at_twenty_must_be_played(self) -> None:
        before = sheet_of(WhistHand(Strain.NT, 8), options=self.OPTION)
        with pytest.raises(RuleError, match="must be played"):
            before.after(WhistHand.spades_laid_down(WE, None))

    def test_bw_amb_09_chicane_counts_when_laid_down(self) -> None:
        laid = WhistHand.spades_laid_down(WE, claim("we:4-shared"), (THEY,))
        assert honour_units(laid, self.OPTION) == 2
        assert honour_units(laid, reading(chicane_when_laid_down=False)) == 4

    def test_bw_amb_09_leaves_hands_that_are_played_alone(self) -> None:
        played = WhistHand(Strain.S, 7, honours=claim("we:4-shared"), chicane=(THEY,))
        assert honour_units(played, reading(chicane_when_laid_down=False)) == 2

    @given(st.integers(0, DEALS - 1), st.sampled_from(list(Seat)))
    def test_bw_11_it_never_ends_a_game(self, number: int, namer: Seat) -> None:
        start = sheet_of(WhistHand(Strain.D, 9), WhistHand(Strain.D, 4), options=self.OPTION)
        after = start.after(WhistHand.deal_laid_down(namer, Deal.unrank(number)))
        assert after.lines[-1].game_to is None
        assert sum(after.lines[-1].standing) == 18 + 18 + 2


class TestSettlement:
    def test_bw_10_1_the_worked_columns_add_up(self) -> None:
        assert settlement(sheet_of(*WORKED)).totals == (74, 172)

    def test_bw_10_2_the_worked_difference_and_the_second_game(self) -> None:
        result = settlement(sheet_of(*WORKED))
        assert (result.difference, result.bonus, result.net) == (98, 100, 198)
        assert result.winners is THEY

    def test_bw_10_4_the_worked_sitting_is_twenty_in_the_general_account(self) -> None:
        result = settlement(sheet_of(*WORKED))
        assert (result.rounded, result.general) == (200, 20)
        assert result.accounts == (-20, 20)

    @pytest.mark.parametrize(
        ("deal", "above", "below"),
        [
            (1, (8, 0), (4, 0)),
            (2, (0, 16), (0, 16)),
            (3, (24, 0), (30, 0)),
            (4, (0, 24), (0, 40)),
            (5, (0, 0), (8, 0)),
            (6, (0, 40), (0, 36)),
        ],
    )
    def test_bw_10_the_worked_sitting_line_by_line(
        self, deal: int, above: tuple[int, int], below: tuple[int, int]
    ) -> None:
        entries = [
            entry
            for entry in sheet_of(*WORKED).lines[deal - 1].entries
            if entry.label != "second-game"
        ]
        assert tuple(total(entries, column, Place.ABOVE) for column in Column) == above
        assert tuple(total(entries, column, Place.BELOW) for column in Column) == below

    def test_the_sheet_holds_the_bonus_as_an_entry(self) -> None:
        sheet = sheet_of(*WORKED)
        assert sheet.difference == -198
        assert [e.points for e in sheet.entries if e.label == "second-game"] == [100]

    @pytest.mark.parametrize(
        ("points", "tens"), [(195, 190), (196, 200), (194, 190), (5, 0), (6, 10), (0, 0)]
    )
    def test_bw_10_3_five_is_dropped_six_counts_as_ten(self, points: int, tens: int) -> None:
        assert rounded(points) == tens

    @given(st.integers(0, 10_000))
    def test_bw_10_3_rounding_gives_tens_at_most_five_away(self, points: int) -> None:
        assert rounded(points) % 10 == 0
        assert -4 <= points - rounded(points) <= 5

    def test_bw_amb_11_the_net_decides_who_wins(self) -> None:
        behind = settle((300, 120), THEY, DEFAULT)
        assert (behind.winners, behind.net, behind.accounts) == (WE, 80, (8, -8))
        nothing = settle((300, 120), THEY, reading(second_game_behind="nothing"))
        assert (nothing.net, nothing.accounts) == (0, (0, 0))

    def test_bw_amb_12_winners_plus_losers_minus(self) -> None:
        assert settle((74, 172), THEY, DEFAULT).accounts == (-20, 20)
        only = settle((74, 172), THEY, reading(general_account="winners"))
        assert only.accounts == (0, 20)

    def test_a_sitting_broken_off_has_no_second_game(self) -> None:
        result = settlement(sheet_of(*WORKED[:3]).broken_off())
        assert (result.bonus, result.net, result.winners) == (0, 66 - 32, WE)


class TestCounters:
    def test_bw_10_honours_and_slams_are_paid_at_once_tricks_marked(self) -> None:
        paid = payments(sheet_of(*WORKED[:3]))
        assert [(one.to, one.points, one.deal) for one in paid] == [
            (WE, 8, 1),
            (THEY, 16, 2),
            (WE, 24, 3),
        ]

    def test_bw_10_the_rest_is_paid_when_the_sitting_ends(self) -> None:
        last = payments(sheet_of(*WORKED))[-2:]
        assert [(one.label, one.to, one.points) for one in last] == [
            ("second-game", THEY, 100),
            ("marked-tricks", THEY, 92 - 42),
        ]

    def test_bw_10_counters_need_no_rounding(self) -> None:
        sheet = sheet_of(*WORKED, options=reading(score_keeping="counters"))
        assert sheet.accounts == {WE: -198, THEY: 198}
        assert sheet_of(*WORKED).accounts == {WE: -20, THEY: 20}

    @given(st.integers(0, 10_000))
    def test_payments_add_up_to_what_the_sheet_says(self, seed: int) -> None:
        sheet = random_sitting(Random(seed))
        paid = payments(sheet)
        we, they = (sum(one.points for one in paid if one.to is column) for column in Column)
        assert we - they == sheet.difference


def random_sitting(random: Random) -> RubberSheet[WhistHand]:
    sheet = sheet_of()
    while sheet.end is End.OPEN:
        deal, strain = Deal.random(random), random.choice(list(Strain))
        times, tricks = random.choice([1, 2, 4, 8]), random.randrange(14)
        sheet = sheet.after(WhistHand.of_deal(strain, tricks, deal, multiplier=times))
    return sheet


class TestRobbert:
    PLAYERS = ("Ada", "Bo", "Carl", "Dora")

    def test_bw_3_4_everybody_plays_with_everybody(self) -> None:
        robbert = Robbert(self.PLAYERS)
        pairs = [
            {robbert.seating(sitting)[seat] for seat in (Seat.S, Seat.N)} for sitting in range(3)
        ]
        assert pairs == [{"Ada", "Carl"}, {"Ada", "Dora"}, {"Ada", "Bo"}]
        assert all(robbert.seating(sitting)[Seat.S] == "Ada" for sitting in range(3))

    def test_bw_3_4_seats_change_after_the_second_game(self) -> None:
        game = WhistHand(Strain.NT, 9)
        robbert = Robbert(self.PLAYERS)
        sizes = []
        for _ in range(6):
            robbert = robbert.after(game)
            sizes.append(len(robbert.sittings))
        assert sizes == [1, 1, 2, 2, 3, 3]

    def test_bw_3_5_three_sittings_are_a_robbert(self) -> None:
        game = WhistHand(Strain.NT, 9)
        robbert = Robbert(self.PLAYERS)
        for _ in range(6):
            assert not robbert.is_over
            robbert = robbert.after(game)
        assert robbert.is_over
        with pytest.raises(RuleError, match=r"the robbert is over.*BW-3\.5"):
            robbert.after(game)

    def test_bw_3_4_the_account_follows_the_players_not_the_seats(self) -> None:
        game = WhistHand(Strain.NT, 9)  # twice: 72 + 100 = 172, rounded 170, that is 17
        robbert = Robbert(self.PLAYERS)
        for _ in range(6):
            robbert = robbert.after(game)
        assert robbert.accounts == {"Ada": 51, "Bo": -17, "Carl": -17, "Dora": -17}

    def test_a_sitting_still_open_is_in_no_account(self) -> None:
        robbert = Robbert(self.PLAYERS).after(WhistHand(Strain.NT, 9))
        assert set(robbert.accounts.values()) == {0}

    def test_undoing_goes_back_into_the_sitting_before(self) -> None:
        robbert, before = Robbert(self.PLAYERS), []
        for one in (*WORKED, *WORKED):
            before.append(robbert)
            robbert = robbert.after(one)
        for earlier in reversed(before):
            robbert = robbert.undone()
            assert robbert == earlier
        assert robbert.undone() == robbert


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
