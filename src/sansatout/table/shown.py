"""The form of a view: what one seat, or a watcher, may see, as it goes over the wire.

``docs/protocol.md`` is the contract; a field that a table does not have is left out (``UNSET``).
:mod:`sansatout.table.view` makes them, the server sends them, the page's types come from them.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import UNSET, Struct, UnsetType

from sansatout.events.codec import Value
from sansatout.events.offered import Action
from sansatout.laws.shown import LawView, RulingView
from sansatout.table.state import Stage
from sansatout.variants.deal_state import Phase
from sansatout.variants.words import Words
from sansatout.written import ColumnName, SeatName, SideName, StrainName

__all__ = [
    "ActView",
    "AnswerView",
    "BargainView",
    "BoardResultView",
    "BoardView",
    "CardView",
    "CeremonyView",
    "Content",
    "DealView",
    "DrawView",
    "EndedView",
    "EntryView",
    "HandAnswer",
    "LastingView",
    "LineView",
    "LookView",
    "NextRoundView",
    "OptionReading",
    "PendingView",
    "ReadingView",
    "RoundEndView",
    "RoundView",
    "SettlingView",
    "SheetView",
    "TrickAnswer",
    "TrickView",
    "TricksWon",
    "View",
]  # fmt: skip


class CardView(Struct, frozen=True):
    """A card and the hand it came from."""

    seat: SeatName
    card: str


class TrickView(Struct, frozen=True):
    """The trick that lies on the table, in the order played."""

    cards: list[CardView]
    winner: SeatName
    """Whose card is best so far."""
    complete: bool


class TricksWon(Struct, frozen=True):
    """The tricks of both sides."""

    declaring: int
    defending: int


class BargainView(Struct, frozen=True):
    """What is being played, who plays it, and for what stake."""

    strain: StrainName
    declarer: SeatName
    dummy: SeatName
    contract: str | None
    """``null`` in games without contracts."""
    multiplier: int
    namer: SeatName | None
    bonus: bool
    target: int
    """How many tricks the declaring side needs."""
    order: list[SeatName] | UnsetType = UNSET
    """The seats in the order of play, from any of them: so they are drawn (MB-AMB-05).

    Summaries stored before it was told have none.
    """


class LookView(Struct, frozen=True):
    """A gathered trick that somebody looked at."""

    seat: SeatName
    trick: int


class CeremonyView(Struct, frozen=True):
    """Shuffle, cut and deal by the players' own hands, where they can go wrong."""

    shuffled: list[SeatName]
    cut: bool
    pack: str
    by: SeatName | None
    """Who deals."""
    dealt: int
    """How many cards."""


class DealView(Struct, frozen=True, kw_only=True):
    """The deal: its pack, and once the cards are dealt what is said and played."""

    number: int
    pack: int
    commitment: str | None
    """The hash of the secret that the shuffle follows from; ``null`` for cards laid out."""
    contributions: dict[SeatName, str]
    """The players' own numbers in the shuffle."""
    cutter: SeatName
    cut: int | None
    secret: str | None
    """Told when the deal is over."""
    vulnerable: list[SeatName]
    next_second: list[SeatName] | UnsetType = UNSET
    """After the deal: whose second game the next one is, once the players have agreed on it."""
    phase: Phase | UnsetType = UNSET
    dialogue: Words | UnsetType | None = UNSET
    """``null`` when the booklet hides it during the play."""
    bargain: BargainView | UnsetType | None = UNSET
    roles: dict[SeatName, str] | UnsetType = UNSET
    """How the booklet calls the players during the play: ``declarer dummy senior junior``; the text
    is ``page-<role>``."""
    turn: SeatName | UnsetType | None = UNSET
    """The seat to speak, or the hand to play."""
    actor: SeatName | UnsetType | None = UNSET
    """Who plays that hand."""
    player: SeatName | UnsetType = UNSET
    """Who plays declarer's hand and dummy's, where declarer has left them to the partner."""
    hands: dict[SeatName, str] | UnsetType = UNSET
    """The cards still held, of the hands the seat may see."""
    counts: dict[SeatName, int] | UnsetType = UNSET
    """How many cards every hand holds, as far as the seat can tell."""
    trick: TrickView | UnsetType | None = UNSET
    won: TricksWon | UnsetType | None = UNSET
    tricks: list[list[CardView]] | UnsetType | None = UNSET
    """All tricks, when the deal is over."""
    deal: str | UnsetType | None = UNSET
    """All hands as they were dealt, when the deal is over."""
    agreed: int | UnsetType | None = UNSET
    """The declaring side's tricks, where a claim or concession ended the play."""
    laid_down: bool | UnsetType = UNSET
    doubted: list[SideName] | UnsetType = UNSET
    """The sides whose claim was refused in this deal."""
    looks: list[LookView] | UnsetType = UNSET
    ceremony: CeremonyView | UnsetType = UNSET
    law: LawView | UnsetType = UNSET
    points: dict[SeatName, int] | UnsetType = UNSET
    """What each hand counts as it was dealt, at a teaching table."""


class EntryView(Struct, frozen=True):
    """One figure of a sheet with its reason."""

    owner: ColumnName
    place: str
    points: int
    label: str
    count: int | None
    rule: str
    deal: int | None
    struck: bool | UnsetType = UNSET
    """Whether another figure has taken its place on the pad."""


class LineView(Struct, frozen=True):
    """What one deal left on the sheet."""

    played: bool
    entries: list[EntryView]
    game_to: ColumnName | None


