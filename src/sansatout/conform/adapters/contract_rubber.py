"""Cases of the rubber games with a contract: single deals and whole rubbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sansatout.cards import Strain
from sansatout.conform import fields
from sansatout.conform.compare import Unordered
from sansatout.conform.registry import CONTRACT_RUBBERS, Case, adapter
from sansatout.contract import Contract, Doubling
from sansatout.errors import InputError
from sansatout.options import parse_options
from sansatout.scoring.rubber import End, RubberSheet
from sansatout.scoring.sheet import Column, Entry, Honours, Place, Played, total
from sansatout.variants import scoring_system

__all__: list[str] = []


def played(deal: Mapping[str, Any]) -> Played | None:
    """Read a deal of these files; ``None`` if it was passed out."""
    if deal.get("contract") is None:
        return None
    given = fields.member(deal, "contract")
    doubled = fields.integer(given, "doubled")
    if doubled not in (0, 1, 2):
        raise InputError("case-field-kind", field="doubled", value=doubled, expected="0, 1 or 2")
    contract = Contract(
        fields.integer(given, "level"), fields.strain(given, "strain"), Doubling(doubled)
    )
    return Played(
        contract,
        Column.parse(fields.text(given, "declarer_side")),
        fields.integer(deal, "tricks"),
        _honours(deal, contract.strain),
        _chicane(deal, contract.strain),
    )


def _honours(deal: Mapping[str, Any], strain: Strain) -> tuple[Honours, ...]:
    """Read a claim; one that does not exist in the strain earns nothing (PB-7.8, L-SCORE-19)."""
    if deal.get("honours") is None:
        return ()
    given = fields.member(deal, "honours")
    side = Column.parse(fields.text(given, "side"))
    aces = given.get("count") == "4aces"
    honours = Honours(side, 4 if aces else fields.integer(given, "count"))
    return (honours,) if aces is (strain is Strain.NT) else ()


def _chicane(deal: Mapping[str, Any], strain: Strain) -> tuple[Column, ...]:
    """Read a claim; without a trump suit nobody lacks trumps (PB-8.2.4)."""
    if deal.get("chicane") is None:
        return ()
    column = Column.parse(fields.text(deal, "chicane"))
    return () if strain is Strain.NT else (column,)


@adapter(CONTRACT_RUBBERS, "deal")
def deal(case: Case, options: Mapping[str, object]) -> dict[str, object]:
    """Score one deal; each side's points above and below the line."""
    system = scoring_system(fields.text(case, "system"))
    given = fields.member(case, "deal")
    result = played(given)
    entries: tuple[Entry, ...] = ()
    if result is not None:
        chosen = parse_options(system.options_type, options)
        entries = system.alone(result, chosen, vulnerable=fields.truth(given, "vulnerable"))
    return {str(column): _places(entries, column) for column in Column}


def _places(entries: tuple[Entry, ...], column: Column) -> dict[str, object]:
    return {str(place): total(entries, column, place) for place in Place}


def _sheets(case: Case, options: Mapping[str, object]) -> list[RubberSheet[Played]]:
    """Return the sheet before the first deal and after each one."""
    system = scoring_system(fields.text(case, "system"))
    empty = system.new_sheet(parse_options(system.options_type, options)).as_rubber
    assert empty is not None, "these systems have rubbers"
    sheets = [empty]
    for given in fields.array(case, "deals"):
        result = played(given)
        if result is not None:
            _check_danger(given, sheets[-1].vulnerable(result.by), len(sheets))
        sheets.append(sheets[-1].after(result))
    return sheets


def _check_danger(given: Mapping[str, Any], vulnerable: bool, number: int) -> None:  # noqa: FBT001
    """Hold the flag of a deal, where it has one, against what follows from the deals before."""
    if "vulnerable" in given and fields.truth(given, "vulnerable") is not vulnerable:
        raise InputError(
            "case-vulnerable", number=number, given=given["vulnerable"], derived=vulnerable
        )


def _written(entry: Entry, names: list[str | None]) -> dict[str, object]:
    name = names[entry.deal - 1]
    points = {str(place): entry.points if entry.place is place else 0 for place in Place}
    fixed = {"deal": entry.deal, "side": str(entry.owner), "label": entry.label.replace("-", "_")}
    return {**fixed, **points, **({} if name is None else {"name": name})}


def _sheet(case: Case, sheet: RubberSheet[Played]) -> list[dict[str, object]]:
    names = [given.get("name") for given in fields.array(case, "deals")]
    return [_written(entry, names) for entry in sheet.entries]


def _totals(sheet: RubberSheet[Played]) -> dict[str, object]:
    return {str(column): sheet.total(column) for column in Column}


@adapter(CONTRACT_RUBBERS, "rubber")
def rubber(case: Case, options: Mapping[str, object]) -> dict[str, object]:
    """Score a rubber as the pamphlet's and the Hungarian cases describe it."""
    sheets = _sheets(case, options)
    last = sheets[-1]
    if case.get("ended") == str(End.AGREED.value):
        last = last.broken_off()
    return {
        "sheet": Unordered(_sheet(case, last)),
        "running": [
            {"deal": number, **{str(column): _running(sheet, column) for column in Column}}
            for number, sheet in enumerate(sheets[1:], start=1)
        ],
        "blocks": [
            {
                "game": block.number,
                "won_by": block.winner and str(block.winner),
                **{str(column): block.total(column) for column in Column},
            }
            for block in last.blocks
        ],
        "rubber_won_by": last.winner and str(last.winner),
        "totals": _totals(last),
        "difference": last.difference,
    }


def _running(sheet: RubberSheet[Played], column: Column) -> dict[str, object]:
    return {
        **{f"{place}_total": total(sheet.entries, column, place) for place in Place},
        "standing": sheet.standing(column),
        "games": sheet.games(column),
    }


@adapter("rulebook", "rubber")
def rulebook_rubber(case: Case, options: Mapping[str, object]) -> dict[str, object]:
    """Score a rubber as the rule book's cases describe it, finished or broken off."""
    sheets = _sheets(case, options)
    last = _ended(sheets[-1], fields.text(case, "ended"))
    lines = list(zip(sheets, last.lines, strict=False))
    return {
        "sheet": _sheet(case, last),
        "games": [
            {
                "after_deal": number,
                "winner": str(line.game_to),
                "below_line": {"we": line.reached[0], "they": line.reached[1]},
            }
            for number, line in enumerate(last.lines, start=1)
            if line.game_to
        ],
        "declarer_vulnerable": [
            before.vulnerable(line.result.by) if line.result else None for before, line in lines
        ],
        "totals": _totals(last),
        "result": _result(last.difference),
    }


def _ended(sheet: RubberSheet[Played], ended: str) -> RubberSheet[Played]:
    if ended == "agreed":
        return sheet.broken_off()
    if ended != "complete" or sheet.end is not End.COMPLETE:
        raise InputError("case-ended", ended=ended, state=sheet.end.value)
    return sheet


def _result(difference: int) -> dict[str, object]:
    winner = Column.WE if difference > 0 else Column.THEY
    return {"winner": str(winner) if difference else None, "difference": abs(difference)}
