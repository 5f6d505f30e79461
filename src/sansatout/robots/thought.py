"""What a robot decided, and why."""

from __future__ import annotations

from dataclasses import dataclass

from sansatout.events import Act
from sansatout.events.codec import to_plain
from sansatout.robots.message import Message

__all__ = ["Thought", "Weighed"]


@dataclass(frozen=True, slots=True)
class Weighed:
    """An act that was considered: what it was thought to be worth, or why it was not chosen."""

    act: Act
    points: float | None = None
    """Expected points for the robot's side, by the game's scoring and the state of the sheet."""
    tricks: float | None = None
    """Expected tricks of the declaring side in all."""
    rules: tuple[str, ...] = ()
    reason: Message | None = None

    def as_json(self) -> dict[str, object]:
        """Return everything as JSON values."""
        return {
            **_plain_act(self.act),
            "points": None if self.points is None else round(self.points, 1),
            "tricks": None if self.tricks is None else round(self.tricks, 2),
            "rules": list(self.rules),
            "reason": None if self.reason is None else self.reason.as_json(),
        }


@dataclass(frozen=True, slots=True)
class Thought:
    """An act with its candidates, the best first, the samples behind them and a reason."""

    act: Act
    reason: Message
    candidates: tuple[Weighed, ...] = ()
    samples: int = 0
    rules: tuple[str, ...] = ()

    def as_json(self) -> dict[str, object]:
        """Return everything as JSON values."""
        return {
            **_plain_act(self.act),
            "reason": self.reason.as_json(),
            "candidates": [candidate.as_json() for candidate in self.candidates],
            "samples": self.samples,
            "rules": list(self.rules),
        }


def _plain_act(act: Act) -> dict[str, object]:
    return {"kind": act.kind, "payload": to_plain(act)}
