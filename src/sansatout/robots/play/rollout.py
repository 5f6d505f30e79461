"""Play on without hindsight: what a card is worth when later choices must be made unseeing.

A double-dummy value lets declarer choose every later card as if all hands lay open (strategy
fusion), so that putting off a guess looks as good as guessing right. Here the play goes on for some
tricks in every layout at once. Opponents, who are taken to know all, play a card that costs them
nothing, the lowest of these. The declaring side plays one card in all layouts that have looked
alike so far: the one with the best expected worth among them. Then the double-dummy value counts.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sansatout.cards import PACK, Card
from sansatout.robots.play.clock import Clock
from sansatout.robots.play.layouts import Layout
from sansatout.robots.play.seen import Seen
from sansatout.solver import solve_rows
from sansatout.tricks import winning_place

__all__ = ["rollouts"]

Floats = NDArray[np.float64]
_ODD_CARD = 1e-4
"""Worth of a trick among cards that are otherwise equal."""


@dataclass(slots=True)
class _Course:
    """One layout played on after one card; places count in the order of play."""

    first: Card
    layout: int
    hands: list[int]
    leader: int
    trick: tuple[Card, ...]
    won: int
    looks: tuple[tuple[int, ...], ...] = ()
    """Who led and what was played so far, the opponents' cards as far as they can be told apart."""
    ending: int = 0
    """Declaring tricks in the end, double dummy from here on."""

    @property
    def turn(self) -> int:
        return (self.leader + len(self.trick)) % 4


class _Rollout:
    def __init__(self, seen: Seen, layouts: Sequence[Layout], aim: Floats) -> None:
        bargain = seen.bargain
        assert bargain is not None, "cards are played after the bargain"
        self.order, self.strain, self.aim = bargain.order, bargain.strain, aim
        self.ours = {self.order.index(seat) for seat in seen.declaring}
        self.hands = [[layout.hands[seat] for seat in self.order] for layout in layouts]
        self.weights = np.array([layout.weight for layout in layouts])
        self.leader = self.order.index(seen.current.leader)
        self.trick, self.won, self.left = seen.current.cards, seen.won, seen.left
        known = sum(self.hands[0][place] for place in self.ours)
        self.known = known | sum(card.bit for card in self.trick)

    def value(self, cards: Sequence[Card], tricks: int, clock: Clock) -> dict[Card, float]:
        courses = [
            self._played(
                _Course(card, number, hands.copy(), self.leader, self.trick, self.won), card
            )
            for card in cards
            for number, hands in enumerate(self.hands)
        ]
        plies = 4 * min(tricks, self.left) - len(self.trick) - 1
        for _ in range(plies):
            if not self._ply(courses, clock.left):
                return {}
        found = dict.fromkeys(cards, 0.0)
        for course in courses:
            found[course.first] += self.weights[course.layout] * self.aim[course.ending]
        return {card: worth / self.weights.sum() for card, worth in found.items()}

    def _ply(self, courses: list[_Course], budget: float | None) -> bool:
        """Play one card in every course; tell whether the time sufficed."""
        hands = np.array([course.hands for course in courses], dtype=np.uint64)
        leaders = [course.leader for course in courses]
        batch = solve_rows(hands, self.strain, leaders, [c.trick for c in courses], budget=budget)
        if not batch.done.all():
            return False
        endings = self._endings(courses, batch.values.astype(np.int64))
        alike: dict[object, list[int]] = defaultdict(list)
        for number, course in enumerate(courses):
            if course.turn in self.ours:
                alike[course.first, course.turn, course.looks].append(number)
            else:
                self._reply(course, endings[number])
        for numbers in alike.values():
            self._choose([courses[number] for number in numbers], endings[numbers])
        return True

    def _endings(self, courses: list[_Course], values: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return the declaring tricks in the end after each card; -1 for those not held."""
        won = np.array([[course.won] for course in courses])
        left = np.array([[max(hand.bit_count() for hand in c.hands)] for c in courses])
        ours = np.array([[course.turn in self.ours] for course in courses])
        ends: NDArray[np.int64] = np.where(ours, won + values, won + left - values)
        return np.where(values < 0, -1, ends)

    def _reply(self, course: _Course, endings: NDArray[np.int64]) -> None:
        held = np.flatnonzero(endings >= 0)
        best = held[endings[held] == endings[held].min()]
        card = min((PACK[index] for index in best.tolist()), key=lambda card: card.rank.value)
        below = self.known >> 13 * card.suit.value & ((1 << card.rank.value) - 1)
        course.looks += ((course.leader, card.suit.value, below.bit_count()),)
        course.ending = int(endings[card.index])
        self._played(course, card)

    def _choose(self, courses: list[_Course], endings: NDArray[np.int64]) -> None:
        """Play the card that is best over all courses that look alike."""
        held = np.flatnonzero((endings >= 0).all(axis=0))
        weights = self.weights[[course.layout for course in courses]]
        worth = weights @ (self.aim[endings[:, held]] + _ODD_CARD * endings[:, held])
        card = PACK[int(held[int(worth.argmax())])]
        for course, row in zip(courses, endings, strict=True):
            course.looks += ((course.leader, card.index),)
            course.ending = int(row[card.index])
            self._played(course, card)

    def _played(self, course: _Course, card: Card) -> _Course:
        course.hands[course.turn] &= ~card.bit
        course.trick += (card,)
        if len(course.trick) == 4:
            course.leader = (course.leader + winning_place(course.trick, self.strain)) % 4
            course.won += course.leader in self.ours
            course.trick = ()
        return course


def rollouts(
    seen: Seen,
    layouts: Sequence[Layout],
    cards: Sequence[Card],
    aim: Floats,
    *,
    tricks: int,
    clock: Clock,
) -> dict[Card, float]:
    """Return the expected worth of the declaring side's cards, played on for some tricks.

    :param aim: what 0 to 13 declaring tricks are worth
    :param tricks: how many, the one under way included
    :param clock: nothing is returned when its time is up before the end
    """
    return _Rollout(seen, layouts, aim).value(cards, tricks, clock)
