"""The names of the laws: phases, irregularities, remedies, revokes' states."""

from __future__ import annotations

from enum import Enum

from sansatout.laws.names import Name

__all__ = ["Irregularity", "LimitKind", "Phase", "Remedy", "Status"]


class Phase(Enum):
    """Where the table stands; ``shuffle`` also covers the cut."""

    DRAW = "draw"
    SHUFFLE = "shuffle"
    DEAL = "deal"
    AUCTION = "auction"
    PLAY = "play"
    AFTER_PLAY = "after_play"
    PASSED_OUT = "passed_out"
    RUBBER_END = "rubber_end"

    # One object for each: its identity is hash enough, and much faster than Enum's.
    __hash__ = object.__hash__

    def __str__(self) -> str:
        return self.value


class Irregularity(Name):
    """What can go wrong, under the name the rules give it; each chapter declares its own."""


class Remedy(Name):
    """What a chooser may choose."""

    @property
    def names(self) -> str:
        """What has to be said with it: ``suit``, ``hand`` or nothing."""
        return _NAMED.get(self.value, "")


_NAMED = {"name_suit": "suit", "demand_suit": "suit", "discard_suit": "suit", "set_hand": "hand"}
for _remedy in (
    "new_deal", "accept", "reshuffle", "reshuffle_recut", "treat_as_pass", "treat_as_valid",
    "name_suit", "expose_card", "forbid_suit", "require_card", "forbid_card", "set_hand",
    "take_back", "demand_suit", "expose_forbid", "expose_until_lead", "expose", "play_highest",
    "play_lowest", "win_trick", "lose_trick", "discard_suit", "correct_hand", "call_card",
    "replace", "take_points", "take_tricks", "waive",
):  # fmt: skip
    Remedy.named(_remedy)


class Status(Enum):
    """What has become of a revoke."""

    OPEN = "open"
    CORRECTED = "corrected"
    ESTABLISHED = "established"
    EXEMPT = "exempt"
    NOT_A_REVOKE = "not_a_revoke"

    def __str__(self) -> str:
        return self.value


class LimitKind(Enum):
    """How a player's next lead or play is bound."""

    MUST = "must"
    MUST_NOT = "must_not"
    HIGHEST = "highest"
    LOWEST = "lowest"
    WIN = "win"
    LOSE = "lose"
    DISCARD = "discard"
    CARD = "card"
    NOT_CARD = "not_card"

    def __str__(self) -> str:
        return self.value
