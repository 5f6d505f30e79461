"""A defender's card made to speak, where its pair has agreed on signals.

The card is chosen first. Of the cards of its suit that are worth exactly as much in every respect
that was weighed, the one is played that says what the hand holds; so a signal costs nothing by the
robot's own estimate.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import numpy as np

from sansatout.cards import Card
from sansatout.events.acts import Play
from sansatout.robots.message import Message, message
from sansatout.robots.play.habits import SMALL
from sansatout.robots.play.seen import Seen
from sansatout.robots.play.signals import Signal, SignalKind, has_agreed, next_signal
from sansatout.robots.play.values import TIE
from sansatout.robots.thought import Thought, Weighed

__all__ = ["sent"]

_SAYS: Final = {
    (SignalKind.ATTITUDE, True): "signal-encourages",
    (SignalKind.ATTITUDE, False): "signal-discourages",
    (SignalKind.COUNT, True): "signal-even",
    (SignalKind.COUNT, False): "signal-odd",
    (SignalKind.DISCARD, True): "signal-likes",
    (SignalKind.DISCARD, False): "signal-dislikes",
}


def sent(seen: Seen, thought: Thought, agreed: tuple[str, str]) -> Thought:
    """Return the thought with a card that signals, where there is one to choose."""
    act = thought.act
    if not isinstance(act, Play) or not has_agreed(agreed, seen.seat):
        return thought
    signal = next_signal(seen, act.card)
    smalls = [
        card for card in seen.in_hand(seen.seat).suit(act.card.suit) if card.rank.value < SMALL
    ]
    if signal is None or len(smalls) < 2:
        return thought
    high = _goes_high(seen, signal)
    level = [card for card in _as_good(seen, thought) if card in smalls]
    card = max(level, key=lambda one: one.rank.value if high else -one.rank.value)
    if (card is smalls[-1]) is high:
        return thought
    reason = message("play-signal", says=_says(signal, high=high), why=thought.reason)
    return replace(
        thought, act=seen.play(card), reason=reason, candidates=_first(seen, thought, card)
    )


def _goes_high(seen: Seen, signal: Signal) -> bool:
    held = seen.in_hand(seen.seat).holding(signal.suit)
    return bool(signal.goes_high(np.array([held]))[0])


def _says(signal: Signal, *, high: bool) -> Message:
    return message(_SAYS[signal.kind, high], suit=signal.suit.symbol)


def _as_good(seen: Seen, thought: Thought) -> list[Card]:
    """Return the cards that are worth as much as the one chosen, this one included."""
    chosen = thought.candidates[0]
    if thought.reason.id == "play-equal":
        return list(seen.legal())
    found = []
    for one in thought.candidates:
        assert isinstance(one.act, Play), "cards were weighed"
        if one is chosen or (_same(one.points, chosen.points) and _same(one.tricks, chosen.tricks)):
            found.append(one.act.card)
    return found


def _same(one: float | None, other: float | None) -> bool:
    return one is not None and other is not None and abs(one - other) <= TIE


def _first(seen: Seen, thought: Thought, card: Card) -> tuple[Weighed, ...]:
    """Return the candidates with the card that is played first."""
    act = seen.play(card)
    played = next((one for one in thought.candidates if one.act == act), Weighed(act))
    # Where nothing was weighed there is one candidate, for all cards alike.
    weighed = thought.candidates if thought.samples else ()
    return (played, *(one for one in weighed if one.act != act))
