"""The command ``sansatout``: one file for each of its commands.

A command is a module of this package with a function ``command``; a line in :data:`COMMANDS` makes
it known, and ``cli-<name>`` in the locales says what it does. Only the module of the command asked
for is imported, so that help and small commands start at once.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

__all__ = ["COMMANDS", "main", "run"]

COMMANDS = (
    "deal",
    "show",
    "score",
    "sheet",
    "options",
    "bid",
    "solve",
    "par",
    "accuracy",
    "conform",
    "serve",
    "backup",
    "restore",
    "move",
    "export",
    "forget",
    "laws",
    "rule",
    "play",
    "simulate",
    "match",
    "lab",
    "manager",
    "join",
    "replay",
    "verify",
    "print",
    "learn",
)


def main() -> None:
    """Run the command with the arguments of the process and leave with its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Run one command; what was wrong with the input becomes one line on stderr and code 2."""
    from sansatout.cli import app, failures

    with failures.as_exit_code() as outcome:
        outcome.code = app.invoke(COMMANDS, list(arguments))
    return outcome.code
