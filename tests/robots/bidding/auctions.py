"""Robots' auctions over random deals, for the properties that hold for all of them."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from sansatout.auction import Auction
from sansatout.deal import Deal
from sansatout.robots.bidding import SYSTEMS, Situation, Stakes, System, decide_call, stakes_of
from sansatout.seats import Seat, Side, Vulnerability

GAMES = ("kontrakt", "vanderbilt", "reform", "rulebook", "hungarian", "duplicate")
STAKES = {key: stakes_of(key) for key in GAMES}
"""What is at stake in every game with a contract."""


@dataclass(frozen=True)
class Held:
    """An auction that was held, and all about it."""

    deal: Deal
    auction: Auction
    systems: dict[Side, System]
    situation: Situation


def situations(random: Random, stakes: Stakes) -> Situation:
    """Draw a state of the score."""
    part_scores = tuple(random.choice((0, 0, 0.3, 0.6, 0.9)) for _ in Side)
    ns, ew = (int(share * stakes.game_at) for share in part_scores)
    return Situation(stakes, random.choice(list(Vulnerability)), (ns, ew))


def hold(deal: Deal, dealer: Seat, systems: dict[Side, System], situation: Situation) -> Auction:
    """Let four robots bid; ``Auction.after`` refuses an illegal call."""
    auction = Auction(dealer)
    while not auction.is_over:
        turn = auction.turn
        assert turn is not None
        auction = auction.after(decide_call(systems, deal[turn], auction, situation).act)
    return auction


def auctions(count: int, seed: int, stakes: Stakes) -> Iterator[Held]:
    """Yield robots' auctions with every pairing of systems and every state of the score."""
    random = Random(seed)
    for _ in range(count):
        deal = Deal.random(random)
        systems = {side: random.choice(list(SYSTEMS.values())) for side in Side}
        situation = situations(random, stakes)
        auction = hold(deal, random.choice(list(Seat)), systems, situation)
        yield Held(deal, auction, systems, situation)
