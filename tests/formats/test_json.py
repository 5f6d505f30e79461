from __future__ import annotations

from pathlib import Path

import pytest

from sansatout.errors import NotationError
from sansatout.formats import json, lin, pbn
from sansatout.formats.records import Book
from tests.formats.test_pbn import BRIDGE_WHIST

FILES = Path(__file__).parent / "files"


@pytest.mark.parametrize("path", sorted(FILES.glob("*.pbn")), ids=lambda path: path.stem)
def test_pbn_to_json_and_back_says_the_same(path: Path, tmp_path: Path) -> None:
    book = pbn.load(path)
    json.dump(book, tmp_path / "book.json")
    assert json.load(tmp_path / "book.json").records == book.records


@pytest.mark.parametrize("path", sorted(FILES.glob("*.lin")), ids=lambda path: path.stem)
def test_lin_to_json_and_back_says_the_same(path: Path) -> None:
    book = lin.load(path)
    assert json.loads(json.dumps(book)).records == book.records


def test_games_of_our_own_keep_everything() -> None:
    book = Book((BRIDGE_WHIST,))
    assert json.loads(json.dumps(book)).records == book.records


def test_json_is_always_the_same_for_the_same_records() -> None:
    book = pbn.load(FILES / "export.pbn")
    assert json.dumps(json.loads(json.dumps(book))) == json.dumps(book)
    assert json.dumps(book).count("\n") == 5


def wrapped(record: str) -> str:
    return f'{{"format":"sansatout-records",\n "version":1,\n "records":[{record}]}}'


@pytest.mark.parametrize(
    ("text", "line", "column", "message"),
    [
        ("{", 1, 2, "not-json"),
        ("[1]", 1, 1, "record-json"),
        ('{"format":"x","version":1,"records":[]}', 1, 11, "record-json"),
        (wrapped("1"), 3, 13, "record-json"),
        (wrapped('{"dealer":"X"}'), 3, 23, "not-a-seat"),
        (wrapped('{}, {"tricks": 14}'), 3, 28, "record-json"),
        (wrapped('{"colour":1}'), 3, 23, "record-json-field"),
        (wrapped('{"auction":{"calls":["1C",\n"9C"]}}'), 4, 1, "not-a-call"),
        (wrapped('{"play":{"cells":[]}}'), 3, 21, "record-json"),
        (wrapped('{"acts":[{"seat":"N","kind":"dance","payload":{}}]}'), 3, 22, "event-kind"),
        (wrapped('{"auction":{"calls":["1C"],"all_pass":1}}'), 3, 51, "record-json"),
        ("[" * 100_000, 1, 1, "json-too-deep"),
    ],
)
def test_a_fault_is_told_with_its_place(text: str, line: int, column: int, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        json.loads(text)
    error = caught.value
    assert (error.message, error.line, error.column) == (message, line, column)
