"""People's own numbers in the shuffle, over real sockets."""

from __future__ import annotations

from random import Random
from typing import Any

from sansatout.events import Event
from sansatout.seats import Seat
from sansatout.table.proof import Noted, Verdict, shown, verdict
from sansatout.table.shuffle import commitment, shuffled_pack, table_cut
from tests.server.harness import Person, Socket

NUMBER = "5a" * 32
CONTRIBUTES = "?contributes=1"


def before_the_cut(view: dict[str, Any]) -> bool:
    return bool(view["stage"] == "cut")


def gives(socket: Socket, number: str = NUMBER) -> dict[str, Any]:
    return socket.act("contribute", number=number)


def noted(socket: Socket) -> Noted:
    """Return what a player notes of the deal whose commitment is just seen, own number and all."""
    view, deal = socket.view, socket.view["deal"]
    seat = Seat.parse(view["you"])
    return Noted(view["table"], deal["number"], deal["commitment"], seat, NUMBER, people=(seat,))


def test_the_table_waits_for_a_number_before_it_cuts_for_a_robot(ann: Person) -> None:
    table = ann.make()["table"]
    with ann.sit(table, CONTRIBUTES) as socket:
        socket.until_view(before_the_cut)
        seen = noted(socket)
        assert gives(socket)["t"] == "ack"
        socket.play_on(Random(table))
        number = socket.view["deal"]["number"]
    proof = ann.rest("GET", f"/api/deals/{table}-{number}")["proof"]
    given = {Seat.S: NUMBER}
    assert proof["contributions"] == {"S": NUMBER}
    assert proof["cut_by"] is None
    assert proof["cut"] == table_cut(proof["secret"], table=table, deal=1, contributions=given)
    pack = shuffled_pack(
        proof["secret"], cut=proof["cut"], table=table, deal=1, contributions=given
    )
    assert proof["cards"] == str(pack.deal(Seat.parse(proof["dealer"])))
    assert proof["commitment"] == commitment(proof["secret"]) == seen.commitment
    events = ann.rest("GET", f"/api/tables/{table}/events")["events"]
    assert verdict(next(shown(map(Event.from_plain, events))), seen) is Verdict.FAIR


def test_a_table_of_the_laws_takes_numbers_too(ann: Person) -> None:
    table = ann.make("rulebook", laws="at-the-table")["table"]
    with ann.sit(table, CONTRIBUTES) as socket:
        socket.until_view(before_the_cut)
        seen = noted(socket)
        assert gives(socket)["t"] == "ack"
        socket.until_view(lambda view: view["stage"] == "deal")
    events = map(Event.loads, ann.server.events(table))
    assert verdict(next(shown(events)), seen) is Verdict.FAIR


def test_who_announces_a_number_and_gives_none_is_not_waited_for_long(ann: Person) -> None:
    table = ann.make()["table"]
    with ann.sit(table, CONTRIBUTES) as socket:
        socket.until_view(before_the_cut)
        socket.until_view(lambda view: view["stage"] != "cut")
        assert socket.view["deal"]["contributions"] == {}


def test_a_number_is_taken_once_and_not_after_the_cut(ann: Person, ben: Person) -> None:
    seats = {"W": {"kind": "me"}, "S": {"kind": "open"}}
    table = ann.make("rulebook", seats=seats)["table"]
    ben.rest("POST", f"/api/tables/{table}/sit", {"player": "p3"})
    with ann.sit(table) as west, ben.sit(table) as south:
        west.until_view(before_the_cut)
        south.until_view(before_the_cut)
        seq = west.view["seq"]
        assert gives(south)["t"] == "ack"
        again = gives(south, "66" * 32)
        assert (again["t"], again["message"]) == ("error", "contributed-already")
        assert gives(west, "no number")["message"] == "not-a-contribution"
        west.until_view(lambda view: view["deal"]["contributions"] == {"S": NUMBER})
        # A number of another player is no reason to cut again: this cut was made before it came.
        cut = west.say(t="act", seq=seq, kind="cut", payload={"count": 20})
        assert cut["t"] == "ack"
        west.until_view(lambda view: view["stage"] == "deal")
        late = gives(west)
        assert (late["t"], late["message"]) == ("error", "not-now")


def test_a_number_is_given_to_the_commitment_that_was_seen(ann: Person) -> None:
    """What was sent before could have been foreseen by who chose the secret."""
    table = ann.make()["table"]
    with ann.sit(table, CONTRIBUTES) as socket:
        socket.until_view(before_the_cut)
        old = socket.view["seq"]
        gives(socket)
        socket.play_on(Random(table))
        socket.act("next-deal")
        socket.until_view(before_the_cut)
        stale = socket.say(t="act", seq=old, kind="contribute", payload={"number": NUMBER})
        assert (stale["t"], stale["message"]) == ("error", "sequence")
        assert gives(socket)["t"] == "ack"


def test_a_watcher_gives_no_number(ann: Person, ben: Person) -> None:
    seats = {"W": {"kind": "me"}, **{seat: {"kind": "robot"} for seat in "NES"}}
    table = ann.make("rulebook", seats=seats)["table"]
    with ann.sit(table) as west, ben.sit(table) as watcher:
        west.until_view(before_the_cut)
        watcher.until_view(before_the_cut)
        assert gives(watcher)["message"] == "watchers-only-watch"
