"""Score sheets on paper: every system empty, and filled with the figures of the engine."""

from __future__ import annotations

import re

import pytest

from sansatout import locales
from sansatout.keeping import session as sessions
from sansatout.keeping.printed import printed_session
from sansatout.keeping.session import Session
from sansatout.printing.compiling import PageLook, PageSize
from sansatout.printing.sheets import empty_sheet
from sansatout.scoring.pads import by_deal
from sansatout.scoring.sheet import Column
from sansatout.variants import SYSTEMS
from tests.printing.reading_pdf import Pdf, printed

NAMES = ("Anna", "Bert", "Carl", "Dora")
RUBBER = ("4S we 10 honours we:4", "3NT they 8", "2H they 9", "5DX we 9", "3NT they 10")
EVENINGS: dict[str, tuple[str, ...]] = {
    "bridge-whist": ("NT x2 they:9 honours they:aces-4-one", "S we:8 honours they:3 chicane we"),
    "kontrakt": RUBBER,
    "vanderbilt": RUBBER,
    "reform": RUBBER,
    "rulebook": (*RUBBER, "4H we 11"),
    "hungarian": ("4S we 10", "3NT they 8", "2HX they 9"),
    "minibridge": ("H bonus we 11", "NT they 7", "D we 6", "S bonus they 9 vulnerable"),
    "minibridge-3": ("H bonus E 11", "NT S 7", "D W 6"),
    "duplicate": ("3NT we 9", "4SXX they 8", "pass"),
    "chicago": ("3NT we 9", "4S they 10", "2H they 7", "1NT we 9"),
}


def evening(key: str, *more: tuple[str, ...]) -> Session:
    """Return an evening of one round, and as many more as there are further lists of deals."""
    seats = SYSTEMS[key].telling.seats
    session = sessions.fold([sessions.start(key, {}, NAMES[: len(seats)])])
    for number, deals in enumerate((EVENINGS[key], *more)):
        if number:
            session = sessions.after(session, {"do": "new", "names": list(session.names)})
        for line in deals:
            told = sessions.told(session, line)
            session = sessions.after(session, {"do": "deal", "line": told})
    return session


def filled(key: str, look: PageLook | None = None) -> Pdf:
    return printed(printed_session(evening(key), look or PageLook()))


def test_there_is_an_evening_for_every_system() -> None:
    assert set(EVENINGS) == set(SYSTEMS)


@pytest.mark.parametrize("key", SYSTEMS)
def test_an_empty_sheet_of_every_system_is_one_page_with_its_columns(key: str) -> None:
    for size in PageSize:
        done = printed(empty_sheet(SYSTEMS[key], PageLook(size=size)))
        assert len(done.pages) == 1
        for owner in SYSTEMS[key].new_sheet().owners:
            name = f"draw-{owner}" if isinstance(owner, Column) else f"draw-seat-{owner}"
            assert locales.render(name) in done.text
        assert "Tricks taken" in done.words
        assert "total" in done.words
        assert not re.search(r"\b\d{3,}\b", done.text)


@pytest.mark.parametrize("key", SYSTEMS)
def test_the_totals_of_a_filled_sheet_are_the_engines(key: str) -> None:
    session, done = evening(key), filled(key)
    sheet = session.sheet
    beneath = [e for e in sheet.entries if e.label in sheet.system.beneath]
    totals = [
        sheet.total(owner) - sum(e.points for e in beneath if e.owner is owner)
        for owner in sheet.owners
    ]
    assert "total " + " ".join(map(str, totals)) in done.words
    for entry in sheet.entries if sheet.has_games else by_deal(sheet.entries):
        assert str(entry.points) in done.text
    for name, points in session.evening.accounts.items():
        assert f"{name} {points:+d}".replace("-", "−").replace("+0", "0") in done.words
    assert done.missing == 0


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_deals_and_figures_are_told_in_every_language(language: str) -> None:
    done = filled("rulebook", PageLook(language))
    we = locales.render("draw-we", {}, language)
    assert f"5♦× {we} 9" in done.words
    session = evening("rulebook")
    for entry in session.sheet.lines[0].entries:
        assert entry.text(language) in done.words
    tally = filled("minibridge", PageLook(language)).words
    assert f"♥ {locales.render('score-bonus', {}, language)} {we} 11" in tally


def test_every_round_has_a_page_and_a_long_one_more() -> None:
    session = evening("rulebook", ("pass",) * 3)
    done = printed(printed_session(session, PageLook()))
    assert len(done.pages) == 2
    assert "Round 2" in done.pages[1]
    many = printed(printed_session(evening("duplicate", ("3NT we 9",) * 90), PageLook()))
    assert "90" in many.text
    assert len(many.pages) > 2
