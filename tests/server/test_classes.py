"""A class: a teacher, pupils who come by a code, rounds, and what is told to whom."""

from __future__ import annotations

import asyncio
import csv
import io
import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sansatout.deal import Deal
from sansatout.school.exams import questions_of
from sansatout.server.classes.codes import code_key, new_code, plain_code
from sansatout.server.classes.opened import OpenClass
from sansatout.server.classes.records import ClassFacts, Pupil
from sansatout.server.classes.results import as_csv
from sansatout.server.classes.rounds import tables_of
from sansatout.server.errors import NotFoundError
from sansatout.server.protocol.classes import ResultCell, ResultRow, Results
from tests import aside
from tests.server.harness import USUAL_LIMITS, Person, Server, Socket

DEALS = (
    "N:AKQ2.KQ4.A32.K43 J54.A32.KQ4.A652 T987.J65.JT9.QJT 63.T987.8765.987",
    "E:A532.K64.A842.K5 KQJ.A952.K63.A72 T98.QJ3.QJT.QJT4 764.T87.975.9863",
)
PBN = "\n".join(f'[Deal "{one}"]\n[Dealer "{one[0]}"]\n' for one in DEALS)


def opened(teacher: Person, **wanted: object) -> dict[str, Any]:
    made: dict[str, Any] = teacher.rest("POST", "/api/classes", {"title": "Monday", **wanted})
    return made


def come(server: Server, code: str, *names: str) -> list[Person]:
    """Let people in by a code."""
    people = [Person(server) for _ in names]
    for one, name in zip(people, names, strict=True):
        one.rest("POST", f"/api/class-codes/{code}", {"name": name})
    return people


def give(teacher: Person, class_id: str, **wanted: object) -> dict[str, Any]:
    body = {"game": "minibridge", "level": "novice", "pace": 0, **wanted}
    given: dict[str, Any] = teacher.rest("POST", f"/api/classes/{class_id}/rounds", body)
    return given


def look(person: Person, class_id: str) -> Class:
    return Class(person, class_id)


class Class:
    """A class over its socket, as somebody sees it."""

    def __init__(self, person: Person, class_id: str) -> None:
        self.socket = person.look(f"/ws/classes/{class_id}")
        self.seen: dict[str, Any] = {}

    def __enter__(self) -> Class:
        self.socket.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.__exit__()

    def until(self, wanted: Any) -> dict[str, Any]:
        """Read until the class is as wanted."""
        while not (self.seen and wanted(self.seen)):
            self.seen = self.socket.until("class", "pupil")["class"]
        return self.seen


def table_of(person: Person, class_id: str) -> str:
    where: str = person.rest("GET", f"/api/classes/{class_id}")["where"]
    assert where.startswith("/table/")
    return where.removeprefix("/table/")


def play_round(people: list[Person], class_id: str, deals: int) -> list[Socket]:
    """Let all pupils play all deals of a round; their sockets, closed, with all that was sent."""
    with ExitStack() as stack:
        sat = [stack.enter_context(one.sit(table_of(one, class_id))) for one in people]
        rng = Random(3)
        for number in range(1, deals + 1):
            _play(sat, number, rng)
            for one in sat if number < deals else ():
                one.say(t="act", seq=one.view["seq"], kind="next-deal", payload={})
    return sat


def _play(sat: list[Socket], number: int, rng: Random) -> None:
    """Let everybody act in turn until a deal is over at all tables."""

    def over(view: dict[str, Any]) -> bool:
        deal = view["deal"]
        done = view["stage"] == "between" and deal["number"] >= number
        return bool(deal) and (done or deal["number"] > number)

    left = list(sat)
    while left:
        for one in list(left):
            one.in_step()
            if over(one.view):
                left.remove(one)
            elif (chosen := one.choice(rng)) is not None:
                one.say(t="act", seq=one.view["seq"], **chosen)


Monday = tuple[Person, str, list[Person]]


@pytest.fixture
def monday(server: Server) -> Monday:
    """Give a class of four: who teaches it, its id, who learns."""
    teacher = Person(server)
    made = opened(teacher)
    return teacher, made["id"], come(server, made["code"], "Dora", "Anne", "Chloe", "Bob")


def test_pupils_come_by_a_code_however_it_is_typed_and_names_are_told_apart(
    server: Server,
) -> None:
    teacher = Person(server)
    made = opened(teacher)
    code: str = made["code"]
    door = Person(server).rest("GET", f"/api/class-codes/{code.lower().replace('-', '%20')}")
    assert door == {"id": made["id"], "title": "Monday", "name": "", "teacher": False}
    first, second, third = come(server, code.replace("-", ""), "Ann", "ann", "Ann")
    told = teacher.rest("GET", f"/api/classes/{made['id']}")
    assert [one["name"] for one in told["pupils"]] == ["Ann", "ann 2", "Ann 3"]
    again = first.rest("POST", f"/api/class-codes/{code}", {"name": "Other"})
    assert again["name"] == "Ann", "who comes back with the cookie is there again"
    assert len(teacher.rest("GET", f"/api/classes/{made['id']}")["pupils"]) == 3
    assert teacher.ask("POST", f"/api/class-codes/{code}", {"name": "T"})[0] == 409
    mine = second.rest("GET", "/api/classes")["classes"]
    assert [(one["id"], one["teacher"]) for one in mine] == [(made["id"], False)]
    assert third.ask("POST", f"/api/class-codes/{code}", {"name": "Robot 1"})[0] == 400


