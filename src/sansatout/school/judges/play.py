"""Judges of tricks: who wins, what may be played, who leads."""

from __future__ import annotations

from sansatout.cards import Card, Hand
from sansatout.school.judges.base import judge
from sansatout.school.pictures import Picture
from sansatout.school.problems import Answer
from sansatout.seats import Seat
from sansatout.tricks import playable

__all__: list[str] = []


@judge("winner")
def winner(figure: Picture) -> tuple[Answer, ...]:
    """Who wins the trick (MB-6.4)."""
    return ((str(figure.laid().winner(figure.strain_played())),),)


@judge("winning-card")
def winning_card(figure: Picture) -> tuple[Answer, ...]:
    """Which card wins the trick (MB-6.4)."""
    trick = figure.laid()
    won = trick.winner(figure.strain_played())
    return ((str(trick.cards[trick.seats.index(won)]),),)


@judge("may-play")
def may_play(figure: Picture) -> tuple[Answer, ...]:
    """Which cards of the hand may be played to the trick (MB-6.3)."""
    return tuple((str(card),) for card in _legal(figure))


@judge("all-that-may-be-played")
def all_that_may_be_played(figure: Picture) -> tuple[Answer, ...]:
    """All cards of the hand that may be played to the trick (MB-6.3)."""
    return (tuple(map(str, sorted(_legal(figure), reverse=True))),)


def _legal(figure: Picture) -> list[Card]:
    return list(Hand.from_bits(playable(figure.hand().bits, figure.laid().led)))


@judge("first-leader")
def first_leader(figure: Picture) -> tuple[Answer, ...]:
    """Who leads to the first trick (MB-6.1)."""
    assert figure.declarer is not None, "somebody declares"
    return ((str(Seat.parse(figure.declarer).lho),),)


@judge("partner")
def partner(figure: Picture) -> tuple[Answer, ...]:
    """Who sits opposite (MB-1.1)."""
    assert figure.me is not None, "somebody is asked about"
    return ((str(Seat.parse(figure.me).partner),),)


@judge("right-opponent")
def right_opponent(figure: Picture) -> tuple[Answer, ...]:
    """Who sits on declarer's right: the pamphlet's junior (PB-1.7)."""
    assert figure.declarer is not None, "somebody declares"
    return ((str(Seat.parse(figure.declarer).rho),),)
