"""A person gets all that is kept of them, and can be forgotten; what others played stays whole."""

from __future__ import annotations

import json
import time
import zlib
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import create_engine, inspect

from sansatout.server.personal.words import DoneAct, without_words
from sansatout.server.store.sqlite import SQLite
from tests.cli.running_cli import Done, command
from tests.nodes.pair import seats
from tests.server.harness import USUAL_LIMITS, Person, Server, Socket, choice

NAME = "Zebulon Quux"
SAID = "the moon over Tartu"
SEATS = {
    "S": {"kind": "me"}, "N": {"kind": "open"},
    "E": {"kind": "robot", "level": "novice"}, "W": {"kind": "robot", "level": "novice"},
}  # fmt: skip

FILE = pytest.param("sqlite", marks=pytest.mark.sqlite)


@dataclass
class Life:
    """What somebody did on a server, with Ben and alone."""

    server: Server
    database: str
    """Empty for SQLite's file, which a server has for itself."""
    zeb: Person
    ben: Person
    table: str = ""
    sheet: str = ""
    events: int = 0
    history: Any = None
    deals: list[Any] = field(default_factory=list)


def live(server: Server, database: str) -> Life:
    """Let somebody use everything there is."""
    zeb, ben = Person(server, NAME), Person(server, "Ben")
    life = Life(server, database, zeb, ben)
    life.table = zeb.make(seats=SEATS, name=f"{NAME}'s table")["table"]
    ben.rest("POST", f"/api/tables/{life.table}/sit", {"player": "p1"})
    with zeb.sit(life.table) as mine, ben.sit(life.table) as his:
        assert mine.say(t="chat", text=f"I am {NAME}, {SAID}")["t"] == "ack"
        assert his.say(t="chat", text="Good evening")["t"] == "ack"
        _play(mine, his)
    with zeb.sit(ben.make()["table"]) as watched:
        assert watched.say(t="chat", text=f"I only watch {SAID}")["t"] == "ack"
    _keep_score(life)
    _learn(life)
    zeb.rest("POST", "/api/daily")
    zeb.rest("POST", "/api/me/links")
    life.events = len(ben.rest("GET", f"/api/tables/{life.table}/events")["events"])
    life.history = ben.rest("GET", "/api/history")
    life.deals = [ben.rest("GET", f"/api/deals/{life.table}-1")]
    return life


def _play(mine: Socket, his: Socket) -> None:
    """Play deals to their ends until somebody has claimed, with words of his own."""
    rng, said = Random(7), False
    end = time.monotonic() + 60
    for number in count():
        assert time.monotonic() < end, (mine.view["actions"], his.view["actions"])
        for socket in (mine, his):
            with suppress(TimeoutError):
                socket.read(0.02)
            wanted = choice(socket.view, rng)
            if socket.view["stage"] == "between":
                if said:
                    return
                wanted = {"kind": "next-deal", "payload": {}}
            elif not said and socket is mine and "claim" in _offered(socket):
                wanted = {"kind": "claim", "payload": {"tricks": 1, "words": f"{NAME}: {SAID}"}}
            if wanted is not None:
                told = socket.say(t="act", id=f"act-{number}", seq=socket.view["seq"], **wanted)
                said = said or (wanted["kind"], told["t"]) == ("claim", "ack")


def _offered(socket: Socket) -> set[str]:
    return {one["kind"] for one in socket.view["actions"]}


def _keep_score(life: Life) -> None:
    zeb, ben = life.zeb, life.ben
    names = [NAME, "Ben", "Cid", "Dora"]
    zeb.rest("POST", "/api/sheets", {"system": "kontrakt", "names": names})
    made = zeb.rest("POST", "/api/sheets", {"system": "kontrakt", "names": names})
    life.sheet = made["sheet"]
    ben.rest("POST", f"/api/join-sheet/{made['write'].partition('write=')[2]}")
    again = {"do": "names", "names": ["Ben", NAME, "Cid", "Dora"], "count": 1}
    ben.rest("POST", f"/api/sheets/{life.sheet}/operations", again)


def _learn(life: Life) -> None:
    zeb, ben = life.zeb, life.ben
    zeb.rest("POST", "/api/school/minibridge/tricks/four", {})
    zeb.rest("POST", "/api/school/minibridge/exercise/play/table")
    one = zeb.rest("GET", "/api/practice?kind=points")
    zeb.rest("POST", f"/api/practice/points/{one['number']}/{one['level']}", {"answer": ["3"]})
    for teacher, pupil, name in ((ben, zeb, NAME), (zeb, ben, "Ben")):
        opened = teacher.rest("POST", "/api/classes", {"title": "Monday"})
        pupil.rest("POST", f"/api/class-codes/{opened['code']}", {"name": name})
        body = {"game": "minibridge", "level": "novice", "deals": {"random": 1}}
        teacher.rest("POST", f"/api/classes/{opened['id']}/rounds", body)


