"""The regular acts at a table, for all games: one class each, told apart by ``kind``.

Who acts is in the envelope (:class:`sansatout.events.Event`). A variant allows the acts its booklet
knows; the names of the seats' acts are the same in every game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import ClassVar

from sansatout.calls import Bid, Call
from sansatout.cards import Card, Strain
from sansatout.seats import Seat

__all__ = [
    "Act",
    "Announce",
    "Ask",
    "Choose",
    "ChooseSeat",
    "Claim",
    "Concede",
    "Contribute",
    "Cut",
    "Draw",
    "LayOut",
    "LookBack",
    "MakeCall",
    "MakeTable",
    "Name",
    "NameCards",
    "NextDeal",
    "Play",
    "Remit",
    "Respond",
    "Review",
    "Shuffle",
    "Speak",
    "Topic",
    "Utterance",
]


@dataclass(frozen=True, slots=True)
class Act:
    """The base of all acts."""

    kind: ClassVar[str]


@dataclass(frozen=True, slots=True)
class MakeTable(Act):
    """Open a table: which game, with which options, for whom; always the first event."""

    kind = "make-table"
    variant: str
    players: tuple[str, ...]
    options: Mapping[str, bool | int | str] = field(default_factory=dict)
    table: str = ""
    """The table's name in the shuffle's seed."""
    seating: str = "draw"
    """``draw`` for the booklet's draw, ``fixed`` for North, East, South, West as listed."""
    laws: str = "enforced"


@dataclass(frozen=True, slots=True)
class Shuffle(Act):
    """Make a pack ready: the secret whose digest is published now and itself after the deal.

    A seat's own shuffle (``at-the-table``) has no secret.
    """

    kind = "shuffle"
    secret: str = ""
    """64 hexadecimal digits; no view shows it before the deal is over."""
    faces_seen: bool = False
    hidden: bool = False


@dataclass(frozen=True, slots=True)
class LayOut(Act):
    """Deal cards that somebody chose in the place of a shuffle; nothing proves them fair."""

    kind = "lay-out"
    cards: str
    """The four hands in PBN's form."""
    dealer: Seat = Seat.N


@dataclass(frozen=True, slots=True)
class Draw(Act):
    """Take cards from the spread pack to decide the seats."""

    kind = "draw"
    player: str
    positions: tuple[int, ...]
    """Places in the spread, 1 to 52."""


@dataclass(frozen=True, slots=True)
class ChooseSeat(Act):
    """Choose a place at the table after the draw."""

    kind = "choose-seat"
    player: str
    at: Seat


@dataclass(frozen=True, slots=True)
class Contribute(Act):
    """Give a number of one's own to the shuffle, between its commitment and the cut."""

    kind = "contribute"
    number: str
    """64 hexadecimal digits, drawn by the player's own program."""


@dataclass(frozen=True, slots=True)
class Cut(Act):
    """Lift so many cards from the pack."""

    kind = "cut"
    count: int
    faces_seen: bool = False


@dataclass(frozen=True, slots=True)
class MakeCall(Act):
    """Call in the auction: pass, bid, double or redouble."""

    kind = "call"
    call: Call
    named: Bid | None = None
    """The bid a doubler names aloud."""


@dataclass(frozen=True, slots=True)
class Name(Act):
    """Name the strain (bridge-whist)."""

    kind = "name"
    strain: Strain


@dataclass(frozen=True, slots=True)
class Remit(Act):
    """Hand the naming to partner (bridge-whist)."""

    kind = "remit"


class Utterance(Enum):
    """What can be said between the naming and the lead (bridge-whist)."""

    ASK = "ask"
    LEAD = "lead"
    DOUBLE = "double"
    REDOUBLE = "redouble"
    PASS = "pass"


@dataclass(frozen=True, slots=True)
class Speak(Act):
    """Ask for the lead, consent to it, double, redouble or pass (bridge-whist)."""

    kind = "speak"
    words: Utterance


@dataclass(frozen=True, slots=True)
class Announce(Act):
    """Announce one's high-card points (minibridge)."""

    kind = "announce"
    points: int


@dataclass(frozen=True, slots=True)
class Choose(Act):
    """Choose the strain and whether to play for the bonus (minibridge)."""

    kind = "choose"
    strain: Strain
    bonus: bool = False


@dataclass(frozen=True, slots=True)
class Play(Act):
    """Play a card, from one's own hand or from dummy."""

    kind = "play"
    card: Card
    hand: Seat | None = None
    """The hand the card comes from, when it is not the actor's own."""
    as_: str = ""
    """``lead``: clearly meant as a lead; ``repair``: put into a short trick."""
    obeying: bool = False


class Topic(Enum):
    """What a review tells."""

    AUCTION = "auction"
    CONTRACT = "contract"


@dataclass(frozen=True, slots=True)
class Review(Act):
    """Have the auction repeated, or be told the contract."""

    kind = "review"
    what: Topic


@dataclass(frozen=True, slots=True)
class LookBack(Act):
    """Look at a trick already gathered."""

    kind = "look-back"
    trick: int
    """The number of the trick from 1."""
    reason: str = ""


@dataclass(frozen=True, slots=True)
class NameCards(Act):
    """Ask the others to name the cards they played to the trick on the table."""

    kind = "name-cards"


@dataclass(frozen=True, slots=True)
class Claim(Act):
    """Claim so many of the remaining tricks, with the cards in the order they will be played."""

    kind = "claim"
    tricks: int
    line: tuple[Card, ...] = ()
    words: str = ""
    shows: tuple[Card, ...] = ()
    to: str = ""


@dataclass(frozen=True, slots=True)
class Concede(Act):
    """Give up so many of the remaining tricks."""

    kind = "concede"
    tricks: int


@dataclass(frozen=True, slots=True)
class Ask(Act):
    """Ask the others to agree to something: ``undo``, ``break-off`` or ``redraw``."""

    kind = "ask"
    what: str
    back_to: int | None = None
    """For ``undo``: the sequence number of the first event to be taken back."""


@dataclass(frozen=True, slots=True)
class Respond(Act):
    """Answer a claim or a request."""

    kind = "respond"
    to: str
    """``claim``, ``undo``, ``break-off``, ``redraw`` or ``inspect``."""
    answer: str
    """``accept`` or ``refuse``; to a claim also ``play-on`` and ``more``."""


@dataclass(frozen=True, slots=True)
class NextDeal(Act):
    """Go on to the next deal, and to the next rubber or sitting when one is over."""

    kind = "next-deal"
