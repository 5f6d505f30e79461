"""What the laws make public, at a table where irregularities can happen."""

from __future__ import annotations

from sansatout.laws import Phase, Referee
from sansatout.laws.public import law_view, offer_view, ruling_view
from sansatout.laws.shown import LawView
from sansatout.seats import Seat
from sansatout.structs import replace
from sansatout.table.state import Stage, Table

__all__ = ["table_law"]


def table_law(table: Table, ref: Referee, seat: Seat | None) -> LawView:
    """Return what the laws make public of shuffle, cut and deal, or of the deal."""
    known = law_view(ref, seat)
    if seat is not None and ref.phase is Phase.PLAY:
        known = replace(known, calls=[])  # L-INFO-3
    story = table.late if ref is table.ceremony else table.story
    if story:
        known = replace(known, story=[ruling_view(one) for one in story])
    if table.stage is not Stage.BETWEEN:
        return known
    if table.late:
        known = replace(known, late=[ruling_view(one) for one in table.late])
    lapsed = [one for one in ref.rights.lapsed if one.said]
    return replace(known, lapsed=[offer_view(ref, one) for one in lapsed]) if lapsed else known
