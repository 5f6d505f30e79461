"""A refusal cites the booklet of the game that is played."""

import pytest
from tests.table.driving import SECRET, calls, dealt, does, made, plays

from sansatout.errors import IllegalActionError
from sansatout.events import Act
from sansatout.events.acts import Claim, Cut, LookBack, NameCards, Shuffle
from sansatout.seats import Seat
from sansatout.table.state import Table

CONTRACT_GAMES = ("kontrakt", "vanderbilt", "reform", "rulebook", "hungarian", "duplicate")


def refused(table: Table, seat: Seat, act: Act) -> str | None:
    with pytest.raises(IllegalActionError) as caught:
        does(table, seat, act)
    return caught.value.rule


def in_play(key: str) -> Table:
    """Return South in 3NT with the club king led, dummy open."""
    return plays(calls(dealt(made(key)), "Pass Pass 3NT Pass Pass Pass"), "CK")


@pytest.mark.parametrize(
    ("key", "rule"),
    [
        ("kontrakt", "PB-3.5"),
        ("vanderbilt", "PB-3.5"),
        ("reform", "PB-3.5"),
        ("rulebook", "L-CUT-1"),
        ("hungarian", "HU-2.3"),
        ("minibridge", "MB-3"),
        ("duplicate", "DU-5.9"),
    ],
)
def test_only_the_player_on_the_dealers_right_cuts(key: str, rule: str) -> None:
    table = does(made(key), None, Shuffle(SECRET))
    assert refused(table, table.dealer.lho, Cut(20)) == rule
    assert refused(table, table.dealer.rho, Cut(52)) == rule
    assert does(table, table.dealer.rho, Cut(20)).cut == 20


@pytest.mark.parametrize(
    ("key", "rule"),
    [
        ("kontrakt", "PB-5.2"),
        ("rulebook", "L-CLAIM-1"),
        ("hungarian", "HU-4.2"),
        ("duplicate", "DU-5.8"),
    ],
)
def test_dummy_claims_nothing_and_nobody_more_than_is_left(key: str, rule: str) -> None:
    table = in_play(key)
    assert refused(table, Seat.N, Claim(1)) == rule
    assert refused(table, Seat.S, Claim(14)) == rule


@pytest.mark.parametrize(
    ("key", "rule"),
    [("rulebook", "L-VIEW-1"), ("hungarian", "HU-4.6"), ("duplicate", "DU-5.7")],
)
def test_older_tricks_stay_closed(key: str, rule: str) -> None:
    table = plays(in_play(key), "C6 C3 CA SA S3 S4 S5 SQ")
    assert refused(table, Seat.S, LookBack(1)) == rule


def test_mb_6_5_no_cards_are_named_and_no_trick_claimed_before_the_play() -> None:
    table = dealt(made("minibridge"))
    assert refused(table, Seat.S, NameCards()) == "MB-6.5"
    assert refused(table, Seat.S, Claim(1)) == "MB-6.5"
    assert refused(table, Seat.S, LookBack(1)) == "MB-6.5"


@pytest.mark.parametrize("key", CONTRACT_GAMES)
def test_four_passes_end_the_deal(key: str) -> None:
    """DU-5.4, L-CALL-2, PB-4.8, H07."""
    table = calls(dealt(made(key)), "Pass Pass Pass")
    assert table.deal is not None
    assert table.deal.actor is not None
    table = calls(table, "Pass")
    assert table.deal is not None
    assert table.deal.actor is None
    assert table.deal.play is None


@pytest.mark.parametrize("key", CONTRACT_GAMES)
def test_the_player_on_declarers_left_leads_and_then_dummy_lies_open(key: str) -> None:
    """HU-4.1."""
    table = calls(dealt(made(key)), "Pass Pass 3NT Pass Pass Pass")
    assert table.deal is not None
    assert (table.deal.turn, table.deal.open_hands()) == (Seat.W, ())
    led = plays(table, "CK").deal
    assert led is not None
    assert led.open_hands() == (Seat.N,)
