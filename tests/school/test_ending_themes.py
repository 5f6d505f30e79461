"""Themes of endings that are constructed for them."""

from __future__ import annotations

from sansatout.cards import Card, Hand, Strain, Suit
from sansatout.school.endings.standing import Standing
from sansatout.school.endings.themes import themes
from sansatout.seats import Seat


def ending(
    south: str,
    north: str,
    west: str,
    east: str,
    leader: Seat,
    need: int,
    strain: Strain = Strain.NT,
) -> Standing:
    """Return an ending in which the defenders hold these cards, or others that are like them."""
    n, e, s, w = (Hand.parse(text).bits for text in (north, east, south, west))
    nothing: tuple[frozenset[Suit], frozenset[Suit]] = frozenset(), frozenset()
    count = w.bit_count()
    start = Standing(strain, Seat.S, (s, n), w | e, (count, count), nothing, leader, need, s | n)
    return start.limited([w])


def right_and_themes(now: Standing) -> tuple[set[str], set[str]]:
    sure = now.sure()
    assert sure is not None
    right = {str(card) for card, good in sure.items() if good}
    return right, set(themes(now, sure, dict.fromkeys(sure, 0.0)))


def after(now: Standing, *cards: str) -> Standing:
    for card in cards:
        now = now.after(Card.parse(card))
    return now


def test_the_queen_played_under_the_ace_is_a_finesse() -> None:
    start = ending("32...", "AQ...", "K9...", "..32.", Seat.S, 2)
    right, about = right_and_themes(after(start, "S2", "S9"))
    assert right == {"SQ"}
    assert about == {"finesse"}


def test_an_honour_that_is_led_and_runs_is_a_finesse() -> None:
    start = ending("Q2...", "A3...", "K9...", "..32.", Seat.S, 2)
    right, about = right_and_themes(after(start, "SQ", "S9"))
    assert right == {"S3"}
    assert about == {"finesse"}


def test_the_ace_over_a_bare_king_is_none() -> None:
    start = ending("32...", "AQ...", "98...", "K..2.", Seat.S, 2)
    right, about = right_and_themes(after(start, "S2", "S8"))
    assert right == {"SA"}
    assert "finesse" not in about


def test_the_ace_kept_until_a_defender_has_no_card_to_return_is_a_hold_up() -> None:
    start = ending("A2..KQ.", "9..2.43", "54..AT.", "KQJT...", Seat.E, 2)
    right, about = right_and_themes(after(start, "SK"))
    assert right == {"S2"}
    assert "hold-up" in about


def test_a_defender_who_guards_two_suits_and_must_discard_is_squeezed() -> None:
    start = ending("A.2.Q.", ".AJ..2", ".KQ.K.", "...AKQ", Seat.S, 3)
    right, about = right_and_themes(start)
    assert right == {"SA"}
    assert "squeeze" in about


def test_a_winner_that_blocks_the_suit_is_cashed_before_its_entry_is_used() -> None:
    """Led from either hand the small heart would do first as well."""
    start = ending("A.3.2.", "KQ.A..", "...KQJ", "..KQJ.", Seat.S, 3)
    right, about = right_and_themes(start)
    assert right == {"SA"}
    assert "entry" in about


def test_a_trump_drawn_before_a_winner_is_trump_control() -> None:
    start = ending("A.A..", "3..2.", ".2.5.", "4..3.", Seat.S, 2, Strain.H)
    right, about = right_and_themes(start)
    assert right == {"HA"}
    assert "trump-control" in about


def test_a_defender_who_must_lead_into_a_tenace_is_thrown_in() -> None:
    start = ending("AQ..2.", "32..Q.", "K9..K.", "J..43.", Seat.S, 2)
    right, about = right_and_themes(start)
    assert right == {"D2"}
    assert "throw-in" in about


def test_a_card_that_is_sure_and_takes_fewer_tricks_in_the_mean_is_a_safety_play() -> None:
    start = ending("AQ..2.", "32..Q.", "K9..K.", "J..43.", Seat.S, 2)
    sure = start.sure()
    assert sure is not None
    for more, about in ((2.5, True), (2.0, False), (1.5, False)):
        means = {card: 2.0 if good else more for card, good in sure.items()}
        assert ("safety-play" in themes(start, sure, means)) is about