def test_no_code_leads_anywhere_but_an_open_door(server: Server) -> None:
    teacher, guest = Person(server), Person(server)
    made = opened(teacher)

    def refused(code: str) -> tuple[int, str]:
        status, answer = guest.ask("GET", f"/api/class-codes/{code}")
        return status, answer["error"]["message"]

    nowhere = (404, "no-such-code")
    for code in ("ABCD-EFGH", "x", "%00", made["id"], "2" * 8, "O0O0-I1I1"):
        assert refused(code) == nowhere, code
    path = f"/api/classes/{made['id']}"
    new = teacher.rest("PATCH", path, {"door": "new-code"})["code"]
    assert refused(made["code"]) == nowhere
    assert guest.rest("GET", f"/api/class-codes/{new}")["id"] == made["id"]
    closed = teacher.rest("PATCH", path, {"door": "close"})
    assert (closed["code"], closed["link"]) == (None, None)
    assert refused(new) == nowhere


def test_codes_are_hard_to_guess_and_easy_to_type() -> None:
    codes = {new_code() for _ in range(2000)}
    assert len(codes) == 2000
    marks = set("".join(codes)) - {"-"}
    assert len(marks) == 30
    assert not marks & set("01ILOU")
    for code in list(codes)[:50]:
        key = code_key(b"x", code)
        assert {code_key(b"x", typed) for typed in (code.lower(), f" {code[:4]} {code[5:]}")} == {
            key
        }
        assert code_key(b"y", code) != key
    assert plain_code("ABCD-EFG") == plain_code("ABCD-EFGI") == ""


def test_who_tries_codes_is_soon_refused(tmp_path: Path) -> None:
    server = Server(tmp_path, limits=USUAL_LIMITS)
    teacher, thief = Person(server), Person(server, address="127.0.0.9")
    code = opened(teacher)["code"]
    tried = [thief.ask("GET", "/api/class-codes/ABCD-EFGH")[0] for _ in range(12)]
    assert tried[:10] == [404] * 10
    assert 429 in tried[10:], "ten at once, then three seconds each"
    assert Person(server).rest("GET", f"/api/class-codes/{code}")["title"] == "Monday"
    server.stop()


def test_many_tables_of_a_round_count_as_many(tmp_path: Path) -> None:
    few = {**USUAL_LIMITS, "SANSATOUT_LIMIT_CLASSES_PERSON": "1/day+4"}
    server = Server(tmp_path, limits=few)
    teacher = Person(server)
    made = opened(teacher)
    for number in range(21):
        come(server, made["code"], f"P{number}")
    path = f"/api/classes/{made['id']}/rounds"
    at_one = {"deals": {"random": 1}, "pupils": 1}
    assert teacher.ask("POST", path, at_one)[0] == 201, "with the class that makes four"
    assert teacher.ask("POST", path, at_one)[0] == 429
    server.stop()


def test_pupils_cannot_teach_and_strangers_see_no_class(monday: Monday, server: Server) -> None:
    teacher, class_id, pupils = monday
    give(teacher, class_id, deals={"pbn": PBN}, pupils=2)
    path = f"/api/classes/{class_id}"
    acts: list[tuple[str, str, object]] = [
        ("PATCH", "", {"title": "x"}), ("DELETE", "", None),
        ("POST", "/rounds", {"deals": {"random": 1}}), ("POST", "/stop", {"paused": True}),
        ("POST", "/rewind", {}), ("POST", "/show", {"table": 1}), ("DELETE", "/show", None),
        ("PATCH", "/pupils/1", {"name": "x"}), ("DELETE", "/pupils/1", None),
        ("POST", "/pupils/1/robot", None), ("GET", "/results/1", None),
        ("GET", "/files/results-1.csv", None), ("GET", "/files/handout-1.pdf", None),
    ]  # fmt: skip
    before = teacher.rest("GET", path)
    for somebody in (pupils[0], Person(server)):
        for method, more, body in acts:
            status, answer = somebody.ask(method, path + more, body)
            assert (status, answer["error"]["message"]) == (404, "no-such-class"), (method, more)
    assert Person(server).ask("GET", path)[0] == 404
    refused = Person(server).look(f"/ws/classes/{class_id}").until("error")
    assert refused["message"] == "no-such-class"
    assert teacher.rest("GET", path) == before
    seen = pupils[0].rest("GET", path)
    assert set(seen) == {"id", "title", "name", "round", "where", "paused", "shown"}


def test_a_round_is_played_to_its_end_and_compared(
    monday: Monday,
) -> None:
    teacher, class_id, pupils = monday
    with look(teacher, class_id) as wall, look(pupils[0], class_id) as phone:
        phone.until(lambda seen: seen["where"] is None)
        told = give(teacher, class_id, deals={"pbn": PBN}, pupils=2)
        assert told["tables"][0]["names"]["N"] == "Anne"
        assert told["tables"][0]["names"]["S"] == "Bob"
        assert told["tables"][1]["names"]["N"] == "Chloe"
        assert sorted(told["tables"][0]["robots"]) == ["E", "W"]
        where = phone.until(lambda seen: seen["where"])["where"]
        assert where == f"/table/{told['tables'][1]['table']}"
        sat = play_round(pupils, class_id, 2)
        wall.until(lambda seen: all(one["over"] for one in seen["tables"]))
    for one in sat:
        assert one.view["deal"]["number"] == 2
    _compare(teacher, class_id, told)


