"""A long sheet is much to reckon and to tell: it keeps nobody waiting who does not look at it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import Person, Server

NOTED = """
from threading import current_thread
from sansatout.keeping import session
from sansatout.server.sheets import showing

def noting(module, name):
    work = getattr(module, name)
    def noted(*given, **named):
        with (data / "noted").open("a") as file:
            file.write(f"{name} {current_thread().name}\\n")
        return work(*given, **named)
    setattr(module, name, noted)

noting(session, "fold")
noting(session, "after")
noting(showing, "sheet_view")
"""
DEALS = 12


class Noting:
    """A server that notes what is reckoned and told for sheets, and in which threads."""

    def __init__(self, folder: Path) -> None:
        self.server = Server(folder, prelude=NOTED)
        self.ann = Person(self.server, "Ann")
        made = self.ann.rest("POST", "/api/sheets", {"system": "duplicate"})
        self.path = f"/api/sheets/{made['sheet']}"
        self.socket = f"/ws/sheets/{made['sheet']}"
        for count in range(1, DEALS + 1):
            self.write(count)
        self.noted()

    def write(self, count: int, do: str = "deal") -> None:
        body = {"do": do, "line": "4S we 10", "count": count}
        self.ann.rest("POST", f"{self.path}/operations", body)

    def noted(self) -> list[str]:
        """Return what was noted since the last time."""
        file = self.server.data / "noted"
        lines = file.read_text().splitlines() if file.exists() else []
        file.unlink(missing_ok=True)
        return lines


@pytest.fixture
def noting(tmp_path: Path) -> Iterator[Noting]:
    made = Noting(tmp_path / "data")
    yield made
    made.server.stop()


def test_a_sheet_is_reckoned_and_told_in_turns_and_never_by_who_serves_all(noting: Noting) -> None:
    noting.write(DEALS + 1)
    noting.write(DEALS + 2, do="undo")
    noting.ann.rest("GET", noting.path)
    with noting.ann.look(noting.socket) as page:
        page.until("sheet")
    noting.server.kill()
    noting.server.start()
    noting.ann.rest("GET", noting.path)
    done = noting.noted()
    assert {line.split()[0] for line in done} == {"after", "fold", "sheet_view"}
    assert {line.split()[1] for line in done} == {"bench_0"}


def test_a_sheet_is_told_once_to_all_who_see_the_same(noting: Noting) -> None:
    eve = Person(noting.server, "Eve")
    pages = [person.look(noting.socket) for person in (noting.ann, eve) for _ in range(4)]
    for page in pages:
        page.until("sheet")
    noting.noted()
    noting.write(DEALS + 1)
    for page in pages:
        while page.until("sheet")["sheet"]["count"] != DEALS + 2:
            pass
    for _ in range(3):
        assert noting.ann.rest("GET", noting.path)["write"]
        assert not eve.rest("GET", noting.path)["write"]
    told = [line for line in noting.noted() if line.startswith("sheet_view")]
    assert len(told) == 2, "once with the link for writers, once without"
    for page in pages:
        page.__exit__()


def test_my_history_names_the_people_of_a_sheet_without_reckoning_it(noting: Noting) -> None:
    names = {"do": "names", "names": ["Anna", "Bert", "Carl", "Dora"], "count": DEALS + 1}
    noting.ann.rest("POST", f"{noting.path}/operations", names)
    noting.write(DEALS + 2)
    noting.noted()
    [sheet] = noting.ann.rest("GET", "/api/history")["sheets"]
    assert sheet["names"] == names["names"]
    assert noting.noted() == []
