"""Turn what went wrong with the input into one line on stderr and an exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import typer

from sansatout.cli.texts import language, text
from sansatout.errors import SansatoutError

__all__ = ["Outcome", "as_exit_code", "explain"]

BAD_INPUT = 2
INTERRUPTED = 130

# Typer keeps the classes of its parser private; a usage error is the parent of a bad parameter.
_UsageError = typer.BadParameter.__mro__[1]


@dataclass(slots=True)
class Outcome:
    """The exit code of a command."""

    code: int = 0


@contextmanager
def as_exit_code() -> Iterator[Outcome]:
    """Set the exit code for every error that the person at the terminal can mend."""
    outcome = Outcome()
    try:
        yield outcome
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read our output has left; nothing more may be written, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        outcome.code = 1
    except (KeyboardInterrupt, typer.Abort):
        outcome.code = INTERRUPTED
    except Exception as error:
        line = explain(error)
        if line is None:
            raise
        typer.echo(f"sansatout: {line}", err=True)
        outcome.code = BAD_INPUT


def explain(error: Exception) -> str | None:
    """Return one line that says what was wrong with the input; ``None`` for our own mistakes."""
    if isinstance(error, SansatoutError):
        return _one_line(error.text(language()))
    if isinstance(error, OSError):
        return text(
            "cli-file-error", file=error.filename or "", reason=error.strerror or str(error)
        )
    if isinstance(error, UnicodeDecodeError):
        return text("cli-not-utf8")
    if isinstance(error, _UsageError):
        return _usage(error)
    return None


def _usage(error: Exception) -> str:
    """Say in our own words what the parser did not understand, as far as we know its faults."""
    context = getattr(error, "ctx", None)
    command = context.command_path if context else "sansatout"
    name = getattr(error, "option_name", None)
    parameter = getattr(error, "param", None)
    match type(error).__name__:
        case "NoSuchOption":
            message = text("cli-no-such-option", name=str(name))
        case "MissingParameter" if parameter is not None:
            message = text("cli-missing", name=_parameter(parameter))
        case "BadParameter" if parameter is not None:
            reason = _one_line(str(getattr(error, "message", "")))
            reason = reason.removeprefix("Value error, ").rstrip(".")
            message = text("cli-bad-value", name=_parameter(parameter), reason=reason)
        case _:
            message = _one_line(str(getattr(error, "format_message", error.__str__)())).rstrip(".")
    return text("cli-usage-error", message=message, command=command)


def _parameter(parameter: Any) -> str:  # noqa: ANN401 - the parser's own kind of value
    """Return an option as it is typed, an argument as the help calls it."""
    if parameter.param_type_name == "option":
        return str(parameter.opts[0])
    return str(parameter.metavar or parameter.name.upper())


def _one_line(message: str) -> str:
    return " ".join(message.split())
