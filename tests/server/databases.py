"""Databases for the servers of tests, of the kind that is asked for."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from sansatout.server.store.moving import move
from sansatout.server.store.opening import opened
from tests.machines.shared import Shared

__all__ = ["address", "moved"]


def address(request: pytest.FixtureRequest, store: str) -> str:
    """Return the address of a fresh database; none for a file of the server's folder."""
    if store == "sqlite":
        return ""
    shared: Shared = request.getfixturevalue("postgres")
    return shared.fresh()


def moved(file: Path, url: str) -> None:
    """Put into a database what a file has."""
    with closing(opened("", file)) as source, closing(opened(url, file)) as target:
        move(source, target)
