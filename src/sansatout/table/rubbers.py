"""From deal to deal: the sheet grows, the deal passes on, rubbers end and partners change."""

from __future__ import annotations

from dataclasses import replace

from sansatout.errors import IllegalActionError
from sansatout.events.acts import NextDeal
from sansatout.seats import Seat
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
    if table.referee is not None:
        return table.variant.dealer_after(table.dealer, seats)
    return table.dealer if table.deal is None else table.variant.next_dealer(table.deal, seats)


def _next_rubber(table: Table) -> Table:
    finished = (*table.finished, Finished(table.sheet, table.seats))
    fresh = table.variant.new_sheet(table.options)
    table = replace(table, finished=finished, sheet=fresh, still_open=None)
    moved = table.variant.reseated(
        table.seats, table.waiting, table.drawing.order, len(finished), table.dealer, table.options
    )
    if moved is None:
        return table if table.setup.seating == "fixed" else redraw(table)
    return replace(table, seats=moved.seats, waiting=moved.waiting, dealer=moved.dealer)


def break_off(table: Table) -> Table:
    """End the rubber by agreement; a deal under way is not scored and stays closed."""
    sheet = table.variant.broken_off(table.sheet)
    deal = table.deal if table.stage is Stage.BETWEEN else None
    return replace(table, sheet=sheet, stage=Stage.BETWEEN, deal=deal, faced=(), line=())


def redraw(table: Table) -> Table:
    """Draw for seats anew, before a rubber."""
    return replace(
        table, stage=Stage.DRAW, drawing=Drawing(), deal=None, secret="", cut=None, waiting=()
    )
