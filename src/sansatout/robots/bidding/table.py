"""Decision tables: rows of call, rules and need; the first row that fits the hand decides."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from sansatout.calls import PASS, Call
from sansatout.robots.bidding.counts import Counts
from sansatout.robots.bidding.needs import ALWAYS, AtLeast, AtMost, Measure, Need
from sansatout.robots.message import Message, message

__all__ = ["Candidate", "Count", "Decision", "Row", "Rows", "choose", "only", "passing"]

ActT = TypeVar("ActT")


@dataclass(frozen=True, slots=True)
class Row(Generic[ActT]):
    """One line of a decision table."""

    act: ActT
    rules: tuple[str, ...]
    need: Need = ALWAYS
    artificial: bool = False


Rows = list[Row[Call]]


def only(call: Call | None, rules: str, need: Need = ALWAYS, *, artificial: bool = False) -> Rows:
    """Return the row as a list; none when the call is not open (a step that is skipped)."""
    return [] if call is None else [Row(call, tuple(rules.split()), need, artificial)]


def passing(rules: str, need: Need = ALWAYS) -> Rows:
    """Return a row that passes."""
    return only(PASS, rules, need)


@dataclass(frozen=True, slots=True)
class Count:
    """A number behind a decision."""

    name: str
    of: str
    """The suit or strain counted; empty for the whole hand."""
    value: float
    said: Message

    @classmethod
    def of_measure(cls, measure: Measure, counts: Counts) -> Count:
        """Count a measure of the hand."""
        of = "" if measure.of is None else str(measure.of)
        return cls(measure.name, of, float(measure.count(counts)), measure.says())


@dataclass(frozen=True, slots=True)
class Candidate(Generic[ActT]):
    """A call that was considered, and why it was or was not made."""

    act: ActT
    rules: tuple[str, ...]
    fits: bool
    reason: Message


@dataclass(frozen=True, slots=True)
class Decision(Generic[ActT]):
    """What to do, the rules that say so, the counts behind it, and what else was considered.

    The words are found when they are asked for: a robot's auction needs the calls only.
    """

    rows: Sequence[Row[ActT]] = field(repr=False)
    place: int
    """Which row decided."""
    hand_counts: Counts = field(repr=False, compare=False)

    @property
    def row(self) -> Row[ActT]:
        """The row that decided."""
        return self.rows[self.place]

    @property
    def act(self) -> ActT:
        """What to do."""
        return self.row.act

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that say so."""
        return self.row.rules

    @property
    def artificial(self) -> bool:
        """Whether the call says something else than its words."""
        return self.row.artificial

    @property
    def reason(self) -> Message:
        """What the deciding row asks for, and the hand has."""
        return self.row.need.says()

    @property
    def counts(self) -> tuple[Count, ...]:
        """The numbers behind the decision, the decisive ones first."""
        return _counts_behind(self.rows[: self.place + 1], self.hand_counts)

    @property
    def candidates(self) -> tuple[Candidate[ActT], ...]:
        """Every other call the table knows here.

        Those before the decision failed a need, those after it were not reached.
        """
        failed = _failed(self.rows[: self.place], self.row, self.hand_counts)
        return (*failed, *_unreached(self.rows, self.place, self.hand_counts))


def choose(rows: Sequence[Row[ActT]], counts: Counts) -> Decision[ActT]:
    """Take the first row that fits the hand."""
    for place, row in enumerate(rows):
        if row.need.met(counts):
            return Decision(rows, place, counts)
    raise AssertionError("the last row of a table fits every hand")


def _failed(rows: Sequence[Row[ActT]], made: Row[ActT], counts: Counts) -> list[Candidate[ActT]]:
    """Tell why the rows before the decision were not taken; of one call the nearest miss."""
    tried: dict[object, Candidate[ActT]] = {}
    for row in rows:
        reason = row.need.failing(counts)
        assert reason is not None, "rows before the decision do not fit"
        if row.act != made.act:
            tried[row.act] = Candidate(row.act, row.rules, fits=False, reason=reason)
    return list(tried.values())


def _unreached(rows: Sequence[Row[ActT]], place: int, counts: Counts) -> list[Candidate[ActT]]:
    """Tell which later rows would have fitted as well."""
    known = {row.act for row in rows[: place + 1]}
    found: dict[object, Candidate[ActT]] = {}
    for row in rows[place + 1 :]:
        if row.act not in known and row.act not in found and row.need.met(counts):
            reason = message("comes-later", rule=rows[place].rules[0])
            found[row.act] = Candidate(row.act, row.rules, fits=True, reason=reason)
    return list(found.values())


def _counts_behind(rows: Iterable[Row[ActT]], counts: Counts) -> tuple[Count, ...]:
    """Return the numbers the decision and the rows before it looked at, the decisive ones first."""
    measures: dict[Measure, None] = {}
    for row in reversed(list(rows)):
        for part in row.need.parts():
            if isinstance(part, AtLeast | AtMost):
                measures.setdefault(part.measure)
    return tuple(Count.of_measure(measure, counts) for measure in measures)
