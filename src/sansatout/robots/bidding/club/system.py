"""Which table of the club system applies."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from sansatout.calls import Call
from sansatout.robots.bidding.club import answers as club
from sansatout.robots.bidding.club import sequences
from sansatout.robots.bidding.club.kinds import first_answer, read
from sansatout.robots.bidding.counts import Counts
from sansatout.robots.bidding.culbertson.doubles import leave_in, penalty_double, penalty_stands
from sansatout.robots.bidding.culbertson.system import (
    after_our_opening,
    against_their_opening,
    closing,
)
from sansatout.robots.bidding.position import Position
from sansatout.robots.bidding.reading import Kind, Reading, Spoken
from sansatout.robots.bidding.readings import ClubReadings, Readings
from sansatout.robots.bidding.system import System
from sansatout.robots.bidding.table import Rows, passing
from sansatout.robots.bidding.vocabulary import CLUB_HT, CLUB_HT_LOWER
from sansatout.seats import Seat

__all__ = ["CLUB", "Club"]


@dataclass(frozen=True)
class Club(System):
    """One club shows two and a half to four honour tricks; one diamond denies."""

    readings: Readings = field(default_factory=ClubReadings)

    key = "club"
    readings_type = ClubReadings

    def read(self, before: Reading, seat: Seat, call: Call) -> Spoken:
        """Understand a call."""
        return read(before, seat, call)

    def rows(self, at: Position) -> Rows:
        """Return the table for the player to call."""
        if at.opening is None:
            return club.openings(at)
        if penalty_stands(at):
            return leave_in(at)
        if at.opening.seat.side is not at.me.side:
            return against_their_opening(at)  # R-GAP-10
        if not at.opening.artificial:
            own = after_our_opening(at, at.opening)  # R-GAP-1
        else:
            own = _after_one_club(at, at.opening)
        return [*penalty_double(at), *own, *closing(at)]  # R-GAP-11

    def honour_tricks(self, counts: Counts) -> float:
        """Count by the chapter's own table."""
        lower = isinstance(self.readings, ClubReadings) and self.readings.club_aj10 == "1.25"
        return (CLUB_HT_LOWER if lower else CLUB_HT).count(counts)


def _after_one_club(at: Position, opening: Spoken) -> Rows:
    answer = first_answer(at.reading, opening)
    if answer is None:
        return club.answers(at) if opening.seat is at.partner else []
    opener = opening.seat is at.me
    if answer.kind in (Kind.NEGATIVE, Kind.PASS) and opener and _they_acted(at, opening):
        turns = at.turns_since(opening)
        return sequences.after_interference(at) if turns == 0 else passing("R-GAP-14")
    if _they_bid(at, answer):
        return [] if at.forced else passing("R-GAP-14")
    return _uncontested(at, answer, at.turns_since(opening), opener=opener)


def _theirs_after(at: Position, said: Spoken) -> list[Spoken]:
    place = at.reading.spoken.index(said)
    return [s for s in at.reading.spoken[place + 1 :] if s.seat.side is not at.me.side]


def _they_bid(at: Position, after: Spoken) -> bool:
    return any(said.bid for said in _theirs_after(at, after))


def _they_acted(at: Position, after: Spoken) -> bool:
    """Tell whether they bid or doubled, which is interference as well (R-GAP-9)."""
    return any(said.kind is not Kind.PASS for said in _theirs_after(at, after))


def _uncontested(at: Position, answer: Spoken, turns: int, *, opener: bool) -> Rows:
    """Return the table for opener's or answerer's turn after the answer; none beyond (R-GAP-14)."""
    tables = _TABLES[answer.kind is Kind.NEGATIVE, answer.forcing][not opener]
    place = turns if opener else turns - 1
    known = answer.kind in (Kind.NEGATIVE, Kind.POSITIVE) or answer.forcing
    return tables[place](at) if known and place < len(tables) else []


_Tables = tuple[Callable[[Position], Rows], ...]
_TABLES: Mapping[tuple[bool, bool], tuple[_Tables, _Tables]] = {
    (True, False): (
        (sequences.after_negative, sequences.opener_again_after_negative),
        (sequences.answerer_after_negative, sequences.answerer_third_turn),
    ),
    (False, False): (
        (sequences.after_positive, sequences.opener_again_after_positive),
        (sequences.answerer_after_positive,),
    ),
    (False, True): ((sequences.after_forcing,), ()),
}
"""Opener's and answerer's tables, turn by turn, for an answer that is negative or forcing."""


CLUB = Club()
