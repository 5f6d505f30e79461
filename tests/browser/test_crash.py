"""The server dies in the middle of a trick and comes back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.house import House
from tests.browser.visitor import Visitor


@pytest.fixture
def old_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    place = House(tmp_path_factory.mktemp("old-house"))
    place.open()
    yield place
    place.close()


def test_a_deal_goes_on_after_the_server_was_killed(chromium: Browser, old_house: House) -> None:
    context = chromium.new_context(viewport={"width": 1280, "height": 800}, locale="en")
    ann = Visitor(context.new_page(), old_house.address)
    ann.make_table("minibridge")
    ann.play_to_my_card()
    lying = ann.page.locator(".trick li")
    ann.play_until(lambda: ann.my_cards() > 0 and lying.count() in (1, 2, 3))
    cards, seq = ann.hand(), ann.seq()
    old_house.kill()
    ann.sees("The line is down")
    ann.accessible()
    old_house.open()
    ann.page.wait_for_selector(".notice.lost", state="detached")
    assert (ann.hand(), ann.seq()) == (cards, seq)
    ann.play()
    expect(ann.page.locator(".between")).to_be_visible()
    context.close()
