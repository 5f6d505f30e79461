"""Positions with something wrong in them."""

from __future__ import annotations

from dataclasses import dataclass

from sansatout.events import Event
from sansatout.events.irregular import CallAttention
from sansatout.laws import Irregularity, Referee
from sansatout.laws.stories import Asked
from sansatout.seats import Seat

__all__ = ["ATTENTION", "NOTHING", "Scene", "is_about", "rights"]

ATTENTION = "attention"
NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class Scene:
    """Where a deal stands, the last acts that led there, and what is wrong."""

    ref: Referee
    told: tuple[Event, ...]
    kind: Irregularity | None
    source: str = ""
    """The case of the book it comes from; empty for a generated one."""
    cited: str = ""
    """The law in question where it is not that of the irregularity."""
    follows: str = ""
    """What follows by itself, where nobody has a choice."""
    pool: tuple[str, ...] = ()
    """What else one might think, where it is not remedies of other laws."""

    @property
    def law(self) -> str:
        """The law that decides."""
        assert self.cited or self.kind is not None, "a position is about a law"
        return self.cited or ("" if self.kind is None else self.ref.code.law(self.kind))

    @property
    def asked(self) -> Asked | None:
        """What the law's chapter says for those who ask about it."""
        return None if self.kind is None else self.ref.code.facts(self.kind).asked


def is_about(ref: Referee, kind: Irregularity) -> bool:
    """Tell whether this irregularity, and no other, is open for everybody to see."""
    open_ = {one.irregularity for one in ref.rights.offers}
    open_ |= {one.irregularity for one in ref.rights.attention}
    asked = ref.code.facts(kind).asked
    if asked is not None and asked.is_there is not None:
        return not open_ and asked.is_there(ref)
    return open_ == {kind} and all(one.said for one in ref.rights.offers)


def rights(position: Scene, seat: Seat) -> tuple[str, ...]:
    """Return what the seat may choose by the law, as the referee grants it; or ``nothing``.

    Where nobody chooses it is what follows, the same for every seat.
    """
    ref, kind, asked = position.ref, position.kind, position.asked
    if position.follows:
        return (position.follows,)
    found: list[str] = []
    for offer in ref.rights.offers:
        if offer.irregularity is kind and seat in offer.chooser:
            found += map(str, offer.remedies)
    if any(one.irregularity is kind for one in ref.rights.attention) and _heeded(ref, seat, kind):
        found.append(ATTENTION)
    if asked is not None and asked.grants is not None:
        found += asked.grants(ref, seat)
    return tuple(found) or (NOTHING,)


def _heeded(ref: Referee, seat: Seat, kind: Irregularity | None) -> bool:
    return ref.after(Event(0, seat, CallAttention(str(kind)))).last.ok
