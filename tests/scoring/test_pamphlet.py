"""What the pamphlet's three tables share: the sheet, honours, penalties."""

from typing import Any

import pytest
from tests.scoring.helpers import THEY, WE, labels, played, points, sheet

from sansatout.contract import Contract
from sansatout.deal import Deal
from sansatout.errors import InputError
from sansatout.scoring.contractual import ContractSystem
from sansatout.scoring.kontrakt import KONTRAKT
from sansatout.scoring.reform import REFORM
from sansatout.scoring.rubber import End
from sansatout.scoring.sheet import Honours, PaidRevoke, Peek, Place, Played, RevokePrice
from sansatout.scoring.vanderbilt import VANDERBILT
from sansatout.seats import Seat

ALL: tuple[ContractSystem[Any], ...] = (KONTRAKT, VANDERBILT, REFORM)
each_table = pytest.mark.parametrize("system", ALL, ids=lambda system: system.key)
POINTS = RevokePrice.POINTS


@pytest.mark.parametrize(
    ("system", "values"),
    [
        (KONTRAKT, {"C": 6, "D": 7, "H": 8, "S": 9, "NT": 10}),
        (VANDERBILT, {"C": 20, "D": 20, "H": 30, "S": 30, "NT": 35}),
        (REFORM, {"C": 6, "D": 7, "H": 8, "S": 9, "NT": 10}),
    ],
)
def test_pb_7_1_only_tricks_bid_count_below(
    system: ContractSystem[Any], values: dict[str, int]
) -> None:
    """PB-7.1, PB-8.1, PB-9, PB-10: level times the value of the strain."""
    for strain, value in values.items():
        for level in (1, 2, 3):
            assert labels(system, played(f"{level}{strain}", 10))["contract"] == level * value


@each_table
def test_pb_7_2_doubling_counts_below_the_line(system: ContractSystem[Any]) -> None:
    plain = labels(system, played("2H", 8))["contract"]
    assert labels(system, played("2HX", 8))["contract"] == 2 * plain
    assert labels(system, played("2HXX", 8))["contract"] == 4 * plain


def test_pb_7_2_one_spade_redoubled_is_a_game_in_kontrakt() -> None:
    assert sheet(KONTRAKT, played("1SXX", 7)).games(WE) == 1
    assert sheet(KONTRAKT, played("1SX", 7)).games(WE) == 0


@each_table
def test_pb_7_3_a_failed_contract_writes_nothing_below(system: ContractSystem[Any]) -> None:
    we_above, we_below, they_above, they_below = points(system, played("4S", 9))
    assert (we_above, we_below, they_below) == (0, 0, 0)
    assert they_above > 0


@pytest.mark.parametrize(
    ("system", "exact", "short"),
    [(KONTRAKT, "3NT", "4D"), (VANDERBILT, "5C", "3H"), (REFORM, "4NT", "4S")],
)
def test_pb_7_4_reaching_the_limit_exactly_is_a_game(
    system: ContractSystem[Any], exact: str, short: str
) -> None:
    assert sheet(system, played(exact, 13)).games(WE) == 1
    grown = sheet(system, played(short, 13))
    assert grown.games(WE) == 0
    assert grown.after(played("2D", 8)).games(WE) == 1


@each_table
def test_pb_7_5_both_sides_start_the_next_game_from_nothing(system: ContractSystem[Any]) -> None:
    grown = sheet(system, played("1C", 7, THEY), played("7NT", 13))
    assert (grown.standing(WE), grown.standing(THEY)) == (0, 0)
    assert grown.total(THEY, Place.BELOW) > 0


@each_table
def test_pb_7_6_danger_is_each_sides_own_from_the_deal_after(system: ContractSystem[Any]) -> None:
    """PB-7.6, PB-9.1: the deal that wins the first game is still an ordinary one."""
    grown = sheet(system, played("7NT", 13))
    assert (grown.vulnerable(WE), grown.vulnerable(THEY)) == (True, False)
    assert sheet(system, played("1C", 6)).total(THEY) < grown.after(played("1C", 6)).total(THEY)
    assert sheet(system, played("1C", 6, THEY)).total(WE) == (
        grown.after(played("1C", 6, THEY)).total(WE) - grown.total(WE)
    )
    both = grown.after(played("7NT", 13, THEY))
    assert both.vulnerable(THEY)


@pytest.mark.parametrize("system", [VANDERBILT, REFORM], ids=lambda system: system.key)
def test_p25_danger_can_be_any_game_for_both_sides(system: ContractSystem[Any]) -> None:
    grown = sheet(system, played("7NT", 13), danger_is_per_side=False)
    assert grown.vulnerable(THEY)
    assert not sheet(system, danger_is_per_side=False).vulnerable(WE)


