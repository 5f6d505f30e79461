"""What a person does at a table besides playing cards."""

from __future__ import annotations

import time

from playwright.sync_api import expect

from tests.browser.conftest import MOVING, Visit
from tests.browser.elsewhere import after_a_trick
from tests.browser.visitor import Visitor


def _play_one(ann: Visitor) -> str:
    """Play my first legal card with the mouse; its name."""
    card = ann.page.locator(".mine .card.live").first
    name = card.get_attribute("data-card") or ""
    card.click(position={"x": 8, "y": 20})
    expect(ann.page.locator(f".mine .card[data-card='{name}']")).to_have_count(0)
    return name


def test_an_undo_among_robots_is_granted_at_once(ann: Visitor) -> None:
    ann.wait_at_my_card()
    name = _play_one(ann)
    ann.page.get_by_role("button", name="Take back").click()
    expect(ann.page.locator(f".mine .card[data-card='{name}']")).to_have_count(1)


def test_the_last_trick_can_be_seen_again(ann: Visitor) -> None:
    ann.make_table("bridge-whist", after_a_trick)
    last = ann.page.get_by_role("button", name="Last trick")
    ann.play_until("find('[data-tool=last-trick]')")
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


def test_who_wants_no_movement_has_none(visit: Visit) -> None:
    """By the device or by our own setting: what glows for ever does not flicker instead."""
    still = "document.getAnimations().length === 0"
    ann = visit(**MOVING)
    ann.wait_at_my_call()
    assert not ann.page.evaluate(still)
    ann.page.emulate_media(reduced_motion="reduce")
    ann.page.wait_for_function(f"() => {still}")
    ann.page.emulate_media(reduced_motion="no-preference")
    ann.page.wait_for_function(f"() => !({still})")
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_label("none", exact=True).check()
    ann.page.wait_for_function(f"() => {still}")


def test_a_deal_is_played_by_keyboard_alone(visit: Visit) -> None:
    ann = visit(**MOVING)
    ann.open()
    keys = ann.page.keyboard
    play = ann.page.locator(".hero button")
    expect(play).to_be_enabled()
    play.focus()
    keys.press("Enter")
    ann.page.wait_for_selector(".cloth")
    ann.hurry_robots()
    script = """() => { const one = ['.go .key', '.notice .button.strong',
        '.ceremony .button.strong', '.box .key', '.card.live']
        .map((s) => document.querySelector(s)).find(Boolean); one?.focus(); return !!one; }"""
    until = time.monotonic() + 240
    while not ann.page.locator(".between").count() and time.monotonic() < until:
        if ann.page.evaluate(script):
            keys.press("Enter")
        ann.page.wait_for_timeout(40)
    expect(ann.page.locator(".between")).to_be_visible()


def test_the_arrows_move_along_the_hand(ann: Visitor) -> None:
    ann.wait_at_my_call()
    names = ann.hand()
    ann.page.locator(".mine .card").first.focus()
    ann.page.keyboard.press("ArrowRight")
    ann.page.keyboard.press("ArrowRight")
    focused = ann.page.evaluate("document.activeElement.dataset.card")
    assert focused == names[2]


def test_what_happens_is_said_to_a_screen_reader(ann: Visitor) -> None:
    ann.wait_at_my_card()
    name = _play_one(ann)
    ann.page.wait_for_function(
        "() => / (of|points)/.test(document.querySelector('[data-spoken]').textContent)"
    )
    assert name


def test_with_two_taps_the_first_only_lifts_the_card(visit: Visit) -> None:
    ann = visit()
    # First to my card: what plays on until then must not lift one.
    ann.wait_at_my_card()
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
    ann.wait_at_my_card()
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


def test_a_long_row_of_cards_ends_within_a_phone(visit: Visit) -> None:
    ann = visit(width=360, height=740, has_touch=True, is_mobile=True)
    cards = "N:KQ94.QJ5.A43.876 A765.874.QJT.Q93 J.T96.K852.AKJ42 T832.AK32.976.T5"
    ann.make_table("minibridge", deal=cards, dealer="S")
    rows = ann.page.locator(".mine .part")
    expect(rows).to_have_count(2)
    for row in rows.all():
        last = row.locator(".card").last.bounding_box()
        around = row.bounding_box()
        assert last is not None
        assert around is not None
        assert last["x"] + last["width"] <= around["x"] + around["width"] + 0.5 <= 360.5


def test_mb_4_1_one_tap_tells_the_points_and_who_wishes_counts(visit: Visit) -> None:
    """MB-AMB-09, MB-AMB-03: forty together; then robots agree to a second game."""
    ann = visit()
    cards = "N:KJ94.QJ5.A43.876 765.874.QJ976.93 AQ2.A96.K852.A42 T83.KT32.T.KQJT5"
    ann.make_table("minibridge", deal=cards, dealer="S")
    box = ann.page.locator("form.box")
    expect(box).to_contain_text("Your cards count 17")
    ann.accessible()
    box.get_by_role("button", name="I count myself").click()
    expect(box).not_to_contain_text("17")
    box.get_by_label("Points in your hand").fill("18")
    box.get_by_role("button", name="Tell").click()
    expect(ann.page.locator(".sayings")).to_contain_text("everybody counts again")
    box.get_by_role("button", name="Count for me").click()
    box.get_by_role("button", name="17 points").click()
    expect(ann.page.get_by_role("group", name="Your choice")).to_be_visible()
    ann.play()
    ann.page.get_by_label("Next deal: first or second game?").select_option(
        "Second game: North, South"
    )
    expect(ann.page.locator(".between")).to_contain_text("second game of North, South")
    ann.accessible()
    ann.next_deal()
    expect(ann.page.locator(".plate.danger")).to_have_count(2)
