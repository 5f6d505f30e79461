"""A robot that does anything legal, but calls low enough for a game to get on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

__all__ = ["act"]

Action = Mapping[str, Any]

_TURN = ("call", "name", "remit", "speak", "announce", "choose", "play")
_QUIET = ("ask", "lead", "pass")


def _turn(actions: Iterable[Action]) -> list[Action]:
    """Return the lawful acts of the seat's turn."""
    return [action for action in actions if action["kind"] in _TURN and not action.get("irregular")]


def act(actions: Iterable[Action], hand: str, rng: Random) -> tuple[str, Mapping[str, Any], int]:
    """Return kind and payload of an act of the seat's turn, and among how many it was chosen."""
    turn = _turn(actions)
    if turn[0]["kind"] == "call":
        chosen = _call(turn, rng)
    elif turn[0]["kind"] == "speak":
        chosen = rng.choice(_calm(turn) if rng.random() < 0.8 else turn)
    elif turn[0]["kind"] == "announce":
        chosen = _honest(hand, turn)
    else:
        chosen = rng.choice(turn)
    return chosen["kind"], chosen["payload"], len(turn)


def _call(turn: list[Action], rng: Random) -> Action:
    calls = {action["payload"]["call"]: action for action in turn}
    bids = [action for call, action in calls.items() if call[0].isdigit()]
    doubles = [calls[call] for call in ("X", "XX") if call in calls]
    chance = rng.random()
    if bids and chance < 0.35:
        return bids[min(int(rng.expovariate(0.4)), len(bids) - 1)]
    if doubles and chance > 0.95:
        return rng.choice(doubles)
    return calls.get("Pass") or rng.choice(turn)


def _calm(turn: list[Action]) -> list[Action]:
    return [action for action in turn if action["payload"]["words"] in _QUIET] or turn


def _honest(hand: str, turn: list[Action]) -> Action:
    points = sum(("JQKA".index(rank) + 1) for rank in hand if rank in "JQKA")
    return next(action for action in turn if action["payload"]["points"] == points)
