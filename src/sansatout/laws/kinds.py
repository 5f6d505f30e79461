"""The fixed names of the laws: phases, irregularities with their law, remedies, revokes' states."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from types import MappingProxyType
from typing import Final

__all__ = ["DEALT_AGAIN", "HIDDEN", "LAW", "Irregularity", "LimitKind", "Phase", "Remedy", "Status"]


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

    def __str__(self) -> str:
        return self.value


class Irregularity(Enum):
    """What can go wrong, under the name the rules give it."""

    DRAW_TWO = "DRAW_TWO"
    DRAW_EDGE = "DRAW_EDGE"
    SHUFFLE_FAULT = "SHUFFLE_FAULT"
    CUT_FAULT = "CUT_FAULT"
    WRONG_DEALER = "WRONG_DEALER"
    WRONG_PACK = "WRONG_PACK"
    NOT_CUT = "NOT_CUT"
    CARD_REVERSED = "CARD_REVERSED"
    FACE_SEEN = "FACE_SEEN"
    DEAL_CONFUSION = "DEAL_CONFUSION"
    LOOKED_AT_OTHERS = "LOOKED_AT_OTHERS"
    UNEQUAL_HANDS = "UNEQUAL_HANDS"
    BAD_PACK = "BAD_PACK"
    LOOKED_EARLY = "LOOKED_EARLY"
    BID_BEFORE_ANY = "BID_BEFORE_ANY"
    SECOND_CALL = "SECOND_CALL"
    BID_AT_RHO_TURN = "BID_AT_RHO_TURN"
    INSUFFICIENT = "INSUFFICIENT"
    LATE_CALL = "LATE_CALL"
    OVER_SEVEN = "OVER_SEVEN"
    BAD_DOUBLE = "BAD_DOUBLE"
    DOUBLE_PARTNER_BID = "DOUBLE_PARTNER_BID"
    DOUBLE_AFTER_PARTNER = "DOUBLE_AFTER_PARTNER"
    WRONG_SUIT_DOUBLE = "WRONG_SUIT_DOUBLE"
    OTHER_BAD_CALL = "OTHER_BAD_CALL"
    SHOWN_SMALL = "SHOWN_SMALL"
    SHOWN_SERIOUS = "SHOWN_SERIOUS"
    DUMMY_HINT = "DUMMY_HINT"
    DUMMY_HAND = "DUMMY_HAND"
    DUMMY_ATTENTION = "DUMMY_ATTENTION"
    WRONG_TRICK = "WRONG_TRICK"
    DECL_LEAD_OUT = "DECL_LEAD_OUT"
    DEF_LEAD_OUT = "DEF_LEAD_OUT"
    BOTH_LED = "BOTH_LED"
    DEF_PREMATURE = "DEF_PREMATURE"
    DECL_PREMATURE = "DECL_PREMATURE"
    WRONG_HAND = "WRONG_HAND"
    EXPOSED = "EXPOSED"
    REVOKE_CORRECTED_DEF = "REVOKE_CORRECTED_DEF"
    REVOKE_CORRECTED_DECL = "REVOKE_CORRECTED_DECL"
    REVOKE_OPEN = "REVOKE_OPEN"
    REVOKE_ESTABLISHED = "REVOKE_ESTABLISHED"
    REVOKE = "REVOKE"
    CLAIM_DISPUTED = "CLAIM_DISPUTED"
    SURPLUS_CARD = "SURPLUS_CARD"
    MISSING_CARD = "MISSING_CARD"
    OUT_OF_TURN = "OUT_OF_TURN"

    def __str__(self) -> str:
        return self.value

    @property
    def law(self) -> str:
        """The law that makes it an irregularity."""
        return LAW[self]


_I = Irregularity
LAW: Final[Mapping[Irregularity, str]] = MappingProxyType(
    {
        _I.DRAW_TWO: "L-DRAW-2",
        _I.DRAW_EDGE: "L-DRAW-3",
        _I.SHUFFLE_FAULT: "L-SHUF-4",
        _I.CUT_FAULT: "L-CUT-5",
        _I.WRONG_DEALER: "L-DEAL-3",
        _I.WRONG_PACK: "L-DEAL-3",
        _I.NOT_CUT: "L-DEAL-4",
        _I.CARD_REVERSED: "L-DEAL-4",
        _I.FACE_SEEN: "L-DEAL-4",
        _I.DEAL_CONFUSION: "L-DEAL-4",
        _I.LOOKED_AT_OTHERS: "L-DEAL-4",
        _I.UNEQUAL_HANDS: "L-DEAL-5",
        _I.BAD_PACK: "L-DEAL-7",
        _I.LOOKED_EARLY: "L-LOOK-1",
        _I.BID_BEFORE_ANY: "L-OOT-1",
        _I.SECOND_CALL: "L-OOT-2",
        _I.BID_AT_RHO_TURN: "L-OOT-4",
        _I.INSUFFICIENT: "L-INSUF-1",
        _I.LATE_CALL: "L-LATE-1",
        _I.OVER_SEVEN: "L-OTHER-1",
        _I.BAD_DOUBLE: "L-OTHER-2",
        _I.DOUBLE_PARTNER_BID: "L-OTHER-3",
        _I.DOUBLE_AFTER_PARTNER: "L-OTHER-4",
        _I.WRONG_SUIT_DOUBLE: "L-OTHER-5",
        _I.OTHER_BAD_CALL: "L-OTHER-6",
        _I.SHOWN_SMALL: "L-SHOWA-1",
        _I.SHOWN_SERIOUS: "L-SHOWA-2",
        _I.DUMMY_HINT: "L-DUMMY-4",
        _I.DUMMY_HAND: "L-DUMMY-5",
        _I.DUMMY_ATTENTION: "L-DUMMY-6",
        _I.WRONG_TRICK: "L-WTRICK-1",
        _I.DECL_LEAD_OUT: "L-LOOT-1",
        _I.DEF_LEAD_OUT: "L-LOOT-2",
        _I.BOTH_LED: "L-LOOT-6",
        _I.DEF_PREMATURE: "L-PREM-1",
        _I.DECL_PREMATURE: "L-PREM-2",
        _I.WRONG_HAND: "L-WHAND-1",
        _I.EXPOSED: "L-EXPO-1",
        _I.REVOKE_CORRECTED_DEF: "L-REVOKE-2",
        _I.REVOKE_CORRECTED_DECL: "L-REVOKE-3",
        _I.REVOKE_OPEN: "L-REVOKE-12",
        _I.REVOKE_ESTABLISHED: "L-REVOKE-13",
        _I.REVOKE: "L-VIEW-3",
        _I.CLAIM_DISPUTED: "L-CLAIM-9",
        _I.SURPLUS_CARD: "L-SURPLUS-1",
        _I.MISSING_CARD: "L-MISS-1",
        _I.OUT_OF_TURN: "PB-4.11",
    }
)

HIDDEN: Final = frozenset(
    {_I.REVOKE_OPEN, _I.REVOKE_ESTABLISHED, _I.SURPLUS_CARD, _I.WRONG_TRICK, _I.UNEQUAL_HANDS}
)
"""What players cannot know by watching: it stays unsaid until somebody speaks of it (A-50)."""

DEALT_AGAIN: Final = frozenset(
    {
        _I.WRONG_DEALER,
        _I.WRONG_PACK,
        _I.NOT_CUT,
        _I.CARD_REVERSED,
        _I.FACE_SEEN,
        _I.DEAL_CONFUSION,
        _I.LOOKED_AT_OTHERS,
    }
)
"""Faults of the deal that stop it when attention comes before the last card (L-DEAL-3, -4)."""


class Remedy(Enum):
    """What a chooser may choose."""

    NEW_DEAL = "new_deal"
    ACCEPT = "accept"
    RESHUFFLE = "reshuffle"
    RESHUFFLE_RECUT = "reshuffle_recut"
    TREAT_AS_PASS = "treat_as_pass"
    TREAT_AS_VALID = "treat_as_valid"
    NAME_SUIT = "name_suit"
    EXPOSE_CARD = "expose_card"
    FORBID_SUIT = "forbid_suit"
    REQUIRE_CARD = "require_card"
    FORBID_CARD = "forbid_card"
    SET_HAND = "set_hand"
    TAKE_BACK = "take_back"
    DEMAND_SUIT = "demand_suit"
    EXPOSE_FORBID = "expose_forbid"
    EXPOSE_UNTIL_LEAD = "expose_until_lead"
    EXPOSE = "expose"
    PLAY_HIGHEST = "play_highest"
    PLAY_LOWEST = "play_lowest"
    WIN_TRICK = "win_trick"
    LOSE_TRICK = "lose_trick"
    DISCARD_SUIT = "discard_suit"
    CORRECT_HAND = "correct_hand"
    CALL_CARD = "call_card"
    REPLACE = "replace"
    TAKE_POINTS = "take_points"
    TAKE_TRICKS = "take_tricks"
    WAIVE = "waive"

    def __str__(self) -> str:
        return self.value


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
