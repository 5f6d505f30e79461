"""Finished deals as files of the formats other programs read, and as a picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from sansatout.calls import PASS, Call
from sansatout.draw.svg import deal_svg
from sansatout.formats import json, lin, pbn
from sansatout.formats.records import (
    Book,
    CallRecord,
    CardRecord,
    Course,
    GameRecord,
    Play,
    SeatAct,
)
from sansatout.seats import Seat, Vulnerability
from sansatout.server.finished.deals import FinishedDeal, entries
from sansatout.variants.cardplay import CardPlay
from sansatout.variants.deal_state import Bargain, Phase

__all__ = ["FILES", "File", "record"]

_WORDS = frozenset({"name", "remit", "speak", "announce", "choose"})


def record(found: FinishedDeal) -> GameRecord:
    """Return the deal as a record of any format."""
    deal, table = found.deal, found.table
    n, e, s, w = (found.name(seat) for seat in Seat)
    bargain = deal.bargain
    return GameRecord(
        variant=table.variant.key,
        options=dict(table.setup.options),
        laws=table.setup.laws,
        board=str(table.deal_number),
        names=(n, e, s, w),
        dealer=deal.dealer,
        vulnerability=_vulnerability(found),
        hands=deal.deal.hands,
        auction=_auction(found),
        acts=_acts(found),
        contract=_contract(found, bargain),
        factor=1 if bargain is None or bargain.contract is not None else bargain.multiplier,
        declarer=None if bargain is None else bargain.declarer,
        play=_play(found),
        tricks=deal.tricks if deal.phase is Phase.OVER else None,
        entries=entries(table) if deal.phase is Phase.OVER else (),
    )


def _vulnerability(found: FinishedDeal) -> Vulnerability:
    seats = found.table.vulnerable
    return Vulnerability.of(
        ns=Seat.N in seats or Seat.S in seats, ew=Seat.E in seats or Seat.W in seats
    )


def _calls(found: FinishedDeal) -> tuple[Call, ...] | None:
    if found.deal.dialogue.name != "auction":
        return None
    calls: Any = found.deal.dialogue.plain()["calls"]
    return tuple(Call.parse(call) for call in calls)


def _clockwise(play: CardPlay) -> bool:
    return all(after is before.lho for before, after in pairwise(play.order))


def _auction(found: FinishedDeal) -> Course | None:
    calls = _calls(found)
    return None if calls is None else Course(tuple(CallRecord(call) for call in calls))


def _acts(found: FinishedDeal) -> tuple[SeatAct, ...]:
    """Return the words of a game that has no calls in PBN's sense."""
    if _calls(found) is not None:
        return ()
    play = found.deal.play
    kinds = _WORDS if play is None or _clockwise(play) else {*_WORDS, "play"}
    return tuple(SeatAct(e.seat, e.act) for e in found.course if e.kind in kinds)


def _contract(found: FinishedDeal, bargain: Bargain | None) -> Any:  # noqa: ANN401 (see the field)
    if bargain is None:
        return PASS if _calls(found) is not None else None
    return bargain.strain if bargain.contract is None else bargain.contract


def _play(found: FinishedDeal) -> Play | None:
    """Return the tricks as rows, clockwise from the opening leader."""
    played = found.play
    play = found.deal.play
    if not played or play is None or not _clockwise(play):
        return None
    first = played[0][0]
    cells: list[CardRecord] = []
    for start in range(0, len(played), 4):
        trick = dict(played[start : start + 4])
        row = [CardRecord(trick.get(seat)) for seat in first.round()]
        while row and row[-1].card is None:
            row.pop()
        cells += row
    return Play(first, tuple(cells), end="*" if found.deal.agreed is not None else "")


@dataclass(frozen=True, slots=True)
class File:
    """A kind of file to take away."""

    media_type: str
    write: Callable[[FinishedDeal, str], str]


def _svg(found: FinishedDeal, language: str) -> str:
    return deal_svg(
        found.deal.deal,
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
