"""Whole rubbers by random but sensible players, with the laws of every table checked as it goes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random

from sansatout.events import Event
from sansatout.lab.table_driver import new_table, next_event
from sansatout.scoring.sheet import Column, Entry
from sansatout.seats import Seat
from sansatout.table.fold import after
from sansatout.table.sheets import plain_accounts
from sansatout.table.state import Stage, Table
from sansatout.variants.deal_state import Phase

__all__ = ["SimulationReport", "simulate"]

DEALS_WITHOUT_RUBBERS = 16
"""How many deals count as one set in the games that have no rubbers."""
_FULL = (1 << 52) - 1
_GAMES = ("game-premium", "bonus")
_SLAMS = ("small-slam", "grand-slam", "little-slam")


@dataclass
class SimulationReport:
    """What was played, counted."""

    variant: str
    rubbers: int = 0
    deals: int = 0
    void: int = 0
    events: int = 0
    points: dict[str, int] = field(default_factory=dict)
    """Points written in each column, by seats or sides."""
    games: int = 0
    slams: int = 0

    @property
    def deals_per_rubber(self) -> float:
        """Deals played or passed out for each rubber."""
        return self.deals / self.rubbers if self.rubbers else 0.0

    def plain(self) -> dict[str, object]:
        """Return the counts and averages as JSON values."""
        played = max(self.deals - self.void, 1)
        rubbers = max(self.rubbers, 1)
        return {
            "variant": self.variant,
            "rubbers": self.rubbers,
            "deals": self.deals,
            "void": self.void,
            "events": self.events,
            "deals_per_rubber": round(self.deals_per_rubber, 3),
            "points_per_rubber": {
                side: round(points / rubbers, 1) for side, points in self.points.items()
            },
            "games_per_deal": round(self.games / played, 4),
            "slams_per_deal": round(self.slams / played, 4),
        }


def simulate(
    key: str, rubbers: int, rng: Random, progress: Callable[[int], None] | None = None
) -> SimulationReport:
    """Play so many rubbers (or sets of deals) of the game.

    :raises AssertionError: if a law that holds at every table is broken
    """
    report = SimulationReport(key)
    while report.rubbers < rubbers:
        _play_evening(key, rng, report, rubbers, progress)
    return report


def _play_evening(
    key: str,
    rng: Random,
    report: SimulationReport,
    rubbers: int,
    progress: Callable[[int], None] | None,
) -> None:
    for table in _tables(new_table(key, rng), rng):
        report.events += 1
        if table.stage is not Stage.BETWEEN:
            continue
        _count_deal(table, report)
        if _is_settled(table):
            _count_rubber(table, report)
            if progress is not None:
                progress(report.rubbers)
            if report.rubbers >= rubbers or not table.sheet.is_over:
                return


def _tables(table: Table, rng: Random) -> Iterator[Table]:
    while True:
        event: Event = next_event(table, rng)
        table = after(table, event)
        _check(table)
        yield table


def _check(table: Table) -> None:
    """Check what must hold at every table after every event."""
    deal = table.deal
    if deal is None or table.stage is Stage.CUT:
        return
    if deal.phase is Phase.PLAY:
        assert deal.actor in table.seats, "somebody at the table is to act"
    if deal.play is not None:
        on_table = [card.bit for card in deal.play.cards]
        gathered = [card.bit for trick in deal.play.tricks for card in trick.cards]
        assert sum(deal.play.hands) + sum(on_table) + sum(gathered) == _FULL, "no card is lost"


def _is_settled(table: Table) -> bool:
    if table.sheet.has_games:
        return table.sheet.is_over
    return len(table.sheet.lines) >= DEALS_WITHOUT_RUBBERS


def _count_deal(table: Table, report: SimulationReport) -> None:
    deal = table.deal
    assert deal is not None, "a deal has just ended"
    report.deals += 1
    if deal.phase is Phase.VOID:
        report.void += 1
        return
    tricks = deal.tricks + (0 if deal.play is None else 13 - deal.tricks)
    assert deal.laid_down or tricks == 13, "thirteen tricks are won"
    line = table.sheet.lines[-1]
    report.games += line.game_to is not None or _has(line.entries, _GAMES)
    report.slams += _has(line.entries, _SLAMS)


def _has(entries: tuple[Entry, ...], labels: tuple[str, ...]) -> bool:
    return any(entry.label.replace("_", "-").startswith(labels) for entry in entries)


def _count_rubber(table: Table, report: SimulationReport) -> None:
    accounts = plain_accounts(table)
    assert sum(accounts.values()) == 0, "what some win others lose"
    report.rubbers += 1
    for owner in table.sheet.owners:
        name = str(owner) if isinstance(owner, Seat) else ("NS" if owner is Column.WE else "EW")
        report.points[name] = report.points.get(name, 0) + table.sheet.total(owner)
