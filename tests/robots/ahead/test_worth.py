"""What auctions are worth: a layout, strain and declarer solved once, and what fails doubled."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from sansatout.auction import Auction
from sansatout.cards import Strain
from sansatout.deal import Deal
from sansatout.robots.ahead import worth
from sansatout.robots.ahead.worth import Worth
from sansatout.robots.play.clock import Clock
from sansatout.seats import Seat, Side, Vulnerability
from sansatout.solver import dd_table, solve_contracts

DEAL = Deal.parse("N:KJ94.QJ5.A43.876 765.874.QJ976.93 AQ2.A96.K852.A42 T83.KT32.T.KQJT5")
ROWS = np.array([[hand.bits for hand in DEAL.hands]], dtype=np.uint64)
ONE_SIDED = Deal.parse("N:A2.J7543.QT93.43 K865.A96.K74.Q82 QT97.2.AJ65.AKT9 J43.KQT8.82.J765")
"""North makes 3NT, South does not."""
NO_TRUMP = dd_table(DEAL)[Seat.S, Strain.NT]


def points(auction: str, side: Side = Side.NS, steps: int = 3_000_000) -> int | None:
    ended = Auction.parse(auction)
    found = Worth(ROWS, side, Vulnerability.NONE, steps)
    found.solve([(0, ended)], Clock(None))
    return found.points(0, ended)


def test_what_one_side_wins_the_other_loses() -> None:
    won = points("S: 1NT Pass Pass Pass")
    assert NO_TRUMP == 9
    assert won == 150
    assert points("S: 1NT Pass Pass Pass", Side.EW) == -150


def test_all_passed_is_worth_nothing() -> None:
    assert points("S: Pass Pass Pass Pass") == 0


@pytest.mark.parametrize(
    ("auction", "expected"),
    [
        ("S: 4NT Pass Pass Pass", -50),
        ("S: 6NT Pass Pass Pass", -150),
        ("W: 1C Pass Pass 3NT Pass Pass Pass", 400),
        ("W: 1C Pass Pass 4NT Pass Pass Pass", -100),
    ],
)
def test_who_has_spoken_doubles_what_is_high_or_far_too_high(auction: str, expected: int) -> None:
    assert points(auction) == expected


def test_whichever_partner_declares_the_tricks_are_his() -> None:
    rows = np.array([[hand.bits for hand in ONE_SIDED.hands]], dtype=np.uint64)
    found = Worth(rows, Side.NS, Vulnerability.NONE, 3_000_000)
    ended = [(0, Auction.parse(f"{seat}: 3NT Pass Pass Pass")) for seat in "NS"]
    found.solve(ended, Clock(None))
    assert [found.points(*one) for one in ended] == [400, -50]


def test_a_contract_is_solved_once_and_within_its_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, Any]] = []

    def watched(*args: Any, **kwargs: Any) -> NDArray[np.int8]:
        asked.append((len(args[1]), kwargs["steps"]))
        return solve_contracts(*args, **kwargs)

    monkeypatch.setattr(worth, "solve_contracts", watched)
    found, ended = (
        Worth(ROWS, Side.NS, Vulnerability.NONE, 77_000),
        Auction.parse("S: 1NT Pass Pass Pass"),
    )
    found.solve([(0, ended), (0, Auction.parse("S: 1NT Pass 3NT Pass Pass Pass"))], Clock(None))
    found.solve([(0, ended)], Clock(None))
    assert asked == [(1, 77_000)]


def test_what_the_steps_do_not_suffice_for_is_not_known() -> None:
    assert points("S: 1NT Pass Pass Pass", steps=1) is None
