"""Signals: what small cards say where a pair has agreed on it, and how far they are believed."""

from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sansatout import robots
from sansatout.cards import Card, Suit
from sansatout.errors import InputError, RuleError
from sansatout.events.acts import Play
from sansatout.locales import LANGUAGES
from sansatout.robots.message import message
from sansatout.robots.play import habits, reading
from sansatout.robots.play.layouts import generator, shuffled
from sansatout.robots.play.seen import Seen
from sansatout.robots.play.sending import sent
from sansatout.robots.play.signals import (
    NO_SIGNALS,
    SignalKind,
    likelihood,
    next_signal,
    signals,
    signals_of,
    trust,
)
from sansatout.robots.thought import Thought, Weighed
from sansatout.seats import Seat
from sansatout.variants.deal_state import DealState
from tests.robots.play.playing import contract, random_course, replayed, seen_by
from tests.robots.play.test_seen import with_other_hidden_cards

DEAL = "N:KJ94.QJ5.A43.876 7652.874.QJ97.93 AQ.A96.K8652.A42 T83.KT32.T.KQJT5"
CALLS = "Pass Pass 1NT Pass 3NT Pass Pass Pass"
BOTH = ("standard", "standard")
EAST_WEST = ("", "standard")


def at(cards: str, seat: Seat) -> Seen:
    return seen_by(contract(DEAL, CALLS, cards), seat)


def level_thought(seen: Seen, card: str, *others: str, worse: str = "") -> Thought:
    """Return a thought in which these cards are worth the same, and one card less."""
    names = [card, *others]
    candidates = [Weighed(seen.play(Card.parse(name)), 10.0, 8.0) for name in names]
    if worse:
        candidates.append(Weighed(seen.play(Card.parse(worse)), 10.0, 8.5))
    return Thought(
        candidates[0].act, message("play-expected", points=10, count=40), tuple(candidates), 40
    )


@pytest.mark.parametrize(
    ("cards", "seat", "card", "kind"),
    [
        ("CK C6", Seat.E, "C3", SignalKind.ATTITUDE),
        ("CK C6 C3 CA S7", Seat.W, "", None),  # the lead is no signal
        ("CK C6 C3 CA SA", Seat.W, "S3", SignalKind.COUNT),
        ("CK C6 C3 CA SA S3 S4", Seat.E, "S2", SignalKind.COUNT),
        ("CK C6 C3 CA SA S3 S4 S2 SQ S8 S9", Seat.E, "S5", None),  # its second spade
        ("CK C6 C3 CA DK DT D3 D7 D2", Seat.W, "H2", SignalKind.DISCARD),
        ("CK C6 C3 CA DK", Seat.W, "DT", None),  # no small card
    ],
)
def test_the_first_small_card_of_a_plain_suit_speaks(
    cards: str, seat: Seat, card: str, kind: SignalKind | None
) -> None:
    if card:
        found = next_signal(at(cards, seat), Card.parse(card))
        assert (None if found is None else found.kind) is kind
    else:
        seen = at(cards.rsplit(" ", 1)[0], Seat.S)
        assert [one.card for one in signals(seen, BOTH)] == [Card.parse("C3")]


def holding(ranks: str) -> int:
    return sum(1 << "23456789TJQKA".index(rank) for rank in ranks)


@pytest.mark.parametrize(
    ("cards", "seat", "card", "high", "low"),
    [
        ("CK C6", Seat.E, "C3", "A93", "T93"),  # helps the king, or not
        ("CK C6 C3 CA SA S3 S4", Seat.E, "S2", "7652", "752"),  # even, odd
        ("CK C6 C3 CA DK DT D3 D7 D2", Seat.W, "H2", "KT32", "QT32"),  # likes, dislikes
    ],
)
def test_a_high_card_encourages_shows_an_even_number_and_likes_its_suit(
    cards: str, seat: Seat, card: str, high: str, low: str
) -> None:
    signal = next_signal(at(cards, seat), Card.parse(card))
    assert signal is not None
    found = signal.goes_high(np.array([holding(high), holding(low)]))
    assert found.tolist() == [True, False]


