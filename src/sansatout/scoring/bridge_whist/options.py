"""What the players of bridge-whist agree on, and how the booklet's open places are read."""

from __future__ import annotations

from dataclasses import dataclass

from sansatout.options import Options, option

__all__ = ["BridgeWhistOptions"]


@dataclass(frozen=True, slots=True)
class BridgeWhistOptions(Options):
    """The agreements of section 12 and the readings of section 14 that touch the score."""

    doubling_limit: str = option("8", "none", rule="BW-AMB-04")
    lay_down_spades: bool = option(False, rule="BW-11")
    score_keeping: str = option("sheet", "counters", rule="BW-10")
    next_sitting_deal: str = option("rotate", "lowest-draw", rule="BW-AMB-02")
    look_back: str = option("last-and-one-named", "last-only", rule="BW-AMB-05")
    penalty_tricks: str = option("never", "moved", rule="BW-AMB-03")
    three_aces_in_one_hand: int = option(30, 0, rule="BW-AMB-06")
    several_chicanes: str = option("each", "one-a-side", rule="BW-AMB-08")
    chicane_when_laid_down: bool = option(True, rule="BW-AMB-09")
    part_score_after_game: str = option("kept", "carried", "lost", rule="BW-AMB-10")
    second_game_behind: str = option("net", "nothing", rule="BW-AMB-11")
    general_account: str = option("plus-and-minus", "winners", rule="BW-AMB-12")
