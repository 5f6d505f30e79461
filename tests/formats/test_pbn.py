from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from sansatout.calls import PASS, Call
from sansatout.cards import Card, Strain
from sansatout.contract import Contract
from sansatout.deal import Deal
from sansatout.errors import NotationError
from sansatout.events import acts
from sansatout.formats import pbn
from sansatout.formats.records import Book, Comment, GameRecord, SeatAct, Tag, deal_list
from sansatout.formats.replay import in_order
from sansatout.scoring.sheet import Column, Entry, Place
from sansatout.seats import Seat, Vulnerability

FILES = Path(__file__).parent / "files"
PBN = sorted(FILES.glob("*.pbn"))
DEAL = '[Deal "N:A9762.95.AQ53.T6 Q53.Q872.JT74.93 4.KJ63.962.AKQ72 KJT8.AT4.K8.J854"]\n'


def only(text: str | bytes) -> GameRecord:
    book = pbn.loads(text)
    assert len(book) == 1
    return book[0]


def fault(text: str | bytes) -> NotationError:
    with pytest.raises(NotationError) as caught:
        pbn.loads(text)
    return caught.value


def by_name(record: GameRecord) -> GameRecord:
    return replace(record, tags=tuple(sorted(record.tags, key=lambda tag: tag.name)))


@pytest.mark.parametrize("path", PBN, ids=lambda path: path.stem)
def test_a_file_that_was_only_read_is_written_back_byte_for_byte(
    path: Path, tmp_path: Path
) -> None:
    """PROMISE-FILE-1."""
    pbn.dump(pbn.load(path), tmp_path / "again.pbn")
    assert (tmp_path / "again.pbn").read_bytes() == path.read_bytes()


@pytest.mark.parametrize("path", PBN, ids=lambda path: path.stem)
def test_export_form_says_the_same_as_the_file(path: Path) -> None:
    book = pbn.load(path)
    again = pbn.loads(pbn.dumps(book, export=True))
    assert list(map(by_name, again.records)) == list(map(by_name, book.records))
    assert pbn.dumps(again, export=True) == pbn.dumps(book, export=True)


def test_a_file_in_export_form_is_export_form_again() -> None:
    data = (FILES / "export.pbn").read_bytes()
    assert pbn.dumps(pbn.loads(data), export=True).encode("latin-1") == data


def test_export_form_from_bare_values_is_the_same_text() -> None:
    data = (FILES / "export.pbn").read_bytes()
    book = pbn.loads(data)
    # Without the layout only Event, names and the like of unknown value may be spelt otherwise.
    bare = Book(tuple(replace(record, layout=GameRecord().layout) for record in book.records))
    assert pbn.dumps(bare).encode("latin-1") == data


def test_a_changed_tag_leaves_the_rest_of_the_text_alone() -> None:
    """PROMISE-FILE-1."""
    path = FILES / "composer.pbn"
    book = pbn.load(path)
    changed = replace(book[0], tricks=9, names=("Ann", "", "", ""))
    text = pbn.dumps(replace(book, records=(changed, book[1])))
    expected = path.read_bytes().decode("latin-1").replace('[Result ""]', '[Result "9"]', 1)
    assert text == expected.replace('[North ""]', '[North "Ann"]', 1)


def test_a_new_tag_comes_before_the_sections() -> None:
    record = only(f'[Dealer "N"]\n{DEAL}[Auction "N"]\n1C +\n[Foo "1"]\n')
    text = pbn.dumps(Book((replace(record, board="7"),), form="pbn", header="", newline="\n"))
    assert text == f'[Dealer "N"]\n{DEAL}[Board "7"]\n[Auction "N"]\n1C +\n[Foo "1"]\n'


def test_the_auction_is_read_with_notes_glyphs_and_comments() -> None:
    record = pbn.load(FILES / "export.pbn")[0]
    assert record.auction is not None
    assert [str(call) for call in record.calls] == (
        ["1NT", "Pass", "2C", "Pass", "2H", "Pass", "4H", "Pass", "Pass", "Pass"]
    )
    assert record.auction.notes == {1: "10 to 12 points", 2: "asks for a major"}
    assert [entry.mark.note for entry in record.auction.calls[:3]] == [1, None, 2]
    assert record.auction.calls[6].mark.glyphs == (2,)
    assert record.auction.calls[6].mark.comments == (Comment("Three would do."),)


def test_the_play_is_read_by_columns_and_ordered_by_who_won() -> None:
    record = pbn.load(FILES / "export.pbn")[0]
    cards = [str(card) for _, _, card in in_order(record)]
    assert cards[:8] == ["C3", "C7", "C4", "CT", "S7", "S3", "S4", "SJ"]
    assert len(cards) == 52


