"""Steps that deal with contracts: solve, bid, let teams bid or play, score."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from sansatout.cards import Strain
from sansatout.contract import Contract
from sansatout.errors import InputError
from sansatout.lab.bidding import BidOut, bid_out
from sansatout.lab.experiments.sections import FileSection
from sansatout.lab.experiments.steps import (
    NUMBER,
    TEXT,
    YES_NO,
    Fields,
    LabRow,
    LabStep,
    SolvedBoard,
)
from sansatout.lab.experiments.worth import contract_kind, points_alone, scoring_keys
from sansatout.lab.match import Match, play_dealt
from sansatout.lab.match_table import Player
from sansatout.robots.bidding import SYSTEMS, bidding_system
from sansatout.scoring.compare import imps
from sansatout.seats import Seat, Side
from sansatout.solver import par_of_table

__all__ = ["BidStep", "RobotsStep", "ScoreStep", "SolveStep", "TeamsStep"]


@dataclass(frozen=True, slots=True)
class SolveStep(LabStep):
    """Double dummy: the most tricks of either partner in each strain, and duplicate's par."""

    key = "solve"

    @classmethod
    def read(cls, section: FileSection) -> SolveStep:
        """Take nothing."""
        return cls()

    @property
    def fields(self) -> Fields:
        """``par`` and ``NS-C`` to ``EW-NT``."""
        return {"par": NUMBER} | {f"{side}-{one}": NUMBER for side in Side for one in Strain}

    def rows(self, solved: SolvedBoard, row: LabRow) -> list[LabRow]:
        """Solve the deal."""
        board = solved.board
        par = par_of_table(solved.tricks, board.dealer, board.vulnerability).score
        most: LabRow = {
            f"{side}-{strain}": max(solved.tricks[seat, strain] for seat in side.seats)
            for side in Side
            for strain in Strain
        }
        return [{"par": par} | most]


def _system(section: FileSection, key: str) -> str:
    return bidding_system(section.text(key, among=tuple(SYSTEMS))).key


def _bid(solved: SolvedBoard, ns: str, ew: str) -> BidOut:
    players = {Side.NS: Player("novice", ns), Side.EW: Player("novice", ew)}
    return bid_out(solved.board, solved.tricks, players)


@dataclass(frozen=True, slots=True)
class BidStep(LabStep):
    """Four players bid, and the contract is played double dummy."""

    key = "bid"
    ns: str
    ew: str

    @classmethod
    def read(cls, section: FileSection) -> BidStep:
        """Take the systems of both sides."""
        return cls(_system(section, "ns"), _system(section, "ew"))

    @property
    def fields(self) -> Fields:
        """The contract and what it brings; all texts empty when nobody bids."""
        return {
            "contract": TEXT, "declarer": TEXT, "kind": TEXT,
            "tricks": NUMBER, "points": NUMBER, "from_par": NUMBER,
        }  # fmt: skip

    def rows(self, solved: SolvedBoard, row: LabRow) -> list[LabRow]:
        """Bid the deal; points are North-South's at duplicate."""
        done, board = _bid(solved, self.ns, self.ew), solved.board
        par = par_of_table(solved.tricks, board.dealer, board.vulnerability).score
        return [
            {
                "contract": "" if done.contract is None else str(done.contract),
                "declarer": "" if done.declarer is None else str(done.declarer),
                "kind": contract_kind("duplicate", done.contract),
                "tricks": done.tricks,
                "points": done.points,
                "from_par": abs(imps(done.points - par)),
            }
        ]