class OptionReading(Struct, frozen=True):
    """An option as it is read here."""

    name: str
    reading: str
    rule: str


class BoardResultView(Struct, frozen=True):
    """What became of a board at one table."""

    contract: str | None
    """``null`` when all passed."""
    declarer: SeatName | None
    by: ColumnName | None
    tricks: int | None
    points: int
    """North-South's, as one number."""


class BoardView(Struct, frozen=True):
    """A board: the result here, that of robots with the same cards, and the difference."""

    number: int
    dealer: SeatName
    vulnerable: list[SideName]
    here: BoardResultView
    there: BoardResultView | None
    """``null`` as long as robots still play it."""
    imps: int | None
    """North-South's."""


class SheetView(Struct, frozen=True, kw_only=True):
    """A score sheet of any game; North-South are "we"."""

    number: int
    """Which rubber, sitting or set it is."""
    owners: list[ColumnName]
    lines: list[LineView]
    extra: list[EntryView]
    """What ends the sheet: premiums, settling up."""
    beneath: list[str] | UnsetType = UNSET
    """Labels of entries that are added beneath the sums, where a booklet writes them there."""
    pad: list[list[EntryView]] | UnsetType = UNSET
    """The figures game by game as they are kept, where not each is written by itself."""
    left: dict[ColumnName, int] | UnsetType = UNSET
    """What is left in the columns, where points are struck from the opponents."""
    totals: dict[ColumnName, dict[str, int]]
    """By owner and place; ``all`` is the sum."""
    standing: dict[ColumnName, int] | None
    """Points towards the current game, where there are games."""
    games: dict[ColumnName, int] | None
    over: bool
    options: list[OptionReading]
    boards: list[BoardView] | UnsetType = UNSET
    """The deals, where each stands by itself and is compared with another table."""
    imps: int | UnsetType = UNSET
    """North-South's sum over the boards compared."""


class SettlingView(Struct, frozen=True):
    """One figure on the way to what the players win or lose (``settling-<label>``)."""

    label: str
    points: int


class NextRoundView(Struct, frozen=True):
    """Who sits where in the next rubber or sitting."""

    players: dict[SeatName, str]
    """Nobody yet where seats are drawn anew."""
    waiting: list[str]
    changes: bool
    """Whether somebody gets another partner, or sits out."""
    draws: bool
    """Whether seats are drawn first."""


class RoundEndView(Struct, frozen=True, kw_only=True):
    """A rubber or sitting that is over: who won it, by how much, and how that is settled."""

    winner: ColumnName | None
    """Who gains by it; ``null`` if nobody does."""
    complete: bool
    """``false`` if it was broken off."""
    settling: list[SettlingView]
    accounts: dict[str, int]
    """Player and plus or minus."""


class RoundView(RoundEndView, frozen=True, kw_only=True):
    """A rubber or sitting of before, with its sheet."""

    players: dict[SeatName, str]
    sheet: SheetView


class EndedView(RoundEndView, frozen=True, kw_only=True):
    """The rubber or sitting that has just ended, and what comes next."""

    next: NextRoundView


class DrawView(Struct, frozen=True, kw_only=True):
    """The draw for seats."""

    commitment: str | None
    secret: str | None
    drawn: dict[str, str]
    """Player and card."""
    taken: list[int]
    edge: int
    """So many cards at either end of the spread may not be drawn."""
    order: list[str]
    chooses: str | None
    seats: list[SeatName]
    """Among which the player chooses."""
    to_draw: list[str]
    log: list[RulingView]


class ActView(Struct, frozen=True):
    """An act that waits for answers."""

    kind: str
    payload: dict[str, Value]


class PendingView(Struct, frozen=True):
    """A claim, concession or request, and who has still to answer."""

    what: str
    by: SeatName
    waiting: list[SeatName]
    act: ActView


class TrickAnswer(Struct, frozen=True):
    """A gathered trick that was looked at."""

    trick: int
    cards: list[CardView]


class HandAnswer(Struct, frozen=True):
    """A hand that dummy peeped into."""

    seat: SeatName
    hand: str


Content: TypeAlias = Words | BargainView | TrickAnswer | HandAnswer | list[CardView] | None


class AnswerView(Struct, frozen=True):
    """What the seat alone was told."""

    kind: str
    content: Content


class ReadingView(OptionReading, frozen=True):
    """A reading of a law that is not the usual one."""

    law: str


class LastingView(Struct, frozen=True, kw_only=True):
    """What everybody sees and what changes from deal to deal at most.

    It follows from the table's setup, seats, waiting players, dealer, sheet and finished rounds: as
    long as these are the same objects it can be kept, encoded or not.
    """

    v: int
    table: str
    variant: str
    booklet: str
    laws: str
    """``enforced`` or ``at-the-table``."""
    options: dict[str, str]
    readings: list[ReadingView]
    players: dict[SeatName, str]
    waiting: list[str]
    dealer: SeatName
    sheet: SheetView
    accounts: dict[str, int]
    """Every player's plus or minus over what is finished."""
    ended: EndedView | None
    """The end of the sheet, when it is over."""
    teaching: bool
    """Whether all hands lie open to everybody."""


class View(LastingView, frozen=True, kw_only=True):
    """All that a seat, or a watcher, may see of a table."""

    seq: int
    """The number of the next event; it goes into the next act."""
    stage: Stage
    draw: DrawView | None
    """In the stages of the draw."""
    pending: PendingView | None
    you: SeatName | None
    answer: AnswerView | None
    actions: list[Action]
    """What the seat may do now."""
    deal: DealView | None
    """``null`` before the first shuffle."""
