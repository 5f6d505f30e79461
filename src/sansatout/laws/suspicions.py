"""Revokes that a player suspects but has not seen: he is heard until he was wrong once.

No booklet prices a false call of attention, and an answer each time would let anybody find out by
asking after every card who can still follow suit. So the referee looks for a player as often as he
is right, and once when he is wrong; afterwards he takes up only what the player can prove from
cards that he has seen. What he then refuses does not depend on what there is.
"""

from __future__ import annotations

from sansatout.laws.code import Rejected, Unheard
from sansatout.laws.kinds import Remedy
from sansatout.laws.known import known_cards
from sansatout.laws.state import Referee
from sansatout.laws.values import Revoke, Ruling
from sansatout.seats import Seat

__all__ = ["heard", "nothing_found"]

_SUSPECTED = {"REVOKE_OPEN", "REVOKE_ESTABLISHED"}


def heard(ref: Referee, seat: Seat) -> tuple[Revoke, ...]:
    """Return the revokes the referee finds for a player who speaks of one."""
    if not was_wrong(ref, seat):
        return ref.aftermath.revokes
    return tuple(one for one in ref.aftermath.revokes if _is_proved(ref, seat, one))


def nothing_found(ref: Referee, seat: Seat, reason: str, law: str, **arguments: object) -> Rejected:
    """Return the refusal of a suspicion: the first is said aloud, later ones nobody takes up."""
    if was_wrong(ref, seat):
        return Unheard("law-suspected-wrongly", law, seat=seat)
    return Rejected(reason, law, **arguments)


def was_wrong(ref: Referee, seat: Seat) -> bool:
    """Tell whether the player has spoken in this deal of a revoke that there was not."""
    return any(_is_wrong_suspicion(one) and one.arguments["seat"] is seat for one in ref.log)


def _is_wrong_suspicion(ruling: Ruling) -> bool:
    told = ruling.arguments
    if ruling.message != "allegation-refused":
        return False
    demanded = told.get("remedy") == Remedy.REPLACE.value
    return demanded or str(told.get("irregularity")) in _SUSPECTED


def _is_proved(ref: Referee, seat: Seat, revoke: Revoke) -> bool:
    """Tell whether the player has seen a card of the suit in that hand after it was not given."""
    if known_cards(ref, seat)[revoke.seat].suit(revoke.required):
        return True
    tricks = (*(one.cards for one in ref.play.done), ref.play.trick)
    return any(
        owner is revoke.seat and card.suit is revoke.required
        for cards in tricks[revoke.trick :]
        for owner, card in cards
    )
