"""What a step shows: hands, cards, a trick, an auction, a score sheet, a table of figures."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from sansatout.auction import Auction
from sansatout.calls import Call
from sansatout.cards import Card, Hand, Strain
from sansatout.contract import Contract
from sansatout.school.sheets import LessonSheet
from sansatout.seats import Seat
from sansatout.trainer.shown import ExercisePosition
from sansatout.tricks import Trick
from sansatout.written import SeatName, StrainName

__all__ = ["Picture"]

Count = Annotated[int, Meta(ge=0, le=13)]


class Picture(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A picture, of which any part may be missing.

    Everything is written as PBN writes it; a hand may be a part of one.
    """

    hands: dict[SeatName, str] = {}
    """What each seat holds and the learner sees."""
    me: SeatName | None = None
    """Whose eyes the learner has."""
    cards: tuple[str, ...] = ()
    """Cards in a row."""
    leader: SeatName | None = None
    trick: tuple[str, ...] = ()
    """The cards of a trick from the leader on."""
    strain: StrainName | None = None
    bonus: bool | None = None
    declarer: SeatName | None = None
    contract: str | None = None
    """What is played, with ``X`` or ``XX`` behind it where it is doubled or redoubled."""
    dealer: SeatName | None = None
    calls: tuple[str, ...] = ()
    """The calls from the dealer on."""
    system: str = "culbertson"
    """The bidding system in which the calls are made."""
    points: dict[SeatName, int] = {}
    """What each seat has announced."""
    tricks: Count | None = None
    """How many tricks declarer has taken."""
    vulnerable: tuple[SeatName, ...] = ()
    namer: SeatName | None = None
    """Who has named the strain, in bridge-whist."""
    doubler: SeatName | None = None
    """Who has doubled it first."""
    sheet: LessonSheet | None = None
    players: dict[SeatName, str] = {}
    """Who sits where."""
    position: ExercisePosition | None = None
    """Where a deal with something wrong in it stands."""
    table: str = ""
    """A table of figures that the program makes, by its name."""

    def hand(self, seat: Seat | None = None) -> Hand:
        """Return the hand of a seat, or the one shown."""
        if seat is None:
            assert self.me or len(self.hands) == 1, "a figure that asks for a hand shows one"
            return Hand.parse(self.hands[self.me or next(iter(self.hands))])
        return Hand.parse(self.hands[str(seat)])

    def laid(self) -> Trick:
        """Return the trick."""
        assert self.leader is not None, "a trick has a leader"
        return Trick(Seat.parse(self.leader).round(), tuple(map(Card.parse, self.trick)))

    def strain_played(self) -> Strain:
        """Return the strain; no trump where none is named."""
        if self.contract is not None:
            return Contract.parse(self.contract).strain
        return Strain.NT if self.strain is None else Strain.parse(self.strain)

    def auction(self) -> Auction:
        """Return what was called."""
        auction = Auction(Seat.parse(self.dealer or "N"))
        for call in self.calls:
            auction = auction.after(Call.parse(call))
        return auction
