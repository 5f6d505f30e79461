"""People on the page at the manager's table, and everybody watching, over real sockets."""

from __future__ import annotations

import json
import signal
import socket
from pathlib import Path
from random import Random
from typing import Any
from urllib.request import urlopen

import pytest

from sansatout.events import Event
from sansatout.formats import pbn
from tests.browser.elsewhere import Elsewhere
from tests.cli.running_cli import command
from tests.manager.on_page import MatchOnPage, started
from tests.server import behind
from tests.server.harness import Socket, stored_events
from tests.server.secrecy import check_traffic, states_of

EAST = ("--seats", "E=page", "--seed", 5)
FOREIGN: dict[str, dict[str, Any]] = {"North": {"bid": "1NT"}, "South": {}, "West": {}}


def turn_of(seat: str) -> Any:
    return lambda view: view["stage"] == "deal" and view["deal"]["actor"] == seat


def meanings(of: Socket) -> list[dict[str, Any]]:
    told = map(json.loads, of.traffic)
    return [message for message in told if message["t"] == "meaning"]


def test_a_person_plays_a_board_beside_three_foreign_robots(tmp_path: Path) -> None:
    with MatchOnPage(tmp_path / "m", *EAST, "--boards", 1) as match:
        robots = match.robots(**FOREIGN)
        _, ann = match.sit("E", "Ann")
        with ann:
            ann.until_view(turn_of("E"))
            assert ann.act("claim", tricks=13)["message"] == "plain-table"
            ann.play_on(Random(1))
            assert ann.act("next-deal")["message"] == "set-over"
        match.end()
    assert all(robot.ended for robot in robots), [robot.failure for robot in robots]
    (board,) = match.results["results"]
    assert board["names"] == {"N": "NSteam", "E": "Ann", "S": "NSteam", "W": "EWteam"}
    assert (board["taken_over"], match.process.exitcode) == ([], 0)
    # What Ann did reached the robots as lines, and what they did reached her.
    heard = [line for line in robots[0].heard if line.startswith("East ")]
    done = [call for at, call in enumerate(board["calls"]) if at % 4 == 1]
    assert len([line for line in heard if " plays " not in line]) == len(done)
    assert ann.view["deal"]["dialogue"]["calls"] == board["calls"]
    (shown,) = ann.view["sheet"]["boards"]
    assert (shown["number"], shown["here"]["points"]) == (1, board["points"])
    assert len(pbn.load(match.folder / "results.pbn")) == 1


def test_a_watcher_sees_the_match_live_and_no_hidden_card(tmp_path: Path) -> None:
    with (
        MatchOnPage(tmp_path / "m", "--boards", 2, "--seed", 5) as match,
        match.watcher() as watcher,
    ):
        watcher.until("hello")
        before = {one["here"] for one in watcher.room["players"].values()}
        robots = match.robots(North={"bid": "1NT"}, East={}, South={}, West={})
        watcher.until_view(
            lambda view: view["stage"] == "between" and len(view["sheet"]["boards"]) == 2
        )
        for robot in robots:
            robot.join(60)
        names = {one["name"] for one in watcher.room["players"].values()}
        after = {one["here"] for one in watcher.room["players"].values()}
        assert "watchers-only-watch" in watcher.act("next-deal")["message"]
        match.is_over()
    states = states_of(
        [Event.loads(one) for one in stored_events(match.folder / "page", match.table)]
    )
    check_traffic(watcher, states)
    assert names == {"NSteam", "EWteam"}
    assert before == {False}  # Robots that have not come are awaited.
    assert after == {True}
    points = [board["here"]["points"] for board in watcher.view["sheet"]["boards"]]
    assert points == [board["points"] for board in match.results["results"]]


def test_the_link_to_watch_is_not_enough_to_sit_down(tmp_path: Path) -> None:
    with MatchOnPage(tmp_path / "m", *EAST, "--boards", 1) as match:
        stranger = Elsewhere(match.address)
        found = stranger.rest("GET", f"/api/join/{match.table}")
        assert (found["taken"], found["place"], found["table"]["by_link"]) == (True, None, True)
        place = next(one for one in found["table"]["players"] if one["kind"] == "open")
        assert place["invite"] is None
        sat = stranger.ask("POST", f"/api/tables/{match.table}/sit", {"player": place["player"]})
        assert (sat[0], sat[1]["error"]["message"]) == (403, "place-by-link")
        # What others' programs show of the two links.
        assert b"place is free" not in page_of(match, f"/join/{match.table}")
        assert b"place is free" in page_of(match, match.link("E"))
        _, ann = match.sit("E", "Ann")
        with ann:
            assert ann.until("hello")["you"]["seat"] == "E"


