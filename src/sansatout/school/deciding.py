"""What the decision table of minibridge says to two hands (MB-11)."""

from __future__ import annotations

from msgspec import Struct

from sansatout.cards import Hand, Strain
from sansatout.errors import InputError
from sansatout.robots.bidding.minibridge import bonus_points, choose_strain, decision_table
from sansatout.robots.message import Message
from sansatout.scoring.figures.parts import RuleCell, RuleHead

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
    if bonus_points(strain, trumps) is None:
        return None
    if strain is Strain.NT:
        return 0
    kind = "major" if strain in (Strain.H, Strain.S) else "minor"
    heads = [row[0] for row in decision_table().rows]
    return next(n for n, head in enumerate(heads) if _is_head(head, kind, trumps))


def _is_head(head: RuleCell, kind: str, trumps: int) -> bool:
    """Tell whether a row is that of so many trumps; the last one of a kind is for more as well."""
    if not isinstance(head, RuleHead) or not head.id.startswith(f"table-decision-{kind}"):
        return False
    count = head.arguments["count"]
    return count == trumps or (head.id.endswith("-more") and trumps > count)
