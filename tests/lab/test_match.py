import json
from dataclasses import replace
from pathlib import Path

import pytest
from tests.cli.running_cli import command

from sansatout.calls import Call
from sansatout.deal import Deal
from sansatout.errors import InputError
from sansatout.events.acts import MakeCall
from sansatout.formats import pbn
from sansatout.lab.intervals import interval
from sansatout.lab.match import Match, dealt, play_board, play_match
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
    """PROMISE-ROBOT-1."""
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


@pytest.mark.parametrize("text", ["genius", "club:acol", "club:culbertson:acol"])
def test_unknown_players_are_refused(text: str) -> None:
    with pytest.raises(InputError):
        Player.parse(text)


def test_a_player_says_what_the_others_are_taken_to_play() -> None:
    player = Player.parse("novice:one-club:natural")
    assert (player.system, player.reads) == ("one-club", "natural")
    assert str(player) == "novice:one-club:natural"
    assert Player.parse(str(player)) == player


def test_a_player_reads_the_others_as_he_takes_them_to_play() -> None:
    """One club shows no clubs in the one-club system: who knows that may overcall in them."""
    hands = "N:AQJ82.KJ43.K43.2 K4.A75.A5.KQJT87 T953.T986.Q86.54 76.Q2.JT972.A963"
    board, club = Board(1, Deal.parse(hands)), Player("novice", "one-club")
    said = [
        auction(board, {Side.NS: club, Side.EW: Player("novice", "standard", reads=reads)})
        for reads in ("one-club", "culbertson")
    ]
    assert said[0][:1] == said[1][:1] == [(Seat.N, MakeCall(Call.parse("1C")))]
    assert said[0][1] != said[1][1]


def test_the_command_writes_json_and_pbn(tmp_path: Path) -> None:
    as_json, as_pbn = tmp_path / "match.json", tmp_path / "match.pbn"
    done = command(
        "match", "novice", "novice:one-club", "--boards", "3", "--seed", "1", "--workers", "1",
        "--json", str(as_json), "--pbn", str(as_pbn),
    )  # fmt: skip
    assert "IMPs per board" in done.out
    assert "…" not in done.out, "names are told whole"
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


@pytest.mark.parametrize("text", ["expert:standard,signals=standard", "club:one-club"])
def test_a_player_is_written_as_it_is_read(text: str) -> None:
    assert str(Player.parse(text)) == text
    assert Player.parse(text).signals == ("standard" if "," in text else "")


def test_who_signals_decides_apart_from_who_does_not() -> None:
    """Only the opening lead, before any small card, is decided once for both tables."""
    board, words = dealt(Match(NOVICE, NOVICE, seed=9, same_auction=True), 2)
    known: Known = {}
    signalling = replace(NOVICE, signals="standard")
    for players in ({Side.NS: signalling, Side.EW: NOVICE}, {Side.NS: NOVICE, Side.EW: signalling}):
        play_table(board, players, words, "9 2", known)
    later = [key for key in known if any(key[-2:])]
    assert {key[-3] for key in later} == {"", "standard"}
    assert len(known) - len(later) == 1
