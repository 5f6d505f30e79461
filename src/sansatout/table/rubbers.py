"""From deal to deal: the sheet grows, the deal passes on, rubbers end and partners change."""

from __future__ import annotations

from dataclasses import replace

from sansatout.errors import IllegalActionError
from sansatout.events.acts import NextDeal
from sansatout.seats import Seat
from sansatout.table.refereed import AT_THE_TABLE
from sansatout.table.state import Drawing, Finished, Stage, Table
from sansatout.variants.deal_state import Phase

__all__ = ["break_off", "next_deal", "redraw", "scored"]


def scored(table: Table) -> Table:
    """Write a deal that is over on the sheet; a void one is written as passed out or not at all."""
    deal = table.deal
    if deal is None or deal.phase not in (Phase.OVER, Phase.VOID):
        return table
    sheet = table.variant.entered(table.sheet, deal)
    return replace(table, sheet=sheet, stage=Stage.BETWEEN, pending=None)


def next_deal(table: Table, act: NextDeal) -> Table:
    """Go on: the next dealer, or the next rubber with the seats its booklet gives."""
    if table.stage is not Stage.BETWEEN:
        raise IllegalActionError("not-now", act=act.kind, phase=table.stage.value)
    table = replace(
        table, dealer=_next_dealer(table), stage=Stage.SHUFFLE, answer=None, previous=None,
        last_turns={},
    )  # fmt: skip
    return _next_rubber(table) if table.variant.is_over(table.sheet) else table


def _next_dealer(table: Table) -> Seat:
    """Ask the game; the referee's deal knows no words that make the same player deal again."""
    seats = tuple(table.seats)
    if table.setup.laws == AT_THE_TABLE:
        return table.variant.dealer_after(table.dealer, seats)
    return table.dealer if table.deal is None else table.variant.next_dealer(table.deal, seats)


def _next_rubber(table: Table) -> Table:
    table = _closed(table)
    moved = table.variant.reseated(
        table.seats, table.waiting, table.drawing.order, len(table.finished), table.dealer,
        table.options,
    )  # fmt: skip
    if moved is None:
        return table if table.setup.seating == "fixed" else redraw(table)
    return replace(table, seats=moved.seats, waiting=moved.waiting, dealer=moved.dealer)


def _closed(table: Table) -> Table:
    """Put the sheet by and take a new one."""
    finished = (*table.finished, Finished(table.sheet, table.seats))
    fresh = table.variant.new_sheet(table.options)
    return replace(table, finished=finished, sheet=fresh, still_open=None)


def break_off(table: Table) -> Table:
    """End the rubber by agreement; a deal under way is not scored and stays closed."""
    ended = replace(table, sheet=table.variant.broken_off(table.sheet), faced=(), line=())
    if table.stage is Stage.BETWEEN:
        last = table.still_open
        kept = None if last is None else replace(last, broken_off=True)
        return replace(ended, still_open=kept)
    return replace(
        ended, stage=Stage.BETWEEN, deal=None, misdealt=None, referee=None, ceremony=None,
        story=(), still_open=None, answer=None, previous=None, last_turns={},
    )  # fmt: skip


def redraw(table: Table) -> Table:
    """Draw for seats anew, before a rubber; until then nobody sits anywhere."""
    drawing = Drawing(number=len(table.finished))
    if table.variant.is_over(table.sheet):
        table = _closed(table)
    return replace(
        table, stage=Stage.DRAW, drawing=drawing, seats={}, waiting=(), deal=None, misdealt=None,
        ceremony=None, still_open=None, secret="", cut=None,
    )  # fmt: skip
