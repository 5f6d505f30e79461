"""Minibridge: scores, tariffs, sheets, three players."""

import dataclasses
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sansatout import conform, locales
from sansatout.cards import Strain
from sansatout.errors import InputError
from sansatout.scoring.minibridge import (
    MINIBRIDGE,
    MINIBRIDGE_3,
    Minibridge3Options,
    MinibridgeOptions,
    MinibridgePlayed,
    ThreePlayed,
    target,
    trick_value,
)
from sansatout.scoring.sheet import Column
from sansatout.scoring.tally import TallySheet
from sansatout.seats import Seat, Vulnerability

WE, THEY = Column.WE, Column.THEY
CASES = conform.load(Path(__file__).parents[1] / "vectors" / "minibridge.json")
KINDS = ("score", "trick", "legal")


@pytest.mark.parametrize(
    "case", [case for case in CASES if case["kind"] in KINDS], ids=lambda case: case["id"]
)
def test_the_case_comes_out_as_written(case: dict[str, Any]) -> None:
    assert conform.find(case["system"], case["kind"]) is not None
    assert conform.check(case) == []


def test_all_the_cases_are_there() -> None:
    counts = {kind: sum(case["kind"] == kind for case in CASES) for kind in KINDS}
    assert counts == {"score": 221, "trick": 36, "legal": 14}


def played(
    text: str, *, by: Column = WE, vulnerable: str = "None", board: int | None = None
) -> MinibridgePlayed:
    """Read a strain, ``+`` for the bonus, and tricks, like ``H+11``."""
    strain, plus, tricks = text.partition("+" if "+" in text else "=")
    marked = Vulnerability.parse(vulnerable)
    return MinibridgePlayed(Strain.parse(strain), plus == "+", int(tricks), by, marked, board)


def sheet_of(*deals: MinibridgePlayed, **chosen: str) -> TallySheet[MinibridgePlayed]:
    return MINIBRIDGE.new_sheet(MinibridgeOptions(**chosen)).refolded(deals)


class TestTargets:
    @pytest.mark.parametrize(
        ("strain", "tricks"),
        [(Strain.NT, 9), (Strain.S, 10), (Strain.H, 10), (Strain.D, 11), (Strain.C, 11)],
    )
    def test_mb_5_3_the_bonus_has_its_own_target(self, strain: Strain, tricks: int) -> None:
        assert target(strain, bonus=True) == tricks
        assert target(strain, bonus=False) == 7

    def test_mb_7_3_no_trump_has_ten_more_for_the_first(self) -> None:
        assert [trick_value(Strain.NT, tricks) for tricks in (7, 8, 13)] == [40, 70, 220]

    def test_mb_7_4_majors_thirty_a_trick(self) -> None:
        assert [trick_value(strain, 8) for strain in (Strain.H, Strain.S)] == [60, 60]

    def test_mb_7_5_minors_twenty_a_trick(self) -> None:
        assert [trick_value(strain, 8) for strain in (Strain.C, Strain.D)] == [40, 40]