def everything(life: Life) -> Iterator[tuple[str, str]]:
    """Give every text of every column of every table, what is packed unpacked."""
    address = life.database or f"sqlite:///{life.server.data / 'sansatout.sqlite3'}"
    engine = create_engine(address.replace("postgresql://", "postgresql+psycopg://"))
    with engine.connect() as base:
        for table in inspect(base).get_table_names():
            for row in base.exec_driver_sql(f'SELECT * FROM "{table}"'):
                for value in row:
                    packed = isinstance(value, bytes)
                    yield table, zlib.decompress(value).decode() if packed else str(value)
    engine.dispose()


def found(life: Life) -> set[tuple[str, str]]:
    """Return in which tables something tells of somebody, and what."""
    return {
        (table, one)
        for table, text in everything(life)
        for one in (life.zeb.id, NAME, SAID)
        if one.casefold() in text.casefold()
    }


@pytest.fixture(scope="module", params=[FILE, "postgresql"])
def life(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Life]:
    shared = request.param == "postgresql"
    database = request.getfixturevalue("postgres").fresh() if shared else ""
    running = Server(tmp_path_factory.mktemp("life"), database=database)
    yield live(running, database)
    running.stop()


def test_a_person_has_all_that_is_kept_of_them(life: Life) -> None:
    """PROMISE-PERSON-1."""
    told = life.zeb.rest("GET", "/api/me/data")
    assert (told["person"], told["name"]) == (life.zeb.id, NAME)
    table = next(one for one in told["tables"] if one["table"] == life.table)
    assert (table["player"], table["mine"], table["called"]) == ("p3", True, NAME)
    assert [line["text"] for line in table["said"]] == [f"I am {NAME}, {SAID}"]
    assert table["deals"][0]["played"]["number"] == 1
    assert [line["text"] for line in told["watched"]] == [f"I only watch {SAID}"]
    assert [one["shared"] for one in told["sheets"]] == [False, True]
    assert told["sheets"][0]["operations"][0]["names"][0] == NAME
    assert [one["role"] for one in told["classes"]] == ["teacher", "pupil"]
    assert told["classes"][1]["name"] == NAME
    assert told["learned"][0]["lesson"] == "tricks"
    for part in ("memories", "lesson_tables", "days", "browsers"):
        assert len(told[part]) == 1, part
    assert "token" not in json.dumps(told["browsers"])


def test_nobody_has_what_is_kept_of_somebody_else(life: Life) -> None:
    """PROMISE-PERSON-1."""
    for other in (life.ben, Person(life.server)):
        told = json.dumps(other.rest("GET", f"/api/me/data?person={life.zeb.id}"))
        assert SAID not in told
        assert life.zeb.id not in told


def test_whoever_has_a_place_after_me_keeps_their_words(tmp_path: Path) -> None:
    """Also if they are called the same: a line's mark says whose it is."""
    server = Server(tmp_path)
    host, ann, other = Person(server, "Host"), Person(server, "Ann"), Person(server, "Ann")
    table = host.make(seats=seats(N="open"))["table"]
    for person, text in ((ann, "hers"), (other, "theirs")):
        person.rest("POST", f"/api/tables/{table}/sit", {"player": "p1"})
        with person.sit(table) as seat, host.sit(table) as owner:
            assert seat.say(t="chat", text=text)["t"] == "ack"
            if person is ann:
                seat.say(t="stand")
                assert owner.say(t="open", player="p1")["t"] == "ack"
    told = [person.rest("GET", "/api/me/data")["tables"] for person in (ann, other)]
    said = [[line["text"] for one in each for line in one["said"]] for each in told]
    assert said == [["hers"], ["theirs"]]
    server.stop()
    assert command("forget", ann.id, "--data", tmp_path).code == 0
    assert server.behind_its_back("select text from chat") == [("theirs",)]


def test_all_of_it_is_not_asked_for_too_often(tmp_path: Path) -> None:
    server = Server(tmp_path, limits={**USUAL_LIMITS, "SANSATOUT_LIMIT_FILES_PERSON": "1/hour+2"})
    try:
        ann = Person(server)
        assert [ann.ask("GET", "/api/me/data")[0] for _ in range(3)] == [200, 200, 429]
    finally:
        server.stop()


@pytest.fixture(scope="module")
def forgotten(life: Life) -> Life:
    """Give the server after somebody was forgotten, while it was stopped or had the table open."""
    there = found(life)
    assert {table for table, _ in there} == {
        "people", "browsers", "player_people", "players", "tables", "events", "chat",
        "sheet_people", "sheet_operations", "learned", "memories", "lesson_tables", "daily_tables",
        "classes", "class_pupils",
    }  # fmt: skip
    assert {("events", SAID), ("events", life.zeb.id)} <= there
    told, file = life.zeb.rest("GET", "/api/me/data"), life.server.data / "told.json"
    where = ("--database", life.database) if life.database else ("--data", life.server.data)
    if not life.database:
        assert command("forget", life.zeb.id, *where).code == 2
        life.server.stop()
    assert command("export", life.zeb.id, file, *where).code == 0
    assert file.stat().st_mode & 0o077 == 0
    assert {**json.loads(file.read_text()), "made": ""} == {**told, "made": ""}
    file.unlink()
    done = command("forget", life.zeb.id, *where)
    assert done.code == 0, done.err
    if life.database:
        _noticed(life)
        life.server.stop()
    life.server.start()
    return life


