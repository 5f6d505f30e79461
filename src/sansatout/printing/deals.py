"""Hand records: pages of deals with what each side could make of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from sansatout.calls import Call
from sansatout.cards import Card, Strain
from sansatout.contract import Contract
from sansatout.deal import Hands
from sansatout.draw.text import seat_letter
from sansatout.formats.deals import Dealt
from sansatout.printing.cards import (
    call_words,
    card_text,
    contract_text,
    holdings,
    seats_text,
    signed_tricks,
)
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
    calls: tuple[Call, ...] = ()
    """The auction from the dealer on."""
    play: tuple[tuple[Seat, Card], ...] = ()
    """The cards in the order they were played."""


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
    course = _course(records[0], look) if len(records) == 1 else None
    return Job("deals", title, {"note": note, "deals": deals, "course": course}, look)


def _course(one: HandRecord, look: PageLook) -> dict[str, Any] | None:
    """Return auction and play of a deal that has a page of its own."""
    if not (one.calls and one.dealer) and not one.play:
        return None
    columns = Seat.W.round()
    calls = [call_words(call, look) for call in one.calls] if one.dealer is not None else []
    before = 0 if one.dealer is None else Seat.W.turns_to(one.dealer)
    tricks = [one.play[first : first + 4] for first in range(0, len(one.play), 4)]
    if any(len(dict(trick)) < len(trick) for trick in tricks):
        tricks = []  # cards came out of turn, and no row shows a trick
    return {
        "heads": [look.words(f"draw-seat-{seat}") for seat in columns],
        "auction": look.words("page-auction"),
        "calls": [*("",) * before, *calls] if calls else [],
        "play": look.words("print-play"),
        "tricks": [_trick(trick, columns) for trick in tricks],
    }


def _trick(cards: Sequence[tuple[Seat, Card]], columns: Sequence[Seat]) -> list[dict[str, Any]]:
    """Return the cards of a trick by columns; the first one led."""
    played = dict(cards)
    leader = cards[0][0]
    return [
        {"card": card_text(played[seat]) if seat in played else "", "led": seat is leader}
        for seat in columns
    ]


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