def _compare(teacher: Person, class_id: str, told: dict[str, Any]) -> None:
    """Reckon the matrix again, from the cards that were played and the booklet's figures."""
    matrix = teacher.rest("GET", f"/api/classes/{class_id}/results/1")
    assert matrix["columns"] == ["we", "they"]
    assert [Deal.parse(row["cards"]) for row in matrix["rows"]] == [*map(Deal.parse, DEALS)]
    assert [row["dealer"] for row in matrix["rows"]] == ["N", "E"]
    lines = []
    for row in matrix["rows"]:
        assert [cell["table"] for cell in row["cells"]] == [1, 2]
        for cell, table in zip(row["cells"], told["tables"], strict=True):
            deal = teacher.rest("GET", f"/api/deals/{table['table']}-{row['number']}")
            assert cell["deal"] == deal["deal"]
            assert cell["names"] == {s: one["name"] for s, one in deal["players"].items()}
            if deal["bargain"] is None:
                assert (cell["void"], cell["points"], cell["tricks"]) == (True, {}, None)
                continue
            assert cell["tricks"] == _taken(deal)
            assert cell["points"] == _points(deal, cell["tricks"])
            declarer, strain = deal["bargain"]["declarer"], deal["bargain"]["strain"]
            assert cell["possible"] == deal["analysis"]["table"][declarer][strain]
            lines.append((row["number"], cell))
    text = teacher.rest("GET", f"/api/classes/{class_id}/files/results-1.csv?lang=en")
    head, *rows = csv.reader(io.StringIO(text.decode("utf-8-sig")))
    assert head[:6] == ["Deal", "Table", "North", "East", "South", "West"]
    assert len(rows) == 4
    for number, cell in lines:
        (line,) = [one for one in rows if one[:2] == [str(number), str(cell["table"])]]
        assert line[2:6] == [cell["names"][seat] for seat in "NESW"]
        assert line[8:] == [
            str(cell["tricks"]), str(cell["possible"]), str(cell["points"].get("we", 0)),
            str(cell["points"].get("they", 0)),
        ]  # fmt: skip
    for person in (one["table"] for one in told["tables"]):
        assert person not in text.decode("utf-8-sig"), "names, and nobody's id"


def _taken(deal: dict[str, Any]) -> int:
    """Return the declaring side's tricks: as agreed, or trick by trick."""
    if deal["agreed"] is not None:
        tricks: int = deal["tricks"]["declaring"]
        return tricks
    trumps, declarer = deal["bargain"]["strain"], deal["bargain"]["declarer"]
    ours, won = ("NS" if declarer in "NS" else "EW"), 0
    cards = deal["play"]
    for start in range(0, len(cards), 4):
        led = cards[start]["card"][0]
        worth = {one["seat"]: _worth(one["card"], led, trumps) for one in cards[start : start + 4]}
        won += max(worth, key=worth.__getitem__) in ours
    return won


def _worth(card: str, led: str, trumps: str) -> tuple[bool, bool, int]:
    return card[0] == trumps, card[0] == led, "23456789TJQKA".index(card[1])


def _points(deal: dict[str, Any], tricks: int) -> dict[str, int]:
    """Score minibridge where nobody is vulnerable but by the sheet (MB-7)."""
    bargain = deal["bargain"]
    ours, theirs = ("we", "they") if bargain["declarer"] in "NS" else ("they", "we")
    high = any((one["rule"] == "MB-7.6" and one["points"] == 100 * one["count"])
               or one["points"] == 500 for one in deal["entries"])  # fmt: skip
    if tricks < bargain["target"]:
        return {theirs: (100 if high else 50) * (bargain["target"] - tricks)}
    each = 20 if bargain["strain"] in "CD" else 30
    value = each * (tricks - 6) + (10 if bargain["strain"] == "NT" else 0)
    return {ours: value + ((500 if high else 300) if bargain["bonus"] else 50)}


def test_nothing_hidden_reaches_a_pupil_and_the_teacher_sees_all_hands(
    monday: Monday,
) -> None:
    """PROMISE-HIDDEN-1."""
    teacher, class_id, pupils = monday
    give(teacher, class_id, deals={"pbn": DEALS[0]}, game="duplicate", pupils=2)
    anne = pupils[1]
    table = table_of(anne, class_id)
    hands = dict(zip("NESW", DEALS[0][2:].split(), strict=True))
    with anne.sit(table) as seat, look(anne, class_id) as phone, teacher.sit(table) as above:
        view = above.until_view(lambda view: view["deal"] and view["deal"].get("hands"))
        assert view["deal"]["hands"] == hands
        assert (view["you"], view["actions"]) == (None, [])
        seat.until_view(lambda view: view["deal"] and view["deal"].get("hands"))
        phone.until(lambda seen: seen["where"])
        traffic = [*seat.traffic, *phone.socket.traffic]
        assert set(seat.view["deal"]["hands"]) == {"N"}
    for text in traffic:
        for other in "ESW":
            assert hands[other] not in text
    with Person(teacher.server).sit(table) as stranger:
        stranger.until("hello")
        assert not (stranger.view["deal"] or {}).get("hands")


