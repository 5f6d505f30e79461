"""What a deal refereed by the laws is worth: its result as the scoring takes it."""

from __future__ import annotations

from dataclasses import replace

from sansatout.deal import Deal, Hands
from sansatout.laws.kinds import Phase
from sansatout.laws.state import Referee
from sansatout.scoring import sheet
from sansatout.scoring.sheet import Column, Peek, Played
from sansatout.seats import Side

__all__ = ["played"]


def played(ref: Referee, deal: Deal | Hands | None = None, *, we: Side = Side.NS) -> Played | None:
    """Return the result of a deal that is over; ``None`` if it was passed out or is not over.

    The rule book's tricks have changed hands already (L-REVOKE-15). The pamphlet's revokes and
    peeps go with the result, because its scoring says what they cost (PB-5.7, PB-5.8).
    """
    if ref.phase not in (Phase.AFTER_PLAY, Phase.RUBBER_END):
        return None
    assert ref.play.contract is not None, "the deal was played"
    assert ref.play.declarer is not None, "the deal was played"
    tricks = ref.tricks[ref.play.declarer.side]
    if deal is None:
        result = Played(ref.play.contract, Column.of(ref.play.declarer.side, we), tricks)
    else:
        result = Played.of_deal(ref.play.contract, ref.play.declarer, tricks, deal, we)
    peeks = tuple(Peek(Column.of(by, we), own) for by, own in ref.aftermath.peeks)
    return replace(result, revokes=_revokes(ref, we), peeks=peeks)


def _revokes(ref: Referee, we: Side) -> tuple[sheet.PaidRevoke, ...]:
    """Return the revokes that were claimed where the scoring settles them."""
    return tuple(
        sheet.PaidRevoke(Column.of(one.seat.side, we), remedy=sheet.RevokePrice(one.remedy))
        for one in ref.aftermath.revokes
        if one.remedy
    )
