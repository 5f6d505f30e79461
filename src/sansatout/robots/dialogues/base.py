"""What robots know of one kind of dialogue: to speak in it, and to hear what others say."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

from sansatout.cards import Hand
from sansatout.events import Act
from sansatout.robots.bidding import Decision, Situation, System, Systems
from sansatout.robots.bidding.bridge_whist import Role
from sansatout.robots.dialogues.belief import Sight
from sansatout.robots.message import Message
from sansatout.robots.play.layouts import Misfits
from sansatout.scoring.figures.parts import RuleTable
from sansatout.seats import Seat
from sansatout.variants.deal_state import Dialogue

__all__ = ["AdviceOnPaper", "Heard", "Knowing", "Meant", "Speaker", "SystemNames"]

SystemNames = str | tuple[str, str]
"""The key of the system all play, or North-South's and East-West's."""

Said = TypeVar("Said", bound=Dialogue)


@dataclass(frozen=True, slots=True)
class Knowing:
    """What whoever speaks next knows."""

    hand: Hand
    situation: Situation
    systems: System | Systems
    dummy: Hand | None = None
    """The open hand, in the games that open it before declarer chooses."""


@dataclass(frozen=True, slots=True)
class Heard:
    """What whoever listens knows of the state in which the words were said."""

    situation: Situation
    systems: tuple[str, str]
    """The keys of North-South's and East-West's."""
    sight: Sight | None = None
    """What the listener has seen; ``None`` where words are explained and nobody's hand matters."""


@dataclass(frozen=True, slots=True)
class AdviceOnPaper:
    """What robots go by, short enough for a card on the table; texts are message ids."""

    title: str
    steps: tuple[str, ...]
    """What to look at, one after another."""
    tables: tuple[RuleTable, ...]
    remarks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Meant:
    """What words say about the hand of whoever says them, from the talk alone."""

    plain: Message
    """In a few words."""
    whole: Message
    """All of it."""
    kind: Message | None = None
    """What kind of bid it is; none of other words, whose kind is the words themselves."""


class Speaker(ABC, Generic[Said]):
    """One kind of dialogue; its words as typed are a fact of the acts themselves."""

    kind: ClassVar[type[Any]]
    """The class of dialogue it is about."""
    acts: ClassVar[tuple[type[Act], ...]]
    """The kinds of words that are said in it."""
    advice: ClassVar[str] = ""
    """The name by which a booklet's own advice is asked for; none where there are systems."""

    @abstractmethod
    def say(self, dialogue: Said, knowing: Knowing) -> Decision[Act]:
        """Choose the next words of the player whose turn it is."""

    @abstractmethod
    def hear(self, dialogue: Said, heard: Heard) -> Mapping[Seat, Misfits]:
        """Return for each seat how to count the words a hand would not have said."""

    def said(self, dialogue: Said) -> Iterator[tuple[Said, Seat, Act]]:
        """Give the words that mean something: the talk before each, who said it, and what."""
        del dialogue
        yield from ()

    def meant(self, dialogue: Said, act: Act, heard: Heard) -> Meant | None:
        """Return what the act would say as the next words; ``None`` where it says itself."""
        del dialogue, act, heard
        return None

    def say_anything(self, acts: Sequence[Act], hand: Hand, rng: Random) -> Act:
        """Choose at random among the acts, but so that a game gets on."""
        del hand
        return rng.choice(acts)

    def on_paper(self) -> AdviceOnPaper | None:
        """Return what robots go by, where it fits on a card."""
        return None

    def begun(self, dealer: Seat) -> Said:
        """Return the dialogue before the first word, where advice is asked for without a table."""
        raise NotImplementedError(f"{type(self).__name__} gives no advice")

    def advise(self, dialogue: Said, knowing: Knowing) -> Decision[Act]:
        """Say what the booklet advises whoever is to speak."""
        return self.say(dialogue, knowing)

    def namer_and_doubled(self, dialogue: Said, leader: Seat) -> tuple[Role, bool]:
        """Return who named the strain, counted from the dealer, and whether partner doubled."""
        del dialogue, leader
        return Role.DEALER, False

    def doubles_late(self, dialogue: Said) -> bool:
        """Tell whether any opponent may double the last bid, or only the next player (P08)."""
        del dialogue
        return True
