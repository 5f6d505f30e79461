"""A test in the terminal: every question once, no hints, marks at the end, a certificate."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import typer

from sansatout.cli.asking import LeftError, ask_once, show_reasons, show_solution
from sansatout.cli.texts import language, text
from sansatout.school.exams import graded, questions_of
from sansatout.school.telling import course_view, lesson_view

__all__ = ["take_test"]


def take_test(course: str, key: str, certificate: Path | None, name: str) -> None:
    """Ask all questions of a test, then tell what was right; write the certificate if passed.

    :raises InputError: if there is no such test
    """
    told = lesson_view(course, key, language())
    questions = questions_of(course, key)
    typer.echo(f"{told.title}\n{told.lead}\n")
    answers = {}
    try:
        for number, (step, problem) in enumerate(questions.items(), start=1):
            typer.echo(text("page-school-step", number=number, all=len(questions)))
            answers[step] = ask_once(problem)
            typer.echo()
    except LeftError:
        typer.echo()
        return
    done = graded(course, key, answers)
    for number, (step, grade) in enumerate(done.marks.items(), start=1):
        typer.echo(f"{number}  {text('page-school-right' if grade.right else 'page-school-wrong')}")
        if not grade.right:
            show_solution(questions[step], grade)
        show_reasons(grade)
        typer.echo()
    typer.echo(text("page-school-test-result", right=done.right, all=len(done.marks)))
    typer.echo(text("page-school-test-passed" if done.passed else "page-school-test-again"))
    if done.passed and certificate is not None:
        certificate.write_bytes(_award(course, name, (done.right, len(done.marks))))


def _award(course: str, name: str, marks: tuple[int, int]) -> bytes:
    from sansatout.printing.compiling import PageLook, compiled
    from sansatout.printing.school import certificate

    today, title = datetime.now().astimezone().date(), course_view(course, language()).title
    done = compiled(certificate(name, today, title, marks, PageLook(language())))
    assert isinstance(done, bytes), "a PDF is one file"
    return done
