"""The regular acts at a table, for all games: one class each, told apart by ``kind``.

Who acts is in the envelope (:class:`sansatout.events.Event`). A variant allows the acts its booklet
knows; the names of the seats' acts are the same in every game.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Literal, TypeAlias

from sansatout.calls import Bid, Call
from sansatout.cards import Card, Strain
from sansatout.events.act import KNOWN, About, Act, Time, forget
from sansatout.events.codec import ABSENT, Value
from sansatout.events.edition import EDITION
from sansatout.seats import Seat, Side

__all__ = [
    "KNOWN", "About", "Act", "Announce", "Ask", "Choose", "ChooseSeat", "Claim", "Concede",
    "Contribute", "Cut", "Draw", "HandOver", "Laws", "LayOut", "LookBack", "MakeCall", "MakeTable",
    "Matter", "Name", "NameCards", "NextDeal", "OtherTable", "Play", "PlayedAs", "Remit", "Reply",
    "Request", "Respond", "Review", "Rewind", "Seating", "Shuffle", "Signals", "Speak", "Time",
    "Topic", "Utterance", "forget",
]  # fmt: skip


Seating: TypeAlias = Literal["draw", "fixed"]
Signals: TypeAlias = Literal["", "standard"]
Laws: TypeAlias = Literal["enforced", "at-the-table"]
"""Whether only what is legal happens, or everything that can, and a referee rules on it."""
PlayedAs: TypeAlias = Literal["", "lead", "repair"]
Request: TypeAlias = Literal["undo", "break-off", "redraw", "second-game"]
Matter: TypeAlias = Request | Literal["claim", "inspect"]
Reply: TypeAlias = Literal["accept", "refuse", "play-on", "more"]
"""``play-on`` and ``more`` answer a claim alone."""


@dataclass(frozen=True, slots=True)
class MakeTable(Act):
    """Open a table: which game, with which options, for whom; always the first event."""

    kind = "make-table"
    variant: str
    players: tuple[str, ...]
    options: Mapping[str, bool | int | str] = field(default_factory=dict)
    table: str = ""
    """The table's name in the shuffle's seed."""
    seating: Seating = "draw"
    """``draw`` for the booklet's draw, ``fixed`` for North, East, South, West as listed."""
    laws: Laws = "enforced"
    edition: int = field(default=EDITION, metadata={ABSENT: 1})
    """How its events are folded where the editions differ (``sansatout.events.edition``)."""
    hand_over: bool = False
    """Whether who plays declarer's two hands may leave them to the partner."""
    hints: bool | None = None
    """Whether a robot may be asked for advice; ``None``: by who plays among robots alone."""
    teaching: bool = False
    """Whether all hands lie open to everybody and any act is taken back without being asked."""
    signals: Signals = ""
    """What the defenders' small cards say by agreement of all at the table; empty for nothing."""
    plain: bool = False
    """Whether deals are calls and cards alone: nobody claims, concedes or takes anything back."""


@dataclass(frozen=True, slots=True)
class Shuffle(Act):
    """Make a pack ready: the secret whose digest is published now and itself after the deal.

    A seat's own shuffle (``at-the-table``) has no secret.
    """

    kind = "shuffle"
    when = (Time.DEALING,)
    secret: str = ""
    """64 hexadecimal digits; no view shows it before the deal is over."""
    faces_seen: bool = False
    hidden: bool = False

    door = "do"
    has_place = True

    def seen_by_all(self, seat: Seat | None) -> bool:
        """Tell whether a player shuffles: the table's own shuffle holds the secret."""
        return seat is not None

    @classmethod
    def deed(cls, fixed: Mapping[str, Value], free: Collection[str]) -> str:
        """Tell a shuffle that shows faces, or that nobody sees, from others."""
        del free
        marks = {"faces_seen": "-shown", "hidden": "-hidden"}
        return cls.kind + "".join(mark for name, mark in marks.items() if fixed.get(name))

    def heard(self, seat: Seat | None) -> str:
        """Tell a shuffle that shows faces, or that nobody sees, from others."""
        del seat
        return self.kind + ("-seen" if self.faces_seen else "-hidden" if self.hidden else "")


@dataclass(frozen=True, slots=True)
class LayOut(Act):
    """Deal cards that somebody chose in the place of a shuffle; nothing proves them fair."""

    kind = "lay-out"
    cards: str
    """The four hands in PBN's form."""
    dealer: Seat = Seat.N
    board: int | None = None
    """The number on the board, where boards have marks of their own (DU-1.1)."""
    vulnerable: tuple[Side, ...] = ()
    """Who is vulnerable on a board with a number."""


@dataclass(frozen=True, slots=True)
class Draw(Act):
    """Take cards from the spread pack to decide the seats."""

    kind = "draw"
    public = True
    player: str
    positions: tuple[int, ...]
    """Places in the spread, 1 to 52."""


@dataclass(frozen=True, slots=True)
class ChooseSeat(Act):
    """Choose a place at the table after the draw."""

    kind = "choose-seat"
    public = True
    player: str
    at: Seat


@dataclass(frozen=True, slots=True)
class Contribute(Act):
    """Give a number of one's own to the shuffle, between its commitment and the cut."""

    kind = "contribute"
    public = True
    number: str
    """64 hexadecimal digits, drawn by the player's own program."""


