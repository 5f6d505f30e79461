"""Questions about tricks: who wins, what may be played, who leads."""

from __future__ import annotations

from random import Random

from sansatout.cards import PACK, Card, Hand, Strain, Suit
from sansatout.deal import Deal
from sansatout.school.judges import find
from sansatout.school.pictures import Picture
from sansatout.school.practice.base import kind, texts
from sansatout.school.problems import Form, Possible, Problem
from sansatout.school.signs import card_answer
from sansatout.seats import Seat
from sansatout.trainer.shown import Line

__all__ = ["follow", "seats", "winner"]


def seats(first: Seat = Seat.N) -> tuple[Possible, ...]:
    """Return the four seats as answers."""
    return tuple(Possible(str(s), Line(f"school-answer-{s}", {})) for s in first.round())


def _trick(rng: Random, strain: Strain, level: int) -> tuple[Seat, tuple[Card, ...]]:
    """Return a trick that was played lawfully from random hands.

    The harder, the more of the cards follow nothing.
    """
    leader = rng.choice(tuple(Seat))
    while True:
        led = rng.choice(tuple(Suit))
        strangers = rng.randint(0, level + 1)
        cards = [rng.choice([card for card in PACK if card.suit is led])]
        while len(cards) < 4:
            follows = len(cards) < 4 - strangers
            cards.append(rng.choice([c for c in PACK if (c.suit is led) is follows]))
        rest = cards[1:]
        rng.shuffle(rest)
        trumped = strain.suit is None or any(card.suit is strain.suit for card in cards)
        if len(set(cards)) == 4 and (level == 0 or trumped):
            return leader, (cards[0], *rest)


@kind("winner", "MB-6.4")
def winner(rng: Random, level: int) -> Problem:
    """Ask who wins a trick."""
    strain = Strain.NT if level == 0 else rng.choice(tuple(Strain))
    leader, cards = _trick(rng, strain, level)
    figure = Picture(leader=str(leader), trick=tuple(map(str, cards)), strain=str(strain))
    right = find("winner", figure)
    asked, hint, why = texts("winner", seat=f"#school-answer-{right[0][0]}")
    return Problem(
        form=Form.CHOOSE, text=asked, figure=figure, possible=seats(leader), right=right, hint=hint,
        why=why, rules=("MB-6.4",),
    )  # fmt: skip


@kind("follow", "MB-6.3")
def follow(rng: Random, level: int) -> Problem:
    """Ask for all cards that may be played."""
    hand = Hand(rng.sample(sorted(Deal.random(rng)[Seat.S]), 5 + 2 * level))
    others = [card for card in PACK if card not in hand]
    held = [suit for suit in Suit if hand.length(suit)]
    void = rng.random() < 0.3
    led = rng.choice([card for card in others if (card.suit not in held) is void] or others)
    figure = Picture(me="S", hands={"S": str(hand)}, leader="W", trick=(str(led),))
    cards = sorted(hand, reverse=True)
    asked, hint, why = texts("follow", suit=f"#page-strain-{led.suit}")
    (right,) = find("all-that-may-be-played", figure)
    possible = tuple(map(card_answer, cards))
    in_order = tuple(one.key for one in possible if one.key in right)
    return Problem(
        form=Form.SEVERAL, text=asked, figure=figure, possible=possible, right=(in_order,),
        hint=hint, why=why, rules=("MB-6.3",),
    )  # fmt: skip
