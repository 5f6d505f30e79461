"""Tables on which irregularities can happen."""

from __future__ import annotations

import json
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sansatout.calls import Call
from sansatout.cards import Card
from sansatout.errors import IllegalActionError, InputError, SansatoutError
from sansatout.events import Act, Event, act_from_plain
from sansatout.events.acts import Ask, Cut, MakeCall, MakeTable, NextDeal, Play, Shuffle
from sansatout.events.irregular import AssertRevoke, CallAttention, ChooseRemedy
from sansatout.lab.table_driver import new_table, next_event
from sansatout.scoring.sheet import Column
from sansatout.seats import Seat
from sansatout.structs import replace
from sansatout.table.fold import after
from sansatout.table.refereed import begin
from sansatout.table.state import Stage, Table
from tests.table.driving import DEAL, SECRET, does, offers
from tests.views import view

N, E, S, W = Seat
GAMES = ("rulebook", "kontrakt", "vanderbilt", "reform")


def opened(key: str = "rulebook", **options: Any) -> Table:
    """Return a table of the laws with the exercise deal, North to call."""
    players = ("Anja", "Bine", "Cene", "Dare")
    act = MakeTable(key, players, options, "t", "fixed", "at-the-table")
    table = does(does(after(None, Event(0, None, act)), None, Shuffle(SECRET)), None, Cut(20))
    state = table.variant.start(DEAL, table.dealer, options=table.options)
    return begin(replace(table, deal=state))


def call(text: str) -> Act:
    return MakeCall(Call.parse(text))


def calls(table: Table, text: str) -> Table:
    for one in text.split():
        table = does(table, table.actor, call(one))
    return table


def cards(table: Table, text: str) -> Table:
    for one in text.split():
        assert table.referee is not None
        hand, actor = table.referee.turn, table.actor
        act = Play(Card.parse(one), hand=None if hand is actor else hand)
        table = does(table, actor, act)
    return table


def law(table: Table, seat: Seat | None) -> Any:
    deal: Any = view(table, seat)["deal"]
    return deal["law"]


def test_an_insufficient_bid_happens_and_attention_has_its_price() -> None:
    """L-INSUF-3: he must bid enough, and his partner must pass."""
    table = calls(opened(), "1S")
    table = does(table, E, call("1H"))
    assert [one["irregularity"] for one in law(table, S)["attention"]] == ["INSUFFICIENT"]
    table = does(table, S, CallAttention("INSUFFICIENT"))
    assert law(table, W)["must_correct"] == "E"
    table = does(table, E, call("2H"))
    assert law(table, N)["must_pass"] == ["W"]


def test_an_insufficient_bid_stands_when_the_next_player_calls() -> None:
    """L-INSUF-4."""
    table = does(calls(opened(), "1S"), E, call("1H"))
    table = does(table, S, call("Pass"))
    assert law(table, N)["calls"][1] == ["E", "1H"]


def test_a_bid_out_of_turn_can_bring_a_new_deal() -> None:
    """L-OOT-3: the offender's left opponent may ask for it; the same dealer deals (A-04)."""
    table = does(opened(), S, call("1H"))
    assert "new_deal" in law(table, W)["choices"][0]["remedies"]
    table = does(table, W, ChooseRemedy("new_deal", irregularity="BID_BEFORE_ANY"))
    assert table.stage is Stage.SHUFFLE
    assert table.dealer is N


PLAYED = "3NT Pass Pass Pass"
# East leads; West throws a heart although he holds the diamond ten.
REVOKE = "D6 D2 H2 DA"


def test_a_revoke_happens_and_nobody_is_told() -> None:
    """A-50: the table knows and says nothing."""
    table = cards(calls(opened(), PLAYED), REVOKE)
    assert table.referee is not None
    assert table.referee.aftermath.revokes
    for seat in (None, *Seat):
        assert "REVOKE" not in json.dumps(law(table, seat))


def finished(table: Table, seed: int = 1) -> Table:
    rng = Random(seed)
    while table.stage is Stage.DEAL:
        table = after(table, next_event(table, rng))
    return table


def test_l_revoke_13_tricks_change_hands_after_the_play_and_the_sheet_follows() -> None:
    table = finished(cards(calls(opened(), PLAYED), REVOKE))
    assert table.stage is Stage.BETWEEN
    before = table.sheet.results[-1]
    table = does(table, N, AssertRevoke(W, 1))
    after = table.sheet.results[-1]
    assert before is not None
    assert after is not None
    taken = after.tricks - before.tricks
    assert table.referee is not None
    assert taken == sum(len(one.tricks) for one in table.referee.aftermath.transfers)
    assert len(table.sheet.lines) == 1


