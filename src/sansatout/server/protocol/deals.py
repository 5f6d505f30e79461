"""Deals that are over, what they were worth, and deals that somebody brings along."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from sansatout.laws.shown import RulingView
from sansatout.server.protocol.tables import DealSummary, TableSummary
from sansatout.table.shown import ActView, BargainView, CardView, EntryView, TricksWon
from sansatout.variants.deal_state import Phase
from sansatout.variants.words import Words
from sansatout.written import ALL, SeatName, SideName, StrainName, VulnerabilityName

__all__ = [
    "AnalysedDeal", "Analysis", "AnalysisAnswer", "Coach", "CoachedDecision", "CoachedReach",
    "DealCost", "DealPage", "DealPlayer", "DealProof",
    "DealThought", "History", "HistoryDeal", "HistorySheet", "Mistake", "ParContract", "ParInfo",
    "PlayTrace", "SolvedPosition",
]  # fmt: skip

Hands: TypeAlias = Annotated[dict[SeatName, str], ALL]
TrickCounts: TypeAlias = Annotated[dict[SeatName, Annotated[dict[StrainName, int], ALL]], ALL]


class ParContract(Struct, frozen=True):
    """A contract that neither side can better."""

    contract: str
    declarer: SeatName
    tricks: int


class ParInfo(Struct, frozen=True):
    """What both sides reach who bid and play as well as the cards allow."""

    score: int
    """That of North and South."""
    contracts: list[ParContract]


class Mistake(Struct, frozen=True):
    """A card that gave tricks away."""

    number: int
    """Among the cards of the deal, from nought."""
    seat: SeatName
    card: str
    cost: int


class PlayTrace(Struct, frozen=True):
    """How the tricks to be had changed with every card."""

    side: SideName
    """The declaring side."""
    tricks: list[int]
    """Its tricks with best play before the first card and after each."""
    mistakes: list[Mistake]


class Analysis(Struct, frozen=True):
    """What a deal was worth double dummy; nothing of hands that were unequal."""

    table: TrickCounts | None
    par: ParInfo | None
    """By the game's own figures; ``null`` where nobody bids for a contract."""
    trace: PlayTrace | None


class DealPlayer(Struct, frozen=True):
    """Who had a seat."""

    player: str
    name: str


class DealThought(Struct, frozen=True):
    """What a robot thought at an act."""

    seq: int
    seat: SeatName
    kind: str
    payload: dict[str, Any]
    thoughts: dict[str, Any]


class DealProof(Struct, frozen=True, kw_only=True):
    """What the shuffle of a finished deal can be done again with."""

    secret: str
    commitment: str
    contributions: dict[SeatName, str]
    """The players' own numbers."""
    cut: int | None
    cut_by: SeatName | None
    """``null`` where the table cut."""
    table: str
    deal: int
    dealer: SeatName
    cards: str
    """The deal of the shuffle."""


class PublicDeal(Struct, frozen=True, kw_only=True):
    """What everybody may know of a deal once it is over."""

    number: int
    variant: str
    booklet: str
    options: dict[str, bool | int | str]
    dealer: SeatName
    vulnerable: list[SeatName]
    phase: Phase
    hands: Hands
    """As they were dealt."""
    cards: str
    dialogue: Annotated[Any, Meta(extra={"type": Words})]
    """What was said before the play; which of the three it is, its ``name`` tells."""
    bargain: BargainView | None
    play: list[CardView]
    """The cards in the order played."""
    tricks: TricksWon | None
    agreed: int | None
    entries: list[EntryView]
    """The deal's figures on the sheet."""
    late: list[RulingView] = []
    """What was ruled on it once its play was over, and what that changed."""
    proof: DealProof | None


class DealPage(PublicDeal, frozen=True, kw_only=True):
    """A finished deal with all that can be said about it."""

    deal: str
    table: str
    finished: str
    players: dict[SeatName, DealPlayer]
    you: SeatName | None
    analysis: Analysis
    thoughts: list[DealThought]
    downloads: dict[str, str]
    """Addresses of files by their suffixes."""


class SolvedPosition(Struct, frozen=True):
    """A position in the play with what every card gives its side."""

    turn: SeatName | None
    hands: dict[SeatName, str]
    trick: list[str]
    values: dict[str, int]


class AnalysedDeal(Struct, frozen=True, kw_only=True):
    """A deal that somebody brought along."""

    board: str
    dealer: SeatName
    vulnerable: list[SeatName]
    cards: str
    hands: Hands
    table: TrickCounts
    par: ParInfo | None
    contract: str | None
    declarer: SeatName | None
    play: list[str]
    vulnerability: VulnerabilityName
    leader: SeatName | None
    """Who leads to the contract."""
    link: str
    """The address of this deal's analysis."""


class AnalysisAnswer(Struct, frozen=True):
    """Deals of a text, and a position in the play of the first of them."""

    deals: list[AnalysedDeal]
    position: SolvedPosition | None
    boards: list[str]
    """What all deals of the text are called there."""


class DealCost(Struct, frozen=True):
    """What a player's cards gave away, with all cards in sight."""

    tricks: int | None
    """``null`` for who played no card."""


class CoachedReach(Struct, frozen=True):
    """What words led to, and what that is worth to my side with all cards seen."""

    bargain: BargainView | None
    """``null`` where nobody plays."""
    tricks: int
    """Those of the declaring side with best play."""
    points: int


class CoachedDecision(Struct, frozen=True, kw_only=True):
    """A decision of mine that cost something, and what would have been better."""

    seq: int
    """Before which act the deal can be played on otherwise."""
    card: int | None
    """Which card of the deal, from nought; ``null`` for words."""
    act: ActView
    better: list[ActView]
    """The cards that cost nothing with all cards seen; of words, what the system says."""
    points: int
    """What it cost my side by the game's figures, the state of the sheet included."""
    tricks: int
    """What a card cost; nought for words."""
    here: CoachedReach | None
    """Of words: what they led to."""
    there: CoachedReach | None
    """Of words: what robots would have come to after the better ones."""
    robot: ActView | None
    """What a robot would have done that saw what I saw; ``null`` if it had no time to think."""
    idea: dict[str, Any] | None
    """What it thought of, a message."""
    reason: dict[str, Any] | None


class Coach(Struct, frozen=True):
    """My costliest decisions in a finished deal, at most three."""

    seat: SeatName | None
    """Where I sat; ``null`` for who did not play it."""
    decisions: list[CoachedDecision]


class HistoryDeal(Struct, frozen=True, kw_only=True):
    """A deal that I played."""

    deal: str
    table: str
    number: int
    variant: str
    finished: str
    seat: SeatName | None
    summary: DealSummary
    names: dict[SeatName, str]
    points: int | None
    """What the deal brought my side, less what it brought the other."""
    cost: int | None
    """Tricks that my cards gave away, where that has been reckoned."""


class HistorySheet(Struct, frozen=True):
    """A score that I kept."""

    sheet: str
    system: str
    names: list[str]
    changed: str


class History(Struct, frozen=True):
    """What I have played and scored, newest first."""

    tables: list[TableSummary]
    deals: list[HistoryDeal]
    sheets: list[HistorySheet]
