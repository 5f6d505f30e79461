"""Classes: what a teacher sees of one, and what a pupil."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from sansatout.table.shown import BargainView, CardView, TricksWon
from sansatout.table.state import Stage
from sansatout.variants.deal_state import Phase
from sansatout.variants.words import Words
from sansatout.written import ColumnName, SeatName

__all__ = [
    "ClassDoor", "ClassListed", "ClassView", "MyClasses", "PupilClass", "PupilInfo", "ResultCell",
    "ResultRow", "Results", "Rewound", "RoundInfo", "ShownPosition", "WallTable",
]  # fmt: skip


class ClassDoor(Struct, frozen=True, kw_only=True):
    """What a code leads to, before anybody comes in."""

    id: str
    title: str
    name: str
    """What I am called in the class; empty where I am not in it."""
    teacher: bool
    """Whether it is my own."""


class ClassListed(Struct, frozen=True, kw_only=True):
    """A class in a list."""

    id: str
    title: str
    made: str
    teacher: bool
    """Whether I teach it, or learn in it."""


class MyClasses(Struct, frozen=True):
    """The classes that I teach or learn in, newest first."""

    classes: list[ClassListed]


class PupilInfo(Struct, frozen=True, kw_only=True):
    """A pupil as the teacher sees one."""

    number: int
    name: str
    here: bool
    """Whether a page of theirs is open."""
    table: int | None
    """The number of the table where they sit in this round."""
    done: int | None
    """How many steps of the lesson that was given they have done."""


class WallTable(Struct, frozen=True, kw_only=True):
    """A table as it is seen on the wall: no card that is not played."""

    number: int
    table: str
    names: dict[SeatName, str]
    robots: list[SeatName]
    """Where a robot acts now."""
    pupils: dict[SeatName, int]
    """The numbers of the pupils who sit here."""
    away: list[SeatName]
    """Whose page is closed."""
    deal: int
    deals: int
    stage: Stage
    phase: Phase | None
    bargain: BargainView | None
    trick: list[CardView]
    won: TricksWon | None
    cards: int | None
    """How many cards were played; ``null`` before the play."""
    waits_for: list[SeatName]
    """Who has to do something before the table goes on."""
    paused: bool
    over: bool
    """Whether all deals of the round are played here."""


class RoundInfo(Struct, frozen=True, kw_only=True):
    """What the class was given."""

    number: int
    made: str
    kind: Literal["lesson", "deals"]
    lesson: str | None
    """Course and lesson, and the step where it begins if one was named (``minibridge/tricks``)."""
    title: str
    """What the lesson is called; empty for deals."""
    steps: int
    """How many steps the lesson has; nought for deals."""
    game: str | None
    deals: int
    tables: int


class ShownPosition(Struct, frozen=True, kw_only=True):
    """A position that the teacher explains to all."""

    words: str
    table: int
    deal: int
    booklet: str
    variant: str
    dealer: SeatName
    vulnerable: list[SeatName]
    hands: dict[SeatName, str]
    """The cards left in the hands that are shown."""
    dialogue: Annotated[Any, Meta(extra={"type": Words})]
    """What was said so far; which of the three it is, its ``name`` tells."""
    bargain: BargainView | None
    trick: list[CardView]
    turn: SeatName | None
    won: TricksWon | None
    cards: int
    """After how many cards."""
    last: int
    """How many were played in all, so far."""


class ClassView(Struct, frozen=True, kw_only=True):
    """A class as its teacher sees it."""

    id: str
    title: str
    made: str
    kept: bool
    """Whether the pupils' names stay."""
    deletes: str | None
    """When the first of their names are deleted; ``null`` where they stay, or there are none."""
    code: str | None
    """What pupils type; ``null`` while the door is closed."""
    expires: str | None
    link: str | None
    pupils: list[PupilInfo]
    rounds: list[RoundInfo]
    tables: list[WallTable]
    """Those of the last round."""
    shown: ShownPosition | None


class PupilClass(Struct, frozen=True, kw_only=True):
    """A class as one of its pupils sees it."""

    id: str
    title: str
    name: str
    round: int
    """The number of the last round, nought before the first."""
    where: str | None
    """The page where I am to be; ``null`` while I wait."""
    paused: bool
    """Whether the teacher has stopped my table."""
    shown: ShownPosition | None


class ResultCell(Struct, frozen=True, kw_only=True):
    """What a table made of a deal."""

    table: int
    names: dict[SeatName, str]
    deal: str | None
    """The finished deal's id; ``null`` until it is over."""
    void: bool
    """Whether it is over and was not played."""
    bargain: BargainView | None
    tricks: int | None
    """Those of the declaring side."""
    points: dict[ColumnName, int]
    """What the deal brought each column of the sheet."""
    possible: int | None
    """The declaring side's tricks with best play of all, all cards in sight."""


class ResultRow(Struct, frozen=True, kw_only=True):
    """A deal and what the tables made of it."""

    number: int
    cards: str
    dealer: SeatName
    cells: list[ResultCell]


class Results(Struct, frozen=True, kw_only=True):
    """The results of a round, every deal at every table."""

    round: int
    game: str
    columns: list[ColumnName]
    """The columns of the game's sheet; ``we`` are North and South."""
    rows: list[ResultRow]


class Rewound(Struct, frozen=True):
    """At which tables the deal went back."""

    tables: list[int]
