"""A table is the fold of its events; what is not allowed changes nothing."""

from contextlib import suppress
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sansatout.calls import Call
from sansatout.cards import Card, Strain
from sansatout.errors import InputError, RuleError
from sansatout.events import Act, Event
from sansatout.events.acts import Announce, Choose, MakeCall, Name, NextDeal, Play, Remit
from sansatout.lab.table_driver import new_table, next_event
from sansatout.seats import Seat
from sansatout.table.fold import after, fold, replay
from sansatout.table.state import Stage, Table
from sansatout.variants import VARIANTS
from sansatout.variants.deal_state import Phase
from sansatout.variants.words import AnnouncingWords
from tests.table.driving import calls, dealt, does, made, plays

KEYS = sorted(VARIANTS)


def evening(key: str, seed: int, deals: int) -> tuple[list[Event], Table]:
    rng = Random(seed)
    table = new_table(key, rng)
    events = [Event(0, None, table.setup)]
    while table.deal_number < deals or table.stage is not Stage.BETWEEN:
        event = next_event(table, rng)
        table = after(table, event)
        events.append(event)
    return events, table


@pytest.mark.parametrize("key", KEYS)
@given(seed=st.integers(0, 2**32))
@settings(max_examples=4)
def test_events_that_went_through_json_give_the_same_table(key: str, seed: int) -> None:
    """PROMISE-TABLE-1."""
    events, table = evening(key, seed, deals=2)
    assert fold(Event.loads(event.dumps()) for event in events) == table


@pytest.mark.parametrize("key", KEYS)
@given(seed=st.integers(0, 2**32))
@settings(max_examples=4)
def test_no_card_is_lost_and_all_tricks_are_played(key: str, seed: int) -> None:
    rng = Random(seed)
    table = new_table(key, rng)
    while table.deal_number < 2 or table.stage is not Stage.BETWEEN:
        table = after(table, next_event(table, rng))
        deal = table.deal
        if deal is None or deal.play is None:
            continue
        left = list(deal.play.hands)
        gone = [card.bit for trick in deal.play.tricks for card in trick.cards]
        gone += [card.bit for card in deal.play.cards]
        assert sum(left) + sum(gone) == (1 << 52) - 1
        if deal.phase is Phase.OVER:
            assert deal.play.declaring_tricks() + deal.play.defending_tricks() == 13


def test_events_come_in_their_order() -> None:
    table = made("rulebook")
    for seq in (0, 2):
        with pytest.raises(InputError, match=f"number {seq}: expected 1"):
            after(table, Event(seq, None, NextDeal()))


def test_a_table_is_made_first_and_once() -> None:
    with pytest.raises(InputError, match="expected make-table"):
        after(None, Event(0, None, NextDeal()))
    table = made("rulebook")
    with pytest.raises(RuleError):
        does(table, None, table.setup)
    with pytest.raises(InputError, match="no events"):
        fold([])


def test_a_replay_stops_at_the_first_error_and_keeps_what_was_valid() -> None:
    events, _ = evening("rulebook", 1, deals=1)
    broken = [*events[:20], events[19], *events[20:]]
    stopped = replay(broken)
    assert stopped.valid == tuple(events[:20])
    assert isinstance(stopped.error, InputError)
    assert stopped.table == fold(events[:20])
    assert replay(events).error is None


def call(text: str) -> Act:
    return MakeCall(Call.parse(text))


def card(text: str, hand: Seat | None = None) -> Act:
    return Play(Card.parse(text), hand=hand)


N, E, S, W = Seat
AUCTION = "1S Pass 2S Pass Pass Pass"


@pytest.mark.parametrize(
    ("key", "auction", "seat", "act", "rule"),
    [
        ("kontrakt", "", E, call("1S"), "PB-4.1"),
        ("kontrakt", "1S", E, call("1H"), "PB-4.5"),
        ("vanderbilt", "1S", E, call("XX"), "PB-4.9"),
        ("reform", "1S Pass", S, call("X"), "PB-4.9"),
        ("rulebook", "", E, call("1S"), "L-CALL-1"),
        ("rulebook", "1S", E, call("1S"), "L-CALL-5"),
        ("rulebook", "1S Pass", S, call("X"), "L-DBL-2"),
        ("rulebook", "1S X XX", W, call("X"), "L-DBL-2"),
        ("hungarian", "2S", E, call("2H"), "HU-3.4"),
        ("hungarian", "2S", W, call("Pass"), "HU-3.3"),
        ("hungarian", "2S", E, call("XX"), "HU-3.7"),
        ("duplicate", "1S", E, call("1C"), "DU-5.2"),
        ("duplicate", "1S", S, call("2S"), "DU-5.1"),
        ("duplicate", "1S", E, call("XX"), "DU-5.3"),
    ],
)
def test_a_call_against_the_rules_is_refused(
    key: str, auction: str, seat: Seat, act: Act, rule: str
) -> None:
    table = calls(dealt(made(key)), auction)
    with pytest.raises(RuleError) as refused:
        does(table, seat, act)
    assert refused.value.rule == rule


