"""What lies open outweighs what was said."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from sansatout import robots
from sansatout.cards import Hand, Suit
from sansatout.deal import Deal
from sansatout.errors import RuleError
from sansatout.robots.dialogues import words
from sansatout.robots.play.layouts import draw
from sansatout.robots.play.seen import Seen
from sansatout.seats import Seat
from tests.robots.foreign.auctions import ended, played, random_auction
from tests.robots.play.playing import contract, replayed, seen_by
from tests.robots.play.test_seen import with_other_hidden_cards

WEAK_TWO = "N:KQJ762.54.J82.72 A3.AQ2.KQ95.J864 T95.KJT86.A7.AK3 84.973.T643.QT95"
"""North opens 2S on eight points: by Culbertson's book it would be a hand for game."""
CALLS = "2S Pass 4S Pass Pass Pass"


def misfits(seen: Seen, seat: Seat, hand: str, systems: str = "culbertson") -> int:
    bits = np.array([Hand.parse(hand).bits], dtype=np.uint64)
    return int(words(seen, systems)[seat](bits, 99)[0])


def test_an_open_hand_that_contradicts_takes_the_words_of_its_side_n_told_1() -> None:
    """South declares; North's hand is dummy and no strong two, so South's raise is read anew."""
    deal = "N:KQJ762.54.J82.72 A3.AQ2.KQ95.J864 T95.KJT86.A7.AK3 84.973.T643.QT95"
    calls = "2S Pass 2NT Pass 3S Pass 3NT Pass Pass Pass"
    before = seen_by(contract(deal, calls), Seat.W)
    after = seen_by(contract(deal, calls, "D3"), Seat.E)
    strong = "T95.KJT86.A7.AK3"
    assert misfits(before, Seat.S, strong) > 0, "2NT denies so much by Culbertson"
    assert misfits(after, Seat.S, strong) == 0
    assert misfits(after, Seat.N, "KQJ762.54.J82.72") == 0


def test_a_hand_that_agrees_leaves_the_words_as_they_are() -> None:
    deal = "N:KJ94.QJ5.A43.876 765.874.QJ976.93 AQ2.A96.K852.A42 T83.KT32.T.KQJT5"
    seen = seen_by(contract(deal, "Pass Pass 1NT Pass 3NT Pass Pass Pass", "CK"), Seat.E)
    assert misfits(seen, Seat.S, "432.5432.432.432") > 0


def test_cards_played_contradict_too_n_told_1() -> None:
    """East has opened one spade and shows out of spades: then it was no suit."""
    deal = "N:AKQJ.5432.432.32 .AKQJT.AKQJT.AKQ 5432.98.9876.J98 T9876.76.5.T7654"
    calls = "Pass 1S Pass Pass X Pass 2D Pass Pass Pass"
    late = seen_by(contract(deal, calls, "ST SA HA"), Seat.S)
    assert late.voids()[Seat.E] == {Suit.S}
    assert misfits(late, Seat.E, ".AKQJT.AKQJT.AKQ", "natural") == 0
    early = replace(late, tricks=())
    assert misfits(early, Seat.E, ".AKQJT.AKQJT.AKQ", "natural") > 0


def test_layouts_follow_what_is_left_of_the_words() -> None:
    """Read by the book the weak two fits no hand that may be North's; read anew it does."""
    seen = seen_by(contract(WEAK_TWO, CALLS, "D9 DA D3 D2"), Seat.W)
    layouts = draw(seen, 30, Random(1), words(seen, ("natural", "culbertson")))
    six = [Hand.from_bits(lay.hands[Seat.N] | seen.played(Seat.N)) for lay in layouts]
    assert all(hand.length(Suit.S) >= 5 for hand in six)
    assert {lay.weight for lay in layouts} == {1.0}


def test_partners_words_are_kept_by_his_own_system() -> None:
    seen = seen_by(contract(WEAK_TWO, CALLS, "D9"), Seat.W)
    strong = "AK3.AKQ2.KQ95.86"
    assert misfits(seen, Seat.E, strong) > 0, "a pass over 2S denies so much"


@pytest.mark.parametrize("system", ["natural", "standard", "culbertson"])
def test_two_deals_that_look_alike_are_read_and_played_alike(system: str) -> None:
    """Nothing but what ``Seen.of`` gives has a part in what is believed."""
    rng, compared = Random(12), 0
    while compared < 5:
        auction, deal = ended(random_auction(rng, 8)), Deal.random(rng)
        state, acts = played(deal, auction, rng.randint(1, 40), rng)
        if state.play is None or (seat := state.actor) is None:
            continue
        told = tuple((number, "5+ spades, 10-15") for number in range(3))
        seen = replace(seen_by(state, seat), explained=told)
        other = with_other_hidden_cards(seen, rng)
        try:
            twin = replayed("duplicate", other, state.dealer, acts)
        except RuleError:
            continue
        alike = replace(seen_by(twin, seat), explained=told)
        hands = np.array([hand.bits for hand in (*deal.hands, *other.hands)], dtype=np.uint64)
        one, two = words(seen, system), words(alike, system)
        assert all((one[s](hands, 9) == two[s](hands, 9)).all() for s in Seat)
        thoughts = [robots.decide(x, level="club", system=system, seed=1) for x in (seen, alike)]
        assert thoughts[0] == thoughts[1]
        compared += 1