def test_a_stopped_table_waits_and_a_shown_position_reaches_everybody(
    monday: Monday,
) -> None:
    teacher, class_id, pupils = monday
    path = f"/api/classes/{class_id}"
    give(teacher, class_id, deals={"pbn": DEALS[0]}, game="duplicate")
    with ExitStack() as stack:
        sat = [stack.enter_context(one.sit(table_of(one, class_id))) for one in pupils]
        phone = stack.enter_context(look(pupils[2], class_id))
        for one in sat:
            one.until_view(lambda view: view["stage"] == "deal")
        anne = next(one for one in sat if one.view["you"] == "N")
        assert teacher.rest("POST", f"{path}/stop", {"paused": True})["tables"][0]["paused"]
        anne.until_room(lambda room: room["paused"])
        phone.until(lambda seen: seen["paused"])
        assert anne.act("call", call="1NT")["message"] == "table-paused"
        shown = {"table": 1, "hands": ["N", "S"], "words": "Look at\u202e both hands"}
        teacher.rest("POST", f"{path}/show", shown)
        told = phone.until(lambda seen: seen["shown"])["shown"]
        assert set(told["hands"]) == {"N", "S"}
        assert (told["words"], told["cards"], told["deal"]) == ("Look at both hands", 0, 1)
        assert told["dialogue"]["calls"] == []
        teacher.rest("DELETE", f"{path}/show")
        phone.until(lambda seen: seen["shown"] is None)
        teacher.rest("POST", f"{path}/stop", {"paused": False, "table": 1})
        anne.until_room(lambda room: not room["paused"])
        assert anne.act("call", call="1NT")["t"] == "ack"


def test_a_teacher_goes_back_in_a_deal(monday: Monday) -> None:
    teacher, class_id, pupils = monday
    path = f"/api/classes/{class_id}"
    give(teacher, class_id, deals={"pbn": DEALS[0]}, game="duplicate")
    with ExitStack() as stack:
        sat: dict[str, Socket] = {}
        for one in pupils:
            socket = stack.enter_context(one.sit(table_of(one, class_id)))
            sat[socket.until_view(lambda view: view["stage"] == "deal")["you"]] = socket
        assert teacher.rest("POST", f"{path}/rewind", {}) == {"tables": []}
        for seat, call in zip("NESW", ("1NT", "Pass", "Pass", "Pass"), strict=True):
            sat[seat].in_step()
            assert sat[seat].act("call", call=call)["t"] == "ack"
        for seat, card in zip("ESWN", ("C2", "CQ", "C7", "CK"), strict=True):
            player = sat["N"] if seat == "S" else sat[seat]
            player.in_step()
            more = {"hand": "S"} if seat == "S" else {}
            assert player.act("play", card=card, **more)["t"] == "ack"
        told = teacher.rest("POST", f"{path}/show", {"table": 1, "cards": 2})["shown"]
        assert [one["card"] for one in told["trick"]] == ["C2", "CQ"]
        assert (told["turn"], told["last"]) == ("W", 4)
        assert "C" not in told["hands"]["S"].replace("QJT", "")
        assert teacher.ask("POST", f"{path}/show", {"table": 1, "cards": 5})[0] == 400
        assert teacher.rest("POST", f"{path}/rewind", {"cards": 1}) == {"tables": [1]}
        sat["N"].in_step()
        assert [one["card"] for one in sat["N"].view["deal"]["trick"]["cards"]] == ["C2"]
        sat["N"].in_step()
        assert sat["N"].act("play", card="CJ", hand="S")["t"] == "ack"
        assert teacher.rest("POST", f"{path}/rewind", {"table": 1}) == {"tables": [1]}
        sat["N"].in_step()
        assert sat["N"].view["deal"]["phase"] == "dialogue"
        assert sat["N"].view["deal"]["dialogue"]["calls"] == []
        assert teacher.ask("POST", f"{path}/rewind", {"table": 7})[0] == 404


def test_a_pupil_who_leaves_keeps_the_place_until_the_teacher_lets_a_robot_play(
    tmp_path: Path,
) -> None:
    """PROMISE-TABLE-3."""
    server = Server(tmp_path, away=0.0)
    teacher = Person(server)
    made = opened(teacher)
    anne, bob = come(server, made["code"], "Anne", "Bob")
    give(teacher, made["id"], deals={"pbn": DEALS[0]}, game="duplicate")
    path, table = f"/api/classes/{made['id']}", table_of(anne, made["id"])
    with bob.sit(table) as south, look(teacher, made["id"]) as wall:
        south.until_view(lambda view: view["stage"] == "deal")
        seen = wall.until(lambda seen: seen["tables"][0]["waits_for"] == ["N"])
        assert seen["tables"][0]["away"] == ["N"], "she dealt, and has gone"
        south.in_step()
        assert south.view["deal"]["dialogue"]["calls"] == []
        number = next(one["number"] for one in seen["pupils"] if one["name"] == "Anne")
        teacher.rest("POST", f"{path}/pupils/{number}/robot")
        south.until_view(lambda view: view["deal"]["dialogue"]["calls"])
        with anne.sit(table) as north:
            north.until_room(lambda room: room["players"]["p1"]["acts"] == "person")
    server.stop()