def test_l_revoke_17_after_the_next_cut_it_is_too_late() -> None:
    table = finished(cards(calls(opened(), PLAYED), REVOKE))
    table = does(table, None, NextDeal())
    rng = Random(2)
    while table.stage is not Stage.DEAL:
        table = after(table, next_event(table, rng))
    alleged = does(table, N, AssertRevoke(W, 1))
    assert alleged.sheet == table.sheet
    assert law(alleged, E)["log"][-1]["message"] == "allegation-refused"


def test_nothing_is_taken_back_by_agreement_where_the_laws_decide() -> None:
    """L-FIX-1, L-PLAYED-1: what was said or played can be mended only as the laws let it."""
    table = opened()
    first = table.seq
    table = calls(table, "1S Pass")
    asked: Any = [a for seat in Seat for a in offers(table, seat) if a["kind"] == "ask"]
    assert all(one["payload"]["what"] != "undo" for one in asked)
    with pytest.raises(IllegalActionError, match="the laws decide what may be taken back"):
        does(table, N, Ask("undo", back_to=first))


def test_dummy_lies_open_after_the_opening_lead() -> None:
    """L-DUMMY-1."""
    table = calls(opened(), PLAYED)
    deal: Any = view(table, W)["deal"]
    assert set(deal["hands"]) == {"W"}
    deal = view(cards(table, "D6"), W)["deal"]
    assert set(deal["hands"]) == {"S", "W"}


def test_enforced_tables_have_no_referee() -> None:
    table = after(None, Event(0, None, MakeTable("rulebook", ("a", "b", "c", "d"))))
    assert table.referee is None
    with pytest.raises(InputError, match="laws ‘at-the-table’"):
        after(None, Event(0, None, MakeTable("hungarian", tuple("abcd"), laws="at-the-table")))


def test_readings_of_the_laws_are_options_of_such_a_table() -> None:
    assert opened(new_deal_by="next-dealer").referee is not None
    with pytest.raises(InputError, match="option new_deal_by"):
        opened(new_deal_by="nobody")


@pytest.mark.parametrize("key", GAMES)
def test_lawful_players_finish_their_rubbers(key: str) -> None:
    rng = Random(8)
    table = new_table(key, rng, laws="at-the-table")
    while table.deal_number < 6 or table.stage is not Stage.BETWEEN:
        table = after(table, next_event(table, rng))
    for line in table.sheet.lines:
        assert line.result is None or 0 <= line.result.tricks <= 13
    assert table.sheet.total(Column.WE) >= 0


@pytest.mark.parametrize("key", GAMES)
@given(seed=st.integers(0, 2**32))
@settings(max_examples=5)
def test_anything_a_view_offers_can_be_tried(key: str, seed: int) -> None:
    """Whatever is done, the table goes on: refused acts change nothing, cards are never lost."""
    rng = Random(seed)
    table = new_table(key, rng, laws="at-the-table")
    for _ in range(120):
        seat = rng.choice(tuple(Seat))
        offered: Any = offers(table, seat)
        if offered and table.stage is Stage.DEAL and rng.random() < 0.4:
            action = rng.choice(offered)
            payload = dict(action["payload"])
            for name, values in action.get("choices", {}).items():
                if not values:
                    break
                value = rng.choice(values)
                payload[name] = [value] if name in ("cards", "shows") else value
            with suppress(SansatoutError):
                table = does(table, seat, act_from_plain(action["kind"], payload))
        elif table.stage is not Stage.DEAL or table.actor is not None:
            with suppress(SansatoutError, IndexError):
                table = after(table, next_event(table, rng))
        for one in (None, *Seat):
            json.dumps(view(table, one))


@pytest.mark.parametrize("key", GAMES)
def test_declarer_does_not_learn_by_trying_what_a_closed_dummy_holds(key: str) -> None:
    """L-DUMMY-1, PB-5.2: he plays its cards once they lie open."""
    table = calls(opened(key), "1S Pass Pass Pass")
    refused = set()
    for card in ("SA", "HK", "D2", "C3"):
        with pytest.raises(IllegalActionError) as caught:
            does(table, N, Play(Card.parse(card), hand=S))
        refused.add((caught.value.message, caught.value.rule))
    assert refused == {("law-not-his-cards", "L-DUMMY-2" if key == "rulebook" else "PB-5.2")}
