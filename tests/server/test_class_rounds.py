"""Rounds of a class: what is given, played, shown, compared and taken away."""

from __future__ import annotations

import csv
import io
from contextlib import ExitStack
from typing import Any

import pytest

from sansatout.deal import Deal
from sansatout.school.exams import questions_of
from sansatout.server.classes.results import as_csv
from sansatout.server.protocol.classes import ResultCell, ResultRow, Results
from tests.server.class_room import DEALS, PBN, Monday, give, look, opened, play_round, table_of
from tests.server.harness import Person, Server, Socket


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
