"""What is at stake: what counts as game and slam, what they pay, and how the score stands."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Protocol

from sansatout import scoring
from sansatout.calls import Bid
from sansatout.cards import Strain
from sansatout.contract import Contract
from sansatout.errors import InputError
from sansatout.options import Options
from sansatout.scoring.contractual import ContractSystem
from sansatout.scoring.duplicate import GAME_LIMIT, Duplicate
from sansatout.scoring.sheet import Column, Entry, Place, Played, total
from sansatout.seats import Seat, Side, Vulnerability

__all__ = ["RULEBOOK", "Situation", "Stakes", "stakes_of"]


class _Scoring(Protocol):
    """What scores a deal by itself."""

    def score(
        self, result: Played, *, vulnerable: bool = False, options: Options | None = None
    ) -> tuple[Entry, ...]:
        """Return the entries of one deal."""
        ...


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
    def of(cls, system: _Scoring, game_at: int, options: Options | None = None) -> Stakes:
        """Ask a scoring system what bids are worth, made just so and out of danger."""

        def made(level: int, strain: Strain, tricks: int) -> tuple[Entry, ...]:
            played = Played(Contract(level, strain), Column.WE, tricks)
            return system.score(played, options=options)

        points = tuple(
            tuple(total(made(n, strain, 6 + n), Column.WE, Place.BELOW) for n in range(1, 8))
            for strain in Strain
        )
        game = next(n for n in range(1, 8) if points[Strain.S][n - 1] >= game_at)
        slam = total(made(6, Strain.S, 12), Column.WE) > total(made(game, Strain.S, 12), Column.WE)
        return cls(points, game_at, slam)


@lru_cache(maxsize=64)
def stakes_of(key: str, options: Options | None = None) -> Stakes:
    """Return what is at stake in the game with this key.

    :raises InputError: if there is no such game, or it has no contract to bid for
    """
    system = scoring.find(key)
    if isinstance(system, ContractSystem):
        return Stakes.of(system, system.game_limit, options)
    if isinstance(system, Duplicate):
        return Stakes.of(system, GAME_LIMIT, options)
    raise InputError("no-auction", key=key)


RULEBOOK = stakes_of("rulebook")
"""The stakes of the book that teaches the systems."""


@dataclass(frozen=True, slots=True)
class Situation:
    """The state of the score in which an auction is held."""

    stakes: Stakes = RULEBOOK
    vulnerability: Vulnerability = Vulnerability.NONE
    part_scores: tuple[int, int] = (0, 0)
    """Points towards the current game, North-South first."""
    late_doubles: bool = True
    """Whether any opponent of the last bid may double it, or only the next player (P08)."""
    _games: dict[tuple[Strain, Side], int] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    @classmethod
    def at_table(
        cls,
        key: str,
        options: Options | None = None,
        standing: tuple[int, int] = (0, 0),
        vulnerable: Iterable[Seat] = (),
        *,
        late_doubles: bool = True,
    ) -> Situation:
        """Return the situation of a game with the points and seats in danger its table tells.

        Games without an auction have no stakes of their own; their talk does not ask for them.
        """
        sides = {seat.side for seat in vulnerable}
        vulnerability = Vulnerability.of(ns=Side.NS in sides, ew=Side.EW in sides)
        contract = isinstance(scoring.find(key), ContractSystem | Duplicate)
        stakes = stakes_of(key, options) if contract else RULEBOOK
        return cls(stakes, vulnerability, standing, late_doubles)

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
