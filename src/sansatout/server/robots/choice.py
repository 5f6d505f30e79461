"""What a robot is asked and what it answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from sansatout.server.robots import at_random

__all__ = ["LEVELS", "SYSTEMS", "Decision", "choose"]


@dataclass(frozen=True, slots=True)
class Decision:
    """An act as JSON values, and what led to it."""

    kind: str
    payload: Mapping[str, Any]
    thoughts: Mapping[str, Any] = field(default_factory=dict)


Player = Callable[[Mapping[str, Any], str, Random, float], Decision]
"""A robot of one level: view, system, generator and seconds to a decision."""


def _at_random(view: Mapping[str, Any], system: str, rng: Random, seconds: float) -> Decision:
    del system, seconds
    kind, payload, open_acts = at_random.act(view, rng)
    return Decision(kind, payload, {"message": "robot-at-random", "open": open_acts})


_PLAYERS: Mapping[str, Player] = {"random": _at_random}
LEVELS = tuple(_PLAYERS)
"""How well robots play, from the weakest."""
SYSTEMS = ("natural",)
"""What robots can bid."""


def choose(
    view: Mapping[str, Any], seat: str, level: str, system: str, seed: str, seconds: float
) -> Decision:
    """Choose one of the view's actions; the same arguments always give the same decision.

    :param seconds: how long the robot may think
    """
    assert view["you"] == seat, "a robot is asked with its own view"
    return _PLAYERS[level](view, system, Random(seed), seconds)
