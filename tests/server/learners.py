"""A learner at the table of a step: speaks by the book, and plays as if all cards were open."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from sansatout import robots
from sansatout.events import Act, Event
from sansatout.events.acts import Play
from sansatout.events.codec import to_plain
from sansatout.robots.bidding import SYSTEMS
from sansatout.seats import Seat
from sansatout.server.analysis import position
from sansatout.solver import solve_cards
from sansatout.table.fold import fold
from sansatout.table.state import Table
from sansatout.variants.deal_state import DealState
from tests.server.harness import Socket, choice

__all__ = ["advised", "among_novices", "play_step", "table_at", "table_of", "wanted"]


def among_novices(socket: Socket) -> None:
    """Give the other places to robots that think little."""
    me = socket.hello["you"]["player"]
    for player in socket.until_room(bool)["players"]:
        if player != me:
            assert socket.say(t="robot", player=player, level="novice")["t"] == "ack"


def table_of(socket: Socket) -> Table:
    """Return the table as it was when the socket's view was told, with all cards."""
    return table_at(socket.person.server.events(socket.hello["table"]), socket.view["seq"])


def table_at(bodies: Sequence[str], seq: int) -> Table:
    """Return a table after so many of its events."""
    return fold([Event.loads(body) for body in bodies[:seq]])


def wanted(view: dict[str, Any]) -> bool:
    """Tell whether something has to be done by whose view it is."""
    return choice(view, Random(0)) is not None


def play_step(socket: Socket) -> None:
    """Play a deal to its end."""
    while socket.view["stage"] != "between":
        if not wanted(socket.view):
            socket.read()
            continue
        seq = socket.view["seq"]
        answer = socket.say(t="act", seq=seq, **_advised(socket))
        assert answer["t"] == "ack" or socket.view["seq"] > seq, answer
        socket.until_view(lambda view, seq=seq: view["seq"] > seq)


def _advised(socket: Socket) -> dict[str, Any]:
    table, view = table_of(socket), socket.view
    if view["stage"] != "deal":
        chosen = socket.choice(Random(0))
        assert chosen is not None
        return chosen
    act = advised(table, Seat.parse(view["you"]))
    offered = [one["payload"] for one in view["actions"] if one["kind"] == act.kind]
    payload = next(one for one in offered if to_plain(act).items() <= one.items())
    return {"kind": act.kind, "payload": payload}


def advised(table: Table, seat: Seat) -> Act:
    """Return what the learner does now: the best card, or what a robot would say."""
    playing = table.playing
    assert isinstance(playing, DealState)
    if playing.play is not None and table.pending is None:
        values = solve_cards(position(playing.play)).values
        return Play(max(values, key=lambda card: values[card]))
    seen = robots.Seen.of(table, seat)
    return robots.decide(seen, level="novice", system=next(iter(SYSTEMS)), seed=0).act
