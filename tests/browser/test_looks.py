"""How cards and seats look: as large as there is room, in the letters one likes."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.four import Four, left_of
from tests.browser.sight import resized, unseen
from tests.browser.visitor import Visitor

STRONG_SOUTH = "N:J742.T32.K87.T95 K5.J984.Q642.J42 AQ963.AKQ5.A5.K3 T8.76.JT93.AQ876"
STRONG_EAST = "N:J742.T32.K87.T95 AQ963.AKQ5.A5.K3 K5.J984.Q642.J42 T8.76.JT93.AQ876"


def _choose(ann: Visitor, setting: str, value: str) -> None:
    ann.page.locator(".settings button").last.click()
    ann.page.locator(f"input[name={setting}][value={value}]").check()
    ann.page.keyboard.press("Escape")


def test_cards_grow_with_the_room_and_large_ones_are_larger(visit: Visit) -> None:
    ann = visit()
    ann.make_table("kontrakt", deal=STRONG_SOUTH, dealer="S")
    card = ann.page.locator(".mine .card").first

    def widths() -> list[float]:
        found = []
        for width, height in ((1280, 800), (1920, 1080), (2560, 1440)):
            ann.page.set_viewport_size({"width": width, "height": height})
            box = card.bounding_box()
            assert box is not None
            found.append(box["width"])
        return found

    normal = widths()
    assert normal[0] * 1.3 < normal[1] < normal[2] / 1.3
    _choose(ann, "cards", "large")
    assert all(large > 1.2 * usual for large, usual in zip(widths(), normal, strict=True))


def test_at_a_desk_the_box_of_the_laws_covers_nothing(four: Four) -> None:
    """When a double is possible the box has the most keys, and a remedy stands below it."""
    opener = four.turn()
    four.call(opener, "1NT")
    doubler = four.at[left_of(opener)]
    expect(doubler.page.locator(".bidding .X, .bidding #naming")).to_have_count(2)
    four.miscall(left_of(opener, 3), "1C")
    four.anyway(left_of(opener, 3))
    found = []
    for width, height in ((1280, 800), (1366, 650)):
        for seat, one in four.at.items():
            resized(one, width, height)
            found += [f"{seat} at {width}x{height}: {what}" for what in unseen(one)]
    for one in four.at.values():
        resized(one, 1280, 800)
    assert found == []


def test_cards_and_seats_have_the_letters_of_the_language(visit: Visit) -> None:
    ann = visit(language="sv")
    ann.make_table("kontrakt", deal=STRONG_SOUTH, dealer="S")
    expect(ann.page.locator(".plate .seat")).to_have_text(["N", "Ö", "S", "V"])
    signs = ann.page.locator(".mine .face .rank")
    expect(signs.first).to_have_text("A")
    _choose(ann, "indices", "national")
    _choose(ann, "back", "blue")
    ann.page.reload()
    expect(signs.first).to_have_text("E")
    shown = set(signs.all_text_contents())
    assert {"E", "K", "D"} <= shown
    assert not {"A", "Q", "J"} & shown
    expect(ann.page.locator("html")).to_have_attribute("data-back", "blue")
    ann.page.locator(".lang").select_option("hu")
    expect(ann.page.locator(".plate .seat")).to_have_text(["É", "K", "D", "Ny"])
    expect(signs.first).to_have_text("Á")


def test_mb_amb_05_the_open_hand_is_drawn_opposite_declarer(ann: Visitor) -> None:
    """East declares: play goes South, the open hand, West, East."""
    ann.make_table("minibridge-3", deal=STRONG_EAST, dealer="S")
    assert "North" not in ann.page.locator(".status .score").inner_text()
    ann.play_until("find('.cloth[data-phase=play]')")
    expect(ann.page.locator(".place.left .plate")).to_contain_text("open hand")
    expect(ann.page.locator(".place.left .hand")).to_be_visible()
    expect(ann.page.locator(".place.right .plate")).to_contain_text("E")
    assert "Guest" not in ann.page.locator(".cloth").inner_text()
