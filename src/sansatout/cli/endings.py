"""``sansatout learn problems``: endings to be played, in the terminal."""

from __future__ import annotations

import json

import msgspec
import typer

from sansatout.cards import Card
from sansatout.cli.asking import LeftError, read_line
from sansatout.cli.texts import language, text
from sansatout.errors import SansatoutError
from sansatout.school.endings import Attempt, attempt, problems
from sansatout.school.endings.faults import fault_in
from sansatout.school.endings.shown import AttemptView
from sansatout.school.endings.telling import attempt_view, infos, proof, seated

__all__ = ["as_json", "list_problems", "play_problem"]


def as_json() -> str:
    """Return all problems for programs, with their proofs: a list, each on a line of its own."""
    told = (msgspec.to_builtins(proof(one)) for one in problems().values())
    lines = ",\n".join(json.dumps(one, ensure_ascii=False) for one in told)
    return f"[\n{lines}\n]"


def list_problems() -> list[str]:
    """Return the problems, each by the word that leads to it."""
    lines = [text("page-problems-title"), f"  {text('page-problems-lead')}"]
    for one in infos():
        goal = text("page-problems-goal", goal=one.goal, left=one.left)
        themes = ", ".join(text(f"page-problems-theme-{theme}") for theme in one.themes)
        hard = text(f"page-problems-{one.difficulty}")
        chance = "" if one.sure else f"  {text('page-problems-best')}"
        lines.append(f"  problems/{one.id:7}  {one.strain:2}  {goal}  {hard}{chance}  ({themes})")
    return lines


def play_problem(key: str) -> None:
    """Play a problem until its goal is reached or missed.

    :raises InputError: if there is none
    """
    now = attempt(key)
    if now.problem.wins:
        typer.echo(_chance(now, "page-problems-chance"))
    _show(attempt_view(now))
    try:
        while now.verdict is None:
            now = _one_card(now)
    except LeftError:
        typer.echo()
        return
    _tell(now)


def _one_card(now: Attempt) -> Attempt:
    view = attempt_view(now)
    word = read_line(f"{view.turn}: {' '.join(view.legal)}")
    try:
        after = now.after(Card.parse(word.upper()))
    except SansatoutError as error:
        typer.echo(error.text(language()))
        return now
    told = " ".join(f"{seat}:{card}" for seat, card in after.cards[len(now.cards) :])
    typer.echo(f"  {told}")
    _show(attempt_view(after))
    return after


def _show(view: AttemptView) -> None:
    typer.echo(text("page-problems-goal", goal=view.need, left=view.left) + f"  {view.strain}")
    for seat, hand in view.hands.items():
        typer.echo(f"  {seat}  {hand}")
    typer.echo(f"  {text('page-problems-unseen')}  {view.unseen}")
    for seat, suits in view.out_of.items():
        if suits:
            typer.echo(f"  {text('page-problems-out-of', seat=seat)} {' '.join(suits)}")
    if view.trick:
        typer.echo("  " + " ".join(f"{seat}:{card}" for seat, card in view.trick))


def _tell(now: Attempt) -> None:
    view = attempt_view(now)
    typer.echo(text("page-problems-reached" if view.verdict else "page-problems-missed"))
    if not view.verdict:
        typer.echo(_fault(now))
    typer.echo(text("page-problems-layout"))
    for seat, hand in (view.layout or {}).items():
        typer.echo(f"  {seat}  {hand}")
    if view.verdict and now.problem.wins:
        typer.echo(_chance(now, "page-problems-no-fault-chance"))
    typer.echo(text("page-problems-plan-chance" if now.problem.wins else "page-problems-plan"))
    typer.echo("  " + " ".join(f"{seat}:{card}" for seat, card in seated(now.problem)))
    typer.echo(", ".join(text(f"page-problems-theme-{theme}") for theme in view.themes))


def _fault(now: Attempt) -> str:
    """Say which card left the line, and which ones would have kept to it."""
    one = now.problem
    mine = tuple(card for seat, card in now.cards if seat not in one.start.defenders)
    fault = fault_in(one.id, mine)
    assert fault is not None, "a sure line reaches the goal"
    return text(
        "page-problems-fault-chance" if one.wins else "page-problems-fault",
        trick=fault.trick, card=fault.card, seat=fault.seat,
        right=", ".join(map(str, fault.right)),
    )  # fmt: skip


def _chance(now: Attempt, key: str) -> str:
    return text(key, wins=now.problem.won, count=now.problem.count)
