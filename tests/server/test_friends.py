"""Friends come by one link, are called by their names, and go on together."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sansatout.server.reach import is_this_machine, others_addresses
from tests.server.harness import Person, Server, raw

OPEN = {"S": {"kind": "me"}, "N": {"kind": "open"}, "E": {"kind": "open"}, "W": {"kind": "robot"}}


def free(invitation: dict[str, Any]) -> list[tuple[str, str | None]]:
    players = invitation["table"]["players"]
    return [(one["player"], one["seat"]) for one in players if one["kind"] == "open"]


def test_one_link_tells_whose_table_it_is_and_which_places_are_free(server: Server) -> None:
    ann, ben, eha = Person(server, "Ann"), Person(server), Person(server, "Eha")
    table = ann.make(seats=OPEN)["table"]
    found = ben.rest("GET", f"/api/join/{table}")
    assert (found["table"]["host"], found["table"]["variant"]) == ("Ann", "minibridge")
    assert (found["place"], found["taken"], found["private"]) == (None, False, False)
    assert free(found) == [("p1", "N"), ("p2", "E")]
    assert all(one["invite"] is None for one in found["table"]["players"])
    eha.rest("POST", f"/api/tables/{table}/sit", {"player": "p2"})
    assert free(ben.rest("GET", f"/api/join/{table}")) == [("p1", "N")]
    ben.rest("POST", f"/api/tables/{table}/sit", {"player": "p1"})
    full = Person(server).rest("GET", f"/api/join/{table}")
    assert (free(full), full["taken"]) == ([], True)


def test_a_used_invitation_says_so_before_anybody_sits_down(ann: Person, ben: Person) -> None:
    made = ann.make(seats=OPEN)
    link = made["players"][0]["invite"]
    assert ben.rest("GET", f"/api{link}")["taken"] is False
    ben.rest("POST", f"/api{link}")
    assert ben.rest("GET", f"/api{link}")["taken"] is False
    found = Person(ann.server).rest("GET", f"/api{link}")
    assert (found["place"], found["taken"]) == ("p1", True)
    mine = Person(ann.server).rest("GET", f"/api{made['you']['link']}")
    assert (mine["place"], mine["private"], mine["taken"]) == ("p3", True, False)
    assert ann.ask("GET", "/api/join/nowhere")[0] == 404


def test_the_private_link_gives_back_the_powers_of_the_host(server: Server) -> None:
    ann, phone = Person(server, "Ann"), Person(server)
    made = ann.make(seats=OPEN)
    phone.rest("POST", f"/api{made['you']['link']}")
    with phone.sit(made["table"]) as table:
        table.until("hello")
        assert table.hello["you"]["owner"] is True
        assert table.say(t="pace", seconds=1.2)["t"] == "ack"
        assert table.say(t="start")["t"] == "ack"
    found = phone.rest("GET", f"/api/tables/{made['table']}")
    assert (found["owner"], found["host"]) == (True, "Ann")


def test_a_new_name_is_seen_by_everybody_at_the_table(ann: Person, ben: Person) -> None:
    table, other = ann.make(seats=OPEN)["table"], ann.make()["table"]
    ben.rest("POST", f"/api/tables/{table}/sit", {"player": "p1"})
    with ben.sit(table) as seen:
        seen.until("hello")
        ann.rest("PATCH", "/api/me", {"name": "Dora"})
        room = seen.until_room(lambda room: room["players"]["p3"]["name"] == "Dora")
        assert room["players"]["p1"]["name"] == "Ben"
    for key in (table, other):
        players = ann.rest("GET", f"/api/tables/{key}")["players"]
        assert [one["name"] for one in players if one["player"] == "p3"] == ["Dora"]


def test_the_same_people_go_on_at_a_new_table(server: Server) -> None:
    ann, ben, zoe = (Person(server, name) for name in ("Ann", "Ben", "Zoe"))
    seats = {**OPEN, "E": {"kind": "robot", "level": "novice"}}
    table = ann.make("hungarian", seats=seats, name="Friday", clock=300)["table"]
    ben.rest("POST", f"/api/tables/{table}/sit", {"player": "p1"})
    status, refused = zoe.ask("POST", f"/api/tables/{table}/again")
    assert (status, refused["error"]["message"]) == (403, "watchers-only-watch")
    with ann.sit(table) as old:
        old.until("hello")
        made = ben.rest("POST", f"/api/tables/{table}/again")
        again = old.until_room(lambda room: room["again"])["again"]
        assert again == {"table": made["table"], "by": "p1"}
    assert (made["owner"], made["started"], made["name"]) == (True, False, "Friday")
    assert (made["variant"], made["clock"], made["table"] == table) == ("hungarian", 300, False)
    kinds = [(one["kind"], one["name"]) for one in made["players"]]
    assert kinds[0] == ("person", "Ben")
    assert kinds[2] == ("open", "Ann")
    assert {kind for kind, _ in kinds[1::2]} == {"robot"}
    came = ann.rest("POST", f"/api/tables/{table}/again")
    assert (came["table"], came["started"], came["you"]["player"]) == (made["table"], True, "p3")


def test_the_new_table_is_found_again_after_a_crash(tmp_path: Path) -> None:
    """PROMISE-TABLE-3."""
    server = Server(tmp_path / "data")
    try:
        ann, ben = Person(server, "Ann"), Person(server, "Ben")
        table = ann.make(seats=OPEN)["table"]
        ben.rest("POST", f"/api/tables/{table}/sit", {"player": "p1"})
        made = ann.rest("POST", f"/api/tables/{table}/again")
        server.kill()
        server.start()
        with ben.sit(table) as old:
            again = old.until("hello")["room"]["again"]
            assert again == {"table": made["table"], "by": "p3"}
        came = ben.rest("POST", f"/api/tables/{table}/again")
        assert (came["table"], came["you"]["player"]) == (made["table"], "p1")
    finally:
        server.stop()


def test_a_table_that_went_on_is_followed_by_another(ann: Person) -> None:
    table = ann.make()["table"]
    first = ann.rest("POST", f"/api/tables/{table}/again")["table"]
    with ann.sit(table) as seat:
        seat.play_on(Random(4))
        assert ann.rest("POST", f"/api/tables/{table}/again")["table"] == first
        seat.act("next-deal")
        seat.until_view(lambda view: view["stage"] == "deal")
        assert ann.rest("POST", f"/api/tables/{table}/again")["table"] != first


def test_who_plays_in_two_browsers_goes_on_in_both(server: Server) -> None:
    ann, phone, ben, eve = (Person(server, name) for name in ("Ann", "", "Ben", "Eve"))
    made = ann.make(seats=OPEN)
    phone.rest("POST", f"/api{made['you']['link']}")
    ben.rest("POST", f"/api/tables/{made['table']}/sit", {"player": "p1"})
    there = [
        person.rest("POST", f"/api/tables/{made['table']}/again") for person in (ann, phone, ben)
    ]
    assert [one["you"]["player"] for one in there] == ["p3", "p3", "p1"]
    assert len({one["table"] for one in there}) == 1
    taken = eve.ask("POST", f"/api/tables/{there[0]['table']}/sit", {"player": "p3"})
    assert taken[1]["error"]["message"] == "place-taken"


def test_only_who_plays_is_told_of_the_new_table_where_places_are_kept(server: Server) -> None:
    ann, ben, eve = (Person(server, name) for name in ("Ann", "Ben", "Eve"))
    table = ann.make(seats=OPEN)["table"]
    ben.rest("POST", f"/api/tables/{table}/sit", {"player": "p1"})
    with ann.sit(table) as player, eve.sit(table) as watcher:
        player.until("hello")
        watcher.until("hello")
        ben.rest("POST", f"/api/tables/{table}/again")
        player.until_room(lambda room: room["again"])
        with ben.sit(table) as other:
            other.until("hello")
            watcher.until_room(lambda room: room["players"]["p1"]["here"])
        assert watcher.room["again"] is None
    with eve.sit(table) as watcher:
        assert watcher.until("hello")["room"]["again"] is None


def test_tables_that_go_on_tell_whose_turn_it_is(server: Server) -> None:
    ann, rng = Person(server, "Ann"), Random(3)
    assert ann.rest("GET", "/api/going-on") == {"tables": []}
    first = ann.make("hungarian")["table"]
    second = ann.make(seats=OPEN)["table"]
    with ann.sit(first) as seat:
        seat.until("hello")
        seat.play_on(rng)
    found = ann.rest("GET", "/api/going-on")["tables"]
    assert [one["table"]["table"] for one in found] == [first, second]
    assert (found[0]["seat"], found[0]["owners"]) == ("S", ["we", "they"])
    assert "p3" in found[0]["waits_for"]
    assert found[0]["totals"].keys() == {"we", "they"}
    assert (found[1]["waits_for"], found[1]["table"]["started"]) == ([], False)


@pytest.mark.parametrize(
    ("language", "title"),
    [("hu", "<Ann> játszani hív: Minibridzs"), ("en", "<Ann> invites you to Minibridge")],
)
def test_a_preview_tells_whose_game_it_is_and_nothing_hidden(
    server: Server, language: str, title: str
) -> None:
    ann = Person(server, "<Ann>")
    made = ann.make(seats=OPEN, name="Secret evening")
    status, head, body = raw(server, "GET", f"/join/{made['table']}?lang={language}")
    text = body.decode()
    shown = dict(re.findall(r'<meta property="(og:[a-z_]+)" content="([^"]*)"', text))
    assert (status, unescape(shown["og:title"])) == (200, title)
    assert shown["og:image"].endswith("/icon-512.png")
    assert "<Ann>" not in text
    assert not any(one["invite"] and one["invite"] in text for one in made["players"])
    assert made["you"]["link"] not in text
    assert head["set-cookie"] is None
    plain = raw(server, "GET", "/join/nowhere")[2].decode()
    assert "<title>Sansatout</title>" in plain


def test_who_sits_at_the_machine_is_told_where_others_find_it(server: Server) -> None:
    ann = Person(server)
    assert ann.rest("GET", "/api/addresses") == {"here": True, "addresses": []}
    elsewhere = raw(server, "GET", "/api/addresses", host="bridge.example")[2]
    assert elsewhere == b'{"here":false,"addresses":[]}'
    by_proxy = raw(server, "GET", "/api/addresses", x_forwarded_for="198.51.100.7")[2]
    assert by_proxy == elsewhere


def test_a_server_for_all_addresses_names_none_that_only_itself_knows() -> None:
    for address in others_addresses("0.0.0.0", 8000):
        assert re.fullmatch(r"http://[\d.]+:8000", address)
        assert not is_this_machine(address.removeprefix("http://").removesuffix(":8000"))
    assert others_addresses("127.0.0.1", 8000) == others_addresses("localhost", 8000) == []
    assert others_addresses("10.1.2.3", 80) == ["http://10.1.2.3:80"]
    assert others_addresses("fd00::7", 80) == ["http://[fd00::7]:80"]
