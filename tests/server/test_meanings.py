"""What a call means: who may ask, and who is told."""

from __future__ import annotations

import pytest

from tests.server.harness import Person, Server, go_on


@pytest.mark.parametrize("laws", ["enforced", "at-the-table"])
def test_l_art_2_opponents_ask_what_a_call_means_and_they_alone_are_told(
    server: Server, ann: Person, ben: Person, laws: str
) -> None:
    cid = Person(server)
    seats = {"S": {"kind": "me"}, "N": {"kind": "open"}, "E": {"kind": "open"}}
    table = ann.make("rulebook", seats=seats, laws=laws)["table"]
    ben.rest("POST", f"/api/tables/{table}/sit", {"player": "p1"})
    cid.rest("POST", f"/api/tables/{table}/sit", {"player": "p2"})
    with ann.sit(table) as south, ben.sit(table) as north, cid.sit(table) as east:
        north.until_view(lambda view: any(x["kind"] == "call" for x in view["actions"]))
        north.act("call", call="1C")
        for caller, call in ((east, "Pass"), (south, "1S")):
            caller.until_view(lambda view: (view["deal"] or {}).get("turn") == view["you"])
            caller.act("call", call=call)
        south.until_view(lambda view: len(view["deal"]["dialogue"]["calls"]) > 3)
        assert south.say(t="meaning", call=0)["message"] == "only-opponents-ask"
        assert north.say(t="meaning", call=0)["message"] == "only-opponents-ask"
        assert east.say(t="meaning", call=0)["t"] == "ack"
        asked = north.until("meaning")
        assert (asked["seat"], asked["asked"], asked["text"]) == ("N", "p2", None)
        assert south.say(t="explain", call=0, text="clubs")["message"] == "not-your-call"
        assert north.say(t="explain", call=0, text="clubs")["t"] == "ack"
        assert east.until("meaning", text="clubs")["seat"] == "N"
        # West is a robot: whoever asks is told what his system says, with his partner.
        south.send(t="meaning", call=3)
        assert south.until("meaning")["call"] == 3  # nothing of his partner's call came before it
        assert north.until("meaning", call=3)["text"]
        assert south.say(t="meaning", call=99)["message"] == "no-such-call"


@pytest.mark.parametrize("laws", ["enforced", "at-the-table"])
def test_l_info_3_meanings_are_asked_while_the_auction_is_open(ann: Person, laws: str) -> None:
    table = ann.make("rulebook", laws=laws)["table"]
    with ann.sit(table) as a:
        go_on(a, lambda deal: deal["phase"] == "dialogue" and deal["dialogue"]["calls"])
        assert a.say(t="meaning", call=0)["t"] == "ack"
        go_on(a, lambda deal: deal["phase"] == "play" and deal["trick"])
        refused = a.say(t="meaning", call=0)
        assert (refused["message"], refused["rule"]) == ("no-review", "L-INFO-3")