def test_a_pupil_is_renamed_sent_out_and_does_not_come_back(monday: Monday, server: Server) -> None:
    teacher, class_id, pupils = monday
    path = f"/api/classes/{class_id}"
    code = teacher.rest("GET", path)["code"]
    give(teacher, class_id, deals={"random": 1})
    dora = pupils[0]
    with dora.sit(table_of(dora, class_id)) as seat, look(dora, class_id) as phone:
        seat.until("hello")
        dora.rest("PATCH", "/api/me", {"name": "Rude"})
        teacher.rest("PATCH", f"{path}/pupils/1", {"name": "Dorothy"})
        seat.until_room(lambda room: "Dorothy" in str(room["players"]))
        assert "Rude" not in str(seat.room)
        assert phone.until(lambda seen: seen["name"] == "Dorothy")
        left = teacher.rest("DELETE", f"{path}/pupils/1")
        assert [one["name"] for one in left["pupils"]] == ["Anne", "Chloe", "Bob"]
        assert phone.socket.until("gone")["reason"] == "sent-out"
        assert seat.until("gone")["reason"] == "sent-out"
        assert seat.hello["you"]["player"] is None
    assert dora.ask("GET", path)[0] == 404
    for one in left["tables"]:
        assert dora.sit(one["table"]).until("error")["message"] == "class-removed"
    for asked in (("GET",), ("POST", {"name": "Dora"})):
        status, answer = dora.ask(asked[0], f"/api/class-codes/{code}", *asked[1:])
        assert (status, answer["error"]["message"]) == (403, "class-removed")
    (late,) = come(server, code, "Late")
    told = teacher.rest("GET", path)
    assert "Late" in told["tables"][0]["names"].values(), "a robot's place is free"
    assert table_of(late, class_id) == told["tables"][0]["table"]


def test_who_is_sent_out_keeps_no_place_by_a_link(monday: Monday, server: Server) -> None:
    teacher, class_id, pupils = monday
    path = f"/api/classes/{class_id}"
    dora, anne = pupils[:2]
    give(teacher, class_id, deals={"pbn": DEALS[0]}, game="duplicate", pupils=1)
    hers, annes = table_of(dora, class_id), table_of(anne, class_id)
    dora.rest("POST", f"/api{anne.rest('GET', f'/api/tables/{annes}')['you']['link']}")
    friend = Person(server)
    friend.rest("POST", f"/api{dora.rest('GET', f'/api/tables/{hers}')['you']['link']}")
    with friend.sit(hers) as seat, dora.sit(annes) as guest, anne.sit(annes) as owner:
        seat.until("hello")
        guest.until("hello")
        owner.until("hello")
        assert seat.say(t="relink")["t"] == "ack", "now it is the friend's alone"
        link = owner.hello["you"]["link"]
        teacher.rest("DELETE", f"{path}/pupils/1")
        seat.in_step()
        assert seat.hello["you"]["player"] is None
        assert seat.say(t="chat", text="boo")["t"] == "error"
        assert guest.until("gone")["reason"] == "sent-out"
        owner.in_step()
        assert owner.hello["you"]["player"] == "p1"
        assert dora.ask("POST", f"/api{link}")[0] == 404, "the link leads nowhere any more"


def test_who_was_sent_out_takes_nobodys_place_in_a_full_class(tmp_path: Path) -> None:
    server = Server(
        tmp_path, prelude="from sansatout.server.classes import pupils\npupils._MOST_PUPILS = 2"
    )
    teacher = Person(server)
    made = opened(teacher)
    come(server, made["code"], "Nobody", "No one")
    path, door = f"/api/classes/{made['id']}", f"/api/class-codes/{made['code']}"
    assert Person(server).ask("POST", door, {"name": "Anne"})[1]["error"]["message"] == "class-full"
    for number in (1, 2):
        teacher.rest("DELETE", f"{path}/pupils/{number}")
    come(server, made["code"], "Anne", "Bob")
    assert [p["name"] for p in teacher.rest("GET", path)["pupils"]] == ["Anne", "Bob"]
    server.stop()


def test_who_has_no_place_gets_one_by_coming_in_again(monday: Monday, server: Server) -> None:
    teacher, class_id, _ = monday
    path = f"/api/classes/{class_id}"
    door = f"/api/class-codes/{teacher.rest('GET', path)['code']}"
    give(teacher, class_id, deals={"random": 1})
    late = Person(server)
    assert late.rest("POST", door, {"name": "Late"})["where"] is None, "four sit there"
    teacher.rest("DELETE", f"{path}/pupils/1")
    assert late.rest("POST", door, {"name": "Late"})["where"] is not None
    assert len(teacher.rest("GET", path)["pupils"]) == 4


