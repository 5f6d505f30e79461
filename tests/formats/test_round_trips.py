"""What holds for all records and for all bytes."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sansatout.errors import NotationError
from sansatout.formats import json, lin, pbn
from sansatout.formats.records import Book, GameRecord
from sansatout.formats.text import encode
from tests.formats.drawing_records import records
from tests.fuzzing import examples

FILES = sorted((Path(__file__).parent / "files").glob("*.*"))
SAMPLES = [path.read_bytes() for path in FILES if path.suffix in (".pbn", ".lin")]
SAMPLES.append(json.dumps(pbn.loads(SAMPLES[0]) if SAMPLES[0][:1] == b"[" else Book()).encode())
READERS = (pbn.loads, lin.loads, json.loads)
books = st.lists(records(), max_size=2).map(lambda drawn: Book(tuple(drawn)))


@examples(100)
@given(books)
def test_every_format_gives_back_every_record(book: Book) -> None:
    """PROMISE-FILE-2."""
    written = pbn.dumps(book)
    again = pbn.loads(encode(written, "latin-1"))
    assert again.records == book.records
    assert pbn.dumps(again) == written
    assert pbn.dumps(again, export=True) == written
    board_by_board = lin.dumps(book)
    assert lin.loads(board_by_board).records == book.records
    assert lin.dumps(lin.loads(board_by_board)) == board_by_board
    assert json.loads(json.dumps(book)).records == book.records


@pytest.mark.parametrize("loads", READERS, ids=lambda loads: loads.__module__)
@settings(examples(150), deadline=2000)
@given(data=st.binary(max_size=300) | st.text(max_size=300))
def test_anything_is_read_or_refused_with_its_place(loads, data: bytes | str) -> None:  # type: ignore[no-untyped-def]
    """PROMISE-INPUT-2."""
    _read(loads, data)


@st.composite
def spoilt(draw: st.DrawFn) -> bytes:
    """Draw a good file with some bytes changed, moved or gone."""
    data = bytearray(draw(st.sampled_from(SAMPLES)))
    for _ in range(draw(st.integers(1, 6))):
        start = draw(st.integers(0, max(0, len(data) - 1)))
        end = min(len(data), start + draw(st.integers(0, 8)))
        piece = draw(
            st.sampled_from((b"", b'"', b"[", b"]", b"{", b"}", b";", b"|", b"#", b"##", b"\r",
                             b"\n\n", b"%", b"*", b"+", b"-", b"=1=", b"$1", b"^R", b"AP", b"\\",
                             b"9" * 30, b"9" * 5000, b"[" * 2000))
            | st.binary(max_size=3)
            | st.just(bytes(data[start : start + 30]))
        )  # fmt: skip
        data[start:end] = piece
    return bytes(data)


@pytest.mark.parametrize("loads", READERS, ids=lambda loads: loads.__module__)
@settings(examples(200), deadline=2000)
@given(data=spoilt())
def test_a_spoilt_file_is_read_or_refused_with_its_place(loads, data: bytes) -> None:  # type: ignore[no-untyped-def]
    _read(loads, data)


def _read(loads, data: bytes | str) -> None:  # type: ignore[no-untyped-def]
    fault, book = None, Book()
    try:
        book = loads(data)
    except NotationError as error:
        fault = error
    if fault is not None:
        assert (fault.line or 0) >= 1
        assert (fault.column or 0) >= 1
        assert str(fault).startswith("line ")
        return
    # What was read can be written in every format, and its own says the same again.
    for dumps in (pbn.dumps, lin.dumps, json.dumps):
        assert isinstance(dumps(book), str)
    own = {pbn.loads: pbn.dumps, lin.loads: lin.dumps, json.loads: json.dumps}[loads]
    assert loads(own(book)).records == book.records


@settings(examples(100), deadline=2000)
@given(data=spoilt())
def test_the_valid_part_of_a_spoilt_file_can_be_written_and_read(data: bytes) -> None:
    for module in (pbn, lin):
        valid = module.read(data).valid
        bare = tuple(_without_layout(record) for record in valid.records)
        assert module.read(module.dumps(Book(bare))).error is None


def _without_layout(record: GameRecord) -> GameRecord:
    return json.loads(json.dumps(Book((record,))))[0]
