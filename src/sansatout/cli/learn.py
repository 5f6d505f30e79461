"""``sansatout learn``: the school in the terminal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from sansatout.cli.texts import language, text
from sansatout.errors import InputError

__all__ = ["command"]

_PRACTICE = "practice"
_LAWS = "laws"
_PROBLEMS = "problems"


def command(
    what: Annotated[
        str | None, typer.Argument(metavar="COURSE/LESSON", help=text("cli-learn-what"))
    ] = None,
    *,
    as_json: Annotated[bool, typer.Option("--json", help=text("cli-learn-json"))] = False,
    seed: Annotated[int | None, typer.Option(help=text("cli-play-seed"))] = None,
    memory: Annotated[Path | None, typer.Option(help=text("cli-learn-memory"))] = None,
    certificate: Annotated[Path | None, typer.Option(help=text("cli-learn-certificate"))] = None,
    name: Annotated[str, typer.Option(help=text("cli-learn-name"))] = "",
) -> None:
    """List courses, go through a lesson, or practise."""
    course, _, lesson = (what or "").partition("/")
    if course == _PROBLEMS:
        _problems(lesson, as_json=as_json)
        return
    if as_json:
        typer.echo(json.dumps(_for_programs(), ensure_ascii=False))
        return
    if what is None:
        typer.echo("\n".join([*_list(), "", *_laws(memory)]))
        return
    if course == _PRACTICE:
        from sansatout.cli.learning import practise

        practise(lesson, seed, memory)
    elif course == _LAWS and lesson:
        from sansatout.cli.training import train

        train(lesson, 0, memory)
    elif course == _LAWS:
        typer.echo("\n".join(_laws(memory)))
    elif lesson:
        _take(course, lesson, seed, memory, (certificate, name))
    else:
        from sansatout.school.telling import course_view

        course_view(course, language())
        typer.echo("\n".join(_list(course)))


def _problems(key: str, *, as_json: bool) -> None:
    """List the play problems, or play one."""
    from sansatout.cli import endings

    if as_json:
        typer.echo(endings.as_json())
    elif key:
        endings.play_problem(key)
    else:
        typer.echo("\n".join(endings.list_problems()))


def _take(
    course: str, lesson: str, seed: int | None, memory: Path | None, award: tuple[Path | None, str]
) -> None:
    """Take a lesson, or a test with its certificate."""
    from sansatout import school

    if school.lesson(course, lesson).test:
        from sansatout.cli.examining import take_test

        take_test(course, lesson, *award)
    elif award[0] is not None:
        raise InputError("school-no-test", lesson=lesson)
    else:
        from sansatout.cli.learning import go_through

        go_through(course, lesson, seed, memory)


def _for_programs() -> dict[str, object]:
    """Return all courses, kinds of practice with what they are about, and chapters of the laws."""
    import msgspec

    from sansatout.school.practice import DRILLS
    from sansatout.school.telling import courses_view
    from sansatout.trainer import chapters

    return {
        "courses": msgspec.to_builtins(courses_view(language())),
        "practice": [{"key": key, "rules": list(one.rules)} for key, one in DRILLS.items()],
        "laws": list(chapters()),
    }


def _laws(memory: Path | None) -> list[str]:
    """Return the chapters of the laws, each by the words that lead to it."""
    from sansatout.cli.training import chapter_lines

    return [text("trainer-title"), f"  {text('trainer-lead')}", *chapter_lines(memory)]


def _list(only: str = "") -> list[str]:
    """Return the courses with their lessons, each by the words that lead to it."""
    from sansatout.school.practice import DRILLS
    from sansatout.school.telling import courses_view

    lines: list[str] = []
    for one in courses_view(language()):
        if only in ("", one.key):
            lines += [one.title, f"  {one.lead}"]
            width = max(len(f"{one.key}/{each.key}") for each in one.lessons)
            lines += [f"  {f'{one.key}/{each.key}':{width}}  {each.title}" for each in one.lessons]
            lines.append("")
    if not only:
        lines += [text("cli-learn-practice"), f"  {' '.join(f'practice/{key}' for key in DRILLS)}"]
        lines += ["", text("page-problems-title"), f"  {_PROBLEMS}"]
    return lines
