"""Problems as they go over the wire."""

from __future__ import annotations

from msgspec import Struct

from sansatout.written import SeatName, StrainName, SuitName

__all__ = ["AttemptView", "CardBy", "EndingInfo"]

CardBy = tuple[SeatName, str]
"""A seat and the card it played."""


class EndingInfo(Struct, frozen=True, kw_only=True):
    """What stands in the list of problems."""

    id: str
    left: int
    """Tricks left."""
    goal: int
    strain: StrainName
    themes: list[str]
    difficulty: str
    sure: bool
    """Whether there is a line that always reaches the goal; otherwise the best chance is asked."""


class AttemptView(Struct, frozen=True, kw_only=True):
    """A problem as far as it was played; nothing is told of the defenders' cards before the end."""

    id: str
    contract: str
    declarer: SeatName
    strain: StrainName
    goal: int
    left: int
    """Tricks left, the one under way included."""
    need: int
    """Tricks still to be won for the goal."""
    hands: dict[SeatName, str]
    """What declarer and dummy hold now."""
    unseen: str
    """The cards that the defenders hold between them."""
    out_of: dict[SeatName, list[SuitName]]
    """The suits that each defender has shown to be out of."""
    turn: SeatName
    legal: list[str]
    """The cards that may be played; none when it is over."""
    trick: list[CardBy]
    cards: list[CardBy]
    """Every card since the ending began."""
    count: int
    """How many layouts were possible when it began."""
    wins: int
    """In how many of them the best line reaches the goal."""
    verdict: bool | None
    """Whether the goal was reached; not told while it is open."""
    layout: dict[SeatName, str] | None
    """At the end: how the cards lay when the ending began."""
    themes: list[str]
    """At the end: what made the plan necessary."""
    difficulty: str
