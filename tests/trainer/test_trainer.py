"""The laws trainer: its right answers are what the referee grants."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from tools.trainer_cases import cases as trainer_cases

from sansatout import locales
from sansatout.errors import InputError
from sansatout.events import Event
from sansatout.events.irregular import CallAttention, ChooseRemedy
from sansatout.laws import Irregularity, Phase, Remedy
from sansatout.laws.texts import law_ids
from sansatout.seats import Seat
from sansatout.trainer import chapters, exercise, mark
from sansatout.trainer.cases import cases
from sansatout.trainer.generating import KINDS, generated
from sansatout.trainer.positions import NOTHING, is_about, rights
from sansatout.trainer.texts import plain_exercise, plain_marks, right_line, told_lines

SCENARIOS = Path(__file__).parents[1] / "vectors" / "laws-scenarios.json"
LANGUAGES = tuple(locales.LANGUAGES)
REMEDIES = {str(remedy) for remedy in Remedy}


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_what_is_generated_has_just_gone_wrong(kind: Irregularity) -> None:
    """One irregularity is open to everybody, and somebody has a right because of it."""
    position = generated(kind, Random(7))
    assert is_about(position.ref, kind)
    if kind is not Irregularity.EXPOSED:
        assert any(rights(position, seat) != (NOTHING,) for seat in Seat)


@pytest.mark.parametrize("chapter", chapters())
def test_exercises_have_right_and_wrong_answers(chapter: str) -> None:
    for number in range(3):
        one = exercise(chapter, number)
        assert exercise(chapter, number) == one
        right = {answer.key for answer in one.answers if answer.right}
        assert right == set(rights(one.position, one.seat))
        assert len({answer.key for answer in one.answers}) == len(one.answers)
        assert any(not answer.right for answer in one.answers)


@pytest.mark.parametrize("chapter", chapters())
def test_the_referee_agrees_with_every_answer(chapter: str) -> None:
    """L-PEN-3: a remedy marked right is carried out; one marked wrong is lost or refused."""
    for number in range(4):
        one = exercise(chapter, number)
        ref = one.position.ref
        for answer in one.answers:
            if answer.key == "attention":
                act = CallAttention(str(one.position.kind))
                assert ref.after(Event(0, one.seat, act)).last.ok is answer.right
            elif answer.key in REMEDIES and ref.offers:
                chosen = ref.after(Event(0, one.seat, ChooseRemedy(answer.key)))
                carried = any(r.message == "remedy-chosen" for r in chosen.rulings)
                named = chosen.last.reason in ("law-name-a-suit", "law-name-a-hand")
                assert (carried or named) is answer.right


def test_every_case_of_the_book_is_a_position_with_one_fault() -> None:
    made = list(trainer_cases(json.loads(SCENARIOS.read_text(encoding="utf-8"))))
    found = [position for chapter in chapters() for position in cases(chapter)]
    assert sorted(one.source for one in found) == sorted(case["id"] for case in made)
    for position in found:
        assert is_about(position.ref, position.kind)
        assert position.source.startswith("LS-")


def test_an_exercise_tells_neither_the_answer_nor_hidden_cards() -> None:
    """A-50: what is sent is what the seat sees, and not what the referee offers."""
    for chapter in chapters():
        one = exercise(chapter, 1)
        plain = plain_exercise(one)
        assert not {"offers", "choices", "log", "attention"} & set(plain["position"])
        assert all(set(answer) == {"key", "id", "arguments"} for answer in plain["answers"])
        if one.position.ref.phase is Phase.AUCTION:
            assert set(plain["position"]["hands"]) == {str(one.seat)}
        json.dumps(plain)


def test_marking_is_right_only_when_all_rights_are_chosen_and_no_other() -> None:
    one = exercise("L-LOOT", 0)
    right = [answer.key for answer in one.answers if answer.right]
    wrong = [answer.key for answer in one.answers if not answer.right]
    assert plain_marks(one, mark(one, right))["right"]
    assert not plain_marks(one, mark(one, [*right, wrong[0]]))["right"]
    assert not plain_marks(one, mark(one, []))["right"]


def test_every_remedy_named_has_a_law_where_it_belongs() -> None:
    for chapter in chapters():
        one = exercise(chapter, 0)
        for each in mark(one, []):
            if each.answer.key in REMEDIES or each.answer.right:
                assert each.law in law_ids()


@pytest.mark.parametrize("language", LANGUAGES)
def test_exercises_can_be_read_in_every_language(language: str) -> None:
    for chapter in chapters():
        for number in range(2):
            one = exercise(chapter, number)
            for line in (*told_lines(one.position), *(right_line(a.key) for a in one.answers)):
                assert "trainer-" not in line.text(language)
                assert "{" not in line.text(language)


def test_there_is_no_other_chapter_number_or_answer() -> None:
    with pytest.raises(InputError, match="L-SCORE"):
        exercise("L-SCORE", 0)
    with pytest.raises(InputError, match="-1"):
        exercise("L-LOOT", -1)
    with pytest.raises(InputError, match="dance"):
        mark(exercise("L-LOOT", 0), ["dance"])
