from collections import Counter
from random import Random

import pytest

from sansatout.cards import Card, Hand, Strain, Suit
from sansatout.deal import Deal
from sansatout.events.acts import Choose
from sansatout.robots.play.choice import weighed
from sansatout.robots.play.layouts import MISFIT, Layout, draw, shuffled
from sansatout.robots.play.words import words
from sansatout.seats import Seat
from sansatout.variants import find
from tests.robots.play.playing import contract, seen_by

DEAL = "N:KJ94.QJ5.A43.876 765.874.QJ976.93 AQ2.A96.K852.A42 T83.KT32.T.KQJT5"
CALLS = "Pass Pass 1NT Pass 3NT Pass Pass Pass"
LEAD = "CK C6 C3 CA"


def test_every_layout_has_each_card_once_and_keeps_what_was_seen() -> None:
    seen = seen_by(contract(DEAL, CALLS, LEAD), Seat.S)
    source = shuffled(seen, Random(1))
    for _ in range(200):
        hands = next(source)
        assert hands[Seat.S] == seen.in_hand(Seat.S).bits
        assert hands[Seat.N] == seen.in_hand(Seat.N).bits
        assert hands[Seat.E] | hands[Seat.W] == seen.unseen()
        assert hands[Seat.E].bit_count() == hands[Seat.W].bit_count() == 12


def test_a_suit_one_hand_is_out_of_lies_with_the_other() -> None:
    seen = seen_by(contract(DEAL, CALLS, LEAD + " DK DT D3 D6 D2 C5"), Seat.S)
    source = shuffled(seen, Random(2))
    for _ in range(50):
        assert not Hand.from_bits(next(source)[Seat.W]).length(Suit.D)


def test_layouts_are_equally_likely() -> None:
    seen = seen_by(contract(DEAL, CALLS, LEAD), Seat.S)
    source = shuffled(seen, Random(3))
    king, queen = Card.parse("HK").bit, Card.parse("DQ").bit
    found = Counter(
        ((h := next(source))[Seat.W] & king > 0, h[Seat.W] & queen > 0) for _ in range(4000)
    )
    same, apart = 12 / 24 * 11 / 23, 12 / 24 * 12 / 23
    assert found[True, True] / 4000 == pytest.approx(same, abs=0.03)
    assert found[True, False] / 4000 == pytest.approx(apart, abs=0.03)


def test_layouts_agree_with_what_the_auction_promised() -> None:
    seen = seen_by(contract(DEAL, "Pass Pass 1NT Pass Pass Pass", "CK"), Seat.E)
    fits = words(seen, "culbertson")
    layouts = draw(seen, 30, Random(4), fits)
    strong = [lay for lay in layouts if lay.weight == 1.0]
    assert len(strong) >= 15
    for layout in strong:
        for seat in seen.hidden():
            assert not fits[seat](Hand.from_bits(layout.hands[seat] | seen.played(seat)))
    plain = draw(seen, 30, Random(4), {})
    south = [Hand.from_bits(lay.hands[Seat.S]).points for lay in strong]
    anyhow = [Hand.from_bits(lay.hands[Seat.S]).points for lay in plain]
    assert sum(south) / len(south) > sum(anyhow) / len(anyhow) + 2


def test_when_nothing_fits_the_nearest_layouts_are_taken_and_weigh_less() -> None:
    seen = seen_by(contract(DEAL, CALLS, LEAD), Seat.S)
    never = draw(seen, 10, Random(5), {Seat.W: lambda hand: 1})
    assert [lay.weight for lay in never] == [MISFIT] * 10


def test_announced_points_hold_in_every_layout_mb_4() -> None:
    state = find("minibridge").start(Deal.parse(DEAL), Seat.N)
    state = state.after(Seat.S, Choose(Strain.NT, bonus=True))
    seen = seen_by(state, Seat.W)
    layouts = draw(seen, 20, Random(6), words(seen, "culbertson"))
    exact = [lay for lay in layouts if lay.weight == 1.0]
    assert len(exact) >= 15
    assert {Hand.from_bits(lay.hands[Seat.E]).points for lay in exact} == {3}


def test_restricted_choice_halves_a_layout_with_both_honours() -> None:
    deal = "N:A9876.432.432.32 QJ.9876.9876.987 KT543.AKQ.AKQ.AK 2.JT5.JT5.QJT654"
    state = contract(deal, "Pass Pass 4S Pass Pass Pass", "CQ C2 C7 CA SK S2 S6 SJ")
    seen = seen_by(state, Seat.S)
    queen = Card.parse("SQ").bit
    rest = [bit for bit in (1 << i for i in range(52)) if seen.unseen() & bit and bit != queen]
    east = sum(rest[:11])
    n, s = seen.in_hand(Seat.N).bits, seen.in_hand(Seat.S).bits
    both = Layout((n, east & ~rest[0] | queen, s, sum(rest[11:]) | rest[0]))
    single = Layout((n, east, s, sum(rest[11:]) | queen))
    doubled, alone = weighed(seen, [both, single])
    assert doubled.weight == alone.weight / 2
