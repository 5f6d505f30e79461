"""A server that has had enough of somebody says so on the page, and the page is not blank."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.house import House
from tests.browser.pages import Pages
from tests.browser.visitor import Visitor
from tests.server.harness import USUAL_LIMITS

LOW = {
    **USUAL_LIMITS,
    "SANSATOUT_LIMIT_FILES_PERSON": "1/day+1",
    "SANSATOUT_LIMIT_TABLES_PERSON": "1/day+1",
    "SANSATOUT_LIMIT_CHAT_PERSON": "1/day+1",
    "SANSATOUT_LIMIT_OPEN_SOCKETS_PERSON": "1",
}


@pytest.fixture(scope="module")
def strict_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    place = House(tmp_path_factory.mktemp("strict-house"), LOW)
    place.open()
    yield place
    place.close()


def test_what_is_too_many_is_told_in_the_readers_words(
    chromium: Browser, strict_house: House
) -> None:
    ann = Pages(chromium, strict_house.address).enter(language="sv")
    ann.open("/history")
    ann.page.wait_for_selector("h1")
    ann.page.reload()
    alert = ann.page.get_by_role("alert")
    expect(alert).to_contain_text("för många givar och filer från dig")
    ann.open("/new/minibridge")
    expect(ann.page.locator("h1")).to_be_visible()
    ann.page.context.close()


def test_what_is_refused_is_told_where_it_was_asked_and_not_forgotten(
    chromium: Browser, strict_house: House
) -> None:
    ann = Pages(chromium, strict_house.address).enter()
    context = ann.page.context
    ann.ask("GET", "/api/me")  # From now on a person, whose tables are counted.
    key = ann.make_table("minibridge")
    ann.beside("Talk")
    line = ann.page.get_by_label("Say something")
    for text in ("Good evening", "everybody"):
        line.fill(text)
        line.press("Enter")
    expect(ann.page.get_by_role("alert")).to_contain_text("too many")
    expect(line).to_have_value("everybody")

    another = Visitor(context.new_page(), strict_house.address)
    another.open(f"/table/{key}")
    another.sees("and no more are possible")
    ann.page.close()

    another.page.set_viewport_size({"width": 390, "height": 844})
    another.open()
    another.page.get_by_role("button", name="Play Minibridge for three").click()
    expect(another.page.get_by_role("alert")).to_be_in_viewport()
    context.close()
