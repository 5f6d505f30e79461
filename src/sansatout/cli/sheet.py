"""``sansatout sheet``: keep the score of a game with real cards."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from sansatout.cli.failures import BAD_INPUT, explain
from sansatout.cli.keeping.commands import ALONE, COMMANDS, ScoreKeeper, deal, parse_people
from sansatout.cli.keeping.journal import Journal, read
from sansatout.cli.readings import given_options
from sansatout.cli.texts import text
from sansatout.errors import InputError, NotationError, SansatoutError
from sansatout.keeping import session as sessions
from sansatout.options import parse_options
from sansatout.variants import SYSTEMS, scoring_system

__all__ = ["command"]


def command(
    system: Annotated[
        str | None, typer.Argument(help=text("cli-system", systems=", ".join(SYSTEMS)))
    ] = None,
    *,
    file: Annotated[Path | None, typer.Option(help=text("cli-sheet-file"))] = None,
    resume: Annotated[bool, typer.Option("--resume", help=text("cli-sheet-resume"))] = False,
    names: Annotated[str | None, typer.Option(help=text("cli-sheet-names"))] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help=text("cli-option"))
    ] = None,
) -> int:
    """Read deals and commands line by line until there are no more."""
    if resume and file is None:
        file = _newest(system)
    known = file is not None and bool(read(file))
    if system is None and not known:
        system = _asked_system()
    if not known:
        assert system is not None, "asked for above"
        file = file or _new_file(system)
        first = sessions.start(system, given_options(option or []), *parse_people(names or ""))
        journal = Journal(file, [first])
    else:
        assert file is not None, "only a file is known"
        journal = Journal(file)
    # Whatever is refused from here on, the file is let go at once, and not when it is forgotten.
    with closing(journal):
        keeper = ScoreKeeper(journal, sessions.fold(journal.operations))
        if known:
            _check_same(keeper, system, option or [])
        return _talk(keeper, known=known)


def _check_same(keeper: ScoreKeeper, system: str | None, option: list[str]) -> None:
    """Refuse to go on with another game, or with other options, than the file has."""
    session = keeper.session
    if system not in (None, session.key):
        scoring_system(str(system))
        raise InputError("sheet-of-another", file=keeper.journal.path, key=session.key)
    if option:
        chosen = parse_options(scoring_system(session.key).options_type, given_options(option))
        if chosen != session.options:
            raise InputError("sheet-other-options", file=keeper.journal.path)


def _talk(keeper: ScoreKeeper, *, known: bool) -> int:
    """Do line after line; at a terminal a mistake is told and forgotten, in a pipe remembered."""
    terminal = sys.stdin.isatty()
    if known:
        keeper.show()
    typer.echo(text("cli-sheet-kept", file=keeper.journal.path))
    typer.echo(text("cli-sheet-hint"))
    failed = False
    for line in _lines(keeper, terminal=terminal):
        try:
            _do(keeper, line)
        except (SansatoutError, OSError) as error:
            failed = True
            typer.echo(f"! {explain(error)}", err=not terminal)
        if keeper.done:
            break
    typer.echo(text("cli-sheet-kept", file=keeper.journal.path))
    return BAD_INPUT if failed and not terminal else 0


def _do(keeper: ScoreKeeper, line: str) -> None:
    word, _, rest = line.strip().partition(" ")
    if not word:
        return
    function = COMMANDS.get(word.lower())
    if word.lower() in ALONE and rest.strip():
        raise NotationError("line-word", word=rest.strip(), text=line.strip())
    if function is not None:
        function(keeper, rest.strip())
    else:
        deal(keeper, line)


def _lines(keeper: ScoreKeeper, *, terminal: bool) -> Iterator[str]:
    if not terminal:
        yield from sys.stdin
        return
    with suppress(ImportError):
        import readline  # noqa: F401 - the arrow keys work once it is there
    while True:
        number = len(keeper.session.sheet.lines) + 1
        try:
            yield input(text("cli-sheet-prompt", number=number) + " ")
        except (EOFError, KeyboardInterrupt):
            typer.echo()
            return


def _asked_system() -> str:
    """Ask which game is played; without a terminal there is nobody to ask."""
    if not sys.stdin.isatty():
        raise InputError("part-missing", part="SYSTEM", example="rulebook")
    keys = list(SYSTEMS)
    for number, key in enumerate(keys, start=1):
        typer.echo(f"{number:2} {key:14} {text(f'cli-game-{key}')}")
    answer = input(text("cli-sheet-which") + " ").strip()
    numbered = {str(number): key for number, key in enumerate(keys, start=1)}
    return scoring_system(numbered.get(answer, answer)).key


def _folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "sansatout" / "sheets"


def _new_file(system: str) -> Path:
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    return _folder() / f"{scoring_system(system).key}-{stamp}-{os.getpid()}.jsonl"


def _newest(system: str | None) -> Path:
    pattern = f"{scoring_system(system).key}-2*.jsonl" if system else "*.jsonl"
    files = sorted(_folder().glob(pattern), key=lambda file: file.stat().st_mtime)
    if not files:
        raise InputError("sheet-nothing-to-resume", folder=_folder())
    return files[-1]
