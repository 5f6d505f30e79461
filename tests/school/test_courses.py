"""Every step of every course: right answers are accepted, wrong ones refused with a reason."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from itertools import permutations
from pathlib import Path
from typing import Any, TypeVar

import pytest

from sansatout import locales
from sansatout.cards import Strain
from sansatout.errors import InputError
from sansatout.robots.message import tricks_text
from sansatout.school import COURSES, Form, Problem, course, lesson, mark
from sansatout.school.asking import asked, text_id
from sansatout.school.playing import outcome, set_up
from sansatout.school.practice import DRILLS
from sansatout.school.reading import read_lesson
from sansatout.school.steps import AskStep, LessonFile, PlayStep, Practise, Show
from sansatout.school.telling import lesson_view, question_view
from sansatout.seats import Seat
from sansatout.solver import dd_table
from sansatout.table.state import Table
from sansatout.variants import VARIANTS, game

_Step = TypeVar("_Step")
LESSONS = [(one, key) for one in COURSES for key in course(one).lessons]
RULES = Path(__file__).parents[2] / "docs" / "rules.json"


def steps(kind: type[_Step]) -> Iterator[tuple[str, _Step]]:
    for one, key in LESSONS:
        for step in lesson(one, key).step:
            if isinstance(step, kind):
                yield text_id(one, key, step.key), step


QUESTIONS = [asked(step, message) for message, step in steps(AskStep)]
PLAYED = [step for _, step in steps(PlayStep)]
ids: dict[str, Any] = {"ids": lambda one: one.text.id}


def wrong_answers(question: Problem) -> Iterator[tuple[str, ...]]:
    """Give wrong answers of the right kind: all of them where that is not too many."""
    keys = [one.key for one in question.possible]
    every: Sequence[tuple[str, ...]] = ()
    match question.form:
        case Form.CHOOSE:
            every = [(key,) for key in keys]
        case Form.SEVERAL:
            every = [(), tuple(keys), *((key,) for key in keys)]
        case Form.ORDER:
            every = list(permutations(keys))[:24]
        case Form.NUMBER:
            parts = range(question.least * question.parts, question.most * question.parts + 1)
            every = [(tricks_text(n / question.parts),) for n in parts][:60]
        case Form.CARD:
            assert question.figure is not None
            every = [(str(card),) for card in question.figure.hand()]
        case Form.CALL:
            assert question.figure is not None
            every = [(str(call),) for call in question.figure.auction().legal_calls()]
    yield from (answer for answer in every if answer not in question.right)


@pytest.mark.parametrize("question", QUESTIONS, **ids)
def test_every_right_answer_is_accepted_with_its_reason(question: Problem) -> None:
    assert question.right
    for answer in question.right:
        marked = mark(question, answer)
        assert marked.right
        assert marked.said
        assert marked.rules == question.rules


@pytest.mark.parametrize("question", QUESTIONS, **ids)
def test_a_wrong_answer_is_helped_and_then_told_the_reason(question: Problem) -> None:
    for answer in wrong_answers(question):
        first, second = mark(question, answer, 1), mark(question, answer, 2)
        assert not first.right
        assert not second.right
        assert (first.solution, first.rules) == ((), ())
        assert question.why not in first.said
        assert question.why in second.said
        assert second.rules
        assert second.solution in question.right


@pytest.mark.parametrize("question", QUESTIONS, **ids)
def test_an_answer_of_another_kind_is_no_answer(question: Problem) -> None:
    for nonsense in ((), ("",), ("nonsense",), ("1", "2", "3"), ("SA", "SA")):
        if nonsense in question.right or (question.form is Form.SEVERAL and nonsense == ()):
            continue
        with pytest.raises(InputError, match="is no answer"):
            mark(question, nonsense)


@pytest.mark.parametrize("language", locales.LANGUAGES)
@pytest.mark.parametrize(("one", "key"), LESSONS)
def test_a_lesson_is_told_in_every_language(one: str, key: str, language: str) -> None:
    told = lesson_view(one, key, language)
    assert told.title
    assert told.lead
    for step in lesson(one, key).step:
        message = text_id(one, key, step.key)
        needed = [message]
        if isinstance(step, AskStep):
            needed += [f"{message}.hint", f"{message}.why"]
            needed += [each.text.id for each in asked(step, message).possible]
        if isinstance(step, PlayStep):
            needed += [f"{message}.reached", f"{message}.missed"]
        if isinstance(step, Show):
            needed += [f"{message}.frame-{n}" for n in range(1, len(step.frames) + 1)]
        assert [text for text in needed if not locales.has(text, language)] == []


@pytest.mark.parametrize(("one", "key"), LESSONS)
def test_a_step_cites_rules_that_there_are(one: str, key: str) -> None:
    known = {rule["id"] for rule in json.loads(RULES.read_text(encoding="utf-8"))}
    for step in lesson(one, key).step:
        assert step.rules
        assert set(step.rules) <= known, step.key


@pytest.mark.parametrize("question", QUESTIONS, **ids)
def test_a_question_does_not_tell_its_answer(question: Problem) -> None:
    """Neither does the hint, in the words of the answers to choose among."""
    if question.form is not Form.NUMBER:
        return
    for answer in question.right:
        assert answer[0] not in question.hint.text().replace(".", " ").split()


def test_a_suit_is_not_called_like_a_seat() -> None:
    """``S`` among suits is spades, and not South."""
    for message, step in steps(AskStep):
        possible = {one.key: one.text for one in asked(step, message).possible}
        if "S" in possible and {"C", "D", "H", "NT"} & set(possible):
            assert possible["S"].text() == "Spades", message


def test_every_kind_of_practice_that_a_lesson_names_is_there() -> None:
    named = {step.questions for _, step in steps(Practise)}
    assert named <= set(DRILLS)


def sit(step: PlayStep) -> Table:
    return set_up(step, tuple("abcd"[: game(step.game).players]))


@pytest.mark.parametrize("step", PLAYED, ids=lambda step: step.key)
def test_a_played_step_begins_where_the_learner_acts(step: PlayStep) -> None:
    table = sit(step)
    playing = table.playing
    if step.deal is None:
        return
    assert playing is not None
    assert playing.actor is Seat.parse(step.me)
    assert step.game in VARIANTS


@pytest.mark.parametrize("step", PLAYED, ids=lambda step: step.key)
def test_the_goal_of_a_played_step_can_be_reached(step: PlayStep) -> None:
    """Whoever sees all cards reaches it, whatever the others do."""
    if step.deal is None:
        return
    table = sit(step)
    assert table.deal is not None
    playing, deal = table.playing, table.deal.deal
    assert playing is not None
    tricks, bargain = dd_table(deal), playing.bargain
    declarer = Seat.parse(step.me) if bargain is None else bargain.declarer
    named = [word.split()[0].lstrip("1234567") for word in step.goal.contracts]
    strains = [Strain.parse(one) for one in named] or list(Strain)
    strains = strains if bargain is None else [bargain.strain]
    best = max(tricks[declarer, strain] for strain in strains)
    if step.goal.tricks is not None:
        assert best >= step.goal.tricks
    if step.goal.hold is not None:
        assert declarer.side is not Seat.parse(step.me).side
        assert best <= step.goal.hold


def test_a_goal_is_reached_by_all_that_it_names() -> None:
    step = next(step for step in PLAYED if step.goal.contracts and step.goal.tricks)
    assert step.goal.tricks is not None
    contract = step.goal.contracts[0]
    assert outcome(step, step.goal.tricks, contract).reached
    assert not outcome(step, step.goal.tricks - 1, contract).reached
    assert not outcome(step, 13, "NT").reached
    assert not outcome(step, 13, "").reached


def test_no_step_gives_away_what_is_right() -> None:
    """What is sent to the page has neither the right answers nor hints and reasons."""
    for message, step in steps(AskStep):
        told = str(question_view(asked(step, message), "en"))
        question = asked(step, message)
        assert question.why.text() not in told
        assert question.hint.text() not in told
        assert "right=" not in told


BROKEN = {
    "not-toml": ("[[step]", "cannot be read"),
    "no-steps": ("items = []", "missing required field `step`"),
    "unknown-kind": ('[[step]]\nkey = "a"\nkind = "sing"', "1 (a)"),
    "unknown-field": ('[[step]]\nkey = "a"\nkind = "explain"\ncolour = "red"', "colour"),
    "no-key": ('[[step]]\nkey = "a"\nkind = "explain"\n[[step]]\nkind = "explain"', "step 2"),
    "twice": (2 * '[[step]]\nkey = "a"\nkind = "explain"\n', "two steps are called ‘a’"),
    "one-answer": ('[[step]]\nkey = "q"\nkind = "choose"\nanswers = ["x"]', "1 (q)"),
}


@pytest.mark.parametrize(("text", "said"), BROKEN.values(), ids=list(BROKEN))
def test_a_broken_file_is_told_by_file_and_step(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "broken.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(InputError) as error:
        read_lesson(file)
    assert said in str(error.value)
    assert "broken.toml" in str(error.value)


def test_a_judge_that_nobody_knows_is_told() -> None:
    step = next(step for _, step in steps(AskStep))
    assert isinstance(step, AskStep)
    with pytest.raises(InputError, match="no judge ‘nobody’"):
        asked(
            type(step)(
                **{**{f: getattr(step, f) for f in step.__struct_fields__}, "judge": "nobody"}
            ),
            "x",
        )


def test_lessons_are_read() -> None:
    assert all(isinstance(lesson(one, key), LessonFile) for one, key in LESSONS)
