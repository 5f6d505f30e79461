"""A bidding system written in one module, texts and all, bids wherever systems do."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import MappingProxyType

import pytest

from sansatout import conform
from sansatout.auction import Auction
from sansatout.calls import Bid, Call
from sansatout.cards import Hand, Strain
from sansatout.deal import Deal
from sansatout.errors import InputError
from sansatout.lab.match import Match, play_match
from sansatout.lab.match_table import Player
from sansatout.locales import render
from sansatout.robots.bidding import (
    SYSTEMS,
    bidding_system,
    current_key,
    decide_call,
    explain_call,
    forget,
    register,
)
from sansatout.robots.bidding.culbertson import CULBERTSON
from sansatout.robots.bidding.minibridge import POINTS
from sansatout.robots.bidding.position import BiddingPosition
from sansatout.robots.bidding.reading import Reading, Spoken
from sansatout.robots.bidding.system import System
from sansatout.robots.bidding.table import Rows, only, passing
from sansatout.seats import Seat
from sansatout.server.robots import Pool, RobotChoice
from sansatout.server.robots.asking import question, systems_of
from sansatout.server.rooms.handlers import robot_choice
from tests import aside
from tests.cli.running_cli import command
from tests.table.driving import dealt, made

STRONG, WEAK = Hand.parse("AK5.KQJ4.AJ4.763"), Hand.parse("K54.KJ64.943.762")


class Milk(System):
    """Open one no trump on fifteen points, and say no more."""

    key = "milk"
    texts = MappingProxyType({"en": "page-system-milk = milk and water"})

    def read(self, before: Reading, seat: Seat, call: Call) -> Spoken:
        return CULBERTSON.read(before, seat, call)

    def rows(self, at: BiddingPosition) -> Rows:
        opens = at.bid(1, Strain.NT) if at.opening is None else None
        return [*only(opens, "MK-1", POINTS >= 15), *passing("MK-2")]


@pytest.fixture(autouse=True)
def milk() -> Iterator[Milk]:
    register(Milk())
    yield Milk()
    forget(Milk())


def test_a_system_is_found_by_its_key(milk: Milk) -> None:
    assert bidding_system("milk") == milk
    assert render("page-system-milk", {}) == "milk and water"
    with pytest.raises(ValueError, match="already"):
        register(milk)


def test_a_system_decides_and_explains(milk: Milk) -> None:
    opening = decide_call(milk, STRONG, Auction(Seat.N))
    assert opening.act is Bid(1, Strain.NT)
    assert opening.rules == ("MK-1",)
    assert str(decide_call(milk, WEAK, Auction(Seat.N)).act) == "Pass"
    promise = explain_call(milk, Auction.parse("N: 1NT"))
    assert promise.fits(STRONG)
    assert not promise.fits(WEAK)


def test_the_command_asks_a_system() -> None:
    done = command("bid", "--system", "milk", "--hand", str(STRONG), "--json")
    assert json.loads(done.out)["call"] == "1NT"


def test_robots_at_a_table_bid_by_a_system() -> None:
    assert robot_choice("novice", "milk") == ("novice", "milk")
    assert systems_of({Seat.N: "milk"}) == ("milk", "culbertson")
    assert list(SYSTEMS)[-1] == "milk"


def test_a_robot_in_a_process_of_its_own_bids_by_a_system() -> None:
    table = dealt(made("rulebook"), Deal.random(Random(2)))
    asked = question(table, Seat.N, level="novice", systems=("milk", "milk"), seed="seed")

    async def story() -> RobotChoice:
        pool = Pool(1, 60)
        try:
            return await pool.choose(asked, ("played", "here", "ann", "table"))
        finally:
            pool.close()

    thought = aside.run(story())
    assert "robot-failed" not in str(thought)


def test_a_match_is_played_with_a_system() -> None:
    report = play_match(Match(Player.parse("novice:milk"), Player.parse("novice"), seed=1), 1)
    assert {report.boards[0].tables[0].ns, report.boards[0].tables[1].ns} == {
        "novice:milk",
        "novice:culbertson",
    }


def test_vectors_of_a_system_are_checked(tmp_path: Path) -> None:
    case = {
        "id": "milk-1", "system": "milk", "kind": "bidding", "dealer": "N", "seat": "N",
        "auction_before": [], "vulnerability": "none", "hand": str(STRONG),
        "expect": {"call": "1NT"},
    }  # fmt: skip
    assert not conform.check(case)
    assert conform.check({**case, "hand": str(WEAK)})


@pytest.mark.parametrize("deal", [Deal.random(Random(seed)) for seed in range(3)], ids=str)
def test_a_system_that_was_renamed_is_known_by_both_keys(deal: Deal) -> None:
    assert current_key("club") == "one-club"
    assert bidding_system("club") is bidding_system("one-club")
    assert Player.parse("expert:club") == Player("expert", "one-club")
    assert robot_choice("club", "club") == ("club", "one-club")
    said = [
        command("bid", "--system", key, "--hand", str(deal[Seat.N]), "--json").out
        for key in ("club", "one-club")
    ]
    assert said[0] == said[1]


def test_a_system_that_is_not_there_is_refused() -> None:
    for ask in (bidding_system, lambda key: robot_choice("novice", key)):
        with pytest.raises(InputError, match="acol"):
            ask("acol")
