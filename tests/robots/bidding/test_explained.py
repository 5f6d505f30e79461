"""What opponents explain of their calls."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sansatout import robots
from sansatout.auction import Auction
from sansatout.calls import CALLS, Bid, Call
from sansatout.cards import Hand, Suit
from sansatout.deal import Deal
from sansatout.robots.bidding import (
    SYSTEMS,
    bidding_system,
    decide_call,
    explain_call,
    read_auction,
)
from sansatout.robots.bidding.natural.explained import Explained, Texts
from sansatout.robots.bidding.natural.words import Explanation, can_be, understood
from sansatout.robots.dialogues import words
from sansatout.seats import Seat, Side
from tests.robots.play.playing import contract, seen_by

UNDERSTOOD = [
    ("1NT", "15-17", "15-17"),
    ("1NT", "15 – 17 HCP, balanced", "15-17 C2-6 D2-6 H2-6 S2-6"),
    ("1NT", "12 to 14 bal", "12-14 C2-6 D2-6 H2-6 S2-6"),
    ("1C", "12+ HCP", "12+"),
    ("1H", "5+ hearts", "H5+"),
    ("1H", "at least five hearts, 11-21", "11-21 H5+"),
    ("2H", "4+!h", "H4+"),
    ("2S", "!S 6+ 5-10", "5-10 S6+"),
    ("1H", "♥≥5 11–21", "11-21 H5+"),
    ("1H", "5-card major, 12-21 points", "12-21 H5+"),
    ("3H", "7 card suit, preemptive", "0-12 H7+"),
    ("2S", "weak", "0-12"),
    ("X", "penalty", "6+"),
    ("X", "takeout", "8+"),
    ("2D", "transfer to hearts", "H5+ artificial"),
    ("2H", "Transfer", "S5+ artificial"),
    ("2C", "Stayman", "artificial"),
    ("4NT", "RKC 1430", "artificial"),
    ("2C", "asks for a 4 card major", "artificial"),
    ("2H", "5-5 majors, 6-10 hcp", "6-10 H4+ S4+"),
    ("1NT", "6-9, no 4 card major", "6-9"),
    ("1D", "11-15, may have 2 diamonds", "11-15"),
    ("2D", "6+ hearts or 6+ spades", "H6+ | S6+"),
    ("2C", "C=0-8,D=4-8,H=0-5,S=0-5,HCP=17-19,Total=19-21.", "17-19 C0-8 D4-8 H0-5 S0-5"),
]
NOT_UNDERSTOOD = ["", "forcing", "natural", "good luck", "22+ or game force", "not 5+ hearts", "??"]


def told(said: Explanation | None) -> str:
    """Write an explanation in few letters."""
    if said is None:
        return ""
    ways = []
    for way in said.ways:
        parts = [_range("", way.least, way.most, 37)]
        parts += [_range(s.name, way.shortest[s], way.longest[s], 13) for s in Suit]
        ways.append(" ".join(filter(None, parts)))
    return " ".join(filter(None, (" | ".join(ways), "artificial" if said.artificial else "")))


def _range(name: str, low: int, high: int, most: int) -> str:
    if (low, high) == (0, most):
        return ""
    return f"{name}{low}+" if high == most else f"{name}{low}-{high}"


@pytest.mark.parametrize(("call", "text", "bounds"), UNDERSTOOD, ids=[one[1] for one in UNDERSTOOD])
def test_short_explanations_are_understood(call: str, text: str, bounds: str) -> None:
    assert told(understood(text, Call.parse(call))) == bounds


@pytest.mark.parametrize("text", NOT_UNDERSTOOD)
def test_what_is_not_understood_says_nothing(text: str) -> None:
    assert understood(text, Bid.parse("1H")) is None


SCRAPS = (
    "15-17|12+|5+|hearts|!h|♠|4|or|and|with|,|;|8+|hcp|points|weak|strong|balanced|transfer|to"
    "|stayman|no|may|clubs=|C=0-8|HCP=40-50|H=9-13|37+|majors|minors|13|cards|at least|up to|0"
)


@given(
    st.one_of(
        st.text(max_size=60),
        st.lists(st.sampled_from(SCRAPS.split("|")), max_size=10).map(" ".join),
    ),
    st.sampled_from(CALLS),
)
@settings(max_examples=250, deadline=None)
def test_any_text_gives_nothing_or_what_some_hand_is(text: str, call: Call) -> None:
    said = understood(text, call)
    if said is not None:
        assert said.ways
        assert all(can_be(way) for way in said.ways)


def test_strength_alone_narrows_the_call_and_suits_take_its_place_n_told_2() -> None:
    system = bidding_system("natural")
    flat = Hand.parse("KQ2.AQ2.K432.K32")
    weak = Hand.parse("KQ2.A32.K432.432")
    long = Hand.parse("KQ5432.AQ2.K32.K")
    auction = Auction.parse("N: 1NT")
    known = explain_call(Explained.of(system, ((0, "15-17"),)), auction)
    assert [known.fits(hand) for hand in (flat, weak, long)] == [True, False, False]
    known = explain_call(Explained.of(system, ((0, "5+ spades"),)), auction)
    assert [known.fits(hand) for hand in (flat, weak, long)] == [False, False, True]
    assert known.rules == ("N-TOLD-2",)


def test_an_explanation_that_contradicts_the_words_is_believed() -> None:
    """Two spades are weak or strong for nearly everybody; here they are neither."""
    system = Explained.of(bidding_system("natural"), ((0, "13-15"),))
    known = explain_call(system, Auction.parse("N: 2S"))
    assert known.fits(Hand.parse("AKJ432.A2.432.32".replace("A2", "KQ")))


def test_other_systems_are_explained_as_well() -> None:
    system = Explained.of(bidding_system("culbertson"), ((2, "transfer to spades"),))
    known = explain_call(system, Auction.parse("N: 1NT Pass 2H"))
    assert known.artificial
    assert known.fits(Hand.parse("QJ432.2.5432.432"))
    assert known.spoken.suit is Suit.S


DEAL = "N:KJ94.QJ5.A43.876 765.874.QJ976.93 AQ2.A96.K852.A42 T83.KT32.T.KQJT5"
SPOKEN = "Pass Pass 1NT Pass 3NT Pass Pass Pass"


def misfits(seat: Seat, of: Seat, hand: str) -> int:
    seen = seen_by(contract(DEAL, SPOKEN), seat)
    seen = replace(seen, explained=((2, "21-22"),))
    bits = np.array([Hand.parse(hand).bits], dtype=np.uint64)
    return int(words(seen, "natural")[of](bits, 9)[0])


def test_opponents_explanations_are_heard_and_partners_are_not_n_told_2() -> None:
    fifteen = "AQ2.A96.KJ82.J42"
    assert misfits(Seat.W, Seat.S, fifteen) == 1
    assert misfits(Seat.N, Seat.S, fifteen) == 0


def test_a_robot_bids_by_what_the_opponents_explain() -> None:
    """Their two hearts are spades: hearts are free to be bid."""
    hand = Hand.parse("32.AKQJ62.K32.32")
    auction = Auction.parse("N: Pass Pass 2H")
    pair = {Side.NS: bidding_system("natural"), Side.EW: bidding_system("standard")}
    plain = decide_call(pair, hand, auction)
    heard = {**pair, Side.NS: Explained.of(pair[Side.NS], ((2, "6+ spades, weak"),))}
    explained = decide_call(heard, hand, auction)
    assert plain.act is not Bid.parse("3H")
    assert explained.act is Bid.parse("3H")


def test_explanations_may_be_nonsense_at_a_table() -> None:
    seen = seen_by(contract(DEAL, SPOKEN), Seat.W)
    odd = replace(seen, explained=((2, "13+ clubs and 13+ hearts"), (99, "15-17"), (-1, "\x00")))
    thought = robots.decide(odd, level="club", system="natural", seed=1)
    assert thought.act == robots.decide(seen, level="club", system="natural", seed=1).act


def test_strength_alone_leaves_a_convention_what_it_is_n_told_2() -> None:
    system = Explained.of(bidding_system("standard"), ((2, "10-12 points"),))
    assert explain_call(system, Auction.parse("N: 1NT Pass 2C")).artificial


def test_a_suit_told_of_a_convention_takes_its_place_n_told_2() -> None:
    """Two diamonds are to play: opener does not owe the two hearts of a transfer."""
    texts = ((2, "6+ diamonds"),)
    system = Explained.of(bidding_system("standard"), texts)
    known = explain_call(system, Auction.parse("N: 1NT Pass 2D Pass 2H"))
    assert "S-NT-4" not in known.rules


ODD = (
    "asks", "splinter", "Stayman", "transfer to spades", "transfer to clubs", "5+ hearts",
    "6+ diamonds", "4+ clubs", "5-5 majors", "no spades", "13+ spades", "RKCB", "weak", "15-17",
    "37+ hcp", "balanced",
)  # fmt: skip


def any_explanations(count: int, seed: int) -> None:
    """Let systems bid, explain every other call at random, and have each turn read and answered."""
    rng, systems = Random(seed), list(SYSTEMS.values())
    for _ in range(count):
        deal, auction = Deal.random(rng), Auction(rng.choice(list(Seat)))
        told: Texts = ()
        pair = {side: rng.choice(systems) for side in Side}
        while (turn := auction.turn) is not None and len(auction.calls) < 25:
            theirs = turn.side.other
            heard = {**pair, theirs: Explained.of(pair[theirs], told)}
            assert decide_call(heard, deal[turn], auction).act in auction.legal_calls()
            if rng.random() < 0.5:
                told = (*told, (len(auction.calls), rng.choice(ODD)))
            auction = auction.after(decide_call(pair, deal[turn], auction).act)


def test_whatever_opponents_explain_there_is_a_call() -> None:
    any_explanations(30, 6)


@pytest.mark.soak
def test_thousands_of_auctions_with_any_explanations() -> None:
    any_explanations(4000, 7)


@pytest.mark.parametrize(
    ("key", "calls", "texts"),
    [
        ("standard", "S: 1D Pass 1S Pass 1NT", ((2, "asks"),)),
        ("standard", "N: Pass 1C Pass 2H Pass 3C", ((3, "splinter"),)),
        ("culbertson", "E: Pass Pass 1S Pass 1NT Pass 2D Pass 2S", ((0, "6+ diamonds"),)),
    ],
)
def test_a_call_whose_suit_is_explained_away_is_read_on(key: str, calls: str, texts: Texts) -> None:
    """The table that its rule leads to, and the raise of a suit, expect the suit that was named."""
    auction = Auction.parse(calls)
    system = Explained.of(bidding_system(key), texts)
    assert len(read_auction(dict.fromkeys(Side, system), auction)) == len(Seat)


@pytest.mark.parametrize("key", list(SYSTEMS))
def test_doubles_may_be_explained_to_show_a_suit(key: str) -> None:
    texts = ((1, "5+ hearts"), (3, "4+ hearts"), (5, "6+ hearts, 15-17"))
    auction = Auction.parse("N: 1D X 2D X 3D X")
    known = explain_call(Explained.of(bidding_system(key), texts), auction)
    assert known.fits(Hand.parse("A2.AKQ432.K2.432"))
    assert not known.fits(Hand.parse("AKQ432.A2.K2.432"))
