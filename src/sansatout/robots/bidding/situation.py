"""What is at stake: what counts as game and slam, what they pay, and how the score stands."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from sansatout.calls import Bid
from sansatout.cards import Strain
from sansatout.contract import Contract
from sansatout.options import Options
from sansatout.scoring import rulebook as scoring
from sansatout.scoring.contractual import ContractSystem
from sansatout.scoring.sheet import Column, Entry, Place, Played, total
from sansatout.seats import Side, Vulnerability

__all__ = ["RULEBOOK", "Situation", "Stakes"]


@dataclass(frozen=True, slots=True)
class Stakes:
    """What a game of contract pays for: trick points for each bid, and the points game takes."""

    trick_points: tuple[tuple[int, ...], ...]
    """For each strain, clubs first, the points of a made contract of one to seven."""
    game_at: int
    slams_pay: bool = True
    """Whether bidding a slam is worth more than making as many tricks in a game contract."""

    def points(self, bid: Bid) -> int:
        """Return the trick points of the bid made just so."""
        return self.trick_points[bid.strain][bid.level - 1]

    @classmethod
    def of(cls, system: ContractSystem[Any], options: Options | None = None) -> Stakes:
        """Ask a scoring system what bids are worth, made just so and out of danger."""

        def made(level: int, strain: Strain, tricks: int) -> tuple[Entry, ...]:
            played = Played(Contract(level, strain), Column.WE, tricks)
            return system.score(played, options=options)

        points = tuple(
            tuple(total(made(n, strain, 6 + n), Column.WE, Place.BELOW) for n in range(1, 8))
            for strain in Strain
        )
        game = next(n for n in range(1, 8) if points[Strain.S][n - 1] >= system.game_limit)
        slam = total(made(6, Strain.S, 12), Column.WE) > total(made(game, Strain.S, 12), Column.WE)
        return cls(points, system.game_limit, slam)


RULEBOOK = Stakes.of(scoring.RULEBOOK)
"""The stakes of the book that teaches the systems."""


@dataclass(frozen=True, slots=True)
class Situation:
    """The state of the score in which an auction is held."""

    stakes: Stakes = RULEBOOK
    vulnerability: Vulnerability = Vulnerability.NONE
    part_scores: tuple[int, int] = (0, 0)
    """Points towards the current game, North-South first."""
    _games: dict[tuple[Strain, Side], int] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    def game(self, strain: Strain, side: Side) -> int:
        """Return the lowest level that gives game (C-GAP-31); seven when none does."""
        known = self._games.get((strain, side))
        if known is None:
            wanted = self.stakes.game_at - self.part_scores[side]
            points = self.stakes.trick_points[strain]
            known = next((level for level, made in enumerate(points, 1) if made >= wanted), 7)
            self._games[strain, side] = known
        return known

    def is_game(self, bid: Bid, side: Side) -> bool:
        """Tell whether the bid gives game if it is made."""
        return bid.level >= self.game(bid.strain, side)

    def vulnerable(self, side: Side) -> bool:
        """Tell whether the side is in danger."""
        return self.vulnerability.includes(side)
