"""A person at the page: one browser context, and what a person does there."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import ConsoleMessage, Page, WebSocketRoute, expect

from tests.browser.acting import ACT, MY_CALL, MY_CARD, OVER, STOP, playing
from tests.browser.elsewhere import Elsewhere, Wanted, my_call, my_card, scored

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE = 90_000
expect.set_options(timeout=PATIENCE)

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

# The places of every game, which are the same at every server.
_PLACES: dict[str, list[str]] = {}


class Visitor:
    """Somebody with a browser."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        page.set_default_timeout(PATIENCE)
        self.complaints: list[str] = []
        self.is_spoilt = False
        """Whether the page is for nobody else."""
        self._heard: list[tuple[Any, Callable[..., None]]] = []
        self.hears("pageerror", lambda error: self.complaints.append(str(error)))
        self.hears("console", self._hear)

    def hears(self, event: Any, handler: Callable[..., None]) -> None:
        """Hear of an event of the page until the visit is over."""
        self._heard.append((event, handler))
        self.page.on(event, handler)

    def stand_between(self, opened: Callable[[WebSocketRoute], None]) -> None:
        """Have a hand in every socket of the page, which can never be taken away again."""
        self.is_spoilt = True
        self.page.route_web_socket("**/ws/**", opened)

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

    def saves(self, link: str, path: Path) -> Path:
        """Take away the file that a link leads to."""
        with self.page.expect_download(timeout=PATIENCE) as waiting:
            self.page.get_by_role("link", name=link).click()
        waiting.value.save_as(path)
        return path

    def play_from_shelf(self, booklet: int, game: str) -> None:
        """Take the booklet (its place on the shelf) and press play at the game."""
        self.go("/")
        self.page.locator(".book").nth(booklet).click()
        name = re.compile(rf"^Play\s+{re.escape(game)}$")
        self.page.get_by_role("button", name=name).click()
        self.page.wait_for_selector(".cloth")

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Ask the server without the page, as the same person; the answer."""
        # The server may close a connection that was kept just when it is used again.
        answer = self.page.request.fetch(
            self.address + path, method=method, data=body, max_retries=2
        )
        assert answer.ok, answer.text()
        return answer.json()

    def make_table(self, variant: str, until: Wanted | None = None, /, **given: Any) -> str:
        """Make a table without the form, of robots that think little unless told; its key.

        The page opens there at once, or when the view is as wanted.
        """
        key = self.new_table(variant, **given)
        if until is not None:
            self.play_elsewhere(key, until)
        self.go(f"/table/{key}")
        self.page.wait_for_selector(".cloth")
        return key

    def play_elsewhere(self, key: str, until: Wanted) -> None:
        """Do one's part at a table without the page, from deal to deal."""
        with self.elsewhere().sit(key) as socket:
            socket.play_until(Random(0), until)

    def new_table(self, variant: str, **given: Any) -> str:
        """Make a table as ``make_table`` does, and stay where one is; its key."""
        if not _PLACES:
            games = self.ask("GET", "/api/games")["variants"]
            _PLACES.update((one["key"], one["places"]) for one in games)
        places = _PLACES[variant]
        me = "S" if "S" in places else places[0]
        robot = {"kind": "robot", "level": "novice"}
        seats = {at: {"kind": "me"} if at == me else robot for at in places}
        body = {"variant": variant, "pace": 0, "seats": seats, **given}
        key: str = self.ask("POST", "/api/tables", body)["table"]
        return key

    def elsewhere(self) -> Elsewhere:
        """Return the same person without the page."""
        cookies = self.page.context.cookies(self.address)
        return Elsewhere(
            self.address, "; ".join(f"{one['name']}={one['value']}" for one in cookies)
        )

    def hurry_robots(self) -> None:
        self.beside("Players")
        self.page.get_by_label("Pace of the robots").select_option("0")
        self.beside("Sheet")

    def beside(self, tab: str) -> None:
        self.page.get_by_role("button", name=tab).first.click()

    def act(self, before: str = "") -> str:
        result: str = self.page.evaluate(ACT, before)
        return result

    def begin_to_play(self, done: str = OVER, seconds: float = 240) -> None:
        """Act on whatever is offered, while others do, until it is done or the deal is over."""
        self.page.evaluate(playing(done), seconds)

    def stop_playing(self) -> None:
        self.page.evaluate(STOP)

    def has_played(self) -> bool:
        """Wait until what was begun has an end; tell whether it was done."""
        end = self.page.evaluate("window.played")
        assert end != "late", f"still {self.stage()}"
        return bool(end == "done")

    def play(self, done: str = OVER) -> bool:
        """Act on whatever is offered until it is done or the deal is over; tell whether done.

        What is waited for is an expression of the page, see ``acting``.
        """
        self.begin_to_play(done)
        return self.has_played()

    def play_until(self, done: str) -> None:
        """Go on, from deal to deal, until it is done."""
        for _ in range(24):
            if self.play(done):
                return
            self.next_deal()
        raise AssertionError("two dozen deals and not done")

    def play_to_my_card(self) -> None:
        """Go on until a card of mine may be played; deals without one are left behind."""
        self.play_until(MY_CARD)

    def wait_at_my_call(self) -> str:
        """Make a table and go on to a call of mine, where nothing moves without me; its key."""
        key = self.make_table("kontrakt", my_call)
        self.play_until(MY_CALL)
        return key

    def wait_at_my_card(self, variant: str = "minibridge", **given: Any) -> str:
        """Make a table and go on to a card of mine; its key."""
        key = self.make_table(variant, my_card, **given)
        self.play_to_my_card()
        return key

    def see_a_scored_deal(self, variant: str = "minibridge", **given: Any) -> str:
        """Make a table where a deal is over and scored; its key."""
        key = self.make_table(variant, scored, **given)
        self.score_a_deal()
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
            """async () => (await axe.run({ resultTypes: ['violations'] })).violations.map(
              (one) => one.id + ': ' + one.nodes.map((n) => n.target + ' ' +
                (n.any[0]?.message ?? n.all[0]?.message ?? '')).slice(0, 3).join(' | '))"""
        )
        assert found == [], found

    def sees(self, text: str) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()

    def spoken(self) -> list[str]:
        """Return what a screen reader was told, the newest last."""
        return self.page.locator("[data-spoken] p").all_text_contents()
