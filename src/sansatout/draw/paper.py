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
from sansatout.scoring.pads import Written, by_deal, game_entries, kept, left
from sansatout.scoring.rubber import Block, End, RubberSheet
from sansatout.scoring.sheet import Column, Entry, Owner, Place, total
from sansatout.scoring.sheets import Sheet

__all__ = [
    "Figure",
    "GamePart",
    "Paper",
    "changed_options",
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
    struck: bool = False
    """Whether another figure has taken its place."""

    @property
    def plain(self) -> str:
        """The points where nothing can be struck through: struck ones stand in brackets."""
        return f"[{self.points}]" if self.struck else str(self.points)

    @property
    def mark(self) -> str:
        """What stands beside the points: the deal's number and what they are for."""
        deal = f"{self.deal}." if self.deal else ""
        return " ".join(part for part in (deal, self.words) if part)


Figures = tuple[tuple[Figure, ...], ...]
"""The figures of each column in the order they were written."""


@dataclass(frozen=True, slots=True)
class GamePart:
    """The part of one game: its figures above and below the line, and who won it."""

    above: Figures
    below: Figures
    won: str = ""
    """What the rule under the game says; empty while the game goes on."""
    sums: tuple[str, ...] = ()
    left: tuple[int, ...] = ()
    """What is left standing, where points are struck from the opponents instead of written."""


@dataclass(frozen=True, slots=True)
class Paper:
    """A whole sheet."""

    title: str
    heads: tuple[str, ...]
    names: tuple[str, ...]
    games: tuple[GamePart, ...]
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
                totals=((("", tuple(map(str, game.left))),) if game.left else ())
                + (("", game.sums),),
                notes=(),
            )
            for game in self.games
        )


def signed(points: int) -> str:
    """Return the points with their sign, as they are written by a player's name."""
    return f"{points:+d}".replace("-", "−") if points else "0"


def changed_options(options: Options) -> list[str]:
    """Return the options whose reading is not the default, as they are given."""
    defaults = {choice.name: choice.default for choice in option_list(options)}
    return [
        f"{name}={reading}"
        for name, reading, _ in shown(options)
        if getattr(options, name) != defaults[name]
    ]


def sheet_paper(
    sheet: Sheet,
    *,
    title: str = "",
    names: Mapping[Owner, str] | None = None,
    items: bool = False,
    language: str = DEFAULT,
) -> Paper:
    """Return the sheet of any game; with ``items`` every figure by itself, with what it is for."""
    rubber = sheet.as_rubber
    if rubber is not None:
        return rubber_paper(rubber, title=title, names=names, items=items, language=language)
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
    games = tuple(
        _game(sheet, block, entries, items=items, language=language)
        for block, entries in zip(sheet.blocks, game_entries(sheet), strict=True)
    )
    return Paper(
        title=title or sheet.system.key,
        heads=tuple(_marked(sheet, column, language) for column in Column),
        names=tuple((names or {}).get(column, "") for column in Column),
        games=games,
        totals=_totals(sheet, games, language),
        notes=(
            *_state(sheet, language), *_struck(games, language), *_options(sheet.options, language),
        ),
    )  # fmt: skip


def tally_paper(
    sheet: Sheet,
    *,
    title: str = "",
    names: Mapping[Owner, str] | None = None,
    items: bool = False,
    language: str = DEFAULT,
) -> Paper:
    """Return a sheet without games: one column of figures for each side or player."""
    owners = sheet.owners
    entries = sheet.entries if items else by_deal(sheet.entries)
    written = [Written(entry) for entry in entries]
    columns = tuple(
        _figures(written, owner, None, items=items, language=language) for owner in owners
    )
    totals = [(render("draw-total", {}, language), tuple(str(sheet.total(o)) for o in owners))]
    accounts = tuple(signed(sheet.accounts[owner]) for owner in owners)
    totals.append((render("draw-account", {}, language), accounts))
    return Paper(
        title=title or sheet.system.key,
        heads=tuple(_head(owner, language) for owner in owners),
        names=tuple((names or {}).get(owner, "") for owner in owners),
        games=(GamePart(above=((),) * len(owners), below=columns),),
        totals=tuple(totals),
        notes=(*_next_deal(sheet, language), *_options(sheet.options, language)),
        line=False,
    )


