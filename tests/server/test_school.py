"""The school over REST: lessons, marks, played steps, tests and practice, by people."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import cycle
from random import Random
from typing import Any

from sansatout import locales
from sansatout.school import COURSES, course, lesson
from sansatout.school.asking import asked, text_id
from sansatout.school.exams import questions_of
from sansatout.school.practice import DRILLS, question
from sansatout.school.steps import AskStep
from tests.server.harness import Person

TRICKS = "/api/school/minibridge/tricks"
TEST = "/api/school/minibridge/test"
MESSAGE = re.compile(r"\b(school|page|table|score|robots|trainer)-[a-z]")
NAMES = ("key", "next", "table", "system", "questions", "kept")
"""What is no text, and a sheet, whose lines are in words of the page."""


def done(person: Person, key: str) -> list[str]:
    steps: list[str] = person.rest("GET", "/api/school")["done"].get(key, [])
    return steps


def test_courses_and_lessons_are_told_without_what_is_right(ann: Person) -> None:
    told = ann.rest("GET", "/api/school?lang=en")
    assert [one["key"] for one in told["courses"]] == list(COURSES)
    for one in told["courses"]:
        assert [each["key"] for each in one["lessons"]] == list(course(one["key"]).lessons)
        for each in one["lessons"]:
            lesson_ = ann.rest("GET", f"/api/school/{one['key']}/{each['key']}?lang=en")
            assert [step["key"] for step in lesson_["steps"]] == each["steps"]
            assert "right" not in str(
                [step.get("question", {}).keys() for step in lesson_["steps"]]
            )


def test_a_wrong_answer_is_helped_then_told_and_a_right_one_is_kept(
    ann: Person, ben: Person
) -> None:
    first = ann.rest("POST", f"{TRICKS}/partner?lang=en", {"answer": ["W"]})
    assert (first["right"], first["solution"], first["rules"]) == (False, [], [])
    assert done(ann, "minibridge/tricks") == []
    second = ann.rest("POST", f"{TRICKS}/partner?lang=en", {"answer": ["W"], "tries": 2})
    assert (second["right"], second["solution"]) == (False, ["N"])
    assert second["rules"] == ["MB-1.2"]
    right = ann.rest("POST", f"{TRICKS}/partner?lang=en", {"answer": ["N"], "tries": 3})
    assert right["right"]
    ann.rest("POST", f"{TRICKS}/four", {})
    assert sorted(done(ann, "minibridge/tricks")) == ["four", "partner"]
    assert done(ben, "minibridge/tricks") == []


def test_a_lesson_speaks_the_readers_language(ann: Person) -> None:
    english = ann.rest("GET", f"{TRICKS}?lang=en")
    for language in ("et", "hu", "sl", "sv"):
        told = ann.rest("GET", f"{TRICKS}?lang={language}")
        assert told["title"] != english["title"]
        assert told["steps"][0]["text"] != english["steps"][0]["text"]


def texts(told: Any) -> Iterator[str]:
    """Give all texts of an answer."""
    if isinstance(told, str):
        yield told
    elif isinstance(told, list):
        for one in told:
            yield from texts(one)
    elif isinstance(told, dict):
        for name, one in told.items():
            if name not in NAMES:
                yield from texts(one)


def test_every_text_of_every_lesson_comes_in_words(ann: Person) -> None:
    """The page does not have the texts of the school, so none may come as a message id."""
    turns = cycle(locales.LANGUAGES)
    for course_key in COURSES:
        for key in course(course_key).lessons:
            path = f"/api/school/{course_key}/{key}"
            for language in locales.LANGUAGES:
                for text in texts(ann.rest("GET", f"{path}?lang={language}")):
                    assert not MESSAGE.search(text), (path, language, text)
            right = {
                step.key: asked(step, text_id(course_key, key, step.key)).right[0]
                for step in lesson(course_key, key).step
                if isinstance(step, AskStep)
            }
            if lesson(course_key, key).test:
                handed_in = f"{path}?lang={next(turns)}", {"answers": right}
                answered = [ann.rest("POST", *handed_in)]
            else:
                answered = [
                    ann.rest("POST", f"{path}/{step}?lang={next(turns)}", {"answer": one})
                    for step, one in right.items()
                ]
            for text in texts(answered):
                assert not MESSAGE.search(text), (path, text)


def test_a_test_tells_nothing_before_it_is_handed_in(ann: Person) -> None:
    for tries in (1, 3):
        path = f"/api/school/minibridge/test/{next(iter(questions_of('minibridge', 'test')))}"
        status, answer = ann.ask("POST", path, {"answer": ["a"], "tries": tries})
        assert (status, answer["error"]["message"]) == (400, "school-whole-test")


def test_tables_of_figures_have_heads_in_the_readers_language(ann: Person) -> None:
    heads = []
    for language in ("en", "sv"):
        steps = ann.rest("GET", f"/api/school/contract/raises?lang={language}")["steps"]
        figures = [step["figure"] for step in steps if "figure" in step]
        tables = [figure["figures"] for figure in figures if "figures" in figure]
        heads.append([(one["caption"], *one["columns"]) for one in tables])
    assert heads[0][0] == ("Partner’s trumps in your hand", "in trumps", "tricks")
    assert len(heads[0]) == len(heads[1]) == 3
    assert not {*heads[0]} & {*heads[1]}
    steps = ann.rest("GET", "/api/school/contract/no-trump?lang=sl")["steps"]
    (ladder,) = [one["figure"]["figures"] for one in steps if one.get("figure", {}).get("table")]
    assert [row[0] for row in ladder["rows"]] == ["1BA", "2BA", "3BA", "6BA"]


def test_a_played_step_is_a_real_table_whose_goal_is_seen_at_the_end(ann: Person) -> None:
    table = ann.rest("POST", "/api/school/minibridge/exercise/play/table")["table"]
    before = ann.rest("GET", f"/api/school/tables/{table}?lang=en")
    assert (before["lesson"], before["step"], before["over"]) == ("exercise", "play", False)
    with ann.sit(table) as south:
        south.until("hello")
        view = south.until_view(lambda view: view["deal"] is not None)
        assert view["deal"]["bargain"]["declarer"] == "S"
        assert [one["card"] for one in view["deal"]["trick"]["cards"]] == ["CK"]
        south.play_on(Random(1))
        tricks = south.view["deal"]["won"]["declaring"]
    told = ann.rest("GET", f"/api/school/tables/{table}?lang=en")
    assert told["over"]
    assert told["reached"] == (tricks >= 9)
    assert str(tricks) in told["said"]
    assert told["next"] == "how-many"
    kept = ann.rest("POST", f"/api/school/tables/{table}")["done"]
    assert ("play" in kept) == (tricks >= 9)


def test_a_test_is_marked_at_its_end_and_passed_by_eight(ann: Person) -> None:
    steps = [step for step in lesson("minibridge", "test").step if isinstance(step, AskStep)]
    right = {
        step.key: list(asked(step, text_id("minibridge", "test", step.key)).right[0])
        for step in steps
    }
    other = {"yes": "no", "no": "yes"}
    for wrong in (0, 2, 3):
        answers = {
            key: [other[one] if place < wrong else one for one in answer]
            for place, (key, answer) in enumerate(right.items())
        }
        marks = ann.rest("POST", f"{TEST}?lang=en", {"answers": answers})
        assert (marks["right"], marks["all"]) == (10 - wrong, 10)
        assert marks["passed"] == (wrong <= 2)
        assert [one["right"] for one in marks["marks"].values()] == [
            place >= wrong for place in range(10)
        ]
        assert all(one["said"] and one["rules"] for one in marks["marks"].values())
    some = dict(list(right.items())[:9])
    status, answer = ann.ask("POST", TEST, {"answers": some})
    assert (status, answer["error"]["message"]) == (400, "school-unanswered")


def test_practice_follows_what_is_remembered(ann: Person) -> None:
    assert {one["state"] for one in ann.rest("GET", "/api/learning")["rules"]} == {"new"}
    for _ in range(3):
        one = ann.rest("GET", "/api/practice?kind=points&lang=en")
        assert (one["kind"], one["level"] <= 1) == ("points", True)
        asked_ = question("points", one["number"], one["level"])
        path = f"/api/practice/points/{one['number']}/{one['level']}"
        assert ann.rest("GET", f"{path}?lang=en") == one
        assert ann.rest("POST", path, {"answer": list(asked_.right[0])})["right"]
    rule = next(one for one in ann.rest("GET", "/api/learning")["rules"] if one["rule"] == "MB-2.3")
    assert (rule["right"], rule["asked"], rule["level"]) == (3, 3, 1)
    assert rule["due"] is not None
    harder = ann.rest("GET", "/api/practice?kind=points")
    assert harder["level"] == 1
    wrong = ann.rest("POST", f"/api/practice/points/{harder['number']}/1", {"answer": ["40"]})
    assert not wrong["right"]
    assert ann.rest("GET", "/api/practice?kind=points")["level"] == 0


def test_what_is_new_comes_in_the_order_of_the_courses(ben: Person) -> None:
    first = next(iter(DRILLS.values())).rules[0]
    one = ben.rest("GET", "/api/practice")
    assert first in DRILLS[one["kind"]].rules


def test_the_decision_table_answers_two_hands(ann: Person) -> None:
    hands = "hand=AQ2.A96.K852.A42&dummy=KJ94.QJ5.A43.876"
    told = ann.rest("GET", f"/api/school/decide?{hands}&lang=en")
    assert (told["points"], told["strain"], told["bonus"], told["row"]) == (28, "NT", True, 0)
    status, answer = ann.ask(
        "GET", "/api/school/decide?hand=AQ2.A96.K852.A42&dummy=AQ2.A96.K852.A42"
    )
    assert (status, answer["error"]["message"]) == (400, "school-two-hands")


def test_words_are_told_with_their_meanings(ann: Person) -> None:
    """MB-10: the booklet's own words, in its own language."""
    words = ann.rest("GET", "/api/school/words?lang=sl")["words"]
    assert {"vzetek", "adut", "izvajalec"} <= {one["word"].lower() for one in words}
    assert all(one["means"] for one in words)


def test_what_there_is_not_is_refused_with_what_there_is(ann: Person) -> None:
    for path, message in (
        ("/api/school/cooking/tricks", "school-course"),
        ("/api/school/minibridge/cooking", "school-lesson"),
        ("/api/school/tables/nowhere", "school-no-lesson"),
        ("/api/practice?kind=riddles", "school-questions"),
        ("/api/practice/riddles/0/0", "school-questions"),
    ):
        status, answer = ann.ask("GET", path)
        assert (status, answer["error"]["message"]) == (404, message), path
    for path, body, message in (
        (f"{TRICKS}/partner", {"answer": ["dance"]}, "school-answer"),
        (f"{TRICKS}/partner", {"answer": ["N", "S"]}, "school-answer"),
        (f"{TRICKS}/four", {"answer": ["N"]}, "school-not-asked"),
        ("/api/school/minibridge/declarer/first-deal", {}, "school-not-asked"),
        (f"{TRICKS}/four/table", None, "school-not-asked"),
        (TRICKS, {"answers": {}}, "school-no-test"),
    ):
        status, answer = ann.ask("POST", path, body)
        assert (status, answer["error"]["message"]) == (400, message), path
    assert ann.ask("POST", f"{TRICKS}/nothing", {})[0] == 404
