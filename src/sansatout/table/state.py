"""The state of one table: a value that every event turns into the next one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from enum import Enum
from operator import attrgetter
from typing import Any

from sansatout.cards import Card, Hand
from sansatout.deal import Hands
from sansatout.events import Act
from sansatout.events.acts import MakeTable
from sansatout.laws import Phase as LawPhase
from sansatout.laws import Referee, Ruling
from sansatout.laws.claims import disputed
from sansatout.laws.lawful import due
from sansatout.options import Options
from sansatout.seats import Seat, Side
from sansatout.variants.base import Variant
from sansatout.variants.deal_state import DealState, Phase

__all__ = ["Answer", "Drawing", "Finished", "Pending", "Stage", "StillOpen", "Table"]


class Stage(Enum):
    """What the table is about."""

    DRAW = "draw"
    SEATS = "seats"
    SHUFFLE = "shuffle"
    CUT = "cut"
    DEAL = "deal"
    BETWEEN = "between"


@dataclass(frozen=True, slots=True)
class Drawing:
    """The draw for seats: the spread pack's secret and the cards taken."""

    secret: str = ""
    number: int = 0
    """How many rubbers lay behind the players when they were asked to draw."""
    drawn: Mapping[str, Card] = field(default_factory=dict)
    taken: tuple[int, ...] = ()
    order: tuple[str, ...] = ()
    """The players from the first dealer on, once the draw is decided."""
    first_seat: Seat | None = None
    round: int = 0
    log: tuple[Ruling, ...] = ()
    """Who had to draw again and why, until the first deal's log tells it."""


@dataclass(frozen=True, slots=True)
class Pending:
    """A claim, concession or request that waits for answers."""

    what: str
    by: Seat
    act: Act
    waiting: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Answer:
    """What one seat alone was told: a trick looked at, calls repeated, cards named."""

    seat: Seat
    kind: str
    content: object


@dataclass(frozen=True, slots=True)
class Finished:
    """A rubber, sitting or set that is over: its sheet and who sat where."""

    sheet: Any
    seats: Mapping[Seat, str]


@dataclass(frozen=True, slots=True)
class StillOpen:
    """A deal whose result can still change: its cards and the sheet before it."""

    dealt: Hands
    sheet: Any
    broken_off: bool = False
    """Whether all have agreed since then that the rubber ends here."""


@dataclass(frozen=True, slots=True)
class Table:
    """One table as it stands after some events; ``seq`` is the number of the next event."""

    setup: MakeTable
    variant: Variant
    options: Options
    seq: int
    stage: Stage
    sheet: Any
    seats: Mapping[Seat, str] = field(default_factory=dict)
    waiting: tuple[str, ...] = ()
    """Players who sit out, in the order they come in."""
    drawing: Drawing = Drawing()
    dealer: Seat = Seat.N
    deal_number: int = 0
    secret: str = ""
    contributions: Mapping[Seat, str] = field(default_factory=dict)
    """The players' own numbers for this shuffle."""
    cut: int | None = None
    deal: DealState | None = None
    vulnerable: tuple[Seat, ...] = ()
    """The seats in danger on this deal."""
    pending: Pending | None = None
    answer: Answer | None = None
    faced: tuple[tuple[Seat, Seat | None], ...] = ()
    """Hands opened by a claim: whose, and to whom (``None``: to all)."""
    line: tuple[Card, ...] = ()
    """The order of cards declarer stated and now has to keep (L-CLAIM-9)."""
    refused: frozenset[Side] = frozenset()
    """Sides whose claim or concession was refused in this deal, taken back or not."""
    finished: tuple[Finished, ...] = ()
    referee: Referee | None = None
    """Who rules on this deal, at a table where irregularities can happen."""
    ceremony: Referee | None = None
    """Who rules on shuffle, cut and deal there, from the pack's readiness to the last card."""
    story: tuple[Ruling, ...] = ()
    """What the referee of the deal before kept to himself, or why that deal was void."""
    still_open: StillOpen | None = None
    """The last deal, as long as a revoke in it can still be asserted (L-REVOKE-17)."""
    misdealt: Hands | None = None
    """The hands as they were dealt, where a slip or a bad pack made them other than the deal's."""
    lacks: tuple[Hand, Hand] = (Hand(), Hand())
    """The cards each of the two packs lacks, and nobody knows (L-DEAL-7)."""
    dealt_again: int = 0
    """How many deals were void and had their pack dealt again (L-DEAL-4)."""
    previous: Table | None = field(default=None, repr=False, compare=False)
    """The table before the last act of this deal, for taking back."""
    last_turns: Mapping[Seat, int] = field(default_factory=dict, repr=False, compare=False)
    """The number of each seat's last act of this deal, the first that it can take back."""

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody who belongs to the table."""
        return self.setup.players

    @property
    def deal_phase(self) -> Phase | None:
        """Where the deal stands; ``None`` when none is being played."""
        return self.deal.phase if self.deal is not None and self.stage is Stage.DEAL else None

    @property
    def actor(self) -> Seat | None:
        """The player who has to act in the deal; declarer when dummy is to play."""
        if self.stage is not Stage.DEAL or self.deal is None:
            return None
        if self.referee is None:
            return self.deal.actor
        turn = due(self.referee)
        dummy_plays = turn is not None and turn is self.referee.dummy
        return self.referee.declarer if dummy_plays else turn

    def after_turn(self) -> Mapping[Seat, int]:
        """Return ``last_turns`` once whoever has to act has acted."""
        actor = self.actor
        return self.last_turns if actor is None else {**self.last_turns, actor: self.seq}

    @property
    def doubted(self) -> frozenset[Side]:
        """Sides whose claim was refused in this deal; robots grant them no more guesses."""
        return self.refused if self.referee is None else disputed(self.referee)

    @property
    def dealt(self) -> Hands:
        """The hands as the players got them, North first."""
        assert self.deal is not None, "the cards are dealt"
        return self.deal.deal.hands if self.misdealt is None else self.misdealt

    @property
    def pack(self) -> int:
        """Which of the two packs this deal has: they take turns, but not for a deal dealt again."""
        return (self.deal_number - self.dealt_again) % 2

    @property
    def needs_secret(self) -> bool:
        """Whether the table itself has to shuffle: for the draw, or for the next deal."""
        return self.stage is Stage.SHUFFLE or (self.stage is Stage.DRAW and not self.drawing.secret)

    @property
    def takes_contributions(self) -> bool:
        """Whether the shuffle is committed to, and neither the cut nor the dealing has begun."""
        if self.stage is not Stage.CUT or self.cut is not None:
            return False
        return self.ceremony is None or self.ceremony.phase is LawPhase.SHUFFLE

    @property
    def cutter(self) -> Seat:
        """Who cuts: the nearest player on the dealer's right."""
        seat = self.dealer.rho
        while seat not in self.seats:
            seat = seat.rho
        return seat

    def numbered(self, seq: int) -> Table:
        """Return the table with another number; every event makes one."""
        same = object.__new__(Table)
        for put, value in zip(_SETTERS, _values(self), strict=True):
            put(same, value)
        _put_seq(same, seq)
        return same

    def seat_of(self, player: str) -> Seat | None:
        """Return where the player sits; ``None`` for one who sits out."""
        return next((seat for seat, name in self.seats.items() if name == player), None)


_FIELDS = tuple(field.name for field in fields(Table))
_values = attrgetter(*_FIELDS)
# The slots themselves, past the frozen class: half the time of setting by name.
_SETTERS = tuple(vars(Table)[name].__set__ for name in _FIELDS)
_put_seq = _SETTERS[_FIELDS.index("seq")]
