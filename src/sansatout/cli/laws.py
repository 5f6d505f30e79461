"""``sansatout laws``: a rule of any booklet in plain words, or the list of them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sansatout.cli.texts import language, text

__all__ = ["command"]


def command(
    ids: Annotated[
        list[str] | None, typer.Argument(metavar="ID…", help=text("cli-laws-ids"))
    ] = None,
    *,
    train: Annotated[
        str | None, typer.Option("--train", metavar="CHAPTER", help=text("cli-laws-train"))
    ] = None,
    number: Annotated[int, typer.Option("--number", help=text("cli-laws-number"))] = 0,
    memory: Annotated[Path | None, typer.Option(help=text("cli-learn-memory"))] = None,
) -> None:
    """Print the laws or chapters asked for with examples; without any, all ids.

    With ``--train`` ask exercises of a chapter instead.
    """
    from sansatout.laws.texts import law_examples, law_text

    if train is not None:
        from sansatout.cli.training import train as practise

        practise(train, number, memory)
        return
    if not ids:
        typer.echo("\n".join(_chapters()))
        return
    for law in _asked(ids):
        typer.echo(f"{law}  {law_text(law, language())}")
        for example in law_examples(law, language()):
            typer.echo(f"    {text('cli-laws-example')} {example}")


def _chapters() -> list[str]:
    """Return a line for each chapter with the ids of its rules."""
    from sansatout.laws.texts import chapter_of, rule_ids

    chapters: dict[str, list[str]] = {}
    for law in rule_ids():
        chapters.setdefault(chapter_of(law), []).append(law)
    return [f"{name}: {' '.join(laws)}" for name, laws in chapters.items()]


def _asked(ids: list[str]) -> list[str]:
    """Return the rules named, and all of a chapter where its name is given, its heading first."""
    from sansatout.laws.texts import chapter_of, rule_ids

    found = []
    for name in (one.upper() for one in ids):
        chapter = [law for law in rule_ids() if chapter_of(law) == name and law != name]
        found += [name, *chapter] if name in rule_ids() else chapter or [name]
    return found
