"""Who is who on the page: other sites, other browsers, places that are lost and given again."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.test_people import _sit_down_together
from tests.browser.visitor import Visitor

EVIL = "http://evil.example/"
ASK = "Ask: are you there?"


def _visit_evil(page: Page, content: str) -> None:
    """Open a page of another site."""
    page.route(f"{EVIL}**", lambda route: route.fulfill(content_type="text/html", body=content))
    page.goto(EVIL)


def _person(someone: Visitor) -> str:
    who: str = someone.ask("GET", "/api/me")["person"]
    return who


def test_another_site_takes_nobodys_identity_and_its_links_work(visit: Visit) -> None:
    ann = visit()
    ann.wait_at_my_call()
    person, cards, path = _person(ann), ann.hand(), ann.page.evaluate("location.pathname")
    form = f'<form method=post action="{ann.address}/api/tables"><input name=x></form>'
    with ann.page.expect_response("**/api/tables") as answer:
        _visit_evil(ann.page, form + "<script>document.forms[0].submit()</script>")
    assert answer.value.status == 403
    ann.page.unroute(f"{EVIL}**")
    _visit_evil(ann.page, f'<a href="{ann.address}{path}">come</a>')
    ann.page.get_by_text("come").click()
    ann.page.wait_for_selector(".bidding")
    assert (_person(ann), ann.hand()) == (person, cards)


@pytest.mark.soak
def test_two_servers_on_one_host_keep_two_identities(visit: Visit, tmp_path: Path) -> None:
    other = House(tmp_path)
    other.open()
    try:
        here = visit()
        there = Visitor(here.page, other.address)
        people = []
        for someone in (here, there, here, there):
            someone.open()
            people.append(_person(someone))
        assert people[:2] == people[2:]
    finally:
        other.close()


def _settings(someone: Visitor) -> None:
    someone.page.get_by_role("button", name="Settings").click()
    expect(someone.page.get_by_role("heading", name="Where I am signed in")).to_be_visible()


def test_i_carry_myself_to_my_phone_and_sign_it_out(visit: Visit) -> None:
    ann, phone = visit(), visit(width=360, height=740)
    ann.wait_at_my_call()
    person = _person(ann)
    _settings(ann)
    ann.page.get_by_label("Your name").fill("Robot 1")
    ann.page.get_by_label("Your name").blur()
    ann.sees("‘Robot 1’ looks like a robot’s name; expected a person’s")
    for waiting in (1, 2):
        ann.page.get_by_role("button", name="Carry me to another browser").click()
        expect(ann.page.get_by_role("button", name="Take back")).to_have_count(waiting)
    ann.page.get_by_role("button", name="Take back").first.click()
    expect(ann.page.get_by_role("button", name="Take back")).to_have_count(1)
    link = ann.page.locator("[data-link*='/me/']").get_attribute("data-link") or ""
    ann.accessible()
    phone.make_table("minibridge")
    phone.open(link.removeprefix(phone.address))
    phone.sees("Here you are somebody else, with a place at one table or sheet.")
    phone.accessible()
    assert _person(phone) != person, "opening a link changes nothing"
    phone.page.get_by_role("button", name="Yes, that is me").click()
    phone.page.wait_for_selector(".book")
    assert _person(phone) == person
    phone.open(ann.page.evaluate("location.pathname"))
    phone.page.wait_for_selector(".bidding")
    ann.page.reload()
    ann.page.wait_for_selector(".bidding")
    _settings(ann)
    ann.hears("dialog", lambda dialog: dialog.accept())
    ann.page.locator("li", has_not_text="this browser").get_by_role(
        "button", name="Sign out"
    ).click()
    phone.sees("This browser was signed out by another one of yours.")
    phone.open()
    assert _person(phone) != person


def _who_waits(*people: Visitor) -> Visitor:
    """Go on until one of the people may ask another for a sign of life; which one."""
    until = time.monotonic() + 120
    while time.monotonic() < until:
        for one in people:
            if one.page.get_by_role("button", name=ASK).count():
                return one
            one.page.wait_for_timeout(50)
    raise AssertionError("nobody waits for anybody")


def test_who_is_waited_for_is_asked_and_answers(visit: Visit) -> None:
    ann, ben = _sit_down_together(visit, 2)
    for one in (ann, ben):
        one.beside("Players")
    asks = _who_waits(ann, ben)
    asked = ben if asks is ann else ann
    asks.page.get_by_role("button", name=ASK).click()
    expect(asked.page.get_by_role("alert")).to_contain_text("Are you there?")
    asked.accessible()
    asked.page.get_by_role("button", name="I am here").click()
    expect(asked.page.get_by_role("alert")).to_have_count(0)


def test_the_hosts_private_link_gives_the_hosts_powers_on_another_device(visit: Visit) -> None:
    ann, phone = visit(), visit(width=390, height=664)
    key = ann.wait_at_my_call()
    ann.beside("Players")
    link = ann.page.locator("aside [data-link*='/join/']").first.get_attribute("data-link") or ""
    phone.open(link.removeprefix(ann.address))
    phone.page.wait_for_selector(".cloth")
    assert phone.page.url.endswith(key)
    assert phone.hand() == ann.hand()
    phone.page.get_by_role("button", name="Players").click()
    phone.page.get_by_label("Pace of the robots").select_option("1.2")
    expect(ann.page.get_by_label("Pace of the robots")).to_have_value("1.2")
    phone.page.get_by_role("button", name="Free the place").first.click()
    expect(ann.page.locator("aside .people li").first).to_contain_text("free")


def test_the_host_gives_a_place_again(visit: Visit) -> None:
    ann, ben = _sit_down_together(visit, 2)
    ben.beside("Players")
    ben.page.get_by_role("button", name="Leave my seat to a robot").click()
    ann.beside("Players")
    ann.hears("dialog", lambda dialog: dialog.accept())
    ann.page.get_by_role("button", name="Give the place to another").click()
    ben.sees("The host has given your place away.")
    link = ann.page.locator("section [data-link*='/join/']").first.get_attribute("data-link") or ""
    zoe = visit()
    zoe.open(link.removeprefix(zoe.address))
    for name in ("Robot 1", "Zoe"):
        zoe.page.get_by_label("Your name").fill(name)
        zoe.page.get_by_role("button", name="Sit down").click()
        if name != "Zoe":
            zoe.sees("looks like a robot’s name")
    zoe.page.wait_for_selector(".cloth")
    expect(ben.page.locator(".people")).to_contain_text("Zoe")
