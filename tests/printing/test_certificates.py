"""Certificates: what ``verify`` says, with all that is needed to do the shuffle again."""

from __future__ import annotations

from datetime import date

import pytest

from sansatout import locales
from sansatout.draw.proof import proof_text
from sansatout.printing.certificates import shuffle_certificate
from sansatout.printing.compiling import PageLook
from sansatout.printing.school import certificate
from sansatout.seats import Seat
from sansatout.table.proof import Noted, Shown, Told
from sansatout.table.shuffle import commitment, shuffled_pack
from tests.printing.reading_pdf import Pdf, printed

SECRET, NUMBER = "ab" * 32, "5a" * 32


def shown(cut: int = 20, **more: str) -> Shown:
    given = {Seat.S: NUMBER}
    pack = shuffled_pack(SECRET, cut=cut, table="t", deal=3, contributions=given)
    deal = pack.deal(Seat.E)
    told = Told(more.get("secret", SECRET), given, cut, Seat.W)
    return Shown("t", 3, Seat.E, told, deal, deal.hands)


NOTE = Noted("t", 3, commitment(SECRET), seat=Seat.S, number=NUMBER)


def page(deal: Shown, note: Noted | None, language: str = "en") -> Pdf:
    notes = {} if note is None else {("t", 3): note}
    return printed(shuffle_certificate([deal], notes, PageLook(language)))


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_a_proved_deal_has_its_verdict_and_all_that_it_follows_from(language: str) -> None:
    done = page(shown(), NOTE, language)
    assert proof_text(shown(), NOTE, language) in done.words
    for needed in (SECRET, NUMBER, commitment(SECRET), "20"):
        assert needed in done.words
    assert done.missing == 0


def test_a_deal_that_is_not_what_was_promised_says_so() -> None:
    assert "NOT what was promised" in page(shown(secret="cd" * 32), NOTE).words


def test_without_a_note_nothing_is_certified() -> None:
    done = page(shown(), None)
    assert "not proved" in done.words
    assert "Noted before none" in done.words


def test_no_deal_is_told() -> None:
    assert "No deal is in the file." in printed(shuffle_certificate([], {}, PageLook())).words


@pytest.mark.parametrize(
    ("language", "day"),
    [("en", "4 March 2027"), ("et", "4. märts 2027"), ("hu", "2027. március 4."),
     ("sl", "4. marec 2027"), ("sv", "4 mars 2027")],
)  # fmt: skip
def test_the_schools_certificate_has_name_course_marks_and_date(language: str, day: str) -> None:
    look = PageLook(language)
    done = printed(certificate("Žofia Kőrös Åberg", date(2027, 3, 4), "Šola", (9, 10), look))
    assert len(done.pages) == 1
    for needed in ("Žofia Kőrös Åberg", "Šola", day, "9", "10"):
        assert needed in done.words
    assert done.missing == 0
