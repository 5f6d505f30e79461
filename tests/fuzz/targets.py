"""One function for each thing that is read from outside: it takes any bytes and returns.

What is refused with one of our own errors is refused well, if it can be told in words. What is read
can be written, and read again says the same. Anything else comes out as an exception.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.resources.abc import Traversable
from io import BytesIO
from random import Random
from typing import Any, Final, cast

import msgspec
import numpy as np

from sansatout.chance import random_deals
from sansatout.chance.bits import HandColumns
from sansatout.conditions import condition_term
from sansatout.deal import Deal
from sansatout.errors import NotationError, SansatoutError
from sansatout.events import Event
from sansatout.formats import json, lin, pbn
from sansatout.formats.base import FileFormat
from sansatout.formats.files import FORMATS
from sansatout.formats.pbn.optimum import Heritage, optimum_game
from sansatout.formats.pbn.stream import form_of, paragraphs
from sansatout.formats.records import Book
from sansatout.lab.experiments.experiment import Experiment
from sansatout.manager import lines
from sansatout.school.asking import asked
from sansatout.school.playing import set_up
from sansatout.school.reading import read_lesson
from sansatout.school.steps import AskStep, LessonFile, PlayStep
from sansatout.seats import Seat
from sansatout.table.fold import replay
from sansatout.table.view import view

__all__ = ["TARGETS", "Target"]

Target = Callable[[bytes], None]

_DEALS: Final = tuple(Deal.unrank(number) for number in (0, 10**20, 4 * 10**28))
_MOST_EVENTS: Final = 300
_PLAYERS: Final = tuple(f"player {n}" for n in range(4))


@contextmanager
def _refused() -> Iterator[None]:
    """Let our own errors pass that have a text."""
    try:
        yield
    except SansatoutError as error:
        _told(error)


def _told(error: SansatoutError) -> None:
    assert str(error), "an error says what is wrong"


def _read_book(form: FileFormat, data: bytes) -> None:
    found = form.read(data)
    if found.error is not None:
        assert isinstance(found.error, NotationError), "a fault has its place"
        assert (found.error.line or 0) >= 1, "a fault has its place"
        assert (found.error.column or 0) >= 1, "a fault has its place"
        _told(found.error)
    else:
        for other in FORMATS.values():
            other.dumps(found.valid)
        assert form.loads(form.dumps(found.valid)).records == found.valid.records
    bare = Book(tuple(json.loads(json.dumps(found.valid)).records))
    again = form.read(form.dumps(bare))
    assert again.error is None, "what is valid can be written and read"


def read_pbn(data: bytes) -> None:
    """Read a PBN file whole, and a game at a time as for files of any length."""
    _read_book(pbn.PBN, data)
    with _refused():
        form = form_of(BytesIO(data))
        heritage, parts = Heritage(), list[bytes]()
        for paragraph in paragraphs(BytesIO(data), form):
            parts.append(form.encode(paragraph.text))
            with _refused():
                optimum_game(paragraph.text, heritage)
        assert form.mark + b"".join(parts) == data, "every byte is kept"


def read_lin(data: bytes) -> None:
    """Read a LIN file."""
    _read_book(lin.LIN, data)


def read_json(data: bytes) -> None:
    """Read a file of records."""
    _read_book(json.JSON, data)


def read_events(data: bytes) -> None:
    """Fold the events of a file, and look at the table from everywhere."""
    events: list[Event] = []
    with _refused():
        for line in data.decode("utf-8", "replace").splitlines()[:_MOST_EVENTS]:
            events.append(Event.loads(line))
            assert Event.loads(events[-1].dumps()) == events[-1]
    found = replay(events)
    if found.error is not None:
        _told(found.error)
    if found.table is not None:
        assert replay(found.valid).table == found.table
        for seat in (None, *Seat):
            msgspec.json.encode(view(found.table, seat))


def read_condition(data: bytes) -> None:
    """Read a condition, ask it of deals one by one and together, and deal by it."""
    with _refused():
        text = data.decode("utf-8", "replace")
        term = condition_term(text)
        hands = {seat: np.array([deal[seat].bits for deal in _DEALS], np.uint64) for seat in Seat}
        many = np.broadcast_to(term.column(HandColumns(hands)), len(_DEALS)).tolist()
        assert many == [bool(term.value(deal)) for deal in _DEALS]
        for deal in random_deals(1, where=text, random=Random(1), tries=200):
            assert term.value(deal)


def read_line(data: bytes) -> None:
    """Read a line of the table manager."""
    with _refused():
        line = lines.parse(data.decode("ascii", "replace").strip())
        assert all(" " <= letter <= "~" for letter in str(line))
        assert lines.parse(str(line)) == line


class _Given:
    """Bytes that are read as a file."""

    name = "given.toml"

    def __init__(self, data: bytes) -> None:
        self.data = data

    def read_text(self, encoding: str | None = None) -> str:
        return self.data.decode(encoding or "utf-8")


def read_course(data: bytes) -> None:
    """Read a lesson, ask its questions and set up its tables."""
    with _refused():
        lesson = read_lesson(cast(Traversable, _Given(data)))
        plain = msgspec.to_builtins(lesson)
        assert msgspec.convert(plain, LessonFile) == lesson
        for step in lesson.step:
            with _refused():
                if isinstance(step, AskStep):
                    asked(step, "school-given")
                elif isinstance(step, PlayStep):
                    set_up(step, _PLAYERS)


def read_experiment(data: bytes) -> None:
    """Read an experiment of the lab."""
    with _refused():
        try:
            Experiment.load(cast(Any, _Given(data)))
        except UnicodeDecodeError:
            return


TARGETS: Final[dict[str, Target]] = {
    "pbn": read_pbn,
    "lin": read_lin,
    "json": read_json,
    "events": read_events,
    "conditions": read_condition,
    "lines": read_line,
    "courses": read_course,
    "experiments": read_experiment,
}
