"""A second engine: the page in Firefox, from the shelf to the scored deal."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator

import pytest

from tests.browser.acting import OVER, playing
from tests.browser.firefox import Firefox, launched_firefox
from tests.browser.house import House

pytestmark = pytest.mark.soak

FITS = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    if program is None:
        missing = "no Firefox here: the page was not tried in it (Debian: apt install firefox-esr)"
        if os.environ.get("CI") == "true":
            pytest.fail(missing)
        pytest.skip(missing)
    with launched_firefox(program, tmp_path_factory.mktemp("firefox")) as firefox:
        yield firefox


def play_a_deal(firefox: Firefox) -> None:
    firefox.evaluate(f"({playing(OVER)})(240)")
    assert firefox.evaluate("window.played") == "done"


def score_a_deal(firefox: Firefox) -> None:
    """Play until a deal is scored: with 20 points on each side nobody plays (MB-4.2)."""
    for _ in range(8):
        play_a_deal(firefox)
        if firefox.evaluate("document.querySelector('.between tbody td.number') !== null"):
            return
        firefox.click(".between .row button.strong")
        firefox.wait_for("!document.querySelector('.between')")
    raise AssertionError("eight deals and nothing scored")


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)], ids=["desktop", "phone"])
def test_a_newcomer_plays_a_deal_in_firefox(
    browser: Firefox, house: House, width: int, height: int
) -> None:
    browser.window(width, height)
    browser.open(house.address)
    browser.click(".hero button")
    browser.wait_for("document.querySelector('.mine .card, .ceremony .button, .between')")
    assert browser.evaluate(FITS)
    score_a_deal(browser)
    assert browser.evaluate(FITS)
    assert browser.complaints == []


GAMES = ["bridge-whist", "rulebook", "hungarian", "minibridge-3", "duplicate"]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_with_other_words_is_played_in_firefox(
    browser: Firefox, house: House, game: str
) -> None:
    browser.window(1280, 800)
    browser.open(f"{house.address}/rules/{game}")
    browser.click(f"a[href='/new/{game}']")
    browser.click("main form button[type=submit], main .button.strong")
    browser.wait_for("document.querySelector('.cloth')")
    play_a_deal(browser)
    assert browser.complaints == []
