"""A lost cookie is not the end: links to another browser, private links, places given again."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.harness import Person, Server, Socket
from tests.server.test_identity import Answer, asked
from tests.server.test_people import token, two_seats

PHONE = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Give a server on which robots take over after a moment."""
    running = Server(tmp_path_factory.mktemp("hasty"), away=0.3)
    yield running
    running.stop()


def follow(link: str, other: Person) -> Answer:
    """Follow a link in another's browser, which keeps the cookie it gets."""
    answer = asked(
        other.server, "POST", f"/api/links/{token(link)}", cookie=other.cookie, user_agent=PHONE
    )
    if answer.cookies:
        other.cookie = answer.cookies[0].split(";")[0]
    return answer


def carried(ann: Person) -> Person:
    """Return Ann in a second browser."""
    phone = Person(ann.server)
    follow(ann.rest("POST", "/api/me/links")["link"], phone)
    return phone


def browsers(person: Person) -> list[str]:
    return [one["id"] for one in person.rest("GET", "/api/me/browsers")["browsers"]]


def test_a_link_carries_me_to_another_browser_once(ann: Person, ben: Person) -> None:
    table = ann.make()["table"]
    link = ann.rest("POST", "/api/me/links")["link"]
    told = ben.rest("GET", f"/api/links/{token(link)}")
    assert told == {"name": "Ann", "same": False, "loses": 0}
    assert ben.rest("GET", "/api/me")["name"] == "Ben", "looking changes nothing"
    assert follow(link, ben).body == {"person": ann.id, "name": "Ann"}
    assert ben.rest("GET", f"/api/tables/{table}")["owner"]
    with ben.sit(table) as socket:
        socket.in_step()
        assert socket.hello["you"]["player"] == "p3"
    late = Person(ann.server)
    assert follow(link, late).body["error"]["message"] == "spent-link"
    assert late.rest("GET", "/api/me")["person"] == late.id
    listed = ann.rest("GET", "/api/me/browsers")["browsers"]
    assert [(one["label"], one["this"]) for one in listed] == [
        ("", True), ("Chrome, Android", False)
    ]  # fmt: skip


def test_following_tells_what_is_lost(ann: Person, ben: Person) -> None:
    ben.make()
    ben.rest("POST", "/api/sheets", {"system": "chicago"})
    link = ann.rest("POST", "/api/me/links")["link"]
    assert ben.rest("GET", f"/api/links/{token(link)}")["loses"] == 2
    assert ann.rest("GET", f"/api/links/{token(link)}")["same"]
    assert follow(link, ann).body["person"] == ann.id
    assert follow(link, ben).body["person"] == ann.id, "following one's own link spends nothing"


def test_no_other_site_follows_a_link_for_me(ann: Person, ben: Person) -> None:
    link = ann.rest("POST", "/api/me/links")["link"]
    foreign = {"cookie": ben.cookie, "origin": "http://evil.example"}
    answer = asked(ann.server, "POST", f"/api/links/{token(link)}", **foreign)
    assert (answer.status, answer.cookies) == (403, [])


def test_a_link_can_be_taken_back(ann: Person, ben: Person) -> None:
    made = ann.rest("POST", "/api/me/links")
    assert browsers(ann) == ["first", made["id"]]
    ann.rest("DELETE", f"/api/me/browsers/{made['id']}")
    assert browsers(ann) == ["first"]
    assert follow(made["link"], ben).status == 404
    assert ben.ask("DELETE", f"/api/me/browsers/{made['id']}")[0] == 404


def test_a_browser_is_signed_out_with_its_sockets_and_stays_so(hasty: Server) -> None:
    ann = Person(hasty, "Ann")
    phone, table = carried(ann), ann.make()["table"]
    with phone.sit(table) as socket, ann.sit(table) as mine:
        socket.in_step()
        ann.rest("DELETE", f"/api/me/browsers/{browsers(ann)[1]}")
        socket.until("gone", reason="signed-out")
        with pytest.raises(ConnectionClosed):
            socket.read()
        mine.in_step()
    assert phone.rest("GET", "/api/me")["person"] != ann.id
    hasty.stop()
    hasty.start()
    assert phone.rest("GET", "/api/me")["person"] != ann.id
    assert ann.rest("GET", "/api/me")["person"] == ann.id


def test_the_first_browser_can_be_signed_out_from_the_second_but_not_the_last(ann: Person) -> None:
    refused = ann.ask("DELETE", "/api/me/browsers/first")
    assert (refused[0], refused[1]["error"]["message"]) == (409, "last-browser")
    phone = carried(ann)
    phone.rest("DELETE", "/api/me/browsers/first")
    assert ann.rest("GET", "/api/me")["person"] != ann.id
    (left,) = browsers(phone)
    assert phone.ask("DELETE", f"/api/me/browsers/{left}")[0] == 409
    assert phone.rest("GET", "/api/me")["person"] == ann.id


