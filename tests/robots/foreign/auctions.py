"""Auctions that no system of ours would make."""

from __future__ import annotations

from random import Random

from sansatout.auction import Auction
from sansatout.calls import DOUBLE, PASS, REDOUBLE, Bid
from sansatout.deal import Deal
from sansatout.events.acts import MakeCall
from sansatout.lab.table_driver import random_act
from sansatout.seats import Seat
from sansatout.variants.deal_state import DealState
from tests.robots.play.playing import Acts, replayed

WEIRD = tuple(
    Auction.parse(text)
    for text in (
        "N: 7NT X XX",
        "N: 7NT X XX Pass Pass",
        "E: Pass Pass Pass",
        "S: 1C X XX Pass Pass 1D X XX Pass Pass",
        "W: 7C 7D 7H 7S 7NT",
        "N: 1NT 2NT 3NT 4NT 5NT 6NT 7NT X",
        "E: 1C 1D 1H 1S 1NT 2C 2D 2H 2S 2NT 3C 3D 3H 3S 3NT 4C 4D 4H 4S 4NT",
        "S: Pass Pass Pass 6S X Pass Pass XX",
    )
)


def random_auction(rng: Random, most: int | None = None) -> Auction:
    """Call at random, low or high, for a while or to the end."""
    auction, jumps = Auction(rng.choice(list(Seat))), 0.4 + rng.random()
    calls = most or rng.choice((1, 3, 6, 10, 20, 80))
    while not auction.is_over and len(auction.calls) < calls:
        legal = auction.legal_calls()
        bids = [call for call in legal if isinstance(call, Bid)]
        chance = rng.random()
        if chance < 0.4 or not bids:
            others = [call for call in (PASS, DOUBLE, REDOUBLE) if call in legal]
            auction = auction.after(rng.choice(others))
        elif chance < 0.9:
            auction = auction.after(bids[min(len(bids) - 1, int(rng.expovariate(jumps)))])
        else:
            auction = auction.after(rng.choice(bids))
    return auction


def longest_auction() -> Auction:
    """Return the auction of most calls: everything is passed thrice, doubled and redoubled."""
    auction = Auction(Seat.N)
    while not auction.is_over:
        legal, tail = auction.legal_calls(), auction.calls[-3:]
        waits = len(tail) < 3 if auction.last_bid is None else tail[1:] != (PASS, PASS)
        rises = next((c for c in (DOUBLE, REDOUBLE) if c in legal), None)
        bids = [call for call in legal if isinstance(call, Bid)]
        if waits:
            auction = auction.after(PASS)
        else:
            auction = auction.after(rises or (bids[0] if bids else PASS))
    return auction


def ended(auction: Auction) -> Auction:
    """Return the auction, passed out from where it is."""
    while not auction.is_over:
        auction = auction.after(PASS)
    return auction


def played(deal: Deal, auction: Auction, cards: int, rng: Random) -> tuple[DealState, Acts]:
    """Return the deal after the auction and so many legal cards, and all that was done."""
    acts: Acts = [(seat, MakeCall(call)) for seat, call in auction]
    state = replayed("duplicate", deal, auction.dealer, acts)
    for _ in range(cards):
        actor = state.actor
        if actor is None or state.play is None:
            break
        act = random_act(state, actor, rng)
        acts.append((actor, act))
        state = state.after(actor, act)
    return state, acts
