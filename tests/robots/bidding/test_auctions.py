"""What holds for every robot auction, in all games with a contract."""

import pytest

from sansatout.robots.bidding import read_auction
from sansatout.robots.bidding.reading import Reading
from sansatout.seats import Seat
from tests.robots.bidding.auctions import STAKES, Held, auctions

QUICK, SOAK = 200, 17_000


def check(held: Held) -> None:
    """Every call was legal, or the auction would not exist; and it ended."""
    assert held.auction.is_over
    assert_forcing_auction_reached_game(held)
    constraints = read_auction(held.systems, held.auction, held.situation)
    for seat in Seat:
        assert constraints[seat].fits(held.deal[seat]), (seat, held)
        assert all(promise.known for promise in constraints[seat].promises), (seat, held)


def assert_forcing_auction_reached_game(held: Held) -> None:
    """A side that made a forcing bid does not play below game (C-FRC-4)."""
    readers = {side: system.read for side, system in held.systems.items()}
    reading = Reading.of(held.auction, readers, held.situation)
    last = held.auction.last_bid
    if last is None or held.auction.last_bidder is None:
        return
    side = held.auction.last_bidder.side
    if any(said.forcing for said in reading.by(*side.seats)):
        assert held.situation.is_game(last, side), held


@pytest.mark.parametrize("game", STAKES)
def test_robot_auctions_are_legal_end_and_keep_what_they_promise(game: str) -> None:
    for held in auctions(QUICK, 1935, STAKES[game]):
        check(held)


@pytest.mark.soak
@pytest.mark.parametrize("game", STAKES)
def test_a_hundred_thousand_robot_auctions(game: str) -> None:
    """Six games of 17,000 deals each."""
    for held in auctions(SOAK, 1936, STAKES[game]):
        check(held)
