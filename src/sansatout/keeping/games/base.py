"""What was told about a deal, before a game makes sense of it."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Generic, TypeVar

from sansatout.cards import Strain
from sansatout.contract import Contract
from sansatout.deal import Deal
from sansatout.errors import InputError, NotationError
from sansatout.locales import DEFAULT
from sansatout.options import Options
from sansatout.scoring.rubber import End, RubberSheet, RubberSystem
from sansatout.scoring.sheet import Column, Entry
from sansatout.scoring.system import ScoringSystem
from sansatout.scoring.tally import TallySheet, TallySystem
from sansatout.seats import Seat

__all__ = [
    "Game",
    "Given",
    "column",
    "columns",
    "contract",
    "seat",
    "strain",
    "told_columns",
    "tricks_of_column",
    "whole_number",
]

ResultT = TypeVar("ResultT")


@dataclass(frozen=True, slots=True)
class Given:
    """The parts of a deal as texts; which of them count is the game's business."""

    what: str
    by: str | None = None
    tricks: str | None = None
    times: str | None = None
    bonus: bool | None = None
    vulnerable: bool = False
    honours: tuple[str, ...] = ()
    chicane: tuple[str, ...] = ()
    revoke: tuple[str, ...] = ()
    peek: tuple[str, ...] = ()
    laid_down: bool = False
    exposed: str | None = None
    board: str | None = None
    deal: Deal | None = None
    declarer: Seat | None = None

    def told(self) -> set[str]:
        """Return the names of the parts that were given."""
        return {part.name for part in fields(self) if getattr(self, part.name) != part.default}


class Game(ABC, Generic[ResultT]):
    """One way of telling deals; one stateless object for each."""

    parts: ClassVar[frozenset[str]]
    """The parts of :class:`Given` that mean something in this game."""
    help: ClassVar[str]
    """The message that explains a line of the sheet."""
    partners_change: ClassVar[bool] = False
    """Whether the partners change after every round by the rules."""
    seats: ClassVar[tuple[Seat, ...]] = (Seat.N, Seat.S, Seat.E, Seat.W)
    """The seats of the players in the order they are named: our two, then theirs."""

    def result(self, given: Given) -> ResultT:
        """Return what the parts mean.

        :raises SansatoutError: if a part is missing, does not belong here, or is wrong
        """
        foreign = given.told() - self.parts - {"what"}
        if foreign:
            expected = ", ".join(sorted(self.parts))
            raise InputError("part-not-here", part=min(foreign), expected=expected)
        return self.read(given)

    @abstractmethod
    def read(self, given: Given) -> ResultT:
        """Return what the parts mean; all of them belong to this game."""

    @abstractmethod
    def told(self, result: ResultT) -> str:
        """Return the line of a sheet that tells the result."""

    @abstractmethod
    def entries(self, system: ScoringSystem, given: Given, options: Options) -> tuple[Entry, ...]:
        """Score one deal by itself."""

    def new_sheet(
        self, system: ScoringSystem, options: Options
    ) -> RubberSheet[Any] | TallySheet[Any]:
        """Return an empty sheet of the system."""
        assert isinstance(system, RubberSystem | TallySystem), "a system without a sheet"
        return system.new_sheet(options)

    def corrected(self, sheet: Any, number: int, result: ResultT | None) -> Any:  # noqa: ANN401
        """Return the sheet on which a deal that it has, counted from 1, has another result.

        :raises RuleError: if the rules of the game do not allow it any more
        """
        results = list(sheet.results)
        results[number - 1] = result
        new = sheet.refolded(tuple(results))
        broken = isinstance(sheet, RubberSheet) and sheet.end is End.AGREED
        return new.broken_off() if broken and new.end is End.OPEN else new

    def news(self, sheet: Any, language: str = DEFAULT) -> list[str]:  # noqa: ANN401 - the sheet of any game
        """Return what is to be done after the last deal, where the game asks for something."""
        return []

    def settlement(self, sheet: Any, language: str = DEFAULT) -> list[str]:  # noqa: ANN401 - the sheet of any game
        """Return how a round that is over is settled, where the game has more to say."""
        return []


_SIGNS = str.maketrans({"♣": "C", "♦": "D", "♥": "H", "♠": "S"})
_CONTRACT = re.compile(r"([1-7])(C|D|H|S|NT?)(X{0,2})")


def contract(text: str) -> Contract:
    """Read a contract as people write it: ``3n``, ``4♠x``."""
    match = _CONTRACT.fullmatch(text.upper().translate(_SIGNS))
    if match is None:
        return Contract.parse(text)
    level, name, doubling = match.groups()
    return Contract.parse(f"{level}{'NT' if name == 'N' else name}{doubling}")


def strain(text: str) -> Strain:
    """Read a strain as people write it: ``n``, ``♥``."""
    name = text.upper().translate(_SIGNS)
    try:
        return Strain.parse("NT" if name == "N" else name)
    except NotationError:
        return Strain.parse(text)


def column(text: str) -> Column:
    """Read ``we`` or ``they`` in any case."""
    return Column.parse(text.lower())


def columns(texts: tuple[str, ...]) -> tuple[Column, ...]:
    """Read columns given one by one or with commas."""
    return tuple(column(part) for text in texts for part in text.split(","))


def seat(text: str) -> Seat:
    """Read a seat in any case."""
    return Seat.parse(text.upper())


def whole_number(text: str, part: str) -> int:
    """Read a number that is not below nothing."""
    if not re.fullmatch(r"-?[0-9]{1,4}", text):
        raise NotationError("not-a-number", text=text, part=part)
    return int(text)


def tricks_of_column(text: str, by: Column) -> int:
    """Read tricks, ``9`` or ``we:9``, as those of one side."""
    owner, colon, number = text.rpartition(":")
    tricks = whole_number(number, "tricks")
    if not 0 <= tricks <= 13:
        raise InputError("tricks-range", tricks=tricks)
    return tricks if not colon or column(owner) is by else 13 - tricks


def told_columns(word: str, given: tuple[Column, ...]) -> list[str]:
    """Return the words of a line that name columns."""
    return [f"{word} {one}" for one in given]
