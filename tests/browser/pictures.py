"""Write the pictures of docs/pictures: ``python -m tests.browser.pictures``."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.acting import MY_CARD
from tests.browser.conftest import launched
from tests.browser.four import Four, left_of
from tests.browser.house import House
from tests.browser.visitor import Visitor

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
DESK, PHONE = (1280, 800), (360, 740)


def _visitor(browser: Browser, house: House, size: tuple[int, int]) -> Visitor:
    width, height = size
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en")
    return Visitor(context.new_page(), house.address)


def _take(one: Visitor, name: str) -> None:
    one.page.wait_for_timeout(500)
    one.page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=82)


def _shelf(browser: Browser, house: House) -> None:
    for name, size in (("shelf", DESK), ("shelf-phone", PHONE)):
        one = _visitor(browser, house, size)
        one.open()
        one.page.wait_for_selector(".book")
        _take(one, name)


def _table(browser: Browser, house: House, variant: str, size: tuple[int, int], name: str) -> None:
    one = _visitor(browser, house, size)
    one.make_table(variant)
    one.play_until("find('.box')")
    _take(one, f"{name}-words")
    one.play_until(MY_CARD + " && count('.trick li') > 1")
    _take(one, f"{name}-play")


def _deal(browser: Browser, house: House) -> None:
    one = _visitor(browser, house, DESK)
    one.make_table("minibridge")
    one.score_a_deal()
    _take(one, "scored")
    one.page.get_by_role("link", name="Look at the deal").click()
    one.page.wait_for_selector(".diagram")
    for _ in range(3):
        one.page.get_by_label("One card on").click()
    one.page.get_by_label("What every card is worth").check()
    one.page.wait_for_selector(".turn sub")
    _take(one, "deal")


def _laws(browser: Browser, house: House) -> None:
    """Show a lead out of turn: the remedies, and the exposed card on a telephone."""
    four = Four([_visitor(browser, house, size) for size in (PHONE, DESK, DESK, PHONE)])
    four.sit()
    declarer = four.turn()
    four.calls("1NT Pass Pass Pass")
    leader, offender = left_of(declarer), left_of(declarer, 3)
    four.misplay(offender, four.hands()[offender][0])
    four.anyway(offender)
    page = four.at[declarer].page
    page.get_by_role("button", name="L-LOOT-2").click()
    four.at[declarer].beside("Rulings")
    _take(four.at[declarer], "laws-remedies")
    with four.happens(declarer):
        page.locator("[data-remedy='expose_forbid'] button").click()
    lead = four.at[leader].page.locator(".mine .card.live").first.get_attribute("data-card")
    four.play(leader, lead or "")
    _take(four.at[left_of(declarer, 2)], "laws-phone")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    house = House(Path(tempfile.mkdtemp()))
    house.open()
    try:
        with launched() as browser:
            _shelf(browser, house)
            _table(browser, house, "minibridge", PHONE, "minibridge-phone")
            _table(browser, house, "bridge-whist", DESK, "bridge-whist")
            _table(browser, house, "rulebook", DESK, "rulebook")
            _table(browser, house, "hungarian", DESK, "hungarian")
            _deal(browser, house)
            _laws(browser, house)
    finally:
        house.close()


if __name__ == "__main__":
    main()
