"""Tables where irregularities can happen, with a deal of the test's own."""

from __future__ import annotations

from typing import Any

from sansatout.calls import Call
from sansatout.cards import Card
from sansatout.deal import Deal
from sansatout.events import Act, Event
from sansatout.events.acts import Cut, MakeCall, MakeTable, Play, Shuffle
from sansatout.robots.laws import Ruled
from sansatout.seats import Seat
from sansatout.structs import replace
from sansatout.table.fold import after
from sansatout.table.refereed import begin
from sansatout.table.state import Table
from tests.table.driving import DEAL, SECRET, does

PLAYERS = ("Anja", "Bine", "Cene", "Dare")
SYSTEM = "culbertson"


def opened(deal: Deal = DEAL, key: str = "rulebook", **options: Any) -> Table:
    """Return a table of the laws with this deal, North to call."""
    act = MakeTable(key, PLAYERS, options, "t", "fixed", "at-the-table")
    table = does(does(after(None, Event(0, None, act)), None, Shuffle(SECRET)), None, Cut(20))
    state = table.variant.start(deal, table.dealer, options=table.options)
    return begin(replace(table, deal=state))


def call(table: Table, *texts: str) -> Table:
    """Make calls like ``N 1S``."""
    for text in texts:
        seat, said = text.split(" ")
        table = does(table, Seat.parse(seat), MakeCall(Call.parse(said)))
    return table


def play(table: Table, *texts: str) -> Table:
    """Play cards like ``W CJ``; declarer acts for dummy."""
    for text in texts:
        seat, card = text.split(" ")
        hand, ref = Seat.parse(seat), table.referee
        assert ref is not None
        actor = ref.play.declarer if hand is ref.dummy else hand
        table = does(table, actor, Play(Card.parse(card), hand=None if hand is actor else hand))
    return table


def act(table: Table, seat: Seat, what: Act) -> Table:
    """Let a seat act."""
    return does(table, seat, what)


def ruled(table: Table, seat: Seat) -> Ruled:
    """Return what a robot in the seat would be given."""
    return Ruled.of(table, seat)
