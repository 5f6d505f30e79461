"""Whatever a client sends that is not allowed gets an error and changes nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.harness import Person, Server, Socket

MALFORMED = {
    "no JSON": "hello",
    "half an object": '{"t": "act"',
    "a number": "7",
    "a list": "[]",
    "null": "null",
    "no kind of message": "{}",
    "an unknown kind of message": '{"t": "cheat"}',
    "a message without its fields": '{"t": "act", "kind": "play"}',
    "a field too many": '{"t": "ping", "seat": "N"}',
    "a seq that is a text": '{"t": "act", "seq": "3", "kind": "play", "payload": {}}',
    "a payload that is a list": '{"t": "act", "seq": 3, "kind": "play", "payload": []}',
    "an id that is an object": '{"t": "ping", "id": {}}',
    "an id too long": json.dumps({"t": "ping", "id": "x" * 65}),
    "a lone surrogate": '{"t": "chat", "text": "\\ud800"}',
    "nesting without end": '{"t": "act", "seq": 1, "kind": "play", "payload": '
    + '{"a":' * 600 + "1" + "}" * 600 + "}",
    "a huge number": '{"t": "act", "seq": 1' + "0" * 400 + ', "kind": "play", "payload": {}}',
    "too long": json.dumps({"t": "chat", "text": "x" * 5000}),
    "far too long": json.dumps({"t": "chat", "text": "x" * 20000}),
    "an empty frame": "",
    "silence": json.dumps({"t": "chat", "text": "  "}),
    "a sermon": json.dumps({"t": "chat", "text": "x" * 501}),
}  # fmt: skip

Game = tuple[str, Socket, Socket, Socket]


@pytest.fixture
def game(ann: Person, ben: Person) -> Iterator[Game]:
    """Give a table in the auction: Ann North and to call, Ben East, a robot South, Cid West."""
    seats = {"N": {"kind": "me"}, "E": {"kind": "open"}, "S": {"kind": "robot"},
             "W": {"kind": "open"}}  # fmt: skip
    table = ann.make("rulebook", seats=seats)
    invites = [player["invite"].split("/")[-1] for player in table["players"] if player["invite"]]
    cid = Person(ann.server, "Cid")
    ben.rest("POST", f"/api/join/{invites[0]}")
    cid.rest("POST", f"/api/join/{invites[1]}")
    with ann.sit(table["table"]) as a, ben.sit(table["table"]) as b, cid.sit(table["table"]) as c:
        c.until_view(lambda view: view["stage"] == "cut")
        assert c.act("cut", count=20)["t"] == "ack"
        for socket in (a, b, c):
            socket.until_view(lambda view: view["stage"] == "deal")
            socket.in_step()
        yield table["table"], a, b, c


def unchanged(server: Server, game: tuple[Any, ...], socket: Socket, send: Any) -> dict[str, Any]:
    """Send something that is refused; return the error after making sure nothing happened."""
    table, *sockets = game
    for other in sockets:
        other.in_step()
        other.traffic.clear()
    before, views = server.events(table), [other.view for other in sockets]
    send()
    error = socket.until("error")
    for other in sockets:
        other.in_step()
        kinds = [json.loads(text)["t"] for text in other.traffic]
        assert set(kinds) <= ({"pong", "error"} if other is socket else {"pong"})
    assert server.events(table) == before
    assert [other.view for other in sockets] == views
    assert error["text"]
    return error


@pytest.mark.parametrize("text", MALFORMED.values(), ids=MALFORMED.keys())
def test_a_malformed_message_gets_an_error_and_changes_nothing(
    server: Server, game: Game, text: str
) -> None:
    error = unchanged(server, game, game[1], lambda: game[1].ws.send(text))
    assert error["message"].startswith(("message-", "chat-", "event-field-"))


def test_a_binary_frame_gets_an_error(server: Server, game: Game) -> None:
    unchanged(server, game, game[1], lambda: game[1].ws.send(b'{"t":"ping"}'))


def test_an_enormous_frame_ends_the_connection_and_changes_nothing(
    server: Server, game: Game
) -> None:
    table, a, *_ = game
    before = server.events(table)
    a.ws.send("x" * 200_000)
    with pytest.raises(ConnectionClosed) as closed:
        a.until("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    assert server.events(table) == before


REFUSED: dict[str, tuple[str, dict[str, Any], int]] = {
    "out of turn": ("call", {"call": "1C"}, 2),
    "a card in the auction": ("play", {"card": "SA"}, 1),
    "no call at all": ("call", {"call": "8C"}, 1),
    "a field that does not belong": ("call", {"call": "1C", "seat": "E"}, 1),
    "a double of nothing": ("call", {"call": "X"}, 1),
    "an unknown act": ("cheat", {}, 1),
    "the table's own shuffle": ("shuffle", {"secret": "0" * 64}, 1),
    "cards of one's own choice": ("lay-out", {"cards": "N:x"}, 1),
    "a new table": ("make-table", {"variant": "rulebook", "players": ["x"]}, 1),
    "a second cut": ("cut", {"count": 3}, 3),
    "somebody else's draw": ("draw", {"player": "p2", "positions": [20]}, 1),
    "a draw out of season": ("draw", {"player": "p1", "positions": [20]}, 1),
    "somebody else's seat": ("choose-seat", {"player": "p2", "at": "N"}, 1),
    "the next deal during this one": ("next-deal", {}, 1),
    "an answer to nothing": ("respond", {"to": "undo", "answer": "accept"}, 1),
    "an undo of nothing": ("ask", {"what": "undo", "back_to": 0}, 1),
    "a claim without play": ("claim", {"tricks": 13}, 1),
    "a look at a trick not played": ("look-back", {"trick": 1}, 1),
    "dealing cards oneself": ("deal-cards", {"pack": "x", "dealt": 52}, 1),
}


@pytest.mark.parametrize("what", REFUSED)
def test_an_act_that_is_not_open_changes_nothing(server: Server, game: Game, what: str) -> None:
    kind, payload, who = REFUSED[what]
    socket: Any = game[who]
    unchanged(
        server, game, socket,
        lambda: socket.send(t="act", seq=socket.view["seq"], kind=kind, payload=payload),
    )  # fmt: skip


def test_a_replayed_act_changes_nothing(server: Server, game: Game) -> None:
    _, a, b, c = game
    seq = a.view["seq"]
    assert a.act("call", call="Pass")["t"] == "ack"
    for socket in (a, b, c):
        socket.until_view(lambda view: view["seq"] == seq + 1)
    again = unchanged(
        server, game, a, lambda: a.send(t="act", seq=seq, kind="call", payload={"call": "Pass"})
    )
    assert again["message"] == "sequence"


def test_an_act_from_the_future_changes_nothing(server: Server, game: Game) -> None:
    a = game[1]
    unchanged(
        server, game, a,
        lambda: a.send(t="act", seq=a.view["seq"] + 1, kind="call", payload={"call": "Pass"}),
    )  # fmt: skip


def waits_for_a_person(view: dict[str, Any]) -> bool:
    """Tell whether a card lies on the table and the robot, South, has nothing to do."""
    deal = view["deal"]
    return bool(deal.get("trick")) and deal["actor"] != "S" and view["pending"] is None


def test_nobody_plays_another_persons_hand(server: Server, game: Game) -> None:
    _, a, b, c = game
    rng = Random(1)
    people = (a, b, c)
    assert a.act("call", call="1C")["t"] == "ack"
    while not all(waits_for_a_person(socket.view) for socket in people):
        for socket in people:
            socket.in_step()
            if socket.view["pending"]:
                socket.act("respond", to=socket.view["pending"]["what"], answer="refuse")
            ours = [x for x in socket.view["actions"] if x["kind"] in ("call", "play")]
            passes = [x for x in ours if x["payload"].get("call") == "Pass"]
            if ours and not socket.view["deal"].get("trick"):
                socket.say(t="act", seq=socket.view["seq"], **(passes or [rng.choice(ours)])[0])
    dummy = a.view["deal"]["bargain"]["dummy"]
    declarer = a.view["deal"]["bargain"]["declarer"]
    for socket in people:
        for other in people:
            owner = other.view["you"]
            if other is socket or (owner == dummy and socket.view["you"] == declarer):
                continue
            held = other.view["deal"]["hands"][owner].split(".")
            card = next(suit + ranks[0] for suit, ranks in zip("SHDC", held, strict=True) if ranks)
            for payload in ({"card": card}, {"card": card, "hand": owner}):
                unchanged(
                    server, game, socket,
                    lambda socket=socket, payload=payload: socket.send(
                        t="act", seq=socket.view["seq"], kind="play", payload=payload
                    ),
                )  # fmt: skip


def test_a_watcher_can_do_nothing(server: Server, game: Game) -> None:
    table, a, *_ = game
    with Person(server, "Wim").sit(table) as w:
        w.in_step()
        assert w.view["actions"] == []
        for kind, payload in (("call", {"call": "Pass"}), ("next-deal", {}), ("cut", {"count": 2})):
            unchanged(
                server, (table, a, w), w,
                lambda kind=kind, payload=payload: w.send(
                    t="act", seq=w.view["seq"], kind=kind, payload=payload
                ),
            )  # fmt: skip
        for message in ({"t": "stand"}, {"t": "sit"}, {"t": "meaning", "call": 0}):
            unchanged(server, (table, a, w), w, lambda message=message: w.send(**message))


@pytest.mark.parametrize(
    "message",
    [
        {"t": "start"},
        {"t": "pace", "seconds": 0},
        {"t": "robot", "player": "p1"},
        {"t": "open", "player": "p3"},
    ],
    ids=lambda message: message["t"],
)
def test_only_the_owner_is_host(server: Server, game: Game, message: dict[str, Any]) -> None:
    error = unchanged(server, game, game[2], lambda: game[2].send(**message))
    assert error["message"] == "owner-only"


@pytest.mark.parametrize(
    "message",
    [
        {"t": "pace", "seconds": 99},
        {"t": "pace", "seconds": -1},
        {"t": "robot", "player": "p2"},
        {"t": "robot", "player": "p9"},
        {"t": "robot", "player": "p3", "level": "godlike"},
        {"t": "open", "player": "p2"},
    ],
    ids=str,
)
def test_the_owner_cannot_do_everything(
    server: Server, game: Game, message: dict[str, Any]
) -> None:
    unchanged(server, game, game[1], lambda: game[1].send(**message))


@pytest.mark.parametrize("cookie", ["", "sansatout=x", "sansatout=AAAAAAAAAAAAAAAA." + "A" * 43])
def test_a_socket_needs_a_cookie_of_ours(server: Server, game: Game, cookie: str) -> None:
    forger = Person(server)
    forger.cookie = cookie
    with forger.sit(game[0]) as socket, pytest.raises(ConnectionClosed) as closed:
        socket.read()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401


def test_a_cookie_with_another_persons_id_is_refused(server: Server, ann: Person) -> None:
    forger = Person(server)
    name = forger.cookie.split("=")[0]
    forger.cookie = f"{name}={ann.id}.{forger.cookie.split('.')[1]}"
    assert forger.rest("GET", "/api/me")["person"] != ann.id


def test_a_page_of_another_host_cannot_open_a_socket(game: Game, ann: Person) -> None:
    with ann.sit(game[0], origin="http://evil.example") as s, pytest.raises(ConnectionClosed) as e:
        s.read()
    assert e.value.rcvd is not None
    assert e.value.rcvd.code == 4403


def test_there_is_no_socket_to_a_table_that_is_not(ann: Person) -> None:
    with ann.sit("nothing") as socket:
        assert socket.read()["message"] == "no-such-table"
        with pytest.raises(ConnectionClosed) as closed:
            socket.read()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
