"""Lessons and exercises: every kind of step, and the key on a page of its own."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from sansatout import locales
from sansatout.errors import SansatoutError
from sansatout.printing.compiling import PageLook, PageSize
from sansatout.printing.lessons import printed_lesson
from sansatout.printing.model import Lesson, lesson_of
from tests.printing.reading_pdf import Pdf, printed

LESSON: dict[str, Any] = {
    "title": "Finesses",
    "note": "The second lesson",
    "name_line": True,
    "steps": [
        {"kind": "text", "words": "♠Q under ♠K.\n\nPlay towards the honour."},
        {"kind": "heading", "words": "A deal"},
        {
            "kind": "hands",
            "hands": {"N": "AQ5.K42.KJ3.8743", "S": "843.AQJ.AQT4.AK2"},
            "board": "3", "dealer": "S", "vulnerable": "EW", "caption": "West leads.",
        },
        {"kind": "auction", "dealer": "S", "calls": ["1NT", "Pass", "3NT", "?"]},
        {"kind": "trick", "leader": "W", "cards": ["HT", "H2", "H5", "HA"], "trumps": "S"},
        {"kind": "table", "head": ["Split", "Chance"], "rows": [["3–2", "68 %"]]},
        {"kind": "question", "words": "How many?", "options": ["one", "two"], "key": "Secretly b."},
        {"kind": "hands", "hands": {"S": "AKJ4.K3.QT984.72"}},
        {"kind": "question", "words": "What do you open?", "lines": 2, "key": "Secretly 1♦."},
    ],
}  # fmt: skip


def page(look: PageLook | None = None, **changes: Any) -> Pdf:
    return printed(printed_lesson(lesson_of({**LESSON, **changes}), look or PageLook()))


def test_every_step_is_printed_and_the_key_stands_apart() -> None:
    done = page()
    *before, key = done.pages
    lesson = " ".join(" ".join(before).split())
    for words in (
        "Finesses", "The second lesson", "Name", "♠Q under ♠K.", "A deal", "♠ A Q 5", "♦ A Q 10 4",
        "Board 3", "EW vulnerable", "1NT", "3NT", "?", "West, led", "trumps: spades", "68 %",
        "1. How many?", "b) two", "2. What do you open?",
    ):  # fmt: skip
        assert words in lesson, words
    assert "Secretly" not in lesson
    assert "1. Secretly b. 2. Secretly 1♦." in " ".join(key.split())


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_a_lesson_speaks_the_language_of_its_reader(language: str) -> None:
    done = page(PageLook(language, PageSize.LETTER))
    assert locales.render("draw-seat-W", {}, language) in done.words
    key = locales.render("print-lesson-key", {"title": "Finesses"}, language)
    assert key in done.words
    assert done.missing == 0


def test_the_key_of_a_short_lesson_stands_on_a_page_of_its_own() -> None:
    first, second = page(steps=LESSON["steps"][6:7]).pages
    assert "How many?" in first
    assert "Secretly" not in first
    assert "Secretly b." in second
    assert "How many?" not in second


def test_a_lesson_without_questions_has_no_page_for_their_key() -> None:
    assert len(page(steps=LESSON["steps"][:1]).pages) == 1


def test_a_lesson_is_the_same_from_its_file_and_from_a_program() -> None:
    lesson = lesson_of(LESSON)
    assert lesson_of(json.loads(msgspec.json.encode(lesson))) == lesson
    assert isinstance(lesson, Lesson)


@pytest.mark.parametrize(
    "step",
    [
        {"kind": "poem"},
        {"kind": "text"},
        {"kind": "text", "words": "x", "more": 1},
        {"kind": "hands", "hands": {"X": "AQ5.K42.KJ3.8743"}},
        {"kind": "hands", "hands": {"N": "AQ5"}},
        {"kind": "hands", "hands": {}, "vulnerable": "some"},
        {"kind": "auction", "dealer": "N", "calls": ["8S"]},
        {"kind": "auction", "dealer": "N", "calls": ["?", "1S"]},
        {"kind": "trick", "leader": "N", "cards": []},
        {"kind": "trick", "leader": "N", "cards": ["S1"]},
        {"kind": "trick", "leader": "N", "cards": ["SA"], "trumps": "X"},
        {"kind": "question", "words": "x", "lines": 1000},
    ],
    ids=str,
)
def test_a_step_that_is_none_is_refused(step: dict[str, Any]) -> None:
    with pytest.raises(SansatoutError):
        page(steps=[step])
