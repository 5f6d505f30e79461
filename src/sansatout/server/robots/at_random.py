"""A robot that does anything lawful, but calls low enough for a game to get on."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from sansatout.cards import Hand
from sansatout.events import Act
from sansatout.events.offered import Action
from sansatout.robots.dialogues import SPEAKERS, anything

__all__ = ["act"]

_TURN = ("play", *(act.kind for speaker in SPEAKERS for act in speaker.acts))


def act(actions: Iterable[Action], hand: str, rng: Random) -> tuple[Act, int]:
    """Return an act of the seat's turn, and among how many it was chosen."""
    turn = [
        action.act()
        for action in actions
        if action.kind in _TURN and action.is_whole and not action.irregular
    ]
    return anything(turn, Hand.parse(hand), rng), len(turn)
