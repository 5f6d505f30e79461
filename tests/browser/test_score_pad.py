"""Keeping score on the page: by taps, figures in sight, round after round, without a line."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

FOUR = ["Anna", "Bert", "Carl", "Dora"]
RUBBER = ["4S we 10", "3NTX they 7", "4H they 10", "3NT we 9"]


def sheet_of(person: Visitor, system: str, lines: list[str], **given: Any) -> str:
    """Make a sheet with some deals without the page, and look at it; its address."""
    made = person.ask("POST", "/api/sheets", {"system": system, "names": FOUR, **given})
    path = f"/api/sheets/{made['sheet']}"
    for line in lines:
        now = person.ask("GET", path)["count"]
        person.ask("POST", f"{path}/operations", {"do": "deal", "line": line, "count": now})
    person.go(f"/sheet/{made['sheet']}")
    person.page.wait_for_selector(".sheet")
    return path


def tap(page: Page, *names: str) -> None:
    for name in names:
        page.locator(".pad").get_by_role("button", name=name, exact=True).first.click()


def test_honours_are_tapped_and_the_figures_are_seen_before_they_are_entered(visit: Visit) -> None:
    ann = visit(width=390, height=664)
    sheet_of(ann, "rulebook", [])
    tap(ann.page, "4", "spades", "Carl, Dora", "11")
    ann.page.get_by_text("Honours and the like").click()
    tap(ann.page, "Carl, Dora: four honours")
    foretold = ann.page.locator(".foretold")
    expect(foretold).to_contain_text("4S they 11 honours they:4")
    expect(foretold).to_contain_text("Carl, Dora: 0 → 250")
    expect(foretold).to_contain_text("This wins the game.")
    expect(ann.page.locator(".total").last).to_have_text("total0")
    ann.accessible()
    tap(ann.page, "Enter")
    expect(ann.page.locator(".total").last).to_have_text("total250")
    ann.page.get_by_text("Or write the deal in one line").click()
    ann.sees("How to write it")
    ann.page.get_by_label("Or write the deal in one line").fill("2h Anna =")
    expect(foretold).to_contain_text("Anna, Bert: 0 → 60")
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_after_a_rubber_comes_the_next_with_who_sat_out(ann: Visitor) -> None:
    sheet_of(ann, "rulebook", RUBBER, others=["Eva"])
    ann.accessible()
    tap(ann.page, "Anna", "Bert", "Begin the round")
    ann.sees("Round 2")
    expect(ann.page.locator(".head").first).to_contain_text("Bert, Anna")
    expect(ann.page.get_by_text("Sitting out: Dora")).to_be_visible()
    ann.page.get_by_text("Round 1:").click()
    expect(ann.page.locator("details .sheet")).to_be_visible()
    ann.accessible()


def test_an_older_deal_is_changed_and_the_laws_have_their_say(visit: Visit) -> None:
    """L-FIXSCORE-1: a wrong score below the line stands once the next deal is entered."""
    ann = visit()
    sheet_of(ann, "rulebook", ["1S we 7", "2H they 8"])
    ann.page.get_by_role("button", name="Change deal 1").click()
    tap(ann.page, "Change")
    ann.page.get_by_label("The score at the table was wrong").check()
    tap(ann.page, "2")
    expect(ann.page.locator(".foretold .wrong")).to_contain_text("L-FIXSCORE-1")
    ann.page.get_by_label("It was only mistyped here.").check()
    tap(ann.page, "2", "Write the change")
    expect(ann.page.locator(".lines, ol code").first).to_have_text("2S we 8")
    ann.page.on("dialog", lambda dialog: dialog.accept())
    tap(ann.page, "Delete deal 1")
    expect(ann.page.locator("ol code")).to_have_count(1)


class Line:
    """The line between a page and the server, which can be cut."""

    def __init__(self, person: Visitor) -> None:
        self.is_cut = False
        self.heard: list[str] = []
        self._sockets: list[WebSocketRoute] = []
        person.page.route("**/api/**", self._asked)
        person.stand_between(self._opened)

    def cut(self) -> None:
        self.is_cut = True
        for socket in self._sockets:
            socket.close()

    def _asked(self, route: Route) -> None:
        if not self.is_cut or "/locales" in route.request.url:
            route.continue_()
            return
        if route.request.url.endswith("/operations") and not self.heard:
            # The server hears it, but the browser hears nothing.
            self.heard.append(route.fetch().text())
        route.abort()

    def _opened(self, socket: WebSocketRoute) -> None:
        if self.is_cut:
            socket.close()
            return
        self._sockets.append(socket)
        socket.connect_to_server()


def test_deals_wait_while_nobody_answers_and_are_scored_once(visit: Visit) -> None:
    ann = visit(width=390, height=664)
    line = Line(ann)
    path = sheet_of(ann, "hungarian", ["1C we 7"])
    line.cut()
    tap(ann.page, "Enter")
    expect(ann.page.get_by_text("One deal waits to be scored")).to_be_visible()
    ann.page.reload()
    ann.sees("The server does not answer.")
    expect(ann.page.locator(".total").first).to_contain_text("20")
    tap(ann.page, "4", "spades", "Enter")
    expect(ann.page.get_by_text("2 deals wait to be scored")).to_be_visible()
    ann.accessible()
    line.is_cut = False
    expect(ann.page.locator(".pad ol code")).to_have_text(["1C we 7", "1NT we 7", "4S we 10"])
    expect(ann.page.locator(".waiting")).to_have_count(0)
    assert ann.ask("GET", path)["lines"] == ["1C we 7", "1NT we 7", "4S we 10"]


@pytest.mark.parametrize("language", ["et", "hu", "sv", "sl"])
def test_the_pad_speaks_every_language(visit: Visit, language: str) -> None:
    ann = visit(width=390, height=664, language=language)
    sheet_of(ann, "bridge-whist", [], options={"lay_down_spades": True})
    for detail in ann.page.locator("summary").all():
        detail.click()
    assert "page-" not in ann.page.locator("main").inner_text()
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= 390
