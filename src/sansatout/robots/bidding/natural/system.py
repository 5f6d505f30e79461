"""A player who takes every call at its word, and bids so."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from sansatout.auction import Auction
from sansatout.calls import PASS, Bid, Call
from sansatout.cards import Strain
from sansatout.robots.bidding.natural.meaning import meaning
from sansatout.robots.bidding.needs import ALWAYS
from sansatout.robots.bidding.outlook import Outlook
from sansatout.robots.bidding.points import ACES
from sansatout.robots.bidding.position import BiddingPosition
from sansatout.robots.bidding.promise import Promise
from sansatout.robots.bidding.reading import Reading, Spoken
from sansatout.robots.bidding.standard import STANDARD
from sansatout.robots.bidding.standard.contested import no_trump_contested
from sansatout.robots.bidding.standard.kinds import read_by
from sansatout.robots.bidding.standard.no_trump import shown_no_trump
from sansatout.robots.bidding.system import System
from sansatout.robots.bidding.table import Row, Rows, passing
from sansatout.robots.bidding.told import Disclosed
from sansatout.seats import Seat

__all__ = ["NATURAL", "Natural"]

_EVERYBODYS: Final = ("S-OPEN-1", "S-TWO-1")
"""The strong 2C and its waiting answer: the one artificial beginning that is everybody's."""
_ASKS_ACES: Final = "S-SLAM-1"
_GAME_RAISE: Final = "S-RESP-1"


@dataclass(frozen=True)
class Natural(System):
    """Read calls by their words, wide; bid today's standard without its conventions."""

    key = "natural"

    def read(self, before: Reading, seat: Seat, call: Call) -> Spoken:
        """Understand a call as a player of the same kind would mean it, else by its words."""
        return _read(self, before, seat, call)

    def rows(self, at: BiddingPosition) -> Rows:
        """Return the table of today's standard, of whose calls only the plain ones are made."""
        if _answers_no_trump(at):
            plain = [_held(at, row, "N-BID-3") for row in no_trump_contested(at) if _plays(row)]
        else:
            kept = (_plainly(at, row) for row in STANDARD.rows(at))
            plain = [row for row in kept if row is not None]
        return [*plain, *passing("S-LATE-10 N-BID-1")]

    def promise(self, at: BiddingPosition, rows: Rows, call: Call) -> Promise:
        """Return what nearly everybody would show by the call; it denies nothing."""
        del rows
        sense = meaning(at.reading, at.me, call)
        spoken = self.read(at.reading, at.me, call)
        return Promise(spoken, (sense.rule,), sense.need, [], artificial=sense.odd, wide=True)


def _answers_no_trump(at: BiddingPosition) -> bool:
    """Tell whether partner has shown no trump and suits are now to play (N-BID-3)."""
    said = at.partners[-1] if at.partners else None
    return shown_no_trump(said) and not at.my_bids and not at.theirs and at.last is not None


def _plainly(at: BiddingPosition, row: Row[Call]) -> Row[Call] | None:
    """Return the row if its call is plain, held to what it would be read as (N-BID-1)."""
    if not row.artificial:
        odd = meaning(at.reading, at.me, row.act).odd
        return None if odd else _held(at, row, "N-BID-1")
    if row.rules[0] in _EVERYBODYS:
        return _held(at, row, "N-BID-1")
    call = _straight(at, row.rules[0])
    if call is None:
        return None
    need = row.need & (ACES >= 2) if row.rules[0] == _ASKS_ACES else row.need
    return _held(at, Row(call, row.rules, need), "N-BID-2")


def _held(at: BiddingPosition, row: Row[Call], rule: str) -> Row[Call]:
    """Return the row for hands that are also what its call is read as."""
    read = meaning(at.reading, at.me, row.act).need
    need = row.need if read is ALWAYS else row.need & read
    return Row(row.act, (*row.rules, rule), need, row.artificial)


def _plays(row: Row[Call]) -> bool:
    """Tell whether a call over no trump may be to play: two clubs would be taken for a question."""
    return row.act is not Bid(2, Strain.C)


def _straight(at: BiddingPosition, rule: str) -> Bid | None:
    """Return what stands in for a convention: six in place of asking, game for a raise to it."""
    look = Outlook(at)
    suit = look.agreed or (look.our_suits[0] if look.our_suits else None)
    if rule == _ASKS_ACES:
        return at.slam(Strain.NT if suit is None else suit.strain)
    return None if rule != _GAME_RAISE or suit is None else look.game(suit.strain)


@lru_cache(maxsize=2048)
def _read(system: Natural, before: Reading, seat: Seat, call: Call) -> Spoken:
    dealer = before.spoken[0].seat if before.spoken else seat
    auction = Auction(dealer, tuple(said.call for said in before.spoken))
    rows = system.rows(BiddingPosition(auction, seat, before, system.readings))
    spoken, sense = read_by(rows, before, seat, call), meaning(before, seat, call)
    if any(row.act is call for row in rows) and call is not PASS:
        return spoken
    told = Disclosed.of([sense.need])
    return replace(spoken, suit=sense.suit, artificial=sense.odd, told=told)


NATURAL: Final = Natural()
