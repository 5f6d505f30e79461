"""Score tables of the games with a contract."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from sansatout.cards import Strain
from sansatout.contract import Contract
from sansatout.scoring.figures.parts import (
    DANGER,
    DOUBLED,
    Rows,
    RuleTable,
    counted,
    points,
    rule,
    strain,
    table,
)
from sansatout.scoring.sheet import Column, Entry, Honours, Played

if TYPE_CHECKING:
    from sansatout.scoring.contractual import ContractSystem
    from sansatout.scoring.rubber import RubberSheet
    from sansatout.scoring.system import ContractScoring

__all__ = ["board_tables", "rubber_tables"]

_LEVELS = range(1, 8)
_SLAMS = (("6C", 12), ("7C", 13), ("5C", 12), ("5C", 13))
_FAILED = ("undertricks", "nonfulfilment")


def rubber_tables(system: ContractSystem[Any]) -> list[RuleTable]:
    """Return the tables of a rubber game."""
    found = [*_deal_tables(system), *_honours(system), *_rubbers(system)]
    return [one for one in found if one.rows]


def board_tables(system: ContractScoring) -> list[RuleTable]:
    """Return the tables of duplicate."""
    rows: Rows = []
    for label, contract in (("part-score", "1C"), ("game-premium", "5C")):
        figures = [points(_score(system, contract, danger=d), label) for d in (False, True)]
        rows.append([f"score-{label}", *figures])
    premiums = table("premiums", ["", *DANGER], rows, "DU-2.5")
    return [one for one in (*_deal_tables(system), premiums) if one.rows]


def _score(
    system: ContractScoring, contract: str, over: int = 0, *, danger: bool = False
) -> tuple[Entry, ...]:
    """Return what a contract with so many overtricks brings; fewer than none for undertricks."""
    bid = Contract.parse(contract)
    played = Played(bid, Column.WE, bid.tricks + over)
    return system.score(played, vulnerable=danger)


def _deal_tables(system: ContractScoring) -> Iterator[RuleTable]:
    yield _tricks(system)
    yield _overtricks(system)
    for danger in (False, True):
        yield _undertricks(system, danger=danger)
    yield _fulfilment(system)
    yield _slams(system)


def _tricks(system: ContractScoring) -> RuleTable:
    rows: Rows = [
        [strain(one), *(points(_score(system, f"{n}{one}"), "contract") for n in _LEVELS)]
        for one in Strain
    ]
    given = rule(_score(system, "1C"), "contract")
    return table("tricks", ["table-strain", *map(str, _LEVELS)], rows, given)


def _overtricks(system: ContractScoring) -> RuleTable:
    """Return what each overtrick is worth; plain ones by the strain where that matters."""
    plain = {one: _each(system, f"1{one}") for one in Strain}
    rows: Rows = [[strain(one), *figures] for one, figures in plain.items()]
    if len(set(map(tuple, plain.values()))) == 1:
        rows = [[DOUBLED[""], *plain[Strain.C]]]
    rows += [[DOUBLED[doubled], *_each(system, f"1C{doubled}")] for doubled in ("X", "XX")]
    given = rule(_score(system, "1C", 1), "overtricks")
    return table("overtricks", ["", *DANGER], rows, given)


def _each(system: ContractScoring, contract: str) -> list[int | str]:
    figures: list[int | str] = []
    for danger in (False, True):
        one, two = (
            points(_score(system, contract, over, danger=danger), "overtricks") for over in (1, 2)
        )
        figures.append(one if two == 2 * one else f"{one}, {two - one}")
    return figures


def _undertricks(system: ContractScoring, *, danger: bool) -> RuleTable:
    rows: Rows = [
        [
            counted("undertricks", down),
            *(points(_score(system, f"7C{x}", -down, danger=danger), *_FAILED) for x in DOUBLED),
        ]
        for down in _LEVELS
    ]
    given = rule(_score(system, "7C", -1, danger=danger), "undertricks")
    name = "undertricks-danger" if danger else "undertricks"
    return table(name, ["", *DOUBLED.values()], rows, given)


def _fulfilment(system: ContractScoring) -> RuleTable:
    rows: Rows = []
    for doubled, head in DOUBLED.items():
        scores = [_score(system, f"1C{doubled}", danger=danger) for danger in (False, True)]
        figures = [points(entries, "fulfilment") for entries in scores]
        if any(figures):
            rows.append([head, *figures])
    given = rule(_score(system, "1CX"), "fulfilment")
    return table("fulfilment", ["", *DANGER], rows, given)


def _slams(system: ContractScoring) -> RuleTable:
    rows: dict[str, list[int]] = {}
    given = ""
    for contract, tricks in _SLAMS:
        over = tricks - Contract.parse(contract).tricks
        scores = [_score(system, contract, over, danger=danger) for danger in (False, True)]
        found = [[entry for entry in one if "slam" in entry.label] for one in scores]
        if found[0]:
            given = given or found[0][0].rule
            rows[f"score-{found[0][0].label}"] = [one[0].points for one in found]
    return table("slams", ["", *DANGER], [[head, *row] for head, row in rows.items()], given)


def _honours(system: ContractSystem[Any]) -> Iterator[RuleTable]:
    rows, given = Rows(), ""
    for contract, count, head in (
        ("1C", 4, counted("honours", 4)),
        ("1C", 5, counted("honours", 5)),
        ("1NT", 4, counted("aces", 4)),
    ):
        held = (Honours(Column.WE, count),)
        entries = system.score(Played(Contract.parse(contract), Column.WE, 7, held))
        figure = points(entries, "honours")
        given = given or rule(entries, "honours")
        if figure:
            rows.append([head, figure])
    yield table("honours", ["", "table-points"], rows, given)


def _rubbers(system: ContractSystem[Any]) -> Iterator[RuleTable]:
    """Return the premiums for games and rubbers, those that are fixed figures."""
    rows: Rows = []
    for head, games in (
        ("score-game-premium", (Column.WE,)),
        ("table-straight", (Column.WE, Column.WE)),
        ("table-against", (Column.WE, Column.THEY, Column.WE)),
    ):
        figures = {_premium(_played(system, games, contract)) for contract in ("7C", "5NT")}
        if len(figures) == 1 and any(figures):
            rows.append([head, figures.pop()])
    first = _played(system, (Column.WE,), "7C")
    left = points(first.broken_off().last_entries, "unfinished-game")
    if left:
        rows.append(["score-unfinished-game", left])
    over = _played(system, (Column.WE, Column.WE), "7C")
    yield table("premiums", ["", "table-points"], rows, over.lines[-1].entries[-1].rule)


def _played(
    system: ContractSystem[Any], games: tuple[Column, ...], contract: str
) -> RubberSheet[Played]:
    sheet = system.new_sheet()
    for column in games:
        bid = Contract.parse(contract)
        sheet = sheet.after(Played(bid, column, bid.tricks))
    return sheet


def _premium(sheet: RubberSheet[Played]) -> int:
    """Return what the last game brought besides the deal."""
    labels = ("game-premium", "rubber-premium", "rubber-two-games", "rubber-three-games")
    return points(sheet.lines[-1].entries, *labels)