@pytest.mark.parametrize(
    ("key", "rule"),
    [
        ("kontrakt", "PB-5.3"),
        ("rulebook", "L-TURN-2"),
        ("hungarian", "HU-4.4"),
        ("duplicate", "DU-5.6"),
    ],
)
def test_suit_must_be_followed(key: str, rule: str) -> None:
    table = plays(calls(dealt(made(key)), AUCTION), "D6")
    with pytest.raises(RuleError, match="can follow suit") as refused:
        does(table, N, card("SA", S))
    assert refused.value.rule == rule


@pytest.mark.parametrize(
    ("key", "rule"),
    [
        ("kontrakt", "PB-5.2"),
        ("rulebook", "L-TURN-1"),
        ("hungarian", "HU-4.3"),
        ("duplicate", "DU-5.5"),
    ],
)
def test_the_hands_play_in_turn_and_declarer_plays_dummy(key: str, rule: str) -> None:
    table = plays(calls(dealt(made(key)), AUCTION), "D6")
    for seat, act in ((W, card("DT")), (S, card("D2")), (W, card("D2", S)), (N, card("DA"))):
        with pytest.raises(RuleError) as refused:
            does(table, seat, act)
        assert refused.value.rule == rule


def test_p08_only_the_next_player_may_double_where_so_agreed() -> None:
    table = calls(dealt(made("kontrakt", doubler="next_player")), "1S Pass Pass")
    with pytest.raises(RuleError) as refused:
        does(table, W, call("X"))
    assert refused.value.rule == "P08"
    assert call("X") not in table.deal.legal_acts(W)  # type: ignore[union-attr]
    assert calls(dealt(made("kontrakt")), "1S Pass Pass X").deal is not None


def test_bw_5_only_the_dealer_remits_and_the_third_must_name() -> None:
    table = dealt(made("bridge-whist"))
    for seat, act in ((E, Remit()), (S, Name(Strain.H))):
        with pytest.raises(RuleError):
            does(table, seat, act)
    table = does(table, N, Remit())
    with pytest.raises(RuleError) as refused:
        does(table, S, Remit())
    assert refused.value.rule == "BW-5"
    assert does(table, S, Name(Strain.H)).deal.turn is E  # type: ignore[union-attr]


def test_mb_amb_09_a_wrong_sum_is_counted_again() -> None:
    table = dealt(made("minibridge", announcing="players"))
    for seat, points in ((N, 11), (E, 3), (S, 17), (W, 8)):
        table = does(table, seat, Announce(points))
    assert table.deal is not None
    assert table.deal.turn is N
    words = table.deal.dialogue.words()
    assert isinstance(words, AnnouncingWords)
    assert words.recounts == 1
    for seat, points in ((N, 11), (E, 3), (S, 17), (W, 9)):
        table = does(table, seat, Announce(points))
    assert table.deal is not None
    assert table.deal.dialogue.name == "choosing"
    assert table.deal.turn is S


def test_mb_5_2_only_declarer_chooses() -> None:
    table = dealt(made("minibridge", announcing="program"))
    with pytest.raises(RuleError):
        does(table, N, Choose(Strain.NT, bonus=True))
    table = does(table, S, Choose(Strain.NT, bonus=True))
    assert table.deal is not None
    assert table.deal.bargain is not None
    assert table.deal.bargain.target == 9
    assert table.deal.turn is W


@pytest.mark.parametrize("key", KEYS)
def test_a_refused_act_leaves_the_table_as_it_was(key: str) -> None:
    """PROMISE-INPUT-1."""
    rng = Random(3)
    table = new_table(key, rng)
    acts = [call("7NT"), call("XX"), card("C2"), Remit(), Name(Strain.H), Announce(3), NextDeal()]
    for _ in range(150):
        before = hash(repr(table))
        for seat in (None, *Seat):
            for act in acts:
                with suppress(RuleError, InputError):
                    does(table, seat, act)
        assert hash(repr(table)) == before
        table = after(table, next_event(table, rng))
