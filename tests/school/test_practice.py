"""Questions made anew: always answerable, always told, the same for the same number."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sansatout import locales
from sansatout.errors import InputError
from sansatout.laws.texts import rule_ids
from sansatout.school import Form, mark
from sansatout.school.practice import DRILLS, HARDEST, question
from sansatout.school.signs import solution_line

RULES = Path(__file__).parents[2] / "docs" / "rules.json"
numbers = st.integers(0, 10**6)
levels = st.integers(0, HARDEST)


NOTATION = re.compile(r"\b(Pass|XX?|[1-7]NT)\b")
"""Calls as they are typed, of which Slovenian says none so."""
HYPHEN = re.compile(r"(^|\s)-\d")
"""What is below nothing has the sign for minus."""
LAWS = [key for key in DRILLS if key.startswith("laws-")]
"""Positions with a referee, which take their time to make."""


@pytest.mark.parametrize("key", [key for key in DRILLS if key not in LAWS])
@settings(max_examples=25)
@given(number=numbers, level=levels, language=st.sampled_from(locales.LANGUAGES))
def test_a_question_is_told_and_its_answer_accepted(
    key: str, number: int, level: int, language: str
) -> None:
    check_question(key, number, level, language)


@pytest.mark.parametrize("key", LAWS)
@settings(max_examples=12)
@given(number=numbers, level=levels, language=st.sampled_from(locales.LANGUAGES))
def test_a_question_about_laws_is_told_and_its_answer_accepted(
    key: str, number: int, level: int, language: str
) -> None:
    check_question(key, number, level, language)


def no_reasons(language: str) -> list[str]:
    """What a call with no needs would be told of: you have nothing, nothing does not fit."""
    told = {"call": "", "rule": "", "reason": locales.render("robot-nothing", {}, language)}
    ways = ("school-practice-call.why", "school-practice-call.not")
    return [locales.render(one, told, language).strip(" .") for one in ways]


def check_question(key: str, number: int, level: int, language: str) -> None:
    one = question(key, number, level)
    assert one == question(key, number, level)
    assert set(one.rules) <= set(DRILLS[key].rules)
    for line in (one.text, one.hint, one.why, *(each.text for each in one.possible)):
        text = line.text(language)
        assert text
        assert "{" not in text
        assert "#" not in text
        assert language != "sl" or not NOTATION.search(text), "calls are in words of the language"
        assert not any(one in text for one in no_reasons(language)), "no reason is none"
        assert HYPHEN.search(text) is None
    for answer in one.right:
        assert mark(one, answer).right
    if one.form in (Form.CHOOSE, Form.SEVERAL):
        wrong = [(each.key,) for each in one.possible if (each.key,) not in one.right]
        assert not any(mark(one, answer).right for answer in wrong)


def test_calls_and_cards_to_choose_among_are_known_as_such() -> None:
    """A page draws them with the signs and letters that its reader likes."""
    for key, sign in (("allowed", "call"), ("follow", "card")):
        one = question(key, 1, HARDEST)
        assert {each.sign for each in one.possible} == {sign}
    assert {each.sign for each in question("winner", 1, 1).possible} == {""}


def test_a_kind_cites_rules_that_there_are() -> None:
    known = {rule["id"] for rule in json.loads(RULES.read_text(encoding="utf-8"))}
    # Duplicate and Chicago are no booklets: their rules are told in a document of their own.
    known |= {rule for rule in rule_ids() if rule.startswith("DU-")}
    assert {rule for kind in DRILLS.values() for rule in kind.rules} <= known


@pytest.mark.parametrize(("key", "number", "level"), [("points", -1, 0), ("points", 0, 9)])
def test_no_question_has_such_a_number(key: str, number: int, level: int) -> None:
    with pytest.raises(InputError, match="no question has number"):
        question(key, number, level)


def test_no_questions_are_of_such_a_kind() -> None:
    with pytest.raises(InputError, match="there are no questions"):
        question("riddles", 0)


def test_points_that_are_lost_have_the_sign_for_minus() -> None:
    one = next(
        found
        for found in (question("minibridge-score", number, 1) for number in range(50))
        if found.right[0][0].startswith("-")
    )
    points = one.right[0][0].removeprefix("-")
    for language in locales.LANGUAGES:
        assert f"−{points}" in one.why.text(language)
        assert solution_line(one, one.right[0][0]).text(language) == f"−{points}"
