"""Practising the laws in the terminal."""

from __future__ import annotations

import sys

import typer

from sansatout.cli.texts import language, text
from sansatout.seats import Seat
from sansatout.trainer import Exercise, exercise, mark
from sansatout.trainer.texts import (
    answer_line,
    exercise_view,
    marks_view,
    question_line,
    told_lines,
    verdict,
)

__all__ = ["train"]


def train(chapter: str, number: int) -> None:
    """Ask exercise after exercise until an empty line or the end of the input."""
    right = asked = 0
    while True:
        one = exercise(chapter.upper(), number + asked)
        typer.echo(_shown(one))
        chosen = _answered(one)
        if chosen is None:
            break
        asked += 1
        right += _marked(one, chosen)
    if asked:
        typer.echo(text("trainer-score", right=right, all=asked))


def _shown(one: Exercise) -> str:
    """Return position, question and answers, a line each."""
    seen = exercise_view(one).position
    lines = [f"{text('page-dealer')} {seen.dealer}"] if seen.dealer else []
    if seen.calls:
        said = "  ".join(f"{seat} {call}" for seat, call in seen.calls)
        lines.append(f"{text('page-auction')}: {said}")
    if seen.contract:
        lines.append(f"{text('page-contract')}: {seen.contract} {seen.declarer}")
    if seen.phase not in ("draw", "shuffle", "deal"):
        lines += [f"{seat}  {seen.hands[str(seat)]}" for seat in Seat if str(seat) in seen.hands]
    trick = seen.trick or seen.last_trick or []
    if trick:
        cards = "  ".join(f"{seat} {card}" for seat, card in trick)
        lines.append(f"{text('page-trick')}: {cards}")
    lines += [f"→ {line.text(language())}" for line in told_lines(one.position)]
    lines.append(question_line(one).text(language()))
    lines += [
        f"  {n}  {answer_line(one, answer.key).text(language())}"
        for n, answer in enumerate(one.answers, start=1)
    ]
    return "\n".join(lines)


def _answered(one: Exercise) -> list[str] | None:
    """Read the numbers of the answers; ``None`` to stop."""
    typer.echo(f"{text('cli-laws-answer')} ", nl=False)
    words = sys.stdin.readline().replace(",", " ").split()
    numbers = [int(word) for word in words if word.isdecimal() and len(word) < 4]
    if not numbers:
        return None
    return [one.answers[n - 1].key for n in numbers if 1 <= n <= len(one.answers)]


def _marked(one: Exercise, chosen: list[str]) -> bool:
    marks = mark(one, chosen)
    told = marks_view(one, marks, language())
    typer.echo(text("trainer-right" if told.right else "trainer-wrong"))
    for number, each in enumerate(marks, start=1):
        sign = "✓" if each.ok else "✗"
        typer.echo(f"  {sign} {number}  {verdict(one, each).text(language())}")
    typer.echo(f"{told.law}  {told.text}\n")
    return told.right
