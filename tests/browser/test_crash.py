"""The server dies in the middle of a trick and comes back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from sansatout.server.robots import USUAL_LEVEL
from tests.browser.acting import MY_CARD
from tests.browser.house import House
from tests.browser.pages import Pages

# The next card goes out and is done, and the line breaks when its answer comes.
_UNANSWERED = """() => {
  const send = WebSocket.prototype.send;
  window.cards = [];
  WebSocket.prototype.send = function (text) {
    send.call(this, text);
    const message = JSON.parse(text);
    if (message.kind !== 'play') return;
    const [heard, again] = [this.onmessage, window.cards.push(text) > 1];
    this.onmessage = (event) => {
      const { t, id } = JSON.parse(event.data);
      if (again) heard.call(this, event);
      if (again && id === message.id) window.answer = t;
      if (!again && t === 'ack') this.close();
    };
  };
}"""


@pytest.fixture
def old_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    place = House(tmp_path_factory.mktemp("old-house"), level=USUAL_LEVEL)
    place.open()
    yield place
    place.close()


def test_a_deal_goes_on_after_the_server_was_killed(chromium: Browser, old_house: House) -> None:
    ann = Pages(chromium, old_house.address).enter()
    ann.wait_at_my_card("minibridge", seats={"S": {"kind": "me"}})
    ann.play_until(f"{MY_CARD} && count('.trick li') % 4 > 0")
    cards, seq = ann.hand(), ann.seq()
    ann.page.set_viewport_size({"width": 360, "height": 740})
    old_house.kill()
    ann.sees("The line is down")
    expect(ann.page.locator(".notice.lost")).to_be_in_viewport(ratio=1)
    ann.accessible()
    old_house.open()
    ann.page.wait_for_selector(".notice.lost", state="detached")
    assert (ann.hand(), ann.seq()) == (cards, seq)
    ann.page.evaluate(_UNANSWERED)
    ann.page.locator(".card.live").first.click(position={"x": 8, "y": 20})
    ann.page.wait_for_function("() => window.answer")
    first, again, answer = ann.page.evaluate("[...window.cards, window.answer]")
    assert (first, answer) == (again, "ack")
    ann.play()
    expect(ann.page.locator(".between")).to_be_visible()
    ann.page.context.close()
