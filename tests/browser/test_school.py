"""The school on the page: a whole lesson, a wrong answer, a played step, the test, practice."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from sansatout import locales
from sansatout.school import course, lesson
from sansatout.school.asking import asked, text_id
from sansatout.school.practice import question
from sansatout.school.steps import AskStep
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.lessons import answer, go_through
from tests.printing.reading_pdf import read


def test_a_newcomer_goes_from_the_first_page_through_a_lesson(visit: Visit) -> None:
    ann = visit(width=390, height=664)
    ann.open()
    ann.page.get_by_role("link", name="Learn from the first card").click()
    ann.page.get_by_role("link", name="Cards and tricks").click()
    expect(ann.page.locator("h1")).to_have_text("Cards and tricks")
    ann.accessible()
    go_through(ann, "minibridge", "tricks")
    expect(ann.page.locator("h1")).to_have_text("Trumps")
    ann.go("/school")
    expect(ann.page.locator(".course li").first).to_contain_text("✓ 8 of 8 steps")
    ann.accessible()


@pytest.mark.parametrize(
    ("course_key", "key", "stumbles", "width"),
    [("contract", "raises", "xxx", 1280), ("booklets", "doubling", "play-on", 390)],
)
def test_a_whole_lesson_is_taken_from_the_course_to_its_last_step(
    visit: Visit, house: House, course_key: str, key: str, stumbles: str, width: int
) -> None:
    """Questions of every form, practice, a played step; one answer is wrong on the way."""
    ann = visit(width=width)
    ann.open("/school")
    title = locales.render(text_id(course_key, key))
    line = ann.page.locator(".course li").filter(has=ann.page.get_by_role("link", name=title))
    line.get_by_role("link").click()
    go_through(ann, course_key, key, house, stumbles)
    ann.go("/school")
    count = len(lesson(course_key, key).step)
    expect(line).to_contain_text(f"✓ {count} of {count} steps")


def test_a_wrong_answer_gets_a_hint_then_the_reason(visit: Visit) -> None:
    ann = visit()
    ann.open("/school/minibridge/tricks/wins")
    step = next(one for one in lesson("minibridge", "tricks").step if one.key == "wins")
    assert isinstance(step, AskStep)
    problem = asked(step, text_id("minibridge", "tricks", "wins"))
    answer(ann, problem, ("W",))
    mark = ann.page.locator(".mark:not(:has(svg))")
    expect(mark).to_contain_text("Not yet.")
    expect(mark).to_contain_text(problem.hint.text())
    expect(mark).not_to_contain_text("MB-6.4")
    answer(ann, problem, ("N",))
    expect(mark).to_contain_text("The answer: East")
    expect(mark).to_contain_text(problem.why.text())
    expect(mark.get_by_role("button", name="MB-6.4")).to_be_visible()


def test_hidden_hands_are_opened_once_it_is_answered(visit: Visit) -> None:
    ann = visit(width=390, height=664)
    ann.open("/school/booklets/example-1/a-names")
    step = next(one for one in lesson("booklets", "example-1").step if one.key == "a-names")
    assert isinstance(step, AskStep)
    problem = asked(step, text_id("booklets", "example-1", "a-names"))
    hands = ann.page.locator("main .hands [role=group]")
    expect(hands).to_have_count(1)
    wrong = next((one.key,) for one in problem.possible if (one.key,) not in problem.right)
    answer(ann, problem, wrong)
    expect(ann.page.get_by_text("Not yet.")).to_be_visible()
    expect(hands).to_have_count(1)
    answer(ann, problem, problem.right[0])
    opened = ann.page.locator(".mark.right [role=group]")
    expect(opened).to_have_count(4)
    assert {one.get_attribute("aria-label") for one in opened.all()} == {
        "North", "East", "South", "West",
    }  # fmt: skip
    ann.accessible()


def test_half_tricks_are_answered_by_a_switch_or_typed(visit: Visit) -> None:
    ann = visit(width=360, height=640)
    ann.open("/school/contract/raises/worked")
    field, half = ann.page.locator(".number input"), ann.page.get_by_role("button", name="½")
    ann.accessible()
    for keys in ("5½", "5,5", "5.5"):
        field.fill(keys)
        field.press("Tab")
        ann.page.keyboard.press("Space")
        expect(half).to_have_attribute("aria-pressed", "true")
        expect(field).to_have_value("5")
    field.fill("6.5")
    expect(half).to_have_attribute("aria-pressed", "false")
    field.press("Enter")
    expect(ann.page.get_by_text("Not yet.")).to_be_visible()
    field.fill("5")
    half.click()
    field.press("Enter")
    expect(ann.page.locator(".mark.right")).to_be_visible()


def test_a_played_step_leads_to_a_table_and_back(visit: Visit) -> None:
    ann = visit()
    ann.open("/school/minibridge/declarer/first-deal")
    ann.page.get_by_role("button", name="Play: Minibridge").click()
    ann.page.wait_for_selector(".cloth")
    expect(ann.page.get_by_role("link", name="Back to the lesson")).to_be_visible()
    ann.hurry_robots()
    ann.play()
    strip = ann.page.locator(".strip")
    expect(strip).to_contain_text(re.compile(r"You took \d+ tricks"))
    further = ann.page.get_by_role("button", name="Next deal")
    expect(further).not_to_have_class(re.compile("strong"))
    ann.page.get_by_role("link", name="Go on with the lesson").click()
    expect(ann.page.locator(".steps [aria-current]")).to_contain_text("Step 7 of")


def test_the_test_ends_with_a_certificate(visit: Visit) -> None:
    ann = visit()
    ann.open("/school/minibridge/test")
    name = ann.page.get_by_label("Your name, for the certificate:")
    for step in lesson("minibridge", "test").step:
        assert isinstance(step, AskStep)
        right = asked(step, text_id("minibridge", "test", step.key)).right[0][0]
        ann.page.locator(f'input[name="{step.key}"][value="{right}"]').check()
    ann.page.get_by_role("button", name="Hand in").click()
    certificate = ann.page.get_by_role("region", name="Certificate")
    name.press_sequentially("Anja")  # Who forgot it can still write it, letter by letter.
    expect(certificate).to_contain_text("Anja")
    expect(certificate).to_contain_text("10 of 10")
    with ann.page.expect_download() as taken:
        certificate.get_by_role("button", name="Print").click()
    assert "Anja" in read(Path(taken.value.path()).read_bytes()).words
    ann.accessible()


def test_practice_words_and_my_learning(visit: Visit) -> None:
    ann = visit(width=390, height=664)
    with ann.page.expect_response(re.compile("/api/practice")) as told:
        ann.open("/school/practice/points")
    one = told.value.json()
    problem = question("points", one["number"], one["level"])
    answer(ann, problem, problem.right[0])
    expect(ann.page.locator(".mark.right")).to_be_visible()
    ann.page.get_by_role("button", name="Another one").click()
    ann.go("/school/me")
    expect(ann.page.locator("main")).to_contain_text("1 of 1 right · again")
    with ann.page.expect_response(re.compile("/api/practice.*winner")) as told:
        ann.go("/school/practice/winner")
    led = told.value.json()["figure"]["leader"]
    # Who wins cannot be said before one sees which card was led.
    expect(ann.page.locator(f".trick li.{led}")).to_contain_text(", led")
    expect(ann.page.locator(".trick")).to_have_text(re.compile("^(?!.*, led.*, led)"))
    ann.go("/school/words")
    expect(ann.page.locator("dt")).not_to_have_count(0)
    ann.accessible()
    assert len(course("minibridge").lessons) == 12


def test_cards_and_calls_to_choose_among_are_as_the_reader_likes_them(visit: Visit) -> None:
    ann = visit(language="sl")
    ann.open("/school")
    ann.page.evaluate("localStorage.setItem('sansatout-settings', '{\"indices\": \"national\"}')")
    with ann.page.expect_response(re.compile("/api/practice")) as told:
        ann.open("/school/practice/follow")
    one = told.value.json()
    answers = ann.page.locator(".answer span[aria-hidden]")
    letters = str.maketrans({"Q": "D", "J": "F"})
    expected = [str(key["key"])[1].translate(letters) for key in one["question"]["answers"]]
    expect(answers).to_have_text([rank.replace("T", "10") for rank in expected])
    with ann.page.expect_response(re.compile("/api/practice")) as told:
        ann.open("/school/practice/allowed")
    calls = [key["key"] for key in told.value.json()["question"]["answers"]]
    words = {"Pass": "Pas", "X": "Kontra", "XX": "Rekontra"}
    expected = [words.get(call, call.replace("NT", "BA")[:3].rstrip("CDHS")) for call in calls]
    expect(ann.page.locator(".answer > span")).to_contain_text(expected)


def test_the_decision_table_lights_up_its_row(visit: Visit) -> None:
    ann = visit()
    ann.open("/school/minibridge/bonus/try")
    row = ann.page.locator("tr[aria-current]")
    expect(row).to_contain_text("8")
    ann.page.get_by_role("button", name="Take out two of spades").press("Enter")
    focused = ann.page.locator(":focus")
    expect(focused).to_have_attribute("aria-label", re.compile("^Put in "))
    ann.page.get_by_role("button", name="Put in ace of clubs").press("Enter")
    expect(focused).to_have_attribute("aria-label", "Take out ace of clubs")
    expect(row).to_have_count(1)
    expect(ann.page.locator(".said")).to_contain_text("27 points together")
    ann.page.get_by_role("link", name="Back", exact=True).press("Enter")
    expect(ann.page.locator("article")).to_be_focused()
