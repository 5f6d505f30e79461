"""Sheets show one face: nobody outside the package of scoring asks which kind he has."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import sansatout
from sansatout.errors import InputError
from sansatout.scoring.rubber import RubberSheet
from sansatout.scoring.sheet import Column
from sansatout.scoring.sheets import Sheet
from sansatout.scoring.tally import TallySheet
from sansatout.seats import Seat
from sansatout.variants import ALL, SYSTEMS

SOURCE = Path(sansatout.__file__).parent
KINDS = {"RubberSheet", "TallySheet", "RubberSystem", "TallySystem", "ContractSystem", "Duplicate"}
each_system = pytest.mark.parametrize("key", SYSTEMS)


def calls(tree: ast.AST, name: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
            yield node


def asks_which_sheet(path: Path) -> list[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    kinds = [one for one in calls(tree, "isinstance") if KINDS & set(names(one.args[1]))]
    looked = [one for one in calls(tree, "getattr") if "sheet" in ast.unparse(one.args[0]).lower()]
    return [f"{path.name}:{one.lineno}" for one in (*kinds, *looked)]


def names(node: ast.AST) -> Iterator[str]:
    return (one.id for one in ast.walk(node) if isinstance(one, ast.Name))


def seats_of(system: str) -> set[Seat]:
    """Return where the players of its games sit: all round where it is only kept on paper."""
    games = [game for game in ALL if game.system.key == system]
    return {seat for game in games for seat in game.places} or set(Seat)


def test_nobody_outside_asks_which_kind_of_sheet_or_system_it_is() -> None:
    outside = [path for path in SOURCE.rglob("*.py") if (SOURCE / "scoring") not in path.parents]
    assert len(outside) > 100
    found = [line for path in outside for line in asks_which_sheet(path)]
    assert found == []


@each_system
def test_an_empty_sheet_answers_everything(key: str) -> None:
    sheet: Sheet = SYSTEMS[key].new_sheet()
    assert sheet.system is SYSTEMS[key]
    assert not sheet.is_over
    assert not sheet.is_settled
    assert not sheet.can_break_off
    assert sheet.part_scores == (0, 0)
    assert (sheet.results, sheet.entries, sheet.last_entries) == ((), (), ())
    assert set(sheet.accounts) == set(sheet.owners)
    seats = seats_of(key)
    assert {sheet.owner(seat) for seat in seats} == set(sheet.owners)
    assert not {sheet.owner(seat) for seat in set(Seat) - seats} & set(sheet.owners)
    assert [sheet.games(column) for column in Column] == [0, 0]
    assert isinstance(sheet, RubberSheet if sheet.has_games else TallySheet)
    assert (sheet.as_rubber is sheet) is sheet.has_games
    with pytest.raises(InputError, match="deal 1"):
        sheet.corrected(1, None)


@each_system
def test_a_deal_that_was_not_played_can_be_corrected_and_a_rubber_broken_off(key: str) -> None:
    sheet: Sheet = SYSTEMS[key].new_sheet().after(None)
    assert sheet.corrected(1, None) == sheet
    assert sheet.is_settled is not sheet.has_games
    if sheet.can_break_off:
        assert sheet.broken_off().is_over
    else:
        with pytest.raises(InputError, match="no rubber to break off"):
            sheet.broken_off()
