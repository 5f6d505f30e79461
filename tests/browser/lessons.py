"""Somebody who knows every answer goes through a lesson on the page."""

from __future__ import annotations

from playwright.sync_api import expect

from sansatout.school import lesson
from sansatout.school.asking import asked, text_id
from sansatout.school.problems import Form, Problem
from sansatout.school.steps import AskStep, PlayStep, Practise, Show
from tests.browser.visitor import Visitor

__all__ = ["answer", "go_through"]


def answer(ann: Visitor, question: Problem, given: tuple[str, ...]) -> None:
    """Answer a question as a person does."""
    page = ann.page
    match question.form:
        case Form.CHOOSE | Form.SEVERAL:
            for key in given:
                page.locator(f'input[value="{key}"]').check()
        case Form.NUMBER:
            page.locator(".number input").fill(given[0])
        case Form.ORDER:
            for place, key in enumerate(given):
                words = next(one.text.text() for one in question.possible if one.key == key)
                up = page.get_by_role("button", name=f"Move {words} up")
                while page.locator(".order li span").all_inner_texts().index(words) > place:
                    up.click()
        case Form.CARD | Form.CALL:
            assert question.figure is not None
            offered = (
                [str(card) for card in question.figure.hand()]
                if question.form is Form.CARD
                else [str(call) for call in question.figure.auction().legal_calls()]
            )
            page.locator(".words .word").nth(offered.index(given[0])).click()
            return
    page.get_by_role("button", name="Check").click()


def go_through(ann: Visitor, course: str, key: str) -> None:
    """Take every step of a lesson that is not played or practised."""
    ann.open(f"/school/{course}/{key}")
    page = ann.page
    steps = lesson(course, key).step
    for number, step in enumerate(steps, start=1):
        expect(page.locator(".steps [aria-current]")).to_contain_text(f"Step {number} of")
        if isinstance(step, AskStep):
            question = asked(step, text_id(course, key, step.key))
            answer(ann, question, question.right[0])
            expect(page.locator(".mark.right")).to_contain_text(question.why.text()[:30])
        assert not isinstance(step, PlayStep | Practise), "such lessons are tested elsewhere"
        pages = len(step.frames) if isinstance(step, Show) else 1
        for _ in range(pages):
            page.locator(".row.gap button").click()