@each_table
def test_pb_7_7_the_rubber_is_over_with_two_games(system: ContractSystem[Any]) -> None:
    """PB-6.2: a rubber is made of games, a game of deals."""
    one_each = sheet(system, played("7NT", 13), played("7NT", 13, THEY))
    assert one_each.end is End.OPEN
    over = one_each.after(played("7NT", 13, THEY))
    assert (over.end, over.winner) == (End.COMPLETE, THEY)
    assert [block.winner for block in over.blocks] == [WE, THEY, THEY]


@pytest.mark.parametrize(
    ("system", "four", "five", "aces"),
    [(KONTRAKT, 100, 200, 200), (VANDERBILT, 100, 150, 150), (REFORM, 20, 40, 40)],
)
def test_pb_7_8_honours_go_to_the_side_that_holds_them(
    system: ContractSystem[Any], four: int, five: int, aces: int
) -> None:
    """PB-7.8, PB-7.9: and neither a double nor danger multiplies them."""
    for text, count, value in (("1SX", 4, four), ("1S", 5, five), ("1NTXX", 4, aces)):
        for column in (WE, THEY):
            bare = points(system, played(text, 7), vulnerable=True)
            held = points(system, played(text, 7, WE, Honours(column, count)), vulnerable=True)
            gained = [now - then for now, then in zip(held, bare, strict=True)]
            assert gained == ([value, 0, 0, 0] if column is WE else [0, 0, value, 0])


def test_pb_7_8_honours_are_found_from_the_hands() -> None:
    deal = Deal.parse("N:AKQJ.432.432.432 T98.AKQJT.AKQ.98 765.98.J98.AKQJT 432.765.T765.765")
    spades = Played.of_deal(Contract.parse("1S"), Seat.E, 7, deal)
    assert (spades.by, spades.honours) == (THEY, (Honours(WE, 4),))
    assert Played.of_deal(Contract.parse("1H"), Seat.N, 7, deal).honours == (Honours(THEY, 5),)
    assert Played.of_deal(Contract.parse("1NT"), Seat.N, 7, deal).honours == ()


def test_pb_7_8_four_aces_are_found_at_no_trump() -> None:
    deal = Deal.parse("N:A432.A432.A43.A2 KQJT.KQJT.KQJ.KQ 98765.98.T98.JT9 .765.7652.876543")
    found = Played.of_deal(Contract.parse("1NT"), Seat.E, 7, deal)
    assert found.honours == (Honours(WE, 4),)
    assert found.chicane == ()
    assert Played.of_deal(Contract.parse("1S"), Seat.E, 7, deal).chicane == (THEY,)


@each_table
def test_p18_honours_can_be_the_declaring_sides_alone(system: ContractSystem[Any]) -> None:
    ours = played("1S", 7, WE, Honours(WE, 4))
    theirs = played("1S", 7, WE, Honours(THEY, 4))
    only = "declaring_side"
    assert points(system, ours, honours_holder=only) == points(system, ours)
    assert points(system, theirs, honours_holder=only) == points(system, played("1S", 7))


@each_table
def test_pb_5_7_a_revoking_declarer_loses_honours_and_100(system: ContractSystem[Any]) -> None:
    """PB-5.7, PB-5.9: the same doubled and in danger; the other side's honours stay."""
    revoke = (PaidRevoke(WE),)
    result = played("2SX", 8, WE, Honours(WE, 4), revokes=revoke)
    bare = points(system, played("2SX", 8), vulnerable=True)
    assert points(system, result, vulnerable=True) == (bare[0], bare[1], 100, 0)
    theirs = labels(system, played("2S", 8, WE, Honours(THEY, 4), revokes=revoke))
    assert "honours" in theirs


@each_table
def test_pb_5_7_dummys_revoke_costs_nothing(system: ContractSystem[Any]) -> None:
    result = played("2S", 8, WE, Honours(WE, 4))
    revoked = played("2S", 8, WE, Honours(WE, 4), revokes=(PaidRevoke(WE, dummy=True),))
    assert points(system, revoked) == points(system, result)


@each_table
def test_pb_5_7_for_a_defenders_revoke_100_or_tricks(system: ContractSystem[Any]) -> None:
    """PB-5.7, P11: declarer's side picks the points, or two tricks, or three where agreed."""
    paid = points(system, played("2S", 7, revokes=(PaidRevoke(THEY, remedy=POINTS),)))
    bare = points(system, played("2S", 7))
    assert paid == (bare[0] + 100, *bare[1:])
    taken = played("2S", 7, revokes=(PaidRevoke(THEY),))
    assert points(system, taken) == points(system, played("2S", 9))
    assert points(system, taken, revoke_tricks=3) == points(system, played("2S", 10))


