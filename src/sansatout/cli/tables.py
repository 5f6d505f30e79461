"""Tables for the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import typer

from sansatout.cli.texts import language, text
from sansatout.draw.paper import changed_options, signed
from sansatout.options import Options
from sansatout.scoring.sheet import Column, Entry, Owner, Place, total

__all__ = ["print_accounts", "print_entries", "print_options"]

Row = Sequence[str]


def _lines(heads: Sequence[tuple[str, str]], *parts: Sequence[Row]) -> Iterator[str]:
    """Give the lines of a table: the heads, each with the side it stands on, and parts of rows."""
    names = [name for name, _ in heads]
    rows = [names, *(row for part in parts for row in part)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(heads))]

    def line(row: Row) -> str:
        cells = zip(row, widths, heads, strict=True)
        return "   ".join(
            c.rjust(w) if side == "right" else c.ljust(w) for c, w, (_, side) in cells
        )

    yield ""
    yield f" {line(names)}".rstrip()
    yield " " + "─" * (sum(widths) + 3 * len(widths) - 3)
    for part in parts:
        yield from (f" {line(row)}".rstrip() for row in part)
        yield ""


def _print(heads: Sequence[tuple[str, str]], *parts: Sequence[Row]) -> None:
    # Plain lines, not Rich, which takes longer to load than a deal to score.
    typer.echo("\n".join(_lines(heads, *parts)))


def _owner(owner: Owner) -> str:
    return text(f"draw-{owner}" if isinstance(owner, Column) else f"draw-seat-{owner}")


def print_entries(entries: Sequence[Entry], options: Options | None = None) -> None:
    """Print every entry with what it is for and the rule that gives it, then the sums."""
    heads = (
        (text("cli-head-side"), "left"),
        (text("cli-head-above"), "right"),
        (text("cli-head-below"), "right"),
        (text("cli-head-for"), "left"),
        (text("cli-head-rule"), "left"),
    )
    if entries:
        _print(heads, [_entry(entry) for entry in entries], _sums(entries))
    else:
        typer.echo(text("cli-no-points"))
    changed = changed_options(options) if options else []
    if changed:
        typer.echo(text("draw-options", options=", ".join(changed)))


def _entry(entry: Entry) -> Row:
    above = str(entry.points) if entry.place is Place.ABOVE else ""
    below = str(entry.points) if entry.place is Place.BELOW else ""
    return _owner(entry.owner), above, below, entry.text(language()), entry.rule


def _sums(entries: Sequence[Entry]) -> list[Row]:
    return [
        (
            _owner(owner),
            *(str(total(entries, owner, place)) for place in (Place.ABOVE, Place.BELOW)),
            text("cli-together", points=total(entries, owner)),
            "",
        )
        for owner in dict.fromkeys(entry.owner for entry in entries)
    ]


def print_options(rows: Sequence[tuple[str, str, str]]) -> None:
    """Print every option in force with the rule that leaves it open."""
    heads = ("cli-head-option", "cli-head-reading", "cli-head-rule")
    _print([(text(head), "left") for head in heads], rows)


def print_accounts(histories: Mapping[str, Sequence[int]]) -> None:
    """Print what each round brought everybody, and the sums."""
    rounds = max((len(history) for history in histories.values()), default=0)
    heads = (
        (text("cli-head-player"), "left"),
        *((str(number), "right") for number in range(1, rounds + 1)),
        (text("draw-total"), "right"),
    )
    _print(
        heads,
        [
            (name, *(signed(points) for points in history), signed(sum(history)))
            for name, history in histories.items()
        ],
    )
