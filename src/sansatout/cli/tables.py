"""Tables for the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from sansatout.cli.texts import language, text
from sansatout.draw.paper import changed_options, signed
from sansatout.options import Options
from sansatout.scoring.sheet import Column, Entry, Owner, Place, total

__all__ = ["print_accounts", "print_entries", "print_options"]

_WIDEST = 120


def _console() -> Console:
    console = Console(highlight=False, markup=False, emoji=False)
    if not console.is_terminal:
        console.width = _WIDEST
    return console


def _table(*heads: tuple[str, str]) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for head, justify in heads:
        table.add_column(head, justify=justify, no_wrap=True)  # type: ignore[arg-type]
    return table


def _owner(owner: Owner) -> str:
    return text(f"draw-{owner}" if isinstance(owner, Column) else f"draw-seat-{owner}")


def print_entries(entries: Sequence[Entry], options: Options | None = None) -> None:
    """Print every entry with what it is for and the rule that gives it, then the sums."""
    heads = ("cli-head-side", "left"), ("cli-head-above", "right"), ("cli-head-below", "right")
    table = _table(
        *((text(message), justify) for message, justify in heads),
        (text("cli-head-for"), "left"),
        (text("cli-head-rule"), "left"),
    )
    for entry in entries:
        above = str(entry.points) if entry.place is Place.ABOVE else ""
        below = str(entry.points) if entry.place is Place.BELOW else ""
        words = entry.text(language())
        table.add_row(_owner(entry.owner), above, below, words, entry.rule)
    table.add_section()
    for owner in dict.fromkeys(entry.owner for entry in entries):
        sums = [str(total(entries, owner, place)) for place in (Place.ABOVE, Place.BELOW)]
        together = text("cli-together", points=total(entries, owner))
        table.add_row(_owner(owner), *sums, together, "")
    console = _console()
    if entries:
        console.print(table)
    else:
        console.print(text("cli-no-points"))
    changed = changed_options(options) if options else []
    if changed:
        console.print(text("draw-options", options=", ".join(changed)))


def print_options(rows: Sequence[tuple[str, str, str]]) -> None:
    """Print every option in force with the rule that leaves it open."""
    table = _table(
        (text("cli-head-option"), "left"),
        (text("cli-head-reading"), "left"),
        (text("cli-head-rule"), "left"),
    )
    for row in rows:
        table.add_row(*row)
    _console().print(table)


def print_accounts(histories: Mapping[str, Sequence[int]]) -> None:
    """Print what each round brought everybody, and the sums."""
    rounds = max((len(history) for history in histories.values()), default=0)
    table = _table(
        (text("cli-head-player"), "left"),
        *((str(number), "right") for number in range(1, rounds + 1)),
        (text("draw-total"), "right"),
    )
    for name, history in histories.items():
        table.add_row(name, *(signed(points) for points in history), signed(sum(history)))
    _console().print(table)
