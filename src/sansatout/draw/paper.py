"""The score sheet as it stands on paper, before it is drawn as text or SVG.

A :class:`Paper` has a column for each side (or player). Above the line the figures grow upwards,
below it downwards, and a rule goes across the columns under every game that was won.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from sansatout.locales import DEFAULT, render
from sansatout.options import Options, option_list, shown
from sansatout.scoring.rubber import Block, End, RubberSheet
from sansatout.scoring.sheet import Column, Entry, Owner, Place
from sansatout.scoring.tally import TallySheet

__all__ = [
    "Figure",
    "Game",
    "Paper",
    "changed_options",
    "entry_text",
    "rubber_paper",
    "sheet_paper",
    "signed",
    "tally_paper",
]


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure in a column: the deal it comes from, its points and, if wanted, what for."""

    deal: int
    points: int
    words: str = ""

    @property
    def mark(self) -> str:
        """What stands beside the points: the deal's number and what they are for."""
        deal = f"{self.deal}." if self.deal else ""
        return " ".join(part for part in (deal, self.words) if part)


Figures = tuple[tuple[Figure, ...], ...]
"""The figures of each column in the order they were written."""


@dataclass(frozen=True, slots=True)
class Game:
    """The part of one game: its figures above and below the line, and who won it."""

    above: Figures
    below: Figures
    won: str = ""
    """What the rule under the game says; empty while the game goes on."""
    sums: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Paper:
    """A whole sheet."""

    title: str
    heads: tuple[str, ...]
    names: tuple[str, ...]
    games: tuple[Game, ...]
    totals: tuple[tuple[str, tuple[str, ...]], ...] = ()
    notes: tuple[str, ...] = ()
    line: bool = True
    """Whether it has a line to write above of."""

    @property
    def above(self) -> Figures:
        """All figures above the line, column by column."""
        return tuple(
            tuple(figure for game in self.games for figure in game.above[place])
            for place in range(len(self.heads))
        )

    @property
    def height(self) -> int:
        """How many rows stand above the line."""
        return max(map(len, self.above), default=0)

    def each_game(self) -> tuple[Paper, ...]:
        """Return a small sheet for each game, as the pamphlet keeps them."""
        return tuple(
            replace(
                self,
                title=game.won,
                games=(replace(game, won=""),),
                totals=(("", game.sums),),
                notes=(),
            )
            for game in self.games
        )


def signed(points: int) -> str:
    """Return the points with their sign, as they are written by a player's name."""
    return f"{points:+d}".replace("-", "−") if points else "0"


def entry_text(entry: Entry, language: str = DEFAULT) -> str:
    """Return what an entry is for."""
    return render(f"score-{entry.label}", {"count": entry.count}, language)


def changed_options(options: Options) -> list[str]:
    """Return the options whose reading is not the default, as they are given."""
    defaults = {choice.name: choice.default for choice in option_list(options)}
    return [
        f"{name}={reading}"
        for name, reading, _ in shown(options)
        if getattr(options, name) != defaults[name]
    ]


def sheet_paper(
    sheet: RubberSheet[Any] | TallySheet[Any],
    *,
    title: str = "",
    names: Mapping[Owner, str] | None = None,
    items: bool = False,
    language: str = DEFAULT,
) -> Paper:
    """Return the sheet of any game; with ``items`` every figure by itself, with what it is for."""
    if isinstance(sheet, RubberSheet):
        return rubber_paper(sheet, title=title, names=names, items=items, language=language)
    return tally_paper(sheet, title=title, names=names, items=items, language=language)


def rubber_paper(
    sheet: RubberSheet[Any],
    *,
    title: str = "",
    names: Mapping[Owner, str] | None = None,
    items: bool = False,
    language: str = DEFAULT,
) -> Paper:
    """Return the sheet of a rubber."""
    games = tuple(_game(block, items=items, language=language) for block in sheet.blocks)
    return Paper(
        title=title or sheet.system.key,
        heads=tuple(render(f"draw-{column}", {}, language) for column in Column),
        names=tuple((names or {}).get(column, "") for column in Column),
        games=games,
        totals=_totals(sheet, games, language),
        notes=(*_state(sheet, language), *_options(sheet.options, language)),
    )


