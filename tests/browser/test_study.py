"""Studying: score tables, a deal of one's own choice against robots, a picture to take away."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.visitor import Visitor
from tests.printing.reading_pdf import read

DEAL = "N:KJ94.QJ5.A43.876 765.874.QJ976.93 AQ2.A96.K852.A42 T83.KT32.T.KQJT5"


def test_a_rules_page_shows_the_scores(ann: Visitor, tmp_path: Path) -> None:
    ann.go("/rules/kontrakt")
    table = ann.page.get_by_role("region", name="Tricks bid and made")
    spades = table.get_by_role("row", name="spades").get_by_role("cell")
    expect(spades).to_have_text(["9", "18", "27", "36", "45", "54", "63"], timeout=90_000)
    ann.page.get_by_role("button", name="P16", exact=True).click()
    expect(ann.page.get_by_role("note", name="P16")).to_contain_text("rubber premium alone")
    card = read(ann.saves("Table card (PDF)", tmp_path / "card.pdf").read_bytes())
    assert "♠ spades 9 18 27 36 45 54 63" in card.words


def test_a_pasted_deal_is_played_against_robots(ann: Visitor) -> None:
    ann.go("/analyse")
    ann.page.get_by_label("Deal, PBN or LIN").fill(DEAL)
    ann.page.get_by_role("button", name="Analyse", exact=True).click()
    ann.page.get_by_label("Game").select_option("minibridge", timeout=90_000)
    ann.page.get_by_role("button", name="Play it").click()
    ann.page.wait_for_url("**/table/**", timeout=90_000)
    expect(ann.page.locator(".status")).to_be_visible(timeout=90_000)


def test_a_deal_is_looked_at_with_the_coach_and_taken_away_as_a_picture(
    ann: Visitor, tmp_path: Path
) -> None:
    ann.see_a_scored_deal()
    coached = ann.page.locator("[data-coached]")
    expect(coached).to_have_count(0)
    ann.page.get_by_role("button", name="Coach").click()
    coached.wait_for(timeout=90_000)
    expect(ann.page.locator(".coach")).to_be_focused()  # The button has made room for the answer.
    assert not re.search("payload|robot-|page-|arguments", coached.inner_text())
    ann.accessible()
    ann.page.get_by_role("link", name="Look at the deal").click()
    button = ann.page.get_by_role("button", name="Picture (PNG)")
    button.wait_for(timeout=90_000)
    robots = ann.page.locator("details", has_text="decisions")
    robots.locator("summary").click()
    expect(robots.get_by_role("definition").first).not_to_be_empty(timeout=20_000)
    assert not re.search("payload|robot-|arguments", robots.inner_text())
    with ann.page.expect_download(timeout=90_000) as waiting:
        button.click()
    saved = tmp_path / "deal.png"
    waiting.value.save_as(saved)
    assert saved.read_bytes().startswith(b"\x89PNG")
    assert saved.stat().st_size > 5000
    ann.page.get_by_role("button", name="Coach").click()
    coached.wait_for(timeout=90_000)
    if coached.get_attribute("data-coached") != "0":
        ann.page.get_by_role("button", name="Try again from here").first.click()
        ann.page.wait_for_url("**/table/**", timeout=90_000)
        expect(ann.page.locator("[data-now]")).to_be_visible(timeout=90_000)
