"""The laws trainer over REST."""

from __future__ import annotations

from sansatout.trainer import chapters, exercise
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


def test_what_there_is_not_is_refused(ann: Person) -> None:
    assert ann.ask("GET", "/api/trainer/L-SCORE/0")[0] == 404
    assert ann.ask("GET", "/api/trainer/L-LOOT/-1")[0] == 400
    assert ann.ask("GET", "/api/trainer/L-LOOT/99999999")[0] == 400
    status, answer = ann.ask("POST", "/api/trainer/L-LOOT/0", {"chosen": ["dance"]})
    assert (status, answer["error"]["message"]) == (400, "trainer-answer")
