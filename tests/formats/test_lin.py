from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from sansatout.calls import PASS
from sansatout.contract import Contract
from sansatout.errors import NotationError
from sansatout.formats import lin, pbn
from sansatout.formats.records import Book, Comment, GameRecord
from sansatout.seats import Seat, Vulnerability
from tests.formats.test_pbn import BRIDGE_WHIST

FILES = Path(__file__).parent / "files"
LIN = sorted(FILES.glob("*.lin"))
PBN = sorted(FILES.glob("*.pbn"))
HANDS = "S4HKJ63D962CAKQ72,SKJT8HAT4DK8CJ854,SA9762H95DAQ53CT6"


def only(text: str) -> GameRecord:
    book = lin.loads(text)
    assert len(book) == 1
    return book[0]


@pytest.mark.parametrize("path", [p for p in LIN if p.stem != "link"], ids=lambda path: path.stem)
def test_a_file_that_was_only_read_is_written_back_byte_for_byte(
    path: Path, tmp_path: Path
) -> None:
    """PROMISE-FILE-1."""
    lin.dump(lin.load(path), tmp_path / "again.lin")
    assert (tmp_path / "again.lin").read_bytes() == path.read_bytes()


@pytest.mark.parametrize("path", LIN, ids=lambda path: path.stem)
def test_lin_to_pbn_and_back_says_the_same(path: Path) -> None:
    records = lin.load(path).records
    through_pbn = pbn.loads(pbn.dumps(lin.load(path)))
    assert through_pbn.records == records
    assert lin.loads(lin.dumps(through_pbn)).records == records


@pytest.mark.parametrize("path", PBN, ids=lambda path: path.stem)
def test_pbn_to_lin_and_back_says_the_same(path: Path) -> None:
    book = pbn.load(path)
    assert lin.loads(lin.dumps(book)).records == book.records


def test_a_written_board_looks_as_the_viewers_expect() -> None:
    record = replace(only(f"md|3{HANDS},|sv|n|mb|1N!|an|10-12|mb|p|mb|p|mb|p|pc|D4|"), board="7")
    assert lin.dumps(Book((record,))) == (
        f"pn|,,,|st||md|3{HANDS},|rh||ah|Board 7|sv|n|mb|1N!|an|10-12|mb|p|mb|p|mb|p|pg||pc|D4|\n"
    )


def test_hands_come_south_first_and_the_fourth_follows() -> None:
    record = only(f"md|3{HANDS}|")
    assert record.dealer is Seat.N
    assert str(record.hands[Seat.S]) == "4.KJ63.962.AKQ72"
    assert str(record.hands[Seat.E]) == "Q53.Q872.JT74.93"


@pytest.mark.parametrize(("digit", "dealer"), [("1", "S"), ("2", "W"), ("3", "N"), ("4", "E")])
def test_the_dealer_is_counted_from_south(digit: str, dealer: str) -> None:
    assert only(f"md|{digit}{HANDS},|").dealer is Seat.parse(dealer)


def test_without_a_dealer_the_board_number_tells_it() -> None:
    assert only(f"qx|o2|md|0{HANDS},|mb|p|").dealer is Seat.E


def test_hands_may_be_incomplete() -> None:
    record = lin.load(FILES / "lesson.lin")[0]
    assert record.deal is None
    assert [hand and str(hand) for hand in record.hands] == [None, "5432...", None, "AKQ..."]


@pytest.mark.parametrize(
    ("letter", "vulnerability"),
    [("o", "None"), ("0", "None"), ("n", "NS"), ("E", "EW"), ("b", "All")],
)
def test_vulnerability_is_a_letter(letter: str, vulnerability: str) -> None:
    assert only(f"md|3|sv|{letter}|").vulnerability is Vulnerability.parse(vulnerability)


def test_calls_carry_alerts_and_explanations() -> None:
    record = lin.load(FILES / "myhands.lin")[1]
    assert record.auction is not None
    first, double = record.auction.calls[0], record.auction.calls[8]
    assert (str(first.call), first.mark.alert, first.mark.note) == ("2D", True, 1)
    assert (str(double.call), double.mark.alert, double.mark.note) == ("XX", True, None)
    assert record.auction.notes == {1: "multi"}


def test_one_command_may_hold_several_calls_or_cards() -> None:
    record = only(f"md|3{HANDS},|mb|1np3Nppp|pc|D498A|pc|S2,s3s4 sj|")
    assert " ".join(map(str, record.calls)) == "1NT Pass 3NT Pass Pass Pass"
    assert record.play is not None
    assert len(record.play.cells) == 8


def test_a_claim_gives_the_result() -> None:
    record = lin.load(FILES / "robots.lin")[0]
    assert record.tricks == 7
    assert record.contract == Contract.parse("1NT")
    assert record.play is not None
    assert record.play.end == "*"


