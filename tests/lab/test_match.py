import json
from pathlib import Path

import pytest
from tests.cli.running_cli import command

from sansatout.deal import Deal
from sansatout.errors import InputError
from sansatout.formats import pbn
from sansatout.lab.match import Match, interval, play_board, play_match
from sansatout.lab.match_table import Board, Known, Player, auction, play_table
from sansatout.seats import Seat, Side, Vulnerability

NOVICE, CLUB = Player("novice"), Player("club")


def test_equal_players_play_every_board_flat() -> None:
    report = play_match(Match(NOVICE, NOVICE, seed=3), 6)
    assert [board.imps for board in report.boards] == [0] * 6
    for board in report.boards:
        first, second = board.tables
        assert (first.contract, first.tricks) == (second.contract, second.tricks)


def test_with_one_auction_both_tables_play_the_same_contract() -> None:
    report = play_match(Match(CLUB, Player("novice", "one-club"), seed=1, same_auction=True), 2)
    for board in report.boards:
        first, second = board.tables
        assert first.contract == second.contract != ""
        assert first.declarer == second.declarer


def test_a_board_depends_on_the_seed_alone() -> None:
    match = Match(CLUB, NOVICE, seed=5, same_auction=True)
    first, again = play_board(match, 2), play_board(match, 2)
    assert first.as_json() == again.as_json()
    assert play_board(Match(CLUB, NOVICE, seed=6), 2).deal != first.deal


def test_boards_have_the_dealer_and_vulnerability_of_their_number() -> None:
    board = Board(4, Deal.unrank(0))
    assert (board.dealer, board.vulnerability) == (Seat.W, Vulnerability.ALL)


def test_mistakes_and_double_dummy_explain_the_tricks_won() -> None:
    for board in play_match(Match(NOVICE, NOVICE, seed=8, same_auction=True), 6).boards:
        for table in board.tables:
            assert table.double_dummy is not None
            won = table.double_dummy - table.lost_declaring + table.lost_defending
            assert table.tricks == won


def test_the_interval_is_two_standard_errors() -> None:
    mean, margin = interval([0.0, 2.0] * 50)
    assert mean == 1.0
    assert margin == pytest.approx(1.96 * 0.1005, abs=1e-3)


@pytest.mark.parametrize("text", ["genius", "club:acol"])
def test_unknown_players_are_refused(text: str) -> None:
    with pytest.raises(InputError):
        Player.parse(text)


def test_the_command_writes_json_and_pbn(tmp_path: Path) -> None:
    as_json, as_pbn = tmp_path / "match.json", tmp_path / "match.pbn"
    done = command(
        "match", "novice", "novice:one-club", "--boards", "3", "--seed", "1", "--workers", "1",
        "--json", str(as_json), "--pbn", str(as_pbn),
    )  # fmt: skip
    assert "IMPs per board" in done.out
    assert json.loads(as_json.read_text())["boards"] == 3
    assert len(pbn.load(as_pbn)) == 6


def test_what_both_tables_decide_alike_is_decided_once() -> None:
    board, sides = Board(1, Deal.unrank(12345678901234567890)), dict.fromkeys(Side, NOVICE)
    words, known = auction(board, sides), Known()
    first = play_table(board, sides, words, "1", known)
    decided = len(known)
    again = play_table(board, sides, words, "1", known)
    assert len(known) == decided == sum(map(len, first.times.values()))
    assert again.times == first.times
