"""What a robot says, it says in the reader's language, also when that changes at the table."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import WebSocket, expect

from sansatout.locales import render
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

DEAL = "N:8765.8765.876.K6 QJT9.QJT9.QJ3.54 4.4.T954.AQJT987 AK32.AK32.AK2.32"
"""West opens, and South has something to say."""


def said(message: Any, language: str) -> str:
    """Return the text of a message; its arguments may be messages themselves."""
    if not isinstance(message, dict):
        return str(message)
    words = {name: said(one, language) for name, one in message["arguments"].items()}
    return render(message["id"], words, language)


class Told:
    """Somebody at a call of theirs, and what the page is told over its socket."""

    def __init__(self, person: Visitor) -> None:
        self.page = person.page
        self.messages: list[dict[str, Any]] = []
        person.hears("websocket", self._opened)
        person.make_table("rulebook", deal=DEAL, dealer="W")
        self.page.wait_for_selector(".bidding")

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.messages.append(json.loads(text)))

    def last(self, kind: str) -> dict[str, Any]:
        return [one for one in self.messages if one["t"] == kind][-1]

    def speak(self, language: str) -> None:
        self.page.locator("select.lang").select_option(language)
        expect(self.page.locator("html")).to_have_attribute("lang", language)


def test_a_hint_and_its_reason_speak_the_readers_language(visit: Visit) -> None:
    told = Told(visit(language="hu"))
    told.page.locator("[data-tool=hint]").click()
    hint = told.page.locator("[data-hint]")
    expect(hint).to_contain_text("Erre gondolj: ")
    told.page.locator("[data-tool=hint]").click()
    expect(hint).to_contain_text("Egy robot ezt választaná: ")
    reason = told.last("hint")["reason"]
    expect(hint).to_contain_text(said(reason, "hu"))
    told.speak("sv")
    expect(hint).to_contain_text("En robot skulle välja: ")
    expect(hint).to_contain_text(said(reason, "sv"))


def test_what_a_robots_call_means_is_said_anew_in_another_language(visit: Visit) -> None:
    told = Told(visit(language="hu"))
    told.page.locator(".auction td button").first.click()
    meaning = told.page.locator(".meaning")
    expect(meaning).to_be_visible()
    told.page.wait_for_function("() => document.querySelector('.meaning details')")
    plain, whole = told.last("meaning")["told"]
    expect(meaning).to_contain_text(said(plain, "hu"))
    told.speak("et")
    expect(meaning).to_contain_text(said(plain, "et"))
    meaning.locator("summary").click()
    expect(meaning).to_contain_text(said(whole, "et"))
