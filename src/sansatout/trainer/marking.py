"""Marking an answer, with the law."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sansatout.errors import InputError
from sansatout.laws import RULEBOOK, Remedy
from sansatout.laws.pamphlet import PAMPHLET
from sansatout.trainer.exercises import Answer, Exercise

__all__ = ["Marked", "mark"]


@dataclass(frozen=True, slots=True)
class Marked:
    """One answer after marking: whether it is a right, whether it was chosen, where it belongs."""

    answer: Answer
    chosen: bool
    law: str
    """The law that gives this right, here or elsewhere; empty where no law does."""

    @property
    def ok(self) -> bool:
        """Whether it was chosen exactly if it is a right."""
        return self.chosen is self.answer.right


def mark(exercise: Exercise, chosen: Collection[str]) -> tuple[Marked, ...]:
    """Mark the answers somebody chose.

    :raises InputError: if one of them is no answer of the exercise
    """
    keys = {answer.key for answer in exercise.answers}
    for key in chosen:
        if key not in keys:
            raise InputError("trainer-answer", answer=key, expected=", ".join(sorted(keys)))
    return tuple(
        Marked(answer, answer.key in chosen, _law(exercise, answer)) for answer in exercise.answers
    )


def _law(exercise: Exercise, answer: Answer) -> str:
    """Return the law of the position for what it grants, else one that grants it elsewhere."""
    if answer.right:
        return exercise.position.law
    if answer.key not in {str(remedy) for remedy in Remedy}:
        return ""
    granted = (*RULEBOOK.remedies, *PAMPHLET.remedies)
    kinds = [kind for kind, remedy in granted if str(remedy) == answer.key]
    return kinds[0].law if kinds else "L-EXPO-3"
