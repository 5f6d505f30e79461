"""Finished deals are answered from what was kept of them, by one and the same stored piece."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Person, Server
from tests.server.test_people import play_to_my_turn
from tests.server.test_rest import finished

SUFFIXES = ("pbn", "lin", "json", "svg")


def behind_the_back(person: Person, statement: str, *values: object) -> list[Any]:
    """Ask or change the database of the running server."""
    return person.server.behind_its_back(statement, *values)


def answers(person: Person, deal: dict[str, Any]) -> dict[str, Any]:
    name = deal["deal"]
    files = {suffix: person.rest("GET", f"/api/deals/{name}.{suffix}") for suffix in SUFFIXES}
    values = person.rest("GET", f"/api/deals/{name}/values?cards=0") if deal["play"] else None
    return {**files, "values": values, "deal": person.rest("GET", f"/api/deals/{name}")}


@pytest.mark.parametrize("variant", ["minibridge", "kontrakt"])
def test_a_finished_deal_is_answered_without_folding_its_table(ann: Person, variant: str) -> None:
    deal = finished(ann, variant)
    before = answers(ann, deal)
    behind_the_back(
        ann, "UPDATE events SET body = 'spoilt' WHERE table_id = ? AND seq = 0", deal["table"]
    )
    behind_the_back(ann, "DELETE FROM analyses WHERE deal = ?", deal["deal"])
    assert answers(ann, deal) == before
    wanted = {"deal": deal["deal"], "me": "S"}
    branch = ann.rest("POST", f"/api/tables/{deal['table']}/branch", wanted)
    assert branch["copy_of"] == deal["deal"]


def test_a_deal_of_an_older_time_is_kept_when_it_is_asked_for(ann: Person) -> None:
    deal = finished(ann, "rulebook")
    before, key = answers(ann, deal), (deal["table"], deal["number"])
    where = "WHERE table_id = ? AND number = ?"
    kept = behind_the_back(ann, f"SELECT body FROM finished {where}", *key)
    behind_the_back(ann, f"UPDATE finished SET body = NULL {where}", *key)
    assert answers(ann, deal) == before
    assert behind_the_back(ann, f"SELECT body FROM finished {where}", *key) == kept


def test_thoughts_of_a_finished_deal_are_one_small_piece(ann: Person) -> None:
    deal = finished(ann)
    assert deal["thoughts"]
    rows = behind_the_back(
        ann, "SELECT count(*) FROM thoughts WHERE table_id = ? AND seq <= ?", deal["table"],
        deal["thoughts"][-1]["seq"],
    )  # fmt: skip
    assert rows == [(0,)]


COUNTED = """
from sansatout.server.rooms import records
folded = records.fold_to_now
def noted(events):
    with (data / "folds").open("a") as file:
        file.write("fold\\n")
    return folded(events)
records.fold_to_now = noted
"""


def test_to_tell_about_a_table_does_not_fold_it(tmp_path: Path) -> None:
    running, seats = Server(tmp_path / "data", prelude=COUNTED), {"S": {"kind": "me"}}
    try:
        ann, eve = Person(running, "Ann"), Person(running, "Eve")
        made = [ann.make(seats=seats | {"N": {"kind": "open"}}) for _ in range(3)]
        running.stop()
        running.start()
        for one in made:
            path, link = f"/api/tables/{one['table']}", one["you"]["link"].rsplit("/", 1)[1]
            assert ann.rest("GET", path) == one
            assert eve.rest("GET", path)["you"] is None
            assert eve.rest("GET", f"{path}/events") == {"events": []}
            assert eve.ask("POST", f"{path}/sit", {"player": "p3"})[0] == 403
            assert eve.ask("POST", f"{path}/again")[0] == 403
            assert eve.rest("GET", f"{path}/rounds") == {"rounds": []}
            assert ann.rest("POST", f"/api/join/{link}") == one
        for path in ("/api/tables/none", "/api/tables/none/events", "/api/tables/none/rounds"):
            assert eve.ask("GET", path)[1]["error"]["message"] == "no-such-table"
        none = eve.ask("POST", "/api/tables/none/sit", {"player": "p1"})[1]
        assert none["error"]["message"] == "no-such-table"
        assert not (running.data / "folds").exists()
        eve.rest("POST", f"/api/tables/{made[0]['table']}/sit", {"player": "p1"})
        assert (running.data / "folds").read_text() == "fold\n"
    finally:
        running.stop()


HELD = """
from time import sleep
from sansatout.server.rooms import records
folded = records.fold_to_now
def held(events):
    while not (data / "go").exists():
        sleep(0.01)
    return folded(events)
