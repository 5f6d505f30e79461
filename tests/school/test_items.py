"""Everything that the booklets have for learners is in a lesson."""

from __future__ import annotations

from sansatout.school import COURSES, course, lesson

ALL_ITEMS = {f"T{number}" for number in range(1, 31)}
"""The numbers in the list of teaching matter."""
BIDDING = {f"T{number}" for number in range(20, 29)}
"""What the course of the rule book's bidding has."""
OTHERS = {"minibridge", "booklets"}


def items() -> dict[str, set[str]]:
    """Return the items of each course."""
    return {
        one: {item for key in course(one).lessons for item in lesson(one, key).items}
        for one in COURSES
    }


def test_every_item_is_taught_in_some_lesson() -> None:
    expected = ALL_ITEMS if set(COURSES) - OTHERS else ALL_ITEMS - BIDDING
    assert set().union(*items().values()) >= expected


def test_the_course_of_the_other_booklets_teaches_its_own() -> None:
    own = {f"T{number}" for number in (*range(9, 20), 29, 30)}
    assert items()["booklets"] == own
