"""A kept score to take away: as text, as a picture, for a spreadsheet and for programs."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

from sansatout.draw.paper import Paper, sheet_paper, signed
from sansatout.draw.paper_svg import papers_svg
from sansatout.draw.paper_text import paper_text
from sansatout.formats.cells import harmless
from sansatout.keeping.session import Kept, Operation, Session
from sansatout.locales import DEFAULT, render
from sansatout.options import shown
from sansatout.scoring.sheet import Entry

__all__ = ["EXPORTS", "Export", "deal_lines", "paper"]


@dataclass(frozen=True, slots=True)
class Export:
    """A kind of file."""

    media_type: str
    write: Callable[[Session, Sequence[Operation], str], str]


def paper(session: Session, kept: Kept, language: str = DEFAULT, *, items: bool = False) -> Paper:
    """Return the sheet of a round with its title and names."""
    number = next(at for at, one in enumerate(session.rounds, start=1) if one is kept)
    title = render("cli-sheet-title", {"system": session.key, "number": number}, language)
    return sheet_paper(
        kept.sheet, title=title, names=session.heads(kept), items=items, language=language
    )


def deal_lines(session: Session, kept: Kept) -> list[str]:
    """Return the deals of a round as they are told."""
    tell = session.telling.told
    return ["pass" if result is None else tell(result) for result in kept.sheet.results]


def _papers(session: Session, language: str) -> tuple[Paper, ...]:
    return tuple(paper(session, kept, language) for kept in session.rounds)


def _text(session: Session, _: Sequence[Operation], language: str) -> str:
    sheets = "\n\n".join(paper_text(one) for one in _papers(session, language))
    accounts = session.evening.accounts
    return (
        sheets
        + "\n" * bool(accounts)
        + "".join(f"\n{name}: {signed(points)}" for name, points in accounts.items())
    )


def _svg(session: Session, _: Sequence[Operation], language: str) -> str:
    return papers_svg(session.key, _papers(session, language))


_HEAD: Final = ("round", "deal", "told", "column", "players", "place", "points", "what", "rule")


def _csv(session: Session, _: Sequence[Operation], language: str) -> str:
    """Return one line for each figure; a deal without any has a line of its own."""
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\n")
    table.writerow(_HEAD)
    for number, kept in enumerate(session.rounds, start=1):
        heads = session.heads(kept)

        def row(deal: int, told: str, entry: Entry, number: int = number) -> list[object]:
            who = harmless(heads.get(entry.owner, ""))  # noqa: B023 - used in this turn only
            words = entry.text(language)
            return [number, deal, told, str(entry.owner), who, str(entry.place), entry.points,
                    words, entry.rule]  # fmt: skip

        told = deal_lines(session, kept)
        for deal, line in enumerate(kept.sheet.lines, start=1):
            for entry in line.entries:
                table.writerow(row(deal, told[deal - 1], entry))
            if not line.entries:
                table.writerow([number, deal, told[deal - 1]] + [""] * 6)
        for entry in kept.sheet.last_entries:
            table.writerow(row(len(told), "", entry))
    return out.getvalue().rstrip("\n")


def _json(session: Session, operations: Sequence[Operation], language: str) -> str:
    whole = {
        "system": session.key,
        "options": [list(one) for one in shown(session.options)],
        "rounds": [_plain_round(session, kept, language) for kept in session.rounds],
        "accounts": dict(session.evening.accounts),
        "operations": [_public(operation) for operation in operations],
    }
    return json.dumps(whole, ensure_ascii=False, indent=1)


def _plain_round(session: Session, kept: Kept, language: str) -> dict[str, Any]:
    sheet, told = kept.sheet, deal_lines(session, kept)
    return {
        "names": list(kept.names),
        "others": list(kept.others),
        "over": sheet.is_over,
        "deals": [
            {"told": one, "entries": [_plain_entry(entry, language) for entry in line.entries]}
            for one, line in zip(told, sheet.lines, strict=True)
        ],
        "extra": [_plain_entry(entry, language) for entry in sheet.last_entries],
        "totals": {str(owner): sheet.total(owner) for owner in sheet.owners},
    }


def _plain_entry(entry: Entry, language: str) -> dict[str, object]:
    return {
        "owner": str(entry.owner),
        "place": str(entry.place),
        "points": entry.points,
        "what": entry.text(language),
        "rule": entry.rule,
    }


def _journal(_: Session, operations: Sequence[Operation], __: str) -> str:
    """Return the file that ``sansatout sheet --file`` goes on with."""
    return "\n".join(json.dumps(_public(one), ensure_ascii=False) for one in operations)


def _public(operation: Operation) -> dict[str, Any]:
    """Return what was done without what only its sender needs."""
    return {name: value for name, value in operation.items() if name != "key"}


EXPORTS = MappingProxyType(
    {
        "txt": Export("text/plain", _text),
        "svg": Export("image/svg+xml", _svg),
        "csv": Export("text/csv", _csv),
        "json": Export("application/json", _json),
        "jsonl": Export("application/x-ndjson", _journal),
    }
)
"""Kinds of files by their suffix."""
