"""Look one decision ahead without hindsight: αμ search of two own moves (Cazenave and Ventos).

Plain sampling lets declarer choose the next card anew in every layout, as if all cards lay open by
then (strategy fusion). Here the next decision of the declaring side is one choice for all layouts
that look alike at that moment. Between the two the opponent, who is taken to know all, plays in
each layout what hurts the plan most; after them the double-dummy value counts.

A plan is an answer to every card the opponent may show; the vectors of values over the layouts are
joined by the minimum over these cards. The best plan is found by improving one answer after another
until none gets better, in place of the full front of all plans.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from sansatout.cards import Card, Hand, Suit
from sansatout.robots.play.layouts import Layout
from sansatout.robots.play.seen import Seen
from sansatout.seats import Seat
from sansatout.solver import Position, solve_many
from sansatout.tricks import following, winning_place

__all__ = ["lookahead"]

Floats = NDArray[np.float64]
_SWEEPS = 3


@dataclass
class _Answers:
    """What the declaring side may do after one card of its own and one look of the opponent's."""

    ours: bool
    """Whether the declaring side is to play; if not, the double-dummy value is all there is."""
    won: int
    layouts: list[int] = field(default_factory=list)
    positions: list[Position] = field(default_factory=list)
    values: Floats | None = None
    """A row for each layout, a column for each answer."""


