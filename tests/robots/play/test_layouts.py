from collections import Counter
from dataclasses import dataclass
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from sansatout.cards import Card, Hand, Strain, Suit
from sansatout.deal import Deal
from sansatout.events.acts import Announce, Choose
from sansatout.robots.dialogues import words
from sansatout.robots.play.choice import weighed
from sansatout.robots.play.layouts import (
    MISFIT,
    Layout,
    Misfits,
    SeveralWords,
    draw,
    generator,
    shuffled,
)
from sansatout.seats import Seat
from sansatout.variants import game
from tests.robots.play.playing import contract, seen_by

DEAL = "N:KJ94.QJ5.A43.876 765.874.QJ976.93 AQ2.A96.K852.A42 T83.KT32.T.KQJT5"
CALLS = "Pass Pass 1NT Pass 3NT Pass Pass Pass"
LEAD = "CK C6 C3 CA"


def test_every_layout_has_each_card_once_and_keeps_what_was_seen() -> None:
    seen = seen_by(contract(DEAL, CALLS, LEAD), Seat.S)
    for hands in shuffled(seen, 200, generator(Random(1))).tolist():
        assert hands[Seat.S] == seen.in_hand(Seat.S).bits
        assert hands[Seat.N] == seen.in_hand(Seat.N).bits
        assert hands[Seat.E] | hands[Seat.W] == seen.unseen()
        assert hands[Seat.E].bit_count() == hands[Seat.W].bit_count() == 12


def test_a_suit_one_hand_is_out_of_lies_with_the_other() -> None:
    seen = seen_by(contract(DEAL, CALLS, LEAD + " DK DT D3 D6 D2 C5"), Seat.S)
    for hands in shuffled(seen, 50, generator(Random(2))).tolist():
        assert not Hand.from_bits(hands[Seat.W]).length(Suit.D)


def test_layouts_are_equally_likely() -> None:
    seen = seen_by(contract(DEAL, CALLS, LEAD), Seat.S)
    king, queen = Card.parse("HK").bit, Card.parse("DQ").bit
    found = Counter(
        (hands[Seat.W] & king > 0, hands[Seat.W] & queen > 0)
        for hands in shuffled(seen, 4000, generator(Random(3))).tolist()
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
            hand = layout.hands[seat] | seen.played(seat)
            assert fits[seat](np.array([hand], dtype=np.uint64), 9).tolist() == [0]
    plain = draw(seen, 30, Random(4), {})
    south = [Hand.from_bits(lay.hands[Seat.S]).points for lay in strong]
    anyhow = [Hand.from_bits(lay.hands[Seat.S]).points for lay in plain]
    assert sum(south) / len(south) > sum(anyhow) / len(anyhow) + 2


def lacking(name: str) -> Misfits:
    """Return the words of somebody who says that he has the card."""
    card = np.uint64(Card.parse(name).bit)

    def without(hands: NDArray[np.uint64], _: int) -> NDArray[np.int64]:
        found: NDArray[np.int64] = np.equal(hands & card, 0).astype(np.int64)
        return found

    return without


def test_when_nothing_fits_layouts_are_drawn_by_how_many_words_do_not() -> None:
    """Both say that they have the same king, and East that he has a queen besides."""
    seen = seen_by(contract(DEAL, CALLS, LEAD), Seat.S)
    king, queen = lacking("HK"), lacking("DQ")
    fits: dict[Seat, Misfits] = {
        Seat.W: king,
        Seat.E: lambda hands, most: king(hands, most) + queen(hands, most),
    }
    layouts = draw(seen, 600, Random(5), fits)
    true = sum(lay.hands[Seat.E] & Card.parse("DQ").bit > 0 for lay in layouts)
    assert {lay.weight for lay in layouts} == {1.0}
    assert true / 600 == pytest.approx(1 / (1 + MISFIT), abs=0.05)


@dataclass(frozen=True, slots=True)
class Words(SeveralWords):
    """Several cards that somebody says he has."""

    cards: tuple[str, ...]

    def __call__(self, hands: NDArray[np.uint64], most: int = 99) -> NDArray[np.int64]:
        return sum((lacking(card)(hands, most) for card in self.cards), np.zeros(len(hands), int))

    def each(self) -> tuple[Misfits, ...]:
        return tuple(lacking(card) for card in self.cards)


def test_one_word_of_several_may_be_nonsense_by_itself() -> None:
    """West says that he has an ace that lies in dummy, and a king."""
    seen = seen_by(contract(DEAL, CALLS, LEAD), Seat.S)
    layouts = draw(seen, 20, Random(5), {Seat.W: Words(("DA", "HK"))})
    assert all(lay.hands[Seat.W] & Card.parse("HK").bit for lay in layouts)


def test_words_that_no_hand_agrees_with_say_nothing() -> None:
    seen = seen_by(contract(DEAL, CALLS, LEAD), Seat.S)
    king = np.uint64(Card.parse("HK").bit)
    fits: dict[Seat, Misfits] = {
        Seat.W: lambda hands, _: np.ones(len(hands), dtype=np.int64),
        Seat.E: lambda hands, _: (hands & king == 0).astype(np.int64),
    }
    layouts = draw(seen, 10, Random(5), fits)
    assert [lay.weight for lay in layouts] == [1.0] * 10
    assert all(lay.hands[Seat.E] & int(king) for lay in layouts), "the other's words still count"


def test_three_hidden_hands_agree_with_the_auction_before_the_lead() -> None:
    """Few deals fit all three at once: the rarest hand is kept and the others dealt again."""
    seen = seen_by(contract(DEAL, CALLS), Seat.W)
    layouts = draw(seen, 30, Random(7), words(seen, "culbertson"))
    assert sum(layout.weight == 1.0 for layout in layouts) >= 10
    for layout in layouts:
        assert sum(layout.hands) == (1 << 52) - 1
        assert {hand.bit_count() for hand in layout.hands} == {13}


def test_announced_points_hold_in_every_layout_mb_4() -> None:
    state = game("minibridge").start(Deal.parse(DEAL), Seat.N)
    for seat in Seat:
        state = state.after(seat, Announce(state.deal[seat].points))
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


def test_fewer_layouts_than_wanted_suffice_if_they_all_fit() -> None:
    seen = seen_by(contract(DEAL, "Pass Pass 1NT Pass Pass Pass", "CK"), Seat.E)
    fits = words(seen, "culbertson")
    filled = draw(seen, 4000, Random(4), fits)
    fitting = draw(seen, 4000, Random(4), fits, least=8)
    assert 8 <= len(fitting) < len(filled) == 4000
    assert {layout.weight for layout in fitting} == {1.0}
    assert len(draw(seen, 4000, Random(4), fits, least=3999)) == 3999
