"""Decision tables: rows of call, rules and need; the first row that fits the hand decides."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from sansatout.calls import PASS, Call
from sansatout.robots.bidding.counts import Counts
from sansatout.robots.bidding.needs import ALWAYS, All, Any, AtLeast, AtMost, Measure, Need
from sansatout.robots.message import Message, message

__all__ = ["Candidate", "Count", "Decision", "Row", "Rows", "choose", "distance", "only", "passing"]

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
        """Every other call the table knows here, and why it was not made."""
        rows: dict[ActT, list[Row[ActT]]] = {}
        for row in self.rows:
            last_resort = row.need is ALWAYS and row.act == self.rows[-1].act
            if row.act != self.act and not last_resort:
                rows.setdefault(row.act, []).append(row)
        return tuple(self._candidate(found) for found in rows.values())

    def _candidate(self, rows: list[Row[ActT]]) -> Candidate[ActT]:
        """Tell why none of the rows of one call decided: by the row that came nearest."""
        nearest = min(rows, key=lambda row: distance(row.need, self.hand_counts))
        failing = nearest.need.failing(self.hand_counts)
        reason = failing or message("comes-later", rule=self.rules[0])
        return Candidate(nearest.act, nearest.rules, failing is None, reason)


def choose(rows: Sequence[Row[ActT]], counts: Counts) -> Decision[ActT]:
    """Take the first row that fits the hand."""
    for place, row in enumerate(rows):
        if row.need.met(counts):
            return Decision(rows, place, counts)
    raise AssertionError("the last row of a table fits every hand")


def distance(need: Need, counts: Counts) -> tuple[int, float]:
    """Return how many parts of a need are not met, and how many steps are lacking in them."""
    unmet = [part for part in need.parts() if not part.met(counts)]
    bounds = (part for part in unmet if isinstance(part, _BOUNDS))
    lacking = (abs(b.value - b.measure.count(counts)) / b.measure.step for b in bounds)
    return len(unmet), sum(lacking)


_BOUNDS = (AtLeast, AtMost)


def _counts_behind(rows: Sequence[Row[ActT]], counts: Counts) -> tuple[Count, ...]:
    """Return the numbers the deciding row looked at, then those of the whole hand before it."""
    measures = dict.fromkeys(_measures(rows[-1].need))
    for row in reversed(rows[:-1]):
        measures |= dict.fromkeys(m for m in _measures(row.need) if m.of is None)
    return tuple(Count.of_measure(measure, counts) for measure in measures)


def _measures(need: Need) -> Iterator[Measure]:
    if isinstance(need, AtLeast | AtMost):
        yield need.measure
    elif isinstance(need, All | Any):
        for part in need.needs:
            yield from _measures(part)
