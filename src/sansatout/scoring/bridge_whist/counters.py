"""Bridge-whist scored with counters: what is paid at once, and what is only marked."""

from __future__ import annotations

from dataclasses import dataclass

from sansatout.scoring.bridge_whist.hand import WhistHand
from sansatout.scoring.rubber import End, RubberSheet
from sansatout.scoring.sheet import Column, Place

__all__ = ["Payment", "payments"]


@dataclass(frozen=True, slots=True)
class Payment:
    """Points that each of the others pays to each of ``to`` after a deal, and for what."""

    to: Column
    points: int
    label: str
    deal: int
    count: int = 1
    """The number the label's text speaks of."""


def payments(sheet: RubberSheet[WhistHand]) -> tuple[Payment, ...]:
    """Return what is paid when the score is kept with counters (BW-10).

    Honours and slams are paid at once, tricks are only marked; at the end of the sitting the
    difference of the marked points and the 100 for the second game are paid. The sum is what the
    sheet would give before rounding.
    """
    paid = [
        Payment(entry.owner, entry.points, entry.label, entry.deal, entry.count)
        for entry in sheet.entries
        if entry.place is Place.ABOVE and isinstance(entry.owner, Column)
    ]
    marked = sheet.total(Column.WE, Place.BELOW) - sheet.total(Column.THEY, Place.BELOW)
    if sheet.end is not End.OPEN and marked:
        to = Column.WE if marked > 0 else Column.THEY
        paid.append(Payment(to, abs(marked), "marked-tricks", len(sheet.lines)))
    return tuple(paid)
