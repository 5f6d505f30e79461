"""What somebody does in the same moment as others is done again or told of: nothing vanishes."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.four import Four
from tests.browser.visitor import Visitor

STRONG = "N:KJ94.QJ5.A43.876 765.874.QJ976.93 AQ2.A96.K852.A42 T83.KT32.T.KQJT5"
"""South is the strongest and declares."""
GIVEN = {"deal": STRONG, "dealer": "N", "options": {"announcing": "program"}}

# The next act of a kind is sent as if it had been chosen one event earlier.
_LATE = """(kind) => {
  const send = WebSocket.prototype.send;
  window.late = [];
  WebSocket.prototype.send = function (text) {
    const message = JSON.parse(text);
    if (message.kind === kind) {
      window.late.push(message.seq);
      if (window.late.length === 1) message.seq -= 1;
    }
    send.call(this, JSON.stringify(message));
  };
}"""
_BREAKS = """(kind) => {
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    if (JSON.parse(text).kind !== kind) return send.call(this, text);
    WebSocket.prototype.send = send;
    this.close();
  };
}"""

_TWO_CARDS = """() => {
  const cards = document.querySelectorAll('.mine .card.live');
  cards[0].click();
  cards[1].click();
}"""
_ON = "(before) => Number(document.querySelector('.cloth').dataset.seq) > before"


def to_my_card(person: Visitor) -> None:
    """Declare and come to the first card of mine, where nothing moves without me."""
    person.wait_at_my_card("minibridge", **GIVEN)


def claim(person: Visitor, tricks: int) -> None:
    person.page.get_by_role("button", name="Claim …").click()
    person.page.get_by_label("How many of the remaining tricks?").select_option(str(tricks))
    person.page.locator("dialog .button.strong").click()


def test_a_claim_that_a_robot_overtook_is_made_again(visit: Visit) -> None:
    ann = visit()
    to_my_card(ann)
    ann.page.evaluate(_LATE, "claim")
    claim(ann, 0)
    expect(ann.page.locator(".between")).to_be_visible()
    assert len(ann.page.evaluate("window.late")) == 2


@pytest.mark.parametrize(("kind", "button"), [("ask", "Take back"), ("review", "What was said")])
def test_a_request_and_a_question_that_were_overtaken_are_put_again(
    visit: Visit, kind: str, button: str
) -> None:
    ann = visit()
    to_my_card(ann)
    seq = ann.seq()
    ann.page.evaluate(_LATE, kind)
    ann.page.get_by_role("button", name=button).click()
    ann.page.wait_for_function(_ON, arg=seq)
    assert len(ann.page.evaluate("window.late")) == 2


def test_l_deal_5_attention_that_was_overtaken_is_called_again(four: Four) -> None:
    dealer = four.turn()
    page = four.at[dealer].page
    page.evaluate(_LATE, "discover")
    with four.happens(dealer):
        four.form(dealer, "Call attention …", "discover-counts").get_by_role("button").click()
    assert len(page.evaluate("window.late")) == 2


def test_a_card_that_was_overtaken_is_told_of(visit: Visit) -> None:
    """It may not be what one would play now."""
    ann = visit()
    to_my_card(ann)
    seq = ann.seq()
    ann.page.evaluate(_LATE, "play")
    ann.page.locator(".card.live").first.click(position={"x": 8, "y": 20})
    ann.sees("The table went on before that came: look at it and choose again.")
    assert ann.seq() == seq
    ann.page.locator(".card.live").first.click(position={"x": 8, "y": 20})
    ann.page.wait_for_function(_ON, arg=seq)


def test_a_card_that_the_line_lost_is_played_when_it_is_back(visit: Visit) -> None:
    ann = visit()
    to_my_card(ann)
    seq = ann.seq()
    ann.page.evaluate(_BREAKS, "play")
    ann.page.locator(".card.live").first.click(position={"x": 8, "y": 20})
    ann.page.wait_for_function(_ON, arg=seq)


def test_that_the_line_is_down_is_told_once(visit: Visit) -> None:
    """Also to who clicks in the moment in which it breaks."""
    ann = visit()
    to_my_card(ann)
    ann.page.context.set_offline(True)
    ann.page.evaluate(_BREAKS, "play")
    ann.page.evaluate(_TWO_CARDS)
    expect(ann.page.locator(".notice.lost")).to_be_visible()
    assert ann.page.get_by_text("The line is down").count() == 1
    ann.page.context.set_offline(False)
    expect(ann.page.locator(".notice.lost")).to_have_count(0)