@each_table
def test_p11_never_more_tricks_than_the_defenders_took(system: ContractSystem[Any]) -> None:
    taken = played("2S", 12, revokes=(PaidRevoke(THEY),))
    assert points(system, taken) == points(system, played("2S", 13))


@pytest.mark.parametrize(
    ("system", "contract"), [(KONTRAKT, "4S"), (VANDERBILT, "6S"), (REFORM, "6S"), (REFORM, "5S")]
)
def test_p12_tricks_handed_over_count_for_a_slam_or_not(
    system: ContractSystem[Any], contract: str
) -> None:
    taken = played(contract, 10, revokes=(PaidRevoke(THEY),))
    full = labels(system, taken)
    without = labels(system, taken, revoke_tricks_for_slam=False)
    slams = {label for label in full if "slam" in label}
    assert len(slams) == 1
    assert without == {label: value for label, value in full.items() if label not in slams}


def test_p12_seven_made_with_tricks_handed_over_is_the_slam_one_took() -> None:
    taken = played("7S", 12, revokes=(PaidRevoke(THEY),))
    assert labels(REFORM, taken)["grand-slam-announced"] == 96
    assert labels(REFORM, taken, revoke_tricks_for_slam=False)["small-slam"] == 16


@each_table
def test_p13_each_revoke_or_only_one_a_side(system: ContractSystem[Any]) -> None:
    twice = played(
        "2S", 7, revokes=(PaidRevoke(THEY), PaidRevoke(THEY), PaidRevoke(WE), PaidRevoke(WE))
    )
    once = played("2S", 7, revokes=(PaidRevoke(THEY), PaidRevoke(WE)))
    each = points(system, twice)
    bare = points(system, played("2S", 11))
    assert each == (bare[0], bare[1], bare[2] + 200, 0)
    assert points(system, twice, revoke_each=False) == points(system, once)


def test_p14_penalties_are_flat_or_scaled_down_in_reform() -> None:
    """P14: a fifth, as Reform's honours are a fifth of Kontrakt's."""
    result = played("1C", 7, revokes=(PaidRevoke(WE),), peeks=(Peek(WE),))
    for system in ALL:
        assert points(system, result)[2] == 150
    assert points(REFORM, result, penalty_scale="scaled")[2] == 30
    assert points(KONTRAKT, result, penalty_scale="scaled")[2] == 150


@each_table
def test_pb_5_8_looking_at_a_gathered_trick_costs_50(system: ContractSystem[Any]) -> None:
    """PB-5.8, P27: any gathered trick, or only one of the opponents'."""
    looked = played("1C", 7, peeks=(Peek(WE), Peek(THEY, own=True)))
    bare = points(system, played("1C", 7))
    both = (bare[0] + 50, bare[1], bare[2] + 50, 0)
    assert points(system, looked) == both
    one = (bare[0], bare[1], bare[2] + 50, 0)
    assert points(system, looked, peek_penalty="opponents_only") == one


@each_table
def test_p26_a_rubber_broken_off_brings_no_premium(system: ContractSystem[Any]) -> None:
    grown = sheet(system, played("7NT", 13), played("1C", 7, THEY))
    done = grown.broken_off()
    assert done.end is End.AGREED
    assert (done.total(WE), done.total(THEY)) == (grown.total(WE), grown.total(THEY))
    assert done.blocks[-1].winner is None


@each_table
def test_pb_6_4_the_difference_goes_to_every_player_with_its_sign(
    system: ContractSystem[Any],
) -> None:
    """PB-6.1, PB-6.4: two columns, and the difference of their sums."""
    grown = sheet(system, played("1C", 7), played("2S", 7, THEY))
    assert grown.accounts == {WE: grown.difference, THEY: -grown.difference}
    assert grown.difference == grown.total(WE) - grown.total(THEY) != 0


@each_table
def test_a_deal_all_pass_leaves_the_sheet_as_it_was(system: ContractSystem[Any]) -> None:
    grown = sheet(system, played("1C", 7), None)
    assert grown.entries == sheet(system, played("1C", 7)).entries


def test_options_of_another_system_are_refused() -> None:
    with pytest.raises(InputError, match="not those of kontrakt"):
        KONTRAKT.score(played("1C", 7), options=REFORM.options_type())


def test_a_revoke_cannot_have_more_than_thirteen_tricks_after_it() -> None:
    with pytest.raises(InputError, match="impossible"):
        PaidRevoke(WE, won_after=14)
