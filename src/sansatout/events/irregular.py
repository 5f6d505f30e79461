"""The acts that only a table with ``laws="at-the-table"`` knows (rule book, section 14.1)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace

from sansatout.calls import Bid, Call
from sansatout.cards import Card, Suit
from sansatout.events.acts import About, Act, Time
from sansatout.events.codec import Value
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
    door = "do"
    has_place = True
    public = True
    when = (Time.DEALING,)
    pack: str
    dealt: int
    fault: str = ""
    """``CARD_REVERSED``, ``FACE_SEEN`` or ``DEAL_CONFUSION``."""
    card: Card | None = None
    """The card whose face was seen, where it matters which."""

    @classmethod
    def deed(cls, fixed: Mapping[str, Value], free: Collection[str]) -> str:
        """Tell a slip in dealing, and a deal begun from any pack, from others."""
        slip = "fault" in free or "fault" in fixed
        return cls.kind + ("-fault" if slip else "-wrong" if "pack" in free else "")

    def heard(self, seat: Seat | None) -> str:
        """Tell a slip in dealing from others."""
        del seat
        return "deal-fault" if self.fault else self.kind


@dataclass(frozen=True, slots=True)
class DealExtra(Act):
    """Give two cards at once to one player."""

    kind = "deal-extra"
    door = "do"
    has_place = True
    public = True
    when = (Time.DEALING,)
    to: Seat


@dataclass(frozen=True, slots=True)
class Misdeal(Act):
    """Give one player a card too many in dealing, and notice nothing."""

    kind = "misdeal"
    door = "do"
    has_place = True
    when = (Time.DEALING,)
    to: Seat


@dataclass(frozen=True, slots=True)
class DropCard(Act):
    """Let a card fall unseen: one of one's own hand or, before the deal, one of the pack."""

    kind = "drop-card"
    door = "do"
    when = (Time.DEALING, Time.PLAYING)
    card: Card | None = None

    @classmethod
    def deed(cls, fixed: Mapping[str, Value], free: Collection[str]) -> str:
        """Tell a card of the pack from one of a hand."""
        return cls.kind if "card" in free or "card" in fixed else f"{cls.kind}-pack"


@dataclass(frozen=True, slots=True)
class FixDeal(Act):
    """Put a card given too many right."""

    kind = "fix-deal"
    public = True
    when = (Time.DEALING,)


@dataclass(frozen=True, slots=True)
class Look(Act):
    """Look at a hand; ``faced`` when a card became visible by it."""

    kind = "look"
    door = "do"
    has_place = True
    when = (Time.DEALING, Time.PLAYING)
    whose: Seat
    faced: bool = False
    card: Card | None = None
    """Which card that was, where somebody knows it; at a table it follows from the pack."""

    def seen_by_all(self, seat: Seat | None) -> bool:
        """Tell whether a card became visible by it."""
        del seat
        return self.faced

    def for_all(self) -> Act:
        """Return the look without a card that the looker names: a ruling tells the true one."""
        return self if self.card is None else replace(self, card=None)

    @classmethod
    def deed(cls, fixed: Mapping[str, Value], free: Collection[str]) -> str:
        """Tell a look at one's own cards from others."""
        del free
        return f"{cls.kind}-own" if "whose" in fixed else cls.kind

    def heard(self, seat: Seat | None) -> str:
        """Tell a look at another's cards from others."""
        return self.kind if self.whose is seat else f"{self.kind}-other"


@dataclass(frozen=True, slots=True)
class Discover(Act):
    """Find that the pack, the hands' counts or a card is wrong."""

    kind = "discover"
    door = "speak"
    public = True
    when = (Time.DEALING, Time.PLAYING)
    what: str
    counts: Mapping[Seat, int] | None = None
    card: Card | None = None
    where: str = ""
    lacks: Seat | None = None

    @classmethod
    def deed(cls, fixed: Mapping[str, Value], free: Collection[str]) -> str:
        """Tell what is looked for."""
        del free
        return f"{cls.kind}-{fixed['what']}" if "what" in fixed else cls.kind


@dataclass(frozen=True, slots=True)
class CallOverSeven(Act):
    """Bid more than seven."""

    kind = "call-over-seven"
    door = "do"
    public = True
    text: str

    def heard(self, seat: Seat | None) -> str:
        """Hear it as any call."""
        del seat
        return "call"


@dataclass(frozen=True, slots=True)
class CorrectCall(Act):
    """Change a call: ``why`` is ``slip``, ``insufficient`` or ``change``."""

    kind = "correct-call"
    door = "do"
    public = True
    call: Call
    why: str

    @classmethod
    def deed(cls, fixed: Mapping[str, Value], free: Collection[str]) -> str:
        """Tell why the call is changed."""
        del free
        return f"{cls.kind}-{fixed['why']}" if "why" in fixed else cls.kind


@dataclass(frozen=True, slots=True)
class AskMeaning(Act):
    """Ask what a call of another seat means."""

    kind = "ask-meaning"
    public = True
    of: Seat
    call: Call | None = None


@dataclass(frozen=True, slots=True)
class Explain(Act):
    """Explain one's own call."""

    kind = "explain"
    public = True
    call: Call | None = None
    words: str = ""


