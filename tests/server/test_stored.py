"""A server's file of an earlier program: its tables, deals and sheets are what they were."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, insert

from sansatout.events import Event
from sansatout.server.protocol import encode
from sansatout.server.rooms.records import load_chairs
from sansatout.server.store import schema
from sansatout.table.fold import after
from sansatout.table.state import Table
from tests.server.databases import address, moved
from tests.server.harness import Person, Server
from tests.stored import STORED, lost
from tests.views import view_for

ANSWERS: dict[str, Any] = json.loads((STORED / "answers.json").read_text(encoding="utf-8"))
NOT_NOW = {"finished", "changed", "downloads", "analysis"}
"""Times of the day, and what can be asked for besides."""
REVOKE = {
    "owner": "they", "place": "above", "points": 100, "label": "revoke", "count": 1,
    "rule": "PB-5.7", "deal": 1,
}  # fmt: skip
LATE = {"d0VShV7ynBlTeWXO-1": REVOKE, "f66HCYQcrkAOcTeU-1": REVOKE}
"""What a ruling after the last trick wrote; the earlier program told it of the table alone."""


def _serving(data: Path, database: str = "") -> Iterator[Person]:
    packed, file = (STORED / "sansatout.sqlite3.gz").read_bytes(), data / "sansatout.sqlite3"
    file.write_bytes(gzip.decompress(packed))
    if database:
        moved(file, database)
    server = Server(data, database=database)
    somebody = Person(server)
    somebody.cookie = ANSWERS["cookie"]
    yield somebody
    server.stop()


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def linda(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Person]:
    yield from _serving(tmp_path_factory.mktemp("stored"), address(request, request.param))


@pytest.fixture(scope="module")
def at_table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    """Give Linda where she sits down: robots go on there, and may claim a revoke."""
    yield from _serving(tmp_path_factory.mktemp("opened"))


@pytest.mark.parametrize("table", ANSWERS["tables"])
def test_a_stored_table_opens_as_it_was_left(at_table: Person, table: str) -> None:
    """PROMISE-OLD-2.

    Linda looked at some tables before their last event: what was seen then is folded anew.
    """
    then, events = ANSWERS["tables"][table], at_table.server.events(table)
    for person, seen in ((Person(at_table.server), then["open"]), (at_table, then["own"])):
        with person.sit(table) as socket:
            hello = socket.until("hello")
        assert hello["view"]["seq"] == len(events)
        view = hello["view"]
        if seen["seq"] < len(events):
            view = folded(events[: seen["seq"]], hello["you"]["player"])
        assert lost(seen, view) == []


def folded(events: list[str], player: str) -> Any:
    """Return what a player saw after these events."""
    table: Table | None = None
    for event in events:
        table = after(table, Event.loads(event))
    assert table is not None
    return json.loads(encode(view_for(table, player)))


@pytest.mark.parametrize("deal", ANSWERS["deals"])
def test_a_stored_deal_is_told_as_it_was(linda: Person, deal: str) -> None:
    """PROMISE-OLD-2."""
    then = ANSWERS["deals"][deal]
    wanted = {name: value for name, value in then["json"].items() if name not in NOT_NOW}
    told = linda.rest("GET", f"/api/deals/{deal}")
    written = linda.rest("GET", f"/api/deals/{deal}.pbn").decode()
    assert bool(told["late"]) is (deal in LATE)
    if deal in LATE:
        wanted["entries"] = [*wanted["entries"], LATE[deal]]
        before, line, rest = written.partition("they above  100 revoke PB-5.7 1 1\r\n")
        assert line
        written = before + rest
    assert lost(wanted, told) == []
    assert written == then["pbn"]


@pytest.mark.parametrize("sheet", ANSWERS["sheets"])
def test_a_stored_sheet_shows_what_was_written(linda: Person, sheet: str) -> None:
    """PROMISE-OLD-2."""
    then = {k: v for k, v in ANSWERS["sheets"][sheet].items() if k not in NOT_NOW}
    assert lost(then, linda.rest("GET", f"/api/sheets/{sheet}")) == []


def test_everything_of_a_person_is_listed(linda: Person) -> None:
    now = linda.rest("GET", "/api/history")
    for kind in ("tables", "deals", "sheets"):
        key = kind[:-1]
        then = {one[key] for one in ANSWERS["history"][kind]}
        assert then <= {one[key] for one in now[kind]}, "more only by playing on"


def test_a_stored_robot_s_system_has_its_key_of_today() -> None:
    with create_engine("sqlite://").begin() as base:
        schema.metadata.create_all(base)
        for player, system in (("p1", "club"), ("p2", "culbertson"), ("p3", None)):
            row = {"table_id": "t", "player": player, "kind": "robot", "name": "Robot"}
            base.execute(insert(schema.players).values(**row, system=system))
        chairs = load_chairs(base, "t")
    systems = [chairs[player].system for player in ("p1", "p2", "p3")]
    assert systems == ["one-club", "culbertson", None]
