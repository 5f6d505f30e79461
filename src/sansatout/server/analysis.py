"""Double dummy for the server: positions of any game, and what a claim is worth.

Everything here is slow work for threads; the solver lets go of the interpreter while it searches.
"""

from __future__ import annotations

from sansatout.cards import Hand
from sansatout.events.acts import Claim
from sansatout.seats import Seat
from sansatout.solver import Position, solve
from sansatout.table.state import Pending
from sansatout.variants.cardplay import CardPlay

__all__ = ["fair_claim", "position"]


def position(play: CardPlay) -> Position:
    """Return the play as the solver sees it: the hands in their order, whatever their seats.

    With three players the hands do not always play clockwise; the solver only needs the order.
    """
    first, second, third, fourth = (Hand.from_bits(play.hands[seat]) for seat in play.order)
    leader = Seat(play.order.index(play.leader))
    return Position((first, second, third, fourth), play.strain, leader, play.cards)


def _declaring_value(play: CardPlay) -> int:
    """Return the tricks declarer's two hands still win with best play by all."""
    left = 13 - len(play.tricks)
    best = solve(position(play)).tricks
    ours = play.turn in (play.declarer, play.dummy)
    return best if ours else left - best


def fair_claim(play: CardPlay, pending: Pending, seat: Seat) -> bool:
    """Tell whether a claim or concession gives the seat's side at least what is its due."""
    act = pending.act
    left = 13 - len(play.tricks)
    tricks: int = act.tricks  # type: ignore[attr-defined] # a claim or a concession
    by_declarer = pending.by in (play.declarer, play.dummy)
    gained = tricks if by_declarer is isinstance(act, Claim) else left - tricks
    due = _declaring_value(play)
    return gained >= due if seat in (play.declarer, play.dummy) else gained <= due
