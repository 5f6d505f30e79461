"""What the opening lead says, and what partner makes of it."""

from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sansatout import robots
from sansatout.calls import Call
from sansatout.cards import Card, Suit
from sansatout.deal import Deal
from sansatout.events.acts import MakeCall, Play
from sansatout.lab.match_table import Board
from sansatout.robots.message import message
from sansatout.robots.play import leads, second_look
from sansatout.robots.play.layouts import draw, generator, shuffled
from sansatout.robots.play.leads import likelihood, may_ask_for_ruff
from sansatout.robots.play.reading import likelihood as read
from sansatout.robots.play.seen import Seen
from sansatout.robots.play.signals import NO_SIGNALS
from sansatout.robots.play.values import Values
from sansatout.robots.thought import Thought
from sansatout.seats import Seat
from tests.robots.play.playing import contract, random_course, seen_by

RUFFS = {
    # North leads the eight of the suit that South has bid, from one card.
    9: (
        "N:JT742.8.Q82.9862 .QJ74.T9753.AJT5 A6.A9652.K6.KQ73 KQ9853.KT3.AJ4.4",
        "Pass Pass 1H 1S Pass Pass 2C 2S Pass Pass Pass",
        "H8 H4 HA H3",
    ),
    # East leads the higher of two clubs; West holds ace and king.
    32: (
        "N:KJT5.K8762.5.JT9 Q873.T93.J863.82 A92.AQJ4.K9.Q743 64.5.AQT742.AK65",
        "1D 1H Pass 2D 3D 3H Pass 4H Pass Pass Pass",
        "C8 C3 CA CJ",
    ),
}


def after_the_lead(number: int) -> Seen:
    """Return what partner knows after the first trick."""
    deal, calls, cards = RUFFS[number]
    board = Board(number, Deal.parse(deal))
    state, sheet = board.start(), board.sheet()
    for call in calls.split():
        assert state.actor is not None
        state = state.after(state.actor, MakeCall(Call.parse(call)))
    for name in cards.split():
        actor, turn = state.actor, state.turn
        assert actor is not None
        state = state.after(actor, Play(Card.parse(name), None if turn is actor else turn))
    assert state.actor is not None
    return Seen.of_deal(state, state.actor, sheet, vulnerable=state.variant.vulnerable(sheet))


@pytest.mark.parametrize(
    ("number", "suit", "seed"), [(9, Suit.H, 0), (9, Suit.H, 1), (32, Suit.C, 32)]
)
def test_partners_short_lead_is_returned_for_a_ruff(number: int, suit: Suit, seed: int) -> None:
    thought = robots.decide(after_the_lead(number), level="expert", system="culbertson", seed=seed)
    assert isinstance(thought.act, Play)
    assert thought.act.card.suit is suit


@pytest.mark.parametrize(("number", "suit"), [(9, Suit.H), (32, Suit.C)])
def test_layouts_with_a_short_suit_are_drawn_after_such_a_lead(number: int, suit: Suit) -> None:
    seen = after_the_lead(number)
    partner = seen.seat.partner

    def can_ruff(*, led: bool) -> float:
        likely = (lambda rows: read(seen, NO_SIGNALS, rows)) if led else None
        found = draw(seen, 200, Random(1), {}, likely)
        short = sum(
            one.weight
            for one in found
            if (one.hands[partner] >> 13 * suit.value & 8191).bit_count() <= number // 30
        )
        return short / sum(one.weight for one in found)

    assert can_ruff(led=True) > 1.3 * can_ruff(led=False)


UNBID = "Pass Pass 1S Pass 4S Pass Pass Pass"
THEIR_CLUBS = "1C Pass 1S Pass 4S Pass Pass Pass"
LEADS = "N:876.QJ5.A43.KJ94 93.874.QJ976.765 A42.A96.K852.AQ2 KQJT5.KT32.T.T83"
"""West leads from T 8 3 of clubs against spades."""


