"""Deals brought along and games played before: looked at on the page, and found again."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from sansatout.deal import Deal
from sansatout.formats.files import FORMATS
from sansatout.formats.records import deal_list
from sansatout.seats import Seat
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

NINE = "N:KJ94.QJ5.A43.876 765.874.QJ976.93 AQ2.A96.K852.A42 T83.KT32.T.KQJT5"
OTHER = "N:8.AJ8.AK98764.Q7 KJT.QT732.QT5.AT A42.K964.3.KJ642 Q97653.5.J2.9853"


def test_a_pasted_deal_is_analysed_and_has_an_address(ann: Visitor) -> None:
    ann.open("/analyse")
    ann.page.get_by_label("Deal, PBN or LIN").fill(NINE)
    ann.page.get_by_role("button", name="Analyse", exact=True).click()
    ann.page.wait_for_selector(".tricks tbody")
    south = ann.page.locator(".tricks tbody tr").nth(2).locator("td")
    assert south.all_inner_texts()[-1].strip() == "9"  # MB annex 3: nine at no trump
    north = ann.page.locator(".diagram .N .suit-row").all_text_contents()
    assert [row.split()[-1] for row in north] == ["KJ94", "QJ5", "A43", "876"]
    par = ann.page.locator(".par")
    expect(par).to_contain_text("Par: North-South 400 (nobody vulnerable)")
    ann.page.get_by_label("Vulnerable").select_option("NS")
    expect(par).to_contain_text("Par: North-South 600 (North-South vulnerable)")
    ann.page.get_by_label("Dealer").select_option("East")
    expect(ann.page.locator(".diagram .E")).to_contain_text("deals")
    address = ann.page.url
    ann.page.get_by_role("button", name="What every card is worth").click()
    expect(ann.page.locator("button.rank")).to_have_count(13)
    expect(ann.page.locator(".diagram")).to_be_in_viewport()
    ann.accessible()
    ann.page.goto(address)
    expect(ann.page.locator(".par")).to_contain_text("600 (North-South vulnerable)")
    expect(ann.page.locator(".diagram .E")).to_contain_text("deals")


def test_a_board_of_a_file_is_chosen(visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "two.pbn"
    file.write_text(FORMATS["pbn"].dumps(deal_list([Deal.parse(NINE), Deal.parse(OTHER)])))
    ann = visit(width=390, height=664)
    ann.open("/analyse")
    ann.page.get_by_label("Open a file (PBN, LIN or JSON)").set_input_files(file)
    boards = ann.page.get_by_label("Boards")
    boards.get_by_role("button", name="2", exact=True).click()
    expect(ann.page.get_by_role("heading", name="Board 2")).to_be_visible()
    ann.page.get_by_role("button", name="What every card is worth").click()
    expect(ann.page.locator(".diagram .W button.rank")).to_have_count(13)
    ann.accessible()
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= 390
    ann.page.get_by_role("button", name="Play it").click()
    ann.page.wait_for_selector(".cloth")
    assert sorted(ann.hand()) == sorted(str(card) for card in Deal.parse(OTHER)[Seat.S])


@pytest.mark.parametrize("width", [1280, 390])
def test_my_games_say_what_was_played(visit: Visit, width: int) -> None:
    ann = visit(width=width, height=800)
    ann.see_a_scored_deal("minibridge", deal=NINE)
    ann.go("/history")
    deal = ann.page.locator(".deal").first
    expect(deal.locator(".what")).to_contain_text(" by ")
    expect(deal.locator(".brought")).to_contain_text("points")
    if ann.page.get_by_role("button", name="What it cost").count():
        ann.page.get_by_role("button", name="What it cost").first.click()
        expect(deal.locator(".brought")).to_contain_text("lost")
    ann.accessible()
    ann.page.locator("main select").select_option("hungarian")
    ann.sees("No deals of this game.")
