"""Keeping score over REST: previews, rounds and people, corrections, files, what is sent twice."""

from __future__ import annotations

import csv
import io
import json
from typing import Any

import pytest

from sansatout.keeping import session
from sansatout.variants import SYSTEMS
from tests.server.harness import Person, Server

FOUR = ["Anna", "Bert", "Carl", "Dora"]
RUBBER = ["4S we 10", "3NTX they 7", "4H they 10", "3NT we 9"]


class Pad:
    """A sheet and who writes on it."""

    def __init__(self, person: Person, system: str, **given: Any) -> None:
        self.person = person
        self.now = person.rest("POST", "/api/sheets", {"system": system, **given})
        self.path = f"/api/sheets/{self.now['sheet']}"

    def ask(self, do: str, **given: Any) -> tuple[int, Any]:
        body = {"do": do, "count": self.now["count"], **given}
        return self.person.ask("POST", f"{self.path}/operations", body)

    def does(self, do: str, **given: Any) -> Any:
        status, answer = self.ask(do, **given)
        assert status == 200, answer
        self.now = answer
        return answer

    def enter(self, *lines: str) -> Any:
        for line in lines:
            self.does("deal", line=line)
        return self.now

    def preview(self, do: str = "deal", **given: Any) -> tuple[int, Any]:
        body = {"do": do, "count": self.now["count"], **given}
        return self.person.ask("POST", f"{self.path}/preview", body)


def finish(pad: Pad) -> None:
    """Enter the form's first deal until the round can end."""
    bids = {"level": "4", "strain": "S", "doubled": "", "tricks": "13", "who": "we"}
    form = pad.now["form"]
    chosen = {one["name"]: one["first"] or one["keys"][0]["writes"] for one in form["fields"]}
    extras = {one["name"]: "" for one in form["fields"] if one["part"]}
    whose = {} if chosen["who"] == "we" else {"who": chosen["who"]}
    line = form["line"].format(**{**chosen, **bids, **whose, **extras})
    for _ in range(9):
        if pad.now["next"] is not None:
            return
        pad.enter(line)
    raise AssertionError("nine slams and the round goes on")


@pytest.mark.parametrize("key", SYSTEMS)
def test_every_game_goes_on_with_the_next_round(ann: Person, key: str) -> None:
    names = FOUR[: len(SYSTEMS[key].telling.seats)]
    pad = Pad(ann, key, names=names)
    assert not pad.now["next"]
    finish(pad)
    coming = pad.now["next"]
    assert sorted(coming["names"]) == sorted(names)
    changes = SYSTEMS[key].telling.partners_change
    assert (coming["names"] != names) is changes  # BW-3.4
    on = pad.does("new", names=coming["names"])
    assert [len(one["sheet"]["lines"]) > 0 for one in on["rounds"]] == [True, False]
    assert on["names"] == coming["names"]
    assert on["accounts"]


def test_with_six_people_everybody_sits_out_in_turn(ann: Person) -> None:
    """BW-3.1: more than four may form the party."""
    pad = Pad(ann, "bridge-whist", names=FOUR, others=["Eva", "Finn"])
    out = []
    for _ in range(3):
        out.append(pad.now["others"])
        finish(pad)
        pad.does("new", names=pad.now["next"]["names"], others=pad.now["next"]["others"])
    assert sorted(name for two in out for name in two) == sorted([*FOUR, "Eva", "Finn"])
    assert set(pad.now["accounts"]) == {*FOUR, "Eva", "Finn"}
    assert pad.ask("names", names=FOUR, others=["Anna"])[1]["error"]["message"] == "player-twice"
    crowd = [f"P{n}" for n in range(5)]
    assert pad.ask("names", names=FOUR, others=crowd)[1]["error"]["message"] == "people-too-many"


def test_a_sitting_is_settled_in_the_readers_words(ann: Person) -> None:
    """BW-10: the difference, the second game, and what is rounded."""
    pad = Pad(ann, "bridge-whist", names=FOUR)
    finish(pad)
    (settled,) = pad.now["rounds"][0]["remarks"]
    assert settled.startswith("difference ")
    assert ann.rest("GET", f"{pad.path}?lang=sv")["rounds"][0]["remarks"] != [settled]


def test_a_preview_shows_the_figures_and_writes_nothing(ann: Person) -> None:
    pad = Pad(ann, "rulebook", names=FOUR)
    status, shown = pad.preview(line="4sx Anna 11 honours we:4")
    assert status == 200
    assert shown["line"] == "4SX we 11 honours we:4"
    assert {one["label"] for one in shown["entries"]} >= {"contract", "honours"}
    assert (shown["game_to"], shown["over"]) == ("we", False)
    assert shown["before"] == {"we": 0, "they": 0}
    assert shown["after"]["we"] == sum(one["points"] for one in shown["entries"])
    assert pad.person.rest("GET", pad.path) == pad.now
    assert pad.preview(line="9Z we")[0] == 400


