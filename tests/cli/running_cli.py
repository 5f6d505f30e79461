"""Two ways to run the command: within the test, and as a process of its own."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Mapping
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from unittest import mock

from sansatout.cli import run

ENGLISH = {"LC_ALL": "C.UTF-8"}


@dataclass(frozen=True)
class Done:
    code: int
    out: str
    err: str


def command(
    *arguments: object, stdin: str = "", environment: Mapping[str, str] | None = None
) -> Done:
    """Run the command in this process."""
    out, err = io.StringIO(), io.StringIO()
    with (
        redirect_stdout(out),
        redirect_stderr(err),
        mock.patch.object(sys, "stdin", io.StringIO(stdin)),
        mock.patch.dict(os.environ, {**ENGLISH, **(environment or {})}),
    ):
        code = run([str(argument) for argument in arguments])
    return Done(code, out.getvalue(), err.getvalue())


def process(*arguments: object, stdin: str = "", **environment: str) -> Done:
    """Run the command as a real process."""
    done = subprocess.run(
        [sys.executable, "-m", "sansatout.cli", *map(str, arguments)],
        input=stdin,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        env={**os.environ, **ENGLISH, **environment},
        check=False,
    )
    return Done(done.returncode, done.stdout, done.stderr)
