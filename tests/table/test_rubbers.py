"""From deal to deal: dealers, rubbers, changing partners, accounts."""

from itertools import combinations
from random import Random
from typing import Any

import pytest

from sansatout.events.acts import Claim, NextDeal, Respond
from sansatout.lab.table_driver import next_event
from sansatout.scoring.bridge_whist import BridgeWhistOptions
from sansatout.seats import Seat
from sansatout.table.fold import after
from sansatout.table.sheets import plain_accounts
from sansatout.table.state import Stage, Table
from sansatout.variants import game
from tests.table.driving import calls, dealt, does, made

N, E, S, W = Seat


def played(table: Table, tricks: int, auction: str) -> Table:
    """Deal, bid and settle for so many tricks of declarer's, then go on."""
    return does(settled(table, tricks, auction), None, NextDeal())


def settled(table: Table, tricks: int, auction: str) -> Table:
    table = calls(dealt(table), auction)
    assert table.deal is not None
    play = table.deal.play
    assert play is not None
    table = does(table, play.declarer, Claim(tricks))
    for seat in (play.declarer.lho, play.declarer.rho):
        table = does(table, seat, Respond("claim", "accept"))
    return table


GAME = "3NT Pass Pass Pass"


def test_pb_4_8_after_four_passes_the_next_player_deals_and_nothing_is_scored() -> None:
    table = calls(dealt(made("kontrakt")), "Pass Pass Pass Pass")
    assert table.stage is Stage.BETWEEN
    table = does(table, None, NextDeal())
    assert table.dealer is E
    assert table.sheet.entries == ()


def test_h07_the_same_dealer_may_deal_again() -> None:
    table = calls(dealt(made("hungarian", passed_out="same_dealer")), "Pass Pass Pass Pass")
    assert does(table, None, NextDeal()).dealer is N


def test_l_deal_8_the_deal_passes_to_the_left() -> None:
    table = played(made("rulebook"), 9, GAME)
    assert table.dealer is E
    assert table.variant.vulnerable(table.sheet) == (N, S)


def test_two_games_end_the_rubber_and_settle_with_everybody() -> None:
    table = made("rulebook", "a", "b", "c", "d")
    table = played(table, 9, GAME)
    table = settled(table, 9, "Pass " + GAME)
    assert table.sheet.as_rubber is not None
    assert table.sheet.as_rubber.winner is not None
    assert plain_accounts(table) == {"a": 900, "b": -900, "c": 900, "d": -900}


def test_hu_2_5_and_h17_the_pairs_stay_for_the_next_rubber() -> None:
    table = made("hungarian", "a", "b", "c", "d")
    for auction in (GAME, "Pass " + GAME):
        table = played(table, 9, auction)
    assert len(table.finished) == 1
    assert table.seats == {N: "a", E: "b", S: "c", W: "d"}


def partners(table: Table) -> set[frozenset[str]]:
    return {
        frozenset((table.seats[N], table.seats[S])),
        frozenset((table.seats[E], table.seats[W])),
    }


def after_rubbers(key: str, rubbers: int, **options: Any) -> list[Table]:
    table = made(key, "x", "b", "y", "a", seating="fixed", **options)
    tables = [table]
    while len(tables) <= rubbers:
        finished = len(table.finished)
        while len(table.finished) == finished:
            seat = table.dealer
            passes = "" if seat in (N, S) else "Pass "
            table = played(table, 13, passes + "7NT Pass Pass Pass")
        tables.append(table)
    return tables


def test_pb_1_6_p02_three_pairings_follow_each_other() -> None:
    pairs = [partners(table) for table in after_rubbers("kontrakt", 3)]
    ab, ay, ax = (
        {frozenset(one), frozenset(two)} for one, two in (("ab", "xy"), ("ay", "bx"), ("ax", "by"))
    )
    assert pairs == [ab, ay, ax, ab]


def test_pb_1_6_the_next_dealer_keeps_the_seat() -> None:
    before, after = after_rubbers("kontrakt", 1)
    moved = [seat for seat in Seat if before.seats[seat] != after.seats[seat]]
    assert after.dealer not in moved
    assert len(moved) == 2


def test_p03_partners_change_after_the_agreed_number_of_rubbers() -> None:
    tables = after_rubbers("kontrakt", 2, rubbers_per_partnership=2)
    assert tables[1].seats == tables[0].seats
    assert partners(tables[2]) != partners(tables[0])


def test_p02_partners_may_stay() -> None:
    tables = after_rubbers("kontrakt", 2, partner_change="never")
    assert tables[2].seats == tables[0].seats


WHIST = game("bridge-whist")


def sitting(number: int, order: str) -> dict[Seat, str]:
    seats = {S: order[0], W: order[2], N: order[1], E: order[3]}
    options = BridgeWhistOptions()
    moved = WHIST.reseated(seats, tuple(order[4:]), tuple(order), number, W, options)
    assert moved is not None
    return dict(moved.seats)


def test_bw_3_4_everybody_plays_with_everybody() -> None:
    # The draw's order is A, C, B, D: the two lowest are partners.
    assert sitting(1, "ACBD") == {S: "A", W: "B", N: "D", E: "C"}
    assert sitting(2, "ACBD") == {S: "A", W: "D", N: "B", E: "C"}


def evening(key: str, rubbers: int, players: str = "ABCD", **options: Any) -> list[Table]:
    """Play rubbers at random at a table with fixed seats; return it as each of them begins."""
    rng, table = Random(7), made(key, *players, seating="fixed", **options)
    tables = [table]
    while len(tables) <= rubbers:
        table = after(table, next_event(table, rng))
        if len(table.finished) == len(tables):
            tables.append(table)
    return tables


@pytest.mark.parametrize("key", ["bridge-whist", "kontrakt", "vanderbilt", "reform"])
def test_bw_3_4_pb_1_6_at_fixed_seats_everybody_plays_with_everybody(key: str) -> None:
    pairs = [partners(table) for table in evening(key, 3)]
    assert {pair for two in pairs[:3] for pair in two} == {
        frozenset(pair) for pair in combinations("ABCD", 2)
    }
    assert pairs[3] == pairs[0]


def test_bw_3_5_without_a_draw_the_fourth_sitting_begins_as_the_first() -> None:
    first, *_, fourth = evening("bridge-whist", 3)
    assert fourth.seats == first.seats
    assert fourth.deal is not None
    assert fourth.dealer is fourth.deal.dealer.lho


def test_bw_3_1_at_fixed_seats_who_sits_out_comes_in() -> None:
    tables = evening("bridge-whist", 2, players="ABCDEF")
    assert [len(table.waiting) for table in tables] == [2, 2, 2]
    assert {name for table in tables for name in table.seats.values()} == set("ABCDEF")


def test_bw_3_5_a_new_draw_follows_three_sittings() -> None:
    seats = {S: "A", W: "B", N: "C", E: "D"}
    assert WHIST.reseated(seats, (), tuple("ACBD"), 3, N, WHIST.options_type()) is None


def test_bw_3_1_six_players_four_of_whom_play() -> None:
    table = made("bridge-whist", *"ABCDEF")
    assert set(table.seats.values()) == set("ABCD")
    assert table.waiting == ("E", "F")
