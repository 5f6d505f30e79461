"""Positions with something wrong in them."""

from __future__ import annotations

from dataclasses import dataclass

from sansatout.events import Event
from sansatout.events.acts import Respond
from sansatout.events.irregular import AssertRevoke, CallAttention, ChooseRemedy
from sansatout.laws import Irregularity, Referee, Remedy, Status
from sansatout.laws.lawful import card_callers
from sansatout.laws.state import no_hands
from sansatout.seats import Seat

__all__ = ["ANSWERS", "ATTENTION", "NOTHING", "Position", "is_about", "rights"]

ATTENTION = "attention"
NOTHING = "nothing"
ANSWERS = ("accept", "play-on", "more")
"""What can be answered to a claim."""


@dataclass(frozen=True, slots=True)
class Position:
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
        return self.cited or str(self.kind and self.kind.law)


def is_about(ref: Referee, kind: Irregularity) -> bool:
    """Tell whether this irregularity, and no other, is open for everybody to see."""
    open_ = {one.irregularity for one in ref.offers} | {one.irregularity for one in ref.attention}
    hidden = any(not one.said for one in ref.offers)
    if kind is Irregularity.EXPOSED:
        return not open_ and bool(ref.exposed)
    if kind is Irregularity.CLAIM_DISPUTED:
        return not open_ and ref.claim is not None and not ref.exposed
    if kind is Irregularity.REVOKE_ESTABLISHED:
        return not open_ and len(_established(ref)) == 1
    return open_ == {kind} and not hidden


def _established(ref: Referee) -> list[tuple[Seat, int]]:
    return [(one.seat, one.trick) for one in ref.revokes if one.status is Status.ESTABLISHED]


def rights(position: Position, seat: Seat) -> tuple[str, ...]:
    """Return what the seat may choose by the law, as the referee grants it; or ``nothing``.

    Where nobody chooses it is what follows, the same for every seat.
    """
    ref, kind = position.ref, position.kind
    if position.follows:
        return (position.follows,)
    found: list[str] = []
    for offer in ref.offers:
        if offer.irregularity is kind and seat in offer.chooser:
            found += map(str, offer.remedies)
    if any(one.irregularity is kind for one in ref.attention) and _heeded(ref, seat, kind):
        found.append(ATTENTION)
    if kind is Irregularity.EXPOSED:
        found += _called(ref, seat)
    if kind is Irregularity.REVOKE_ESTABLISHED:
        found += _tricks(ref, seat)
    if kind is Irregularity.CLAIM_DISPUTED:
        found += [f"respond-{one}" for one in ANSWERS if _answered(ref, seat, one)]
    return tuple(found) or (NOTHING,)


def _answered(ref: Referee, seat: Seat, answer: str) -> bool:
    """L-CLAIM-6, -9, -10: opponents of the claimer agree, have it played on, or ask for more."""
    # Without cards, since whether he may answer hangs on none, and settling the rest takes long.
    bare = ref.with_(hands=no_hands())
    return bare.after(Event(0, seat, Respond("claim", answer))).last.ok


def _heeded(ref: Referee, seat: Seat, kind: Irregularity | None) -> bool:
    return ref.after(Event(0, seat, CallAttention(str(kind)))).last.ok


def _called(ref: Referee, seat: Seat) -> list[str]:
    """L-EXPO-3: a card can be demanded when its owner is due and may play it."""
    for one in ref.exposed:
        demand = ChooseRemedy(str(Remedy.CALL_CARD), card=one.card)
        may = seat in card_callers(ref, one.seat)
        if may and ref.after(Event(0, seat, demand)).last.ok:
            return [str(Remedy.CALL_CARD)]
    return []


def _tricks(ref: Referee, seat: Seat) -> list[str]:
    """L-REVOKE-13, -14: the tricks that change hands when the seat claims them."""
    for of, trick in _established(ref):
        after = ref.after(Event(0, seat, AssertRevoke(of, trick)))
        if after.last.ok and after.transfers:
            return [f"tricks-{len(after.transfers[-1].tricks)}"]
    return []
