"""Bridge-whist: sittings, settlement, counters, robberts."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.scoring.whist import DEFAULT, THEY, WE, WORKED, claim, reading, sheet_of

from sansatout import locales
from sansatout.cards import Strain
from sansatout.deal import DEALS, Deal
from sansatout.errors import RuleError
from sansatout.scoring.bridge_whist import (
    Robbert,
    WhistHand,
    honour_units,
    may_be_laid_down,
    payments,
    rounded,
    settle,
    settlement,
)
from sansatout.scoring.rubber import End, RubberSheet
from sansatout.scoring.sheet import Column, Place, total
from sansatout.seats import Seat


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
        with pytest.raises(RuleError, match=r"the rubber is over.*BW-3\.5"):
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
