"""Which table of the one-club system applies."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from sansatout.calls import Call
from sansatout.robots.bidding.counts import Counts
from sansatout.robots.bidding.culbertson.doubles import leave_in, penalty_double, penalty_stands
from sansatout.robots.bidding.culbertson.sacrifice import sacrifices
from sansatout.robots.bidding.culbertson.system import (
    about_aces,
    after_our_opening,
    against_their_opening,
    closing,
    understood,
)
from sansatout.robots.bidding.one_club import answers as club
from sansatout.robots.bidding.one_club import sequences
from sansatout.robots.bidding.one_club.counts import honour_tricks
from sansatout.robots.bidding.one_club.kinds import first_answer, read
from sansatout.robots.bidding.one_club.readings import OneClubReadings
from sansatout.robots.bidding.position import BiddingPosition
from sansatout.robots.bidding.reading import CallKind, Reading, Spoken
from sansatout.robots.bidding.readings import Readings
from sansatout.robots.bidding.system import System
from sansatout.robots.bidding.table import Rows, passing
from sansatout.seats import Seat

__all__ = ["OneClub"]


@dataclass(frozen=True)
class OneClub(System):
    """One club shows two and a half to four honour tricks; one diamond denies."""

    readings: Readings = field(default_factory=OneClubReadings)

    key = "one-club"
    own_rules = "R-GAP-"
    readings_type = OneClubReadings

    def read(self, before: Reading, seat: Seat, call: Call) -> Spoken:
        """Understand a call, and what the rows that give it tell of the hand."""
        return understood(self, read, before, seat, call)

    def rows(self, at: BiddingPosition) -> Rows:
        """Return the table for the player to call."""
        if at.opening is None:
            return club.openings(at)
        if penalty_stands(at):
            return leave_in(at)
        aces = about_aces(at)
        if aces:
            return aces
        if at.opening.seat.side is not at.me.side:
            return against_their_opening(at)  # R-GAP-10
        if not at.opening.artificial:
            own = after_our_opening(at, at.opening)  # R-GAP-1
        else:
            own = _after_one_club(at, at.opening)
        return [*penalty_double(at), *sacrifices(at), *own, *closing(at)]  # R-GAP-11

    def honour_tricks(self, counts: Counts) -> float:
        """Count by the chapter's own table."""
        assert isinstance(self.readings, OneClubReadings), "readings of its own"
        return honour_tricks(self.readings).count(counts)


def _after_one_club(at: BiddingPosition, opening: Spoken) -> Rows:
    answer = first_answer(at.reading, opening)
    if answer is None:
        return club.answers(at) if opening.seat is at.partner else []
    opener = opening.seat is at.me
    if answer.kind in (CallKind.NEGATIVE, CallKind.PASS) and opener and _they_acted(at, opening):
        turns = at.turns_since(opening)
        return sequences.after_interference(at) if turns == 0 else passing("R-GAP-14")
    if _they_bid(at, answer):
        return [] if at.forced else passing("R-GAP-14")
    return _uncontested(at, answer, at.turns_since(opening), opener=opener)


def _theirs_after(at: BiddingPosition, said: Spoken) -> list[Spoken]:
    place = at.reading.spoken.index(said)
    return [s for s in at.reading.spoken[place + 1 :] if s.seat.side is not at.me.side]


def _they_bid(at: BiddingPosition, after: Spoken) -> bool:
    return any(said.bid for said in _theirs_after(at, after))


def _they_acted(at: BiddingPosition, after: Spoken) -> bool:
    """Tell whether they bid or doubled, which is interference as well (R-GAP-9)."""
    return any(said.kind is not CallKind.PASS for said in _theirs_after(at, after))


def _uncontested(at: BiddingPosition, answer: Spoken, turns: int, *, opener: bool) -> Rows:
    """Return the table for opener's or answerer's turn after the answer; none beyond (R-GAP-14)."""
    tables = _TABLES[answer.kind is CallKind.NEGATIVE, answer.forcing][not opener]
    place = turns if opener else turns - 1
    known = answer.kind in (CallKind.NEGATIVE, CallKind.POSITIVE) or answer.forcing
    return tables[place](at) if known and place < len(tables) else []


_Tables = tuple[Callable[[BiddingPosition], Rows], ...]
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
