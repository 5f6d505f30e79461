from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.machines.shared import Shared
from tests.nodes.pair import Pair


@pytest.fixture(scope="package")
def pair(postgres: Shared, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Give two nodes on one database, with a bus between them."""
    nodes = Pair(postgres.fresh(), tmp_path_factory.mktemp("pair"))
    yield nodes
    nodes.stop()
