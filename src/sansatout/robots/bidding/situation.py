"""What is at stake: what counts as game and slam, what they pay, and how the score stands."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from sansatout.calls import Bid
from sansatout.cards import Strain
from sansatout.contract import Contract
from sansatout.errors import InputError
from sansatout.options import Options
from sansatout.scoring.sheet import Column, Entry, Place, Played, total
from sansatout.scoring.system import ContractScoring
from sansatout.seats import Seat, Side, Vulnerability
from sansatout.variants import scoring_system
from sansatout.variants.base import Variant

__all__ = ["RULEBOOK", "Situation", "Stakes", "stakes_of"]


@dataclass(frozen=True, slots=True)
class Stakes:
    """What a game of contract pays for: trick points for each bid, and the points game takes."""

    system: ContractScoring
    """What scores a contract."""
    options: Options | None
    trick_points: tuple[tuple[int, ...], ...]
    """For each strain, clubs first, the points of a made contract of one to seven."""
    game_at: int
    slams_pay: bool = True
    """Whether bidding a slam is worth more than making as many tricks in a game contract."""

    def points(self, bid: Bid) -> int:
        """Return the trick points of the bid made just so."""
        return self.trick_points[bid.strain][bid.level - 1]

    @classmethod
    def of(cls, system: ContractScoring, options: Options | None = None) -> Stakes:
        """Ask a scoring system what bids are worth, made just so and out of danger."""

        def made(level: int, strain: Strain, tricks: int) -> tuple[Entry, ...]:
            played = Played(Contract(level, strain), Column.WE, tricks)
            return system.score(played, options=options)

        points = tuple(
            tuple(total(made(n, strain, 6 + n), Column.WE, Place.BELOW) for n in range(1, 8))
            for strain in Strain
        )
        game_at = system.game_limit
        game = next(n for n in range(1, 8) if points[Strain.S][n - 1] >= game_at)
        slam = total(made(6, Strain.S, 12), Column.WE) > total(made(game, Strain.S, 12), Column.WE)
        return cls(system, options, points, game_at, slam)


@lru_cache(maxsize=64)
def _stakes(system: ContractScoring, options: Options | None) -> Stakes:
    return Stakes.of(system, options)


def stakes_of(key: str, options: Options | None = None) -> Stakes:
    """Return what is at stake in the game with this key.

    :raises InputError: if there is no such game, or it has no contract to bid for
    """
    contracts = scoring_system(key).contracts
    if contracts is None:
        raise InputError("no-auction", key=key)
    return _stakes(contracts, options)


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
    games: tuple[int, int] = (0, 0)
    """Games won in this rubber or sitting, North-South first; not every game has danger for it."""
    alone: tuple[Seat, ...] = ()
    """The seats in danger where who sits opposite is a player and is not (MB-8.4)."""

    @classmethod
    def at_table(
        cls,
        variant: Variant,
        options: Options | None = None,
        standing: tuple[int, int] = (0, 0),
        vulnerable: Iterable[Seat] = (),
        *,
        late_doubles: bool = True,
        games: tuple[int, int] = (0, 0),
    ) -> Situation:
        """Return the situation of a game with the points and seats in danger its table tells.

        Games without an auction have no stakes of their own; their talk does not ask for them.
        """
        seats = tuple(vulnerable)
        sides = {seat.side for seat in seats}
        parted = any(s.partner in variant.places and s.partner not in seats for s in seats)
        vulnerability = Vulnerability.of(ns=Side.NS in sides, ew=Side.EW in sides)
        contracts = variant.system.contracts
        stakes = RULEBOOK if contracts is None else _stakes(contracts, options)
        alone = seats if parted else ()
        return cls(stakes, vulnerability, standing, late_doubles, games, alone)

    def game(self, strain: Strain, side: Side) -> int:
        """Return the lowest level that gives game (C-GAP-31); seven when none does."""
        wanted = self.stakes.game_at - self.part_scores[side]
        return min(7, bisect_left(self.stakes.trick_points[strain], wanted) + 1)

    def is_game(self, bid: Bid, side: Side) -> bool:
        """Tell whether the bid gives game if it is made."""
        return bid.level >= self.game(bid.strain, side)

    def vulnerable(self, side: Side) -> bool:
        """Tell whether the side is in danger."""
        return self.vulnerability.includes(side)

    def seat_vulnerable(self, seat: Seat) -> bool:
        """Tell whether the player is in danger, who may have a column of his own."""
        return seat in self.alone if self.alone else self.vulnerable(seat.side)
