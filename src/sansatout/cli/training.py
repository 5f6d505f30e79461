"""Practising the laws in the terminal."""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from pathlib import Path

import typer

from sansatout.cli.memory_file import MemoryFile
from sansatout.cli.texts import language, text
from sansatout.school.chapters import laws_learned
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

__all__ = ["chapter_lines", "train"]


def chapter_lines(memory: Path | None) -> list[str]:
    """Return the chapters by the words that lead to them, and how firm each is."""
    found = laws_learned(MemoryFile(memory).memories, datetime.now(UTC)).chapters
    width = max(len(one.chapter) for one in found)
    return [
        f"  laws/{one.chapter:{width}}  {text(f'trainer-chapter-{one.chapter}')}"
        f" ({text('page-school-laws-firm', firm=one.firm, all=one.laws)})"
        for one in found
    ]


def train(chapter: str, number: int, memory: Path | None = None) -> None:
    """Ask exercise after exercise until an empty line or the end of the input.

    :raises InputError: if there is no such chapter
    """
    kept = MemoryFile(memory)
    right = asked = 0
    while True:
        one = exercise(chapter.upper(), number + asked)
        typer.echo(_shown(one))
        chosen = _answered(one)
        if chosen is None:
            break
        asked += 1
        good = _marked(one, chosen)
        kept.answered(one.position.law, right=good)
        right += good
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