class _Search:
    def __init__(self, seen: Seen, layouts: Sequence[Layout], aim: Floats) -> None:
        bargain = seen.bargain
        assert bargain is not None, "cards are played after the bargain"
        self.seen = seen
        self.order, self.strain = bargain.order, bargain.strain
        self.aim = aim
        self.weights = np.array([layout.weight for layout in layouts])
        self.weights /= self.weights.sum()
        self.ours = {self.order.index(seat) for seat in seen.declaring}
        self.leader = self.order.index(seen.current.leader)
        self.trick = seen.current.cards
        self.hands = [[lay.hands[seat] for seat in self.order] for lay in layouts]
        self.known = self._known()
        self.answers: dict[Card, dict[tuple[int, ...], _Answers]] = {}

    def _known(self) -> int:
        """Return the cards that set the opponents' cards apart: ours and those on the table."""
        bits = sum(self.hands[0][place] for place in self.ours)
        return bits | sum(card.bit for card in self.trick)

    def value(self, cards: Sequence[Card], budget: float | None) -> dict[Card, float] | None:
        """Return the expected worth of each card with the best plan after it."""
        for card in cards:
            self._grow(card)
        if not self._solve(budget):
            return None
        return {card: self._planned(self.answers[card].values()) for card in cards}

    def _grow(self, card: Card) -> None:
        turn = (self.leader + len(self.trick)) % 4
        found: dict[tuple[int, ...], _Answers] = {}
        for number, hands in enumerate(self.hands):
            left = hands.copy()
            left[turn] &= ~card.bit
            for look, after, trick, leader, won in self._replies(left, (*self.trick, card)):
                answers = found.setdefault(
                    look, _Answers((leader + len(trick)) % 4 in self.ours, won)
                )
                n, e, s, w = map(Hand.from_bits, after)
                answers.layouts.append(number)
                answers.positions.append(Position((n, e, s, w), self.strain, Seat(leader), trick))
        self.answers[card] = found

    def _replies(
        self, hands: list[int], trick: tuple[Card, ...]
    ) -> Iterator[tuple[tuple[int, ...], list[int], tuple[Card, ...], int, int]]:
        """Give each look of the next opponent's card, with the position after it."""
        trick, leader, won = self._gathered(trick, self.leader)
        turn = (leader + len(trick)) % 4
        if turn in self.ours or not trick:
            yield (), hands, trick, leader, won
            return
        for card in self._apart(hands, turn, trick[0].suit):
            left = hands.copy()
            left[turn] &= ~card.bit
            after, lead, more = self._gathered((*trick, card), leader)
            yield self._look(card), left, after, lead, won + more

    def _gathered(self, trick: tuple[Card, ...], leader: int) -> tuple[tuple[Card, ...], int, int]:
        if len(trick) < 4:
            return trick, leader, 0
        winner = (leader + winning_place(trick, self.strain)) % 4
        return (), winner, int(winner in self.ours)

    def _look(self, card: Card) -> tuple[int, ...]:
        """Tell cards apart by suit and by the known cards below them."""
        below = self.known >> 13 * card.suit.value & ((1 << card.rank.value) - 1)
        return card.suit.value, below.bit_count()

    def _apart(self, hands: list[int], turn: int, led: Suit) -> list[Card]:
        """Return the cards the opponent may play, of those with equal worth the lowest only."""
        others = sum(hand for place, hand in enumerate(hands) if place != turn) | self.known
        found: list[Card] = []
        for card in following(Hand.from_bits(hands[turn]), led):
            if found and found[-1].suit is card.suit:
                between = ((1 << found[-1].index) - 1) & ~((2 << card.index) - 1)
                if not between & others:
                    found[-1] = card
                    continue
            found.append(card)
        return found

    def _solve(self, budget: float | None) -> bool:
        """Solve all positions; tell whether the time sufficed."""
        groups = [one for answers in self.answers.values() for one in answers.values()]
        positions = [position for group in groups for position in group.positions]
        batch = solve_many(positions, budget=budget)
        if not batch.done.all():
            return False
        values = batch.values.astype(np.int64)
        start = 0
        for group in groups:
            rows = values[start : start + len(group.positions)]
            start += len(group.positions)
            left = len(group.positions[0].hands[group.positions[0].turn])
            if group.ours:
                legal = [i for i in range(52) if rows[0, i] >= 0]
                tricks = group.won + rows[:, legal]
            else:
                tricks = group.won + left - rows.max(axis=1, keepdims=True)
            group.values = self.aim[self.seen.won + tricks]
        return True

    def _planned(self, groups: Iterable[_Answers]) -> float:
        """Return the value of the best plan that improving single answers finds."""
        tables = [self._spread(group) for group in groups]
        plan = [int(np.argmax(self._mean(table))) for table in tables]
        for _ in range(_SWEEPS if len(tables) > 1 else 0):
            changed = False
            for place, table in enumerate(tables):
                others = self._joined([t[:, plan[i]] for i, t in enumerate(tables) if i != place])
                values = self.weights @ np.minimum(others[:, None], table)
                best = int(np.argmax(values))
                if values[best] > values[plan[place]] + 1e-9:
                    plan[place], changed = best, True
            if not changed:
                break
        final = self._joined([t[:, answer] for t, answer in zip(tables, plan, strict=True)])
        return float(self.weights @ final)

    def _spread(self, group: _Answers) -> Floats:
        """Return a row for every layout; where the look cannot come up it never hurts."""
        assert group.values is not None, "positions are solved before plans are made"
        table = np.full((len(self.weights), group.values.shape[1]), np.inf)
        # Cards that look alike may differ in worth: the opponent then has the choice.
        np.minimum.at(table, group.layouts, group.values)
        return table

    def _mean(self, table: Floats) -> Floats:
        rows = np.isfinite(table[:, 0])
        found: Floats = self.weights[rows] @ table[rows]
        return found

    @staticmethod
    def _joined(columns: Sequence[Floats]) -> Floats:
        found: Floats = np.minimum.reduce(columns)
        return found


def lookahead(
    seen: Seen,
    layouts: Sequence[Layout],
    cards: Sequence[Card],
    aim: Floats,
    *,
    budget: float | None = None,
) -> dict[Card, float] | None:
    """Return the expected worth of the declaring side's cards, one own decision ahead.

    :param aim: what 0 to 13 declaring tricks are worth
    :param budget: seconds after which nothing is returned
    """
    return _Search(seen, layouts, aim).value(cards, budget)
