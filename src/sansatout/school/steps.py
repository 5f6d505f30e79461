"""Courses, lessons and steps, as their files say them; texts are message ids made of the keys."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from sansatout.school.pictures import Picture
from sansatout.written import SeatName

__all__ = [
    "AskStep", "CallStep", "CardStep", "ChooseStep", "CourseFile", "Decide", "Explain", "Goal",
    "LessonFile", "NumberStep", "OrderStep", "PlayStep", "Practise", "SeveralStep", "Show", "Step",
]  # fmt: skip

Key = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]*$", max_length=40)]
Word = Annotated[str, Meta(min_length=1, max_length=60)]


class _Step(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind"):
    """What all steps have."""

    key: Key
    """Its name in the lesson, from which the ids of its texts are made."""
    rules: tuple[Word, ...] = ()
    """The rules it teaches, the main one first."""
    figure: Picture | None = None


class Explain(_Step, frozen=True, kw_only=True, tag="explain"):
    """Something to read."""


class Show(_Step, frozen=True, kw_only=True, tag="show"):
    """Pictures one after the other, each with a line of its own."""

    frames: Annotated[tuple[Picture, ...], Meta(min_length=1)]


class AskStep(_Step, frozen=True, kw_only=True):
    """A question; what is right is found by a judge, or stands there.

    Beside a judge, ``right`` has what the booklet allows as well.
    """

    judge: Word | None = None
    opened: Picture | None = None
    """What is shown once it is answered, where cards were hidden before."""


class ChooseStep(AskStep, frozen=True, kw_only=True, tag="choose"):
    """Choose one; any of those that are right."""

    answers: Annotated[tuple[Word, ...], Meta(min_length=2)]
    right: tuple[Word, ...] = ()


class SeveralStep(AskStep, frozen=True, kw_only=True, tag="several"):
    """Choose all that are right."""

    answers: Annotated[tuple[Word, ...], Meta(min_length=2)]
    right: tuple[Word, ...] = ()


class NumberStep(AskStep, frozen=True, kw_only=True, tag="number"):
    """Tell a number."""

    right: tuple[float, ...] = ()
    least: int = 0
    most: int = 40
    parts: Literal[1, 2, 4] = 1
    """2 where halves can be answered, 4 for quarters."""


class CardStep(AskStep, frozen=True, kw_only=True, tag="card"):
    """Take a card of the hand that is shown."""

    right: tuple[Word, ...] = ()


class CallStep(AskStep, frozen=True, kw_only=True, tag="call"):
    """Make the next call."""

    right: tuple[Word, ...] = ()


class OrderStep(AskStep, frozen=True, kw_only=True, tag="order"):
    """Put these in order; the file has them in the right one."""

    answers: Annotated[tuple[Word, ...], Meta(min_length=3)]


class Goal(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What shall come out of a deal; everything named has to."""

    tricks: Annotated[int, Meta(ge=1, le=13)] | None = None
    """Take so many tricks as the declaring side."""
    hold: Annotated[int, Meta(ge=0, le=12)] | None = None
    """Let the declaring side have no more."""
    contracts: tuple[Word, ...] = ()
    """Find one of these contracts or strains, as typed (``3NT``, ``H bonus``)."""


class PlayStep(_Step, frozen=True, kw_only=True, tag="play"):
    """Play at a real table with robots, from a position that is set."""

    game: Word
    deal: Annotated[str, Meta(max_length=80)] | None = None
    """The four hands; ``None``: dealt at random."""
    dealer: SeatName = "N"
    me: SeatName = "S"
    options: dict[str, bool | int | str] = {}
    script: tuple[Word, ...] = ()
    """What is said and played before the learner's turn, as players type it."""
    goal: Goal = Goal()
    level: Word = "club"
    """How well the robots play."""


class Decide(_Step, frozen=True, kw_only=True, tag="decide"):
    """Change two hands and see what the decision table says to them."""


class Practise(_Step, frozen=True, kw_only=True, tag="practise"):
    """Questions made anew each time, until so many are right."""

    questions: Word
    """Which kind of them."""
    count: Annotated[int, Meta(ge=1, le=20)] = 3


Step: TypeAlias = (
    Explain | Show | ChooseStep | SeveralStep | NumberStep | CardStep | CallStep | OrderStep
    | PlayStep | Decide | Practise
)  # fmt: skip


class LessonFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One file: what is learned at a sitting."""

    items: tuple[Annotated[str, Meta(pattern=r"^T[0-9]+$")], ...] = ()
    """What the booklets have for learners, by its number in the list of teaching matter."""
    booklet: Word | None = None
    """Whose words it follows, where that is not the course's."""
    test: bool = False
    """Whether it is a test: no hints, marks at the end, a certificate."""
    pass_mark: int = 0
    """How many answers have to be right."""
    step: Annotated[tuple[Step, ...], Meta(min_length=1)]


class CourseFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A row of lessons, told in ``course.toml``."""

    booklet: Word
    lessons: Annotated[tuple[Key, ...], Meta(min_length=1)]
