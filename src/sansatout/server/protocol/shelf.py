"""What can be played and scored here, and by which rules."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from sansatout.options import OptionValue
from sansatout.scoring.figures.parts import RuleTable
from sansatout.scoring.telling.forms import EntryForm
from sansatout.written import SeatName

__all__ = [
    "BookletInfo", "Games", "LanguageInfo", "Languages", "OptionInfo", "RobotInfo", "RulesPage",
    "SystemInfo", "VariantInfo",
]  # fmt: skip


class OptionInfo(Struct, frozen=True):
    """Something that can be read in two ways."""

    name: str
    rule: str
    default: OptionValue
    values: list[OptionValue]
    """All readings, the default first; none where any whole number will do."""
    law: str | None = None
    """The law it reads, if it is a reading of one."""


class VariantInfo(Struct, frozen=True, kw_only=True):
    """A game."""

    key: str
    booklet: str
    system: str
    """The score that can be kept of it."""
    trainer: bool
    """Whether its laws can be practised."""
    compares_boards: bool
    """Whether a result counts by what others reach with the same cards."""
    players: int
    most_players: int
    """With those who sit out."""
    places: list[SeatName]
    has_partners: bool
    """Whether somebody sits at dummy's place, to whom the play could be handed over."""
    seating: list[Literal["draw", "fixed"]]
    laws: list[str]
    options: list[OptionInfo]
    readings: list[OptionInfo]
    """Where its laws can be read in two ways."""
    bids: bool
    """Whether players bid for a contract, so that robots need a system for it."""


class RulesPage(VariantInfo, frozen=True, kw_only=True):
    """What the rules page of a game shows."""

    variant: str
    tables: list[RuleTable]
    words: list[str]
    """What a newcomer meets: ``page-word-…`` and ``page-word-…-means`` say each."""


class BookletInfo(Struct, frozen=True):
    """A booklet on the shelf."""

    key: str
    variants: list[str]


class SystemInfo(Struct, frozen=True, kw_only=True):
    """A score that can be kept with real cards."""

    key: str
    booklet: str
    players: int
    options: list[OptionInfo]
    form: EntryForm
    correction_rule: str
    """The rule that limits corrections of a wrong score; empty where there is none."""


class RobotInfo(Struct, frozen=True):
    """How well robots play, and what they bid."""

    levels: list[str]
    systems: list[str]
    usual_level: str
    usual_system: str


class Games(Struct, frozen=True, kw_only=True):
    """The shelf."""

    booklets: list[BookletInfo]
    variants: list[VariantInfo]
    systems: list[SystemInfo]
    robots: RobotInfo
    languages: list[str]
    play_now: str
    """The game for who wants to play at once."""


class LanguageInfo(Struct, frozen=True):
    """A language by its tag, and what it calls itself."""

    key: str
    name: str


class Languages(Struct, frozen=True):
    """The languages of all texts."""

    languages: list[LanguageInfo]
