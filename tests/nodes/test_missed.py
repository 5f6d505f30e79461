"""What no message told of is found in the store, and shown, soon."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import ExitStack

from sansatout.server.config import Config
from sansatout.server.personal.offline import forget_person
from tests.nodes.pair import Pair, by, seats
from tests.server.class_room import Class, come, give, opened, table_of
from tests.server.harness import Person
from tests.server.test_carrying import carried

Check = Callable[[], None]


def _signed_out(pair: Pair, stack: ExitStack) -> Check:
    ann = Person(pair.left, "Ann")
    phone = by(carried(ann), pair.right)
    socket = stack.enter_context(phone.sit(phone.make()["table"]))
    socket.until("hello")
    pair.execute("delete from browsers where person = %s", ann.id)

    def check() -> None:
        assert socket.until("gone")["reason"] == "signed-out"
        assert phone.rest("GET", "/api/me")["person"] != ann.id

    return check


def _written(pair: Pair, stack: ExitStack) -> Check:
    ann = Person(pair.left)
    sheet = ann.rest("POST", "/api/sheets", {"system": "minibridge"})["sheet"]
    reading = stack.enter_context(ann.look(f"/ws/sheets/{sheet}"))
    reading.until("sheet")
    told = json.dumps({"do": "deal", "line": "C they 8", "key": "by another node"})
    pair.execute("insert into sheet_operations values (%s, 1, %s)", sheet, told)

    def check() -> None:
        while reading.until("sheet")["sheet"]["count"] != 2:
            pass

    return check


def _sent_out(pair: Pair, stack: ExitStack) -> Check:
    teacher = Person(pair.left)
    made = opened(teacher)
    anne, bob = come(pair.right, made["code"], "Anne", "Bob")
    give(teacher, made["id"], deals={"random": 1}, pupils=1)
    # The right node has a table of the class open, and not the class.
    watching = (teacher, by(bob, pair.left))
    wall, phone = (stack.enter_context(Class(one, made["id"])) for one in watching)
    seat = stack.enter_context(anne.sit(table_of(anne, made["id"])))
    seat.until("hello")
    for one in (wall, phone):
        one.until(lambda _: True)
    pair.execute("update class_pupils set removed = 'x' where person = %s", anne.id)
    pair.execute(
        "update classes set title = 'x', revision = revision + 1 where id = %s", made["id"]
    )

    def check() -> None:
        assert seat.until("gone")["reason"] == "sent-out"
        wall.until(lambda seen: seen["title"] == "x" and len(seen["pupils"]) == 1)
        phone.until(lambda seen: seen["title"] == "x")

    return check


def _ended(pair: Pair, stack: ExitStack) -> Check:
    teacher = Person(pair.left)
    made = opened(teacher)
    wall = stack.enter_context(Class(teacher, made["id"]))
    wall.until(lambda _: True)
    pair.execute("delete from classes where id = %s", made["id"])

    def check() -> None:
        assert wall.socket.until("gone")["reason"] == "class-over"

    return check


def _forgotten(pair: Pair, stack: ExitStack) -> Check:
    ann, ben = Person(pair.left, "Wilhelmina"), Person(pair.right, "Ben")
    wanted = {"system": "minibridge", "names": ["Wilhelmina", *"bcd"]}
    made = ann.rest("POST", "/api/sheets", wanted)
    ben.rest("POST", f"/api/join-sheet/{made['write'].partition('write=')[2]}")
    own = ann.rest("POST", "/api/sheets", wanted)["sheet"]
    sheet, gone = (
        stack.enter_context(ben.look(f"/ws/sheets/{one}")) for one in (made["sheet"], own)
    )
    seat = stack.enter_context(ben.sit(ann.make(seats=seats(E="open"))["table"]))
    for socket in (sheet, gone):
        assert "Wilhelmina" in socket.until("sheet")["sheet"]["names"]
    seat.until_room(lambda room: "Wilhelmina" in str(room["players"]))
    forget_person(Config(database=pair.database), ann.id)

    def check() -> None:
        while "Wilhelmina" in str(sheet.until("sheet")["sheet"]):
            pass
        assert gone.until("gone")["reason"] == "elsewhere"
        seat.until_room(lambda room: "Wilhelmina" not in str(room["players"]))
        for node in (pair.left, pair.right):
            assert by(ben, node).ask("GET", f"/api/sheets/{own}")[0] == 404
            still = by(ben, node).rest("GET", f"/api/sheets/{made['sheet']}")
            assert "Wilhelmina" not in str(still)

    return check


def test_nodes_find_what_was_stored_without_a_word(pair: Pair) -> None:
    """All of it at once, since nodes look only now and then."""
    with ExitStack() as stack:
        parts = (_signed_out, _written, _sent_out, _ended, _forgotten)
        for check in [part(pair, stack) for part in parts]:
            check()
