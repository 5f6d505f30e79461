"""Short words that are read at a glance say what they are about."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

STRONG = "N:KJ94.QJ5.A43.876 765.874.QJ976.93 AQ2.A96.K852.A42 T83.KT32.T.KQJT5"
"""South is the strongest and declares."""
EVEN = "N:AKQJ.432.432.432 T98.AKQJ.T98.T98 765.T98.AKQJ.765 432.765.765.AKQJ"
"""Ten points in every hand."""
_SEQ = "(wanted) => Number(document.querySelector('.cloth').dataset.seq) >= wanted"
COUNTED = {"options": {"announcing": "program"}}


def test_a_choice_with_the_bonus_or_without_it_says_so(ann: Visitor) -> None:
    ann.make_table("minibridge", deal=STRONG, dealer="N", **COUNTED)
    rows = ann.page.locator(".box th[scope=row]")
    expect(rows).to_have_text(["Without the bonus", "For the bonus"])


def test_words_before_the_play_stand_under_what_is_asked(ann: Visitor) -> None:
    ann.make_table("bridge-whist", deal=STRONG, dealer="S")
    box = ann.page.locator(".box")
    expect(box.locator(".ask")).to_have_text("Name trumps, or hand the choice to partner")
    expect(box.get_by_role("button", name="I remit")).to_be_visible()
    ann.make_table("bridge-whist", deal=STRONG, dealer="E")
    expect(box.locator(".ask")).to_contain_text("will you double?")
    box.get_by_role("button", name="May I lead?").click()
    expect(ann.page.locator(".status .contract .by")).to_contain_text("East")
    # What counts once is not said to count at all.
    expect(ann.page.locator(".status .contract")).not_to_contain_text("×1")


def test_the_answers_to_a_claim_are_explained(visit: Visit) -> None:
    ann, ben, cid = visit(), visit(), visit()
    # A robot that refuses would take the question away while Ben reads it.
    free = {"kind": "open"}
    seats = {"S": {"kind": "me"}, "N": {"kind": "robot", "level": "novice"}, "W": free, "E": free}
    key = ann.make_table("minibridge", deal=STRONG, dealer="N", seats=seats, **COUNTED)
    ben.ask("POST", f"/api/tables/{key}/sit", {"player": "p4"})
    cid.ask("POST", f"/api/tables/{key}/sit", {"player": "p2"})
    ben.go(f"/table/{key}")
    ann.page.locator(".box td .key").first.click()
    ann.page.get_by_role("button", name="Claim …").click()
    ann.page.locator("dialog .button.strong").click()
    asked = ben.page.locator(".question")
    expect(asked.get_by_role("button")).to_have_text(["Agreed", "No", "Play on", "Explain more"])
    asked.get_by_text("What the answers mean").click()
    expect(asked.locator("li")).to_have_count(4)
    expect(asked).to_contain_text("No: the cards are played on as usual.")
    ben.accessible()


def test_a_place_nobody_has_is_called_free_and_nothing_else(ann: Visitor) -> None:
    ann.make_table("minibridge", seats={"S": {"kind": "me"}, "W": {"kind": "open"}})
    place = ann.page.locator(".waiting li", has_text="West").first
    expect(place).to_have_text("West free place")
    ann.beside("Players")
    expect(ann.page.locator("aside .people li").last).to_contain_text("free")
    expect(ann.page.locator("aside .people")).not_to_contain_text("open")


def test_a_deal_without_play_says_why_and_goes_on_in_one_tap(visit: Visit) -> None:
    """At a table that counts points itself it can be over before anybody did anything."""
    ann = visit(width=390, height=664)
    ann.make_table("minibridge", deal=EVEN, dealer="N", **COUNTED)
    panel = ann.page.locator(".between")
    expect(panel).to_contain_text("Both sides have 20 points, so the cards are dealt again")
    expect(panel.locator(".sayings li")).to_have_count(4)
    expect(panel.get_by_role("button", name="Next deal")).to_be_in_viewport()
    ann.next_deal()


def test_mb_amb_09_who_miscounts_three_times_is_told_the_points(visit: Visit) -> None:
    ann = visit()
    ann.make_table("minibridge", deal=STRONG, dealer="N")
    ann.page.get_by_role("button", name="I count myself").click()
    for wrong in range(3):
        field = ann.page.get_by_label("Points in your hand")
        expect(field).to_be_visible()
        seq = ann.seq()
        field.fill("16")
        field.press("Enter")
        if wrong < 2:
            # The others tell theirs again, and it is my turn.
            ann.page.wait_for_function(_SEQ, arg=seq + 4)
            ann.sees("What was told did not make 40 together: everybody counts again.")
    ann.sees("Three times the points did not make 40, so the table has told them.")
    told = ["North11 points", "East3 points", "South17 points", "West9 points"]
    expect(ann.page.locator(".sayings li")).to_have_text(told)
    ann.accessible()


def _all_think(socket: WebSocketRoute) -> None:
    """Have the page told again and again that every robot thinks."""
    server = socket.connect_to_server()

    def told(text: str | bytes) -> None:
        message: dict[str, Any] = json.loads(text)
        if "room" in message:
            message["room"]["thinking"] = ["p1", "p2", "p4"]
        socket.send(json.dumps(message))

    server.on_message(told)


def test_only_who_is_to_act_is_shown_to_think(visit: Visit) -> None:
    ann = visit()
    ann.stand_between(_all_think)
    ann.open()
    dots = ann.page.locator(".dots")
    ann.make_table("rulebook", deal=STRONG, dealer="W", pace=5)
    expect(dots).to_have_count(1)
    ann.make_table("rulebook", deal=STRONG, dealer="S")
    ann.page.wait_for_selector(".bidding")
    expect(dots).to_have_count(0)
    ann.make_table("minibridge", deal=EVEN, dealer="N", **COUNTED)
    ann.page.wait_for_selector(".between")
    expect(dots).to_have_count(0)