def test_watchers_of_a_class_say_nothing(monday: Monday, server: Server) -> None:
    teacher, class_id, pupils = monday
    give(teacher, class_id, deals={"pbn": DEALS[0]}, pupils=1)
    dora = pupils[0]
    table = table_of(dora, class_id)
    with dora.sit(table) as seat, Person(server).sit(table) as stranger, teacher.sit(table) as hers:
        seat.until("hello")
        seat.play_on(Random(1))
        for one in (stranger, hers):
            one.until_view(lambda view: view["stage"] == "between")
        assert stranger.say(t="chat", text="hello")["message"] == "watchers-only-watch"
        assert hers.say(t="chat", text="well done")["t"] == "ack"


def test_a_lesson_is_given_and_the_teacher_sees_who_has_done_how_much(
    monday: Monday,
) -> None:
    teacher, class_id, pupils = monday
    with look(teacher, class_id) as wall, look(pupils[0], class_id) as phone:
        told = give(teacher, class_id, lesson="minibridge/tricks")
        assert (told["rounds"][0]["title"], told["tables"]) == ("Cards and tricks", [])
        assert phone.until(lambda seen: seen["where"])["where"] == "/school/minibridge/tricks"
        pupils[0].rest("POST", "/api/school/minibridge/tricks/four", {})
        wall.until(lambda seen: [one["done"] for one in seen["pupils"]] == [1, 0, 0, 0])
        give(teacher, class_id, lesson="minibridge/test")
        wall.until(lambda seen: len(seen["rounds"]) == 2)
        key = {step: list(one.right[0]) for step, one in questions_of("minibridge", "test").items()}
        assert pupils[1].rest("POST", "/api/school/minibridge/test", {"answers": key})["passed"]
        wall.until(lambda seen: [one["done"] for one in seen["pupils"]] == [0, len(key), 0, 0])
    deal = give(teacher, class_id, deals={"school": "minibridge/declarer/first-deal"})
    assert deal["rounds"][2]["game"] == "minibridge"
    assert deal["rounds"][2]["deals"] == 1


def test_deals_are_drawn_by_a_condition_and_the_same_again_by_a_seed(
    monday: Monday,
) -> None:
    teacher, class_id, _ = monday
    wanted = {"random": 3, "where": "hcp(S) >= 15 and spades(S) >= 5", "seed": "7"}
    drawn = []
    for number in (1, 2):
        give(teacher, class_id, deals=wanted)
        rows = teacher.rest("GET", f"/api/classes/{class_id}/results/{number}")["rows"]
        drawn.append([row["cards"] for row in rows])
        assert [row["dealer"] for row in rows] == ["N", "E", "S"]
    assert drawn[0] == drawn[1]
    for cards in drawn[0]:
        south = Deal.parse(cards).hands[2]
        assert south.points >= 15
        assert len(str(south).split(".")[0]) >= 5


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({}, "class-give-one"),
    ({"lesson": "minibridge/tricks", "deals": {"random": 1}}, "class-give-one"),
    ({"deals": {}}, "class-deals-one"),
    ({"deals": {"random": 1, "pbn": PBN}}, "class-deals-one"),
    ({"deals": {"pbn": "[Event"}}, "record-tag-value"),
    ({"deals": {"pbn": "N:AK"}}, ""),
    ({"deals": {"pbn": "\n".join([DEALS[0]] * 33)}}, "class-many-deals"),
    ({"deals": {"random": 1, "where": "hcp(S) > 40"}}, "cli-no-deal-fits"),
    ({"deals": {"random": 1, "where": "hcp(N) == hcp(S) + 0.5"}}, "cli-no-deal-found"),
    ({"deals": {"random": 1, "where": "hcp(S"}}, ""),
    ({"deals": {"school": "minibridge/tricks/four"}}, "class-no-deal"),
    ({"deals": {"random": 1}, "game": "poker"}, "unknown-variant"),
    ({"deals": {"random": 1}, "level": "genius"}, "robot-level"),
    ({"lesson": "minibridge/cooking"}, "school-lesson"),
]


def test_what_cannot_be_given_is_refused_and_changes_nothing(monday: Monday) -> None:
    """PROMISE-INPUT-1."""
    teacher, class_id, _ = monday
    before = teacher.rest("GET", f"/api/classes/{class_id}")
    for body, message in REFUSED:
        status, answer = teacher.ask("POST", f"/api/classes/{class_id}/rounds", body)
        assert (status, message in answer["error"]["message"]) == (400, True), answer
    assert teacher.rest("GET", f"/api/classes/{class_id}") == before


def test_an_empty_class_is_given_nothing(server: Server) -> None:
    teacher = Person(server)
    class_id = opened(teacher)["id"]
    status, answer = teacher.ask(
        "POST", f"/api/classes/{class_id}/rounds", {"lesson": "minibridge/tricks"}
    )
    assert (status, answer["error"]["message"]) == (409, "class-empty")


def test_deals_are_printed(monday: Monday) -> None:
    pytest.importorskip("typst")
    teacher, class_id, _ = monday
    give(teacher, class_id, deals={"pbn": PBN})
    path = f"/api/classes/{class_id}/files"
    assert teacher.rest("GET", f"{path}/handout-1.pdf?lang=sl").startswith(b"%PDF")
    for wrong in ("handout-2.pdf", "handout-1.csv", "results-1.pdf", "x", "results-0.csv"):
        assert teacher.ask("GET", f"{path}/{wrong}")[0] == 404, wrong