def _marked(sheet: RubberSheet[Any], column: Column, language: str) -> str:
    """Return the head of a column, marked for every game won where the booklet does so."""
    marks = sheet.system.game_mark * sheet.games(column)
    return " ".join(filter(None, (render(f"draw-{column}", {}, language), marks)))


def _head(owner: Owner, language: str) -> str:
    message = f"draw-{owner}" if isinstance(owner, Column) else f"draw-seat-{owner}"
    return render(message, {}, language)


def _next_deal(sheet: Sheet, language: str) -> list[str]:
    return [
        render("draw-danger", {"who": _head(owner, language)}, language)
        for owner in sheet.owners
        if sheet.vulnerable(owner)
    ]


def _game(
    sheet: RubberSheet[Any],
    block: Block[Any],
    entries: Sequence[Entry],
    *,
    items: bool,
    language: str,
) -> GamePart:
    won = ""
    if block.winner:
        won = render(f"draw-game-{block.winner}", {"number": block.number}, language)
    way = sheet.system.way_of_keeping(sheet.options)
    pad = kept(entries if items else by_deal(entries), way)
    above, below = (
        tuple(_figures(pad, c, place, items=items, language=language) for c in Column)
        for place in (Place.ABOVE, Place.BELOW)
    )
    counted = [entry for entry in block.entries if entry.label not in sheet.system.beneath]
    sums = tuple(total(counted, column) for column in Column)
    return GamePart(
        above=above,
        below=below,
        won=won,
        sums=tuple(map(str, sums)),
        left=left(sheet, pad),
    )


def _figures(
    pad: Iterable[Written], owner: Owner, place: Place | None, *, items: bool, language: str
) -> tuple[Figure, ...]:
    """Return the figures of a column, with what they are for where each stands by itself."""
    return tuple(
        Figure(e.deal, e.points, e.text(language) if items else "", one.struck)
        for one in pad
        if (e := one.entry).owner is owner and place in (None, e.place)
    )


def _totals(
    sheet: RubberSheet[Any], games: Sequence[GamePart], language: str
) -> tuple[tuple[str, tuple[str, ...]], ...]:
    rows = []
    if len(games) > 1:
        for number, game in enumerate(games, start=1):
            rows.append((render("draw-game", {"number": number}, language), game.sums))
    later = [entry for entry in sheet.entries if entry.label in sheet.system.beneath]
    sums = tuple(str(sheet.total(column) - total(later, column)) for column in Column)
    if any(game.left for game in games):
        standing = zip(*(game.left for game in games), strict=True)
        rows.append((render("draw-left", {}, language), tuple(str(sum(one)) for one in standing)))
    rows.append((render("draw-total", {}, language), sums))
    rows += _settled(sheet, later, language)
    if sheet.end is not End.OPEN:
        accounts = tuple(signed(sheet.accounts[column]) for column in Column)
        rows.append((render("draw-account", {}, language), accounts))
    return tuple(rows)


def _settled(
    sheet: RubberSheet[Any], later: Sequence[Entry], language: str
) -> list[tuple[str, tuple[str, ...]]]:
    """Return what the booklet reckons beneath the sums, in the column it is for (BW-10.2)."""
    if not later:
        return []
    owner = later[0].owner
    labels = {entry.label for entry in later}
    rows = []
    for step in sheet.settling:
        points = f"+{step.points}" if step.label in labels else str(step.points)
        values = tuple(points if column is owner else "" for column in Column)
        rows.append((render(f"settling-{step.label}", {}, language), values))
    return rows


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


def _struck(games: Iterable[GamePart], language: str) -> list[str]:
    columns = (column for game in games for column in (*game.above, *game.below))
    struck = any(figure.struck for column in columns for figure in column)
    return [render("draw-struck", {}, language)] if struck else []


def _options(options: Options, language: str) -> list[str]:
    changed = changed_options(options)
    return [render("draw-options", {"options": ", ".join(changed)}, language)] if changed else []
