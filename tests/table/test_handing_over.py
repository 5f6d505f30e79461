"""The play handed over: declarer stays declarer, the partner plays both hands."""

from __future__ import annotations

import dataclasses
import json
from random import Random

import pytest

from sansatout.cards import Card, Strain
from sansatout.errors import IllegalActionError, IllegalPlayError, InputError
from sansatout.events import Event
from sansatout.events.acts import Ask, Choose, Claim, HandOver, MakeTable, Play, Respond
from sansatout.formats.played import deal_record
from sansatout.lab.table_driver import new_table
from sansatout.robots import Seen
from sansatout.seats import Seat
from sansatout.structs import replace
from sansatout.table.fold import after
from sansatout.table.state import Table
from sansatout.variants import VARIANTS
from tests.table.driving import after_deals, calls, dealt, does, made, offers, plays, stages
from tests.table.test_views import with_other_cards
from tests.views import view

OPENING = "1S Pass 2S Pass Pass Pass"


def handing(table: Table) -> Table:
    """Let the play be handed over at the table."""
    return replace(table, setup=dataclasses.replace(table.setup, hand_over=True))


@pytest.fixture
def handed() -> Table:
    """North has declared two spades and left the play to South."""
    return does(handing(calls(dealt(made("rulebook")), OPENING)), Seat.N, HandOver())


def hands(table: Table, seat: Seat | None) -> set[str]:
    return set(view(table, seat)["deal"]["hands"])


def test_the_partner_sees_and_plays_both_hands(handed: Table) -> None:
    assert hands(handed, Seat.S) == {"N", "S"}
    assert hands(handed, Seat.N) == {"N"}
    led = plays(handed, "D6")
    assert hands(led, Seat.N) == hands(led, Seat.S) == {"N", "S"}
    assert hands(led, Seat.W) == {"S", "W"}
    assert led.actor is Seat.S
    assert {one["kind"] for one in offers(led, Seat.S)} >= {"play", "claim"}
    table = plays(led, "D2 DT DA")
    assert {
        one["payload"].get("hand") for one in offers(table, Seat.S) if one["kind"] == "play"
    } == {"N"}
    assert {one["kind"] for one in offers(table, Seat.N)}.isdisjoint({"play", "claim", "concede"})
    deal = view(table, Seat.E)["deal"]
    assert (deal["player"], deal["bargain"]["declarer"], deal["bargain"]["dummy"]) == (
        "S", "N", "S",
    )  # fmt: skip


def test_who_has_handed_over_plays_no_card(handed: Table) -> None:
    table = plays(handed, "D6 D2 DT")
    with pytest.raises(IllegalPlayError, match="played by S"):
        does(table, Seat.N, Play(Card.parse("DA")))
    with pytest.raises(IllegalActionError):
        does(table, Seat.N, Claim(13))


def test_a_claim_opens_the_closed_hand_and_the_defenders_answer(handed: Table) -> None:
    table = does(plays(handed, "D6 D2 DT DA"), Seat.S, Claim(12))
    assert table.pending is not None
    assert set(table.pending.waiting) == {Seat.E, Seat.W}
    assert hands(table, Seat.W) == {"N", "S", "W"}
    for seat in (Seat.E, Seat.W):
        table = does(table, seat, Respond("claim", "accept"))
    assert table.deal is not None
    assert table.deal.tricks == 13
    record = deal_record(table.deal, ())
    assert (str(record.declarer), record.tricks) == ("N", 13)


def test_a_defenders_claim_is_answered_by_who_plays(handed: Table) -> None:
    table = does(plays(handed, "D6"), Seat.E, Claim(1))
    assert table.pending is not None
    assert table.pending.waiting == (Seat.S,)
    assert "E" in hands(table, Seat.S)
    assert "E" not in hands(table, Seat.N)


def test_it_can_be_handed_back_and_what_was_seen_stays_seen(handed: Table) -> None:
    table = does(plays(handed, "D6"), Seat.S, HandOver())
    assert table.actor is Seat.N
    assert hands(table, Seat.S) == {"N", "S"}
    assert "player" not in view(table, Seat.S)["deal"]


def test_taking_back_leads_to_the_hands_as_they_were_played_then(handed: Table) -> None:
    table = plays(handed, "D6 D2")
    asked = does(table, Seat.S, Ask("undo", back_to=table.seq - 1))
    for seat in (Seat.N, Seat.E, Seat.W):
        asked = does(asked, seat, Respond("undo", "accept"))
    assert asked.actor is Seat.S
    offered = [one for one in offers(asked, Seat.E) if one["payload"].get("what") == "undo"]
    assert [one["payload"]["back_to"] for one in offered] == [handed.seq]


@pytest.mark.parametrize("seat", [Seat.S, Seat.E])
def test_only_who_plays_both_hands_hands_them_over(seat: Seat) -> None:
    table = handing(calls(dealt(made("rulebook")), OPENING))
    with pytest.raises(IllegalActionError, match="cannot hand the play over"):
        does(table, seat, HandOver())


def test_tables_are_not_made_for_it_unless_they_say_so() -> None:
    with pytest.raises(IllegalActionError, match="cannot hand the play over"):
        does(calls(dealt(made("rulebook")), OPENING), Seat.N, HandOver())
    act = MakeTable("rulebook", tuple("abcd"), laws="at-the-table", hand_over=True)
    with pytest.raises(InputError, match="keep the laws"):
        after(None, Event(0, None, act))


def test_mb_8_nobody_sits_at_the_open_hand_of_three() -> None:
    table = handing(dealt(made("minibridge-3", "a", "b", "c", announcing="program")))
    assert table.actor is not None
    table = does(table, table.actor, Choose(Strain.NT))
    assert table.hands_over is None


@pytest.mark.parametrize("key", sorted(set(VARIANTS) - {"minibridge-3"}))
def test_hidden_cards_change_neither_views_nor_what_robots_know(key: str) -> None:
    """PROMISE-HIDDEN-3."""
    rng, changed = Random(f"handed {key}"), 0
    table = handing(new_table(key, rng))
    for state in stages(table, rng, after_deals(1)):
        if state.hands_over is None or rng.random() < 0.5:
            continue
        over = does(state, state.hands_over, HandOver())
        for seat in (None, *Seat):
            other = with_other_cards(over, seat, rng)
            changed += other.deal != over.deal
            assert json.dumps(view(over, seat)) == json.dumps(view(other, seat))
            if seat is not None:
                assert Seen.of(over, seat) == Seen.of(other, seat)
    assert changed