@dataclass(frozen=True, slots=True)
class ShowCards(Act):
    """Show cards, with intent ``none`` or ``lead``, to ``all``, ``partner`` or ``declarer``."""

    kind = "show-cards"
    door = "do"
    cards: tuple[Card, ...]
    intent: str = "none"
    to: str = "all"

    def seen_by_all(self, seat: Seat | None) -> bool:
        """Tell whether the cards were shown to all."""
        del seat
        return self.to == "all"


@dataclass(frozen=True, slots=True)
class FaceDummy(Act):
    """Lay dummy's cards open."""

    kind = "face-dummy"
    door = "do"
    public = True


@dataclass(frozen=True, slots=True)
class LeadTogether(Act):
    """Lead at the same time as partner."""

    kind = "lead-together"
    door = "do"
    public = True
    cards: Mapping[Seat, Card]


@dataclass(frozen=True, slots=True)
class TouchDummy(Act):
    """Touch a card of dummy; ``announced`` when only to arrange the cards."""

    kind = "touch-dummy"
    public = True
    card: Card
    announced: bool = False


@dataclass(frozen=True, slots=True)
class TakeBack(Act):
    """Withdraw a played card."""

    kind = "take-back"
    door = "do"
    public = True
    card: Card
    hand: Seat | None = None


@dataclass(frozen=True, slots=True)
class QuitTrick(Act):
    """Gather the trick for a side, rightly or wrongly."""

    kind = "quit-trick"
    door = "do"
    side: Side


@dataclass(frozen=True, slots=True)
class ReclaimTrick(Act):
    """Ask back a trick that the other side gathered wrongly."""

    kind = "reclaim-trick"
    door = "speak"
    public = True
    when = (Time.PLAYING, Time.AFTERWARDS)
    about = About.LAST
    side: Side
    trick: int


@dataclass(frozen=True, slots=True)
class AskRevoke(Act):
    """Ask a player whether he has not revoked."""

    kind = "ask-revoke"
    door = "speak"
    public = True
    of: Seat


@dataclass(frozen=True, slots=True)
class AssertRevoke(Act):
    """Claim the penalty for a revoke after play."""

    kind = "assert-revoke"
    door = "speak"
    public = True
    when = (Time.AFTERWARDS,)
    about = About.LAST
    of: Seat
    trick: int
    pending: bool = False

    @classmethod
    def deed(cls, fixed: Mapping[str, Value], free: Collection[str]) -> str:
        """Tell a revoke that is still to be found from others."""
        del free
        return f"{cls.kind}-pending" if fixed.get("pending") else cls.kind


@dataclass(frozen=True, slots=True)
class MixCards(Act):
    """Mix a side's cards during a check."""

    kind = "mix-cards"
    door = "do"
    public = True
    when = (Time.AFTERWARDS,)
    about = About.LAST
    side: Side


@dataclass(frozen=True, slots=True)
class GatherCards(Act):
    """Gather the cards for shuffling."""

    kind = "gather-cards"
    public = True
    when = (Time.AFTERWARDS,)
    about = About.LAST


@dataclass(frozen=True, slots=True)
class DummyAct(Act):
    """Take part as dummy: ``hint``, ``hand``, ``attention``, ``leave`` or ``return``."""

    kind = "dummy-act"
    door = "do"
    public = True
    what: str
    hand: Seat | None = None
    card: Card | None = None
    irregularity: str = ""

    @classmethod
    def deed(cls, fixed: Mapping[str, Value], free: Collection[str]) -> str:
        """Tell what dummy does."""
        del free
        return f"{cls.kind}-{fixed['what']}" if "what" in fixed else cls.kind

    def heard(self, seat: Seat | None) -> str:
        """Tell what dummy does where there are words for it."""
        del seat
        return self.what if self.what in ("hint", "hand") else self.kind


@dataclass(frozen=True, slots=True)
class CallAttention(Act):
    """Say that an irregularity has happened."""

    kind = "call-attention"
    door = "speak"
    public = True
    when = (Time.DEALING, Time.PLAYING)
    irregularity: str


@dataclass(frozen=True, slots=True)
class ChooseRemedy(Act):
    """Choose among the remedies the law gives."""

    kind = "choose-remedy"
    public = True
    when = (Time.DEALING, Time.PLAYING, Time.AFTERWARDS)
    remedy: str
    suit: Suit | None = None
    card: Card | None = None
    hand: Seat | None = None
    irregularity: str = ""


@dataclass(frozen=True, slots=True)
class Advise(Act):
    """Give an opinion about a penalty, asked by partner or not."""

    kind = "advise"
    door = "do"
    public = True
    asked: bool = False

    @classmethod
    def deed(cls, fixed: Mapping[str, Value], free: Collection[str]) -> str:
        """Tell an answer from an opinion unasked."""
        del free
        return f"{cls.kind}-asked" if fixed.get("asked") else cls.kind


@dataclass(frozen=True, slots=True)
class CorrectScore(Act):
    """Correct an error of the sheet: ``what`` is ``below``, ``above`` or ``arithmetic``."""

    kind = "correct-score"
    public = True
    about = About.SCORE
    what: str


@dataclass(frozen=True, slots=True)
class Settle(Act):
    """Settle the result of the rubber."""

    kind = "settle"
    public = True


@dataclass(frozen=True, slots=True)
class Remark(Act):
    """Break a propriety, for the record."""

    kind = "remark"
    door = "do"
    when = (Time.PLAYING, Time.AFTERWARDS)
    what: str
    named: Bid | None = None
