"""Choose a card by sampled layouts: values, ties, and the words for it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

import numpy as np

from sansatout.cards import Card, Hand
from sansatout.events import Act
from sansatout.robots.message import message
from sansatout.robots.play.rules import Advice, advice
from sansatout.robots.play.seen import Seen
from sansatout.robots.play.values import Values
from sansatout.robots.thought import Thought, Weighed
from sansatout.seats import Seat

__all__ = ["by_rules", "chosen", "distinct", "only_card"]

TIE: Final = 1e-6


def only_card(seen: Seen) -> Thought | None:
    """Return the thought when there is nothing to choose: one card, or cards that are all equal."""
    legal = seen.legal()
    groups = distinct(seen, legal)
    if len(groups) > 1:
        return None
    card = groups[0][-1]
    reason = message("play-forced" if len(legal) == 1 else "play-equal")
    return Thought(seen.play(card), reason, (Weighed(seen.play(card)),))


def distinct(seen: Seen, cards: Hand) -> list[tuple[Card, ...]]:
    """Group cards of a suit with no card of another hand still out between them, high to low."""
    turn = seen.turn
    assert turn is not None, "somebody is to play"
    gone = sum(seen.played(seat) for seat in Seat)
    for card in seen.current.cards:
        gone ^= card.bit
    own = seen.in_hand(turn).bits
    groups: list[list[Card]] = []
    for card in cards:
        last = groups[-1][-1] if groups else None
        if last is not None and last.suit is card.suit:
            between = ((1 << last.index) - 1) & ~((1 << (card.index + 1)) - 1)
            if not between & ~(gone | own):
                groups[-1].append(card)
                continue
        groups.append([card])
    return [tuple(group) for group in groups]


def by_rules(seen: Seen) -> Thought:
    """Choose as the rules advise."""
    best, *others = advice(seen)
    return Thought(
        seen.play(best.card),
        message(f"play-{best.why}"),
        tuple(_advised(seen, one) for one in (best, *others)),
        rules=best.rules,
    )


def _advised(seen: Seen, one: Advice) -> Weighed:
    return Weighed(seen.play(one.card), rules=one.rules, reason=message(f"play-{one.why}"))


def chosen(seen: Seen, values: Values, rng: Random) -> Thought:
    """Take the card of which most is expected; ties go to tricks, then to the rules."""
    advised = advice(seen)
    places = {one.card: place for place, one in enumerate(advised)}
    groups = {card: group for group in distinct(seen, seen.legal()) for card in group}
    rank = np.array([min(places[card] for card in groups[c]) for c in values.cards])
    worth: list[float] = values.worth.tolist()
    tricks: list[float] = (values.sign * values.mean_tricks).tolist()
    order = sorted(
        range(len(values.cards)),
        key=lambda i: (-round(worth[i] / TIE), -round(tricks[i] / TIE), rank[i]),
    )
    best = values.cards[order[0]]
    why = advised[int(rank[order[0]])]
    card = _of_equals(groups[best], why.card, rng)
    return Thought(
        seen.play(card),
        message(
            "play-expected", points=round(float(values.points[order[0]])), count=values.samples
        ),
        _candidates(seen, values, order, card),
        values.samples,
        why.rules,
    )


def _of_equals(group: Sequence[Card], advised: Card, rng: Random) -> Card:
    """Choose among equal cards as restricted choice takes for granted: any honour as likely.

    A rule that names one of them (the ace from ace and king) is kept; small cards go low first.
    """
    honours = [card for card in group if card.rank.is_honour]
    if len(honours) > 1 and advised not in honours[:1]:
        return rng.choice(honours)
    return advised if advised in group else group[-1]


def _candidates(
    seen: Seen, values: Values, order: Sequence[int], card: Card
) -> tuple[Weighed, ...]:
    def weighed(i: int) -> Weighed:
        act: Act = seen.play(values.cards[i])
        return Weighed(act, float(values.points[i]), float(values.mean_tricks[i]))

    first = [i for i in order if values.cards[i] is card]
    return tuple(weighed(i) for i in [*first, *(i for i in order if i not in first)])
