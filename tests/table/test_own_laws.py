"""A table speaks in the ids of its own booklet, whatever is done at it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Final

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from sansatout import locales
from sansatout.errors import SansatoutError
from sansatout.events import Act, Event, act_from_plain
from sansatout.events.acts import ChooseSeat, Draw, NextDeal
from sansatout.events.irregular import CallAttention
from sansatout.lab.table_driver import next_event
from sansatout.laws import Irregularity, Referee
from sansatout.laws.codes import CODES
from sansatout.laws.texts import law_examples, law_text, outcome_text, ruling_text
from sansatout.seats import Seat
from sansatout.server.protocol import encode
from sansatout.server.views import public_event
from sansatout.table.fold import after
from sansatout.table.refereed import AT_THE_TABLE
from sansatout.table.state import Stage, Table
from tests.laws.anything import any_act, pointed, wild
from tests.server.sweeping import any_setup, filled
from tests.views import view_for

FOREIGN: Final = {
    "rulebook": re.compile(r"\bPB-\d|\bP\d\d\b"),
    "pamphlet": re.compile(r"\bL-[A-Z]+-\d|\bA-\d\d\b"),
}
"""What only the other booklet has."""
ID: Final = re.compile(r"(?:L-[A-Z]+-|PB-)[\d.]*\d")
ACTS: Final = 150


def tried(table: Table, rng: Random) -> Event:
    """Return something a player does: what comes next, what is offered, or anything at all."""
    ref, seat = table.referee or table.ceremony, rng.choice(tuple(Seat))
    try:
        if rng.random() < 0.3 and ref is not None:
            return _anything(table, ref, rng)
        return _offered(table, rng) if rng.random() < 0.4 else next_event(table, rng)
    except IndexError:  # there is nothing to choose from
        return Event(table.seq, seat, CallAttention(str(Irregularity.EXPOSED)))


def _anything(table: Table, ref: Referee, rng: Random) -> Event:
    if rng.random() < 0.4:
        event = rng.choice(pointed(ref, rng))
    elif table.stage is Stage.DEAL and rng.random() < 0.5:
        event = any_act(ref, rng)
    else:
        seat = rng.choice(tuple(Seat))
        event = Event(0, seat, wild(ref, rng, seat))
    return Event(table.seq, event.seat, event.act)


def _offered(table: Table, rng: Random) -> Event:
    player = rng.choice(table.players)
    view = view_for(table, player)
    kind = rng.choice(sorted({one["kind"] for one in view["actions"]}))
    action = rng.choice([one for one in view["actions"] if one["kind"] == kind])
    act = act_from_plain(kind, filled(action, view, rng))
    return Event(table.seq, _doer(table, player, act), act)


def _doer(table: Table, player: str, act: Act) -> Seat | None:
    return None if isinstance(act, Draw | ChooseSeat | NextDeal) else table.seat_of(player)


def said(table: Table, event: Event) -> Iterator[str]:
    """Give all that anybody can read at the table after the event."""
    yield encode(public_event(event)).decode()
    player = (*table.players, None)[table.seq % (1 + len(table.players))]
    yield encode(view_for(table, player)).decode()
    for ref in (table.referee, table.ceremony):
        if ref is not None:
            yield outcome_text(ref.last)
            yield from (ruling_text(one) for one in ref.rulings)


def refused(error: SansatoutError) -> Iterator[str]:
    yield error.text()
    yield json.dumps({"rule": error.rule, **error.arguments}, default=str)


def read(texts: list[str]) -> Iterator[str]:
    """Give what the page shows of every law that is named, besides its name."""
    for law in {one for text in texts for one in ID.findall(text)}:
        if f"law-{law.replace('.', '_')}" in locales.message_ids(locales.DEFAULT):
            yield law_text(law)
        yield from law_examples(law)


def everything(key: str, seed: int) -> Iterator[str]:
    rng = Random(f"{key} {seed}")
    table = after(None, Event(0, None, any_setup(key, AT_THE_TABLE, rng)))
    for _ in range(ACTS):
        try:
            event = tried(table, rng)
            table = after(table, event)
        except SansatoutError as error:
            yield from refused(error)
        else:
            yield from said(table, event)


@pytest.mark.parametrize("key", sorted(CODES))
@settings(max_examples=2, phases=(Phase.explicit, Phase.reuse, Phase.generate))
@given(seed=st.integers(0, 10**6))
def test_a_table_cites_its_own_booklet_alone(key: str, seed: int) -> None:
    texts = list(everything(key, seed))
    foreign = FOREIGN[CODES[key][0].name]
    cited = [(text, foreign.search(text)) for text in (*texts, *read(texts))]
    assert [(found[0], text[:300]) for text, found in cited if found] == []
