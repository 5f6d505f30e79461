"""Matches at our table over TCP, with clients that were written from the description alone."""

from __future__ import annotations

import json
import os
import sys
import time
from concurrent.futures import BrokenExecutor, Executor, Future
from pathlib import Path
from typing import Any

import pytest

from sansatout.calls import Call
from sansatout.deal import Deal
from sansatout.formats import pbn
from sansatout.formats.replay import replay
from sansatout.lab.match_table import Player
from sansatout.manager.course import BoardMarks
from sansatout.manager.lines import CallLine
from sansatout.manager.match import TableBoard
from sansatout.manager.results import Folder
from sansatout.manager.robot import RobotQuestion, choose
from sansatout.manager.seats import Ours
from sansatout.seats import Seat, Vulnerability
from tests import aside
from tests.manager.house import QUICK, House, boards, four, played, setup
from tests.manager.plain_client import PlainClient

LONG_NORTH = Deal.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")


def results(house: House) -> dict[str, object]:
    house.folder.write_results()
    plain: dict[str, object] = json.loads((house.path / "results.json").read_text())
    return plain


def test_four_foreign_clients_play_boards_to_their_end(tmp_path: Path) -> None:
    clients = four(North={"bid": "1NT"}, East={"bid": "2H"})
    house = played(tmp_path, clients, count=3)
    assert [client.boards for client in clients] == [3, 3, 3, 3]
    assert all(client.ended for client in clients)
    assert [len(one.table.course.cards) for one in house.folder.played.values()] == [52] * 3
    assert house.told("manager-taken-over") == []


def test_a_board_that_all_pass_is_followed_by_the_next(tmp_path: Path) -> None:
    clients = four()
    house = played(tmp_path, clients, count=2)
    assert all(one.table.course.contract is None for one in house.folder.played.values())
    assert all(client.boards == 2 for client in clients)


def test_a_redoubled_contract_is_played(tmp_path: Path) -> None:
    clients = four(
        North={"bidding": {0: "1C", 4: "passes"}},
        East={"bidding": {1: "doubles"}},
        South={"bidding": {2: "redoubles"}},
    )
    house = played(tmp_path, clients)
    (board,) = house.folder.played.values()
    assert str(board.table.course.contract) == "1CXX"


def test_dummy_leads_when_dummy_has_won(tmp_path: Path) -> None:
    clients = four(South={"bidding": {0: "7S"}})
    dealt = ((BoardMarks(1, Seat.S, Vulnerability.NONE), LONG_NORTH),)
    house = played(tmp_path, clients, dealt=dealt)
    (board,) = house.folder.played.values()
    assert board.table.course.declaring_tricks == 13
    assert clients[2].heard.count("Dummy to lead") == 12


def test_robots_that_spell_otherwise_sit_at_one_table(tmp_path: Path) -> None:
    """Capitals, ``dummy's`` for dummy's seat, and lines in pieces: all are relayed canonically."""
    clients = four(
        North={"bid": "3NT", "loud": True},
        East={"says_dummy": True},
        South={"pieces": True},
        West={"says_dummy": True, "loud": True},
    )
    house = played(tmp_path, clients, count=2)
    assert all(client.ended for client in clients)
    assert house.told("manager-taken-over") == []


def test_an_alert_reaches_both_opponents_and_not_the_partner(tmp_path: Path) -> None:
    clients = four(North={"bidding": {0: "2C Alert. strong, 23+ HCP"}})
    house = played(tmp_path, clients)
    heard = {
        client.seat: [line for line in client.heard if "bids 2C" in line] for client in clients
    }
    assert heard == {
        "North": [],
        "East": ["North bids 2C Alert. strong, 23+ HCP"],
        "South": ["North bids 2C"],
        "West": ["North bids 2C Alert. strong, 23+ HCP"],
    }
    (board,) = house.folder.played.values()
    assert board.table.known_to(Seat.E).told == ((0, "strong, 23+ HCP"),)
    assert board.table.known_to(Seat.S).told == ()


def test_infos_and_words_about_cards_go_to_newer_opponents_only(tmp_path: Path) -> None:
    def explains(_client: PlainClient, moment: str, line: str) -> str:
        return f"{line}. count" if moment == "card" else line

    clients = four(
        North={"bidding": {0: "1C Infos. C=3-8"}, "mischief": explains}, East={"version": 18}
    )
    played(tmp_path, clients)
    assert "North bids 1C" in clients[1].heard
    assert not any("count" in line for client in clients for line in client.heard)


def test_our_robots_sit_beside_foreign_ones(tmp_path: Path) -> None:
    clients = [PlainClient("East", "EWteam", bid="1H"), PlainClient("West", "EWteam")]
    house = played(tmp_path, clients, count=2)
    assert {one.names[Seat.N] for one in house.folder.played.values()} == {str(QUICK)}
    assert 'Teams : N/S : "novice:natural" E/W : "EWteam"' in clients[0].heard


