"""How an irregularity may come about: sequences of acts, for the trainer to try."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from sansatout.cards import Card
from sansatout.events import Act, Event
from sansatout.events.acts import Play
from sansatout.laws.kinds import Phase
from sansatout.seats import Seat

if TYPE_CHECKING:
    from sansatout.laws.state import Referee

__all__ = ["Asked", "Happens", "Story", "any_card", "card_event", "told"]

Story = tuple[Event, ...]
Happens = Callable[["Referee", Random], Iterator[Story]]
"""Gives sequences of acts that may lead to an irregularity, in any order."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What the trainer asks of an irregularity: how it comes about, and from where."""

    happens: Happens
    start: Phase = Phase.PLAY
    """Before the shuffle, or somewhere in a lawful auction or play."""
    is_there: Callable[[Referee], bool] | None = None
    """Whether a position without any offer is about it; else it is what is offered alone."""
    grants: Callable[[Referee, Seat], Iterator[str]] | None = None
    """What the seat may do about it beside what is offered, by the names of the answers."""
    others: tuple[str, ...] = ()
    """What one might think instead, where it is not remedies of other laws."""


def told(seat: Seat | None, act: Act) -> Story:
    """Return the story of a single act."""
    return (Event(0, seat, act),)


def card_event(ref: Referee, hand: Seat, card: Card) -> Event:
    """Return the play of a card by whoever plays that hand."""
    actor = ref.play.declarer if hand is ref.dummy else hand
    return Event(0, actor, Play(card, hand=None if hand is actor else hand))


def any_card(ref: Referee, _rng: Random) -> Iterator[Story]:
    """Let any hand play any of its cards."""
    for hand in Seat:
        yield from ((card_event(ref, hand, card),) for card in ref.hands[hand])
