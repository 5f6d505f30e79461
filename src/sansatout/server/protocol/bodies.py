"""The bodies of REST requests, strictly read."""

from __future__ import annotations

from datetime import date as Date  # noqa: N812 (a class beside a field of its name)
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from sansatout.server.protocol.incoming import Whole
from sansatout.strict_json import LARGEST
from sansatout.written import SeatName, StrainName, VulnerabilityName

__all__ = [
    "Analyse", "Answered", "AwardWanted", "Branch", "CardsPlayed", "ClassChange", "DealsWanted",
    "JoinClass", "Marking", "NewClass", "NewRound", "NewSheet", "NewTable", "Rename", "Rewinding",
    "SeatWanted", "SheetOperation", "ShowPosition", "Stopping", "TakePlace", "TestAnswers",
]  # fmt: skip

Name = Annotated[str, Meta(max_length=40)]
Word = Annotated[str, Meta(max_length=60)]
OptionValue: TypeAlias = bool | Whole | str


class _Body(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The base of all bodies."""


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
    hand_over: bool | None = None
    """Whether a robot that declares leaves the play to a person opposite; ``null``: if there is
    one person only."""
    hints: bool | None = None
    """Whether players may ask a robot for advice; ``null``: who plays among robots alone."""
    teaching: bool = False
    """Whether all hands lie open, and everybody may take back any act."""
    signals: Literal["", "standard"] = ""
    """What defenders' small cards say by agreement."""


class TakePlace(_Body):
    """Which open place I take."""

    player: Name


class Branch(_Body):
    """From where on I want to play a finished deal again."""

    deal: Annotated[str, Meta(max_length=80)]
    cards: Annotated[int, Meta(ge=0, le=51)] | None = None
    """After how many cards; ``null`` for the first word."""
    seq: Annotated[int, Meta(ge=0, le=LARGEST)] | None = None
    """Before which act of the deal, in place of ``cards``."""
    me: SeatName = "S"


class Analyse(_Body):
    """A deal, or a file with some, and perhaps a position in the play of one."""

    text: Annotated[str, Meta(max_length=60_000)]
    strain: StrainName | None = None
    leader: SeatName | None = None
    play: Annotated[list[Annotated[str, Meta(max_length=2)]], Meta(max_length=52)] = []
    board: Annotated[int, Meta(ge=0, le=9999)] | None = None
    """Which deal of the file alone is wanted, from nought."""
    dealer: SeatName | None = None
    vulnerability: VulnerabilityName | None = None
    contract: Annotated[str, Meta(max_length=8)] | None = None
    declarer: SeatName | None = None


class NewSheet(_Body):
    """A score that somebody wants to keep."""

    system: Name
    options: dict[str, OptionValue] = {}
    names: Annotated[list[Name], Meta(max_length=8)] = []
    others: Annotated[list[Name], Meta(max_length=8)] = []


class SheetOperation(_Body):
    """Something to be done to a sheet."""

    do: Name
    count: Annotated[int, Meta(ge=0, le=LARGEST)] | None = None
    """How many operations made the sheet it was made for; a ``key`` can stand in its place."""
    key: Annotated[str, Meta(min_length=8, max_length=64)] | None = None
    """Sent again with the same key, it is done once."""
    line: Annotated[str, Meta(max_length=200)] | None = None
    deal: Whole | None = None
    round: Whole | None = None
    names: Annotated[list[Name], Meta(max_length=8)] | None = None
    others: Annotated[list[Name], Meta(max_length=8)] | None = None


class Answered(_Body):
    """An answer to a question; ``tries`` counts the answers to it with this one."""

    answer: Annotated[list[Word], Meta(max_length=20)] = []
    tries: Annotated[int, Meta(ge=1, le=100)] = 1


class CardsPlayed(_Body):
    """The cards of declarer and dummy that a learner has played to a problem, in order."""

    cards: Annotated[list[Annotated[str, Meta(max_length=2)]], Meta(max_length=16)] = []


class TestAnswers(_Body):
    """The answers to a whole test, by steps."""

    answers: Annotated[dict[Word, Annotated[list[Word], Meta(max_length=20)]], Meta(max_length=60)]


class AwardWanted(TestAnswers):
    """The answers to a test that was passed, and what stands on its certificate."""

    name: Name
    day: Date


class NewClass(_Body):
    """A class that somebody wants to teach."""

    title: Name = ""


class ClassChange(_Body):
    """What a teacher changes about a class; what is left out stays."""

    title: Name | None = None
    kept: bool | None = None
    door: Literal["close", "new-code"] | None = None
    """Let nobody in any more, or by a new code only."""


class JoinClass(_Body):
    """What I want to be called in a class."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]


class DealsWanted(_Body):
    """Deals from one of three sources."""

    random: Annotated[int, Meta(ge=1, le=32)] | None = None
    """So many, drawn at random."""
    where: Annotated[str, Meta(max_length=500)] | None = None
    """The condition they fit, as ``sansatout deal --where`` takes it."""
    seed: Annotated[str, Meta(max_length=60)] | None = None
    """What draws the same deals again."""
    pbn: Annotated[str, Meta(max_length=60_000)] | None = None
    """The text of a file with deals."""
    school: Annotated[str, Meta(max_length=130)] | None = None
    """A played step of a lesson (``minibridge/declarer/first-deal``)."""


class NewRound(_Body):
    """What a class is given: a lesson, or deals for all tables."""

    lesson: Annotated[str, Meta(max_length=130)] | None = None
    """Course and lesson, and perhaps the step where it begins."""
    deals: DealsWanted | None = None
    game: Name = "minibridge"
    options: dict[str, OptionValue] = {}
    pupils: Annotated[int, Meta(ge=1, le=4)] | None = None
    """How many pupils sit at a table; ``null``: as many as play."""
    level: Name | None = None
    hints: bool | None = None
    clock: Annotated[int, Meta(ge=10, le=600)] | None = None
    pace: Annotated[float, Meta(ge=0, le=5)] | None = None


class Stopping(_Body):
    """Whether nobody acts, at one table or at all of them."""

    paused: bool
    table: Annotated[int, Meta(ge=1, le=100)] | None = None


class Rewinding(_Body):
    """How far a deal goes back, at one table or at all of them."""

    table: Annotated[int, Meta(ge=1, le=100)] | None = None
    cards: Annotated[int, Meta(ge=0, le=51)] | None = None
    """To when so many cards were played; ``null``: before the first word."""


class ShowPosition(_Body):
    """A position that a teacher explains to all."""

    table: Annotated[int, Meta(ge=1, le=100)]
    deal: Annotated[int, Meta(ge=1, le=100)] | None = None
    """``null``: the one that is played there."""
    cards: Annotated[int, Meta(ge=0, le=52)] | None = None
    """After so many cards; ``null``: as it stands."""
    hands: Annotated[list[SeatName], Meta(max_length=4)] | None = None
    """Whose cards are seen; ``null``: everybody's."""
    words: Annotated[str, Meta(max_length=500)] = ""
