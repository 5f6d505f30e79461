"""Programs of the system that a test tries our examples with."""

from __future__ import annotations

import os
import shutil

import pytest

__all__ = ["program"]

_WHERE = os.pathsep.join(["/usr/local/sbin", "/usr/sbin", "/sbin", os.environ.get("PATH", "")])


def program(name: str) -> str:
    """Return where a program is; without it the test is skipped, but for where all of them are."""
    found = shutil.which(name, path=_WHERE)
    if found is None:
        assert os.environ.get("CI") != "true", f"there is no {name}"
        pytest.skip(f"there is no {name}")
    return found
