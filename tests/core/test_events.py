import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.strategies import seats

from sansatout.calls import Bid, Call
from sansatout.cards import Card, Strain
from sansatout.errors import NotationError, SansatoutError
from sansatout.events import KINDS, VERSION, Event, act_from_plain
from sansatout.events.acts import Act, MakeCall, MakeTable, NextDeal, Play
from sansatout.events.edition import EDITION
from sansatout.events.irregular import LeadTogether
from sansatout.seats import Seat
from sansatout.strict_json import LARGEST

# Events are read by programs that know no larger numbers.
st.register_type_strategy(int, st.integers(-LARGEST, LARGEST))
ACTS = st.one_of([st.from_type(kind) for kind in KINDS.values()])
EVENTS = st.builds(Event, st.integers(0, 10**6), st.one_of(st.none(), seats), ACTS)
PLAIN = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text()),
    lambda inner: st.one_of(st.lists(inner), st.dictionaries(st.text(), inner)),
    max_leaves=5,
)

ENVELOPE = {"v": 1, "seq": 0, "kind": "call", "seat": "N", "payload": {"call": "1NT"}}


@given(EVENTS)
def test_every_event_comes_back_from_its_line(event: Event) -> None:
    line = event.dumps()
    assert "\n" not in line
    assert Event.loads(line) == event
    assert Event.loads(line).dumps() == line
    assert pickle.loads(pickle.dumps(event)) == event


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_comes_back(kind: str) -> None:
    @given(st.from_type(KINDS[kind]))
    def comes_back(act: Act) -> None:
        event = Event(3, Seat.E, act)
        assert event.kind == kind
        assert Event.loads(event.dumps()) == event

    comes_back()


@given(st.sampled_from(sorted(KINDS)), st.dictionaries(st.text(), PLAIN))
def test_any_payload_is_read_or_refused_clearly(kind: str, payload: dict[str, object]) -> None:
    try:
        act = act_from_plain(kind, payload)
    except SansatoutError:
        return
    assert isinstance(act, KINDS[kind])


@given(st.fixed_dictionaries({key: st.one_of(st.just(v), PLAIN) for key, v in ENVELOPE.items()}))
def test_any_envelope_is_read_or_refused_clearly(plain: dict[str, object]) -> None:
    try:
        event = Event.from_plain(plain)
    except SansatoutError:
        return
    assert event.to_plain() == plain


def test_the_form_of_an_event() -> None:
    event = Event(7, Seat.S, MakeCall(Call.parse("X"), named=Bid(4, Strain.H)))
    assert event.dumps() == (
        '{"v":1,"seq":7,"kind":"call","seat":"S","payload":{"call":"X","named":"4H"}}'
    )


def test_fields_at_their_default_are_left_out() -> None:
    assert Event(0, None, NextDeal()).to_plain()["payload"] == {}
    assert Event(0, Seat.N, Play(Card.parse("SA"))).to_plain()["payload"] == {"card": "SA"}


def test_a_field_named_like_a_word_of_python_has_no_underscore() -> None:
    play = Play(Card.parse("SA"), as_="lead")
    assert Event(0, Seat.N, play).to_plain()["payload"] == {"card": "SA", "as": "lead"}


def test_seats_are_keys_by_their_letter() -> None:
    act = LeadTogether({Seat.E: Card.parse("SA"), Seat.W: Card.parse("S2")})
    assert Event(0, Seat.E, act).to_plain()["payload"] == {"cards": {"E": "SA", "W": "S2"}}


def test_a_table_stored_without_its_edition_is_of_the_first() -> None:
    """PROMISE-OLD-1."""
    new = Event(0, None, MakeTable("reform", ("a", "b")))
    assert f'"edition":{EDITION}' in new.dumps()
    old = Event.loads(new.dumps().replace(f',"edition":{EDITION}', ""))
    assert isinstance(old.act, MakeTable)
    assert old.act.edition == 1
    assert "edition" not in old.dumps()


def test_options_keep_their_types() -> None:
    act = MakeTable("reform", ("a", "b"), {"chicane": True, "rubbers": 1, "base": "winner"})
    again = Event.loads(Event(0, None, act).dumps()).act
    assert isinstance(again, MakeTable)
    assert [type(value) for value in again.options.values()] == [bool, int, str]


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"v": 2}, f"events of version 2 are unknown: expected {VERSION}"),
        ({"v": True}, f"events of version True are unknown: expected {VERSION}"),
        ({"v": 1.0}, f"events of version 1.0 are unknown: expected {VERSION}"),
        ({"seq": -1}, "‘-1’ is not a sequence number: expected a whole number from 0"),
        ({"seq": "0"}, "‘0’ is not a sequence number: expected a whole number from 0"),
        ({"seq": True}, "‘True’ is not a sequence number: expected a whole number from 0"),
        ({"kind": "bid"}, "‘bid’ is not a kind of event"),
        ({"kind": None}, "‘None’ is not a kind of event"),
        ({"seat": "X"}, "‘X’ is not a seat: expected one of N E S W"),
        ({"seat": []}, "‘[]’ is not a seat: expected one of N E S W"),
        ({"payload": []}, "the payload of ‘call’ is not an object"),
        ({"payload": {}}, "field ‘call’ is missing"),
        ({"payload": {"call": "1NT", "x": 1}}, "unknown field ‘x’: expected call, named"),
        ({"payload": {"call": 1}}, "field ‘call’ cannot be 1"),
        ({"payload": {"call": "8C"}}, "‘8C’ is not a call: expected Pass, X, XX"),
        ({"kind": "cut", "payload": {"count": True}}, "field ‘count’ cannot be True"),
        ({"kind": "cut", "payload": {"count": 4.0}}, "field ‘count’ cannot be 4.0"),
        ({"kind": "speak", "payload": {"words": "hm"}}, "field ‘words’ cannot be 'hm'"),
        ({"kind": "draw", "payload": {"player": "a", "positions": 3}}, "field ‘positions’"),
        ({"kind": "explain", "payload": {"words": "\ud800"}}, r"field ‘words’ cannot be '\ud800'"),
        ({"time": 0}, "not an event: expected an object with v, seq, kind, seat and payload"),
    ],
)
def test_a_wrong_event_is_named(changes: dict[str, object], message: str) -> None:
    with pytest.raises(NotationError) as caught:
        Event.from_plain({**ENVELOPE, **changes})
    assert str(caught.value).startswith(message)


@pytest.mark.parametrize("plain", [None, [], "call", {}, {"v": 1}])
def test_an_envelope_is_an_object_with_five_keys(plain: object) -> None:
    with pytest.raises(NotationError, match="not an event: expected an object with v, seq, kind"):
        Event.from_plain(plain)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("", "line 1, column 1: not JSON: Expecting value"),
        ('{"v": 1,', "line 1, column 9: not JSON: "),
        ("[" * 100_000, "the JSON is nested too deep"),
        ('{"v": ' + "9" * 5000 + "}", "a number is too large"),
        ('{"v": 1, "v": 1}', "a key stands twice"),
        ('{"v": NaN}', "NaN is not a number"),
    ],
)
def test_a_broken_line_is_refused(line: str, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        Event.loads(line)
    assert str(caught.value).startswith(message)


def test_kinds_are_words_and_all_different() -> None:
    assert len(KINDS) == len({kind.__name__ for kind in KINDS.values()})
    assert all(kind == kind.lower() and " " not in kind for kind in KINDS)
