"""A person at the page: one browser context, and what a person does there."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import ConsoleMessage, Page, expect

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE = 90_000
expect.set_options(timeout=PATIENCE)

# One act of a person without a plan: the first thing that the page offers.
_ACT = """(before) => {
  const find = (one) => document.querySelector(one);
  const cloth = find('.cloth');
  if (!cloth) return 'none';
  if (find('.between')) return 'over';
  const lifted = find('.lift .card.live, .key.armed'); // Two taps: the second one.
  if (lifted) { lifted.click(); return 'acted ' + cloth.dataset.seq; }
  const go = find('.go .key'); // What was said is read; nothing has happened by that.
  if (go) { go.click(); return 'wait'; }
  if (cloth.dataset.seq === before) return 'same';
  const offers = ['.notice .button.strong', '.ceremony .button.strong',
    '.spread button:not(.loose)', '.ceremony .row .button',
    '.bidding .Pass', '.box .strains .key', '.box .others .key', '.box .counted .key',
    '.box td .key', '.card.live'];
  const offer = offers.map(find).find(Boolean);
  if (!offer) return 'wait';
  const seq = cloth.dataset.seq;
  offer.click();
  return 'acted ' + seq;
}"""

# The next deal has begun. Robots in a hurry may have played all of it by now; and what became of
# a board at the other table may be told before it, which is one event and no next deal.
_MOVED = """(before) => {
  const passed = Number(document.querySelector('.cloth').dataset.seq) - before;
  return passed > 2 || (passed > 0 && !document.querySelector('.between'));
}"""

# To another page as a link in ours leads there, if ours is open.
_GO = """async (to) => {
  if (!document.querySelector('main')) return false;
  history.pushState(null, '', to);
  dispatchEvent(new PopStateEvent('popstate'));
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  return true;
}"""
# What has changed is on the screen, and what fades or moves because of it has begun to.
_DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
# Nothing fades or moves any more, unless it does so for ever.
_SETTLED = """() => document.getAnimations().every(
  (one) => one.effect.getComputedTiming().endTime === Infinity)"""


class Visitor:
    """Somebody with a browser."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        page.set_default_timeout(PATIENCE)
        self.complaints: list[str] = []
        self._heard: list[tuple[Any, Callable[..., None]]] = []
        self.hears("pageerror", lambda error: self.complaints.append(str(error)))
        self.hears("console", self._hear)

    def hears(self, event: Any, handler: Callable[..., None]) -> None:
        """Hear of an event of the page until the visit is over."""
        self._heard.append((event, handler))
        self.page.on(event, handler)

    def stop_hearing(self) -> None:
        for event, handler in self._heard:
            self.page.remove_listener(event, handler)

    def _hear(self, message: ConsoleMessage) -> None:
        """Keep what the browser says of things that the page wanted and may not have."""
        if "Content Security Policy" in message.text:
            self.complaints.append(message.text)

    def open(self, path: str = "/") -> None:
        self.page.goto(self.address + path)
        self.page.wait_for_selector("main")

    def go(self, path: str) -> None:
        """Come to a page without loading all of ours again."""
        if not self.page.evaluate(_GO, path):
            self.open(path)

    def play_from_shelf(self, booklet: int, game: str) -> None:
        """Take the booklet (its place on the shelf) and press play at the game."""
        self.open()
        self.page.locator(".book").nth(booklet).click()
        name = re.compile(rf"^Play\s+{re.escape(game)}$")
        self.page.get_by_role("button", name=name).click()
        self.page.wait_for_selector(".cloth")

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Ask the server without the page, as the same person; the answer."""
        answer = self.page.request.fetch(self.address + path, method=method, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def make_table(self, variant: str, **given: Any) -> str:
        """Make a table without the form, of robots that think little unless told; its key."""
        games = self.ask("GET", "/api/games")["variants"]
        places = next(one["places"] for one in games if one["key"] == variant)
        me = "S" if "S" in places else places[0]
        robot = {"kind": "robot", "level": "novice"}
        seats = {at: {"kind": "me"} if at == me else robot for at in places}
        body = {"variant": variant, "pace": 0, "seats": seats, **given}
        key: str = self.ask("POST", "/api/tables", body)["table"]
        self.go(f"/table/{key}")
        self.page.wait_for_selector(".cloth")
        return key

    def hurry_robots(self) -> None:
        self.beside("Players")
        self.page.get_by_label("Pace of the robots").select_option("0")
        self.beside("Sheet")

    def beside(self, tab: str) -> None:
        self.page.get_by_role("button", name=tab).first.click()

    def act(self, before: str = "") -> str:
        result: str = self.page.evaluate(_ACT, before)
        return result

    def play(self, done: Callable[[], bool] | None = None, seconds: float = 240) -> bool:
        """Act on whatever is offered until it is done or the deal is over; tell whether done."""
        before, until = "", time.monotonic() + seconds
        while time.monotonic() < until:
            # What was acted on still lies there until the server has answered.
            if done is not None and before != self.seq_if_any() and done():
                return True
            result = self.act(before)
            if result == "over":
                return done is None or done()
            if result.startswith("acted"):
                before = result.removeprefix("acted ")
            elif result in ("wait", "none"):
                before = ""
            self.page.wait_for_timeout(40)
        raise AssertionError(f"still {self.stage()} after {seconds} seconds")

    def play_until(self, done: Callable[[], bool]) -> None:
        """Go on, from deal to deal, until it is done."""
        for _ in range(24):
            if self.play(done):
                return
            self.next_deal()
        raise AssertionError("two dozen deals and not done")

    def play_to_my_card(self) -> None:
        """Go on until a card of mine may be played; deals without one are left behind."""
        held = self.page.get_by_role("button", name="Go on", exact=True)
        self.play_until(lambda: self.my_cards() > 0 and held.count() == 0)

    def wait_at_my_call(self) -> str:
        """Make a table and go on to a call of mine, where nothing moves without me; its key."""
        key = self.make_table("kontrakt")
        self.play_until(lambda: self.page.locator(".bidding").count() > 0)
        return key

    def my_cards(self) -> int:
        return self.page.locator(".mine .card.live").count()

    def next_deal(self, *others: Visitor) -> None:
        """Ask for the next deal, as everybody at the table has to."""
        before = self.seq()
        for person in (self, *others):
            person.page.get_by_role("button", name="Next deal").click()
        self.page.wait_for_function(_MOVED, arg=before)

    def score_a_deal(self) -> None:
        """Play until a deal is scored: those that nobody plays are left behind."""
        for _ in range(8):
            self.play()
            # A board is one score beside another table's, and one that all passed counts too.
            if self.page.locator(".between tbody tr, .between .board").count():
                return
            self.next_deal()
        raise AssertionError("eight deals and nothing scored")

    def stage(self) -> str:
        return self.page.locator(".cloth").get_attribute("data-stage") or ""

    def seq_if_any(self) -> str:
        """Return the number of the view on the screen; nothing where there is none."""
        seq: str = self.page.evaluate("document.querySelector('.cloth')?.dataset.seq ?? 'none'")
        return seq

    def seq(self) -> int:
        return int(self.page.locator(".cloth").get_attribute("data-seq") or 0)

    def hand(self) -> list[str]:
        cards = self.page.locator(".mine .card")
        return [str(name) for name in cards.evaluate_all("all => all.map(c => c.dataset.card)")]

    def accessible(self) -> None:
        """Assert that axe finds nothing on the page as it is."""
        self.page.evaluate(_DRAWN)
        self.page.wait_for_function(_SETTLED)
        if not self.page.evaluate("typeof window.axe === 'object'"):
            # Not as a script of the page, which may run none but its own.
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate(
            """async () => (await axe.run()).violations.map(
              (one) => one.id + ': ' + one.nodes.map((n) => n.target + ' ' +
                (n.any[0]?.message ?? n.all[0]?.message ?? '')).slice(0, 3).join(' | '))"""
        )
        assert found == [], found

    def sees(self, text: str) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()
