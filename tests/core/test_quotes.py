"""Quotation marks in the texts are those of their language."""

import re
from pathlib import Path

import pytest

import sansatout

FOLDER = Path(sansatout.__file__).parent / "locales"
FOREIGN = {"hu": "“‘’»«", "sl": "“”„‘’"}


def texts(language: str) -> list[str]:
    """Return the lines of a language's texts, without comments."""
    files = sorted((FOLDER / language).rglob("*.ftl"))
    lines = (line for file in files for line in file.read_text(encoding="utf-8").splitlines())
    return [line for line in lines if not line.startswith("#")]


@pytest.mark.parametrize("language", FOREIGN)
def test_a_text_has_the_quotes_of_its_language_alone(language: str) -> None:
    assert [line for line in texts(language) if set(line) & set(FOREIGN[language])] == []


@pytest.mark.parametrize("language", FOREIGN)
def test_what_a_program_says_stands_in_no_typewriter_quotes(language: str) -> None:
    """Straight quotes are left for what is typed, like the examples of a command."""
    assert [line for line in texts(language) if re.search(r"""['"]\{|\}['"]|'""", line)] == []


def test_a_hungarian_text_knows_its_article() -> None:
    assert [line for line in texts("hu") if "a(z)" in line.lower()] == []