def test_a_link_made_before_a_sign_out_leads_nowhere_after_it(ann: Person) -> None:
    thief, friend = carried(ann), Person(ann.server)
    kept = thief.rest("POST", "/api/me/links")["link"]
    ann.rest("DELETE", f"/api/me/browsers/{browsers(ann)[1]}")
    assert browsers(ann) == ["first"]
    assert follow(kept, thief).body["error"]["message"] == "spent-link"
    assert follow(ann.rest("POST", "/api/me/links")["link"], friend).body["person"] == ann.id
    friend.rest("POST", "/api/me/links")
    left = ann.rest("POST", "/api/me/links")
    ann.rest("DELETE", f"/api/me/browsers/{left['id']}")
    assert len(browsers(ann)) == 3, "to take back one link ends no other"
    friend.rest("DELETE", "/api/me/browsers/first")
    assert len(browsers(friend)) == 1


def rows(server: Server, person: str) -> int:
    found = server.behind_its_back("select count(*) from browsers where person = ?", person)
    return int(found[0][0])


def test_nothing_is_kept_of_browsers_signed_out_but_that_the_first_one_is(ann: Person) -> None:
    for _ in range(3):
        phone = carried(ann)
        ann.rest("POST", "/api/me/links")
        ann.rest("DELETE", f"/api/me/browsers/{browsers(ann)[1]}")
        assert phone.rest("GET", "/api/me")["person"] != ann.id
    assert rows(ann.server, ann.id) == 0
    phone = carried(ann)
    phone.rest("DELETE", "/api/me/browsers/first")
    assert rows(ann.server, ann.id) == 2
    assert ann.rest("GET", "/api/me")["person"] != phone.rest("GET", "/api/me")["person"]


def test_what_was_signed_out_stays_so_however_many_came_since(tmp_path: Path) -> None:
    few = "from sansatout.server import browsers; browsers._MOST_REMEMBERED = 2"
    running = Server(tmp_path / "few", prelude=few)
    try:
        ann = Person(running)
        phone, second = carried(ann), carried(ann)
        ann.rest("DELETE", f"/api/me/browsers/{browsers(ann)[1]}")
        second.rest("DELETE", "/api/me/browsers/first")
        for _ in range(4):
            Person(running).rest("GET", "/api/me")
        assert phone.rest("GET", "/api/me")["person"] != second.id
        assert ann.rest("GET", "/api/me")["person"] != second.rest("GET", "/api/me")["person"]
    finally:
        running.stop()


def test_links_are_stored_as_digests(ann: Person) -> None:
    link = token(ann.rest("POST", "/api/me/links")["link"])
    kept = ann.server.behind_its_back("select * from browsers where person = ?", ann.id)
    assert kept
    assert link not in str(kept)


def test_a_new_private_link_ends_the_old_one_and_who_came_by_it(ann: Person) -> None:
    made = ann.make()
    thief, old = Person(ann.server), token(made["you"]["link"])
    thief.rest("POST", f"/api/join/{old}")
    with ann.sit(made["table"]) as mine, thief.sit(made["table"]) as theirs:
        mine.in_step()
        theirs.in_step()
        assert theirs.hello["you"]["player"] == "p3"
        assert mine.say(t="relink")["t"] == "ack"
        assert theirs.until("hello")["you"] | {"player": None, "was": "p3"} == theirs.hello["you"]
        new = token(mine.hello["you"]["link"])
    assert Person(ann.server).ask("POST", f"/api/join/{old}")[0] == 404
    phone = Person(ann.server)
    assert phone.rest("POST", f"/api/join/{new}")["owner"], "the table is mine in every browser"
    with phone.sit(made["table"]) as socket:
        socket.in_step()
        assert socket.say(t="pace", seconds=0)["t"] == "ack"


HELD = """
import threading
from sansatout.server.store.writer import Writer
commit = Writer._commit
def held(self, batch):
    while (data / "hold").exists():
        threading.Event().wait(0.01)
    return commit(self, batch)
Writer._commit = held
"""


