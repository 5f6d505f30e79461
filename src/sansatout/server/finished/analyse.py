"""Analysis of deals that somebody brings along."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sansatout.cards import Card, Strain
from sansatout.deal import Deal
from sansatout.errors import InputError, NotationError
from sansatout.formats import lin, pbn
from sansatout.formats.records import GameRecord
from sansatout.seats import Seat, Vulnerability
from sansatout.server.finished.worth import plain_par, values_after
from sansatout.solver import Position, par_of_table, table

__all__ = ["analysed"]

_MOST_DEALS = 8


def analysed(
    text: str, strain: str | None, leader: str | None, play: Sequence[str]
) -> dict[str, Any]:
    """Return what double dummy says of the deals in a text.

    :raises SansatoutError: if it holds none, or the play is impossible
    """
    records = [record for record in _records(text) if record.deal is not None][:_MOST_DEALS]
    if not records:
        raise InputError("no-deal-in-text")
    position = None
    if strain is not None and leader is not None:
        start = Position.of_deal(_deal(records[0]), Strain.parse(strain), Seat.parse(leader))
        position = values_after(start, [Card.parse(card) for card in play])
    return {"deals": [_analysed(record) for record in records], "position": position}


def _records(text: str) -> tuple[GameRecord, ...]:
    text = text.strip()
    try:
        return (GameRecord(hands=Deal.parse(text).hands),)
    except (NotationError, InputError) as error:
        if "\n" not in text and not _is_file(text):
            raise error from None
    book = lin.loads(text) if "|" in text else pbn.loads(text)
    return book.records


def _is_file(text: str) -> bool:
    return text.startswith("[") or "|" in text


def _deal(record: GameRecord) -> Deal:
    deal = record.deal
    assert deal is not None, "only whole deals are analysed"
    return deal


def _analysed(record: GameRecord) -> dict[str, Any]:
    deal = _deal(record)
    dealer = record.dealer or Seat.N
    vulnerability = record.vulnerability or Vulnerability.NONE
    tricks = table(deal)
    cells = record.play.cells if record.play else ()
    return {
        "board": record.board,
        "dealer": str(dealer),
        "vulnerable": [str(s) for s in Seat if vulnerability.includes(s.side)],
        "cards": str(deal),
        "hands": {str(seat): str(deal[seat]) for seat in Seat},
        "table": tricks.names(),
        "par": plain_par(par_of_table(tricks, dealer, vulnerability)),
        "contract": None if record.contract is None else str(record.contract),
        "declarer": None if record.declarer is None else str(record.declarer),
        "play": [str(cell.card) for cell in cells if cell.card is not None],
    }