def page_of(match: MatchOnPage, path: str) -> bytes:
    with urlopen(match.address + path, timeout=60) as answer:
        found: bytes = answer.read()
    return found


def test_who_loads_the_page_anew_keeps_the_seat(tmp_path: Path) -> None:
    with MatchOnPage(tmp_path / "m", *EAST, "--boards", 1) as match:
        match.robots(**FOREIGN)
        person, ann = match.sit("E", "Ann")
        with ann:
            ann.until_view(turn_of("E"))
        with person.sit(match.table) as again:
            assert again.until("hello")["you"]["seat"] == "E"
            again.play_on(Random(1))
            match.is_over()
    assert match.results["taken_over"] == []


def test_a_robot_plays_for_who_is_away_until_they_are_back(tmp_path: Path) -> None:
    with MatchOnPage(tmp_path / "m", *EAST, "--boards", 1, away_seconds=0.2) as match:
        match.robots(**FOREIGN)
        person, ann = match.sit("E", "Ann")
        with ann, match.watcher() as watcher:
            ann.until_view(turn_of("E"))
            ann.__exit__()
            watcher.until_view(
                lambda view: view["stage"] == "deal" and len(view["deal"]["dialogue"]["calls"]) > 1
            )
            with person.sit(match.table) as again:
                again.play_on(Random(1))
                assert [m["kind"] for m in marked(match, "E")][-1] == "play"
            match.is_over()
    (taken,) = match.results["taken_over"]
    assert (taken["seat"], taken["team"], taken["by"]) == ("E", "Ann", "club:natural")
    assert taken["reason"] == "nobody is at the page"
    assert match.said.count("takes over from") == 1
    assert match.results["results"][0]["names"]["E"] == "club:natural for Ann"


def marked(match: MatchOnPage, seat: str) -> list[dict[str, Any]]:
    """Return what a seat has done at the table of the page."""
    events = (json.loads(body) for body in stored_events(match.folder / "page", match.table))
    return [one for one in events if one["seat"] == seat]


def test_a_match_that_was_killed_goes_on_at_the_same_table(tmp_path: Path) -> None:
    with MatchOnPage(tmp_path / "m", *EAST, "--boards", 2) as match:
        match.robots(**FOREIGN)
        person, ann = match.sit("E", "Ann")
        with ann:
            ann.play_on(Random(1))
            ann.act("next-deal")
            ann.until_view(lambda view: turn_of("E")(view) and view["deal"]["number"] == 2)
            first = ann.view["sheet"]["boards"]
            match.end(signal.SIGKILL)
    with MatchOnPage(tmp_path / "m", *EAST, "--boards", 2) as later:
        assert later.table == match.table
        with Elsewhere(later.address, person.cookie).sit(later.table) as ann:
            assert ann.until("hello")["you"]["seat"] == "E"
            assert ann.view["sheet"]["boards"] == first
            assert ann.view["deal"]["dialogue"]["calls"] == []
            robots = later.robots(**FOREIGN)
            ann.play_on(Random(2))
            later.is_over()
    assert [robot.boards for robot in robots] == [1, 1, 1]
    points = [board["points"] for board in later.results["results"]]
    assert [board["here"]["points"] for board in ann.view["sheet"]["boards"]] == points


def test_boards_played_without_a_page_are_on_its_sheet_later(tmp_path: Path) -> None:
    ours = ("--seats", "N,E,S,W=novice:natural", "--seed", 2, "--boards", 2, "--teams")
    first = started(tmp_path / "first.out", *ours, "--port", 0, "--folder", tmp_path / "m")
    first.join(60)
    (tmp_path / "m" / "board-0002-2.json").unlink()
    with MatchOnPage(tmp_path / "m", *ours) as match:
        match.end()
    events = stored_events(match.folder / "page", match.table)
    (*_, table) = states_of([Event.loads(body) for body in events]).values()
    boards = table.sheet.boards
    assert boards is not None
    results = match.results["results"]
    assert [(b.number, str(b.dealer), b.points) for b in boards if b.result is not None] == [
        (one["board"], one["dealer"], one["points"]) for one in results if one["declarer"]
    ]