@pytest.fixture(scope="module")
def held(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Give a server that stores nothing while there is a file ``hold``."""
    running = Server(tmp_path_factory.mktemp("held"), prelude=HELD)
    yield running
    running.stop()


def waits(socket: Socket, **message: object) -> object:
    """Send what will have to wait, and see that it has come."""
    number = socket.send(**message)
    assert socket.ws.ping().wait(30)
    return number


def test_what_waited_while_the_link_was_replaced_counts_no_more(held: Server) -> None:
    ann, thief = Person(held, "Ann"), Person(held, "Eve")
    made = ann.make("rulebook", dealer="S")
    thief.rest("POST", f"/api/join/{token(made['you']['link'])}")
    with ExitStack() as stack:
        mine, *theirs = (
            stack.enter_context(one.sit(made["table"])) for one in (ann, thief, thief, thief)
        )
        mine.play_on(Random(1), until=lambda v: any(a["kind"] == "call" for a in v["actions"]))
        seq = mine.view["seq"]
        (held.data / "hold").touch()
        asked = waits(mine, t="relink")
        sent = [
            waits(theirs[0], t="act", seq=seq, kind="call", payload={"call": "7NT"}),
            waits(theirs[1], t="pace", seconds=5),
            waits(theirs[2], t="chat", text="I am Ann"),
        ]
        (held.data / "hold").unlink()
        assert mine.until("ack", "error", id=asked)["t"] == "ack"
        answers = [
            socket.until("ack", "error", id=number).get("message")
            for socket, number in zip(theirs, sent, strict=True)
        ]
        assert answers == ["watchers-only-watch", "owner-only", "watchers-are-silent"]
        mine.in_step()
        assert (mine.view["seq"], mine.room["pace"]) == (seq, 0)


def test_the_host_gives_the_place_of_who_is_gone_to_another(hasty: Server) -> None:
    ann, ben, cid = (Person(hasty, name) for name in ("Ann", "Ben", "Cid"))
    table = ann.make(seats=two_seats())["table"]
    link = ben.rest("POST", f"/api/tables/{table}/sit", {"player": "p1"})["you"]["link"]
    with ann.sit(table) as a:
        with ben.sit(table) as b:
            b.in_step()
            a.in_step()
            assert a.say(t="open", player="p1")["message"] == "place-taken"
        a.until_room(lambda room: room["players"]["p1"]["acts"] == "robot")
        assert a.say(t="open", player="p1")["t"] == "ack"
        a.until_room(lambda room: room["players"]["p1"]["kind"] == "open")
        players = ann.rest("GET", f"/api/tables/{table}")["players"]
        invite = next(one["invite"] for one in players if one["player"] == "p1")
        assert ben.ask("POST", f"/api/join/{token(link)}")[0] == 404
        assert cid.rest("POST", f"/api/join/{token(invite)}")["you"]["player"] == "p1"
        a.play_on(Random(1), until=lambda view: view["stage"] in ("deal", "between"))
    with ben.sit(table) as b:
        b.in_step()
        assert (b.hello["you"]["player"], b.hello["you"]["was"]) == (None, "p1")
        assert b.room["players"]["p1"]["name"] == "Cid"
    assert table in {one["table"] for one in ben.rest("GET", "/api/history")["tables"]}


def test_who_comes_back_before_the_place_is_taken_sits_down_again(hasty: Server) -> None:
    ann, ben = Person(hasty, "Ann"), Person(hasty, "Ben")
    table = ann.make(seats=two_seats())["table"]
    ben.rest("POST", f"/api/tables/{table}/sit", {"player": "p1"})
    with ann.sit(table) as a:
        a.until_room(lambda room: room["players"]["p1"]["acts"] == "robot")
        a.say(t="open", player="p1")
        again = ben.rest("POST", f"/api/tables/{table}/sit", {"player": "p1"})
        assert again["you"]["player"] == "p1"
    hasty.stop()
    hasty.start()
    assert ben.rest("GET", f"/api/tables/{table}")["you"]["player"] == "p1"


def test_links_made_at_the_same_time_are_counted(ann: Person) -> None:
    with ThreadPoolExecutor(10) as pool:
        made = list(pool.map(lambda _: ann.ask("POST", "/api/me/links")[0], range(40)))
    assert made.count(201) == 19, "twenty with the browser that has made them"


def test_a_browser_signed_out_while_its_socket_is_greeted_is_not_let_in(tmp_path: Path) -> None:
    slow = """
import asyncio
from sansatout.server.rooms.registry import Rooms
found = Rooms.find
async def find(self, table):
    room = await found(self, table)
    while not (data / "go").exists():
        await asyncio.sleep(0.01)
    return room
Rooms.find = find
"""
    running = Server(tmp_path / "slow", prelude=slow)
    try:
        (running.data / "go").touch()
        ann = Person(running)
        table, phone = ann.make()["table"], carried(ann)
        (running.data / "go").unlink()
        with phone.sit(table) as socket:
            for one in browsers(ann)[1:]:
                ann.rest("DELETE", f"/api/me/browsers/{one}")
            (running.data / "go").touch()
            assert socket.read() == {"t": "gone", "reason": "signed-out"}
    finally:
        running.stop()