class TestScores:
    def test_mb_7_1_fifty_without_a_bonus(self) -> None:
        assert sheet_of(played("C=9")).total(WE) == 50 + 60

    def test_mb_7_1_enough_for_the_bonus_is_not_enough_unannounced(self) -> None:
        assert sheet_of(played("NT=9")).total(WE) == 50 + 100

    def test_mb_7_2_the_bonus_depends_on_the_tariff(self) -> None:
        assert sheet_of(played("NT+9")).total(WE) == 300 + 100
        assert sheet_of(played("NT+9", vulnerable="NS")).total(WE) == 500 + 100

    def test_mb_7_2_the_tariff_is_declarer_s_own(self) -> None:
        assert sheet_of(played("NT+9", vulnerable="EW")).total(WE) == 400
        assert sheet_of(played("NT+9", by=THEY, vulnerable="EW")).total(THEY) == 600

    def test_mb_7_6_the_defenders_write_for_each_trick_below_the_target(self) -> None:
        assert sheet_of(played("S+8")).total(THEY) == 2 * 50
        assert sheet_of(played("S+8", vulnerable="NS")).total(THEY) == 2 * 100
        assert sheet_of(played("S+8")).total(WE) == 0

    def test_mb_amb_04_the_penalty_s_tariff_is_declarer_s(self) -> None:
        failed = played("NT=3", vulnerable="EW")
        assert sheet_of(failed).total(THEY) == 4 * 50
        assert sheet_of(failed, penalty_tariff="defenders").total(THEY) == 4 * 100

    def test_mb_7_the_fifty_and_the_tricks_do_not_depend_on_the_tariff(self) -> None:
        assert sheet_of(played("D=9", vulnerable="All")).total(WE) == 110

    def test_mb_amb_11_silence_means_no_bonus(self) -> None:
        silent = dataclasses.replace(played("NT=9"), bonus=None)
        assert sheet_of(silent).total(WE) == 150
        assert sheet_of(silent, silence="bonus").total(WE) == 400

    def test_every_entry_names_its_rule(self) -> None:
        assert [entry.rule for entry in sheet_of(played("H+11")).entries] == ["MB-7.2", "MB-7.4"]
        assert [entry.rule for entry in sheet_of(played("C=7")).entries] == ["MB-7.1", "MB-7.5"]
        assert [entry.rule for entry in sheet_of(played("NT=6")).entries] == ["MB-7.6"]

    def test_every_label_has_a_text(self) -> None:
        deals = (played("H+11"), played("C=7"), played("NT=6"))
        labels = {f"score-{entry.label}" for entry in sheet_of(*deals).entries}
        assert len(labels) == 4
        assert labels <= locales.message_ids("en")

    @pytest.mark.parametrize("tricks", [-1, 14])
    def test_there_are_thirteen_tricks(self, tricks: int) -> None:
        with pytest.raises(InputError, match="expected 0 to 13"):
            MinibridgePlayed(Strain.H, bonus=False, tricks=tricks, by=WE)
        with pytest.raises(InputError, match="expected 0 to 13"):
            ThreePlayed(Strain.H, bonus=False, tricks=tricks, declarer=Seat.N, exposed=Seat.E)

    @given(
        strain=st.sampled_from(list(Strain)),
        bonus=st.booleans(),
        tricks=st.integers(0, 13),
        marked=st.sampled_from(list(Vulnerability)),
    )
    def test_mb_7_only_one_side_writes(
        self, strain: Strain, *, bonus: bool, tricks: int, marked: Vulnerability
    ) -> None:
        sheet = sheet_of(MinibridgePlayed(strain, bonus, tricks, WE, marked))
        ours, theirs = sheet.total(WE), sheet.total(THEY)
        assert (ours > 0, theirs > 0) == (
            (True, False) if tricks >= target(strain, bonus=bonus) else (False, True)
        )


class TestVulnerability:
    def test_mb_amb_03_is_set_for_each_deal_and_nobody_is_unless_said(self) -> None:
        sheet = sheet_of(played("H+10"), played("H+10", vulnerable="All"), played("H+10"))
        assert sheet.running(WE) == (420, 420 + 620, 420 + 620 + 420)
        assert not sheet.vulnerable(WE)

    def test_mb_amb_03_or_goes_by_the_number_of_the_board(self) -> None:
        deals = (played("H+10"),) * 4
        sheet = sheet_of(*deals, vulnerability="by-board")
        assert [line.entries[0].points for line in sheet.lines] == [300, 500, 300, 500]
        assert [sheet.vulnerable(column) for column in Column] == [True, False]  # board 5: NS

    def test_mb_amb_03_a_board_may_carry_its_own_number(self) -> None:
        sheet = sheet_of(played("H+10", board=3, by=THEY), vulnerability="by-board")
        assert sheet.total(THEY) == 620

    def test_mb_amb_03_or_comes_from_a_bonus_scored(self) -> None:
        deals = (played("H=10"), played("H+10"), played("H+10"), played("H+10", by=THEY))
        sheet = sheet_of(*deals, vulnerability="by-bonus")
        assert [line.entries[0].points for line in sheet.lines] == [50, 300, 500, 300]
        assert sheet.vulnerable(WE)
        assert sheet.vulnerable(THEY)

    def test_mb_amb_03_a_bonus_missed_changes_nothing(self) -> None:
        sheet = sheet_of(played("H+9"), vulnerability="by-bonus")
        assert not sheet.vulnerable(WE)


