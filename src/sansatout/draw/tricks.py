"""Tables of tricks as text and SVG: a row for each declarer, a column for each strain."""

from __future__ import annotations

from sansatout.cards import Strain
from sansatout.draw.elements import line, picture, text, written
from sansatout.seats import Seat
from sansatout.solver.tables import TrickTable

__all__ = ["tricks_svg", "tricks_text"]

_ROW, _CELL, _MARGIN = 26, 44, 12


def tricks_text(tricks: TrickTable) -> str:
    """Return the table as text, no trump first."""
    rows = [["", *(strain.symbol for strain in reversed(Strain))]]
    rows += [[str(s), *(str(tricks[s, strain]) for strain in reversed(Strain))] for s in Seat]
    return "\n".join("".join(f"{cell:>4}" for cell in row) for row in rows)


def tricks_svg(tricks: TrickTable) -> str:
    """Return the table as an SVG picture; contracts that can be made stand out."""
    width, height = 6 * _CELL + 2 * _MARGIN, 5 * _ROW + 2 * _MARGIN
    words = tricks_text(tricks)
    root = picture(width, height, title=" ".join(words.split()), description=words)
    for column, strain in enumerate(reversed(Strain), start=1):
        x = _MARGIN + column * _CELL + _CELL // 2
        text(root, x, _MARGIN + _ROW - 8, strain.symbol, kind=f"head middle {strain}")
        for row, seat in enumerate(Seat, start=2):
            taken = tricks[seat, strain]
            kind = "tricks middle head" if taken > 6 else "tricks middle"
            text(root, x, _MARGIN + row * _ROW - 8, str(taken), kind=kind)
    for row, seat in enumerate(Seat, start=2):
        text(root, _MARGIN + _CELL // 2, _MARGIN + row * _ROW - 8, str(seat), kind="head middle")
    line(root, (_MARGIN, _MARGIN + _ROW), (width - _MARGIN, _MARGIN + _ROW), kind="rule")
    return written(root)
