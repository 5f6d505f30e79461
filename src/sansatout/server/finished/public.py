"""What everybody may know of a deal once it is over."""

from __future__ import annotations

from typing import Any

import msgspec

from sansatout.laws.public import ruling_view
from sansatout.seats import Seat
from sansatout.server.finished.course import Course
from sansatout.server.finished.ended import EndedDeal
from sansatout.table.answers import bargain_view
from sansatout.table.proof import told
from sansatout.table.sheets import entry_view
from sansatout.table.shuffle import commitment
from sansatout.table.state import Table

__all__ = ["entries", "in_short", "public"]


def public(ended: EndedDeal) -> dict[str, Any]:
    """Return the deal as JSON values, the same for all who ask."""
    table, deal, course = ended.table, ended.deal, ended.course
    plain: dict[str, Any] = msgspec.to_builtins(
        {
            "number": table.deal_number,
            "variant": table.variant.key,
            "booklet": table.variant.booklet,
            "options": dict(table.setup.options),
            "players": {str(seat): player for seat, player in table.seats.items()},
            "dealer": str(deal.dealer),
            "vulnerable": [str(seat) for seat in table.vulnerable],
            "phase": course.phase,
            "hands": {str(seat): str(table.dealt[seat]) for seat in Seat},
            "cards": "N:" + " ".join(map(str, table.dealt)),
            "dialogue": course.dialogue,
            "bargain": bargain_view(course.bargain),
            "play": [{"seat": str(seat), "card": str(card)} for seat, card in course.play],
            "tricks": _tricks(course),
            "agreed": course.agreed,
            "entries": [entry_view(entry) for entry in entries(table)],
            "late": [ruling_view(one) for one in table.late],
            "proof": _proof(ended),
        }
    )
    return plain


def in_short(ended: EndedDeal) -> dict[str, Any]:
    """Return what was played and what came of it, for lists."""
    course, table = ended.course, ended.table
    return {
        "phase": course.phase,
        "bargain": bargain_view(course.bargain),
        "tricks": None if course.bargain is None else course.tricks,
        "players": {str(seat): player for seat, player in table.seats.items()},
        "teaching": table.setup.teaching,
    }


def _tricks(course: Course) -> dict[str, int] | None:
    if course.start is None and not course.play:
        return None
    return {"declaring": course.tricks, "defending": 13 - course.tricks}


def entries(table: Table) -> tuple[Any, ...]:
    """Return the sheet's figures for the deal just played."""
    lines = table.sheet.lines
    return tuple(lines[-1].entries) if lines else ()


def _proof(ended: EndedDeal) -> dict[str, Any] | None:
    """Return what the shuffle can be done again with; ``None`` for cards that were laid out."""
    known = told(ended.events)
    if not known.secret:
        return None
    given = known.contributions
    return {
        "secret": known.secret,
        "commitment": commitment(known.secret),
        "contributions": {str(seat): given[seat] for seat in Seat if seat in given},
        "cut": known.cut,
        "cut_by": None if known.cut_by is None else str(known.cut_by),
        "table": ended.table.setup.table,
        "deal": ended.table.deal_number,
        "dealer": str(ended.deal.dealer),
        "cards": str(ended.deal.deal),
    }
