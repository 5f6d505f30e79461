"""What a side has agreed on, known to all: its bidding system, and its signals in defence."""

from __future__ import annotations

from dataclasses import dataclass

from sansatout.robots.dialogues import SystemNames
from sansatout.robots.play.signals import NO_SIGNALS

__all__ = ["Agreements"]


@dataclass(frozen=True, slots=True)
class Agreements:
    """Both sides' agreements."""

    systems: SystemNames
    signals: tuple[str, str] = NO_SIGNALS
    """North-South's and East-West's; empty for none."""
