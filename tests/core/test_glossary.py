"""One thing has one word in a language: what its glossary rules out stands in none of its texts."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from tests.core.test_locales import entries

from sansatout import locales

GLOSSARIES = Path(__file__).parents[2] / "docs" / "glossary"
LANGUAGES = sorted(path.stem for path in GLOSSARIES.glob("*.md"))
COLUMNS = ["term (English)", "word", "booklet's own word", "not"]
MARKS = "'„“”‘’»«"
QUOTES = {"en": "“”‘’", "et": "„“", "sv": "”", "hu": "„”", "sl": "»«"}


class Said(Visitor):
    """Gather what a message says, without its arguments."""

    def __init__(self) -> None:
        self.text = ""

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.text += f"{node.value}\n"


@cache
def said(language: str) -> dict[str, str]:
    """Return the words of every message of a language."""
    words: dict[str, str] = {}
    for _, entry in entries(language):
        visitor = Said()
        visitor.visit(entry)
        words[entry.id.name] = visitor.text
    return words


def rows(language: str) -> list[list[str]]:
    """Return the table of a glossary, its heading first."""
    lines = (GLOSSARIES / f"{language}.md").read_text(encoding="utf-8").splitlines()
    table = [line for line in lines if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table]


def ruled_out(language: str) -> list[str]:
    cells = (row[3] for row in rows(language)[2:])
    return [word.strip() for cell in cells for word in cell.split(",") if word.strip()]


def places(word: str, language: str) -> list[str]:
    """Return the messages that say a word, whole and in any case."""
    whole = re.compile(rf"\b{re.escape(word)}\b", re.IGNORECASE)
    return [name for name, text in said(language).items() if whole.search(text)]


def test_every_language_has_a_glossary() -> None:
    assert sorted(locales.LANGUAGES) == LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_glossary_is_a_table_of_four_columns(language: str) -> None:
    heading, _, *terms = rows(language)
    assert heading == COLUMNS
    assert [row for row in terms if len(row) != len(COLUMNS) or not row[1]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_glossary_rules_out_is_said_nowhere(language: str) -> None:
    found = {word: places(word, language) for word in ruled_out(language)}
    assert {word: names for word, names in found.items() if names} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    foreign = re.compile(f"[{''.join(set(MARKS) - set(QUOTES[language]))}]")
    assert [name for name, text in said(language).items() if foreign.search(text)] == []
