"""Settings of all tests, and the PostgreSQL that they share."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from tests.machines.shared import Shared

# A busy machine must not fail a test; `make soak` looks further.
settings.register_profile("default", deadline=None)
settings.register_profile("soak", deadline=None, max_examples=500)
settings.load_profile("default")


def pytest_addoption(parser: pytest.Parser) -> None:
    stores = ("sqlite", "postgresql")
    parser.addoption("--store", choices=stores, default=stores[0], help="what servers keep it in")


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shared]:
    """Give fresh databases of one PostgreSQL, which starts when the first of a run asks."""
    from tests.machines.postgres import installed
    from tests.machines.shared import Shared

    if installed() is None:
        pytest.skip("there is no PostgreSQL for this system")
    base = tmp_path_factory.getbasetemp()
    shared = Shared(base.parent if "PYTEST_XDIST_WORKER" in os.environ else base)
    yield shared
    shared.close()
