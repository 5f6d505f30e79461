"""Choose a card by sampled layouts: values, ties, and the words for it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from sansatout.cards import Card, Hand
from sansatout.events.acts import Play
from sansatout.robots.message import message
from sansatout.robots.play.rules import Advice, advice
from sansatout.robots.play.seen import Seen
from sansatout.robots.play.technique import preferred
from sansatout.robots.play.values import TIE, Values
from sansatout.robots.thought import Thought, Weighed
from sansatout.seats import Seat

__all__ = ["by_rules", "by_technique", "chosen", "distinct", "kept", "only_card"]

_ERRORS: Final = 1.5
"""Cards no more standard errors apart may tie,"""
_SLIGHT: Final = {True: 0.25, False: 10.0}
"""if they are no more IMPs, or points where these count, apart."""


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


def chosen(seen: Seen, values: Values, rng: Random, best: Card | None = None) -> Thought:
    """Take the card of which most is expected, or the given one, or a card equal to it."""
    ranking = _Ranking(seen, values)
    best = values.cards[ranking.order[0]] if best is None else best
    group, advised = ranking.groups[best], ranking.advised(best).card
    if not seen.tricks and advised in group:
        # A lead speaks: the king from ace and king is not the ace (BW-LEAD-2, BW-LEAD-9).
        return ranking.thought(advised)
    return ranking.thought(_of_equals(group, advised, rng))


def kept(seen: Seen, values: Values, card: Card) -> Thought:
    """Stay with a card that no other is clearly better than."""
    return _Ranking(seen, values).thought(card)


def by_technique(seen: Seen, values: Values, thought: Thought, rng: Random) -> Thought:
    """Let declarer's technique choose among the cards that tie with the one thought of."""
    assert isinstance(thought.act, Play), "a card is to be played"
    card = thought.act.card
    ranking = _Ranking(seen, values)
    tied = values.ties_with(card, _ERRORS, _SLIGHT[values.aims_at_imps])
    # Equal cards count as one: which of them is played is not a matter of technique.
    one_each = {ranking.groups[tie]: tie for tie in tied} | {ranking.groups[card]: card}
    found = preferred(seen, card, sorted(one_each.values(), key=ranking.place))
    if found is None:
        return thought
    best = _of_equals(ranking.groups[found.card], ranking.advised(found.card).card, rng)
    return ranking.thought(best, f"play-tie-{found.rule}")


class _Ranking:
    """The cards from the best: by worth, ties by tricks, then by the rules."""

    def __init__(self, seen: Seen, values: Values) -> None:
        self.seen, self.values = seen, values
        self.advice = advice(seen)
        places = {one.card: place for place, one in enumerate(self.advice)}
        self.groups = {card: group for group in distinct(seen, seen.legal()) for card in group}
        self.ranks = {
            card: min(places[equal] for equal in self.groups[card]) for card in values.cards
        }
        worth: list[float] = values.worth.tolist()
        tricks: list[float] = (values.sign * values.mean_tricks).tolist()
        self.order = sorted(
            range(len(values.cards)),
            key=lambda i: (
                -round(worth[i] / TIE),
                -round(tricks[i] / TIE),
                self.ranks[values.cards[i]],
            ),
        )

    def advised(self, card: Card) -> Advice:
        """Return what the rules say of this card or one equal to it."""
        return self.advice[self.ranks[card]]

    def place(self, card: Card) -> int:
        """Return how many cards are better."""
        return self.order.index(self.values.cards.index(card))

    def thought(self, card: Card, why: str = "") -> Thought:
        """Return the thought of playing this card, whatever its place."""
        seen, values = self.seen, self.values
        place = values.cards.index(card)
        best = values.worth[self.order[0]] - values.worth[place] <= TIE
        reason = message(
            why or ("play-expected" if best else "play-kept"),
            points=round(float(values.points[place])),
            count=values.samples,
        )
        order = [place, *(i for i in self.order if i != place)]
        candidates = tuple(
            Weighed(
                seen.play(values.cards[i]), float(values.points[i]), float(values.mean_tricks[i])
            )
            for i in order
        )
        return Thought(
            seen.play(card), reason, candidates, values.samples, self.advised(card).rules
        )


def _of_equals(group: Sequence[Card], advised: Card, rng: Random) -> Card:
    """Choose among equal cards as restricted choice takes for granted: any honour as likely.

    A rule that names one of them (the ace from ace and king) is kept; small cards go low first.
    """
    honours = [card for card in group if card.rank.is_honour]
    if len(honours) > 1 and advised not in honours[:1]:
        return rng.choice(honours)
    return advised if advised in group else group[-1]
