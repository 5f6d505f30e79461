"""Where the book's bidding chapters can be read in two ways, a pair agrees on one."""

from __future__ import annotations

from dataclasses import dataclass

from sansatout.options import Options, option

__all__ = ["Readings"]


@dataclass(frozen=True, slots=True)
class Readings(Options):
    """The readings of the Culbertson chapters."""

    six_five_first: str = option("higher", "longer", rule="C-CHO-2")
    forced_rebid_order: str = option("support", "as-listed", rule="C-ORB-4")
    one_trick_answer: str = option("one-level-or-1NT", "pass", "any-level", rule="C-GAP-7")
    three_trick_shift: str = option("always", "only-with-extras", rule="C-GAP-8")
    short_suit_honours: str = option("both", "larger", rule="C-SUP-4")
    raise_on_three: str = option("yes", "no", rule="C-RAISE-2")
    nt_jump_scope: str = option("1NT", "any", rule="C-ORB-6")
    four_card_side_minimum: str = option("total", "separate", rule="C-OPEN-4")
