"""``sansatout learn``: the school in the terminal."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import msgspec
import pytest

from sansatout import locales
from sansatout.school import COURSES, course, lesson
from sansatout.school.asking import asked, text_id
from sansatout.school.endings import problems
from sansatout.school.endings.telling import seated
from sansatout.school.exams import questions_of
from sansatout.school.next_question import next_question
from sansatout.school.practice import DRILLS, question
from sansatout.school.problems import Form, Problem
from sansatout.school.remembering import Memory
from sansatout.school.steps import AskStep
from sansatout.trainer import chapters, exercise
from tests.cli.running_cli import command
from tests.printing.reading_pdf import read


def typed(problem: Problem) -> str:
    """Return what a person types who knows the answer."""
    right = problem.right[0]
    if problem.form in (Form.CHOOSE, Form.SEVERAL, Form.ORDER):
        keys = [one.key for one in problem.possible]
        return " ".join(str(keys.index(key) + 1) for key in right)
    return right[0]


def test_courses_are_listed_for_people_and_for_programs() -> None:
    told = json.loads(command("learn", "--json").out)
    assert [one["key"] for one in told["courses"]] == list(COURSES)
    assert [one["key"] for one in told["practice"]] == list(DRILLS)
    assert told["laws"] == list(chapters())
    listed = command("learn").out
    for one in COURSES:
        assert all(f"{one}/{key}" in listed for key in course(one).lessons)
    assert "practice/points" in listed


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_a_whole_lesson_is_taken_by_typing(language: str) -> None:
    problems = [
        asked(step, text_id("minibridge", "tricks", step.key))
        for step in lesson("minibridge", "tricks").step
        if isinstance(step, AskStep)
    ]
    lines = "\n".join(map(typed, problems)) + "\n"
    done = command("--language", language, "learn", "minibridge/tricks", stdin=lines)
    assert done.code == 0
    assert done.out.count(locales.render("page-school-right", {}, language)) == len(problems)
    assert all(problem.why.text(language) in done.out for problem in problems)


def test_a_wrong_answer_is_helped_then_told_with_the_rule() -> None:
    out = command("learn", "minibridge/tricks", stdin="2\nnonsense\n2\n").out
    step = lesson("minibridge", "tricks").step[1]
    assert isinstance(step, AskStep)
    problem = asked(step, text_id("minibridge", "tricks", step.key))
    feedback = "East sits beside you"
    refused = "‘nonsense’ is no answer to this question: expected 1–3"
    assert out.index(feedback) < out.index(refused) < out.index("The answer:")
    assert out.index("The answer: North") < out.index(problem.why.text()) < out.index("MB-1.2")


def test_it_is_told_which_card_was_led(tmp_path: Path) -> None:
    how = ("learn", "practice/winner", "--memory", tmp_path / "m.json", "--seed", 3)
    assert command(*how, stdin="q\n").out.count("(led)") == 1


def test_a_test_is_marked_at_its_end_and_gives_a_certificate(tmp_path: Path) -> None:
    questions = questions_of("minibridge", "test")
    lines = [typed(one) for one in questions.values()]
    file = tmp_path / "award.pdf"
    how = ("learn", "minibridge/test", "--certificate", file, "--name", "Ana")
    done = command(*how, stdin="\n".join(lines) + "\n")
    assert "10 of 10 right.\nPassed!" in done.out
    assert done.out.index(f"{lines[-1]}\n") < done.out.index("1  Right.")
    assert "Ana" in read(file.read_bytes()).words
    file.unlink()
    other = [str(3 - int(line)) if line in ("1", "2") else "1" for line in lines]
    failed = command(*how, stdin="\n".join(other) + "\n")
    assert "Eight are needed" in failed.out
    assert not file.exists()
    for problem in questions.values():
        assert problem.hint.text() not in failed.out


def test_a_certificate_is_for_a_test(tmp_path: Path) -> None:
    done = command("learn", "minibridge/tricks", "--certificate", tmp_path / "x.pdf")
    assert (done.code, done.err.count("\n")) == (2, 1)
    assert "‘tricks’ is no test" in done.err


def test_a_step_is_played_in_the_terminal_with_its_goal() -> None:
    answers, deal = "17\n13\n1\n", "17\nNT\nconcede 13\n"
    out = command("learn", "minibridge/declarer", "--seed", "1", stdin=answers + deal).out
    assert "Now play a whole deal." in out
    assert "You took 0 tricks; seven were needed." in out
    assert out.index("You took 0 tricks") < out.index("East dealt and spoke first")


def test_practice_is_remembered_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "learning.json"
    rng, memories = Random(5), dict[str, Memory]()
    chosen = next_question(memories, datetime.now(UTC), rng, ("target",))
    right = question(chosen.kind, chosen.number, chosen.level).right[0][0]
    done = command("learn", "practice/target", "--seed", 5, "--memory", file, stdin=f"{right}\nq\n")
    assert done.code == 0
    assert "Right so far: 1 of 1" in done.out
    kept = msgspec.json.decode(file.read_bytes(), type=dict[str, Memory])
    assert (kept["MB-5.3"].right, kept["MB-5.3"].asked) == (1, 1)
    again = command("learn", "practice/target", "--memory", file, stdin="1\n13\n")
    assert again.code == 0
    assert msgspec.json.decode(file.read_bytes(), type=dict[str, Memory])["MB-5.3"].asked == 2


def test_chapters_of_the_laws_are_listed_and_practised(tmp_path: Path) -> None:
    file = tmp_path / "learning.json"
    one = exercise("L-LOOT", 0)
    right = [str(n) for n, answer in enumerate(one.answers, start=1) if answer.right]
    done = command("learn", "laws/L-LOOT", "--memory", file, stdin=f"{' '.join(right)}\n\n")
    assert "Right so far: 1 of 1" in done.out
    kept = msgspec.json.decode(file.read_bytes(), type=dict[str, Memory])
    assert {law: memory.right for law, memory in kept.items()} == {one.position.law: 1}
    for how in (("learn",), ("learn", "laws")):
        listed = command(*how, "--memory", file).out
        assert all(f"laws/{chapter}" in listed for chapter in chapters())
        assert "Leads out of turn (1 of 2 firm)" in listed


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ("laws/cooking", "no chapter COOKING"),
        ("cooking", "no course ‘cooking’: expected one of minibridge"),
        ("minibridge/cooking", "no lesson ‘cooking’"),
        ("practice/cooking", "no questions ‘cooking’"),
    ],
)
def test_what_there_is_not_is_one_line(what: str, said: str) -> None:
    done = command("learn", what)
    assert (done.code, done.err.count("\n")) == (2, 1)
    assert said in done.err


def test_a_file_that_is_not_ours_is_told(tmp_path: Path) -> None:
    file = tmp_path / "learning.json"
    file.write_text("[1, 2")
    done = command("learn", "practice", "--memory", file, stdin="")
    assert done.code == 2
    assert "cannot be read" in done.err
    assert file.read_text() == "[1, 2"


def test_problems_are_told_to_programs_with_their_proofs() -> None:
    out = command("learn", "problems", "--json").out
    told = json.loads(out)
    assert [one["id"] for one in told] == list(problems())
    assert [json.loads(line.rstrip(",")) for line in out.splitlines()[1:-1]] == told
    for one in told:
        assert all(one[key] for key in ("right", "refuted", "line", "themes"))
        assert 1 <= one["goal"] <= one["left"]
        assert one["left"] in (5, 6, 7, 8)
        assert one["chance"] == one["wins"] / one["layouts"]


def test_who_misses_a_goal_is_told_the_card_that_did_it() -> None:
    one = next(iter(problems().values()))
    wrong = next(iter(one.refuted))
    any_card = [f"{suit}{rank}" for suit in "SHDC" for rank in "AKQJT98765432"]
    lines = "\n".join([wrong, *any_card * one.start.left]) + "\n"
    out = command("learn", f"problems/{one.id}", stdin=lines).out
    assert f"Trick 1: after {wrong} from {one.start.turn} nothing was sure any more." in out
    assert f"Sure: {', '.join(one.right)}." in out


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_a_problem_is_listed_and_played_by_typing(language: str) -> None:
    one = next(iter(problems().values()))
    assert f"problems/{one.id}" in command("--language", language, "learn", "problems").out
    mine = [str(card) for seat, card in seated(one) if seat not in one.start.defenders]
    lines = "\n".join(["nonsense", *mine]) + "\n"
    done = command("--language", language, "learn", f"problems/{one.id}", stdin=lines)
    assert done.code == 0
    assert locales.render("page-problems-reached", {}, language) in done.out
    missing = command("--language", language, "learn", "problems/none")
    assert missing.code == 2
