"""Analysis of deals that somebody brings along."""

from __future__ import annotations

from dataclasses import replace
from typing import Any
from urllib.parse import urlencode

from sansatout.cards import Card, Strain
from sansatout.contract import Contract
from sansatout.deal import Deal
from sansatout.errors import InputError
from sansatout.formats.files import recognised
from sansatout.formats.records import GameRecord
from sansatout.seats import Seat, Vulnerability
from sansatout.server.finished.worth import par_info, values_after
from sansatout.server.protocol.bodies import Analyse
from sansatout.server.protocol.deals import AnalysedDeal, AnalysisAnswer
from sansatout.solver import Position, dd_table, par_of_table

__all__ = ["analysed"]

_MOST_DEALS = 8


def analysed(wanted: Analyse) -> AnalysisAnswer:
    """Return what double dummy says of the deals in a text, or of the one that was chosen.

    :raises SansatoutError: if it holds none, or the play is impossible
    """
    found = [record for record in _records(wanted.text) if record.deal is not None]
    if not found:
        raise InputError("no-deal-in-text")
    boards = [record.board or str(number) for number, record in enumerate(found, start=1)]
    if wanted.board is None:
        chosen = found[:_MOST_DEALS]
    elif wanted.board < len(found):
        chosen = [found[wanted.board]]
    else:
        raise InputError("no-such-board", number=wanted.board + 1, last=len(found))
    position = None
    if wanted.strain is not None and wanted.leader is not None:
        strain, leader = Strain.parse(wanted.strain), Seat.parse(wanted.leader)
        start = Position.of_deal(_deal(chosen[0]), strain, leader)
        position = values_after(start, [Card.parse(card) for card in wanted.play])
    return AnalysisAnswer([_analysed(_told(one, wanted)) for one in chosen], position, boards)


def _told(record: GameRecord, wanted: Analyse) -> GameRecord:
    """Return a record with what was told besides the text."""
    told: dict[str, Any] = {}
    if wanted.dealer is not None:
        told["dealer"] = Seat.parse(wanted.dealer)
    if wanted.vulnerability is not None:
        told["vulnerability"] = Vulnerability(wanted.vulnerability)
    if wanted.contract is not None and wanted.declarer is not None:
        told["contract"] = Contract.parse(wanted.contract)
        told["declarer"] = Seat.parse(wanted.declarer)
    return replace(record, **told)


def _records(text: str) -> tuple[GameRecord, ...]:
    text = text.strip()
    form = recognised(text)
    return (GameRecord(hands=Deal.parse(text).hands),) if form is None else form.loads(text).records


def _deal(record: GameRecord) -> Deal:
    deal = record.deal
    assert deal is not None, "only whole deals are analysed"
    return deal


def _analysed(record: GameRecord) -> AnalysedDeal:
    deal = _deal(record)
    dealer = record.dealer or Seat.N
    vulnerability = record.vulnerability or Vulnerability.NONE
    tricks = dd_table(deal)
    cells = record.play.cells if record.play else ()
    return AnalysedDeal(
        board=record.board,
        dealer=str(dealer),
        vulnerable=[str(s) for s in Seat if vulnerability.includes(s.side)],
        cards=str(deal),
        hands={str(seat): str(deal[seat]) for seat in Seat},
        table=tricks.names(),
        par=par_info(par_of_table(tricks, dealer, vulnerability)),
        contract=None if record.contract is None else str(record.contract),
        declarer=None if record.declarer is None else str(record.declarer),
        play=[str(cell.card) for cell in cells if cell.card is not None],
        vulnerability=str(vulnerability),
        leader=None if record.declarer is None else str(record.declarer.lho),
        link=_link(deal, dealer, vulnerability, record),
    )


def _link(deal: Deal, dealer: Seat, vulnerability: Vulnerability, record: GameRecord) -> str:
    """Return an address that holds the whole deal, so that it lasts without being stored."""
    told = {"deal": deal, "dealer": dealer, "vulnerability": vulnerability}
    if record.contract is not None and record.declarer is not None:
        told |= {"contract": record.contract, "declarer": record.declarer}
    return f"/analyse?{urlencode(told, safe=':.')}"
