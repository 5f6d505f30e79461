"""``sansatout play``: a table in the terminal, one person and robots."""

from __future__ import annotations

import sys
from random import Random, SystemRandom
from typing import Annotated

import typer

from sansatout.cli.texts import language, text
from sansatout.variants import VARIANTS

__all__ = ["command"]


def command(
    variant: Annotated[
        str, typer.Argument(help=text("cli-variant", games=", ".join(VARIANTS)))
    ] = "minibridge",
    *,
    seat: Annotated[str, typer.Option(help=text("cli-play-seat"))] = "S",
    robots: Annotated[str, typer.Option(help=text("cli-play-robots"))] = "club",
    seed: Annotated[int | None, typer.Option(help=text("cli-play-seed"))] = None,
) -> None:
    """Play until the person leaves or the input ends."""
    from sansatout.cli.playing import OwnGame
    from sansatout.errors import SansatoutError
    from sansatout.lab.match_table import Player
    from sansatout.seats import Seat

    rng = SystemRandom() if seed is None else Random(seed)
    game = OwnGame.opened(variant, Seat.parse(seat), rng, Player.parse(robots))
    typer.echo(text("cli-play-welcome", seat=game.seat, variant=variant))
    while True:
        for line in game.advance():
            typer.echo(line)
        typed = _read(game.prompt())
        if typed is None or typed in ("quit", "q"):
            break
        try:
            for told in game.typed(typed):
                typer.echo(told)
        except SansatoutError as error:
            typer.echo(error.text(language()))
    typer.echo(text("cli-play-bye", deals=game.table.deal_number))


def _read(prompt: str) -> str | None:
    typer.echo(f"{prompt} > ", nl=False)
    line = sys.stdin.readline()
    if not line:
        typer.echo()
        return None
    if not sys.stdin.isatty():
        typer.echo(line.rstrip())
    return line.strip()
