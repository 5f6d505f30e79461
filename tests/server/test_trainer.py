"""The laws trainer over REST."""

from __future__ import annotations

from sansatout.school.practice import question
from sansatout.school.practice.base import rule_of
from sansatout.trainer import chapters, exercise, laws_asked
from tests.server.harness import Person

RIGHT = {
    chapter: [a.key for a in exercise(chapter, 0).answers if a.right] for chapter in chapters()
}


def test_chapters_and_exercises_are_given_to_anybody(ann: Person) -> None:
    assert ann.rest("GET", "/api/trainer")["chapters"] == list(chapters())
    for chapter in chapters():
        one = ann.rest("GET", f"/api/trainer/{chapter}/0")
        assert one["chapter"] == chapter
        assert "right" not in one["answers"][0]


def test_answers_are_marked_with_the_law_in_the_readers_language(ann: Person) -> None:
    for chapter, right in RIGHT.items():
        marks = ann.rest("POST", f"/api/trainer/{chapter}/0?lang=et", {"chosen": right})
        assert marks["right"]
        assert marks["law"].startswith(chapter)
        english = ann.rest("POST", f"/api/trainer/{chapter}/0?lang=en", {"chosen": []})
        assert not english["right"]
        assert marks["text"] != english["text"]


def test_an_answer_counts_in_my_learning_by_its_law(ann: Person, ben: Person) -> None:
    """L-LOOT-1: exercise 3 of the chapter; practice and trainer keep one memory of it."""

    def known(person: Person) -> dict[str, tuple[int, int]]:
        rules = person.rest("GET", "/api/learning")["rules"]
        return {one["rule"]: (one["right"], one["asked"]) for one in rules if one["asked"]}

    one = exercise("L-LOOT", 3)
    right = [answer.key for answer in one.answers if answer.right]
    ann.rest("POST", "/api/trainer/L-LOOT/3", {"chosen": []})
    assert known(ann) == {one.position.law: (0, 1)}
    ann.rest("POST", "/api/trainer/L-LOOT/3", {"chosen": right})
    number = next(n for n in range(99) if rule_of("laws-L-LOOT", n, 0) == one.position.law)
    problem = question("laws-L-LOOT", number, 0)
    ann.rest("POST", f"/api/practice/laws-L-LOOT/{number}/0", {"answer": problem.right[0]})
    assert known(ann) == {one.position.law: (2, 3)}
    assert known(ben) == {}
    laws = ann.rest("GET", "/api/school")["laws"]["chapters"]
    assert [each["chapter"] for each in laws] == list(chapters())
    chapter = next(each for each in laws if each["chapter"] == "L-LOOT")
    assert (chapter["laws"], chapter["asked"]) == (len(laws_asked("L-LOOT")), 1)
    assert 0 < chapter["firmness"] < 1
    assert sum(each["asked"] for each in laws) == 1


def test_what_there_is_not_is_refused(ann: Person) -> None:
    assert ann.ask("GET", "/api/trainer/L-SCORE/0")[0] == 404
    assert ann.ask("GET", "/api/trainer/L-LOOT/-1")[0] == 400
    assert ann.ask("GET", "/api/trainer/L-LOOT/99999999")[0] == 400
    status, answer = ann.ask("POST", "/api/trainer/L-LOOT/0", {"chosen": ["dance"]})
    assert (status, answer["error"]["message"]) == (400, "trainer-answer")
