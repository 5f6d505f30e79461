"""What every act is: a kind, its facts, and how it is named in texts."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import ClassVar, Final

from sansatout.events.codec import Value
from sansatout.seats import Seat

__all__ = ["KNOWN", "About", "Act", "Time", "forget"]


class Time(Enum):
    """When an act is a referee's business."""

    DEALING = "dealing"
    """From the pack's readiness to the last card dealt."""
    PLAYING = "playing"
    AFTERWARDS = "afterwards"
    """From the end of the play to the next cut (L-REVOKE-17, PB-5.7)."""


class About(Enum):
    """Which deal an act speaks of once the next one has begun."""

    THIS = "this"
    LAST = "last"
    """The deal before, until the next cards are out: its tricks and revokes."""
    SCORE = "score"
    """The deal before, always: what was written down of it."""


KNOWN: Final[dict[str, type[Act]]] = {}
"""Every kind of act with its class: an act is known by being written."""


def forget(act: type[Act]) -> None:
    """Let an act be unknown until a code of laws rules on it."""
    KNOWN.pop(act.kind, None)


@dataclass(frozen=True, slots=True)
class Act:
    """The base of all acts, with the facts of each class."""

    kind: ClassVar[str]
    public: ClassVar[bool] = False
    """Whether everybody at the table sees it happen, with all that belongs to it."""
    when: ClassVar[tuple[Time, ...]] = (Time.PLAYING,)
    about: ClassVar[About] = About.THIS
    door: ClassVar[str] = ""
    """Where a page offers it, if it has no place of its own: with what one may ``speak`` of, or
    with what else one can ``do``."""
    has_place: ClassVar[bool] = False
    """Whether it stands there only when it breaks a law, and has a place of its own else."""

    def __init_subclass__(cls) -> None:
        other = KNOWN.get(cls.kind)
        assert other is None or other.__qualname__ == cls.__qualname__, f"two acts {cls.kind}"
        KNOWN[cls.kind] = cls

    def seen_by_all(self, seat: Seat | None) -> bool:
        """Tell whether everybody sees the seat do it; ``None`` is the table itself."""
        del seat
        return self.public

    def for_all(self) -> Act:
        """Return the act without what only some of the players have seen of it."""
        return self

    @property
    def typed(self) -> str:
        """The act as a player types it."""
        return self.kind

    @classmethod
    def deed(cls, fixed: Mapping[str, Value], free: Collection[str]) -> str:
        """Return the name of the text of an offer: acts of a kind differ by what is fixed."""
        del fixed, free
        return cls.kind

    def heard(self, seat: Seat | None) -> str:
        """Return the name of the text that tells what everybody saw the seat do."""
        del seat
        return self.kind
