"""Questions about the words of the booklets: a meaning is read, the word is chosen."""

from __future__ import annotations

from random import Random
from typing import Final

from sansatout.school.practice.base import kind, texts
from sansatout.school.problems import Form, Possible, Problem
from sansatout.trainer.shown import Line

__all__ = ["WORDS", "words"]

WORDS: Final = (
    "pair", "partner", "board", "declarer", "dummy", "suit", "no-trump", "hand", "distribution",
    "opening-lead", "discard", "trick", "ruff", "trump", "not-vulnerable", "vulnerable", "points",
    "bonus", "deal", "dealer",
)  # fmt: skip
"""The words of both lists of the Slovenian booklet (MB-10)."""
_OTHERS: Final = (2, 3, 5)
"""How many wrong words stand beside the right one, by difficulty."""


@kind("words", "MB-10")
def words(rng: Random, level: int) -> Problem:
    """Ask which word a meaning belongs to."""
    right, *others = rng.sample(WORDS, 1 + _OTHERS[level])
    chosen = [right, *others]
    rng.shuffle(chosen)
    asked, hint, why = texts(
        "words", meaning=f"#school-word-{right}.means", word=f"#school-word-{right}"
    )
    return Problem(
        form=Form.CHOOSE, text=asked,
        possible=tuple(Possible(key, Line(f"school-word-{key}", {})) for key in chosen),
        right=((right,),), hint=hint, why=why, rules=("MB-10",),
    )  # fmt: skip