def test_both_rooms_of_a_match_have_their_players_and_results() -> None:
    book = lin.load(FILES / "vugraph.lin")
    assert [record.board for record in book.records] == ["1", "1", "2", "2"]
    assert [record.tag("Room") for record in book.records] == ["Open", "Closed"] * 2
    assert book[0].names == ("Tamm", "Rebane", "Saar", "Kask")
    assert book[1].names == ("Kalnins", "Liepa", "Berzins", "Ozols")
    assert (book[1].contract, book[1].declarer, book[1].tricks) == (
        Contract.parse("3NT"), Seat.S, 9,
    )  # fmt: skip
    assert book[2].tricks == 6
    assert book[3].contract is PASS
    assert book[0].tag("Event") == "Harbour Cup"
    assert book[0].tag("VisitTeam") == "RIGA"


def test_comments_stay_with_the_card_they_follow() -> None:
    play = lin.load(FILES / "vugraph.lin")[0].play
    assert play is not None
    assert play.cells[10].mark.comments == (Comment("here\nit goes down"),)


def test_passed_out_boards_have_no_declarer() -> None:
    record = lin.load(FILES / "myhands.lin")[2]
    assert record.passed_out
    assert record.declarer is None


def test_a_link_to_the_viewer_is_read() -> None:
    record = lin.load(FILES / "link.lin")[0]
    assert record.names == ("c", "d", "a", "b")
    assert record.auction is not None
    assert record.auction.notes == {1: "10+ to 12"}


def test_commands_without_a_meaning_are_kept() -> None:
    record = lin.load(FILES / "lesson.lin")[0]
    again = lin.dumps(Book((replace(record, layout=GameRecord().layout),)))
    assert "ah|Opening leads|at|^b@2A lesson with two hands|" in again


def test_what_lin_cannot_say_goes_into_a_command_of_our_own_and_back() -> None:
    text = lin.dumps(Book((BRIDGE_WHIST,)))
    assert "|xs|" in text
    assert only(text) == BRIDGE_WHIST


def test_a_book_with_a_changed_record_is_written_anew() -> None:
    book = lin.load(FILES / "vugraph.lin")
    changed = replace(book, records=(replace(book[0], board="9"), *book.records[1:]))
    assert lin.loads(lin.dumps(changed)).records == changed.records


def test_a_board_alone_does_not_need_its_header() -> None:
    book = lin.load(FILES / "vugraph.lin")
    alone = Book((book[1],))
    assert lin.loads(lin.dumps(alone)).records == alone.records


@pytest.mark.parametrize(
    ("text", "line", "column", "message"),
    [
        ("hello", 1, 1, "record-pair"),
        ("pn|a,b|\n m|1|", 2, 2, "record-pair"),
        ("pn|a,b|\nmd|3S", 2, 1, "record-unfinished"),
        ("md|5SA|", 1, 4, "record-lin-dealer"),
        ("md|3SX|", 1, 4, "record-lin-hand"),
        ("md|3SAA|", 1, 4, "card-twice-in-hand"),
        ("md|3SA,SA|", 1, 4, "card-dealt-twice"),
        ("md|3|sv|q|", 1, 9, "record-lin-vulnerability"),
        ("md|3|mb|8C|", 1, 9, "not-a-call"),
        ("md|3|\nmb|2C|mb|1C|", 2, 10, "bid-too-low"),
        ("md|3|an|x|", 1, 9, "record-annotation"),
        (f"md|3{HANDS},|\nmb|1C|mb|ppp|pc|HA|", 2, 17, "card-not-held"),
        (f"md|3{HANDS},|\nmb|1C|mb|ppp|pc|S3|pc|S4|pc|SJ|pc|H5|", 2, 35, "must-follow"),
        ("md|3|mb|1C|mb|ppp|pc|H1|", 1, 22, "not-a-card"),
        ("md|3|pc|HA|", 1, 9, "record-no-leader"),
        ("md|3|mc|14|", 1, 9, "record-tricks"),
        ('md|3|xs|{"layout":1}|', 1, 9, "record-own"),
        ('md|3|xs|{"tricks":"a"}|', 1, 9, "record-json"),
    ],
)
def test_a_fault_is_told_with_its_place(text: str, line: int, column: int, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        lin.loads(text)
    error = caught.value
    assert (error.message, error.line, error.column) == (message, line, column)


def test_what_is_valid_before_a_fault_is_kept() -> None:
    text = f"md|3{HANDS},|ah|Board 1|\nmd|4{HANDS},|ah|Board 2|mb|1C|mb|p|mb|1C|mb|p|"
    result = lin.read(text)
    assert result.error is not None
    assert [record.board for record in result.valid.records] == ["1", "2"]
    assert list(map(str, result.valid[1].calls)) == ["1C", "Pass"]
