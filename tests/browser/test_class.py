"""A class on the page: a teacher and four pupils, from the code on the wall to the results."""

from __future__ import annotations

import csv
import io
import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

DEAL = "N:AKQ2.KQ4.A32.K43 J54.A32.KQ4.A652 T987.J65.JT9.QJT 63.T987.8765.987"


def _come(pupil: Visitor, name: str) -> None:
    pupil.page.get_by_label("Your name").fill(name)
    pupil.page.get_by_role("button", name="Come in").click()
    expect(pupil.page.locator("main")).to_contain_text(f"Hello, {name}!")


def _give(teacher: Visitor) -> None:
    page = teacher.page
    page.get_by_label("Deals from a text").check()
    page.get_by_label("Deals as PBN").fill(DEAL)
    page.get_by_label("Pupils at a table").select_option("2")
    page.get_by_label("Robots play").select_option("novice")
    page.get_by_label("Pace of the robots").select_option("0")
    page.get_by_role("button", name="Give it to all").click()


def _open(teacher: Visitor) -> str:
    """Open a class; the code on its wall."""
    teacher.open("/school")
    teacher.page.get_by_role("link", name="Class", exact=True).click()
    teacher.page.get_by_label("What the class is called").fill("Monday")
    teacher.page.get_by_role("button", name="Open it").click()
    code = teacher.page.locator("[data-code]").inner_text()
    teacher.page.get_by_role("button", name="Large, for the wall").click()
    link = teacher.page.locator("svg.qr").get_attribute("data-qr") or ""
    assert f"/class?code={code}" in link
    teacher.accessible()
    teacher.page.keyboard.press("Escape")
    return code


def _knock(pupil: Visitor, code: str) -> None:
    pupil.page.get_by_label("The code on the wall").fill(code)
    pupil.page.get_by_role("button", name="Knock").click()


def _stop_and_show(teacher: Visitor, pupils: list[Visitor]) -> None:
    teacher.page.get_by_role("button", name="Stop all").click()
    for pupil in pupils:
        expect(pupil.page.locator("[data-paused]")).to_be_visible()
    teacher.page.get_by_label("Your words to it").fill("Count your points first.")
    teacher.page.get_by_role("button", name="Show it to all").click()
    for pupil in pupils:
        dialog = pupil.page.get_by_role("dialog", name="The teacher shows")
        expect(dialog).to_contain_text("Count your points first.")
        expect(dialog.get_by_role("region", name="West")).to_contain_text("10")
    pupils[0].accessible()
    teacher.accessible()
    teacher.page.get_by_role("button", name="Stop showing").click()
    expect(pupils[0].page.get_by_role("dialog")).to_have_count(0)
    teacher.page.get_by_role("button", name="All go on").click()
    for pupil in pupils:
        expect(pupil.page.locator("[data-paused]")).to_have_count(0)


def test_a_teacher_and_four_pupils(visit: Visit) -> None:
    teacher, names = visit(), ("Anne", "Bob", "Chloe", "Dora Maximiliana von Hohenberg")
    code = _open(teacher)
    pupils = [visit(width=390, height=740) for _ in names]
    first, *others = pupils
    first.open("/class")
    _knock(first, "ABCD-EFGH")
    expect(first.page.get_by_role("alert")).to_contain_text("no class has this code")
    _knock(first, code.lower().replace("-", " "))
    _come(first, names[0])
    expect(first.page.get_by_role("button", name="Leave the class")).to_be_visible()
    first.accessible()
    for pupil, name in zip(others, names[1:], strict=True):
        pupil.open(f"/class?code={code}")
        _come(pupil, name)
    expect(teacher.page.get_by_role("heading", name="4 pupils")).to_be_visible()

    _give(teacher)
    for pupil in pupils:
        pupil.page.wait_for_selector(".cloth .mine .card")
    tables = teacher.page.locator("[data-table]")
    expect(tables).to_have_count(2)
    expect(tables.nth(0)).to_contain_text("Anne")
    expect(tables.nth(1)).to_contain_text("Dora")
    assert tables.nth(1).evaluate("one => one.scrollWidth <= one.clientWidth")
    _stop_and_show(teacher, pupils)
    _leave_and_come_back(teacher, others[0])
    teacher.page.get_by_role("link", name="Table 1").first.click()
    for seat in ("North", "East", "South", "West"):
        expect(teacher.page.get_by_role("group", name=seat).locator(".card")).not_to_have_count(0)
    teacher.page.get_by_role("link", name="Back to the class").click()

    for pupil in pupils:
        pupil.begin_to_play()
    for pupil in pupils:
        pupil.has_played()
        expect(pupil.page.locator("[data-now]")).to_have_text(
            "All deals are played. The teacher goes on."
        )
    for number in (1, 2):
        cell = teacher.page.locator(f"[data-cell='1-{number}']")
        expect(cell).to_contain_text(re.compile(r"North|East|South|West"))
    teacher.accessible()
    _take_results(teacher, names)


def _leave_and_come_back(teacher: Visitor, pupil: Visitor) -> None:
    """A pupil closes the page in the middle, and finds the place again."""
    hand = pupil.hand()
    where = pupil.page.url
    pupil.page.evaluate("sessionStorage.clear()")  # another window of the same browser comes back
    pupil.page.goto("about:blank")
    expect(teacher.page.locator("[data-table='1']")).to_contain_text("(away)")
    pupil.page.goto(f"{pupil.address}/class")
    pupil.page.get_by_role("link", name="Monday").click()
    pupil.page.wait_for_selector(".cloth .mine .card")
    assert pupil.page.url == where
    assert set(pupil.hand()) <= set(hand)
    expect(teacher.page.locator("[data-table='1']")).not_to_contain_text("(away)")


def _take_results(teacher: Visitor, names: tuple[str, ...]) -> None:
    with teacher.page.expect_download() as taken:
        teacher.page.get_by_role("link", name="Results as CSV").click()
    text = Path(taken.value.path()).read_text(encoding="utf-8-sig")
    head, *rows = csv.reader(io.StringIO(text))
    assert head[0] == "Deal"
    assert [row[:2] for row in rows] == [["1", "1"], ["1", "2"]]
    assert {name for row in rows for name in row[2:6]} >= set(names)
