"""What the page says when a board or a round is over."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.elsewhere import round_over
from tests.browser.visitor import Visitor


def test_a_board_is_one_score_and_imps_against_robots(ann: Visitor) -> None:
    ann.make_table("duplicate")
    assert ann.play()
    panel = ann.page.locator(".between")
    expect(panel.get_by_role("heading", name="Board 1 is over")).to_be_visible()
    expect(panel).to_contain_text("Dealer: North. Nobody is vulnerable.")
    expect(panel).to_contain_text("At the other table")
    expect(panel).to_contain_text("IMPs")
    expect(ann.page.locator(".boards tbody tr")).to_have_count(1)
    ann.accessible()


def test_a_round_ends_with_who_won_and_old_sheets_stay(ann: Visitor) -> None:
    ann.make_table("bridge-whist", round_over)
    end = ann.page.locator(".round-end")
    expect(end).to_contain_text("win the round")
    expect(end).to_contain_text("In the general account")
    expect(end).to_contain_text("Next round:")
    expect(ann.page.get_by_role("button", name="Next deal")).to_be_in_viewport()
    ann.next_deal()
    ann.page.get_by_text("Earlier rounds").click()
    ann.page.get_by_role("button", name="Round 1").click()
    expect(ann.page.locator(".past .sheet")).to_be_visible()
