"""What a person does at a table besides playing cards."""

from __future__ import annotations

import time

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor


def _play_one(ann: Visitor) -> str:
    """Play my first legal card with the mouse; its name."""
    card = ann.page.locator(".mine .card.live").first
    name = card.get_attribute("data-card") or ""
    card.click(position={"x": 8, "y": 20})
    expect(ann.page.locator(f".mine .card[data-card='{name}']")).to_have_count(0)
    return name


def test_an_undo_among_robots_is_granted_at_once(visit: Visit) -> None:
    ann = visit()
    ann.make_table("minibridge")
    ann.play_to_my_card()
    name = _play_one(ann)
    ann.page.get_by_role("button", name="Take back").click()
    expect(ann.page.locator(f".mine .card[data-card='{name}']")).to_have_count(1)


def test_the_last_trick_can_be_seen_again(visit: Visit) -> None:
    ann = visit()
    ann.make_table("bridge-whist")
    ann.play_to_my_card()
    last = ann.page.get_by_role("button", name="Last trick")
    ann.play_until(lambda: last.count() > 0)
    last.click()
    expect(ann.page.locator(".notice .cards li")).to_have_count(4)
    ann.accessible()


def test_the_language_changes_at_once_in_mid_deal(visit: Visit) -> None:
    ann = visit()
    ann.wait_at_my_call()
    before, count = ann.seq(), len(ann.hand())
    ann.page.get_by_label("Language").select_option("et")
    expect(ann.page.locator("html")).to_have_attribute("lang", "et")
    assert len(ann.hand()) == count
    assert ann.seq() == before
    ann.page.locator(".lang").select_option("sv")
    expect(ann.page.locator("html")).to_have_attribute("lang", "sv")


def test_the_page_speaks_the_browsers_language(visit: Visit) -> None:
    ann = visit(language="sl")
    ann.open()
    expect(ann.page.locator("html")).to_have_attribute("lang", "sl")


def test_leaving_and_coming_back_keeps_the_seat(visit: Visit) -> None:
    ann = visit()
    key = ann.wait_at_my_call()
    cards = ann.hand()
    ann.open("/history")
    ann.page.locator(f"a[href='/table/{key}']").click()
    ann.page.wait_for_selector(".bidding")
    assert ann.hand() == cards


def test_a_deal_is_played_by_keyboard_alone(visit: Visit) -> None:
    ann = visit()
    ann.open()
    keys = ann.page.keyboard
    ann.page.locator(".hero button").focus()
    keys.press("Enter")
    ann.page.wait_for_selector(".cloth")
    ann.hurry_robots()
    script = """() => { const one = ['.notice .button.strong',
        '.ceremony .button.strong', '.box .key', '.card.live']
        .map((s) => document.querySelector(s)).find(Boolean); one?.focus(); return !!one; }"""
    until = time.monotonic() + 240
    while not ann.page.locator(".between").count() and time.monotonic() < until:
        if ann.page.evaluate(script):
            keys.press("Enter")
        ann.page.wait_for_timeout(40)
    expect(ann.page.locator(".between")).to_be_visible()


def test_the_arrows_move_along_the_hand(visit: Visit) -> None:
    ann = visit()
    ann.wait_at_my_call()
    names = ann.hand()
    ann.page.locator(".mine .card").first.focus()
    ann.page.keyboard.press("ArrowRight")
    ann.page.keyboard.press("ArrowRight")
    focused = ann.page.evaluate("document.activeElement.dataset.card")
    assert focused == names[2]


def test_what_happens_is_said_to_a_screen_reader(visit: Visit) -> None:
    ann = visit()
    ann.make_table("minibridge")
    ann.play_to_my_card()
    name = _play_one(ann)
    ann.page.wait_for_function(
        "() => / (of|points)/.test(document.querySelector('[data-spoken]').textContent)"
    )
    assert name


def test_with_two_taps_the_first_only_lifts_the_card(visit: Visit) -> None:
    ann = visit()
    ann.make_table("minibridge")
    # First to my card: what plays on until then must not lift one.
    ann.play_to_my_card()
    ann.page.get_by_role("button", name="Settings").click()
    ann.accessible()
    ann.page.get_by_label("two taps, against slips").check()
    ann.page.get_by_role("button", name="Close").click()
    before, seq = ann.hand(), ann.seq()
    card = ann.page.locator(".mine .card.live").first
    card.click(position={"x": 8, "y": 20})
    expect(card).to_have_attribute("aria-pressed", "true")
    assert (ann.hand(), ann.seq()) == (before, seq)
    card.click(position={"x": 8, "y": 20})
    expect(ann.page.locator(".mine .card")).to_have_count(len(before) - 1)


def test_a_phone_has_room_for_a_whole_deal(visit: Visit) -> None:
    ann = visit(width=360, height=740, has_touch=True, is_mobile=True)
    ann.make_table("minibridge")
    ann.play_to_my_card()
    wide = ann.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 360
    for card in ann.page.locator(".mine .card").all():
        box = card.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360.5
    ann.accessible()
    ann.play()
    expect(ann.page.locator(".between")).to_be_visible()
