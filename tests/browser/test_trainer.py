"""The laws trainer in the browser: a chapter, a position, one's right, and the law."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from sansatout.trainer import exercise, mark
from sansatout.trainer.texts import verdict
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor


def test_a_right_is_found_and_explained_with_the_law(ann: Visitor) -> None:
    """L-LOOT-1: exercise 3 of the chapter; the law is told once the answer is given."""
    right = {answer.key for answer in exercise("L-LOOT", 3).answers if answer.right}
    ann.open("/rules/rulebook")
    ann.page.get_by_role("link", name="The laws trainer").click()
    ann.page.get_by_role("link", name="Leads out of turn").click()
    ann.page.wait_for_selector(".answer")
    ann.accessible()
    ann.go("/trainer/L-LOOT/3")
    ann.page.wait_for_selector(".answer")
    for key in right:
        ann.page.locator(f'.answer input[value="{key}"]').check()
    ann.page.get_by_role("button", name="Check").click()
    expect(ann.page.locator(".verdict")).to_contain_text("Right.")
    expect(ann.page.locator("blockquote")).to_contain_text("L-LOOT-1")
    ann.accessible()
    expect(ann.page).to_have_title("Leads out of turn · The laws trainer · School · Sansatout")
    expect(ann.page.locator("nav [aria-current]")).to_have_text("School")
    ann.page.locator("main header").get_by_role("link", name="School").click()
    ann.page.wait_for_url("**/school")
    chapter = ann.page.locator("li", has=ann.page.get_by_role("link", name="Leads out of turn"))
    expect(chapter).to_contain_text("1 of 2 firm")
    ann.page.get_by_role("link", name="My learning").click()
    expect(ann.page.locator("li", has_text="L-LOOT-1").first).to_contain_text("1 of 1 right")
    assert ann.complaints == []


def test_a_wrong_answer_is_told_where_it_belongs(visit: Visit) -> None:
    one = exercise("L-LOOT", 3)
    wrong = next(a.key for a in one.answers if not a.right and a.key != "nothing")
    ann = visit(width=360, height=740, color_scheme="dark")
    ann.open("/trainer/L-LOOT/3")
    ann.page.wait_for_url("**/school/laws/L-LOOT/3")
    ann.page.locator(f'.answer input[value="{wrong}"]').check()
    ann.page.get_by_role("button", name="Check").click()
    expect(ann.page.locator(".verdict")).to_contain_text("Not quite.")
    told = next(each for each in mark(one, [wrong]) if each.answer.key == wrong)
    expect(ann.page.locator(".answer.bad")).to_contain_text(verdict(one, told).text())
    expect(ann.page.locator(".answer.good")).to_have_count(
        sum(answer.right for answer in one.answers)
    )
    ann.accessible()
    ann.page.get_by_role("link", name="The next one").click()
    ann.page.wait_for_url("**/school/laws/L-LOOT/4")
    expect(ann.page.locator(".verdict")).to_have_count(0)
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize(
    ("chapter", "name"), [("L-DRAW", "The draw for seats"), ("PB", "The pamphlet’s own list")]
)
def test_where_nobody_chooses_one_says_what_follows(visit: Visit, chapter: str, name: str) -> None:
    """L-DRAW-2, PB-3.3: the law alone decides, and the answer is what the referee does."""
    number = next(n for n in range(20) if exercise(chapter, n).position.follows)
    one = exercise(chapter, number)
    right = next(answer.key for answer in one.answers if answer.right)
    ann = visit()
    ann.open("/trainer")
    ann.page.get_by_role("link", name=name).wait_for()
    ann.go(f"/trainer/{chapter}/{number}")
    expect(ann.page.locator("legend")).to_contain_text("What follows?")
    ann.page.locator(f'.answer input[value="{right}"]').check()
    ann.page.get_by_role("button", name="Check").click()
    expect(ann.page.locator(".verdict")).to_contain_text("Right.")
    expect(ann.page.locator("blockquote")).to_contain_text(one.position.law)
    ann.accessible()
    assert ann.complaints == []
