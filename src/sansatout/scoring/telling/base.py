"""What was told about a deal, before a game makes sense of it."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from dataclasses import dataclass, fields
from typing import ClassVar, Generic, TypeVar

from sansatout.deal import Deal
from sansatout.errors import InputError, NotationError
from sansatout.locales import DEFAULT
from sansatout.options import Options
from sansatout.scoring.sheet import Column
from sansatout.scoring.sheets import SheetOf
from sansatout.scoring.telling.forms import EntryField, EntryForm, EntryKey
from sansatout.seats import Seat

__all__ = [
    "Given",
    "Telling",
    "board_number",
    "column",
    "columns",
    "seat",
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
    penalty: tuple[str, ...] = ()
    laid_down: bool = False
    exposed: str | None = None
    board: str | None = None
    deal: Deal | None = None
    declarer: Seat | None = None

    def told(self) -> set[str]:
        """Return the names of the parts that were given."""
        return {part.name for part in fields(self) if getattr(self, part.name) != part.default}


class Telling(ABC, Generic[ResultT]):
    """One way of telling deals; one stateless object for each."""

    parts: ClassVar[frozenset[str]]
    """The parts of :class:`Given` that can be read here."""
    help: ClassVar[str]
    """The message that explains a line of the sheet."""
    questions: ClassVar[tuple[EntryField, ...]]
    """What is asked about a deal where it is not typed."""
    line: ClassVar[str]
    """The line that the answers make, with the names of the questions in braces.

    What is told of few deals only (see :class:`.EntryField`) follows at its end.
    """
    can_pass: ClassVar[bool] = False
    """Whether all can pass, which leaves an empty line."""
    partners_change: ClassVar[bool] = False
    """Whether the partners change after every round by the rules."""
    seats: ClassVar[tuple[Seat, ...]] = (Seat.N, Seat.S, Seat.E, Seat.W)
    """The seats of the players in the order they are named: our two, then theirs."""

    def questions_for(self, options: Options) -> tuple[EntryField, ...]:
        """Return what is asked where these readings are in force."""
        return self.questions

    def form(self, options: Options) -> EntryForm:
        """Return all that is asked about a deal."""
        others = [EntryKey("pass", "page-all-passed")] if self.can_pass else []
        asked = self.questions_for(options)
        counts = self.counts(options, kept=True)
        fields = [one for one in asked if not one.part or one.part in counts]
        extras = "".join(f" {{{one.name}}}" for one in fields if one.part)
        return EntryForm(line=self.line + extras, fields=fields, others=others, help=self.help)

    def counts(self, options: Options, *, kept: bool) -> frozenset[str]:
        """Return the parts that can change what is written, with these readings.

        :param kept: whether the deal goes on a sheet, which knows for itself who is in danger
        """
        del options, kept
        return self.parts

    def entered(self, given: Given, options: Options, *, kept: bool) -> ResultT:
        """Return what somebody tells who enters a deal; what means nothing is refused.

        :raises SansatoutError: if a part is missing, does not belong here, or is wrong
        """
        counts = self.counts(options, kept=kept)
        self._check_parts(given, counts)
        self.check(given)
        return self.result(given)

    def result(self, given: Given) -> ResultT:
        """Return what the parts mean; of lines that were kept once, idle parts are read over.

        :raises SansatoutError: if a part is missing, does not belong here, or is wrong
        """
        self._check_parts(given, self.parts)
        return self.read(given)

    def _check_parts(self, given: Given, parts: frozenset[str]) -> None:
        foreign = given.told() - parts - {"what"}
        if foreign:
            expected = ", ".join(sorted(parts))
            raise InputError("part-not-here", part=min(foreign), expected=expected)

    def check(self, given: Given) -> None:
        """Refuse what is told by halves, so that a part of it would count for nothing.

        :raises InputError: naming what is missing
        """
        del given

    @abstractmethod
    def read(self, given: Given) -> ResultT:
        """Return what the parts mean; all of them belong to this game."""

    @abstractmethod
    def told(self, result: ResultT) -> str:
        """Return the line of a sheet that tells the result."""

    def news(self, sheet: SheetOf[ResultT], language: str = DEFAULT) -> list[str]:
        """Return what is to be done after the last deal, where the game asks for something."""
        return []

    def settlement(self, sheet: SheetOf[ResultT], language: str = DEFAULT) -> list[str]:
        """Return how a round that is over is settled, where the game has more to say."""
        return []


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
    if not re.fullmatch(r"[0-9]{1,4}", text):
        raise NotationError("not-a-number", text=text, part=part)
    return int(text)


def board_number(text: str | None) -> int | None:
    """Read the number of a board; ``None`` if none was told."""
    if text is None:
        return None
    number = whole_number(text, "board")
    if number < 1:
        raise InputError("board-number", number=number)
    return number


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
