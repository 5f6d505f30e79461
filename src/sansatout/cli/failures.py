"""Turn what went wrong with the input into one line on stderr and an exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import typer

from sansatout.cli.texts import language, text, visible
from sansatout.errors import SansatoutError

__all__ = ["ExitCode", "as_exit_code", "explain"]

BAD_INPUT = 2
INTERRUPTED = 130


@dataclass(slots=True)
class ExitCode:
    """The exit code of a command."""

    code: int = 0


@contextmanager
def as_exit_code() -> Iterator[ExitCode]:
    """Set the exit code for every error that the person at the terminal can mend."""
    outcome = ExitCode()
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
        reason = error.strerror or str(error)
        # What fails at a file that is open already (the disk is full) does not say which.
        if error.filename is None:
            return reason
        return text("cli-file-error", file=error.filename, reason=reason)
    if isinstance(error, UnicodeDecodeError):
        return text("cli-not-utf8")
    if isinstance(error, typer.TyperException):
        return _usage(error)
    return None


def _usage(error: typer.TyperException) -> str:
    """Say in our own words what the parser did not understand, as far as we know its faults.

    Typer keeps most classes of its parser's faults to itself; they differ by what they carry.
    """
    context = getattr(error, "ctx", None)
    command = context.command_path if context else "sansatout"
    if hasattr(error, "option_name") and hasattr(error, "possibilities"):
        message = text("cli-no-such-option", name=str(error.option_name))
    elif isinstance(error, typer.BadParameter) and error.param is not None:
        message = _value_fault(error, _parameter(error))
    else:
        message = _one_line(error.format_message()).rstrip(".")
    return text("cli-usage-error", message=message, command=command)


def _value_fault(error: typer.BadParameter, name: str) -> str:
    if hasattr(error, "param_type"):  # the value is missing
        return text("cli-missing", name=name)
    reason = _one_line(error.message).removeprefix("Value error, ").rstrip(".")
    return text("cli-bad-value", name=name, reason=reason)


def _parameter(error: typer.BadParameter) -> str:
    """Return an option as it is typed, an argument as the help calls it."""
    parameter = error.param
    assert parameter is not None, "it is the fault of a parameter"
    if parameter.param_type_name == "option":
        return str(parameter.opts[0])
    return str(parameter.metavar or str(parameter.name).upper())


def _one_line(message: str) -> str:
    return visible(" ".join(message.split()))
