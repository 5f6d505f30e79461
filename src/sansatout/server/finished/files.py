"""Finished deals as files of the formats other programs read, and as a picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from sansatout.calls import PASS
from sansatout.draw.svg import deal_svg
from sansatout.formats import json, lin, pbn
from sansatout.formats.records import (
    Book,
    CallRecord,
    CardRecord,
    GameRecord,
    Play,
    SeatAct,
)
from sansatout.formats.records import Course as Auction
from sansatout.seats import Seat, Vulnerability
from sansatout.server.finished.course import Course
from sansatout.server.finished.deals import FinishedDeal, entries

__all__ = ["FILES", "File", "record"]

_WORDS = frozenset({"name", "remit", "speak", "announce", "choose"})


def record(found: FinishedDeal) -> GameRecord:
    """Return the deal as a record of any format."""
    deal, table, course = found.deal, found.table, found.course
    n, e, s, w = (found.name(seat) for seat in Seat)
    bargain = course.bargain
    return GameRecord(
        variant=table.variant.key,
        options=dict(table.setup.options),
        laws=table.setup.laws,
        board=str(table.deal_number),
        names=(n, e, s, w),
        dealer=deal.dealer,
        vulnerability=_vulnerability(found),
        hands=table.dealt,
        auction=_auction(course),
        acts=_acts(found, course),
        contract=_contract(course),
        factor=1 if bargain is None or bargain["contract"] else bargain["multiplier"],
        declarer=None if bargain is None else Seat.parse(bargain["declarer"]),
        play=_play(course),
        tricks=course.tricks if course.is_over else None,
        entries=entries(table) if course.is_over else (),
    )


def _vulnerability(found: FinishedDeal) -> Vulnerability:
    seats = found.table.vulnerable
    return Vulnerability.of(
        ns=Seat.N in seats or Seat.S in seats, ew=Seat.E in seats or Seat.W in seats
    )


def _auction(course: Course) -> Auction | None:
    calls = course.calls
    return None if calls is None else Auction(tuple(CallRecord(call) for call in calls))


def _acts(found: FinishedDeal, course: Course) -> tuple[SeatAct, ...]:
    """Return the words of a game that has no calls in PBN's sense."""
    if course.calls is not None:
        return ()
    kinds = _WORDS if course.is_clockwise else {*_WORDS, "play"}
    return tuple(SeatAct(e.seat, e.act) for e in found.acts if e.kind in kinds)


def _contract(course: Course) -> Any:  # noqa: ANN401 (see the field)
    if course.bargain is None:
        return PASS if course.calls is not None else None
    return course.contract


def _play(course: Course) -> Play | None:
    """Return the tricks as rows, clockwise from the opening leader."""
    played = course.play
    if not played or not course.is_clockwise:
        return None
    first = played[0][0]
    cells: list[CardRecord] = []
    for start in range(0, len(played), 4):
        trick = dict(played[start : start + 4])
        row = [CardRecord(trick.get(seat)) for seat in first.round()]
        while row and row[-1].card is None:
            row.pop()
        cells += row
    return Play(first, tuple(cells), end="*" if course.agreed is not None else "")


@dataclass(frozen=True, slots=True)
class File:
    """A kind of file to take away."""

    media_type: str
    write: Callable[[FinishedDeal, str], str]


def _svg(found: FinishedDeal, language: str) -> str:
    return deal_svg(
        found.table.dealt,
        board=found.table.deal_number,
        dealer=found.deal.dealer,
        vulnerability=_vulnerability(found),
        language=language,
    )


def _book(found: FinishedDeal) -> Book:
    return Book((record(found),), encoding="utf-8")


FILES: Mapping[str, File] = {
    "pbn": File("application/x-pbn", lambda found, _: pbn.dumps(_book(found))),
    "lin": File("application/x-lin", lambda found, _: lin.dumps(_book(found))),
    "json": File("application/json", lambda found, _: json.dumps(_book(found))),
    "svg": File("image/svg+xml", _svg),
}
"""The files of a deal by their suffix."""
