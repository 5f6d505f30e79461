"""The page without a network, after an upgrade, and under a name that browsers hold for unsafe."""

from __future__ import annotations

import time
import urllib.request
from urllib.parse import urlsplit

from playwright.sync_api import Route, expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

_SEEN = "dispatchEvent(new Event('visibilitychange'))"


def test_what_was_seen_can_be_read_without_a_network(visit: Visit) -> None:
    ann = visit(service_workers="allow")
    ann.open()
    ann.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    ann.open("/rules/minibridge")
    ann.sees("The aim")
    rules = ann.page.locator("main").inner_text()
    kept = {"system": "rulebook", "names": ["Ann", "Ben", "Eha", "Mai"]}
    sheet = ann.ask("POST", "/api/sheets", kept)["sheet"]
    ann.open(f"/sheet/{sheet}")
    expect(ann.page.locator("main")).to_contain_text("Eha")
    ann.page.context.set_offline(True)
    ann.open("/rules/minibridge")
    ann.sees("There is no connection to the server. Rules, finished deals and sheets")
    ann.sees("The aim")
    assert ann.page.locator("main").inner_text() == rules
    ann.open(f"/sheet/{sheet}")
    expect(ann.page.locator("main")).to_contain_text("Eha")
    ann.open("/rules/hungarian")
    ann.sees("this was never opened here before")
    ann.page.context.set_offline(False)
    expect(ann.page.locator(".offline")).to_have_count(0)


_KEPT = """async () => {
  const seen = await (await caches.open('sansatout-seen')).keys();
  const paths = seen.map((one) => new URL(one.url).pathname);
  return ['/api/games', '/api/locales', '/api/me'].every((one) => paths.includes(one));
}"""


def test_after_the_very_first_visit_the_shelf_is_there_without_a_network(visit: Visit) -> None:
    ann = visit(language="sv", service_workers="allow")
    ann.open()
    ann.page.wait_for_selector(".book")
    shelf = ann.page.locator(".shelf").inner_text()
    until = time.monotonic() + 60
    while not ann.page.evaluate(_KEPT):
        assert time.monotonic() < until, "what the shelf needs is not kept"
        ann.page.wait_for_timeout(50)
    ann.page.context.set_offline(True)
    ann.open()
    expect(ann.page.locator(".offline")).to_contain_text("Det finns ingen förbindelse")
    expect(ann.page.locator(".book")).to_have_count(6)
    assert ann.page.locator(".shelf").inner_text() == shelf
    ann.page.context.set_offline(False)


def test_the_page_can_be_installed(ann: Visitor) -> None:
    ann.open()
    found = ann.ask("GET", ann.page.locator("link[rel=manifest]").get_attribute("href") or "")
    assert (found["display"], found["start_url"]) == ("standalone", "/")
    for icon in found["icons"]:
        answer = ann.page.request.get(ann.address + icon["src"])
        assert (answer.status, answer.headers["content-type"]) == (200, icon["type"])


def test_a_page_that_is_not_the_newest_loads_the_newest_once(visit: Visit) -> None:
    ann = visit()
    ann.open("/rules/minibridge")
    html = urllib.request.urlopen(ann.address).read().decode()

    def upgraded(route: Route) -> None:
        newer = html.replace("/assets/index-", "/assets/index-newer-")
        route.fulfill(body=newer, content_type="text/html")

    ann.page.route(lambda url: urlsplit(url).path == "/", upgraded)
    with ann.page.expect_navigation():
        ann.page.evaluate(f"document.{_SEEN}")
    ann.page.wait_for_selector("h1")
    ann.page.evaluate(f"document.{_SEEN}")
    ann.sees("There is a newer version of this page.")


def test_under_a_plain_name_links_are_copied_and_nothing_is_missing(visit: Visit) -> None:
    ann = visit(width=390, height=664)
    ann.address = ann.address.replace("127.0.0.1", "sansatout.test")
    ann.open("/new/minibridge")
    assert ann.page.evaluate("[isSecureContext, 'serviceWorker' in navigator]") == [False, False]
    ann.page.get_by_role("radio", name="Friends by link").check()
    ann.page.get_by_label("Your name, for the others").fill("Ann")
    ann.page.get_by_role("button", name="Sit down and play").click()
    ann.page.wait_for_selector(f"svg[data-qr^='{ann.address}/join/']")
    expect(ann.page.get_by_role("button", name="Share the link")).to_have_count(0)
    ann.page.get_by_role("button", name="Copy the link").click()
    expect(ann.page.get_by_role("button", name="Copied")).to_be_visible()
    ann.page.get_by_role("button", name="Settings").click()
    ann.sees("Browsers show them only for pages that are opened over https.")
