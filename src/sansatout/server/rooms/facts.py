"""What is known of a table besides its events."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

__all__ = ["MANAGER", "Facts"]

MANAGER: Final = "table-manager"
"""Whose the table of a robots' match is: nobody's who could come to the page."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What is known of a table besides its events."""

    id: str
    variant: str
    name: str
    owner: str
    created: str
    started: bool
    pace: float
    seed: str
    """What robots' choices are drawn from, so that they are the same again."""
    copy_of: str | None = None
    clock: int | None = None
    """Seconds a present player has for one act; ``None`` for as long as they like."""
    paused: bool = False
    """Whether nobody acts until whoever oversees the table lets them go on."""
    overseer: str | None = None
    """Who teaches here: sees all hands, stops the table and goes back in a deal."""
    revision: int = 0
    """How often something of the table was changed that is no event."""

    @property
    def by_link(self) -> bool:
        """Whether an open place is only for who has the link to it."""
        return self.owner == MANAGER
