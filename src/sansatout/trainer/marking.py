"""Marking an answer, with the law."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sansatout.errors import InputError
from sansatout.laws import Remedy
from sansatout.seats import Seat
from sansatout.trainer.exercises import Exercise, PossibleAnswer
from sansatout.trainer.positions import NOTHING, rights

__all__ = ["Marked", "mark"]


@dataclass(frozen=True, slots=True)
class Marked:
    """One answer after marking: whether it is a right, whether it was chosen, where it belongs."""

    answer: PossibleAnswer
    chosen: bool
    law: str
    """The law that gives this right, here or elsewhere; empty where no law does."""
    whose: tuple[Seat, ...] = ()
    """Who has it in this position, where it is not the right of who is asked."""

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
        Marked(answer, answer.key in chosen, _law(exercise, answer), _whose(exercise, answer))
        for answer in exercise.answers
    )


def _whose(exercise: Exercise, answer: PossibleAnswer) -> tuple[Seat, ...]:
    position = exercise.position
    if answer.right or answer.key == NOTHING or position.follows:
        return ()
    return tuple(seat for seat in Seat if answer.key in rights(position, seat))


def _law(exercise: Exercise, answer: PossibleAnswer) -> str:
    """Return the law of the position for what it grants, else one of its booklet's that does."""
    if answer.right:
        return exercise.position.law
    code = exercise.position.ref.code
    if answer.key == str(Remedy.CALL_CARD):
        return code.law("L-EXPO-3")
    kinds = [kind for kind, remedy in code.remedies if str(remedy) == answer.key]
    return code.law(kinds[0]) if kinds else ""
