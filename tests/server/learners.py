"""A learner at the table of a step: speaks by the book, and plays as if all cards were open."""

from __future__ import annotations

from random import Random
from typing import Any

from sansatout import robots
from sansatout.events import Event
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

__all__ = ["among_novices", "play_step", "table_of", "wanted"]


def among_novices(socket: Socket) -> None:
    """Give the other places to robots that think little."""
    me = socket.hello["you"]["player"]
    for player in socket.until_room(bool)["players"]:
        if player != me:
            assert socket.say(t="robot", player=player, level="novice")["t"] == "ack"


def table_of(socket: Socket) -> Table:
    """Return the table as it was when the socket's view was told, with all cards."""
    bodies = socket.person.server.events(socket.hello["table"])
    return fold([Event.loads(body) for body in bodies[: socket.view["seq"]]])


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
    playing = table.playing
    if view["stage"] != "deal" or not isinstance(playing, DealState):
        chosen = socket.choice(Random(0))
        assert chosen is not None
        return chosen
    if playing.play is not None and table.pending is None:
        values = solve_cards(position(playing.play)).values
        act: Any = Play(max(values, key=lambda card: values[card]))
    else:
        seen = robots.Seen.of(table, Seat.parse(view["you"]))
        act = robots.decide(seen, level="novice", system=next(iter(SYSTEMS)), seed=0).act
    offered = [one["payload"] for one in view["actions"] if one["kind"] == act.kind]
    payload = next(one for one in offered if to_plain(act).items() <= one.items())
    return {"kind": act.kind, "payload": payload}
