"""Somebody who knows every answer goes through a lesson on the page."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from sansatout.events.acts import MakeCall, Play
from sansatout.school import lesson, mark
from sansatout.school.asking import asked, text_id
from sansatout.school.practice import question
from sansatout.school.problems import Answer, Form, Problem
from sansatout.school.steps import AskStep, Decide, Explain, Goal, PlayStep, Practise, Show, Step
from sansatout.seats import Seat
from sansatout.variants.face import DealFace
from tests.browser.house import House
from tests.browser.visitor import Visitor
from tests.server.learners import advised, among_novices, table_at

__all__ = ["answer", "go_through"]

PRACTICE = re.compile(r"/api/practice(\?|$)")

# What is open to me at the table since the last look, if anything: a claim is agreed to, and a
# card that is the only one is played.
_OPEN = """(before) => {
  const find = (one) => document.querySelector(one);
  if (find('.between')) return 'over';
  const said = find('.go .key') ?? find('.notice .button.strong');
  if (said) said.click();
  const seq = find('.cloth')?.dataset.seq;
  if (said || seq === before || !find('.card.live, .bidding')) return null;
  const cards = document.querySelectorAll('.card.live');
  if (cards.length !== 1) return seq;
  if (window.forced !== seq) cards[0].click();
  window.forced = seq;
  return null;
}"""


def answer(ann: Visitor, question: Problem, given: Answer) -> None:
    """Answer a question as a person does."""
    page = ann.page
    match question.form:
        case Form.CHOOSE | Form.SEVERAL:
            for key in given:
                page.locator(f'input[value="{key}"]').check()
        case Form.NUMBER:
            whole = given[0].rstrip("¼½¾")
            page.locator(".number input").fill(whole)
            if part := given[0].removeprefix(whole):
                page.get_by_role("button", name=part).click()
        case Form.ORDER:
            for place, key in enumerate(given):
                words = next(one.text.text() for one in question.possible if one.key == key)
                up = page.get_by_role("button", name=f"Move {words} up")
                while page.locator(".order li span").all_inner_texts().index(words) > place:
                    up.click()
        case Form.CARD | Form.CALL:
            page.locator(f'.word[data-word="{given[0]}"]').click()
            return
    page.get_by_role("button", name="Check").click()


def _is_sure(goal: Goal, deal: DealFace | None) -> bool:
    """Tell whether what is left of a deal cannot change that its goal is reached."""
    if deal is None or deal.bargain is None:
        return False
    return (goal.tricks is None or deal.tricks >= goal.tricks) and (
        goal.hold is None or deal.defending_tricks >= 13 - goal.hold
    )


class Walk:
    """A walk through a lesson."""

    def __init__(self, ann: Visitor, course: str, key: str, house: House | None = None) -> None:
        self.ann = ann
        self.course, self.key = course, key
        self.house = house

    def question(self, step: AskStep) -> Problem:
        return asked(step, text_id(self.course, self.key, step.key))

    def leave(self, step: Step, then: Step | None) -> None:
        """Go on from a step; one that is practised brings its first question."""
        page = self.ann.page
        button = page.locator(".row.gap button")
        if isinstance(step, PlayStep):
            button = page.get_by_role("link", name="Go on with the lesson")
        for _ in step.frames[1:] if isinstance(step, Show) else ():
            button.click()
        if isinstance(then, Practise):
            self._press_for_a_question(button)
        else:
            button.click()

    def _press_for_a_question(self, button: Locator) -> None:
        with self.ann.page.expect_response(PRACTICE) as told:
            button.click()
        self._practised = told.value

    def practise(self, step: Practise) -> None:
        page = self.ann.page
        for number in range(1, step.count + 1):
            told = self._practised.json()
            one = question(told["kind"], told["number"], told["level"])
            answer(self.ann, one, one.right[0])
            expect(page.locator(".mark.right")).to_be_visible()
            expect(page.get_by_text(f"{number} of {step.count} right")).to_be_visible()
            if number < step.count:
                self._press_for_a_question(page.get_by_role("button", name="Another one"))

    def stumble(self, step: AskStep) -> None:
        """Answer wrong twice: first there is a hint, then the reason and what was right."""
        one, said = self.question(step), self.ann.page.locator(".mark:not(:has(svg))")
        wrong = next((each.key,) for each in one.possible if (each.key,) not in one.right)
        for tries in (1, 2):
            answer(self.ann, one, wrong)
            for line in mark(one, wrong, tries).said:
                expect(said).to_contain_text(line.text())
        right = next(each.text.text() for each in one.possible if each.key == one.right[0][0])
        expect(said).to_contain_text(f"The answer: {right}")

    def ask(self, step: AskStep) -> None:
        one = self.question(step)
        answer(self.ann, one, one.right[0])
        expect(self.ann.page.locator(".mark.right")).to_contain_text(one.why.text()[:30])

    def play(self, step: PlayStep) -> None:
        """Play the step until its goal is reached: a defender may be let down by a partner."""
        page = self.ann.page
        page.get_by_role("button", name="Play:").click()
        reached = page.locator(".strip.reached")
        again = page.get_by_role("button", name="Try again")
        for _ in range(5):
            self._play_deal(step)
            expect(reached.or_(again)).to_be_visible()
            if reached.count():
                return
            again.click()
        raise AssertionError("five deals and not reached")

    def _play_deal(self, step: PlayStep) -> None:
        page = self.ann.page
        page.wait_for_selector(".cloth")
        table = page.url.partition("/table/")[2].partition("?")[0]
        with self.ann.elsewhere().sit(table) as socket:
            socket.until("hello")
            among_novices(socket)
            socket.say(t="pace", seconds=0)
        assert self.house is not None, "who plays has to be advised"
        seq = ""
        while True:
            seq = page.wait_for_function(_OPEN, arg=seq).json_value()
            if seq == "over":
                return
            now = table_at(self.house.events(table), int(seq))
            if _is_sure(step.goal, now.playing):
                self.ann.play()
                return
            act = advised(now, Seat.parse(step.me))
            match act:
                case MakeCall():
                    page.locator(f'.bidding [data-call="{act.call}"]').click()
                case Play():
                    page.locator(f'.card.live[data-card="{act.card}"]').dispatch_event("click")
                case _:
                    raise AssertionError(f"nobody at a lesson's table says {act} here")


def go_through(
    ann: Visitor, course: str, key: str, house: House | None = None, stumbles: str = ""
) -> None:
    """Take every step of a lesson that is open on the page, one of them with wrong answers."""
    walk = Walk(ann, course, key, house)
    steps = lesson(course, key).step
    for number, (step, then) in enumerate(zip(steps, (*steps[1:], None), strict=True), start=1):
        place = ann.page.locator(".steps [aria-current]")
        expect(place).to_contain_text(f"Step {number} of")
        match step:
            case AskStep() if step.key == stumbles:
                walk.stumble(step)
            case AskStep():
                walk.ask(step)
            case Practise():
                walk.practise(step)
            case PlayStep():
                walk.play(step)
            case Explain() | Show() | Decide():
                pass
        walk.leave(step, then)