def by_length(calls: str, card: str) -> dict[int, float]:
    """Return how likely West's lead is from so many clubs, as East reads it."""
    seen = seen_by(contract(LEADS, calls, f"{card} CJ"), Seat.E)
    rows = shuffled(seen, 3000, generator(Random(1)))
    found = likelihood(seen, rows)
    held = (rows[:, Seat.W.value] >> np.uint64(13 * Suit.C.value)) & np.uint64(8191)
    lengths = np.array([1 + bits.bit_count() for bits in held.tolist()])
    return {length: float(found[lengths == length].mean()) for length in (1, 2, 3, 4)}


def test_a_high_spot_card_is_led_from_one_or_two_cards_before_four() -> None:
    found = by_length(UNBID, "C8")
    assert min(found[1], found[2]) > 2 * found[4]


def test_a_lead_in_declarers_sides_suit_is_short_before_all() -> None:
    """From length nothing is to be gained there; from one card or two a ruff."""
    unbid, theirs = by_length(UNBID, "C8"), by_length(THEIR_CLUBS, "C8")
    for short in (1, 2):
        assert theirs[short] / theirs[4] > 1.3 * unbid[short] / unbid[4]


def test_every_way_to_lead_from_a_holding_adds_up_to_one() -> None:
    for has_trumps in (True, False):
        sums = leads.card_shares(has_trumps).sum(axis=0)
        assert np.allclose(sums[1:], 1.0)


@given(seed=st.integers(0, 10**6))
@settings(max_examples=10, deadline=None)
def test_no_layout_is_impossible_because_of_a_lead(seed: int) -> None:
    for calls in (UNBID, THEIR_CLUBS):
        seen = seen_by(contract(LEADS, calls, "C8 CJ"), Seat.E)
        found = likelihood(seen, shuffled(seen, 100, generator(Random(seed))))
        assert (found > 0).all()
        assert (found <= 1).all()


def test_ones_own_lead_and_dummys_say_nothing() -> None:
    seen = seen_by(contract(LEADS, UNBID, "C8 CJ C5 C2"), Seat.W)
    rows = shuffled(seen, 20, generator(Random(1)))
    assert likelihood(seen, rows).tolist() == [1.0] * 20
    before = seen_by(contract(LEADS, UNBID), Seat.W)
    assert likelihood(before, rows).tolist() == [1.0] * 20


@pytest.mark.parametrize(
    ("calls", "card", "seat", "asks"),
    [
        (UNBID, "C8", Seat.E, True),
        (UNBID, "SK", Seat.E, False),  # a trump
        (UNBID, "C8", Seat.S, False),  # declarer has no partner who leads
        ("Pass Pass 1NT Pass 3NT Pass Pass Pass", "C8", Seat.E, False),
    ],
)
def test_a_plain_suit_that_partner_led_first_is_thought_of_twice(
    calls: str, card: str, seat: Seat, *, asks: bool
) -> None:
    seen = seen_by(contract(LEADS, calls, f"{card} {'S6' if card[0] == 'S' else 'CJ'}"), seat)
    assert may_ask_for_ruff(seen) is asks
    ace, two = Card.parse("DA"), Card.parse("D2")
    clear = Values((ace, two), np.array([[9, 7]] * 10), np.ones(10), np.arange(14.0), 1)
    first = Thought(seen.play(ace), message("play-forced"))
    assert second_look.in_doubt(seen, clear, first) is asks


def test_with_three_players_partners_lead_may_ask_for_a_ruff_as_well() -> None:
    asked = 0
    for seed in range(12):
        *_, (state, _) = random_course("minibridge-3", Random(seed))
        if state.play is None or state.play.strain.suit is None:
            continue
        leader, plain = state.play.tricks[0].leader, state.play.strain.suit
        for seat in state.variant.places:
            if seat not in (leader, *state.play.order[1::2]):
                may = state.play.tricks[0].led is not plain
                assert may_ask_for_ruff(seen_by(state, seat)) is may
                asked += may
    assert asked
