"""What the play so far says of a layout: who would have given a trick away.

Players are no double-dummy players, but neither do they throw tricks away at random. A layout in
which the hidden hands' last cards cost them tricks, all hands known, is less likely than one in
which they did not, by a fixed factor for each trick.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import accumulate
from random import Random
from typing import Final

from sansatout.cards import Card, Hand
from sansatout.robots.play.layouts import Layout
from sansatout.robots.play.seen import Seen
from sansatout.seats import Seat
from sansatout.solver import Position, along

__all__ = ["read", "resampled"]

BLUNDER: Final = 0.2
"""How likely a card is that gives a trick away, beside one that does not."""


def read(
    seen: Seen,
    layouts: Sequence[Layout],
    back: int,
    has_time: Callable[[], bool] = lambda: True,
) -> list[Layout]:
    """Return the layouts weighed by the cards of the trick under way and of some tricks before.

    When the time is up only those that were read are returned; all as they are if too few were.
    """
    assert seen.bargain is not None, "cards are played after the bargain"
    gathered = len(seen.gathered)
    tricks = seen.tricks[max(0, gathered - back) :]
    plays = [pair for trick in tricks for pair in zip(trick.seats, trick.cards, strict=False)]
    hidden = set(seen.hidden())
    if not any(seat in hidden for seat, _ in plays):
        return list(layouts)
    judged = [place for place, (seat, _) in enumerate(plays) if seat in hidden]
    order = seen.bargain.order
    leader = Seat(order.index(tricks[0].leader))
    since = [sum(card.bit for owner, card in plays if owner is seat) for seat in order]
    cards = [card for _, card in plays]

    def weight(layout: Layout) -> float:
        n, e, s, w = (
            Hand.from_bits(layout.hands[seat] | bits)
            for seat, bits in zip(order, since, strict=True)
        )
        assert seen.bargain is not None, "cards are played after the bargain"
        position = Position((n, e, s, w), seen.bargain.strain, leader)
        return layout.weight * float(BLUNDER ** _cost(position, cards, judged))

    found: list[Layout] = []
    for layout in layouts:
        if not has_time():
            return found if 2 * len(found) >= len(layouts) else list(layouts)
        found.append(replace(layout, weight=weight(layout)))
    return found


def _cost(position: Position, cards: Sequence[Card], judged: Sequence[int]) -> int:
    tricks = along(position, cards)
    return sum(abs(tricks[place + 1] - tricks[place]) for place in judged)


def resampled(layouts: Sequence[Layout], wanted: int, rng: Random) -> list[Layout]:
    """Draw layouts by their weights, at even steps; one drawn twice weighs double."""
    total = sum(layout.weight for layout in layouts)
    step = total / wanted
    marks = [(rng.random() + place) * step for place in range(wanted)]
    sums = list(accumulate(layout.weight for layout in layouts))
    drawn: dict[int, int] = {}
    place = 0
    for mark in sorted(marks):
        while place < len(sums) - 1 and sums[place] < mark:
            place += 1
        drawn[place] = drawn.get(place, 0) + 1
    return [replace(layouts[place], weight=float(times)) for place, times in drawn.items()]
