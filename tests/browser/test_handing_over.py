"""The person plays what a robot opposite has won, and need not watch robots."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.visitor import Visitor
from tests.server.test_handing_over import GIVEN


def test_i_play_both_hands_when_my_robot_partner_declares(ann: Visitor) -> None:
    ann.make_table("minibridge", **GIVEN)
    ann.page.get_by_role("button", name="Go on").click()
    ann.page.wait_for_selector(".top .card.live, .mine .card.live")
    expect(ann.page.locator(".bottom .plate")).to_contain_text("both hands")
    expect(ann.page.get_by_role("button", name="Play to the end")).to_have_count(0)
    assert ann.play("find('.top .card.live')")
    card = ann.page.locator(".top .card.live").first
    name = card.get_attribute("data-card")
    card.click(position={"x": 8, "y": 20})
    expect(ann.page.locator(f".top .hand [data-card='{name}']")).to_have_count(0)


def test_dummy_lets_robots_play_to_the_end(ann: Visitor) -> None:
    ann.make_table("minibridge", **GIVEN, hand_over=False, pace=1.5)
    ann.page.get_by_role("button", name="Go on").click()
    ann.page.get_by_role("button", name="Play to the end").click()
    expect(ann.page.locator(".between")).to_be_visible()


def test_a_new_table_asks_who_plays_what_the_robot_wins(ann: Visitor) -> None:
    ann.go("/new/minibridge")
    box = ann.page.get_by_label("If my robot partner is declarer, I play both hands")
    expect(box).to_be_checked()
    ann.page.locator("#kind-W").select_option("open")
    expect(box).not_to_be_checked()