def test_of_equal_cards_the_one_is_played_that_speaks() -> None:
    """East's four spades: the highest small one, and the reason says what it shows."""
    seen = at("CK C6 C3 CA SA S3 S4", Seat.E)
    plain = level_thought(seen, "S2", "S7", "S6", "S5")
    found = sent(seen, plain, EAST_WEST)
    assert found.act == seen.play(Card.parse("S7"))
    assert found.candidates[0].act == found.act
    assert {one.act for one in found.candidates} == {one.act for one in plain.candidates}
    assert found.reason.id == "play-signal"


def test_a_signal_never_costs_anything_by_the_robots_own_estimate() -> None:
    seen = at("CK C6 C3 CA SA S3 S4", Seat.E)
    found = sent(seen, level_thought(seen, "S2", "S6", "S5", worse="S7"), EAST_WEST)
    assert found.act == seen.play(Card.parse("S6"))
    alone = level_thought(seen, "S2", worse="S7")
    assert sent(seen, alone, EAST_WEST) == alone


@pytest.mark.parametrize(
    ("seat", "cards", "agreed"),
    [
        (Seat.E, "CK C6 C3 CA SA S3 S4", NO_SIGNALS),
        (Seat.E, "CK C6 C3 CA SA S3 S4", ("standard", "")),  # the other side's agreement
    ],
)
def test_who_has_agreed_on_nothing_does_not_signal(
    seat: Seat, cards: str, agreed: tuple[str, str]
) -> None:
    seen = at(cards, seat)
    plain = level_thought(seen, "S2", "S7", "S6", "S5")
    assert sent(seen, plain, agreed) == plain


def test_layouts_are_likely_as_far_as_the_signal_agrees_with_them() -> None:
    """East gives the seven: South deals an even number of spades more often."""
    seen = at("CK C6 C3 CA SA S3 S4 S7", Seat.S)
    rows = shuffled(seen, 2000, generator(Random(1)))
    found = likelihood(seen, EAST_WEST, rows)
    east = (rows[:, Seat.E.value] & np.uint64(8191 << 13 * Suit.S.value)).tolist()
    lengths = np.array([1 + bits.bit_count() for bits in east])
    assert found[lengths == 4].mean() > 3 * found[lengths == 3].mean()
    assert (likelihood(seen, ("standard", ""), rows) == 1).all()


def test_a_signal_takes_the_place_of_the_habit() -> None:
    """By habit the seven would deny lower spades, by agreement it shows an even number."""
    seen = at("CK C6 C3 CA SA S3 S4 S7", Seat.S)
    rows = shuffled(seen, 2000, generator(Random(2)))
    spades = rows[:, Seat.E.value] & np.uint64(8191 << 13 * Suit.S.value)
    agreed, not_agreed = (reading.likelihood(seen, one, rows) for one in (EAST_WEST, NO_SIGNALS))
    raised = agreed / not_agreed
    lower = spades == np.uint64(holding("652") << 13 * Suit.S.value)
    assert raised[lower].mean() > 3 * raised[spades == 0].mean()


def test_nothing_is_read_anew_where_nothing_is_agreed() -> None:
    seen = at("CK C6 C3 CA SA S3 S4 S7", Seat.S)
    rows = shuffled(seen, 100, generator(Random(3)))
    assert (likelihood(seen, NO_SIGNALS, rows) == 1).all()
    assert not list(signals(seen, NO_SIGNALS))
    assert habits.likelihood(seen, rows).tolist() == habits.likelihood(seen, rows, ()).tolist()


SPADES = "CK C6 C3 CA SA S3 S4 {} SQ S8 S9 {} DK DT D3 D7 D2 H2 DA D9"
"""East plays two spades; then diamonds."""
OUT = " SK {} H6 ST SJ {} C2 H3"
"""The other two: all spades are known."""


@pytest.mark.parametrize(
    ("first", "then", "believed"),
    [("S7", ("S2", "S5", "S6"), "more"), ("S2", ("S5", "S6", "S7"), "less")],
)
def test_a_signal_is_believed_as_far_as_it_proved_true(
    first: str, then: tuple[str, str, str], believed: str
) -> None:
    """East had four spades: the seven was true, the two was not."""
    early = at(SPADES.format(first, then[0]), Seat.S)
    late = at((SPADES + OUT).format(first, *then), Seat.S)
    before, after = (trust(one, list(signals(one, BOTH)), Seat.E) for one in (early, late))
    assert after > before if believed == "more" else after < before


