"""Play problems on the page: a wrong card meets a layout, a right line counts, a shown one not."""

from __future__ import annotations

from playwright.sync_api import expect

from sansatout.cards import Hand
from sansatout.school.endings import EndingProblem, problems
from sansatout.school.endings.telling import seated
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

FIRST, SECOND = list(problems().values())[:2]
LIVE = ".cloth .live"


def open_problem(ann: Visitor, one: EndingProblem) -> None:
    ann.go("/school/problems")
    ann.page.locator(f'a[href="/school/problems/{one.id}"]').click()
    told = f"Take {one.goal} of the last {one.start.left} tricks."
    expect(ann.page.locator("h1")).to_have_text(told)
    ann.page.wait_for_selector(LIVE)


def play_line(ann: Visitor, one: EndingProblem) -> None:
    for seat, card in seated(one):
        if seat not in one.start.defenders:
            ann.page.locator(f'{LIVE}[data-card="{card}"]').click()
            ann.page.locator(".cloth").click(position={"x": 20, "y": 20})


def test_a_wrong_card_fails_and_the_layout_is_shown_then_the_line_wins(visit: Visit) -> None:
    ann = visit(width=360, height=740)
    ann.open("/school")
    ann.page.get_by_role("link", name="Problems").click()
    ann.accessible()
    open_problem(ann, FIRST)
    expect(ann.page.get_by_role("region", name="West")).to_have_count(0)
    ann.accessible()
    ann.page.locator(f'{LIVE}[data-card="{next(iter(FIRST.refuted))}"]').click()
    verdict = ann.page.locator(".verdict")
    while True:
        expect(ann.page.locator(LIVE).or_(verdict).first).to_be_visible()
        if verdict.count():
            break
        ann.page.locator(LIVE).first.click()
        ann.page.locator(".cloth").click(position={"x": 20, "y": 20})
    expect(verdict).to_contain_text("The goal is missed")
    expect(verdict).to_be_focused()  # Whoever tapped the cloth is brought there, too.
    expect(verdict).to_contain_text("Trick 1: after")
    expect(verdict.get_by_role("region")).to_have_count(4)
    ann.accessible()
    ann.page.get_by_role("button", name="Try again").click()
    expect(verdict).to_have_count(0)
    play_line(ann, FIRST)
    expect(verdict).to_contain_text("The goal is reached")
    ann.go("/school/problems")
    line = ann.page.locator(f'li:has(a[href="/school/problems/{FIRST.id}"])')
    expect(line).to_contain_text("✓ solved")
    expect(ann.page.get_by_text(f"1 of {len(problems())} solved")).to_be_visible()


def test_a_problem_is_played_by_keys_and_the_next_hand_has_the_focus(visit: Visit) -> None:
    ann = visit()
    ann.go(f"/school/problems/{FIRST.id}")
    ann.page.wait_for_selector(LIVE)
    ann.page.keyboard.press("h")
    for seat, card in seated(FIRST):
        if seat in FIRST.start.defenders:
            continue
        ann.page.wait_for_selector(f'.cloth[data-turn="{seat}"]')
        expect(ann.page.locator(f"{LIVE}:focus")).to_have_count(1)
        ann.page.locator(f'{LIVE}[data-card="{card}"]').focus()
        ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".verdict")).to_be_focused()
    expect(ann.page.locator(".verdict")).to_contain_text("The goal is reached")


def test_a_line_that_was_shown_does_not_count(visit: Visit) -> None:
    ann = visit()
    open_problem(ann, SECOND)
    held = str(Hand.from_bits(SECOND.start.hidden))
    assert ann.ask("GET", f"/api/problems/{SECOND.id}")["attempt"]["unseen"] == held
    ann.page.get_by_role("button", name="Show the line").click()
    count = len(SECOND.start.trick) + len(seated(SECOND))
    expect(ann.page.locator(".line span.sign")).to_have_count(count)
    ann.page.get_by_role("button", name="Try again").click()
    play_line(ann, SECOND)
    expect(ann.page.locator(".verdict")).to_contain_text("The goal is reached")
    ann.go("/school/problems")
    line = ann.page.locator(f'li:has(a[href="/school/problems/{SECOND.id}"])')
    expect(line).to_contain_text("line shown")
    expect(line).not_to_contain_text("solved")
