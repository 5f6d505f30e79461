"""Score sheets as text."""

from __future__ import annotations

from itertools import zip_longest

from sansatout.draw.paper import Figure, Figures, Paper

__all__ = ["paper_text"]

_NARROW = 14


def paper_text(paper: Paper, *, by_game: bool = False) -> str:
    """Draw a sheet; ``by_game`` puts a small sheet for each game beside the other."""
    if not by_game or not paper.games:
        return "\n".join(line.rstrip() for line in _lines(paper))
    games = paper.each_game()
    rows = max(game.height for game in games)
    small = [_padded(_lines(game, above=rows)) for game in games]
    beside = ["    ".join(parts) for parts in zip_longest(*small, fillvalue="")]
    foot = [_row(label, values, _width(paper)) for label, values in paper.totals]
    lines = [paper.title, "", *beside, "", *foot, *_notes(paper)]
    return "\n".join(line.rstrip() for line in lines)


def _padded(lines: list[str]) -> list[str]:
    width = max(len(line) for line in lines)
    return [line.ljust(width) for line in lines]


def _width(paper: Paper) -> int:
    cells = [_cell(f) for game in paper.games for c in (*game.above, *game.below) for f in c]
    heads = (*paper.heads, *paper.names, *(value for _, row in paper.totals for value in row))
    return max(_NARROW, *(len(text) + 2 for text in (*cells, *heads)))


def _cell(figure: Figure) -> str:
    return f"{figure.mark}  {figure.plain}"


def _lines(paper: Paper, *, above: int = 1) -> list[str]:
    """Return the rows of a sheet, with at least so many above the line."""
    width = _width(paper)
    thin, thick = _rule("─", "┼", paper, width), _rule("═", "╪", paper, width)
    lines = [paper.title] if paper.title else []
    lines.append(_row("", paper.heads, width))
    if any(paper.names):
        lines.append(_row("", paper.names, width))
    lines.append(thin)
    if paper.line:
        empty = [_row("", ("",) * len(paper.heads), width)] * (above - paper.height)
        lines += [*empty, *reversed(_stacked(paper.above, width)), thick]
    for game in paper.games:
        lines += _stacked(game.below, width) or [_row("", ("",) * len(paper.heads), width)]
        if game.won:
            lines.append(f"{thin} {game.won}")
    if not paper.games:
        lines.append(_row("", ("",) * len(paper.heads), width))
    if paper.totals:
        lines.append(thick)
    lines += [_row(label, values, width) for label, values in paper.totals]
    return lines + _notes(paper)


def _notes(paper: Paper) -> list[str]:
    return ["", *paper.notes] if paper.notes else []


def _rule(line: str, cross: str, paper: Paper, width: int) -> str:
    return cross.join([line * (width + 1)] * len(paper.heads))


def _stacked(figures: Figures, width: int) -> list[str]:
    """Return rows of figures, the first written first."""
    return [
        " │ ".join(_figure(figure, width, place) for place, figure in enumerate(row))
        for row in zip_longest(*figures)
    ]


def _figure(figure: Figure | None, width: int, place: int) -> str:
    """Put the figure next to the middle line and its deal and words outside."""
    if figure is None:
        return " " * width
    mark = figure.mark
    if place == 0:
        return mark + figure.plain.rjust(width - len(mark))
    return figure.plain + mark.rjust(width - len(figure.plain))


def _row(label: str, values: tuple[str, ...], width: int) -> str:
    cells = [v.rjust(width) if place == 0 else v.ljust(width) for place, v in enumerate(values)]
    row = " │ ".join(cells)
    return f"{row} {label}" if label else row