def test_any_seat_is_given_beside_the_partner(tmp_path: Path) -> None:
    house = House(tmp_path, setup(1))
    clients = [PlainClient("", team) for team in ("A", "B", "A", "B")]
    for client in clients:
        client.port = house.port
        client.start()
    house.wait()
    for client in clients:
        client.join(20)
    sides = {team: {c.seat for c in clients if c.team == team} for team in "AB"}
    assert set(map(frozenset, sides.values())) == {
        frozenset({"North", "South"}), frozenset({"East", "West"}),
    }  # fmt: skip


def test_in_a_team_match_each_side_plays_both_hands_of_a_board(tmp_path: Path) -> None:
    clients = four(North={"bid": "1NT"}, East={"bid": "2H"})
    house = played(tmp_path, clients, count=2, teams=True)
    first, second = house.folder.played["board-0001-1"], house.folder.played["board-0001-2"]
    assert second.table.deal[Seat.E] == first.table.deal[Seat.N]
    assert second.table.header.dealer is first.table.header.dealer.lho
    assert first.record().deal == second.record().deal
    assert first.record().dealer is second.record().dealer
    assert house.folder.compared.keys() == {1, 2}
    again = results(house)
    assert again["compared"] == 2


def test_a_match_that_is_played_already_waits_for_nobody(tmp_path: Path) -> None:
    played(tmp_path, four(), count=1)
    again = House(tmp_path, setup(1))
    again.wait()
    assert again.told("manager-board-done") == []
    assert len(again.folder.played) == 1


def test_in_pbn_a_board_has_its_score_as_it_was_dealt(tmp_path: Path) -> None:
    clients = four(North={"bid": "1NT"}, East={"bid": "7H"})
    house = played(tmp_path, clients, count=1, teams=True)
    points = [one.points for one in house.folder.played.values()]
    house.folder.write_results()
    tags = [
        {tag.name: tag.value for tag in one.tags}
        for one in pbn.load(tmp_path / "results.pbn").records
    ]
    assert [one["Room"] for one in tags] == ["Open", "Closed"]
    assert [one["Scoring"] for one in tags] == ["IMP", "IMP"]
    assert [one["Score"] for one in tags] == [f"NS {points[0]}", f"NS {-points[1]}"]


def test_a_team_match_of_like_robots_is_a_draw(tmp_path: Path) -> None:
    house = played(tmp_path, [], count=3, teams=True)
    assert sum(house.folder.compared.values()) == 0


def test_the_results_are_pbn_and_json(tmp_path: Path) -> None:
    clients = four(North={"bidding": {0: "2C Alert. strong"}}, East={"bid": "1H"})
    house = played(tmp_path, clients, count=2)
    plain = results(house)
    assert plain["played"] == 2
    book = pbn.load(tmp_path / "results.pbn")
    assert [replay(record).error for record in book.records] == [None, None]
    assert book[0].names == ("NSteam", "EWteam", "NSteam", "EWteam")
    assert book[0].auction is not None
    assert book[0].auction.notes == {1: "strong"}
    assert [record.tricks for record in book.records] == [
        one.table.course.declaring_tricks for one in house.folder.played.values()
    ]


def test_no_name_is_taken_for_that_of_the_board_before(tmp_path: Path) -> None:
    seats = {"East": "#", "West": "#", "North": "##1", "South": "##1"}
    house = played(tmp_path, [PlainClient(seat, team) for seat, team in seats.items()], count=2)
    house.folder.write_results()
    text = (tmp_path / "results.pbn").read_text()
    assert '[North "1"]' in text
    assert '"#' not in text


def test_time_is_kept_for_the_side_that_thinks(tmp_path: Path) -> None:
    def slow(_client: PlainClient, moment: str, line: str) -> str:
        if moment == "call":
            time.sleep(1.2)
        return line

    clients = four(East={"mischief": slow})
    house = played(tmp_path, clients)
    (board,) = house.folder.played.values()
    assert board.seconds[1] > 1.1 > board.seconds[0]
    timing = next(line for line in clients[0].heard if line.startswith("Timing"))
    assert timing.endswith("E/W : this board  00:01,  total  0:00:01.")


def test_boards_on_the_disk_are_not_played_again(tmp_path: Path) -> None:
    played(tmp_path, [], count=2)
    kept = (tmp_path / "board-0001-1.json").read_bytes()
    (tmp_path / "board-0002-1.json").unlink()
    house = played(tmp_path, [], count=2)
    assert [said["board"] for said in house.told("manager-board-done")] == ["2"]
    assert (tmp_path / "board-0001-1.json").read_bytes() == kept


