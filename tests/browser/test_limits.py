"""A server that has had enough of somebody says so on the page, and the page is not blank."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.house import House
from tests.browser.visitor import Visitor
from tests.server.harness import USUAL_LIMITS

LOW = {
    **USUAL_LIMITS,
    "SANSATOUT_LIMIT_FILES_PERSON": "1/day+1",
}


@pytest.fixture
def strict_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    place = House(tmp_path_factory.mktemp("strict-house"), LOW)
    place.open()
    yield place
    place.close()


def test_what_is_too_many_is_told_in_the_readers_words(
    chromium: Browser, strict_house: House
) -> None:
    context = chromium.new_context(viewport={"width": 1280, "height": 800}, locale="sv")
    ann = Visitor(context.new_page(), strict_house.address)
    ann.open("/history")
    ann.page.wait_for_selector("h1")
    ann.page.reload()
    alert = ann.page.get_by_role("alert")
    expect(alert).to_contain_text("för många givar och filer från dig")
    ann.open("/new/minibridge")
    expect(ann.page.locator("h1")).to_be_visible()
    context.close()
