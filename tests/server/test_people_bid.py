"""A table may say what its people bid: robots read them by that."""

import pytest

from tests.server.harness import Person


def test_a_place_of_a_person_names_the_system_it_is_read_by(ann: Person) -> None:
    seats = {
        "S": {"kind": "me", "system": "natural"},
        "N": {"kind": "open", "system": "natural"},
        "E": {"kind": "robot", "system": "standard"},
    }
    made = ann.make("duplicate", seats=seats)
    told = {one["player"]: one["system"] for one in made["players"]}
    assert sorted(filter(None, told.values())) == ["culbertson", "natural", "natural", "standard"]


@pytest.mark.parametrize("kind", ["me", "open", "robot"])
def test_an_unknown_system_is_refused(ann: Person, kind: str) -> None:
    body = {"variant": "duplicate", "seats": {"S": {"kind": kind, "system": "acol"}}}
    assert ann.ask("POST", "/api/tables", body)[0] == 400
