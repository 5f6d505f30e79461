"""Event files of earlier programs fold to what everybody saw then."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sansatout.events import Event
from sansatout.server.protocol import encode
from sansatout.table.fold import after
from sansatout.table.state import Table
from tests.stored import STORED, lost
from tests.views import view_for

FILES = sorted((STORED / "events").glob("*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_what_was_stored_is_seen_as_it_was(path: Path) -> None:
    """PROMISE-OLD-1."""
    stored = json.loads(path.read_text(encoding="utf-8"))
    table: Table | None = None
    for plain in stored["events"]:
        table = after(table, Event.loads(json.dumps(plain)))
        for player, then in stored["views"].get(str(table.seq), {}).items():
            now = json.loads(encode(view_for(table, player or None)))
            assert lost(then, now) == [], f"{player or 'a watcher'} after {table.seq} events"
    assert table is not None
    assert str(table.seq) in stored["views"]