@dataclass(frozen=True, slots=True)
class Cut(Act):
    """Lift so many cards from the pack."""

    kind = "cut"
    public = True
    when = (Time.DEALING,)
    door = "do"
    has_place = True
    count: int
    faces_seen: bool = False

    @classmethod
    def deed(cls, fixed: Mapping[str, Value], free: Collection[str]) -> str:
        """Tell a cut that shows a face from others."""
        del free
        return f"{cls.kind}-shown" if fixed.get("faces_seen") else cls.kind

    def heard(self, seat: Seat | None) -> str:
        """Tell a cut that shows a face from others."""
        del seat
        return f"{self.kind}-seen" if self.faces_seen else self.kind


@dataclass(frozen=True, slots=True)
class MakeCall(Act):
    """Call in the auction: pass, bid, double or redouble."""

    kind = "call"
    public = True
    call: Call
    named: Bid | None = None
    """The bid a doubler names aloud."""

    @classmethod
    def deed(cls, fixed: Mapping[str, Value], free: Collection[str]) -> str:
        """Tell a double of a bid that is named from others."""
        del fixed
        return f"{cls.kind}-named" if "named" in free else cls.kind

    def heard(self, seat: Seat | None) -> str:
        """Tell a double of a bid that is named from others."""
        del seat
        return self.kind if self.named is None else f"{self.kind}-named"

    @property
    def typed(self) -> str:
        """The call."""
        return str(self.call)


@dataclass(frozen=True, slots=True)
class Name(Act):
    """Name the strain (bridge-whist)."""

    kind = "name"
    public = True
    strain: Strain

    @property
    def typed(self) -> str:
        """The strain."""
        return str(self.strain)


@dataclass(frozen=True, slots=True)
class Remit(Act):
    """Hand the naming to partner (bridge-whist)."""

    kind = "remit"
    public = True


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
    public = True
    words: Utterance

    @property
    def typed(self) -> str:
        """The words."""
        return self.words.value


@dataclass(frozen=True, slots=True)
class Announce(Act):
    """Announce one's high-card points (minibridge)."""

    kind = "announce"
    public = True
    points: int

    @property
    def typed(self) -> str:
        """The points."""
        return str(self.points)


@dataclass(frozen=True, slots=True)
class Choose(Act):
    """Choose the strain and whether to play for the bonus (minibridge)."""

    kind = "choose"
    public = True
    strain: Strain
    bonus: bool | None = None
    """``None`` when nothing is said of it (MB-AMB-11)."""

    @property
    def typed(self) -> str:
        """The strain, and what is said of the bonus."""
        said = {True: " bonus", False: " no-bonus", None: ""}
        return f"{self.strain}{said[self.bonus]}"


@dataclass(frozen=True, slots=True)
class Play(Act):
    """Play a card, from one's own hand or from dummy."""

    kind = "play"
    public = True
    card: Card
    hand: Seat | None = None
    """The hand the card comes from, when it is not the actor's own."""
    as_: PlayedAs = ""
    """``lead``: clearly meant as a lead; ``repair``: put into a short trick."""
    obeying: bool = False

    @property
    def typed(self) -> str:
        """The card."""
        return str(self.card)


@dataclass(frozen=True, slots=True)
class HandOver(Act):
    """Leave declarer's hand and dummy's to the partner, who plays both from now on."""

    kind = "hand-over"
    public = True
    when = ()


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
    when = (Time.PLAYING, Time.AFTERWARDS)
    about = About.LAST
    door = "do"
    has_place = True
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
    public = True
    tricks: int
    line: tuple[Card, ...] = ()
    words: str = ""
    shows: tuple[Card, ...] = ()
    """The cards a defender shows; where he names none, his whole hand."""
    to: str = ""
    """Whom he shows them: ``declarer``, as he should (L-CLAIM-4), ``partner`` or ``all``."""

    def for_all(self) -> Act:
        """Return the claim without the cards that declarer alone is shown (L-CLAIM-4)."""
        hidden = bool(self.shows) and self.to not in ("all", "partner")
        return replace(self, shows=()) if hidden else self


@dataclass(frozen=True, slots=True)
class Concede(Act):
    """Give up so many of the remaining tricks."""

    kind = "concede"
    public = True
    tricks: int


@dataclass(frozen=True, slots=True)
class Ask(Act):
    """Ask the others to agree to something."""

    kind = "ask"
    public = True
    what: Request
    back_to: int | None = None
    """For ``undo``: the sequence number of the first event to be taken back."""
    second: tuple[Seat, ...] = ()
    """For ``second-game``: the seats whose second game the next deal is (MB-AMB-03)."""


@dataclass(frozen=True, slots=True)
class Respond(Act):
    """Answer a claim or a request."""

    kind = "respond"
    public = True
    to: Matter
    answer: Reply

    @property
    def typed(self) -> str:
        """The answer."""
        return self.answer


@dataclass(frozen=True, slots=True)
class OtherTable(Act):
    """Tell what robots made of the cards of a deal that is over, at a table of their own."""

    kind = "other-table"
    public = True
    when = ()
    deal: int
    """The number of the deal at this table."""
    contract: str = ""
    """Empty when all passed there."""
    declarer: Seat | None = None
    tricks: int = 0


@dataclass(frozen=True, slots=True)
class Rewind(Act):
    """Go back within the deal, because whoever teaches at the table wants it; nobody is asked."""

    kind = "rewind"
    public = True
    when = ()
    back_to: int
    """The sequence number of the first event to be taken back."""


@dataclass(frozen=True, slots=True)
class NextDeal(Act):
    """Go on to the next deal, and to the next rubber or sitting when one is over."""

    kind = "next-deal"
    public = True
