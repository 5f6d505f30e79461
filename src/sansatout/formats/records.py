"""What a record of a game says, whichever format it is written in.

A :class:`GameRecord` is one deal: who sat where, the cards, the course of it, how it ended. It
holds what was written, legal or not; :mod:`sansatout.formats.replay` finds out how far it can be
played.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from sansatout.calls import PASS, Call
from sansatout.cards import Card, Hand, Strain
from sansatout.contract import Contract
from sansatout.deal import Deal
from sansatout.events.acts import Act
from sansatout.scoring.duplicate import board_dealer
from sansatout.scoring.sheet import Entry
from sansatout.seats import Seat, Vulnerability

__all__ = [
    "AuctionRecord",
    "Book",
    "CallRecord",
    "CardRecord",
    "Chunk",
    "Comment",
    "GameRecord",
    "Hands",
    "Mark",
    "Notes",
    "PlayRecord",
    "RecordLayout",
    "SeatAct",
    "Tag",
    "deal_list",
]  # fmt: skip

Hands = tuple[Hand | None, Hand | None, Hand | None, Hand | None]
"""The four hands, North first; ``None`` where the cards are not known."""
Notes = Mapping[int, str]
"""Explanations by number."""

_NO_HANDS: Final[Hands] = (None, None, None, None)
_FULL: Final = (1 << 52) - 1


@dataclass(frozen=True, slots=True)
class Comment:
    """Free text; ``style`` is ``{`` or ``;`` as PBN begins it, ``%`` for a line programs skip."""

    text: str
    style: str = "{"


@dataclass(frozen=True, slots=True)
class Mark:
    """What stands beside a call or a card."""

    note: int | None = None
    """Number of the explanation in the section's notes."""
    glyphs: tuple[int, ...] = ()
    """PBN's numbered annotations in rising order, like 1 for a good call."""
    alert: bool = False
    comments: tuple[Comment, ...] = ()
    irregular: str = ""
    """``I`` insufficient, ``S`` turn skipped, ``R`` revoke, ``L`` lead out of turn."""


PLAIN: Final = Mark()


@dataclass(frozen=True, slots=True)
class CallRecord:
    """A call as it stands in a record; ``None`` for a turn that was skipped."""

    call: Call | None
    mark: Mark = PLAIN


@dataclass(frozen=True, slots=True)
class CardRecord:
    """A played card as it stands in a record; ``None`` where it is not told."""

    card: Card | None
    mark: Mark = PLAIN


@dataclass(frozen=True, slots=True)
class AuctionRecord:
    """An auction as written: the calls from the dealer on."""

    calls: tuple[CallRecord, ...] = ()
    notes: Notes = field(default_factory=dict)
    end: str = ""
    """``*`` when no more will be told, ``+`` when it is to be continued."""
    all_pass: int = field(default=0, compare=False)
    """How many of the last passes were written as one ``AP``."""


@dataclass(frozen=True, slots=True)
class PlayRecord:
    """The play as written: one row a trick, the columns clockwise from the opening leader."""

    first: Seat
    cells: tuple[CardRecord, ...] = ()
    notes: Notes = field(default_factory=dict)
    end: str = ""
    """``*`` when no more will be told."""
    turn: int | None = None
    """The cell that is to be played next, where the record says so."""

    @property
    def rows(self) -> tuple[tuple[CardRecord, ...], ...]:
        """The tricks, each with up to four cells."""
        return tuple(self.cells[i : i + 4] for i in range(0, len(self.cells), 4))


@dataclass(frozen=True, slots=True)
class SeatAct:
    """An act and who did it: what a game says that has no calls in PBN's sense."""

    seat: Seat | None
    act: Act


@dataclass(frozen=True, slots=True)
class Tag:
    """A tag of the record that has no field of its own, with the lines that follow it."""

    name: str
    value: str = ""
    section: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Chunk:
    """A piece of the text a record was read from; ``name`` is its tag's, empty before the first."""

    name: str
    text: str
    value: str = ""


@dataclass(frozen=True, slots=True)
class RecordLayout:
    """How a record was written where it came from, so that it can be written so again.

    ``original`` is what the text said; a chunk is used as long as the record still says the same.
    """

    form: str = ""
    """The format: ``pbn`` or ``lin``."""
    chunks: tuple[Chunk, ...] = ()
    gap: str = ""
    """The blank lines before it."""
    original: GameRecord | None = None
    omitted: frozenset[str] = frozenset()
    """Tags that an earlier record of the file gave for all that follow it."""


PLAIN_LAYOUT: Final = RecordLayout()


@dataclass(frozen=True, slots=True, kw_only=True)
class GameRecord:
    """One deal of any of our games, as far as it is known.

    >>> record = GameRecord.of_deal(Deal.unrank(0), board=1)
    >>> str(record.dealer), str(record.vulnerability)
    ('N', 'None')
    """

    variant: str = "duplicate"
    options: Mapping[str, bool | int | str] = field(default_factory=dict)
    laws: str = "enforced"
    board: str = ""
    names: tuple[str, str, str, str] = ("", "", "", "")
    """The players, North first."""
    dealer: Seat | None = None
    vulnerability: Vulnerability | None = None
    hands: Hands = _NO_HANDS
    auction: AuctionRecord | None = None
    acts: tuple[SeatAct, ...] = ()
    """The course of a game that calls and cards alone cannot tell."""
    contract: Contract | Strain | Call | None = None
    """``PASS`` when all passed; a bare strain where the game has no level."""
    factor: int = 1
    """The multiplier of a game with its own doubling (bridge-whist: 2, 4, 8 …)."""
    declarer: Seat | None = None
    swapped: bool = False
    """Declarer and dummy changed places by mistake."""
    play: PlayRecord | None = None
    tricks: int | None = None
    """Tricks won by declarer's side."""
    misagreed: bool = False
    """The players agreed on another number of tricks than was won."""
    entries: tuple[Entry, ...] = ()
    """The sheet's figures for the deal, where the game scores in a way of its own."""
    tags: tuple[Tag, ...] = ()
    comments: tuple[tuple[str, Comment], ...] = ()
    """Comments with the name of the tag they follow, empty before the first."""
    layout: RecordLayout = field(default=PLAIN_LAYOUT, compare=False, repr=False)

    @property
    def deal(self) -> Deal | None:
        """The whole deal; the fourth hand follows from three."""
        hands = self.completed
        if any(hand is None or len(hand) != 13 for hand in hands):
            return None
        n, e, s, w = (hand or Hand() for hand in hands)
        return Deal((n, e, s, w))

    @property
    def completed(self) -> Hands:
        """The hands, with the fourth found from three whole ones."""
        unknown = [seat for seat in Seat if self.hands[seat] is None]
        known = [hand for hand in self.hands if hand is not None]
        if len(unknown) != 1 or any(len(hand) != 13 for hand in known):
            return self.hands
        rest = Hand.from_bits(_FULL & ~(known[0].bits | known[1].bits | known[2].bits))
        n, e, s, w = (rest if hand is None else hand for hand in self.hands)
        return n, e, s, w

    @property
    def calls(self) -> tuple[Call, ...]:
        """The calls from the dealer on, without their marks."""
        entries = self.auction.calls if self.auction else ()
        return tuple(entry.call for entry in entries if entry.call is not None)

    @property
    def strain(self) -> Strain | None:
        """The strain played; ``None`` when it is not known or all passed."""
        if isinstance(self.contract, Contract):
            return self.contract.strain
        return self.contract if isinstance(self.contract, Strain) else None

    @property
    def passed_out(self) -> bool:
        """Whether the record says that all passed."""
        return self.contract is PASS

    def tag(self, name: str) -> str | None:
        """Return the value of the first tag of this name that has no field of its own."""
        return next((tag.value for tag in self.tags if tag.name == name), None)

    @classmethod
    def of_deal(cls, deal: Deal, *, board: int) -> GameRecord:
        """Return the record of a deal as yet unplayed on a numbered board."""
        return cls(
            board=str(board),
            dealer=board_dealer(board),
            vulnerability=Vulnerability.of_board(board),
            hands=deal.hands,
        )


@dataclass(frozen=True, slots=True)
class Book:
    """The records of one file, and how the file is written."""

    records: tuple[GameRecord, ...] = ()
    form: str = ""
    """The format whose header and tail these are: ``pbn`` or ``lin``."""
    header: str | None = None
    """What stands before the first record, line ends included; ``None`` for the usual one."""
    newline: str = "\r\n"
    encoding: str = "latin-1"
    tail: str = ""
    """What stands after the last record."""

    def __len__(self) -> int:
        return len(self.records)

    def __getitem__(self, index: int) -> GameRecord:
        return self.records[index]


def deal_list(deals: Iterable[Deal], *, first: int = 1) -> Book:
    """Return a book of deals on boards numbered from ``first``."""
    return Book(
        tuple(GameRecord.of_deal(deal, board=number) for number, deal in enumerate(deals, first))
    )
