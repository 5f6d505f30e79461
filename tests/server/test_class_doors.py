"""The doors of a class: codes, who comes in, who is sent out, who watches."""

from __future__ import annotations

from pathlib import Path
from random import Random

from sansatout.server.classes.codes import code_key, new_code, plain_code
from tests.server.class_room import DEALS, PBN, Monday, come, give, look, opened, table_of
from tests.server.harness import USUAL_LIMITS, Person, Server


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
