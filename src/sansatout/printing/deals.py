"""Hand records: pages of deals with what each side could make of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from sansatout.cards import Strain
from sansatout.contract import Contract
from sansatout.deal import Hands
from sansatout.draw.text import seat_letter
from sansatout.formats.deals import Dealt
from sansatout.printing.cards import contract_text, holdings, seats_text, signed_tricks
from sansatout.printing.compiling import Job, PageLook
from sansatout.seats import Seat, Vulnerability
from sansatout.solver import Par, TrickTable, dd_tables, par_of_table

__all__ = ["HandRecord", "hand_records", "records_of"]


class HandRecord(msgspec.Struct, frozen=True):
    """A deal on paper; what is not known is left out."""

    hands: Hands
    board: str = ""
    dealer: Seat | None = None
    vulnerability: Vulnerability = Vulnerability.NONE
    tricks: TrickTable | None = None
    par: Par | None = None
    players: Mapping[Seat, str] = {}
    lines: tuple[str, ...] = ()
    """What else is to be said of it, in words."""


def records_of(deals: Sequence[Dealt]) -> list[HandRecord]:
    """Return hand records of deals, solved: numbered in their order where they have no board."""
    tables = dd_tables([one.deal for one in deals])
    return [
        HandRecord(
            hands=one.deal.hands,
            board=one.board or str(number),
            dealer=one.dealer,
            vulnerability=one.vulnerability,
            tricks=table,
            par=par_of_table(table, one.dealer, one.vulnerability),
        )
        for number, (one, table) in enumerate(zip(deals, tables, strict=True), start=1)
    ]


def hand_records(records: Sequence[HandRecord], look: PageLook, *, note: str = "") -> Job:
    """Return pages of hand records."""
    title = look.words("print-deals", count=len(records))
    deals = [_deal(one, look) for one in records]
    return Job("deals", title, {"note": note, "deals": deals}, look)


def _deal(one: HandRecord, look: PageLook) -> dict[str, Any]:
    letters = [seat_letter(seat, look.language) for seat in Seat]
    return {
        "heading": _heading(one, look),
        "hands": [holdings(hand) for hand in one.hands],
        "points": [hand.points for hand in one.hands],
        "letters": letters,
        "danger": [one.vulnerability.includes(seat.side) for seat in Seat],
        "strains": [strain.symbol for strain in reversed(Strain)],
        "tricks": _tricks(one.tricks, letters),
        "players": [_player(seat, one, look) for seat in Seat if one.players.get(seat)],
        "lines": [*one.lines, *_par(one.par, look)],
    }


def _heading(one: HandRecord, look: PageLook) -> list[str]:
    heading = [look.words("draw-board", number=one.board)] if one.board else [""]
    if one.dealer is not None:
        seat = look.words(f"draw-seat-{one.dealer}")
        heading.append(look.words("draw-dealer", seat=seat))
    return [*heading, look.words(f"draw-vulnerable-{one.vulnerability}")]


def _player(seat: Seat, one: HandRecord, look: PageLook) -> str:
    return f"{seat_letter(seat, look.language)} {one.players[seat]}"


def _tricks(table: TrickTable | None, letters: list[str]) -> list[dict[str, Any]]:
    if table is None:
        return []
    return [
        {"seat": letters[seat], "tricks": [table[seat, strain] for strain in reversed(Strain)]}
        for seat in Seat
    ]


def _par(par: Par | None, look: PageLook) -> list[str]:
    """Say what both sides get at best, partners who play the same contract alike in one."""
    if par is None:
        return []
    if not par.contracts:
        return [look.words("print-par-nothing")]
    alike: dict[tuple[Contract, int], list[Seat]] = {}
    for done in par.contracts:
        alike.setdefault((done.contract, done.overtricks), []).append(done.declarer)
    contracts = [
        f"{contract_text(contract)} {seats_text(seats, look.language)} {signed_tricks(over)}"
        for (contract, over), seats in alike.items()
    ]
    score = f"{par.score:+d}".replace("-", "−")
    side = seats_text((Seat.N, Seat.S), look.language)
    return [look.words("print-par", side=side, score=score, contracts=", ".join(contracts))]
