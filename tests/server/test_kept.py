"""Finished deals are answered from what was kept of them, by one and the same stored piece."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

import pytest

from tests.server.harness import Person
from tests.server.test_migration import NAME
from tests.server.test_rest import finished

SUFFIXES = ("pbn", "lin", "json", "svg")


def behind_the_back(person: Person, statement: str, *values: object) -> list[Any]:
    """Ask or change the database of the running server."""
    with closing(sqlite3.connect(person.server.data / NAME, timeout=30)) as base, base:
        return base.execute(statement, values).fetchall()


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
