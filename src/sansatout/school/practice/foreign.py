"""Questions about words of the booklets in their own languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from random import Random
from types import MappingProxyType
from typing import Final

from sansatout.school.practice.base import kind, texts
from sansatout.school.problems import Form, Possible, Problem
from sansatout.trainer.shown import Line

__all__ = ["FOREIGN", "words"]

FOREIGN: Final[Mapping[str, Mapping[str, str]]] = MappingProxyType(
    {
        "swedish": {
            "given": "given", "forehand": "förhand", "third": "trekarl", "fourth": "efterhand",
            "remit": "remittera", "book": "paket", "odd-trick": "trick", "trick": "stick",
            "fixed": "hållkarl", "entry": "inkomstkort", "finesse": "inpass",
            "middle-hand": "mellanhand", "overtake": "surcoupera", "void": "renons",
            "sitting": "sits", "chicane": "chikane",
        },
        "estonian": {
            "player": "mängija", "table": "laud", "senior": "senior", "junior": "junior",
            "deal": "mäng", "game": "partii", "rubber": "robber", "danger": "hädaohu partii",
            "contract-trick": "lepingvõte", "over-trick": "lisavõte", "under-trick": "vähemvõte",
            "without": "ilma",
        },
        "hungarian": {
            "pass": "passz", "double": "kontra", "redouble": "rekontra", "clubs": "treff",
            "diamonds": "káró", "hearts": "kőr", "spades": "pikk", "no-trump": "szanzadu",
            "mans": "mans", "bell": "bell", "game": "gém", "dummy": "asztal",
            "declarer": "felvevő", "down": "bukás", "little-slam": "kis szlem",
            "grand-slam": "nagy szlem",
        },
    }
)  # fmt: skip
"""The words by the language of their booklet."""
_RULES: Final = {"swedish": "BW-2", "estonian": "PB-1.7", "hungarian": "HU-3.1"}
_OTHERS: Final = (2, 3, 5)
"""How many wrong answers stand beside the right one, by difficulty."""


def words(language: str, rng: Random, level: int) -> Problem:
    """Ask what a word means, or in harder questions which word is meant."""
    known = FOREIGN[language]
    right, *others = rng.sample(tuple(known), 1 + _OTHERS[level])
    chosen = [right, *others]
    rng.shuffle(chosen)
    to_word = level > 0 and rng.random() < 0.6
    asked, hint, why = texts(
        "foreign-word" if to_word else "foreign-meaning", word=known[right],
        meaning=f"#school-foreign-{language}-{right}", language=language,
    )  # fmt: skip
    return Problem(
        form=Form.CHOOSE, text=asked,
        possible=tuple(
            Possible(
                key,
                Line("school-plain", {"word": known[key]})
                if to_word
                else Line(f"school-foreign-{language}-{key}", {}),
            )
            for key in chosen
        ),
        right=((right,),), hint=hint, why=why, rules=(_RULES[language],),
    )  # fmt: skip


def _register(language: str) -> None:
    kind(f"words-{language}", _RULES[language])(partial(words, language))


for _language in FOREIGN:
    _register(_language)
