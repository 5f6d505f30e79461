"""Somebody's play of a problem: the cards of the declaring side, and what the defenders answer."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from sansatout.cards import Card
from sansatout.school.endings.defending import answer
from sansatout.school.endings.problem import EndingProblem, problem
from sansatout.school.endings.standing import Row, Standing
from sansatout.seats import Seat

__all__ = ["Attempt", "attempt", "attempted"]

Shown = tuple[Seat, Card]


@dataclass(frozen=True, slots=True)
class Attempt:
    """How far the play of a problem has come; the declaring side is to play unless it is over."""

    problem: EndingProblem
    standing: Standing
    cards: tuple[Shown, ...] = ()
    """Every card since the ending began, with its hand."""

    @property
    def verdict(self) -> bool | None:
        """Whether the goal was reached; ``None`` before that is settled."""
        return self.standing.verdict

    @property
    def layout(self) -> Row:
        """The hands when the ending began, in a layout that agrees with everything seen."""
        standing = self.standing
        hands = list(standing.row(next(standing.layouts())))
        for seat, card in self.cards:
            hands[seat.value] |= card.bit
        n, e, s, w = hands
        return n, e, s, w

    def after(self, card: Card) -> Attempt:
        """Return the attempt after a card of the declaring side and the defenders' answers.

        :raises RuleError: if the card may not be played
        """
        first = not any(seat not in self.standing.defenders for seat, _ in self.cards)
        now = self._played(card)
        refuting = self.problem.refuting(card) if first else None
        if refuting is not None:
            now = replace(now, standing=now.standing.settled(refuting))
        return now.answered()

    def answered(self) -> Attempt:
        """Return the attempt after the defenders' answers."""
        now = self
        while now.verdict is None and not now.standing.is_own:
            now = now._played(answer(now.standing))
        return now

    def _played(self, card: Card) -> Attempt:
        shown = self.standing.turn, card
        return replace(self, standing=self.standing.after(card), cards=(*self.cards, shown))


def attempted(one: EndingProblem, cards: tuple[Card, ...]) -> Attempt:
    """Return the attempt in which the declaring side played these cards.

    :raises RuleError: if one of them may not be played
    """
    now = Attempt(one, one.start)
    for card in cards:
        now = now.after(card)
    return now


@lru_cache(maxsize=512)
def attempt(key: str, cards: tuple[Card, ...] = ()) -> Attempt:
    """Return the attempt at a problem that is shipped; defenders answer the same whenever asked.

    :raises SansatoutError: if there is no such problem, or a card may not be played
    """
    if not cards:
        return Attempt(problem(key), problem(key).start)
    return attempt(key, cards[:-1]).after(cards[-1])