def test_no_spreadsheet_takes_a_name_for_a_formula() -> None:
    names = dict(zip("NESW", ("=1+1", "+2", "@x", "-Ann"), strict=True))
    cell = ResultCell(
        table=1, names=names, deal="x-1", void=True, bargain=None, tricks=None, points={},
        possible=None,
    )  # fmt: skip
    row = ResultRow(number=1, cards=DEALS[0], dealer="N", cells=[cell])
    text = as_csv(Results(round=1, game="minibridge", columns=["we"], rows=[row]), "en")
    (line,) = list(csv.reader(io.StringIO(text)))[1:]
    assert line[2:7] == ["'=1+1", "'+2", "'@x", "'-Ann", "pass"]
    # A semicolon parts cells for Hungarian, Swedish, Slovene and Estonian spreadsheets.
    cell.names["N"], cell.names["E"] = "Ann;=1+1", "＝2, Ann-Marie"
    text = as_csv(Results(round=1, game="minibridge", columns=["we"], rows=[row]), "en")
    (line,) = list(csv.reader(io.StringIO(text)))[1:]
    assert line[2:4] == ["Ann;'=1+1", "'＝2, Ann-Marie"]


LATER = """
import datetime
from sansatout.server.store import moments
class Later(datetime.datetime):
    @classmethod
    def now(cls, zone=None):
        return super().now(zone) + datetime.timedelta({days})
moments.datetime = Later
"""


def test_names_are_forgotten_after_thirty_days_and_codes_after_one(tmp_path: Path) -> None:
    server = Server(tmp_path)
    teacher = Person(server)
    forgotten, kept = opened(teacher), opened(teacher)
    for one in (forgotten, kept):
        come(server, one["code"], "Wilhelmina", "Bob")
        give(teacher, one["id"], deals={"random": 1})
    teacher.rest("PATCH", f"/api/classes/{kept['id']}", {"kept": True})
    assert teacher.rest("GET", f"/api/classes/{forgotten['id']}")["deletes"] is not None
    server.stop()
    for days, names in ((2, ["Wilhelmina", "Bob"]), (31, ["", ""])):
        server.prelude = LATER.format(days=days)
        server.start()
        for one in (forgotten, kept):
            assert teacher.ask("GET", f"/api/class-codes/{one['code']}")[0] == 404
        with look(teacher, forgotten["id"]) as wall:
            wall.until(lambda seen, names=names: [p["name"] for p in seen["pupils"]] == names)
        still = teacher.rest("GET", f"/api/classes/{kept['id']}")
        assert [one["name"] for one in still["pupils"]] == ["Wilhelmina", "Bob"]
        server.stop()
    places = "select table_id from class_tables where class_id=?"
    tables = {row[0] for row in server.behind_its_back(places, forgotten["id"])}
    players = server.behind_its_back("select table_id, name from players")
    assert all(table not in tables or name != "Wilhelmina" for table, name in players)
    assert "Wilhelmina" in [name for _, name in players]


def test_what_was_said_is_forgotten_where_a_name_is_and_nowhere_else(monday: Monday) -> None:
    teacher, class_id, pupils = monday
    give(teacher, class_id, deals={"random": 1}, pupils=2)
    dora = pupils[0]
    tables = [table_of(dora, class_id), dora.make()["table"]]
    with ExitStack() as stack:
        for one in [stack.enter_context(dora.sit(table)) for table in tables]:
            assert one.say(t="chat", text="good morning")["t"] == "ack"
        teacher.rest("DELETE", f"/api/classes/{class_id}")
        guest = Person(teacher.server)
        later = [stack.enter_context(guest.sit(table)) for table in tables]
        said = [one.until("hello")["chat"] for one in later]
    assert [[line["text"] for line in one] for one in said] == [[], ["good morning"]]


def test_no_pupils_name_leaves_the_class_with_who_plays_again(monday: Monday) -> None:
    teacher, class_id, pupils = monday
    give(teacher, class_id, deals={"random": 1}, pupils=2)
    dora = pupils[0]
    dora.rest("PATCH", "/api/me", {"name": "Night owl"})
    made = dora.rest("POST", f"/api/tables/{table_of(dora, class_id)}/again")
    names = [one["name"] for one in made["players"] if one["kind"] != "robot"]
    assert sorted(names) == ["", "Night owl"]


def test_a_class_goes_on_after_a_restart_and_is_gone_when_it_is_ended(tmp_path: Path) -> None:
    server = Server(tmp_path)
    teacher = Person(server)
    made = opened(teacher)
    pupils = come(server, made["code"], "Anne", "Bob")
    path = f"/api/classes/{made['id']}"
    give(teacher, made["id"], deals={"pbn": PBN}, game="duplicate")
    teacher.rest("POST", f"{path}/stop", {"paused": True})
    before = teacher.rest("GET", path)
    server.kill()
    server.start()
    assert teacher.rest("GET", path) == before
    table = table_of(pupils[0], made["id"])
    with pupils[0].sit(table) as seat, look(pupils[1], made["id"]) as phone:
        seat.until("hello")
        assert seat.room["paused"]
        phone.until(lambda seen: seen["where"])
        assert teacher.rest("DELETE", path) == {"classes": []}
        assert phone.socket.until("gone")["reason"] == "class-over"
        seat.until_room(lambda room: not room["paused"] and not room["overseen"])
        seat.until_view(lambda view: view["stage"] == "deal")
        assert "Anne" not in str(seat.room)
    assert teacher.ask("GET", path)[0] == 404
    assert pupils[0].ask("GET", path)[0] == 404
    server.stop()