def test_a_liar_is_read_like_one_who_signals_nothing_in_the_end() -> None:
    late = at((SPADES + OUT).format("S2", "S5", "S6", "S7"), Seat.S)
    given_ = list(signals(late, BOTH))
    shares = [trust(late, given_ * times, Seat.E) for times in (1, 3, 10)]
    assert shares == sorted(shares, reverse=True)
    assert shares[-1] < 0.5


@pytest.mark.parametrize(("first", "then", "true"), [("H3", "H2", True), ("H2", "H3", False)])
def test_an_honour_shown_proves_what_a_card_liked(first: str, then: str, *, true: bool) -> None:
    """West throws two hearts away and wins with the king: the first should have been the higher."""
    cards = f"CK C6 C3 CA DK DT D3 D7 D2 {first} DA D9 D4 DJ D5 {then}"
    early, late = at(cards, Seat.S), at(f"{cards} H7 H9 HK H5", Seat.S)
    before, after = (trust(one, list(signals(one, BOTH)), Seat.W) for one in (early, late))
    assert after > before if true else after < before


def test_agreements_are_one_for_all_or_one_for_each_side() -> None:
    assert signals_of("standard") == BOTH
    assert signals_of(EAST_WEST) == EAST_WEST
    with pytest.raises(InputError, match="no signals ‘upside-down’"):
        robots.decide(at("", Seat.W), level="novice", system="culbertson", seed=1,
                      signals="upside-down")  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_signal_says_what_it_shows_in_every_language(language: str) -> None:
    told = set()
    for cards, card, others in (
        ("CK C6 C3 CA SA S3 S4", "S2", ("S7",)),
        ("CK C6 C3 CA SA", "S3", ("S8",)),
    ):
        seen = at(cards, Seat.E if card == "S2" else Seat.W)
        found = sent(seen, level_thought(seen, card, *others), BOTH)
        told.add(found.reason.text(language))
    assert len(told) == 2
    assert all("♠" in text and "robot-" not in text for text in told)


def courses(seed: int) -> list[tuple[DealState, Seat, DealState]]:
    """Return states of a deal with a seat to play, and the same with other hidden cards."""
    rng, found = Random(seed), []
    for state, acts in random_course("duplicate", rng):
        if state.play is None or len(state.play.tricks) < 5 or rng.random() > 0.2:
            continue
        seat = state.actor
        assert seat is not None
        try:
            twin = replayed(
                "duplicate", with_other_hidden_cards(seen_by(state, seat), rng), state.dealer, acts
            )
        except RuleError:
            continue
        found.append((state, seat, twin))
    return found[:2]


@given(seed=st.integers(0, 10**6))
@settings(max_examples=5, deadline=None)
def test_reading_and_signalling_see_no_hidden_card(seed: int) -> None:
    """Two worlds that a seat cannot tell apart: the same thought, a legal card, every time."""
    for state, seat, twin in courses(seed):
        thoughts = [
            robots.decide(
                seen_by(one, seat), level="club", system="culbertson", seed=seed,
                signals="standard", may_claim=False,
            )
            for one in (state, twin, state)
        ]  # fmt: skip
        assert thoughts[0] == thoughts[1] == thoughts[2]
        act = thoughts[0].act
        assert isinstance(act, Play)
        assert act.card in seen_by(state, seat).legal()
        rows = shuffled(seen_by(state, seat), 20, generator(Random(seed)))
        found = [reading.likelihood(seen_by(one, seat), BOTH, rows) for one in (state, twin)]
        assert found[0].tolist() == found[1].tolist()
        assert ((found[0] > 0) & (found[0] <= 1)).all()


def test_with_three_players_partner_is_who_defends_as_well() -> None:
    kinds = set()
    for seed in range(12):
        *_, (state, _) = random_course("minibridge-3", Random(seed))
        if state.play is None:
            continue
        assert state.actor is not None
        seen = seen_by(state, state.actor)
        leaders = {trick.cards[0]: trick.leader for trick in seen.tricks}
        for one in signals(seen, BOTH):
            if one.kind is not SignalKind.DISCARD:
                partners = leaders[one.led] not in seen.declaring
                assert (one.kind is SignalKind.ATTITUDE) is partners
                kinds.add(one.kind)
    assert len(kinds) == 2