def test_alerts_reach_people_among_the_opponents_and_all_when_it_is_over(tmp_path: Path) -> None:
    weak = {"bidding": {0: "1NT Alert. 12-14 HCP"}}
    seats = ("--seats", "E,S=page", "--seed", 5, "--boards", 1)
    with MatchOnPage(tmp_path / "m", *seats) as match:
        robots = match.robots(North=weak, West={})
        (ann, east), (_, south) = match.sit("E", "Ann"), match.sit("S", "Ben")
        with east, south, match.watcher() as watcher:
            east.until_view(turn_of("E"))
            told = east.until("meaning") if not meanings(east) else meanings(east)[0]
            assert (told["seat"], told["call"], told["text"]) == ("N", 0, "12-14 HCP")
            with ann.sit(match.table) as later:
                assert later.until("meaning")["text"] == "12-14 HCP"
            east.say(t="meaning", call=0)
            assert meanings(east)[-1]["text"] == "12-14 HCP"
            assert south.say(t="meaning", call=0)["message"] == "only-opponents-ask"
            while east.view["stage"] == "deal" or south.view["stage"] == "deal":
                for one in (east, south):
                    one.in_step()
                    if (chosen := one.choice(Random(1))) is not None:
                        one.say(t="act", seq=one.view["seq"], **chosen)
            said = watcher.until("chat")
            match.is_over()
    assert (said["from"]["name"], said["text"]) == ("NSteam", "1 – 1NT: 12-14 HCP")
    assert meanings(south) == meanings(watcher) == []
    assert "North bids 1NT Alert. 12-14 HCP" in robots[1].heard


def test_a_page_that_cannot_store_anything_does_not_end_the_match(tmp_path: Path) -> None:
    with MatchOnPage(tmp_path / "m", *EAST, "--boards", 1) as match:
        _, ann = match.sit("E", "Ann")
        with ann:
            ann.until("hello")
            behind.ask(match.folder / "page", "", "alter table events rename to lost")
            robots = match.robots(**FOREIGN)
            match.is_over()
    assert [robot.boards for robot in robots] == [1, 1, 1]
    (taken,) = match.results["taken_over"]
    assert (taken["seat"], taken["team"]) == ("E", "Ann")
    assert taken["reason"] == "the page cannot follow the match any more"


@pytest.mark.soak
def test_who_is_late_by_the_clock_is_played_for_once(tmp_path: Path) -> None:
    with MatchOnPage(tmp_path / "m", *EAST, "--boards", 1, "--clock", 10) as match:
        match.robots(**FOREIGN)
        _, ann = match.sit("E", "Ann")
        with ann:
            ann.until_view(turn_of("E"))
            ann.until_view(lambda view: len(view["deal"]["dialogue"]["calls"]) > 1)
            ann.play_on(Random(1))
            match.is_over()
    (taken,) = match.results["taken_over"]
    assert taken["reason"] == "the time for one act is up"


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (("--seats", "E=page"), "E is for a person on the page: expected --page with a port"),
        (("--seats", "E=page", "--seats", "E=club", "--page", 0), "E is given twice"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[object, ...], line: str
) -> None:
    monkeypatch.chdir(tmp_path)
    done = command("manager", *arguments)
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert line in done.err


@pytest.mark.parametrize("option", ["--page", "--port"])
def test_a_port_that_is_taken_is_said_in_one_line(tmp_path: Path, option: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        ports = {"--page": 0, "--port": 0, option: port}
        told = [word for pair in ports.items() for word in pair]
        done = started(tmp_path / "out", *told, "--folder", tmp_path / "m")
        done.join(60)
    last = (tmp_path / "out").read_text().splitlines()[-1]
    assert last == f"sansatout: cannot listen on 127.0.0.1 port {port}: Address already in use"
    assert done.exitcode == 2
