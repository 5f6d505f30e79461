"""Finished deals on paper: their hand record, and the certificate of their shuffle."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sansatout.cards import Strain
from sansatout.contract import Contract
from sansatout.printing.cards import contract_text
from sansatout.printing.certificates import shuffle_certificate
from sansatout.printing.compiling import Job, PageLook
from sansatout.printing.deals import HandRecord, hand_records
from sansatout.seats import Seat, Vulnerability
from sansatout.server.errors import NotFoundError
from sansatout.server.finished.deals import FinishedDeal
from sansatout.server.protocol.deals import Analysis, ParInfo
from sansatout.solver import Par, ParContract, TrickTable
from sansatout.table.proof import Noted, Shown, Told

__all__ = ["Note", "certificate_of", "record_of"]


@dataclass(frozen=True, slots=True)
class Note:
    """What somebody says they noted of a deal before its cards were dealt."""

    commitment: str
    seat: Seat | None = None
    number: str | None = None
    """The own number."""


def record_of(found: FinishedDeal, analysis: Analysis, look: PageLook) -> Job:
    """Return the page of a deal: hands, what was bid and played, and what could be made."""
    kept = found.kept
    record = kept.record
    one = HandRecord(
        hands=kept.hands,
        board=record.board,
        dealer=kept.dealer,
        vulnerability=record.vulnerability or Vulnerability.NONE,
        tricks=None if analysis.table is None else _table(analysis.table),
        par=None if analysis.par is None else _par(analysis.par),
        players={seat: found.name(seat) for seat in Seat},
        lines=_result(kept.public, look),
        calls=record.calls,
        play=kept.play,
    )
    game = look.words(f"page-game-{kept.public['variant']}")
    return hand_records([one], look, note=game)


def certificate_of(found: FinishedDeal, note: Note | None, look: PageLook) -> Job:
    """Return the certificate of a deal's shuffle.

    :raises NotFoundError: if its cards were laid out
    """
    proof: Mapping[str, Any] | None = found.kept.public["proof"]
    deal = found.kept.deal
    if proof is None or deal is None:
        raise NotFoundError("not-shuffled", deal=found.id)
    given = {Seat.parse(seat): number for seat, number in proof["contributions"].items()}
    by = None if proof["cut_by"] is None else Seat.parse(proof["cut_by"])
    told = Told(proof["secret"], given, proof["cut"], by)
    shown = Shown(
        proof["table"], proof["deal"], Seat.parse(proof["dealer"]), told, deal, found.kept.hands
    )
    noted = {}
    if note is not None:
        key = shown.table, shown.deal
        noted[key] = Noted(*key, note.commitment, seat=note.seat, number=note.number)
    return shuffle_certificate([shown], noted, look)


def _table(tricks: Mapping[str, Mapping[str, int]]) -> TrickTable:
    by_seat = [[tricks[str(seat)][str(strain)] for seat in Seat] for strain in Strain]
    return TrickTable(tuple((n, e, s, w) for n, e, s, w in by_seat))


def _par(told: ParInfo) -> Par:
    contracts = (
        ParContract(Contract.parse(one.contract), Seat.parse(one.declarer), one.tricks)
        for one in told.contracts
    )
    return Par(told.score, tuple(contracts))


def _result(public: Mapping[str, Any], look: PageLook) -> tuple[str, ...]:
    bargain, tricks = public["bargain"], public["tricks"]
    if bargain is None or tricks is None:
        return ()
    contract = bargain.get("contract")
    what = contract_text(Contract.parse(contract)) if contract else None
    if what is None:
        what = look.words(f"page-strain-{bargain['strain']}")
    seat = look.words(f"draw-seat-{bargain['declarer']}")
    return (look.words("page-deal-result", what=what, seat=seat, tricks=tricks["declaring"]),)
