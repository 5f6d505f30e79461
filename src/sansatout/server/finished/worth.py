"""What a finished deal was worth double dummy: slow work, done once and kept."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from sansatout.cards import Card
from sansatout.errors import InputError
from sansatout.seats import Seat
from sansatout.server.analysis import position
from sansatout.server.finished.deals import FinishedDeal
from sansatout.solver import Position, solve, table
from sansatout.variants.cardplay import CardPlay

__all__ = ["card_values", "values_after", "worth"]


def worth(found: FinishedDeal) -> dict[str, Any]:
    """Return the double-dummy table and how the play changed what was to be had."""
    return {
        "table": table(found.deal.deal).names(),
        "par": None,
        "trace": _trace(found),
    }


def _start(found: FinishedDeal) -> CardPlay | None:
    """Return the play before its first card."""
    play = found.deal.play
    if play is None:
        return None
    return CardPlay.start(found.deal.deal, play.strain, play.declarer, play.dummy, play.order)


def _trace(found: FinishedDeal) -> dict[str, Any] | None:
    play = _start(found)
    if play is None:
        return None
    tricks = [_declaring(play)]
    for _, card in found.play:
        play = play.after(card, rule="")
        tricks.append(_declaring(play))
    steps = zip(found.play, pairwise(tricks), strict=True)
    mistakes = [
        {"number": number, "seat": str(seat), "card": str(card), "cost": abs(later - earlier)}
        for number, ((seat, card), (earlier, later)) in enumerate(steps)
        if later != earlier
    ]
    side = play.declarer.side
    return {"side": str(side), "tricks": tricks, "mistakes": mistakes}


def _declaring(play: CardPlay) -> int:
    """Return the tricks of declarer's two hands in all, with best play from here on."""
    won = play.declaring_tricks()
    if play.is_over:
        return won
    best = solve(position(play)).tricks
    ours = play.turn in (play.declarer, play.dummy)
    return won + (best if ours else 13 - len(play.tricks) - best)


def card_values(found: FinishedDeal, cards: int) -> dict[str, Any]:
    """Return what every legal card gives its side after so many cards were played.

    :raises InputError: if so many were not played, or none is left
    """
    play = _start(found)
    if play is None or not 0 <= cards <= len(found.play):
        raise InputError("no-such-card-number", number=cards, last=len(found.play))
    for _, card in found.play[:cards]:
        play = play.after(card, rule="")
    values = {} if play.is_over else solve(position(play)).values
    return {
        "turn": None if play.turn is None else str(play.turn),
        "hands": {str(seat): str(play.hand(seat)) for seat in Seat},
        "trick": [str(card) for card in play.cards],
        "values": {str(card): tricks for card, tricks in values.items()},
    }


def values_after(start: Position, play: list[Card]) -> dict[str, Any]:
    """Return the position of a deal after some cards with the values of those that may follow."""
    current: Position | None = start
    for card in play:
        if current is None:
            raise InputError("no-such-card-number", number=len(play), last=52)
        current = current.after(card)
    if current is None:
        return {"turn": None, "hands": {}, "trick": [], "values": {}}
    return {
        "turn": str(current.turn),
        "hands": {str(seat): str(current.hands[seat]) for seat in Seat},
        "trick": [str(card) for card in current.trick],
        "values": {str(card): tricks for card, tricks in solve(current).values.items()},
    }
