"""What was said before the play, in the form in which a view has it."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from sansatout.events.acts import Utterance
from sansatout.written import SeatName, StrainName

__all__ = ["AnnouncingWords", "AuctionWords", "NamingWords", "SaidWords", "Words"]


class AuctionWords(Struct, frozen=True, kw_only=True):
    """The calls of an auction."""

    name: Literal["auction"] | UnsetType = "auction"
    """Which stage this is; not told with an answer to a question."""
    dealer: SeatName
    calls: list[str]
    by: list[SeatName] | UnsetType = UNSET
    """Who made each call, where that need not be the order of the seats."""


class SaidWords(Struct, frozen=True, kw_only=True):
    """One word of naming and doubling."""

    seat: SeatName
    kind: Literal["name", "remit", "speak"]
    strain: StrainName | UnsetType = UNSET
    words: Utterance | UnsetType = UNSET


class NamingWords(Struct, frozen=True, kw_only=True):
    """The naming of bridge-whist and its doubling."""

    name: Literal["naming", "doubling"] | UnsetType
    dealer: SeatName
    said: list[SaidWords]
    namer: SeatName | None
    strain: StrainName | None
    multiplier: int


class AnnouncingWords(Struct, frozen=True, kw_only=True):
    """The announcements of minibridge and declarer's choice."""

    name: Literal["announcing", "choosing"] | UnsetType
    announced: dict[SeatName, int]
    """Points, in the order in which they were announced."""
    order: list[SeatName]
    exposed: SeatName | None
    """The hand that lies open at once, with three players."""
    recounts: int
    declarer: SeatName | None
    strain: StrainName | None
    bonus: bool | None
    told: bool = False
    """Whether the table told the points after the players had miscounted too often."""


Words: TypeAlias = AuctionWords | NamingWords | AnnouncingWords
