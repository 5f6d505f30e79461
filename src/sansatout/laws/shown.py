"""What the laws make public, in the form in which a view has it."""

from __future__ import annotations

from msgspec import Struct

from sansatout.written import SeatName, SideName, SuitName

__all__ = [
    "BondView", "ClaimView", "FaultView", "LawView", "OfferView", "PositionView", "RulingView",
]  # fmt: skip


class RulingView(Struct, frozen=True):
    """Something the referee says; its text is ``ruling-<message>``."""

    message: str
    law: str
    arguments: dict[str, int | str]
    in_sight: bool = False
    """Whether everybody can see it for himself, so that a page need not say it."""


class OfferView(Struct, frozen=True):
    """A choice that the laws give somebody."""

    irregularity: str
    law: str
    offender: SeatName
    chooser: list[SeatName]
    remedies: list[str]
    card: str | None


class FaultView(Struct, frozen=True):
    """An irregularity to which attention can be called."""

    irregularity: str
    offender: SeatName


class BondView(Struct, frozen=True):
    """What a hand is bound to lead or play."""

    seat: SeatName
    kind: str
    suit: SuitName | None
    card: str | None


class ClaimView(Struct, frozen=True):
    """A claim that waits for answers, as it was explained."""

    seat: SeatName
    tricks: int
    words: str
    line: list[str]
    """The cards in the order in which they will be played."""
    agreed: list[SeatName]
    """Who has agreed to it."""
    more: bool
    """Whether the claimer has been asked to say more (L-CLAIM-10)."""


class LawView(Struct, frozen=True, kw_only=True):
    """What the laws make public of a deal in which irregularities can happen."""

    phase: str
    """The referee's: ``shuffle deal auction play after_play rubber_end passed_out``."""
    dealer: SeatName | None
    turn: SeatName | None

    calls: list[tuple[SeatName, str]]
    """The calls that count; empty for a player who no longer has them before him (L-INFO-3)."""
    open_call: tuple[SeatName, str] | None
    """An irregular call nobody has acted on."""
    may_call: list[SeatName]
    must_pass: list[SeatName]
    must_correct: SeatName | None
    contract: str | None
    declarer: SeatName | None
    explain_due: SeatName | None

    last_trick: list[tuple[SeatName, str]] | None
    """The trick that is complete and not yet gathered."""
    wrong_lead: tuple[SeatName, str] | None
    exposed: list[tuple[SeatName, str]]
    shown: list[tuple[SeatName, str]]
    """Other cards that everybody has seen in a hand."""
    shown_to_you: list[tuple[SeatName, str]] = []
    """Cards that the seat alone was shown (L-CLAIM-4)."""
    tricks: dict[SideName, int]

    offers: list[OfferView]
    choices: list[OfferView]
    """Those of the offers that are the seat's own."""
    attention: list[FaultView]
    lead_limits: list[BondView]
    play_limits: list[BondView]
    may_play: list[SeatName]
    right_lost: list[str]
    claim: tuple[SeatName, int] | None
    claimed: ClaimView | None = None
    """The same claim with all that was said of it."""
    open_play: bool
    line: list[str] = []
    """The order of cards declarer stated and has to keep (L-CLAIM-9)."""
    explained: str = ""
    """What declarer said of a claim by which the play goes on (L-CLAIM-9)."""
    inspecting: tuple[SeatName, str] | None
    dummy_away: bool

    revokes: list[tuple[SeatName, int, str]]
    transferred: list[tuple[SideName, SideName, int]]
    """From whom, to whom, how many tricks."""
    peeks: list[SideName]
    redeal: tuple[SeatName, str] | None
    next_dealer: SeatName | None
    log: list[RulingView]

    lapsed: list[OfferView] = []
    """After the deal, the rights nobody used."""
    story: list[RulingView] = []
    """What the referee kept to himself in the deal before, what was ruled on it once its play was
    over, or why it was void."""
    late: list[RulingView] = []
    """After the deal, what was ruled since its play was over, and what that changed."""


class PositionView(LawView, frozen=True, kw_only=True):
    """A position with its cards, where no table shows them."""

    hands: dict[SeatName, str]
    """Those the seat sees."""
    trick: list[tuple[SeatName, str]]
    """The cards of the unfinished trick."""