class TestSheet:
    DEALS = (played("C=9"), played("S+8", by=THEY), None, played("NT+9"))

    def test_columns_add_up_deal_by_deal(self) -> None:
        sheet = MINIBRIDGE.new_sheet().refolded(self.DEALS)
        assert sheet.running(WE) == (110, 210, 210, 610)
        assert (sheet.total(WE), sheet.total(THEY), sheet.difference) == (610, 0, 610)
        assert [entry.deal for entry in sheet.entries] == [1, 1, 2, 4, 4]

    def test_undoing_a_deal_gives_the_sheet_before_it(self) -> None:
        sheet = MINIBRIDGE.new_sheet()
        for deal in self.DEALS:
            assert sheet.after(deal).undone() == sheet
            sheet = sheet.after(deal)
        assert sheet.results == self.DEALS
        assert sheet.refolded(sheet.results) == sheet

    def test_the_account_of_a_pair_is_the_difference(self) -> None:
        sheet = sheet_of(played("C=9"), played("C=10", by=THEY))
        assert sheet.accounts == {WE: -20, THEY: 20}


def three(
    tricks: int, *, declarer: Seat = Seat.S, bonus: bool = True, vulnerable: str = ""
) -> ThreePlayed:
    marked = frozenset(map(Seat.parse, vulnerable))
    return ThreePlayed(Strain.H, bonus, tricks, declarer, Seat.N, marked)


def three_sheet(*deals: ThreePlayed, **chosen: str) -> TallySheet[ThreePlayed]:
    return MINIBRIDGE_3.new_sheet(Minibridge3Options(**chosen)).refolded(deals)


def columns(sheet: TallySheet[ThreePlayed]) -> dict[str, int]:
    return {str(owner): sheet.total(owner) for owner in sheet.owners}


class TestThreePlayers:
    def test_mb_8_4_everybody_has_his_own_column(self) -> None:
        assert columns(three_sheet(three(10))) == {"E": 0, "S": 420, "W": 0}

    def test_mb_8_3_the_other_two_defend(self) -> None:
        assert three(10).defenders == (Seat.W, Seat.E)
        assert three(10, declarer=Seat.E).defenders == (Seat.S, Seat.W)

    @pytest.mark.parametrize(
        ("reading", "expected"),
        [
            ("each", {"E": 100, "S": 0, "W": 100}),
            ("shared", {"E": 50, "S": 0, "W": 50}),
            ("declarer", {"E": 0, "S": -100, "W": 0}),
        ],
    )
    def test_mb_amb_06_each_defender_writes_the_full_penalty(
        self, reading: str, expected: dict[str, int]
    ) -> None:
        assert columns(three_sheet(three(8), penalty_columns=reading)) == expected

    def test_mb_amb_04_with_three_the_tariff_is_declarer_s_too(self) -> None:
        assert columns(three_sheet(three(9, vulnerable="S"))) == {"E": 100, "S": 0, "W": 100}
        assert columns(three_sheet(three(9, vulnerable="E"))) == {"E": 50, "S": 0, "W": 50}
        own = three_sheet(three(9, vulnerable="E"), penalty_tariff="defenders")
        assert columns(own) == {"E": 100, "S": 0, "W": 50}

    def test_mb_amb_03_with_three_a_bonus_makes_its_scorer_vulnerable(self) -> None:
        sheet = three_sheet(three(10), three(10), vulnerability="by-bonus")
        assert columns(sheet) == {"E": 0, "S": 420 + 620, "W": 0}
        assert [sheet.vulnerable(owner) for owner in sheet.owners] == [False, True, False]

    def test_mb_amb_03_with_three_boards_are_marked_by_seat(self) -> None:
        sheet = three_sheet(three(10), three(10), three(10), vulnerability="by-board")
        assert [line.entries[0].points for line in sheet.lines] == [300, 500, 300]

    def test_mb_amb_11_silence_means_no_bonus_with_three_too(self) -> None:
        silent = dataclasses.replace(three(8), bonus=None)
        assert columns(three_sheet(silent))["S"] == 110

    def test_the_exposed_hand_cannot_declare(self) -> None:
        with pytest.raises(InputError, match="N cannot declare"):
            three(8, declarer=Seat.N)

    def test_the_empty_seat_stays_empty(self) -> None:
        moved = dataclasses.replace(three(8), exposed=Seat.E)
        with pytest.raises(InputError, match="expected N, the empty seat"):
            three_sheet(three(8), moved)

    def test_the_account_settles_with_both_others(self) -> None:
        accounts = three_sheet(three(10)).accounts
        assert accounts == {Seat.E: -420, Seat.S: 840, Seat.W: -420}
