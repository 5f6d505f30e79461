"""Scores kept with real cards."""

from __future__ import annotations

from msgspec import Struct

from sansatout.scoring.telling.forms import EntryForm
from sansatout.table.shown import EntryView, OptionReading, SheetView
from sansatout.written import ColumnName

__all__ = ["KeptRound", "KeptSheet", "NextRound", "SheetPreview"]


class KeptRound(Struct, frozen=True):
    """A rubber or set, and who played it."""

    names: list[str]
    heads: dict[ColumnName, str]
    """Whose column is which."""
    sheet: SheetView
    others: list[str]
    """Who sat out."""
    lines: list[str]
    """Its deals as they were told."""
    remarks: list[str]
    """What is paid after the last deal, or how the round is settled, in the reader's words."""


class NextRound(Struct, frozen=True):
    """Who would play after a round that can end here, by the rules of the game."""

    names: list[str]
    others: list[str]
    changed: list[str]
    """The same people in the next pairing."""


class SheetPreview(Struct, frozen=True, kw_only=True):
    """What something would write on a sheet."""

    line: str
    """The deal in its plain form."""
    entries: list[EntryView]
    game_to: ColumnName | None
    over: bool
    """Whether the round would be over."""
    before: dict[ColumnName, int]
    """The sums as they are."""
    after: dict[ColumnName, int]


class KeptSheet(Struct, frozen=True, kw_only=True):
    """A score as a person sees it."""

    sheet: str
    count: int
    """How many operations made it; the next one has to say."""
    write: str | None
    """The link that lets others write; ``null`` for readers."""
    changed: str
    system: str
    names: list[str]
    others: list[str]
    """Who sits out."""
    options: list[OptionReading]
    heads: dict[ColumnName, str]
    rounds: list[KeptRound]
    accounts: dict[str, int]
    lines: list[str]
    """The deals of the round as they were told."""
    form: EntryForm
    """What is asked about a deal where these options are in force."""
    next: NextRound | None
    """``null`` while a rubber goes on."""
    downloads: dict[str, str]
    """Addresses of files by their suffixes."""
