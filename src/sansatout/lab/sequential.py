"""Whether A gains something on a board or nothing, decided as soon as the boards allow.

Wald's test of two answers: A gains nothing, or A gains so much. It may be looked at after every
board and stops at the first that decides; how often it errs, whichever answer is true, is fixed
beforehand. What lies between the two answers is decided either way. The spread of a board is
taken from the boards themselves, and thought larger while they are few.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from math import log
from typing import Final

from sansatout.errors import InputError
from sansatout.lab.match import BoardResult

__all__ = ["Decider", "GainAnswer", "GainQuestion", "Tally"]

_FIRST: Final = 30
"""Before so many boards their spread is not known well enough."""
_SWINGS: Final = 10 * 5.0**2
"""Squares added to those of the boards, as if ten more had been five IMPs off: where few boards
differ at all, the first of them show less spread than there is."""


class GainAnswer(Enum):
    """What the boards have decided."""

    GAINS = "gains"
    GAINS_NOTHING = "gains-nothing"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class GainQuestion:
    """Whether A gains nothing on a board or this much, and how often an answer may be wrong."""

    gain: float
    error: float = 0.05

    def __post_init__(self) -> None:
        if not 0 < self.gain <= 24:
            raise InputError("match-gain", value=str(self.gain))

    def answer(self, tally: Tally) -> GainAnswer:
        """Return what the boards so far decide."""
        if tally.boards < _FIRST:
            return GainAnswer.OPEN
        bound = log((1 - self.error) / self.error)
        if tally.evidence(self.gain) >= bound:
            return GainAnswer.GAINS
        return GainAnswer.GAINS_NOTHING if tally.evidence(self.gain) <= -bound else GainAnswer.OPEN


@dataclass(slots=True)
class Tally:
    """Boards counted one after another: how many, their sum and the sum of their squares."""

    boards: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, gained: float) -> None:
        """Count a board."""
        self.boards += 1
        self.total += gained
        self.squares += gained * gained

    def evidence(self, gain: float) -> float:
        """Return the logarithm of how much likelier the boards are if so much is gained."""
        mean = self.total / self.boards
        spread = (self.squares + _SWINGS) / self.boards - mean * mean
        return gain * (self.total - self.boards * gain / 2) / spread


class Decider:
    """Is told every board of a match in its turn, and says whether they are enough."""

    def __init__(self, question: GainQuestion) -> None:
        self.question, self._tally = question, Tally()

    @property
    def answer(self) -> GainAnswer:
        """What the boards so far decide."""
        return self.question.answer(self._tally)

    def __call__(self, board: BoardResult) -> bool:
        """Count the board and tell whether the question is decided."""
        self._tally.add(board.imps)
        return self.answer is not GainAnswer.OPEN

    def as_json(self) -> dict[str, object]:
        """Return the question and its answer as JSON values."""
        question = self.question
        return {"gain": question.gain, "error": question.error, "answer": self.answer.value}