def _noticed(life: Life) -> None:
    """See that a running server lets go of what it has of the person at a table."""
    with life.ben.sit(life.table) as seat:
        seat.until_room(lambda room: room["players"]["p3"]["name"] == "")
    with life.ben.sit(life.table) as seat:
        assert SAID not in json.dumps(seat.until("hello")["chat"])


def test_nothing_in_the_database_tells_of_somebody_forgotten(forgotten: Life) -> None:
    """PROMISE-PERSON-2."""
    assert found(forgotten) == set()
    for file in forgotten.server.data.glob("sansatout.sqlite3*"):
        content = file.read_bytes()
        assert not any(one.encode() in content for one in (forgotten.zeb.id, NAME, SAID)), file


def test_what_others_played_stays_whole(forgotten: Life) -> None:
    """PROMISE-PERSON-2."""
    ben, table = forgotten.ben, forgotten.table
    before, now = forgotten.history, ben.rest("GET", "/api/history")
    assert [one["deal"] for one in now["deals"]] == [one["deal"] for one in before["deals"]]
    deal = ben.rest("GET", f"/api/deals/{table}-1")
    assert deal["play"] == forgotten.deals[0]["play"]
    assert deal["hands"] == forgotten.deals[0]["hands"]
    events = ben.rest("GET", f"/api/tables/{table}/events")["events"]
    assert len(events) >= forgotten.events
    with ben.sit(table) as seat:
        room = seat.until_room(bool)
        assert room["players"]["p3"]["name"] == ""
        assert [line["text"] for line in seat.hello["chat"]] == ["Good evening"]
        assert seat.hello["you"]["owner"] is True


def test_a_sheet_that_others_write_on_stays_without_the_name(forgotten: Life) -> None:
    sheet = forgotten.ben.rest("GET", f"/api/sheets/{forgotten.sheet}")
    assert NAME not in json.dumps(sheet)
    assert "Ben" in json.dumps(sheet)


def test_a_class_goes_on_without_who_is_forgotten(forgotten: Life) -> None:
    (own,) = forgotten.ben.rest("GET", "/api/classes")["classes"]
    shown = forgotten.ben.rest("GET", f"/api/classes/{own['id']}")
    assert own["teacher"] is True
    assert shown["pupils"] == []


def test_who_was_forgotten_begins_anew(forgotten: Life) -> None:
    assert forgotten.zeb.rest("GET", "/api/me")["name"] == ""
    assert forgotten.zeb.rest("GET", "/api/history")["deals"] == []
    with forgotten.zeb.sit(forgotten.table) as socket:
        assert socket.until("hello")["you"]["player"] is None


def refused(*arguments: object) -> str:
    done: Done = command(*arguments)
    assert done.code == 2
    assert done.err.count("\n") == 1
    return done.err


@pytest.mark.sqlite
def test_a_person_who_is_not_there_is_not_forgotten(tmp_path: Path) -> None:
    assert "no database" in refused("forget", "x", "--data", tmp_path)
    assert list(tmp_path.iterdir()) == []
    server = Server(tmp_path)
    ann = Person(server, "Ann Other")
    server.stop()
    for nobody in ("somebody-else-16", ""):
        assert "nothing is kept of" in refused("forget", nobody, "--data", tmp_path)
    server.behind_its_back("update alembic_version set version_num = '0006'")
    for words in (("forget", ann.id), ("export", ann.id, tmp_path / "told")):
        assert "made by an older Sansatout" in refused(*words, "--data", tmp_path)
    server.behind_its_back("update alembic_version set version_num = '0007'")
    assert ann.id in refused("export", "Ann Other", tmp_path / "x", "--data", tmp_path)
    (tmp_path / "x").write_text("dear")
    assert "is there already" in refused("export", ann.id, tmp_path / "x", "--data", tmp_path)
    assert (tmp_path / "x").read_text() == "dear"


def test_a_table_that_nobody_spoke_at_is_left_as_it_is(server: Server) -> None:
    ann = Person(server)
    acts = [DoneAct(body, own=None) for body in server.events(ann.make()["table"])]
    assert without_words(acts, "p3") == {}


def test_what_was_deleted_is_not_left_in_the_file(tmp_path: Path) -> None:
    database = SQLite(tmp_path / "s.sqlite3")

    def there() -> bool:
        return any(b"needle" in file.read_bytes() for file in tmp_path.glob("s.sqlite3*"))

    with database.engine.begin() as connection:
        connection.exec_driver_sql("PRAGMA secure_delete=OFF")
        connection.exec_driver_sql("CREATE TABLE hay (text)")
        connection.exec_driver_sql("INSERT INTO hay VALUES ('needle'), ('straw')")
        connection.exec_driver_sql("DELETE FROM hay WHERE text = 'needle'")
    assert there()
    database.scrub()
    assert not there()
    database.close()
