"""The acts that only a table with ``laws="at-the-table"`` knows (rule book, section 14.1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from sansatout.calls import Bid, Call
from sansatout.cards import Card, Suit
from sansatout.events.acts import Act
from sansatout.seats import Seat, Side

__all__ = [
    "Advise", "AskMeaning", "AskRevoke", "AssertRevoke", "CallAttention", "CallOverSeven",
    "ChooseRemedy", "CorrectCall", "CorrectScore", "DealCards", "DealExtra", "Discover", "DropCard",
    "DummyAct", "Explain", "FaceDummy", "FixDeal", "GatherCards", "LeadTogether", "Look", "Misdeal",
    "MixCards", "QuitTrick", "ReclaimTrick", "Remark", "Settle", "ShowCards", "TakeBack",
    "TouchDummy",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class DealCards(Act):
    """Deal until ``dealt`` cards in all are given; 52 ends the deal."""

    kind = "deal-cards"
    pack: str
    dealt: int
    fault: str = ""
    """``CARD_REVERSED``, ``FACE_SEEN`` or ``DEAL_CONFUSION``."""
    card: Card | None = None
    """The card whose face was seen, where it matters which."""


@dataclass(frozen=True, slots=True)
class DealExtra(Act):
    """Give two cards at once to one player."""

    kind = "deal-extra"
    to: Seat


@dataclass(frozen=True, slots=True)
class Misdeal(Act):
    """Give one player a card too many in dealing, and notice nothing."""

    kind = "misdeal"
    to: Seat


@dataclass(frozen=True, slots=True)
class DropCard(Act):
    """Let a card fall unseen: one of one's own hand or, before the deal, one of the pack."""

    kind = "drop-card"
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class FixDeal(Act):
    """Put a card given too many right."""

    kind = "fix-deal"


@dataclass(frozen=True, slots=True)
class Look(Act):
    """Look at a hand; ``faced`` when a card became visible by it."""

    kind = "look"
    whose: Seat
    faced: bool = False


@dataclass(frozen=True, slots=True)
class Discover(Act):
    """Find that the pack, the hands' counts or a card is wrong."""

    kind = "discover"
    what: str
    counts: Mapping[Seat, int] | None = None
    card: Card | None = None
    where: str = ""
    lacks: Seat | None = None


@dataclass(frozen=True, slots=True)
class CallOverSeven(Act):
    """Bid more than seven."""

    kind = "call-over-seven"
    text: str


@dataclass(frozen=True, slots=True)
class CorrectCall(Act):
    """Change a call: ``why`` is ``slip``, ``insufficient`` or ``change``."""

    kind = "correct-call"
    call: Call
    why: str


@dataclass(frozen=True, slots=True)
class AskMeaning(Act):
    """Ask what a call of another seat means."""

    kind = "ask-meaning"
    of: Seat
    call: Call | None = None


@dataclass(frozen=True, slots=True)
class Explain(Act):
    """Explain one's own call."""

    kind = "explain"
    call: Call | None = None
    words: str = ""


@dataclass(frozen=True, slots=True)
class ShowCards(Act):
    """Show cards, with intent ``none`` or ``lead``, to ``all``, ``partner`` or ``declarer``."""

    kind = "show-cards"
    cards: tuple[Card, ...]
    intent: str = "none"
    to: str = "all"


@dataclass(frozen=True, slots=True)
class FaceDummy(Act):
    """Lay dummy's cards open."""

    kind = "face-dummy"


@dataclass(frozen=True, slots=True)
class LeadTogether(Act):
    """Lead at the same time as partner."""

    kind = "lead-together"
    cards: Mapping[Seat, Card]


@dataclass(frozen=True, slots=True)
class TouchDummy(Act):
    """Touch a card of dummy; ``announced`` when only to arrange the cards."""

    kind = "touch-dummy"
    card: Card
    announced: bool = False


@dataclass(frozen=True, slots=True)
class TakeBack(Act):
    """Withdraw a played card."""

    kind = "take-back"
    card: Card
    hand: Seat | None = None


@dataclass(frozen=True, slots=True)
class QuitTrick(Act):
    """Gather the trick for a side, rightly or wrongly."""

    kind = "quit-trick"
    side: Side


@dataclass(frozen=True, slots=True)
class ReclaimTrick(Act):
    """Ask back a trick that the other side gathered wrongly."""

    kind = "reclaim-trick"
    side: Side
    trick: int


@dataclass(frozen=True, slots=True)
class AskRevoke(Act):
    """Ask a player whether he has not revoked."""

    kind = "ask-revoke"
    of: Seat


@dataclass(frozen=True, slots=True)
class AssertRevoke(Act):
    """Claim the penalty for a revoke after play."""

    kind = "assert-revoke"
    of: Seat
    trick: int
    pending: bool = False


@dataclass(frozen=True, slots=True)
class MixCards(Act):
    """Mix a side's cards during a check."""

    kind = "mix-cards"
    side: Side


@dataclass(frozen=True, slots=True)
class GatherCards(Act):
    """Gather the cards for shuffling."""

    kind = "gather-cards"


@dataclass(frozen=True, slots=True)
class DummyAct(Act):
    """Take part as dummy: ``hint``, ``hand``, ``attention``, ``leave`` or ``return``."""

    kind = "dummy-act"
    what: str
    hand: Seat | None = None
    card: Card | None = None
    irregularity: str = ""


@dataclass(frozen=True, slots=True)
class CallAttention(Act):
    """Say that an irregularity has happened."""

    kind = "call-attention"
    irregularity: str


@dataclass(frozen=True, slots=True)
class ChooseRemedy(Act):
    """Choose among the remedies the law gives."""

    kind = "choose-remedy"
    remedy: str
    suit: Suit | None = None
    card: Card | None = None
    hand: Seat | None = None
    irregularity: str = ""


@dataclass(frozen=True, slots=True)
class Advise(Act):
    """Give an opinion about a penalty, asked by partner or not."""

    kind = "advise"
    asked: bool = False


@dataclass(frozen=True, slots=True)
class CorrectScore(Act):
    """Correct an error of the sheet: ``what`` is ``below``, ``above`` or ``arithmetic``."""

    kind = "correct-score"
    what: str


@dataclass(frozen=True, slots=True)
class Settle(Act):
    """Settle the result of the rubber."""

    kind = "settle"


@dataclass(frozen=True, slots=True)
class Remark(Act):
    """Break a propriety, for the record."""

    kind = "remark"
    what: str
    named: Bid | None = None
