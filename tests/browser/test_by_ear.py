"""A deal without eyes and mouse: keys, the tree of a screen reader, and what it says."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.elsewhere import my_word, on_board_two, scored
from tests.browser.visitor import Visitor

_FOCUSED = """() => {
  const at = document.activeElement;
  return [at.tagName, at.getAttribute('aria-disabled') ?? '', at.innerText.trim()];
}"""


class ByEar:
    """Somebody who presses keys and hears the log: nothing is found by how it looks."""

    def __init__(self, person: Visitor) -> None:
        self.page = person.page
        self.spoken = person.spoken
        self.heard: list[str] = []

    def listen(self) -> None:
        new = [one for one in self.spoken() if one not in self.heard[-8:]]
        self.heard += new

    def wanted(self) -> str:
        """Have it said where we stand."""
        self.page.keyboard.press("s")
        said = self.spoken()
        return said[-1] if said else ""

    def act(self) -> None:
        """Do the first thing that is open: a card that is not disabled, or the first answer."""
        keys = self.page.keyboard
        wanted = self.wanted()
        if re.search(r"^Your (lead|card)|Your lead|Your card", wanted):
            self._card("h")
        elif "’s cards" in wanted and re.search("Lead from|Play one of", wanted):
            self._card("o")
        elif "is over" not in wanted:
            keys.press("a")
            tag, _, text = self.page.evaluate(_FOCUSED)
            if tag == "BUTTON" and text != "Next deal":
                keys.press("Enter")

    def _card(self, hand: str) -> None:
        keys = self.page.keyboard
        keys.press(hand)
        for _ in range(13):
            tag, disabled, _ = self.page.evaluate(_FOCUSED)
            if tag != "BUTTON":
                return
            if disabled != "true":
                keys.press("Enter")
                return
            keys.press("ArrowRight")

    def play_a_deal(self) -> None:
        until = time.monotonic() + 120
        over = self.page.get_by_role("heading", name=re.compile(" is over$"))
        while not over.count():
            assert time.monotonic() < until, self.heard[-6:]
            self.act()
            self.listen()
            self.page.wait_for_timeout(30)
        self.listen()


@pytest.mark.parametrize(
    "variant", ["minibridge", pytest.param("rulebook", marks=pytest.mark.soak)]
)
def test_a_deal_is_played_by_keys_and_ear_alone(ann: Visitor, variant: str) -> None:
    deal = "N:AKQ76.AK6.AK7.76 JT9.QJT9.QJ3.543 43.854.T954.AQJT 852.732.862.K982"
    ann.make_table(variant, deal=deal, dealer="N")
    ear = ByEar(ann)
    ear.play_a_deal()
    # The end has the focus, and the result and the score are heard.
    expect(ann.page.get_by_role("heading", name="Deal 1 is over")).to_be_focused()
    told = " ".join(ear.heard)
    assert re.search(r"declarer \w+: \d+ tricks\. We -?\d+, They -?\d+", told), told[-400:]
    assert "take the trick" in told or "takes the trick" in told
    assert re.search(r"\w+, dummy: \w+ of \w+", told)
    ann.accessible()


def test_the_focus_stays_in_the_hand_after_a_card(ann: Visitor) -> None:
    ann.wait_at_my_card()
    before = len(ann.hand())
    ann.page.locator(".mine .card.live").first.focus()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".mine .card")).to_have_count(before - 1)
    ann.page.wait_for_function("() => document.activeElement.closest('.mine') !== null")


def test_vulnerability_is_told_in_words(ann: Visitor) -> None:
    """DU-2: on board 2 North and South are vulnerable."""
    ann.make_table("duplicate", on_board_two)
    ann.play_until("says('.plate .hidden', 'vulnerable')")
    expect(ann.page.locator(".status .deal")).to_contain_text("vulnerable: ")


@pytest.mark.parametrize(
    "variant", [pytest.param("minibridge", marks=pytest.mark.soak), "bridge-whist", "rulebook"]
)
def test_axe_finds_nothing_in_any_phase(visit: Visit, variant: str) -> None:
    ann = visit(color_scheme="dark")
    key = ann.make_table(variant, my_word)
    ann.play_until("find('.box:not(.go)')")
    ann.accessible()
    ann.play_until("find('.card.live')")
    ann.accessible()
    ann.go("/")
    ann.play_elsewhere(key, scored)
    ann.go(f"/table/{key}")
    ann.score_a_deal()
    ann.accessible()
