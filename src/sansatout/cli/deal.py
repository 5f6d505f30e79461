"""``sansatout deal``: draw deals, all alike or those that fit a condition."""

from __future__ import annotations

from random import Random
from typing import Annotated

import typer

from sansatout.chance import TRIES, random_deals
from sansatout.cli.boards import Format, write
from sansatout.cli.texts import text
from sansatout.errors import InputError

__all__ = ["command"]


def command(
    *,
    count: Annotated[int, typer.Option("--count", "-n", help=text("cli-deal-count"))] = 1,
    seed: Annotated[str | None, typer.Option(help=text("cli-deal-seed"))] = None,
    where: Annotated[str | None, typer.Option(help=text("cli-deal-where"))] = None,
    tries: Annotated[int, typer.Option(help=text("cli-deal-tries"))] = TRIES,
    form: Annotated[Format, typer.Option("--format", help=text("cli-format"))] = Format.TEXT,
    letters: Annotated[bool, typer.Option("--letters", help=text("cli-letters"))] = False,
) -> None:
    """Draw so many deals and write them in the format asked for."""
    for name, value in (("--count", count), ("--tries", tries)):
        if value < 1:
            raise InputError("cli-at-least-one", name=name, value=value)
    deals = random_deals(count, where=where, random=_random(seed), tries=tries)
    write(deals, form, letters=letters)


def _random(seed: str | None) -> Random | None:
    """Return a generator that a seed repeats: a number as a number, any other text as text."""
    if seed is None:
        return None
    try:
        return Random(int(seed))
    except ValueError:
        return Random(seed)
