"""What to ask about a deal of real cards, and how the answers make the line that tells it."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from sansatout.cards import Strain

__all__ = [
    "NO_TRUMP", "SUITS", "Answers", "EntryField", "EntryForm", "EntryKey", "board", "chicane",
    "columns", "of_both", "peek", "revoke", "strains", "tricks", "vulnerable",
]  # fmt: skip

_COLUMNS = ("we", "they")


Answers: TypeAlias = dict[str, list[str]]
"""Some answers to some fields."""
SUITS: Final = {"strain": [str(one) for one in Strain if one is not Strain.NT]}
NO_TRUMP: Final = {"strain": [str(Strain.NT)]}


class EntryKey(Struct, frozen=True):
    """One answer to choose."""

    writes: str
    """What it puts into the line."""
    label: str
    """A message id, or notation."""
    sets: dict[str, str] = {}
    """What other fields are then most likely to be."""
    of: str = ""
    """Whose column it speaks of, where that is part of the answer."""
    when: Answers = {}
    """It is offered while these fields have one of these answers."""
    line: str = ""
    """The line of the sheet while this is chosen, where it is another than the form's."""


class EntryField(Struct, frozen=True, kw_only=True):
    """One question."""

    name: str
    label: str
    """A message id."""
    keys: list[EntryKey]
    """The first is chosen until another is, unless ``first`` says which."""
    first: str = ""
    looks: Literal["text", "strain", "column", "switch", "number"] = "text"
    """How the keys are shown: as they are, as suits, as heads of columns, as something to tick.

    A number is typed and follows what the only key writes.
    """
    several: bool = False
    """Whether any number of keys can be chosen, or none."""
    part: str = ""
    """The part of a deal that it tells, where most deals have none: asked for on demand."""
    when: Answers = {}
    """It is asked while these fields have one of these answers."""
    joined: bool = False
    """Whether it goes on with the question before, which has said what is asked."""


class EntryForm(Struct, frozen=True, kw_only=True):
    """All questions about a deal."""

    line: str
    """The line of the sheet, with the names of fields in braces; it may be added to."""
    fields: list[EntryField]
    others: list[EntryKey] = []
    """Whole lines that need no question."""
    help: str
    """The message that explains a line."""


def strains(*, joined: bool = False) -> EntryField:
    """Return the question for the strain, no trump first chosen."""
    keys = [EntryKey(str(one), f"page-strain-{one}") for one in Strain]
    return EntryField(
        name="strain", label="page-trumps", keys=keys, first="NT", looks="strain", joined=joined
    )


def columns(label: str, *owners: str) -> EntryField:
    """Return the question for somebody's column."""
    heads = {"we": "draw-we", "they": "draw-they"}
    keys = [EntryKey(owner, heads.get(owner, f"page-seat-{owner}")) for owner in owners]
    return EntryField(name="who", label=label, keys=keys, looks="column")


def tricks() -> EntryField:
    """Return the question for the tricks taken."""
    keys = [EntryKey(str(count), str(count)) for count in range(14)]
    return EntryField(name="tricks", label="page-tricks-taken", keys=keys, first="7")


def of_both(writes: str, label: str, when: Answers | None = None) -> list[EntryKey]:
    """Return a key for each column, which stands in braces in what it writes."""
    return [EntryKey(writes.format(one), label, of=one, when=when or {}) for one in _COLUMNS]


def chicane() -> EntryField:
    """Return the question which sides had a hand without trumps."""
    return EntryField(
        name="chicane",
        label="page-chicane",
        keys=of_both("chicane {}", "page-chicane-hand"),
        several=True,
        part="chicane",
        when=SUITS,
    )


def revoke(*, points: bool) -> EntryField:
    """Return the question for a revoke that is paid after the play, with tricks or with points.

    Where there are points, tricks are taken for a defender's alone (PB-5.7).
    """
    keys = of_both("revoke {}:tricks", "page-revoke-tricks")
    if points:
        others = dict(zip(_COLUMNS, reversed(_COLUMNS), strict=True))
        keys = [replace(one, when={"who": [others[one.of]]}) for one in keys]
        keys += of_both("revoke {}:points", "page-revoke-points")
    return EntryField(name="revoke", label="page-revoke-by", keys=keys, several=True, part="revoke")


def peek() -> EntryField:
    """Return the question for a look at a gathered trick."""
    keys = [*of_both("peek {}", "page-peek-theirs"), *of_both("peek {}:own", "page-peek-own")]
    return EntryField(name="peek", label="page-peek-by", keys=keys, several=True, part="peek")


def vulnerable() -> EntryField:
    """Return the question whether declarer plays at the higher tariff."""
    keys = [EntryKey("", ""), EntryKey("vulnerable", "page-entry-vulnerable")]
    return EntryField(
        name="vulnerable", label="page-entry-vulnerable", keys=keys, looks="switch",
        part="vulnerable",
    )  # fmt: skip


def board() -> EntryField:
    """Return the question for the number of a board that is out of order."""
    keys = [EntryKey("board", "page-entry-board")]
    return EntryField(
        name="board", label="page-entry-board", keys=keys, looks="number", part="board"
    )
