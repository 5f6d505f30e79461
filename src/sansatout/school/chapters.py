"""How well the laws are known, chapter by chapter of the trainer."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from sansatout.school.remembering import Memory, firmness, remembers
from sansatout.school.shown import LawsLearned, LearnedChapter
from sansatout.trainer import RULE_BOOK, chapters, laws_asked
from sansatout.variants import game

__all__ = ["laws_learned"]


def laws_learned(memories: Mapping[str, Memory], now: datetime) -> LawsLearned:
    """Return the chapters that can be practised, and how firm the laws of each are."""
    found = [_chapter(chapter, memories, now) for chapter in chapters()]
    return LawsLearned(booklet=game(RULE_BOOK).booklet, chapters=found)


def _chapter(chapter: str, memories: Mapping[str, Memory], now: datetime) -> LearnedChapter:
    laws = laws_asked(chapter)
    known = [memories[law] for law in laws if law in memories]
    return LearnedChapter(
        chapter=chapter, laws=len(laws), asked=len(known),
        firm=sum(remembers(memory, now) == "firm" for memory in known),
        firmness=round(sum(firmness(memory, now) for memory in known) / len(laws), 3),
    )  # fmt: skip
