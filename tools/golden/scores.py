"""Sheets of every system with every reading, and every contract with every number of tricks.

The deals of a sheet are drawn once, when a system or a reading is new; after that the stored ones
are scored again.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any, TypedDict

from sansatout.errors import SansatoutError
from sansatout.keeping import session
from sansatout.options import option_list
from sansatout.scoring.arrays import CONTRACTS
from sansatout.scoring.sheet import Column, Entry, Place, Played, total
from sansatout.scoring.sheets import Sheet
from sansatout.scoring.telling.forms import EntryField, EntryForm
from sansatout.variants import SYSTEMS
from tools.golden.lines import lines

__all__ = ["contract_rows", "scored", "today"]

_DEALS = 7
"""On each sheet; of the usual readings there are several sheets."""
_USUAL = 4
_ANY_NUMBER = 50


class StoredSheet(TypedDict):
    """A sheet as it is stored: what was told, and what was written for it."""

    system: str
    options: dict[str, Any]
    told: list[str]
    written: list[list[str]]
    """For each deal, and last for breaking off."""
    totals: dict[str, int]
    broken_off: dict[str, int]
    """The totals if it is broken off then, where that can be."""


def scored(sheet: Mapping[str, Any]) -> StoredSheet:
    """Return the sheet with what is written on it today."""
    kept = _empty(sheet["system"], sheet["options"])
    for line in sheet["told"]:
        kept = session.after(kept, {"do": "deal", "line": line})
    written = [[_text(one) for one in line.entries] for line in kept.sheet.lines]
    broken = kept.sheet.broken_off() if kept.sheet.can_break_off else kept.sheet
    return StoredSheet(
        system=sheet["system"],
        options=sheet["options"],
        told=sheet["told"],
        written=[*written, [_text(one) for one in broken.last_entries]],
        totals=_totals(kept.sheet),
        broken_off=_totals(broken),
    )


def _totals(sheet: Sheet) -> dict[str, int]:
    return {str(owner): points for owner, points in sheet.accounts.items()}


def _empty(system: str, options: Mapping[str, Any]) -> session.Session:
    names = [f"player {n}" for n in range(len(SYSTEMS[system].telling.seats))]
    return session.fold([session.start(system, dict(options), names)])


def _text(entry: Entry) -> str:
    return f"{entry.owner} {entry.place} {entry.points} {entry.label} ×{entry.count} {entry.rule}"


def contract_rows(system: str) -> list[Any]:
    """Return a row for each contract: what 0 to 13 tricks write below and above, less the loss."""
    scoring = SYSTEMS[system].contracts
    if scoring is None:
        return []
    rows: list[Any] = []
    for contract in CONTRACTS:
        for vulnerable in (False, True):
            cells = []
            for tricks in range(14):
                played = Played(contract, Column.WE, tricks)
                entries = scoring.score(played, vulnerable=vulnerable)
                below, above = (
                    total(entries, Column.WE, one) for one in (Place.BELOW, Place.ABOVE)
                )
                cells.append(f"{below}+{above}-{total(entries, Column.THEY)}")
            danger = "in danger" if vulnerable else "safe"
            rows.append([system, str(contract), danger, " ".join(cells)])
    return rows


def today(path: Path) -> str:
    """Return the whole file as the program scores today."""
    stored = json.loads(path.read_text(encoding="utf-8"))["sheets"] if path.exists() else []
    known = {_name(sheet) for sheet in stored}
    new = [sheet for sheet in _wanted() if _name(sheet) not in known]
    sheets = [scored(sheet) for sheet in (*stored, *new)]
    rows = [row for system in SYSTEMS for row in contract_rows(system)]
    return lines({"sheets": sheets, "contracts": rows})


def _name(sheet: Mapping[str, Any]) -> str:
    return json.dumps([sheet["system"], sheet["options"]])


def _wanted() -> Iterator[dict[str, Any]]:
    """Give every system with its usual readings, and with every other one by itself."""
    for system in SYSTEMS.values():
        for number in range(_USUAL):
            yield _drawn(system.key, {}, number)
        for choice in option_list(system.options_type):
            # Where any number will do, another one.
            for reading in choice.values[1:] if choice.values else (_ANY_NUMBER,):
                yield _drawn(system.key, {choice.name: reading}, 0)


def _drawn(system: str, options: dict[str, Any], number: int) -> dict[str, Any]:
    """Draw deals by the form that the page asks them with."""
    rng = Random(f"{system} {options} {number}")
    kept, told = _empty(system, options), list[str]()
    form = SYSTEMS[system].telling.form(kept.sheet.options)
    for _ in range(200):
        line = _line(form, rng)
        try:
            kept = session.after(kept, {"do": "deal", "line": line})
        except SansatoutError:
            continue
        told.append(line)
        if len(told) == _DEALS or kept.sheet.is_over:
            break
    return {"system": system, "options": options, "told": told}


def _line(form: EntryForm, rng: Random) -> str:
    if form.others and rng.random() < 0.05:
        return rng.choice(form.others).writes
    answers: dict[str, str] = {}
    line = form.line
    for field in form.fields:
        answers[field.name] = _answer(field, answers, rng)
        line = next(
            (k.line for k in field.keys if k.line and k.writes == answers[field.name]), line
        )
    named = line.format(**answers)
    more = [answers[field.name] for field in form.fields if f"{{{field.name}}}" not in line]
    return " ".join(f"{named} {' '.join(more)}".split())


def _answer(field: EntryField, answers: Mapping[str, str], rng: Random) -> str:
    keys = [key for key in field.keys if all(answers.get(n) in v for n, v in key.when.items())]
    asked = all(answers.get(name) in wanted for name, wanted in field.when.items())
    seldom = field.part or field.several or any(key.line for key in keys)
    if not asked or not keys or field.looks == "number" or (seldom and rng.random() < 0.6):
        return ""
    if field.name == "tricks":
        # Most contracts are about made.
        keys = rng.choice([keys, keys[7:11], keys[7:]]) or keys
    return rng.choice(keys).writes
