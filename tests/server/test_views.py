"""Views as they are sent: put together from parts, always the view of the seat."""

from __future__ import annotations

import json
from random import Random

import pytest

from sansatout.lab.table_driver import new_table, next_event
from sansatout.server.views import Views, view_for
from sansatout.table.fold import after
from sansatout.table.state import Table
from sansatout.variants import ALL


def check(table: Table, parts: Views) -> None:
    for player in (None, *table.players):
        sent = parts.encoded(table, player)
        assert json.loads(sent) == json.loads(json.dumps(view_for(table, player)))


CASES = [(variant.key, laws) for variant in ALL for laws in variant.laws]


@pytest.mark.parametrize(("key", "laws"), CASES)
def test_parts_make_the_same_view_from_event_to_event(key: str, laws: str) -> None:
    rng, parts = Random(key), Views()
    table = new_table(key, rng, laws=laws)
    for _ in range(150):
        table = after(table, next_event(table, rng))
        check(table, parts)
