"""Lessons and practice in the terminal: answers are typed, what is learned is kept in a file."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from random import Random, SystemRandom

import typer

from sansatout import locales
from sansatout.cli.asking import LeftError, ask, read_line, show
from sansatout.cli.memory_file import MemoryFile
from sansatout.cli.playing import OwnGame
from sansatout.cli.texts import language, text
from sansatout.errors import InputError, SansatoutError
from sansatout.lab.match_table import Player
from sansatout.school import lesson
from sansatout.school.asking import asked, text_id
from sansatout.school.next_question import next_question
from sansatout.school.playing import outcome, played
from sansatout.school.practice import DRILLS, question
from sansatout.school.steps import AskStep, PlayStep, Practise, Show
from sansatout.school.telling import lesson_view, paragraphs
from sansatout.seats import Seat
from sansatout.table.state import Stage

__all__ = ["go_through", "practise"]


def practise(key: str, seed: int | None, memory: Path | None) -> None:
    """Ask question after question until an empty word or the end of the input.

    :raises InputError: if there are no such questions
    """
    if key and key not in DRILLS:
        raise InputError("school-questions", questions=key, expected=", ".join(DRILLS))
    rng = SystemRandom() if seed is None else Random(seed)
    kept = MemoryFile(memory)
    right = done = 0
    try:
        while True:
            right += _one_more(kept, rng, (key,) if key else ())
            done += 1
    except LeftError:
        typer.echo()
    typer.echo(text("trainer-score", right=right, all=done))


def _one_more(kept: MemoryFile, rng: Random, kinds: tuple[str, ...]) -> bool:
    chosen = next_question(kept.memories, datetime.now(UTC), rng, kinds)
    problem = question(chosen.kind, chosen.number, chosen.level)
    typer.echo(problem.text.text(language()))
    first = ask(problem)
    kept.answered(problem.rules[0], right=first)
    return first


def go_through(course: str, key: str, seed: int | None, memory: Path | None) -> None:
    """Take the steps of a lesson one after the other.

    :raises InputError: if there is no such lesson
    """
    told = lesson_view(course, key, language())
    typer.echo(f"{told.title}\n{told.lead}\n")
    steps = lesson(course, key).step
    try:
        for number, step in enumerate(steps, start=1):
            message = text_id(course, key, step.key)
            typer.echo(f"{text('page-school-step', number=number, all=len(steps))}")
            typer.echo("\n".join(paragraphs(message, language())))
            match step:
                case AskStep():
                    ask(asked(step, message))
                case PlayStep():
                    _play(step, message, seed)
                case Practise():
                    _drill(step, seed, memory)
                case Show():
                    for place, frame in enumerate(step.frames, start=1):
                        typer.echo(locales.render(f"{message}.frame-{place}", {}, language()))
                        show(frame)
                case _:
                    show(step.figure)
            typer.echo()
    except LeftError:
        typer.echo()


def _drill(step: Practise, seed: int | None, memory: Path | None) -> None:
    rng = SystemRandom() if seed is None else Random(seed)
    kept, right = MemoryFile(memory), 0
    while right < step.count:
        right += _one_more(kept, rng, (step.questions,))


def _play(step: PlayStep, message: str, seed: int | None) -> None:
    """Play the deal of a step with robots and tell whether its goal was reached."""
    rng = SystemRandom() if seed is None else Random(seed)
    game = OwnGame.in_lesson(step, Seat.parse(step.me), rng, Player.parse(step.level))
    while True:
        for line in game.advance():
            typer.echo(line)
        if game.table.stage is Stage.BETWEEN:
            break
        try:
            for line in game.typed(read_line(game.prompt())):
                typer.echo(line)
        except SansatoutError as error:
            typer.echo(error.text(language()))
    deal = game.table.playing
    assert deal is not None, "the deal that was played lies on the table"
    came = outcome(step, deal.tricks, played(deal.bargain))
    result = "reached" if came.reached else "missed"
    typer.echo(locales.render(f"{message}.{result}", {"tricks": came.tricks}, language()))
