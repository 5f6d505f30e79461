"""From deal to deal: the sheet grows, the deal passes on, rubbers end and partners change."""

from __future__ import annotations

from collections.abc import Mapping

from sansatout.errors import IllegalActionError
from sansatout.events.acts import NextDeal
from sansatout.seats import Seat
from sansatout.structs import replace
from sansatout.table.ceremony import check_agreed, first_seats
from sansatout.table.refereed import AT_THE_TABLE
from sansatout.table.state import Drawing, Finished, Stage, Table
from sansatout.variants.deal_state import Phase

__all__ = ["break_off", "next_deal", "redraw", "scored"]


def scored(table: Table) -> Table:
    """Write a deal that is over on the sheet; a void one is written as passed out or not at all."""
    deal = table.deal
    if deal is None or deal.phase not in (Phase.OVER, Phase.VOID):
        return table
    # What was agreed for a deal holds until one is played.
    second = table.second_game if deal.phase is Phase.VOID else None
    return replace(
        table, sheet=deal.entered(table.sheet), stage=Stage.BETWEEN, pending=None,
        second_game=second,
    )  # fmt: skip


def next_deal(table: Table, act: NextDeal) -> Table:
    """Go on: the next dealer, or the next rubber with the seats its booklet gives."""
    if table.stage is not Stage.BETWEEN:
        raise IllegalActionError("not-now", act=act.kind, phase=table.stage.value)
    check_agreed(table)
    table = replace(
        table, dealer=_next_dealer(table), stage=Stage.SHUFFLE, answer=None, previous=None,
        last_turns={},
    )  # fmt: skip
    return _next_rubber(table) if table.sheet.is_over else table


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
        return _as_at_first(table) if table.setup.seating == "fixed" else redraw(table)
    return replace(table, seats=moved.seats, waiting=moved.waiting, dealer=moved.dealer)


def _as_at_first(table: Table) -> Table:
    """Begin the rotation again where there is no draw (BW-3.5); the deal passes on (BW-3.6)."""
    if table.setup.edition < 3:
        return table
    seats = first_seats(table)
    return replace(table, seats=seats, waiting=table.players[len(seats) :])


def _closed(table: Table) -> Table:
    """Put the sheet by and take a new one."""
    finished = (*table.finished, Finished(table.sheet, table.seats))
    fresh = table.variant.new_sheet(table.options)
    return replace(table, finished=finished, sheet=fresh, still_open=None)


def break_off(table: Table) -> Table:
    """End the rubber by agreement; a deal under way is not scored and stays closed."""
    ended = replace(
        table, sheet=table.sheet.broken_off(), stage=Stage.BETWEEN, faced=(), line=(),
        ceremony=None,
    )  # fmt: skip
    last, old = table.still_open, table.setup.edition == 1
    if last is not None and (old or _before_the_cut(table)):
        return replace(ended, still_open=replace(last, broken_off=not old))
    if table.stage is Stage.BETWEEN:
        return ended
    return replace(
        ended, deal=None, misdealt=None, referee=None, story=(), answer=None, previous=None,
        last_turns={},
    )  # fmt: skip


def _before_the_cut(table: Table) -> bool:
    """Until then the deal before can be spoken of (L-REVOKE-17)."""
    return table.stage in (Stage.BETWEEN, Stage.SHUFFLE) or table.takes_contributions


def redraw(table: Table) -> Table:
    """Draw for seats anew, before a rubber; until then nobody sits anywhere."""
    drawing = Drawing(number=len(table.finished))
    if table.sheet.is_over:
        table = _closed(table)
    return replace(
        table, stage=Stage.DRAW, drawing=drawing, seats=_while_drawing(table), waiting=(),
        deal=None, misdealt=None, ceremony=None, still_open=None, secret="", cut=None,
    )  # fmt: skip


def _while_drawing(table: Table) -> Mapping[Seat, str]:
    """In the first edition of tables everybody kept a place, and could speak from it."""
    return table.seats if table.setup.edition == 1 else {}
