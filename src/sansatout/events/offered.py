"""An act as it is offered: what is fixed of it, and what can be chosen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import product
from typing import TypeAlias

import msgspec

from sansatout.cards import Hand
from sansatout.events.acts import KNOWN, Act
from sansatout.events.codec import Value, from_plain, to_plain

__all__ = ["Action", "Choice", "breaks", "free", "whole"]

Choice: TypeAlias = bool | int | str | Mapping[str, str]
"""One value of a free field; of cards led together each hand's."""


_HASHABLE = frozenset((range, tuple))


class Action(msgspec.Struct, frozen=True, omit_defaults=True):
    """An act open to a seat, in the form in which a view has it."""

    kind: str
    payload: Mapping[str, Value]
    """The fields that are fixed."""
    law: str | None = None
    """The law that gives a remedy."""
    choices: Mapping[str, list[Choice]] = {}
    """The fields that are free, with all they may be."""
    irregular: bool = False
    """Whether it breaks, or may break, a law, so that a page can warn first."""
    at_once: int | None = None
    """How many of the places of a draw are taken, if not one."""
    needs: list[str] = []
    """The fields that may not stay empty."""
    text: str = ""
    """The name of its text among what can be done, if it is not the kind."""
    door: str = ""
    """Where a page has it that has no place for it: with what one may ``speak`` of, or ``do``."""
    suggested: bool = False
    """Whether it is what a beginner can be helped with: the points that the hand counts."""

    @property
    def is_whole(self) -> bool:
        """Whether nothing is left to choose."""
        return not self.choices

    def act(self, **chosen: object) -> Act:
        """Return the act with what was chosen, in JSON values.

        :raises NotationError: if a field is missing or not what it should be
        """
        act: Act = from_plain(KNOWN[self.kind], {**self.payload, **chosen})
        return act

    def acts(self) -> Iterator[Act]:
        """Give every act that can be chosen, where each field takes one of its values."""
        for chosen in product(*self.choices.values()):
            yield self.act(**dict(zip(self.choices, chosen, strict=True)))


def whole(act: Act, *, irregular: bool = False) -> Action:
    """Return an act of which nothing is free, where it can be the same object for equal acts."""
    try:
        return _whole(act, irregular=irregular)
    except TypeError:  # an act with a mapping has no hash
        return _whole.__wrapped__(act, irregular=irregular)


@lru_cache(maxsize=4096)
def _whole(act: Act, *, irregular: bool) -> Action:
    return _offer(type(act), to_plain(act), {}, irregular=irregular)


def free(
    kind: type[Act], fixed: Mapping[str, Value] | None = None, /, **choices: Iterable[object]
) -> Action:
    """Return an act of which some fields are free, with the values that each may have."""
    return _offered(kind, fixed or {}, choices, irregular=False)


def breaks(
    kind: type[Act], fixed: Mapping[str, Value] | None = None, /, **choices: Iterable[object]
) -> Action:
    """Return an act with free fields that breaks, or may break, a law."""
    return _offered(kind, fixed or {}, choices, irregular=True)


def _offered(
    kind: type[Act],
    fixed: Mapping[str, Value],
    choices: Mapping[str, Iterable[object]],
    *,
    irregular: bool,
) -> Action:
    """Return the same object for equal offers: to write every value anew would take long.

    Hands change from card to card; who offers them keeps what can be kept.
    """
    if Hand in map(type, choices.values()):
        written = {name: _written(each) for name, each in choices.items()}
        return _offer(kind, {**fixed}, written, irregular=irregular)
    free_ = tuple(
        [(name, each if type(each) in _HASHABLE else tuple(each)) for name, each in choices.items()]
    )
    try:
        # mypy takes the hash of an act for that of its class.
        return _shared(kind, tuple(fixed.items()), free_, irregular=irregular)  # type: ignore[arg-type]
    except TypeError:  # cards led together are mappings, which have no hash
        return _shared.__wrapped__(kind, tuple(fixed.items()), free_, irregular=irregular)


@lru_cache(maxsize=4096)
def _shared(
    kind: type[Act],
    fixed: tuple[tuple[str, Value], ...],
    choices: tuple[tuple[str, Iterable[object]], ...],
    *,
    irregular: bool,
) -> Action:
    written = {name: _written(each) for name, each in choices}
    return _offer(kind, dict(fixed), written, irregular=irregular)


def _written(values: Iterable[object]) -> list[Choice]:
    if isinstance(values, Hand):
        return [card.text for card in values]
    return [*map(_choice, values)]


def _choice(value: object) -> Choice:
    return value if isinstance(value, bool | int | str | Mapping) else str(value)


def _offer(
    kind: type[Act],
    fixed: Mapping[str, Value],
    choices: Mapping[str, list[Choice]],
    *,
    irregular: bool,
) -> Action:
    text = kind.deed(fixed, choices)
    return Action(
        kind.kind,
        fixed,
        choices=choices,
        irregular=irregular,
        text="" if text == kind.kind else text,
        door=kind.door if irregular or not kind.has_place else "",
    )