def test_older_deals_are_changed_struck_out_and_put_in(ann: Person) -> None:
    pad = Pad(ann, "hungarian", names=FOUR)
    pad.enter("1S we 7", "2H we 8", "1C they 7")
    assert pad.does("retype", deal=2, line="2H they 8")["lines"][1] == "2H they 8"
    assert pad.does("insert", deal=1, line="pass")["lines"][:2] == ["pass", "1S we 7"]
    assert pad.does("delete", deal=1)["lines"] == ["1S we 7", "2H they 8", "1C they 7"]
    assert pad.ask("delete", deal=9)[1]["error"]["message"] == "no-such-deal"
    pad.does("undo")
    assert len(pad.now["lines"]) == 4


def test_the_laws_limit_corrections_and_a_slip_is_mended_any_time(ann: Person) -> None:
    """L-FIXSCORE-1: points below are mended until the next deal; what was mistyped always."""
    pad = Pad(ann, "rulebook", names=FOUR)
    pad.enter("1S we 7", "2H we 8")
    status, refused = pad.ask("correct", deal=1, line="2S we 8")
    assert (status, refused["error"]["rule"]) == (409, "L-FIXSCORE-1")
    assert pad.does("retype", deal=1, line="2S we 8")["lines"][0] == "2S we 8"
    pad = Pad(ann, "rulebook", names=FOUR)
    pad.enter(*RUBBER)
    pad.does("new", names=FOUR)
    status, refused = pad.ask("correct", deal=4, line="3NT we 10", round=1)
    assert (status, refused["error"]["message"]) == (409, "correction-settled")  # L-FIXSCORE-2
    mended = pad.does("retype", deal=4, line="3NT we 10", round=1)
    assert mended["rounds"][0]["lines"][3] == "3NT we 10"
    assert mended["lines"] == []
    assert pad.ask("delete", deal=1, round=3)[1]["error"]["message"] == "no-such-round"


def test_what_is_sent_twice_is_scored_once(tmp_path: Any) -> None:
    """PROMISE-KEPT-3."""
    server = Server(tmp_path / "data")
    try:
        ann = Person(server)
        pad = Pad(ann, "minibridge", names=FOUR)
        waiting = [
            {"do": "deal", "line": "NT we 9 bonus", "key": "first-of-all"},
            {"do": "deal", "line": "H they 7", "key": "second-one"},
        ]
        for body in (waiting[0], waiting[0], waiting[1]):
            ann.rest("POST", f"{pad.path}/operations", body)
        server.kill()
        server.start()
        last = [ann.rest("POST", f"{pad.path}/operations", body) for body in waiting][-1]
        assert last["lines"] == ["NT bonus we 9", "H they 7"]
        plain = {"do": "deal", "line": "H they 7"}
        assert ann.ask("POST", f"{pad.path}/operations", plain)[0] == 400
    finally:
        server.stop()


@pytest.mark.parametrize("people", [{"names": ["A" * 41, *FOUR[1:]]}, {"others": ["E" * 1000]}])
def test_nobody_on_a_sheet_has_a_name_without_end(ann: Person, people: dict[str, Any]) -> None:
    pad = Pad(ann, "rulebook", names=FOUR)
    wanted = {"do": "names", "names": FOUR, **people}
    assert pad.ask(**wanted)[0] == 400
    with ann.look(f"/ws/sheets/{pad.now['sheet']}") as page:
        answer = page.say(t="operation", count=1, **wanted)
    assert (answer["t"], answer["message"]) == ("error", "name-length")
    assert pad.person.rest("GET", pad.path)["count"] == 1


def test_a_sheet_is_taken_away_in_every_form(ann: Person, ben: Person) -> None:
    pad = Pad(ann, "rulebook", names=["=Anna", *FOUR[1:]])
    pad.enter(*RUBBER)
    files = {suffix: ben.ask("GET", link) for suffix, link in pad.now["downloads"].items()}
    assert {status for status, _ in files.values()} == {200}
    assert b"Bert" in files["txt"][1]
    assert files["svg"][1].startswith(b"<svg")
    rows = list(csv.DictReader(io.StringIO(files["csv"][1].decode())))
    totals = pad.now["rounds"][0]["sheet"]["totals"]
    ours = sum(int(row["points"]) for row in rows if row["column"] == "we")
    assert ours == totals["we"]["all"]
    assert rows[0]["players"] == "'=Anna, Bert"
    assert files["json"][1]["rounds"][0]["totals"] == {
        column: sums["all"] for column, sums in totals.items()
    }
    again = session.fold(map(json.loads, files["jsonl"][1].splitlines()))
    assert len(again.sheet.results) == 4
    assert ben.ask("GET", f"{pad.path}/files/sheet.doc")[0] == 404
