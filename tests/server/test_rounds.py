"""Sheets of a table that are over, from outside."""

from __future__ import annotations

from random import Random

from tests.server.harness import Person


def test_the_sheets_of_before_are_told_on_request(ann: Person) -> None:
    table = ann.make("bridge-whist")["table"]
    rng = Random(11)
    with ann.sit(table) as south:
        south.play_until(rng, lambda view: view["ended"] is not None)
        ended = south.view["ended"]
        assert ended["settling"][-1]["label"] == "general-account"
        assert ann.rest("GET", f"/api/tables/{table}/rounds") == {"rounds": []}
        last = south.view["sheet"]
        south.act("next-deal")
        south.until_view(lambda view: view["sheet"]["number"] == 2)
        [past] = ann.rest("GET", f"/api/tables/{table}/rounds")["rounds"]
        assert past["sheet"] == last
        assert past["accounts"] == ended["accounts"]
        now = south.view["players"]
    assert {now["N"], now["S"]} == {ended["next"]["players"]["N"], ended["next"]["players"]["S"]}
