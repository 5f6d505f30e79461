"""The small values a referee's state is made of."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field

from sansatout.calls import Call
from sansatout.cards import Card, Hand, Strain, Suit
from sansatout.laws.kinds import Irregularity, LimitKind, Remedy, Status
from sansatout.seats import Seat, Side

__all__ = [
    "Ceremony", "Correction", "DoneTrick", "Draws", "Exposed", "Fault", "Limit", "Offer",
    "Outcome", "OverSeven", "PendingCall", "PendingClaim", "Redeal", "Revoke", "Ruling", "Said",
    "Transfer", "WrongLead",
]  # fmt: skip


class Ruling(Struct, frozen=True):
    """What the referee has to say about an act: a message, its arguments, and the law."""

    message: str
    law: str
    arguments: Mapping[str, object] = field(default_factory=dict)
    public: bool = True
    """Whether the table hears it; what is not public is for the record after the deal (A-50)."""
    in_sight: bool = False
    """Whether everybody can see it for himself, so that a page need not say it."""


class Outcome(Struct, frozen=True):
    """How the last act fared: processed, or rejected for a reason."""

    ok: bool = True
    reason: str = ""
    law: str = ""
    arguments: Mapping[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        return "ok" if self.ok else "rejected"


class Offer(Struct, frozen=True):
    """An open choice: who may choose which remedy against whom."""

    irregularity: Irregularity
    offender: Seat
    chooser: tuple[Seat, ...]
    remedies: tuple[Remedy, ...]
    card: Card | None = None
    hand: Seat | None = None
    """The hand a remedy bears on, when it is not the offender's."""
    suit: Suit | None = None
    trick: int = 0
    said: bool = True
    """Whether it has been spoken of; a hidden irregularity starts unsaid."""


class Fault(Struct, frozen=True):
    """An open irregularity that leaves nothing to choose, only attention to be called."""

    irregularity: Irregularity
    offender: Seat


class OverSeven(Struct, frozen=True):
    """A bid of more than seven, which is no call of the game but can be said."""

    text: str
    strain: Strain

    def __str__(self) -> str:
        return self.text


Said = Call | OverSeven
"""What a player can say in the auction."""


class PendingCall(Struct, frozen=True):
    """An irregular call on which nobody has acted yet; it is not in the auction."""

    seat: Seat
    call: Said
    irregularity: Irregularity
    in_turn: bool
    only_turn: bool = False
    """Whether the turn is all that is wrong with it."""
    second: bool = False
    """Whether the player had called already in this turn."""


class Limit(Struct, frozen=True):
    """A bond on the next lead or play of a hand."""

    seat: Seat
    kind: LimitKind
    suit: Suit | None = None
    card: Card | None = None
    lasting: bool = False
    """Whether it waits for that seat's own lead, however many tricks pass (A-14)."""


class Exposed(Struct, frozen=True):
    """A defender's card that lies open and may be called."""

    seat: Seat
    card: Card
    until_lead: bool = False
    """Whether it is an ordinary card again once a defender has led (A-52)."""


class WrongLead(Struct, frozen=True):
    """A card led by the wrong hand that nobody has accepted or refused yet."""

    seat: Seat
    card: Card
    irregularity: Irregularity


class DoneTrick(Struct, frozen=True):
    """A trick that is over, with the side that has it before itself."""

    leader: Seat
    cards: tuple[tuple[Seat, Card], ...]
    winner: Seat
    owner: Side
    quitted: bool = False
    short: Seat | None = None
    """Who failed to play to it, until he has put a card in."""
    hand_then: Hand | None = None
    """What that player held when the trick was closed."""
    said: bool = False
    """Whether somebody has spoken of the wrong owner or the missing card."""

    def card_of(self, seat: Seat) -> Card | None:
        """Return the card the hand played to it."""
        return next((card for player, card in self.cards if player is seat), None)


class Revoke(Struct, frozen=True):
    """A failure to give the suit required, from the play until it is paid for or past."""

    seat: Seat
    trick: int
    card: Card
    required: Suit
    status: Status = Status.OPEN
    leading: bool = False
    dummy: bool = False
    asked: bool = False
    """Whether an opponent asked about it before it was established."""
    barred: bool = False
    """Whether declarer may no longer take the card back (L-REVOKE-10)."""
    away: bool = False
    """Whether dummy was away when declarer revoked (L-REVOKE-11)."""
    waived: bool = False
    """Whether the other side has lost the right to penalise it."""
    paid: bool = False
    remedy: str = ""
    """What the other side took for it where it may choose (PB-5.7): ``points`` or ``tricks``."""
    said: bool = False
    """Whether the table has been told of it."""


class Correction(Struct, frozen=True):
    """A revoke just put right, and the cards others played between (L-REVOKE-5)."""

    trick: int
    offender: Seat
    may_take_back: tuple[tuple[Seat, Card], ...]


class Transfer(Struct, frozen=True):
    """Tricks taken over for a revoke."""

    giver: Side
    taker: Side
    tricks: tuple[int, ...]
    """The numbers of the tricks; 14 and more stand for tricks given by an agreed claim."""
    seat: Seat
    trick: int


class PendingClaim(Struct, frozen=True):
    """A claim on the table, and who has agreed to it."""

    seat: Seat
    tricks: int
    agreed: frozenset[Seat] = frozenset()
    more: bool = False
    """Whether the claimer has been asked to complete his explanation (L-CLAIM-10)."""
    line: tuple[Card, ...] = ()
    """The order in which he means to play on (L-CLAIM-1)."""
    words: str = ""
    """How he explains it."""


class Redeal(Struct, frozen=True):
    """A deal declared void: who deals again, and with which pack (same, right or proper)."""

    dealer: Seat
    pack: str


class Draws(Struct, frozen=True):
    """The draw for seats: who drew what, who must draw again, who sits where."""

    players: tuple[str, ...] = ()
    spread: tuple[Card, ...] = ()
    drawn: Mapping[str, Card] = field(default_factory=dict)
    must_redraw: tuple[str, ...] = ()
    taken: frozenset[int] = frozenset()
    seats: Mapping[Seat, str] = field(default_factory=dict)


class Ceremony(Struct, frozen=True):
    """Shuffle, cut and deal as far as they have come."""

    shuffled: tuple[Seat, ...] = ()
    cut: bool = False
    pack: str = "A"
    """The pack whose turn it is (L-CARD-1)."""
    by: Seat | None = None
    dealt: int = 0
    extra: bool = False
    """Whether the last thing dealt was two cards at once, still to be put right (L-DEAL-6)."""
    given: tuple[tuple[int, Seat], ...] = ()
    """Cards given out of the round: after how many cards, and to whom (L-DEAL-6)."""
    slip: tuple[Seat, int, Seat] | None = None
    """A card too many that nobody noticed: by whom, after how many cards, to whom (L-DEAL-5)."""
    lost: tuple[Seat, ...] = ()
    """Who let a card of the pack fall (L-DEAL-7)."""
