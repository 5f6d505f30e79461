"""A finished deal as a record, from which files of all formats are written."""

from __future__ import annotations

from sansatout.calls import PASS, Call
from sansatout.cards import Strain
from sansatout.contract import Contract
from sansatout.formats.records import AuctionRecord as Auction
from sansatout.formats.records import CallRecord, CardRecord, GameRecord, PlayRecord, SeatAct
from sansatout.seats import Seat, Vulnerability
from sansatout.server.finished.course import Course
from sansatout.server.finished.ended import EndedDeal
from sansatout.server.finished.public import entries

__all__ = ["record"]

_WORDS = frozenset({"name", "remit", "speak", "announce", "choose"})


def record(ended: EndedDeal) -> GameRecord:
    """Return the deal as a record of any format; the players' names are left to whoever asks."""
    deal, table, course = ended.deal, ended.table, ended.course
    bargain = course.bargain
    return GameRecord(
        variant=table.variant.key,
        options=dict(table.setup.options),
        laws=table.setup.laws,
        board=str(table.deal_number),
        dealer=deal.dealer,
        vulnerability=_vulnerability(ended),
        hands=table.dealt,
        auction=_auction(course),
        acts=_acts(ended, course),
        contract=_contract(course),
        factor=1 if bargain is None or bargain.contract else bargain.multiplier,
        declarer=None if bargain is None else bargain.declarer,
        play=_play(course),
        tricks=course.tricks if course.is_over else None,
        entries=entries(table) if course.is_over else (),
    )


def _vulnerability(ended: EndedDeal) -> Vulnerability:
    seats = ended.table.vulnerable
    return Vulnerability.of(
        ns=Seat.N in seats or Seat.S in seats, ew=Seat.E in seats or Seat.W in seats
    )


def _auction(course: Course) -> Auction | None:
    calls = course.calls
    return None if calls is None else Auction(tuple(CallRecord(call) for call in calls))


def _acts(ended: EndedDeal, course: Course) -> tuple[SeatAct, ...]:
    """Return the words of a game that has no calls in PBN's sense."""
    if course.calls is not None:
        return ()
    kinds = _WORDS if course.is_clockwise else {*_WORDS, "play"}
    return tuple(SeatAct(e.seat, e.act) for e in ended.acts if e.kind in kinds)


def _contract(course: Course) -> Contract | Strain | Call | None:
    if course.bargain is None:
        return PASS if course.calls is not None else None
    return course.contract


def _play(course: Course) -> PlayRecord | None:
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
    return PlayRecord(first, tuple(cells), end="*" if course.agreed is not None else "")
