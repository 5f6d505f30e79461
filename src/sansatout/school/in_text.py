"""Pictures of lessons as lines of text, for the terminal and whoever reads by ear."""

from __future__ import annotations

from collections.abc import Iterator

from sansatout import locales
from sansatout.cards import Hand, Strain
from sansatout.draw.text import hand_text
from sansatout.school.pictures import Picture
from sansatout.school.tables import figures_view
from sansatout.seats import Seat

__all__ = ["picture_lines"]


def picture_lines(picture: Picture, language: str) -> list[str]:
    """Return everything that a picture shows."""

    def said(message: str, **arguments: str | int) -> str:
        return locales.render(message, arguments, language)

    def seat_name(seat: str) -> str:
        return said(f"page-seat-{seat}")

    lines: list[str] = []
    if picture.dealer:
        lines.append(f"{seat_name(picture.dealer)} {said('page-dealer')}")
    if picture.strain:
        bonus = f", {said('page-school-with-bonus')}" if picture.bonus else ""
        lines.append(
            f"{Strain.parse(picture.strain).symbol} {said(f'page-strain-{picture.strain}')}{bonus}"
        )
    if picture.declarer:
        lines.append(f"{said('page-declarer')}: {seat_name(picture.declarer)}")
    if picture.tricks is not None:
        lines.append(said("page-school-tricks-taken", tricks=picture.tricks))
    lines += [f"{seat_name(seat)}: {points}" for seat, points in picture.points.items()]
    if picture.calls:
        lines.append("  ".join(picture.calls))
    if picture.cards:
        lines.append(" ".join(map(_sign, picture.cards)))
    if picture.trick:
        seats = Seat.parse(picture.leader or "N").round()
        pairs = zip(seats, picture.trick, strict=False)
        played = [f"{seat_name(str(seat))} {_sign(card)}" for seat, card in pairs]
        lines.append("  ".join([f"{played[0]} ({said('page-school-led')})", *played[1:]]))
    lines += [
        f"{seat_name(seat)}  {hand_text(Hand.parse(hand))}" for seat, hand in picture.hands.items()
    ]
    return [*lines, *_figures(picture.table, language)]


def _sign(card: str) -> str:
    suit, rank = card[0], card[1]
    return f"{Strain.parse(suit).symbol}{'10' if rank == 'T' else rank}"


def _figures(name: str, language: str) -> Iterator[str]:
    if not name:
        return
    shown = figures_view(name, language)
    rows = [shown.columns, *shown.rows]
    widths = [max(len(row[n]) for row in rows) for n in range(len(rows[0]))]
    yield shown.caption
    for row in rows:
        yield "  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True))