def test_all_tags_with_a_meaning_become_fields() -> None:
    record = pbn.load(FILES / "export.pbn")[1]
    assert record.board == "2"
    assert record.dealer is Seat.E
    assert record.vulnerability is Vulnerability.NS
    assert record.contract == Contract.parse("5DX")
    assert record.declarer is Seat.E
    assert record.tricks == 6
    assert record.deal is not None
    assert str(record.deal[Seat.E]) == "J863.J94.A74.QT6"
    assert record.auction is not None
    assert record.auction.all_pass == 3


def test_unknown_tags_and_tables_are_kept_in_order() -> None:
    record = pbn.load(FILES / "export.pbn")[0]
    names = [tag.name for tag in record.tags]
    assert names == [
        "Event", "Site", "Date", "Scoring", "Annotator", "BidSystemNS", "Room", "Score",
        "OptimumResultTable", "ScoreTable",
    ]  # fmt: skip
    assert record.tag("BidSystemNS") == 'weak "Mini" no trump \\ transfers'
    assert record.tags[-2].value == r"Declarer;Denomination\2R;Result\2R"
    assert record.tags[-2].section[0] == "N NT  8"
    assert record.comments[0][0] == "BidSystemNS"


def test_a_passed_out_board_has_no_declarer() -> None:
    record = pbn.load(FILES / "export.pbn")[2]
    assert record.contract is PASS
    assert record.passed_out
    assert record.declarer is None
    assert record.tricks is None


def test_dealing_programs_need_only_the_deal() -> None:
    book = pbn.load(FILES / "dealt.pbn")
    assert [record.board for record in book.records] == list("123456")
    assert all(record.deal for record in book.records)
    deal = book[3].deal
    assert deal is not None
    assert str(deal[Seat.N]) == "AJ75.A32.5.AQ865"


def test_games_that_share_a_deal_inherit_tags() -> None:
    book = pbn.load(FILES / "shared.pbn")
    assert [record.tag("Event") for record in book.records] == ["Club teams"] * 4
    dates = [record.tag("Date") for record in book.records]
    assert dates == ["1999.01.09", "1999.01.09", "1999.01.10", "1999.01.10"]
    assert [record.board for record in book.records] == ["1", "1", "2", "2"]
    assert book[2].names == ("Kiss", "Molnár", "Németh", "Varga")
    assert book[3].hands == book[2].hands
    assert [record.tricks for record in book.records] == [8, 9, 6, None]


def test_an_inherited_value_is_written_out_when_its_source_is_gone() -> None:
    book = pbn.load(FILES / "shared.pbn")
    last = pbn.loads(pbn.dumps(replace(book, records=book.records[3:])))[0]
    assert last.tag("Event") == "Club teams"
    assert last.board == "2"
    assert last.hands == book[3].hands


def test_a_missing_fourth_hand_follows_from_three() -> None:
    text = DEAL.replace(" KJT8.AT4.K8.J854", " -")
    record = only(text)
    assert record.hands[Seat.W] is None
    assert record.deal == Deal.parse(DEAL.split('"')[1])
    assert ' -"]' in pbn.dumps(Book((record,)))


def test_hands_may_be_unknown() -> None:
    record = pbn.load(FILES / "composer.pbn")[1]
    assert record.deal is None
    assert record.hands[Seat.S] is None
    assert record.auction is not None
    assert record.auction.end == "+"


def test_import_form_allows_case_dashes_suffixes_and_odd_line_ends() -> None:
    record = pbn.load(FILES / "odd-lines.pbn")[0]
    assert record.auction is not None
    assert " ".join(map(str, record.calls)) == "Pass 1C Pass 1D Pass 1NT Pass Pass Pass"
    assert record.auction.calls[1].mark.glyphs == (5,)
    assert record.auction.calls[3].mark.glyphs == (200,)
    assert record.contract == Contract.parse("1NT")
    assert record.declarer is Seat.W
    assert record.play is not None
    assert record.play.turn == 6
    assert record.vulnerability is Vulnerability.NONE


def test_irregularities_accepted_at_the_table_are_no_errors() -> None:
    book = pbn.load(FILES / "irregular.pbn")
    record = book[0]
    assert record.swapped
    assert record.misagreed
    assert record.auction is not None
    assert [entry.call and str(entry.call) for entry in record.auction.calls[:4]] == [
        "1NT", None, "2C", "1H",
    ]  # fmt: skip
    assert book[1].contract is Strain.NT


