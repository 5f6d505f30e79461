"""A side's system with what its players have explained of their calls (N-TOLD-2)."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from sansatout.calls import PASS, Call
from sansatout.robots.bidding.natural.meaning import meaning
from sansatout.robots.bidding.natural.system import NATURAL
from sansatout.robots.bidding.natural.words import Explanation, understood
from sansatout.robots.bidding.needs import Need
from sansatout.robots.bidding.position import BiddingPosition
from sansatout.robots.bidding.promise import Promise
from sansatout.robots.bidding.reading import Reading, Spoken
from sansatout.robots.bidding.standard.kinds import natural as at_its_word
from sansatout.robots.bidding.system import System
from sansatout.robots.bidding.table import Rows
from sansatout.robots.bidding.told import Disclosed
from sansatout.seats import Seat

__all__ = ["Explained", "Texts"]

Texts = tuple[tuple[int, str], ...]
"""The number of a call, from nought, and what its player has explained of it."""


@dataclass(frozen=True)
class Explained(System):
    """A system whose players have explained some calls; where they are understood, that counts."""

    system: System = field(default=NATURAL)
    told: Texts = ()

    key = "explained"

    @classmethod
    def of(cls, system: System, texts: Texts) -> System:
        """Return the system, with what was explained if anything was."""
        return cls(system.readings, system, texts) if texts else system

    def read(self, before: Reading, seat: Seat, call: Call) -> Spoken:
        """Understand a call by its explanation, else as the system does."""
        spoken, said = self.system.read(before, seat, call), self._explained(before, call)
        if said is None:
            return spoken
        told = Disclosed.of([_together(before, seat, call, said)])
        if call is PASS or not _names(said):
            return replace(spoken, told=told)
        if spoken.suit is not said.suit and not (spoken.artificial and said.artificial):
            # What the system's rule makes of the call holds for the suit it means, not for another.
            spoken = at_its_word(before, seat, call)
        return replace(spoken, told=told, suit=said.suit, artificial=said.artificial)

    def rows(self, at: BiddingPosition) -> Rows:
        """Return the system's own table."""
        return self.system.rows(at)

    def promise(self, at: BiddingPosition, rows: Rows, call: Call) -> Promise:
        """Return what the explanation says, else what the system's call does."""
        said = self._explained(at.reading, call)
        if said is None:
            return self.system.promise(at, rows, call)
        need = _together(at.reading, at.me, call, said)
        spoken = self.read(at.reading, at.me, call)
        artificial = said.artificial if _names(said) else spoken.artificial
        return Promise(spoken, ("N-TOLD-2",), need, [], artificial=artificial, wide=True)

    def _explained(self, before: Reading, call: Call) -> Explanation | None:
        text = dict(self.told).get(len(before.spoken))
        return None if text is None else understood(text, call)


def _names(said: Explanation) -> bool:
    """Tell whether it tells of suits or of a convention, not of strength alone."""
    return said.artificial or said.lengths


def _together(before: Reading, seat: Seat, call: Call, said: Explanation) -> Need:
    """Return the explanation, with what the call's words say besides if both can be true."""
    sense = meaning(before, seat, call)
    if _names(said) or sense.odd:
        return said.need
    return said.along_with(sense.need).need
