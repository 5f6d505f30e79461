"""Auctions at random: always a decision, always legal, in time."""

import resource
from dataclasses import replace
from random import Random

import pytest

from sansatout import robots
from sansatout.auction import Auction
from sansatout.deal import Deal
from sansatout.events.acts import Claim, Play
from sansatout.robots.bidding import SYSTEMS, System, decide_call, explain_call, read_auction
from sansatout.seats import Seat, Side
from sansatout.variants.deal_state import Phase
from tests.robots.bidding.auctions import STAKES, situations
from tests.robots.foreign.auctions import WEIRD, ended, longest_auction, played, random_auction
from tests.robots.play.playing import seen_by

SECONDS = 2.0
"""No call takes so much of a processor, however long the auction."""


def processor() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def check(auction: Auction, systems: dict[Side, System], rng: Random) -> None:
    """Read the whole auction, and call if it goes on."""
    situation = situations(rng, rng.choice(list(STAKES.values())))
    began = processor()
    constraints = read_auction(systems, auction, situation)
    assert sum(len(one.promises) for one in constraints.values()) == len(auction.calls)
    if auction.calls:
        assert explain_call(systems, auction, situation).says().text()
    if auction.turn is not None:
        hand = Deal.random(rng)[auction.turn]
        decision = decide_call(systems, hand, auction, situation)
        assert decision.act in auction.legal_calls()
        assert decision.reason.text()
    assert processor() - began < SECONDS


def random_calls(count: int, seed: int) -> None:
    rng = Random(seed)
    for _ in range(count):
        auction = random_auction(rng)
        for system in SYSTEMS.values():
            other = rng.choice(list(SYSTEMS.values()))
            check(auction, {Side.NS: system, Side.EW: other}, rng)


def test_every_system_reads_and_answers_any_auction() -> None:
    random_calls(30, 1)


@pytest.mark.parametrize("auction", WEIRD, ids=str)
@pytest.mark.parametrize("key", list(SYSTEMS))
def test_every_system_reads_and_answers_the_strangest(auction: Auction, key: str) -> None:
    check(auction, dict.fromkeys(Side, SYSTEMS[key]), Random(3))


def test_the_longest_auction_of_all_is_read() -> None:
    auction = longest_auction()
    assert len(auction.calls) == 319
    shorter = Auction(auction.dealer, auction.calls[:60])
    check(shorter, dict.fromkeys(Side, SYSTEMS["natural"]), Random(4))


EXPLAINED = (
    "weak", "5+ hearts", "15-17", "transfer to spades", "♣♣♣", "asks", "splinter", "no spades",
)  # fmt: skip


def calls_in(count: int, seed: int) -> None:
    """Ask experts, who look ahead, in the middle of auctions that opponents explain oddly."""
    rng, asked = Random(seed), 0
    while asked < count:
        auction = random_auction(rng, rng.choice((2, 4, 8, 12)))
        state, _ = played(Deal.random(rng), auction, 0, rng)
        if auction.turn is None or state.actor is None:
            continue
        asked += 1
        names = rng.choice(list(SYSTEMS)), rng.choice(list(SYSTEMS))
        told = tuple((n, rng.choice(EXPLAINED)) for n in range(len(auction.calls)))
        seen = replace(seen_by(state, state.actor), explained=told)
        thought = robots.decide(seen, level="expert", system=names, seed=asked)
        assert thought.act in seen.dialogue.legal_acts()
        assert thought.reason.text()


def test_experts_call_in_any_auction() -> None:
    calls_in(60, 23)


@pytest.mark.soak
def test_experts_call_in_thousands_of_auctions() -> None:
    calls_in(4000, 10)


def cards_after(count: int, seed: int, levels: tuple[str, ...]) -> None:
    rng, asked = Random(seed), 0
    while asked < count:
        auction = ended(random_auction(rng, 12))
        state, _ = played(Deal.random(rng), auction, rng.choice((0, 1, 5, 20, 33, 44)), rng)
        if state.phase is not Phase.PLAY or state.actor is None:
            continue
        asked += 1
        names = rng.choice(list(SYSTEMS)), rng.choice(list(SYSTEMS))
        told = tuple((number, rng.choice(EXPLAINED)) for number in range(len(auction.calls)))
        seen = replace(seen_by(state, state.actor), explained=told)
        for level in levels:
            thought = robots.decide(seen, level=level, system=names, seed=asked, seconds=0.5)
            assert isinstance(thought.act, Play | Claim)
            if isinstance(thought.act, Play):
                assert thought.act.card in seen.legal()


def test_cards_are_played_after_any_auction() -> None:
    cards_after(8, 5, ("novice", "club", "expert"))


@pytest.mark.soak
def test_thousands_of_random_auctions() -> None:
    random_calls(4000, 6)
    check(longest_auction(), dict.fromkeys(Side, SYSTEMS["standard"]), Random(7))


@pytest.mark.soak
def test_thousands_of_cards_after_random_auctions() -> None:
    cards_after(1500, 8, ("novice", "club", "expert"))


def test_natural_bids_any_deal_out_against_any_system() -> None:
    rng = Random(9)
    for _ in range(40):
        deal, auction = Deal.random(rng), Auction(rng.choice(list(Seat)))
        systems = {Side.NS: SYSTEMS["natural"], Side.EW: rng.choice(list(SYSTEMS.values()))}
        while (turn := auction.turn) is not None:
            auction = auction.after(decide_call(systems, deal[turn], auction).act)
        assert auction.is_over
