"""The commands that README and docs show: each takes the words it is shown with, README's run."""

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import typer

from sansatout.cards import Strain
from sansatout.cli import COMMANDS, texts
from sansatout.cli.app import application
from sansatout.formats import pbn
from sansatout.formats.records import Book
from sansatout.seats import Seat
from tests.cli.running_cli import command
from tests.cli.test_cli_accuracy import played

ROOT = Path(__file__).parents[2]
PAGES = (ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")))
README = PAGES[0]
LASTING = frozenset({"manager", "lab", "conform", "backup"})
"""What waits for others, works for minutes or needs a server's data: run by tests of its own."""


def shown(page: Path) -> list[str]:
    """Return the command lines that a page shows as code, without the shell's part of them."""
    lines = re.findall(r"^(?: {4}|\$ )sansatout (.*)$", page.read_text("utf-8"), re.MULTILINE)
    return [re.split(r" [<>] ", line)[0] for line in lines]


def commands_of(*pages: Path, but: frozenset[str] = frozenset()) -> list[Any]:
    return [
        pytest.param(line, id=f"{page.stem}: {line}")
        for page in pages
        for line in dict.fromkeys(shown(page))
        if line.split()[0] not in but
    ]


def understood(line: str) -> None:
    """Read the words as the command does, and do nothing.

    :raises Exception: what the command makes one line on standard error of
    """
    name, *words = texts.take_language(shlex.split(line))
    group: Any = typer.main.get_command(application(COMMANDS, {name}))
    group.commands[name].make_context(name, words)


@pytest.mark.parametrize("line", commands_of(*PAGES))
def test_a_command_takes_the_words_it_is_shown_with(line: str) -> None:
    understood(line)


def test_a_word_that_a_command_does_not_know_would_be_found() -> None:
    with pytest.raises(Exception, match="--marked"):
        understood("score rulebook 4SX --by we --tricks 8 --marked")


@pytest.mark.parametrize("line", commands_of(README, but=LASTING))
def test_what_the_readme_shows_runs(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = shlex.split(line)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    pbn.dump(Book((played(1, Seat.N, Strain.S)[0],)), Path("season.pbn"))
    done = command(*words)
    assert (done.code, done.err) == (0, "")
    assert done.out or Path(words[-1]).stat().st_size