records.fold_to_now = held
"""


def test_tables_that_take_long_to_fold_keep_nobody_waiting_elsewhere(tmp_path: Path) -> None:
    running = Server(tmp_path / "data", prelude=HELD)
    try:
        ann, eve = Person(running, "Ann"), Person(running, "Eve")
        made = [ann.make() for _ in range(4)]
        running.kill()
        running.start()
        seats = [ann.sit(one["table"]) for one in made]
        assert eve.rest("GET", "/api/me")["name"] == "Eve"
        assert eve.rest("GET", f"/api/tables/{made[0]['table']}")["host"] == "Ann"
        (running.data / "go").touch()
        for seat in seats:
            with seat:
                assert seat.until("hello")["you"]["owner"]
    finally:
        running.stop()


NOTED = """
from threading import current_thread
from sansatout.keeping import session
from sansatout.server.api import sheets
from sansatout.server.robots.pool import Pool
from sansatout.server.rooms import going_on
from sansatout.server.sheets import registry

registry._MOST_MENDED = 3

def note(what):
    with (data / "noted").open("a") as file:
        file.write(what + "\\n")

def noting(module, name):
    work = getattr(module, name)
    def noted(*given):
        note(current_thread().name)
        return work(*given)
    setattr(module, name, noted)

noting(session, "fold")
noting(going_on, "_going_on")
noting(sheets, "preview")
think = Pool._asked

async def thought(pool, question):
    note(f"robot {question.may_claim}")
    return await think(pool, question)

Pool._asked = thought
"""


def test_what_takes_long_waits_for_its_turn_and_is_done_once(tmp_path: Path) -> None:
    running = Server(tmp_path / "data", prelude=NOTED)
    noted = running.data / "noted"
    try:
        ann = Person(running, "Ann")
        sheet = ann.rest("POST", "/api/sheets", {"system": "hungarian"})["sheet"]
        wanted = {"do": "deal", "line": "pass", "count": 1}
        noted.unlink()
        ann.rest("POST", f"/api/sheets/{sheet}/operations", wanted)
        assert not noted.exists(), "what was written before is not reckoned again"
        mended = {"do": "insert", "deal": 1, "line": "pass"}
        for count, status in ((2, 200), (3, 409)):
            answer = ann.ask("POST", f"/api/sheets/{sheet}/operations", mended | {"count": count})
            assert answer[0] == status, "to mend has an end: all of it is done again at every start"
        ann.rest("POST", f"/api/sheets/{sheet}/operations", wanted | {"count": 3})
        ann.rest("POST", f"/api/sheets/{sheet}/preview", wanted)
        table = ann.make("minibridge")["table"]
        ann.rest("GET", "/api/going-on")
        assert noted.read_text().split() == ["bench_0", "bench_0"]
        with ann.sit(table) as first, ann.sit(table) as second:
            play_to_my_turn(first, 4)
            second.until_view(lambda view: view["seq"] == first.view["seq"])
            noted.unlink()
            for seat in (first, second, first):
                seat.send(t="hint")
            told = [seat.until("hint") for seat in (first, second, first)]
            assert told[0]["act"] == told[1]["act"] == told[2]["act"]
        assert noted.read_text().split("\n") == ["robot False", ""]
    finally:
        running.stop()
