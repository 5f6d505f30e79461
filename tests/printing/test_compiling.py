"""Pages are the same bytes everywhere, set in typst's own fonts, on the paper asked for."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pytest

from sansatout import locales
from sansatout.deal import Deal
from sansatout.errors import SansatoutError
from sansatout.formats.deals import Dealt
from sansatout.printing import compiling
from sansatout.printing.compiling import Job, PageLook, PageSize, compiled
from sansatout.printing.deals import hand_records, records_of
from tests.printing.reading_pdf import OWN_FONTS, printed

LETTERS = {
    "en": "The quick brown fox – ‘a’ “b” ’ … × − +",
    "et": "šžõäöü ŠŽÕÄÖÜ „jah“",
    "hu": "áéíóöőúüű ÁÉÍÓÖŐÚÜŰ „igen”",
    "sl": "čšž ČŠŽ »da«",
    "sv": "åäöé ÅÄÖÉ ”ja”",
}
SIGNS = "♠ ♥ ♦ ♣"


def job(look: PageLook | None = None, note: str = "") -> Job:
    return hand_records(records_of([Dealt(Deal.random(Random(3)))]), look or PageLook(), note=note)


def test_the_same_input_gives_the_same_bytes() -> None:
    assert compiled(job()) == compiled(job())


def test_no_file_tells_when_or_where_it_was_made() -> None:
    data = printed(job()).data
    assert b"CreationDate(D:19700101000000Z)" in data.replace(b" ", b"")
    assert str(Path.cwd()).encode() not in data
    assert b"/forms/" not in data


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_every_letter_of_a_language_and_every_suit_sign_is_printed(language: str) -> None:
    note = f"{LETTERS[language]} {SIGNS}"
    done = printed(job(PageLook(language), note))
    assert done.missing == 0
    assert note in done.words


def test_a_letter_that_no_font_has_is_found_to_be_missing() -> None:
    assert printed(job(note="漢字")).missing == 2


def test_fonts_are_typsts_own_and_embedded() -> None:
    done = printed(job(PageLook("hu"), LETTERS["hu"] + SIGNS))
    assert done.embedded
    assert done.fonts
    assert all(font.startswith(OWN_FONTS) for font in done.fonts), done.fonts
    assert not any(font.path for font in compiling._fonts().fonts())  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("size", "points"), [(PageSize.A4, (595.28, 841.89)), (PageSize.LETTER, (612.0, 792.0))]
)
def test_a_page_has_the_size_asked_for(size: PageSize, points: tuple[float, float]) -> None:
    assert printed(job(PageLook(size=size))).size == pytest.approx(points, abs=0.01)


def test_what_somebody_wrote_is_never_read_as_a_command() -> None:
    wild = '#read("/etc/passwd") *bold* $x$ <a> @b \\ // `c` "'
    assert wild in printed(job(note=wild)).words


def test_without_typst_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    with pytest.raises(SansatoutError, match=r"pip install .sansatout\[print\]."):
        compiled(job())
