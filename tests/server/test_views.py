"""Views as they are sent: put together from parts, always the view of the seat."""

from __future__ import annotations

import json
from random import Random

import pytest

from sansatout.cards import Card
from sansatout.events import Act, Event, irregular
from sansatout.events.acts import Laws, LookBack, NameCards, Review, Shuffle, Topic
from sansatout.events.irregular import (
    CallAttention,
    DropCard,
    Look,
    Misdeal,
    QuitTrick,
    Remark,
    ShowCards,
    TakeBack,
)
from sansatout.lab.table_driver import new_table, next_event
from sansatout.seats import Seat, Side
from sansatout.server.protocol import encode
from sansatout.server.views import Views, public_event
from sansatout.table.fold import after
from sansatout.table.state import Table
from sansatout.variants import ALL
from tests.views import view_for


def check(table: Table, parts: Views) -> None:
    for player in (None, *table.players):
        sent = parts.encoded(table, player)
        assert json.loads(sent) == json.loads(encode(view_for(table, player)))


CASES = [(variant.key, laws) for variant in ALL for laws in variant.laws]


@pytest.mark.parametrize(("key", "laws"), CASES)
def test_parts_make_the_same_view_from_event_to_event(key: str, laws: Laws) -> None:
    rng, parts = Random(key), Views()
    table = new_table(key, rng, laws=laws)
    for _ in range(150):
        table = after(table, next_event(table, rng))
        check(table, parts)


SA = Card.parse("SA")
N, E, S, W = Seat


@pytest.mark.parametrize(
    "act",
    [
        CallAttention("REVOKE_OPEN"),
        TakeBack(SA),
        ShowCards((SA,)),
        Shuffle(faces_seen=True),
        Look(N, faced=True),
    ],
)
def test_the_page_is_told_what_everybody_saw(act: Act) -> None:
    """L-PEN-6: an irregular act done or said before all is told like any other."""
    told = public_event(Event(4, N, act))
    assert told is not None
    assert (told.kind, told.seat, told.seq) == (act.kind, "N", 4)


@pytest.mark.parametrize(
    "act",
    [
        Shuffle("ab" * 32),
        ShowCards((SA,), to="partner"),
        ShowCards((SA,), to="declarer"),
        Look(E),
        QuitTrick(Side.NS),
        DropCard(SA),
        Misdeal(E),
        Remark("peeking"),
        Review(Topic.AUCTION),
        LookBack(1),
        NameCards(),
    ],
)
def test_what_is_for_some_eyes_only_is_told_to_nobody(act: Act) -> None:
    """A-50, L-WTRICK-1, L-DEAL-5: what is for the players to notice, a slip in dealing too."""
    seat = None if isinstance(act, Shuffle) else N
    assert public_event(Event(4, seat, act)) is None


def test_l_look_1_nobody_is_told_a_card_that_only_the_looker_names() -> None:
    """Which card was faced follows from the pack, and a ruling tells it."""
    told = public_event(Event(4, N, Look(N, faced=True, card=SA)))
    assert told is not None
    assert "card" not in told.payload


SECRET = {"drop-card", "look", "misdeal", "quit-trick", "remark", "show-cards"}
"""Irregular acts that are not told by their kind alone."""


@pytest.mark.parametrize("name", irregular.__all__)
def test_every_irregular_act_is_told_or_kept_on_purpose(name: str) -> None:
    act = getattr(irregular, name)
    assert act.public is not (act.kind in SECRET)