def tally_paper(
    sheet: TallySheet[Any],
    *,
    title: str = "",
    names: Mapping[Owner, str] | None = None,
    items: bool = False,
    language: str = DEFAULT,
) -> Paper:
    """Return a sheet without games: one column of figures for each side or player."""
    owners = sheet.owners
    figures = _items if items else _sums
    columns = tuple(figures([e for e in sheet.entries if e.owner is o], language) for o in owners)
    totals = [(render("draw-total", {}, language), tuple(str(sheet.total(o)) for o in owners))]
    accounts = tuple(signed(sheet.accounts[owner]) for owner in owners)
    totals.append((render("draw-account", {}, language), accounts))
    return Paper(
        title=title or sheet.system.key,
        heads=tuple(_head(owner, language) for owner in owners),
        names=tuple((names or {}).get(owner, "") for owner in owners),
        games=(Game(above=((),) * len(owners), below=columns),),
        totals=tuple(totals),
        notes=(*_next_deal(sheet, language), *_options(sheet.options, language)),
        line=False,
    )


def _head(owner: Owner, language: str) -> str:
    message = f"draw-{owner}" if isinstance(owner, Column) else f"draw-seat-{owner}"
    return render(message, {}, language)


def _next_deal(sheet: TallySheet[Any], language: str) -> list[str]:
    return [
        render("draw-danger", {"who": _head(owner, language)}, language)
        for owner in sheet.owners
        if sheet.vulnerable(owner)
    ]


def _game(block: Block[Any], *, items: bool, language: str) -> Game:
    entries = [entry for line in block.lines for entry in line.entries]
    entries += [entry for entry in block.entries if entry not in entries]
    won = ""
    if block.winner:
        won = render(f"draw-game-{block.winner}", {"number": block.number}, language)
    figures = _items if items else _sums
    return Game(
        above=tuple(figures(_written(entries, c, Place.ABOVE), language) for c in Column),
        below=tuple(figures(_written(entries, c, Place.BELOW), language) for c in Column),
        won=won,
        sums=tuple(str(block.total(column)) for column in Column),
    )


def _written(entries: Iterable[Entry], column: Column, place: Place) -> list[Entry]:
    return [entry for entry in entries if entry.owner is column and entry.place is place]


def _items(entries: Sequence[Entry], language: str) -> tuple[Figure, ...]:
    return tuple(Figure(e.deal, e.points, entry_text(e, language)) for e in entries)


def _sums(entries: Sequence[Entry], language: str) -> tuple[Figure, ...]:
    """Add up what one deal brings, as the pamphlet's worked sheet does."""
    points: dict[int, int] = {}
    for entry in entries:
        points[entry.deal] = points.get(entry.deal, 0) + entry.points
    return tuple(Figure(deal, sum_) for deal, sum_ in points.items())


def _totals(
    sheet: RubberSheet[Any], games: Sequence[Game], language: str
) -> tuple[tuple[str, tuple[str, ...]], ...]:
    rows = []
    if len(games) > 1:
        for number, game in enumerate(games, start=1):
            rows.append((render("draw-game", {"number": number}, language), game.sums))
    sums = tuple(str(sheet.total(column)) for column in Column)
    rows.append((render("draw-total", {}, language), sums))
    if sheet.end is not End.OPEN:
        accounts = tuple(signed(sheet.accounts[column]) for column in Column)
        rows.append((render("draw-account", {}, language), accounts))
    return tuple(rows)


def _state(sheet: RubberSheet[Any], language: str) -> list[str]:
    if sheet.end is not End.OPEN:
        return [render(f"draw-end-{sheet.end.value}", {}, language)]
    we, they = (sheet.standing(column) for column in Column)
    limit = sheet.system.game_limit
    notes = [render("draw-standing", {"we": we, "they": they, "limit": limit}, language)]
    return notes + [
        render(f"draw-danger-{column}", {}, language)
        for column in Column
        if sheet.vulnerable(column)
    ]


def _options(options: Options, language: str) -> list[str]:
    changed = changed_options(options)
    return [render("draw-options", {"options": ", ".join(changed)}, language)] if changed else []
