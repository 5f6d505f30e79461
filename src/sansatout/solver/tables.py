"""Whole deals: the tricks of every declarer in every strain."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from dataclasses import dataclass

import numpy as np

from sansatout.cards import Strain
from sansatout.deal import Deal
from sansatout.seats import Seat
from sansatout.solver import _core

__all__ = ["TrickTable", "cores", "dd_table", "dd_tables"]


@dataclass(frozen=True, slots=True)
class TrickTable:
    """Tricks of each declarer in each strain with best play by all."""

    tricks: tuple[tuple[int, int, int, int], ...]
    """Per strain, clubs first and no trump last, the tricks of N, E, S and W."""

    def __getitem__(self, place: tuple[Seat, Strain]) -> int:
        """Return the tricks of the declarer in the strain."""
        seat, strain = place
        return self.tricks[strain.value][seat.value]

    def names(self) -> dict[str, dict[str, int]]:
        """Return the table by names: seat, then strain."""
        return {str(seat): {str(strain): self[seat, strain] for strain in Strain} for seat in Seat}

    def diagram(self) -> str:
        """Return the table as text, a row for each declarer."""
        from sansatout.draw.tricks import tricks_text

        return tricks_text(self)

    def _repr_svg_(self) -> str:
        from sansatout.draw.tricks import tricks_svg

        return tricks_svg(self)


def cores() -> int:
    """Return the number of processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def dd_table(deal: Deal) -> TrickTable:
    """Return the tricks of every declarer in every strain.

    >>> deal = Deal.unrank(0)
    >>> [dd_table(deal)[Seat.W, strain] for strain in Strain]
    [0, 13, 0, 13, 0]
    """
    return _table(_core.table([hand.bits for hand in deal.hands]))


def dd_tables(
    deals: Iterable[Deal],
    *,
    threads: int | None = None,
    progress: Callable[[int, int], object] | None = None,
) -> list[TrickTable]:
    """Return the tables of many deals, worked out over all cores unless told otherwise.

    :param progress: called now and then, in this thread, with the tables done and their number
    """
    rows = [[hand.bits for hand in deal.hands] for deal in deals]
    if not rows:
        return []
    total = len(rows)
    tell = None if progress is None else lambda cells: progress(cells // 5, total)
    done = _core.tables(np.array(rows, dtype=np.uint64), threads or cores(), float("inf"), tell)
    return [_table(cells) for cells in done.tolist()]


def _table(strains: Iterable[Iterable[int]]) -> TrickTable:
    return TrickTable(tuple((n, e, s, w) for n, e, s, w in strains))