@pytest.mark.parametrize("name", ["board-0001-1.json", "results.json", "results.pbn"])
def test_a_link_beside_a_file_of_the_match_leads_nowhere(tmp_path: Path, name: str) -> None:
    other, folder = tmp_path / "other", tmp_path / "match"
    other.write_text("precious")
    folder.mkdir()
    (folder / f"{name}.part").symlink_to(other)
    played(folder, [], count=1).folder.write_results()
    assert other.read_text() == "precious"
    assert (folder / name).stat().st_size > 0


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"board": 1}'])
def test_a_board_that_cannot_be_read_is_set_aside_and_played_again(
    tmp_path: Path, text: str
) -> None:
    house = played(tmp_path, [], count=1)
    (tmp_path / "board-0001-1.json").write_text(text)
    with Folder(tmp_path, house.setup) as again:
        assert again.set_aside == ["board-0001-1.unreadable"]
        assert len(again.left) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pipes among files")
def test_a_board_that_is_a_pipe_is_set_aside(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "board-0001-1.json")
    with Folder(tmp_path, setup(1)) as folder:
        assert folder.set_aside == ["board-0001-1.unreadable"]


@pytest.mark.parametrize(
    "changed",
    [
        {"seconds": {"NS": "long", "EW": 0}},
        {"taken_over": [{"seat": "N", "team": [], "by": {}, "reason": 1, "board": [], "place": 0}]},
    ],
)
def test_a_board_with_a_value_of_another_kind_is_set_aside(
    tmp_path: Path, changed: dict[str, Any]
) -> None:
    house = played(tmp_path, [], count=1)
    file = tmp_path / "board-0001-1.json"
    file.write_text(json.dumps(json.loads(file.read_text()) | changed))
    with Folder(tmp_path, house.setup) as again:
        assert again.set_aside == ["board-0001-1.unreadable"]


def test_a_stored_board_is_the_board_that_was_played(tmp_path: Path) -> None:
    clients = four(North={"bidding": {0: "2C Alert. strong"}}, East={"bid": "1H Infos. nat"})
    house = played(tmp_path, clients, count=2, teams=True)
    with Folder(tmp_path, house.setup) as again:
        assert {key: one.as_json() for key, one in again.played.items()} == {
            key: one.as_json() for key, one in house.folder.played.items()
        }


def test_our_robot_reads_what_a_foreign_opponent_explains() -> None:
    """N-TOLD-2: the words of an alert reach the robot's reading; a partner's do not."""
    board = TableBoard.dealt(*boards(1)[0])
    board = board.after(CallLine(Seat.N, Call.parse("2C"), "weak, 6+ hearts, 5-9 HCP"))
    opponent, partner = board.known_to(Seat.E).seen(), board.known_to(Seat.S).seen()
    assert opponent.explained == ((0, "weak, 6+ hearts, 5-9 HCP"),)
    assert partner.explained == ()
    asked = RobotQuestion(Player.parse("novice:culbertson"), board.known_to(Seat.E), "")
    assert asked.systems == ("natural", "culbertson")
    assert choose(asked).call is not None


def test_our_robot_alerts_an_artificial_call_and_no_other() -> None:
    deal = Deal.parse("N:AKQ2.KQJ.AKQ.KQ2 J.T987.J98.JT987 T98.A654.T765.A6 76543.32.432.543")
    header = BoardMarks(1, Seat.N, Vulnerability.NONE)
    board = TableBoard.dealt(header, deal)
    standard = Player.parse("novice:standard")
    strong = choose(RobotQuestion(standard, board.known_to(Seat.N), ""))
    assert str(strong.call) == "2C"
    assert strong.alert
    assert strong.alert.isascii()
    board = board.after(CallLine(Seat.N, Call.parse("1NT")))
    passed = choose(RobotQuestion(standard, board.known_to(Seat.E), ""))
    assert (str(passed.call), passed.alert) == ("Pass", None)


def test_an_alert_of_ours_names_suits_in_letters_that_the_protocol_has() -> None:
    """Lines are ASCII (protocol, 1); what the call promises must still be read in them."""
    deal = Deal.parse("N:AQ2.KQ4.KJ32.Q32 J75.T97.QT98.JT9 T98.AJ653.765.65 K643.82.A4.AK874")
    header = BoardMarks(1, Seat.N, Vulnerability.NONE)
    board = TableBoard.dealt(header, deal)
    for seat, call in ((Seat.N, "1NT"), (Seat.E, "Pass")):
        board = board.after(CallLine(seat, Call.parse(call)))
    player = Player.parse("novice:standard")
    transfer = choose(RobotQuestion(player, board.known_to(Seat.S), "", "standard"))
    assert str(transfer.call) == "2D"
    assert transfer.alert
    assert "5 cards in hearts" in transfer.alert


class Deadly(Executor):
    """Workers that die of every question."""

    asked = 0

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.asked += 1
        future: Future[Any] = Future()
        future.set_exception(BrokenExecutor())
        return future


def test_a_robot_whose_process_dies_each_time_does_the_first_lawful_thing() -> None:
    board, pool = TableBoard.dealt(*boards(1)[0]), Deadly()
    line = aside.run(Ours(Seat.N, QUICK, pool).act(board, "1"))
    assert (str(line), pool.asked) == ("North passes", 3)