SLOW = """
import time
from sansatout.server.classes import given
drawn = given.random_deals
def slow(*told, **named):
    (data / "drawing").touch()
    while not (data / "drawn").exists():
        time.sleep(0.01)
    return drawn(*told, **named)
given.random_deals = slow
"""


def test_nothing_is_given_to_a_class_that_was_ended_meanwhile(tmp_path: Path) -> None:
    server = Server(tmp_path, prelude=SLOW)
    teacher = Person(server)
    made = opened(teacher)
    come(server, made["code"], "Wilhelmina")
    path = f"/api/classes/{made['id']}"
    with ThreadPoolExecutor(1) as threads:
        given = threads.submit(teacher.ask, "POST", f"{path}/rounds", {"deals": {"random": 1}})
        while not (tmp_path / "drawing").exists():
            time.sleep(0.01)
        teacher.rest("DELETE", path)
        (tmp_path / "drawn").touch()
        status, answer = given.result()
    assert (status, answer["error"]["message"]) == (404, "no-such-class")
    server.stop()
    assert server.behind_its_back("select * from class_rounds") == []
    assert server.behind_its_back("select * from players where name='Wilhelmina'") == []


def test_what_waits_for_its_turn_in_a_class_is_refused_once_it_is_ended() -> None:
    async def turns() -> list[str]:
        kept, done = OpenClass(ClassFacts("x", "t", "", ""), {}, []), []

        async def end() -> None:
            await asyncio.sleep(0)
            kept.ended = True

        async def change() -> None:
            done.append("changed")

        first = asyncio.create_task(kept.alone(end))
        await asyncio.sleep(0)
        with pytest.raises(NotFoundError):
            await kept.alone(change)
        await first
        return done

    assert aside.run(turns()) == []


def test_pupils_are_spread_evenly_in_the_order_of_their_names() -> None:
    def sizes(count: int, most: int) -> list[int]:
        pupils = [Pupil(n, str(n), f"p{n:02}", "") for n in range(count, 0, -1)]
        tables = tables_of(pupils, most)
        assert [one.name for table in tables for one in table] == sorted(p.name for p in pupils)
        return [len(table) for table in tables]

    assert sizes(32, 4) == [4] * 8
    assert sizes(5, 4) == [2, 3]
    assert sizes(9, 4) == [3, 3, 3]
    assert sizes(4, 2) == [2, 2]
    assert sizes(1, 4) == [1]
    assert sizes(3, 1) == [1, 1, 1]


@pytest.mark.soak
def test_a_class_of_thirty_two_plays_at_eight_tables(tmp_path: Path) -> None:
    """It tells what it measured: acts a second, and how much of a processor the server used."""
    server = Server(tmp_path, limits=USUAL_LIMITS, level="club", workers=3)
    try:
        teacher = Person(server)
        made = opened(teacher)
        pupils = come(server, made["code"], *(f"Pupil {number:02}" for number in range(32)))
        given = give(teacher, made["id"], deals={"random": 4}, game="duplicate", level="club")
        assert len(given["tables"]) == 8
        used, began = _used(server), time.monotonic()
        with look(teacher, made["id"]) as wall, ThreadPoolExecutor(32) as threads:
            played = threads.map(lambda one: _plays_a_set(one, made["id"], 4), pupils)
            assert all(played)
            wall.until(lambda seen: all(one["over"] for one in seen["tables"]))
        seconds = time.monotonic() - began
        acts = sum(len(server.events(one["table"])) for one in given["tables"])
        busy = (_used(server) - used) / seconds
        told = len(wall.socket.traffic)
        sys.stdout.write(
            f"\n{acts} acts in {seconds:.1f} s: {acts / seconds:.0f} a second, {busy:.0%} of a "
            f"processor for the server, {told} messages to the wall\n"
        )
        rows = teacher.rest("GET", f"/api/classes/{made['id']}/results/1")["rows"]
        assert all(cell["deal"] for row in rows for cell in row["cells"])
    finally:
        server.stop()


def _plays_a_set(pupil: Person, class_id: str, deals: int) -> bool:
    """Play all deals of a round; tell whether nothing was refused for being too much."""
    with pupil.sit(table_of(pupil, class_id)) as socket:
        rng = Random(pupil.id)
        for number in range(1, deals + 1):
            over = partial(_is_over, number=number)
            socket.play_on(rng, until=over, timeout=600)
            if number < deals:
                socket.say(t="act", seq=socket.view["seq"], kind="next-deal", payload={})
        return not any('"too-many' in text or '"overloaded' in text for text in socket.traffic)


def _is_over(view: dict[str, Any], number: int) -> bool:
    deal = view["deal"]
    if not deal:
        return False
    return bool(
        deal["number"] > number or (view["stage"] == "between" and deal["number"] == number)
    )


def _used(server: Server) -> float:
    """Return the seconds of processor that the server's process and its robots have used."""
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = stat.read_text().rpartition(")")[2].split()
            if server.pid in (int(stat.parent.name), int(fields[1])):
                ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")
