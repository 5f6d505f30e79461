"""Bridge-whist: ``H x2 we:9 honours they:4-shared chicane we``."""

from __future__ import annotations

from typing import Any

from sansatout.cards import Strain
from sansatout.draw.paper import entry_text
from sansatout.errors import InputError
from sansatout.keeping.games import base
from sansatout.keeping.games.base import Game, Given
from sansatout.locales import DEFAULT, render
from sansatout.options import Options
from sansatout.scoring.bridge_whist import (
    BridgeWhist,
    Claim,
    Payment,
    WhistHand,
    payments,
    settlement,
)
from sansatout.scoring.rubber import RubberSheet
from sansatout.scoring.sheet import Column, Entry
from sansatout.scoring.system import ScoringSystem

__all__ = ["WhistGame"]


class WhistGame(Game[WhistHand]):
    """A strain is named, and whoever takes more than six tricks scores."""

    parts = frozenset(["by", "tricks", "times", "honours", "chicane", "laid_down", "deal"])
    help = "cli-sheet-help-whist"
    partners_change = True

    def read(self, given: Given) -> WhistHand:
        """Return the hand as it was played, or laid down."""
        strain = base.strain(given.what)
        if len(given.honours) > 1:
            raise InputError("honours-of-one-side")
        honours = Claim.parse(given.honours[0].lower()) if given.honours else None
        chicane = base.columns(given.chicane)
        if given.laid_down:
            return _laid_down(given, strain, honours, chicane)
        ours = _our_tricks(given)
        times = base.whole_number((given.times or "1").lower().removeprefix("x"), "times")
        if given.deal is not None:
            found = WhistHand.of_deal(strain, ours, given.deal)
            honours, chicane = honours or found.honours, chicane or found.chicane
        return WhistHand(strain, ours, times, honours, chicane)

    def told(self, result: WhistHand) -> str:
        """Return the line of a sheet that tells the result."""
        parts = [str(result.strain)]
        if result.multiplier > 1:
            parts.append(f"x{result.multiplier}")
        if result.laid_down:
            parts += ["laid-down", str(Column.WE if result.tricks > 6 else Column.THEY)]
        else:
            more = Column.WE if result.tricks > 6 else Column.THEY
            parts.append(f"{more}:{result.tricks_of(more)}")
        if result.honours is not None:
            parts.append(f"honours {result.honours}")
        return " ".join(parts + base.told_columns("chicane", result.chicane))

    def entries(self, system: ScoringSystem, given: Given, options: Options) -> tuple[Entry, ...]:
        """Score one hand on an empty sheet."""
        assert isinstance(system, BridgeWhist), "a game with contracts"
        return system.deal_entries(self.result(given), system.new_sheet(options))

    def news(self, sheet: Any, language: str = DEFAULT) -> list[str]:  # noqa: ANN401 - the sheet of any game
        """Return what is paid at once when the score is kept with counters (BW-10)."""
        if sheet.options.score_keeping != "counters":
            return []
        return [
            render("cli-sheet-paid", _told_payment(paid, sheet, language), language)
            for paid in payments(sheet)
            if paid.deal == len(sheet.lines)
        ]

    def settlement(self, sheet: Any, language: str = DEFAULT) -> list[str]:  # noqa: ANN401 - the sheet of any game
        """Return the end of a sitting as the booklet reckons it (BW-10)."""
        if sheet.options.score_keeping == "counters":
            return []
        end = settlement(sheet)
        figures = {
            "difference": end.difference,
            "bonus": end.bonus,
            "net": end.net,
            "rounded": end.rounded,
            "general": end.general,
        }
        return [render("cli-sheet-settled", figures, language)]


def _told_payment(paid: Payment, sheet: RubberSheet[WhistHand], language: str) -> dict[str, object]:
    words = _words(paid, sheet, language)
    return {"side": str(paid.to), "points": paid.points, "words": words}


def _words(paid: Payment, sheet: RubberSheet[WhistHand], language: str) -> str:
    """Say what is paid for as the sheet does, if it stands there."""
    for entry in sheet.entries:
        if (entry.deal, entry.label, entry.owner) == (paid.deal, paid.label, paid.to):
            return entry_text(entry, language)
    return render(f"score-{paid.label}", {}, language)


def _our_tricks(given: Given) -> int:
    if given.tricks is None:
        raise InputError("part-missing", part="tricks", example="we:9")
    if given.by is not None:
        by = base.column(given.by)
        tricks = base.tricks_of_column(given.tricks, by)
        return tricks if by is Column.WE else 13 - tricks
    if ":" not in given.tricks:
        raise InputError("whose-tricks", text=given.tricks)
    return base.tricks_of_column(given.tricks, Column.WE)


def _laid_down(
    given: Given, strain: Strain, honours: Claim | None, chicane: tuple[Column, ...]
) -> WhistHand:
    if strain is not Strain.S or given.tricks is not None or given.times is not None:
        raise InputError("laid-down-spades")
    if given.by is None:
        raise InputError("part-missing", part="by", example="we")
    namers = base.column(given.by)
    if given.deal is not None:
        found = WhistHand.of_deal(strain, 7, given.deal)
        honours, chicane = honours or found.honours, chicane or found.chicane
    return WhistHand.spades_laid_down(namers, honours, chicane)
