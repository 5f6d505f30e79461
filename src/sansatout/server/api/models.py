"""The bodies of REST requests, strictly read."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from sansatout.server.wire import Whole
from sansatout.strict_json import LARGEST

__all__ = [
    "Analyse", "Branch", "ErrorAnswer", "NewSheet", "NewTable", "Rename", "SeatWanted",
    "SheetOperation", "Sit",
]  # fmt: skip

Name = Annotated[str, Meta(max_length=40)]
SeatName = Literal["N", "E", "S", "W"]
OptionValue = bool | Whole | str


class _Body(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The base of all bodies."""


class ErrorBody(_Body):
    """What went wrong."""

    message: str
    arguments: dict[str, Any]
    text: str
    rule: str | None


class ErrorAnswer(_Body):
    """The answer to a request that cannot be served."""

    error: ErrorBody


class Rename(_Body):
    """What I want to be called."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]


class Marking(_Body):
    """The answers somebody holds to be his rights."""

    chosen: Annotated[list[Name], Meta(max_length=20)]


class SeatWanted(_Body):
    """Who shall be a player."""

    kind: Literal["me", "robot", "open"]
    name: Name = ""
    level: Name | None = None
    system: Name | None = None


class NewTable(_Body):
    """A table as somebody wants it."""

    variant: Name
    name: Name = ""
    options: dict[str, OptionValue] = {}
    laws: Name = "enforced"
    seating: Literal["draw", "fixed"] = "fixed"
    seats: dict[SeatName, SeatWanted] | None = None
    waiting: Annotated[list[SeatWanted], Meta(max_length=8)] = []
    pace: Annotated[float, Meta(ge=0, le=5)] | None = None
    deal: Annotated[str, Meta(max_length=100)] | None = None
    dealer: SeatName = "N"
    clock: Annotated[int, Meta(ge=10, le=600)] | None = None


class Sit(_Body):
    """Which open place I take."""

    player: Name


class Branch(_Body):
    """From where on I want to play a finished deal again."""

    deal: Annotated[str, Meta(max_length=80)]
    cards: Annotated[int, Meta(ge=0, le=51)] | None = None
    me: SeatName = "S"


class Analyse(_Body):
    """A deal, or a file with some, and perhaps a position in the play of the first."""

    text: Annotated[str, Meta(max_length=60_000)]
    strain: Literal["C", "D", "H", "S", "NT"] | None = None
    leader: SeatName | None = None
    play: Annotated[list[Annotated[str, Meta(max_length=2)]], Meta(max_length=52)] = []


class NewSheet(_Body):
    """A score that somebody wants to keep."""

    system: Name
    options: dict[str, OptionValue] = {}
    names: Annotated[list[Name], Meta(max_length=8)] = []


class SheetOperation(_Body):
    """Something to be done to a sheet."""

    do: Name
    count: Annotated[int, Meta(ge=0, le=LARGEST)]
    line: Annotated[str, Meta(max_length=200)] | None = None
    deal: Whole | None = None
    names: Annotated[list[Name], Meta(max_length=8)] | None = None
