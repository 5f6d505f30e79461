"""Tables brought to where a test wants them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec

from sansatout.calls import Call
from sansatout.cards import Card
from sansatout.deal import Deal
from sansatout.events import Act, Event
from sansatout.events.acts import Cut, Laws, MakeCall, MakeTable, Play, Seating, Shuffle
from sansatout.lab.table_driver import next_event
from sansatout.seats import Seat
from sansatout.structs import replace
from sansatout.table.actions import actions
from sansatout.table.fold import after
from sansatout.table.state import Stage, Table

SECRET = "ab" * 32
DEAL = Deal.parse("N:KJ94.QJ5.A43.876 765.874.QJ976.93 AQ2.A96.K852.A42 T83.KT32.T.KQJT5")


def made(
    key: str, *players: str, seating: Seating = "fixed", laws: Laws = "enforced", **options: Any
) -> Table:
    """Return a new table."""
    names = players or ("Anja", "Bine", "Cene", "Dare")
    return after(None, Event(0, None, MakeTable(key, names, options, "t", seating, laws)))


def does(table: Table, seat: Seat | None, act: Act) -> Table:
    """Return the table after the act."""
    return after(table, Event(table.seq, seat, act))


def offers(table: Table, seat: Seat | None) -> list[Any]:
    """Return what the seat is offered, in the JSON values that are sent."""
    sent: list[Any] = msgspec.to_builtins(actions(table, seat))
    return sent


def dealt(table: Table, deal: Deal = DEAL) -> Table:
    """Return the table with this very deal before the first word."""
    table = does(does(table, None, Shuffle(SECRET)), None, Cut(20))
    state = table.variant.start(
        deal, table.dealer, options=table.options, standing=table.sheet.part_scores
    )
    return replace(table, deal=state)


def calls(table: Table, text: str) -> Table:
    """Make calls in turn."""
    for call in text.split():
        assert table.deal is not None
        table = does(table, table.deal.actor, MakeCall(Call.parse(call)))
    return table


def plays(table: Table, text: str) -> Table:
    """Play cards in turn, dummy's by declarer."""
    for name in text.split():
        assert table.deal is not None
        hand, actor = table.deal.turn, table.deal.actor
        card = Card.parse(name)
        table = does(table, actor, Play(card, hand=None if hand is actor else hand))
    return table


def stages(table: Table, rng: Random, until: Callable[[Table], bool]) -> Iterator[Table]:
    """Give the table after every random event until it is as wanted."""
    while not until(table):
        table = after(table, next_event(table, rng))
        yield table


def after_deals(count: int) -> Callable[[Table], bool]:
    """Return whether so many deals are over."""
    return lambda table: table.deal_number >= count and table.stage is Stage.BETWEEN
