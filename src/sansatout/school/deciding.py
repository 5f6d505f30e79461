"""What the decision table of minibridge says to two hands (MB-11)."""

from __future__ import annotations

from msgspec import Struct

from sansatout.cards import Hand, Strain
from sansatout.errors import InputError
from sansatout.robots.bidding.minibridge import bonus_points, choose_strain
from sansatout.robots.message import Message
from sansatout.school.tables import decision

__all__ = ["TableDecision", "decided"]


class TableDecision(Struct, frozen=True):
    """Strain and bonus, and the row of the table that tells so."""

    points: int
    strain: Strain
    bonus: bool
    trumps: int
    row: int | None
    reason: Message


def decided(hand: Hand, dummy: Hand) -> TableDecision:
    """Return what the table says in the first game.

    :raises InputError: if these are not two hands of one pack
    """
    if len(hand) != 13 or len(dummy) != 13 or hand.bits & dummy.bits:
        raise InputError("school-two-hands", hand=hand, dummy=dummy)
    chosen = choose_strain(hand, dummy)
    strain, suit = chosen.act.strain, chosen.act.strain.suit
    trumps = 0 if suit is None else hand.length(suit) + dummy.length(suit)
    points = hand.points + dummy.points
    row = _row(strain, trumps)
    return TableDecision(points, strain, bool(chosen.act.bonus), trumps, row, chosen.reason)


def _row(strain: Strain, trumps: int) -> int | None:
    """Return the row of the decision table for a strain and so many trumps together."""
    least = bonus_points(strain, trumps)
    if least is None:
        return None
    if strain is Strain.NT:
        return 0
    name = "table-majors" if strain in (Strain.H, Strain.S) else "table-minors"
    rows = decision().rows
    return next(n for n, row in enumerate(rows) if row[:2] == [name, str(min(trumps, 10))])
