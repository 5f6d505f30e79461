"""Figures drawn as SVG by altair, rendered without a browser."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

from sansatout.errors import InputError
from sansatout.lab.experiments.counting import CountedFigure, Line
from sansatout.lab.experiments.sections import FileSection

__all__ = ["LabPlot", "draw", "tools"]

MARKS: Final = ("bars", "lines")
_SIZE: Final = {"width": 560, "height": 320}
_UNBOUNDED: Final = 10_000


@dataclass(frozen=True, slots=True)
class LabPlot:
    """A drawing of one figure."""

    name: str
    of: str
    mark: str
    x: str
    y: str
    colour: str = ""
    title: str = ""
    x_title: str = ""
    y_title: str = ""

    @classmethod
    def read(cls, section: FileSection, figures: Sequence[CountedFigure]) -> LabPlot:
        """Take a drawing from its part of the file."""
        by_name = {figure.name: figure for figure in figures}
        figure = by_name[section.text("of", among=tuple(by_name))]
        keys = (*figure.by, "from") if figure.kind == "histogram" else figure.by
        values = ("mean", "n") if figure.kind == "mean" else ("share", "n")
        plot = cls(
            _file_name(section),
            figure.name,
            section.text("mark", "bars", MARKS),
            section.text("x", keys[0] if keys else "", keys or ("",)),
            section.text("y", values[0], values),
            section.text("colour", "", ("", *keys)),
            section.text("title"),
            section.text("x_title"),
            section.text("y_title"),
        )
        section.finish()
        return plot


def _file_name(section: FileSection) -> str:
    name = section.text("name", "plot")
    if not name or not all(char.isalnum() or char in "-_" for char in name):
        raise section.fault("name", name, "a … z, 0 … 9, -")
    return name


def tools() -> tuple[Any, Any]:
    """Return what charts are made with, and what draws them.

    :raises InputError: if they are not installed
    """
    try:
        return import_module("altair"), import_module("vl_convert")
    except ImportError:
        raise InputError("lab-extra", what="altair, vl-convert-python") from None


def draw(plot: LabPlot, lines: Sequence[Line]) -> str:
    """Return the drawing as SVG.

    :raises InputError: if what draws is not installed
    """
    altair, renderer = tools()
    if len(lines) > _UNBOUNDED:
        raise InputError("lab-too-many-lines", name=plot.of, most=_UNBOUNDED)
    chart = altair.Chart(altair.Data(values=list(lines)), title=plot.title).properties(**_SIZE)
    layers = [_marks(chart, plot).encode(**_encoding(altair, plot))]
    if plot.y == "mean":
        ends = {"y": altair.Y("low:Q").title(""), "y2": altair.Y2("high:Q")}
        errors = chart.mark_rule().encode(**(_encoding(altair, plot) | ends))
        layers.append(errors)
    spec = altair.layer(*layers).to_dict()
    svg: str = renderer.vegalite_to_svg(spec)
    return svg.rstrip() + "\n"


def _marks(chart: Any, plot: LabPlot) -> Any:  # noqa: ANN401 (altair is loaded late)
    return chart.mark_line(point=True) if plot.mark == "lines" else chart.mark_bar(opacity=0.8)


def _encoding(altair: Any, plot: LabPlot) -> dict[str, Any]:  # noqa: ANN401
    number = plot.mark == "lines" or plot.x == "from"
    sort = "Q" if number else "N"
    scale = {"zero": False} if number else {}
    encoding = {
        "x": altair.X(f"{plot.x}:{sort}", **({"scale": altair.Scale(**scale)} if scale else {}))
        .title(plot.x_title or plot.x),
        "y": altair.Y(f"{plot.y}:Q").title(plot.y_title or plot.y),
    }  # fmt: skip
    if plot.colour:
        encoding["color"] = altair.Color(f"{plot.colour}:N").title(plot.colour)
        if plot.mark == "bars":
            encoding["xOffset"] = altair.XOffset(f"{plot.colour}:N")
    return encoding
