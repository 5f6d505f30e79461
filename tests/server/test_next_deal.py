"""The wish for the next deal is acknowledged only if it is heard."""

from __future__ import annotations

from random import Random

from tests.nodes.pair import seats
from tests.server.harness import Person, Server, Socket


def _to_the_end(*sockets: Socket) -> None:
    rng = Random(3)
    while any(socket.view["stage"] != "between" for socket in sockets):
        for socket in sockets:
            socket.in_step()
            wanted = socket.choice(rng)
            if wanted is not None:
                socket.say(t="act", seq=socket.view["seq"], **wanted)


def test_a_wish_that_others_overtook_is_refused_and_not_forgotten(server: Server) -> None:
    ann, ben = Person(server, "Ann"), Person(server, "Ben")
    table = ann.make("minibridge", seats=seats(N="open"), pace=0)["table"]
    ben.rest("POST", f"/api/tables/{table}/sit", {"player": "p1"})
    with ann.sit(table) as hers, ben.sit(table) as his:
        for socket in (hers, his):
            socket.until("hello")
        _to_the_end(hers, his)
        seq = hers.view["seq"]
        asked = {"what": "second-game", "second": ["N", "S"]}
        assert hers.act("ask", **asked)["t"] == "ack"
        wish = {"t": "act", "seq": seq, "kind": "next-deal", "payload": {}}
        for name in ("page-1", 7):
            refused = his.say(**wish, id=name)
            assert (refused["t"], refused["message"]) == ("error", "sequence"), name
        his.in_step()
        assert his.room["ready"] == []
