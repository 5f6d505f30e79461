"""Friends come by one link, and everybody is called by name."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.acting import MY_CALL
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

FRIENDS = {"S": {"kind": "me"}, "N": {"kind": "open"}, "E": {"kind": "robot"},
           "W": {"kind": "robot"}}  # fmt: skip


def _invitation(host: Visitor) -> str:
    field = host.page.locator("[data-invitation]")
    return (field.get_attribute("data-invitation") or "").removeprefix(host.address)


def _sit_down(guest: Visitor, name: str) -> None:
    guest.page.get_by_label("Your name").fill(name)
    guest.page.get_by_role("button", name="Sit down").click()
    guest.page.wait_for_selector(".cloth")


def test_the_host_is_asked_for_a_name_and_gives_one_link_to_all(visit: Visit) -> None:
    host, ben = visit(), visit(width=390, height=664)
    host.open("/new/minibridge")
    expect(host.page.get_by_text("How they bid")).to_have_count(0)
    expect(host.page.get_by_role("radio", name="Me and robots")).to_be_checked()
    host.page.get_by_role("radio", name="Friends by link").check()
    host.page.get_by_label("Your name, for the others").fill("Dora")
    host.page.get_by_role("button", name="Sit down and play").click()
    host.page.wait_for_selector("svg[data-qr]")
    expect(host.page.get_by_text("Waiting for players")).to_have_count(1)
    host.sees("sansatout serve --host 0.0.0.0")
    host.accessible()
    link = _invitation(host)
    ben.open(link)
    ben.sees("Dora invites you to Minibridge.")
    expect(ben.page.get_by_role("radio")).to_have_count(3)
    ben.page.get_by_role("radio", name="East").check()
    ben.accessible()
    _sit_down(ben, "Ben")
    expect(host.page.locator(".waiting li", has_text="East")).to_contain_text("Ben")
    expect(ben.page.locator(".waiting li", has_text="South")).to_contain_text("Dora")
    ben.open(link)
    ben.page.wait_for_url("**/table/**")


def test_a_game_with_bidding_asks_how_robots_bid(visit: Visit) -> None:
    host = visit()
    host.open("/new/hungarian")
    host.sees("How they bid")


def test_a_used_invitation_and_a_wrong_link_say_so_at_once(visit: Visit) -> None:
    host, ben, late = visit(), visit(), visit()
    key = host.make_table("minibridge", seats=FRIENDS)
    invite = host.ask("GET", f"/api/tables/{key}")["players"][0]["invite"]
    ben.open(invite)
    _sit_down(ben, "Ben")
    late.open(invite)
    late.sees("Somebody has taken this place already")
    expect(late.page.get_by_label("Your name")).to_have_count(0)
    for path in ("/join/nowhere", "/table/nowhere"):
        late.go(path)
        expect(late.page.get_by_role("heading", level=1)).to_have_text(
            "There is no table at this address; perhaps a part of the link is missing."
        )


def test_the_draw_and_the_table_show_names_and_a_new_one_at_once(visit: Visit) -> None:
    host, ben = visit(), visit()
    host.make_table("rulebook", seats=FRIENDS, seating="draw")
    host.page.get_by_label("Your name, for the others").fill("Dora")
    host.page.get_by_role("button", name="That is me").click()
    ben.open(_invitation(host))
    _sit_down(ben, "Ben")
    host.page.locator(".spread button").first.click()
    expect(ben.page.locator(".drawn")).to_contain_text("Dora")
    ben.page.locator(".spread button").first.click()
    host.page.get_by_role("button", name="Settings").click()
    host.page.get_by_label("Your name").fill("Dorothea")
    host.page.keyboard.press("Tab")
    ben.beside("Players")
    expect(ben.page.locator(".people")).to_contain_text("Dorothea")
    expect(ben.page.locator("main")).not_to_contain_text(re.compile(r"\bp3\b"))
    expect(ben.page.locator("main")).not_to_contain_text("Guest")


def test_the_shelf_leads_back_to_the_table(ann: Visitor) -> None:
    key = ann.wait_at_my_call()
    ann.open("/")
    row = ann.page.locator(f".go-on li[data-table='{key}']")
    expect(row).to_contain_text("Your turn")
    expect(row).to_contain_text("Robot 1")
    row.get_by_role("link", name="Go on").click()
    ann.page.wait_for_selector(".bidding")
    expect(ann.page).to_have_title(re.compile("^Your turn · "))


def test_the_systems_own_sheet_shares_the_link(visit: Visit) -> None:
    ann = visit()
    ann.open()
    ann.page.evaluate("navigator.share = async (what) => { window.shared = what; }")
    ann.make_table("minibridge", seats=FRIENDS)
    ann.page.get_by_role("button", name="Share the link").click()
    shared = ann.page.evaluate("window.shared")
    assert shared["url"].endswith(_invitation(ann))
    assert shared["text"] == "Play Minibridge with me!"


def test_who_is_asked_comes_along_to_a_new_table(visit: Visit) -> None:
    ann, ben = visit(), visit()
    key = ann.make_table("minibridge", seats=FRIENDS)
    ben.open(_invitation(ann))
    _sit_down(ben, "Ben")
    made = ben.ask("POST", f"/api/tables/{key}/again")
    ann.sees("Ben has made a new table for the same people.")
    ann.page.get_by_role("button", name="Come along").click()
    ann.page.wait_for_url(f"**/table/{made['table']}")
    ann.page.wait_for_selector(".cloth")
    assert ben.ask("GET", f"/api/tables/{made['table']}")["started"]


_LISTENING = """() => {
  window.rung = 0;
  const ring = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () {
    window.rung += 1;
    return ring.call(this);
  };
  window.Notification = class {
    static permission = 'default';
    static async requestPermission() { return (this.permission = 'granted'); }
    constructor(title, options) { window.told = options.body; }
  };
  Object.defineProperty(document, 'hidden', { get: () => true });
}"""


def test_who_wants_it_is_called_by_sounds_and_notifications(visit: Visit) -> None:
    ann = visit()
    ann.open()
    ann.page.evaluate(_LISTENING)
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_role("group", name="Sounds").get_by_label("on").check()
    ann.page.get_by_role("button", name="Allow notifications").click()
    ann.sees("They are allowed.")
    ann.page.keyboard.press("Escape")
    ann.make_table("kontrakt")
    ann.play_until(MY_CALL)
    ann.page.wait_for_function("() => window.rung > 0 && window.told")
    assert "It is your turn in" in ann.page.evaluate("window.told")
