"""Choosing among remedies, and among cards where the trick is out of order."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from sansatout.calls import Bid
from sansatout.events import Act
from sansatout.events.acts import MakeCall, Play
from sansatout.events.irregular import ChooseRemedy
from sansatout.laws import Offer, Remedy
from sansatout.laws.lawful import cards_to_call, lawful_calls, lawful_cards
from sansatout.laws.penalties import remedy_of
from sansatout.robots.dialogues import SystemNames, systems, words
from sansatout.robots.laws.imagining import expected
from sansatout.robots.laws.ruled import Ruled
from sansatout.robots.levels import card_player
from sansatout.robots.message import message
from sansatout.robots.play.layouts import Layout, draw
from sansatout.robots.thought import Thought, Weighed

__all__ = ["best", "card_call", "correction", "odd_card", "remedy"]

_BATCH: Final = 2
"""Layouts tried between two looks at the clock."""


def remedy(
    ruled: Ruled, offer: Offer, level: str, names: SystemNames, rng: Random, seconds: float | None
) -> Thought:
    """Choose what the law gives, or nothing, by what it is expected to bring."""
    thought = best(ruled, _options(ruled, offer), level, names, rng, seconds)
    assert isinstance(thought.act, ChooseRemedy), "remedies were weighed"
    return thought


def _options(ruled: Ruled, offer: Offer) -> list[Act]:
    """Return every way to choose: each remedy with each suit or hand that it names."""
    offered = [remedy_of(ruled.ref, offer, one) for one in (*offer.remedies, Remedy.WAIVE)]
    return [act for action in offered for act in action.acts()]


def card_call(
    ruled: Ruled, level: str, names: SystemNames, rng: Random, seconds: float | None
) -> Thought | None:
    """Demand an exposed card if that is better than to let its owner choose (L-EXPO-3)."""
    demands: list[Act] = [
        ChooseRemedy(str(Remedy.CALL_CARD), card=card)
        for card in cards_to_call(ruled.ref, ruled.seat)
    ]
    nothing: Act = ChooseRemedy(str(Remedy.WAIVE))
    thought = best(ruled, [nothing, *demands], level, names, rng, seconds, still=nothing)
    return None if thought.act == nothing else thought


def correction(
    ruled: Ruled, level: str, names: SystemNames, rng: Random, seconds: float | None
) -> Thought:
    """Choose the bid that is enough, once the law asks for one (L-INSUF-3)."""
    enough = [call for call in lawful_calls(ruled.ref, ruled.seat) if isinstance(call, Bid)]
    lowest = {bid.strain: bid for bid in reversed(enough)}
    bids: list[Act] = [MakeCall(bid) for bid in lowest.values()]
    return best(ruled, bids, level, names, rng, seconds)


def odd_card(
    ruled: Ruled, level: str, names: SystemNames, rng: Random, seconds: float | None
) -> Thought:
    """Choose a card where the trick did not go round in order."""
    turn = ruled.ref.turn
    assert turn is not None, "somebody is to play"
    hand = None if turn is ruled.seat else turn
    lawful = sorted(lawful_cards(ruled.ref, turn), key=lambda card: card.rank.value)
    cards: list[Act] = [Play(card, hand=hand) for card in lawful]
    if ruled.sees_a_misdeal:
        return Thought(cards[0], message("play-lowest"), (Weighed(cards[0]),))
    return best(ruled, cards, level, names, rng, seconds)


def best(
    ruled: Ruled,
    acts: Sequence[Act],
    level: str,
    names: SystemNames,
    rng: Random,
    seconds: float | None,
    *,
    still: Act | None = None,
) -> Thought:
    """Return the act with the most expected points; of equal ones the first.

    ``still`` stands for doing nothing.
    """
    if len(acts) == 1:
        return Thought(acts[0], message("law-only"), (Weighed(acts[0]),))
    layouts = [Layout((0, 0, 0, 0))]  # after the play the cards are past
    if ruled.deal is None:
        seen = ruled.seen()
        layouts = draw(seen, card_player(level).imagines, rng, words(seen, names))
    points, used = _in_time(
        lambda some: expected(ruled, acts, some, systems(names), still=still), layouts, seconds
    )
    order = sorted(range(len(acts)), key=lambda i: (-round(points[i], 6), i))
    chosen = order[0]
    return Thought(
        acts[chosen],
        message("law-expected", points=round(points[chosen]), count=used),
        tuple(Weighed(acts[i], points[i]) for i in order),
        used,
    )


def _in_time(
    value: Callable[..., list[float]], layouts: Sequence[object], seconds: float | None
) -> tuple[list[float], int]:
    """Average over as many layouts as half the time suffices for, at least a few."""
    end = None if seconds is None else time.monotonic() + seconds / 2
    sums: list[float] = []
    used = 0
    for start in range(0, len(layouts), _BATCH):
        some = layouts[start : start + _BATCH]
        found = [each * len(some) for each in value(some)]
        sums = found if not sums else [a + b for a, b in zip(sums, found, strict=True)]
        used += len(some)
        if end is not None and time.monotonic() > end:
            break
    return [each / used for each in sums], used
