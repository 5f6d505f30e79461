"""Score sheets as SVG pictures."""

from __future__ import annotations

from dataclasses import replace
from itertools import zip_longest
from xml.etree import ElementTree as ET

from sansatout.draw.elements import group, line, picture, text, written
from sansatout.draw.paper import Figure, GamePart, Paper, sheet_paper
from sansatout.draw.paper_text import paper_text
from sansatout.scoring.sheets import Sheet

__all__ = ["paper_svg", "papers_svg", "sheet_svg"]

_ROW = 22
_MARGIN = 16
_COLUMN = 150
_WIDE_COLUMN = 330
_SIDE = 110
_LETTER = 9


def paper_svg(paper: Paper, *, by_game: bool = False) -> str:
    """Draw a sheet; ``by_game`` puts a small sheet for each game beside the other."""
    parts: tuple[Paper, ...] = (paper,)
    if by_game and paper.games:
        parts = (*paper.each_game(), replace(paper, games=(), line=False))
    return _written(paper.title, parts, paper_text(paper, by_game=by_game), beside=True)


def sheet_svg(sheet: Sheet) -> str:
    """Draw the sheet of any game."""
    return paper_svg(sheet_paper(sheet))


def papers_svg(title: str, papers: tuple[Paper, ...]) -> str:
    """Draw several sheets, one under another."""
    words = "\n\n".join(paper_text(paper) for paper in papers)
    return _written(title, papers, words, beside=False)


def _written(title: str, papers: tuple[Paper, ...], words: str, *, beside: bool) -> str:
    rows = max(1, *(paper.height for paper in papers)) if beside else 1
    sizes = [_size(paper, rows) for paper in papers]
    widths, heights = [size[0] for size in sizes], [size[1] for size in sizes]
    width = sum(widths) if beside else max(widths)
    height = max(heights) if beside else sum(heights)
    root = picture(width, height, title=title, description=words)
    x = y = 0
    for paper, (part_width, part_height) in zip(papers, sizes, strict=True):
        _put_paper(group(root, "sheet", x, y), paper, above=rows)
        x, y = (x + part_width, 0) if beside else (0, y + part_height)
    return written(root)


def _column(paper: Paper) -> int:
    has_words = any(f.words for game in paper.games for c in (*game.above, *game.below) for f in c)
    return _WIDE_COLUMN if has_words else _COLUMN


def _size(paper: Paper, above: int) -> tuple[int, int]:
    rows = 1 + bool(paper.title) + any(paper.names) + len(paper.totals) + len(paper.notes)
    rows += max(above, paper.height)
    rows += sum(max(1, *map(len, game.below)) for game in paper.games)
    longest = max((len(note) for note in (*paper.notes, paper.title)), default=0)
    width = max(len(paper.heads) * _column(paper) + _SIDE, longest * _LETTER)
    return width + 2 * _MARGIN, rows * _ROW + 2 * _MARGIN


class _Pen:
    """Where the next row of a sheet goes."""

    def __init__(self, parent: ET.Element, paper: Paper) -> None:
        self.parent = parent
        self.columns = len(paper.heads)
        self.column = _column(paper)
        self.y = _MARGIN

    def middle(self, place: int) -> tuple[int, str]:
        """Return where the text next to the rule of a column goes, and how it stands."""
        if place == 0:
            return _MARGIN + self.column - 8, "right"
        return _MARGIN + place * self.column + 8, "left"

    def row(self, values: tuple[str, ...], kind: str, label: str = "") -> None:
        self.y += _ROW
        for place, value in enumerate(values):
            x, stand = self.middle(place)
            text(self.parent, x, self.y - 6, value, kind=f"{kind} {stand}")
        if label:
            self.side(label)

    def side(self, label: str) -> None:
        x = _MARGIN + self.columns * self.column + 8
        text(self.parent, x, self.y - 6, label, kind="note label")

    def figures(self, row: tuple[Figure | None, ...], kind: str) -> None:
        self.y += _ROW
        for place, figure in enumerate(row):
            if figure is None:
                continue
            x, stand = self.middle(place)
            struck = " struck" if figure.struck else ""
            text(self.parent, x, self.y - 6, figure.plain, kind=f"{kind} {stand}{struck}")
            outer = _MARGIN + (place + 1) * self.column - 8
            x, stand = (_MARGIN, "left") if place == 0 else (outer, "right")
            text(self.parent, x, self.y - 6, figure.mark, kind=f"note deal {stand}")

    def rule(self, kind: str) -> None:
        end = _MARGIN + self.columns * self.column
        line(self.parent, (_MARGIN, self.y), (end, self.y), kind=kind)

    def note(self, words: str) -> None:
        self.y += _ROW
        text(self.parent, _MARGIN, self.y - 6, words, kind="note")


def _put_paper(parent: ET.Element, paper: Paper, *, above: int) -> None:
    pen = _Pen(parent, paper)
    if paper.title:
        pen.y += _ROW
        text(parent, _MARGIN, pen.y - 6, paper.title, kind="head title")
    top = pen.y
    pen.row(paper.heads, "head")
    if any(paper.names):
        pen.row(paper.names, "name")
    pen.rule("rule")
    if paper.line:
        _put_above(pen, paper, above)
    for game in paper.games:
        _put_below(pen, game)
    if paper.totals:
        pen.rule("line")
    for label, values in paper.totals:
        pen.row(values, "head total", label)
    for place in range(1, len(paper.heads)):
        x = _MARGIN + place * pen.column
        line(parent, (x, top), (x, pen.y), kind="rule")
    for note in paper.notes:
        pen.note(note)


def _put_above(pen: _Pen, paper: Paper, rows: int) -> None:
    pen.y += max(0, rows - paper.height) * _ROW
    for row in reversed(list(zip_longest(*paper.above))):
        pen.figures(row, "figure above")
    pen.rule("line")


def _put_below(pen: _Pen, game: GamePart) -> None:
    for row in list(zip_longest(*game.below)) or [(None,) * pen.columns]:
        pen.figures(row, "figure below")
    if game.won:
        pen.rule("rule game")
        pen.side(game.won)
