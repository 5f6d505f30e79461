"""What a learner remembers: spaced repetition by FSRS, of rules and not of questions.

A memory belongs to one rule. It is asked again when it is about to fade; how hard the questions
are follows how the last ones were answered.
"""

from __future__ import annotations

from datetime import UTC, datetime

from fsrs import Card, Rating, Scheduler, State
from msgspec import Struct

from sansatout.school.practice import HARDEST

__all__ = ["Memory", "after", "due", "firmness", "remembers"]

_SCHEDULER = Scheduler(enable_fuzzing=False)
_IN_A_ROW = 2
"""So many right answers in a row make the questions harder."""


class Memory(Struct, frozen=True):
    """How well one rule is known."""

    stability: float | None = None
    difficulty: float | None = None
    state: int = 1
    step: int | None = 0
    due: str = ""
    last: str = ""
    level: int = 0
    """How hard its questions are."""
    streak: int = 0
    """Right answers in a row at this level."""
    right: int = 0
    asked: int = 0


def after(memory: Memory, now: datetime, *, right: bool) -> Memory:
    """Return what is remembered after a question about the rule was answered."""
    rating = Rating.Good if right else Rating.Again
    card, _ = _SCHEDULER.review_card(_card(memory, now), rating, now)
    level, streak = memory.level, memory.streak + 1 if right else 0
    if right and streak >= _IN_A_ROW:
        level, streak = min(level + 1, HARDEST), 0
    return Memory(
        card.stability, card.difficulty, card.state.value, card.step,
        card.due.isoformat(), now.isoformat(),
        level if right else max(level - 1, 0), streak,
        memory.right + right, memory.asked + 1,
    )  # fmt: skip


def due(memory: Memory) -> datetime:
    """Return when the rule should be asked again; what was never asked should be at once."""
    return datetime.fromisoformat(memory.due) if memory.due else datetime.min.replace(tzinfo=UTC)


def firmness(memory: Memory, now: datetime) -> float:
    """Return how likely it is that the rule is still known, from 0 to 1; 0 after a mistake."""
    if _missed(memory):
        return 0.0
    return float(_SCHEDULER.get_card_retrievability(_card(memory, now), now))


def remembers(memory: Memory, now: datetime) -> str:
    """Return ``new``, ``fading`` for what should be asked again, else ``firm``."""
    if not memory.asked:
        return "new"
    return "fading" if _missed(memory) or due(memory) <= now else "firm"


def _missed(memory: Memory) -> bool:
    """Tell whether the last answer was wrong: FSRS puts the rule back to its first step."""
    return memory.asked > 0 and memory.state != State.Review.value and memory.step == 0


def _card(memory: Memory, now: datetime) -> Card:
    if not memory.last:
        return Card(card_id=1, due=now)
    return Card(
        card_id=1,
        state=State(memory.state),
        step=memory.step,
        stability=memory.stability,
        difficulty=memory.difficulty,
        due=datetime.fromisoformat(memory.due),
        last_review=datetime.fromisoformat(memory.last),
    )