@pytest.mark.parametrize("newline", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("encoding", ["latin-1", "utf-8", "utf-8-sig", "utf-16"])
def test_line_ends_and_encodings_do_not_matter(newline: str, encoding: str, tmp_path: Path) -> None:
    base = (FILES / "export.pbn").read_bytes().decode("latin-1")
    data = base.replace("\r\n", newline).encode(encoding)
    book = pbn.loads(data)
    assert book.records == pbn.loads(base).records
    assert book[0].tag("Event") == "Sügislahtised"
    pbn.dump(book, tmp_path / "again.pbn")
    assert (tmp_path / "again.pbn").read_bytes() == data


def test_a_blank_line_inside_a_comment_ends_nothing() -> None:
    record = only('[Event "a"]\n{one\n\ntwo}\n[Site "b"]\n')
    assert record.comments == (("Event", Comment("one\n\ntwo")),)
    assert record.tag("Site") == "b"


@pytest.mark.parametrize("text", ["9", "NS 9", "EW 4", "EW 4 NS 9", "ns 9 ew 4"])
def test_a_result_may_be_told_by_sides(text: str) -> None:
    assert only(f'[Declarer "S"]\n[Contract "3NT"]\n[Result "{text}"]\n').tricks == 9


def test_of_two_tags_with_one_name_the_first_counts() -> None:
    assert only('[Dealer "N"]\n[Dealer "E"]\n').dealer is Seat.N


@pytest.mark.parametrize(
    ("text", "line", "column", "message"),
    [
        ('[Event "x"', 1, 11, "record-tag-close"),
        ('[Event x"]', 1, 8, "record-tag-value"),
        ('["x"]', 1, 2, "record-tag-name"),
        ('[Event "x"]\nhello', 2, 1, "record-unexpected"),
        ('[Event "x"]\n{no end', 2, 1, "record-unfinished"),
        ('[Event "x"]\r\r[Dealer "Q"]', 3, 10, "not-a-seat"),
        ('[Vulnerable "Some"]', 1, 14, "not-a-vulnerability"),
        ('[Deal "N:AK"]', 1, 8, "not-a-deal"),
        ('[Deal "N:AK... AQ... - -"]', 1, 8, "card-dealt-twice"),
        ('[Contract "8S"]', 1, 12, "not-a-contract"),
        ('[Result "14"]', 1, 10, "record-tricks"),
        ('[Auction "#"]', 1, 11, "record-inherits"),
        ('[Dealer "N"]\n[Auction "N"]\n1C 1Z', 3, 4, "not-a-call"),
        ('[Dealer "N"]\n[Auction "N"]\n1C 1D 1C', 3, 7, "bid-too-low"),
        ('[Dealer "N"]\n[Auction "N"]\nPass  AP Pass', 3, 10, "record-unexpected"),
        ('[Dealer "N"]\n[Auction "N"]\n=1=', 3, 1, "record-annotation"),
        ('[Dealer "N"]\n[Auction "E"]\n1C', 3, 1, "record-first-caller"),
        ('[Dealer "N"]\n[Auction "W"]\n- - 1C', 3, 5, "record-dashes"),
        ('[Dealer "N"]\n[Auction "N"]\n1C =1=\n[Note "x"]', 4, 8, "record-note"),
        ('[Dealer "N"]\n[Contract "2C"]\n[Auction "N"]\n1C AP', 2, 12, "record-contract"),
        ('[Dealer "N"]\n[Declarer "S"]\n[Auction "N"]\n1C AP', 2, 12, "record-declarer"),
        ('[Contract "1C"]\n[Declarer "N"]\n[Play "S"]\nC2', 3, 8, "record-first-leader"),
        ('[Contract "1C"]\n[Declarer "N"]\n[Play "E"]\nC2 C2', 4, 4, "record-card-twice"),
        (DEAL + '[Contract "1C"]\n[Declarer "N"]\n[Play "E"]\nC3 H3', 5, 4, "must-follow"),
        (DEAL + '[Contract "1C"]\n[Declarer "N"]\n[Play "E"]\nC4', 5, 1, "card-not-held"),
        ('[SansatoutContract "8"]', 1, 21, "record-own"),
        ('[SansatoutActs ""]\nN dance', 1, 17, "event-kind"),
    ],
)
def test_a_fault_is_told_with_its_place(text: str, line: int, column: int, message: str) -> None:
    error = fault(text)
    assert (error.message, error.line, error.column) == (message, line, column)
    assert str(error).startswith(f"line {line}, column {column}: ")


def test_what_is_valid_before_a_fault_is_kept() -> None:
    text = '[Board "1"]\n\n[Board "2"]\n[Dealer "N"]\n[Auction "N"]\n1C X 1H XX 2C\n\n[Board "3"]\n'
    result = pbn.read(text)
    assert result.error is not None
    assert result.error.message == "no-double-to-redouble"
    assert [record.board for record in result.valid.records] == ["1", "2"]
    assert list(map(str, result.valid[1].calls)) == ["1C", "X", "1H"]


def test_the_tricks_before_a_revoke_are_kept() -> None:
    text = (
        (FILES / "export.pbn").read_bytes().decode("latin-1").replace("S5 H6 ST S2", "D4 H6 ST S2")
    )
    result = pbn.read(text)
    assert result.error is not None
    assert result.error.message == "must-follow"
    play = result.valid[0].play
    assert play is not None
    assert [cell.card and str(cell.card) for cell in play.cells[8:]] == [None, None, "ST", "S2"]


def test_a_result_that_the_play_contradicts_is_a_fault() -> None:
    text = (FILES / "bbo-new.pbn").read_bytes().replace(b'[Result "7"]', b'[Result "8"]')
    assert fault(text).message == "record-result"
    assert pbn.loads(text.replace(b'"8"', b'"^8"'))[0].tricks == 8


def test_a_star_may_follow_the_last_row() -> None:
    text = '[Contract "1C"]\n[Declarer "N"]\n[Play "E"]\n' + "- - - -\n" * 12 + "- - - CK\n*\n"
    play = only(text).play
    assert play is not None
    assert (len(play.cells), play.end) == (52, "*")


def test_a_deal_list_is_in_export_form() -> None:
    text = pbn.dumps(deal_list([Deal.unrank(0), Deal.unrank(1)], first=13))
    assert text.startswith('% PBN 2.1\r\n% EXPORT\r\n[Event ""]\r\n')
    assert text.count("\r\n\r\n") == 1
    assert '[Board "14"]' in text
    assert pbn.dumps(pbn.loads(text), export=True) == text


BRIDGE_WHIST = GameRecord(
    variant="bridge-whist",
    options={"limit": 8, "laid_down_spades": True, "note": "a;b", "word": "true"},
    laws="at-the-table",
    dealer=Seat.W,
    declarer=Seat.W,
    contract=Strain.NT,
    factor=8,
    acts=(
        SeatAct(Seat.W, acts.Remit()),
        SeatAct(Seat.E, acts.Name(Strain.NT)),
        SeatAct(Seat.N, acts.Speak(acts.Utterance.DOUBLE)),
        SeatAct(Seat.N, acts.Play(Card.parse("S2"), hand=Seat.S)),
        SeatAct(Seat.S, acts.Claim(3, (Card.parse("SA"),), words='"all mine" [so {there}]; õ')),
        SeatAct(None, acts.NextDeal()),
    ),
    entries=(
        Entry(Column.WE, Place.BELOW, 288, "tricks", "BW-6.2", 3, 1),
        Entry(Seat.N, Place.ABOVE, -5, "", "", 1, 0),
    ),
)  # fmt: skip


@pytest.mark.parametrize(
    "record",
    [
        BRIDGE_WHIST,
        GameRecord(
            variant="minibridge",
            acts=(
                SeatAct(Seat.N, acts.Announce(12)),
                SeatAct(Seat.S, acts.Choose(Strain.H, bonus=True)),
            ),
        ),
        GameRecord(variant="kontrakt", contract=Contract.parse("4SX"), factor=2),
        GameRecord(variant="rulebook", tags=(Tag("Zeta", "1"), Tag("Zeta", "2"))),
    ],
    ids=lambda record: record.variant,
)
def test_what_pbn_cannot_say_goes_into_tags_of_our_own_and_back(record: GameRecord) -> None:
    text = pbn.dumps(Book((record,)))
    assert pbn.loads(text)[0] == record
    assert pbn.dumps(pbn.loads(text), export=True) == text


def test_alerts_survive_without_a_note() -> None:
    record = only('[Dealer "N"]\n[SansatoutAlerts "1 3"]\n[Auction "N"]\n1C Pass 2D +\n')
    assert record.auction is not None
    assert [entry.mark.alert for entry in record.auction.calls] == [True, False, True]
    assert only(pbn.dumps(Book((record,)), export=True)) == record
    assert record.auction.calls[0].call is Call.parse("1C")


@pytest.mark.parametrize("name", ["Ødegård", "Kőszegi", "Â¡Hola!"])
def test_a_written_file_is_read_with_the_same_letters(name: str, tmp_path: Path) -> None:
    record = GameRecord(names=(name, "", "", ""), dealer=Seat.N)
    pbn.dump(Book((record,)), tmp_path / "names.pbn")
    assert pbn.load(tmp_path / "names.pbn")[0] == record
