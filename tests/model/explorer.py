"""Look at every state that can be reached, breadth first, and say how the first wrong one is."""

from __future__ import annotations

import gc
import time
from array import array
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

import numpy as np
from numpy.typing import NDArray

S = TypeVar("S", bound=Hashable)
Numbers = NDArray[np.int32]


class Labelled(Protocol):
    """What a step has to say for itself."""

    @property
    def fault(self) -> bool:
        """Whether it is something that goes wrong."""


@dataclass(frozen=True, slots=True)
class Explored:
    """What was looked at, and what was found wrong."""

    states: int
    steps: int
    depth: int
    seconds: float
    wrong: str | None = None
    trace: tuple[str, ...] = ()
    """The shortest way to what is wrong, one step a line."""

    def __str__(self) -> str:
        size = f"{self.states:,} states, {self.steps:,} steps, depth {self.depth}"
        size = f"{size}, {self.seconds:.1f} s"
        return size if self.wrong is None else "\n  ".join([f"{self.wrong} ({size})", *self.trace])


class Explorer(Generic[S]):
    """A world of states and what may happen in them."""

    def __init__(
        self,
        start: S,
        steps: Callable[[S], Iterator[tuple[Labelled, S]]],
        broken: Callable[[S], str | None],
        *,
        kept: Callable[[S], bool],
        canonical: Callable[[S], S] = lambda state: state,
    ) -> None:
        self._start = canonical(start)
        self._steps = steps
        self._broken = broken
        self._kept = kept
        self._canonical = canonical
        self._began = time.perf_counter()
        self._numbers: dict[S, int] = {}
        self._states: list[S] = []
        self._parents = array("i")
        self._sources, self._targets = array("i"), array("i")
        self._taken = 0
        self._depth = 0

    def explore(self) -> Explored:
        """Look at all states; stop at the first that breaks a promise.

        When all were looked at: wherever nothing goes wrong any more, everything comes to its end,
        in whatever order the steps are taken. That is so if no step but a fault leads back to where
        one was, and if where no other step is left all promises are kept.
        """
        # Millions of tuples that all stay: looking through them for garbage takes half of the time.
        gc.disable()
        try:
            wrong = self._wide() or self._ends()
        finally:
            gc.enable()
        if wrong is None:
            return self._report()
        number, what = wrong
        return self._report(what, self._trace(number))

    def _report(self, wrong: str | None = None, trace: tuple[str, ...] = ()) -> Explored:
        seconds = time.perf_counter() - self._began
        return Explored(len(self._states), self._taken, self._depth, seconds, wrong, trace)

    def _wide(self) -> tuple[int, str] | None:
        self._note(self._start, -1)
        begin = 0
        while begin < len(self._states):
            end = len(self._states)
            for number in range(begin, end):
                wrong = self._broken(self._states[number])
                if wrong is not None:
                    return number, wrong
                self._follow(number)
            self._depth += len(self._states) > end
            begin = end
        return None

    def _note(self, state: S, parent: int) -> int:
        number = self._numbers.setdefault(state, len(self._states))
        if number == len(self._states):
            self._states.append(state)
            self._parents.append(parent)
        return number

    def _follow(self, number: int) -> None:
        for step, state in self._steps(self._states[number]):
            target = self._note(self._canonical(state), number)
            self._taken += 1
            if not step.fault:
                self._sources.append(number)
                self._targets.append(target)

    def _ends(self) -> tuple[int, str] | None:
        """Say which state does not come to a good end without further faults, if any."""
        sources: Numbers = np.frombuffer(self._sources, dtype=np.int32)
        targets: Numbers = np.frombuffer(self._targets, dtype=np.int32)
        count = len(self._states)
        open_steps = np.bincount(sources, minlength=count)
        ends = np.flatnonzero(open_steps == 0)
        for number in ends.tolist():
            if not self._kept(self._states[number]):
                return number, "nothing can happen any more, and not all is done"
        # The states from which every way ends, from the ends backwards.
        order = np.argsort(targets, kind="stable")
        before, first = sources[order], np.searchsorted(targets[order], np.arange(count + 1))
        open_now = open_steps.tolist()
        ready = ends.tolist()
        for number in ready:
            for source in before[first[number] : first[number + 1]].tolist():
                open_now[source] -= 1
                if open_now[source] == 0:
                    ready.append(source)
        rest = next((number for number, left in enumerate(open_now) if left), None)
        return None if rest is None else (rest, "one can go round for ever without a fault")

    def _trace(self, number: int) -> tuple[str, ...]:
        lines: list[str] = []
        while (parent := self._parents[number]) >= 0:
            state = self._states[number]
            steps = self._steps(self._states[parent])
            lines.append(next(str(step) for step, to in steps if self._canonical(to) == state))
            number = parent
        return tuple(reversed(lines))
