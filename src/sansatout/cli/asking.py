"""Questions of the school in the terminal: shown, answered by typing, and told."""

from __future__ import annotations

import sys

import typer

from sansatout.cli.texts import language, text
from sansatout.errors import InputError
from sansatout.laws.texts import law_text
from sansatout.school import mark
from sansatout.school.in_text import picture_lines
from sansatout.school.marking import Grade, read_answer
from sansatout.school.pictures import Picture
from sansatout.school.problems import Form, Problem
from sansatout.school.signs import solution_line

__all__ = ["LeftError", "ask", "ask_once", "read_line", "show", "show_reasons", "show_solution"]


class LeftError(Exception):
    """The learner has had enough: an empty line, or no more input."""


def read_line(prompt: str) -> str:
    """Return a line that was typed.

    :raises LeftError: if there is none, or it says so
    """
    typer.echo(f"{prompt} > ", nl=False)
    line = sys.stdin.readline()
    if not sys.stdin.isatty():
        typer.echo(line.rstrip())
    if not line or line.strip() in ("quit", "q"):
        raise LeftError
    return line.strip()


def show(picture: Picture | None) -> None:
    """Show cards, calls and figures in lines of text."""
    if picture is not None:
        typer.echo("\n".join(f"  {line}" for line in picture_lines(picture, language())))


def ask(problem: Problem) -> bool:
    """Ask until it is right or told; tell whether the first answer was right."""
    _show_question(problem)
    tries = 0
    while True:
        answer = _answer(problem)
        tries += 1
        grade = mark(problem, answer, tries)
        over = grade.right or bool(grade.solution)
        verdict = "right" if grade.right else "told" if over else "not-yet"
        typer.echo(text(f"page-school-{verdict}"))
        if over and not grade.right:
            show_solution(problem, grade)
        show_reasons(grade)
        if over:
            return grade.right and tries == 1


def ask_once(problem: Problem) -> list[str]:
    """Ask a question of a test and return what was answered, right or wrong."""
    typer.echo(problem.text.text(language()))
    _show_question(problem)
    return _answer(problem)


def show_solution(problem: Problem, grade: Grade) -> None:
    """Tell the right answer."""
    answer = ", ".join(solution_line(problem, key).text(language()) for key in grade.solution)
    typer.echo(text("page-school-answer-is", answer=answer))


def show_reasons(grade: Grade) -> None:
    """Tell why an answer is right or wrong, with the rules."""
    for line in grade.said:
        typer.echo(line.text(language()))
    for rule in grade.rules:
        typer.echo(f"  {rule}  {law_text(rule, language())}")


def _show_question(problem: Problem) -> None:
    show(problem.figure)
    for number, one in enumerate(problem.possible, start=1):
        typer.echo(f"  {number}  {one.text.text(language())}")


def _answer(problem: Problem) -> list[str]:
    """Read lines until one is an answer to the question."""
    while True:
        line = read_line(text(f"cli-learn-{problem.form.value}"))
        answer = _typed(problem, line)
        try:
            read_answer(problem, answer)
        except InputError as error:
            typer.echo(_refused(problem, line, error).text(language()))
        else:
            return answer


def _refused(problem: Problem, line: str, error: InputError) -> InputError:
    """Return what is told of a line that is no answer, in the numbers that were shown."""
    if not problem.possible:
        return error
    return InputError("school-answer", answer=line, expected=f"1–{len(problem.possible)}")


def _typed(problem: Problem, given: str) -> list[str]:
    """Return an answer from what was typed: numbers of answers, else the words themselves."""
    words = given.replace(",", " ").split()
    if not problem.possible:
        return [word.upper() if problem.form is Form.CARD else word for word in words]
    keys = [one.key for one in problem.possible]
    places = [int(word) - 1 if word.isdecimal() else -1 for word in words]
    return [
        keys[place] if 0 <= place < len(keys) else word
        for place, word in zip(places, words, strict=True)
    ]