@dataclass(frozen=True, slots=True)
class TeamsStep(LabStep):
    """Every two of the systems meet as teams, the cards played double dummy.

    A sits North-South at the first table and East-West at the second.
    """

    key = "teams"
    systems: tuple[str, ...]

    @classmethod
    def read(cls, section: FileSection) -> TeamsStep:
        """Take the systems."""
        systems = section.texts("systems", tuple(SYSTEMS))
        if len(systems) < 2:
            raise section.fault("systems", list(systems), '["culbertson", "standard", …]')
        return cls(systems)

    @property
    def fields(self) -> Fields:
        """A row for each pair: who met, A's IMPs, what North-South's table played for each."""
        return {
            "a": TEXT, "b": TEXT, "imps": NUMBER, "points": NUMBER, "differs": YES_NO,
            "a_kind": TEXT, "b_kind": TEXT, "a_fails": YES_NO, "b_fails": YES_NO,
            "a_from_par": NUMBER, "b_from_par": NUMBER,
        }  # fmt: skip

    def rows(self, solved: SolvedBoard, row: LabRow) -> list[LabRow]:
        """Bid the deal at two tables for every pair."""
        board = solved.board
        par = par_of_table(solved.tricks, board.dealer, board.vulnerability).score
        alone = {name: _bid(solved, name, name) for name in self.systems}
        return [self._row(solved, one, other, par, alone) for one, other in self._pairs()]

    def _pairs(self) -> list[tuple[str, str]]:
        return list(combinations(self.systems, 2))

    def _row(
        self, solved: SolvedBoard, a: str, b: str, par: int, alone: dict[str, BidOut]
    ) -> LabRow:
        first, second = _bid(solved, a, b), _bid(solved, b, a)
        gained = first.points - second.points
        return {
            "a": a,
            "b": b,
            "imps": imps(gained),
            "points": gained,
            "differs": int((first.contract, first.declarer) != (second.contract, second.declarer)),
            "a_kind": contract_kind("duplicate", alone[a].contract),
            "b_kind": contract_kind("duplicate", alone[b].contract),
            "a_fails": int(alone[a].fails),
            "b_fails": int(alone[b].fails),
            "a_from_par": abs(imps(alone[a].points - par)),
            "b_from_par": abs(imps(alone[b].points - par)),
        }


@dataclass(frozen=True, slots=True)
class RobotsStep(LabStep):
    """Two kinds of robots play the deal as teams, at two tables with the sides changed."""

    key = "play"
    a: Player
    b: Player
    same_auction: bool = False

    @classmethod
    def read(cls, section: FileSection) -> RobotsStep:
        """Take both players, like ``expert:culbertson``, and whose auctions they play."""
        a, b = (Player.parse(section.text(key)) for key in "ab")
        own, one = "own", "one"
        return cls(a, b, section.text("auction", own, (own, one)) == one)

    @property
    def fields(self) -> Fields:
        """A's IMPs and points, and the tricks that A's and B's declarers gave away."""
        return {
            "imps": NUMBER, "points": NUMBER, "a_lost": NUMBER, "b_lost": NUMBER,
        }  # fmt: skip

    def rows(self, solved: SolvedBoard, row: LabRow) -> list[LabRow]:
        """Play the deal; where one auction is to serve both and nobody bids, there is no row."""
        match = Match(self.a, self.b, seed=0, same_auction=self.same_auction)
        done = play_dealt(match, solved.board, solved.seed)
        if done is None:
            return []
        lost: dict[str, int] = {"a": 0, "b": 0}
        for table, (ns, ew) in zip(done.tables, (("a", "b"), ("b", "a")), strict=True):
            if table.declarer:
                lost[ns if Seat.parse(table.declarer).side is Side.NS else ew] += (
                    table.lost_declaring
                )
        points = done.tables[0].points - done.tables[1].points
        return [{"imps": done.imps, "points": points, "a_lost": lost["a"], "b_lost": lost["b"]}]


@dataclass(frozen=True, slots=True)
class ScoreStep(LabStep):
    """What the contract brings in several scoring systems, nobody vulnerable and no sheet."""

    key = "score"
    needs = ("contract", "declarer", "tricks")
    systems: tuple[str, ...]

    @classmethod
    def read(cls, section: FileSection) -> ScoreStep:
        """Take the scoring systems."""
        return cls(some_systems(section))

    @property
    def fields(self) -> Fields:
        """A row for each system with North-South's points."""
        return {"system": TEXT, "score": NUMBER}

    def rows(self, solved: SolvedBoard, row: LabRow) -> list[LabRow]:
        """Score the contract in each system."""
        if not row["contract"]:
            return [{"system": system, "score": 0} for system in self.systems]
        contract, tricks = Contract.parse(str(row["contract"])), row["tricks"]
        assert isinstance(tricks, int), "a contract that was bid has tricks"
        sign = 1 if Seat.parse(str(row["declarer"])).side is Side.NS else -1
        return [
            {"system": system, "score": sign * points_alone(system, contract, tricks)}
            for system in self.systems
        ]


def some_systems(section: FileSection) -> tuple[str, ...]:
    """Take at least one scoring system in which contracts are bid."""
    systems = section.texts("systems", scoring_keys())
    if not systems:
        raise InputError("lab-missing", key=f"{section.place}.systems")
    return systems
