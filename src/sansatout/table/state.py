"""The state of one table: a value that every event turns into the next one."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from functools import cached_property
from typing import TYPE_CHECKING, Final

from msgspec import Struct, field

from sansatout.cards import Card, Hand
from sansatout.deal import Hands
from sansatout.events import Act
from sansatout.events.acts import MakeTable, Matter
from sansatout.laws import Phase as LawPhase
from sansatout.laws import Referee, Ruling
from sansatout.laws.ruled_deal import RuledDeal
from sansatout.options import Options
from sansatout.scoring.boards import ScoredBoard
from sansatout.scoring.evening import Round
from sansatout.scoring.sheets import Sheet
from sansatout.seats import Seat, Side
from sansatout.variants.base import Variant
from sansatout.variants.deal_state import DealState, Phase
from sansatout.variants.face import DealFace

if TYPE_CHECKING:
    from sansatout.table.shown import Content

__all__ = ["Answer", "Drawing", "Finished", "Pending", "Stage", "StillOpen", "Table"]


class Stage(Enum):
    """What the table is about."""

    DRAW = "draw"
    SEATS = "seats"
    SHUFFLE = "shuffle"
    CUT = "cut"
    DEAL = "deal"
    BETWEEN = "between"


class Drawing(Struct, frozen=True):
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


class Pending(Struct, frozen=True):
    """A claim, concession or request that waits for answers."""

    what: Matter
    by: Seat
    act: Act
    waiting: tuple[Seat, ...]


class Answer(Struct, frozen=True):
    """What one seat alone was told: a trick looked at, calls repeated, cards named."""

    seat: Seat
    kind: str
    content: Content


class Finished(Struct, frozen=True, dict=True):
    """A rubber, sitting or set that is over: its sheet and who sat where."""

    sheet: Sheet
    seats: Mapping[Seat, str]

    @cached_property
    def accounts(self) -> Mapping[str, int]:
        """What each player won or lost."""
        return Round.seated(self.sheet, self.seats).accounts


class StillOpen(Struct, frozen=True):
    """A deal whose result can still change: its cards and the sheet before it."""

    dealt: Hands
    sheet: Sheet
    broken_off: bool = False
    """Whether all have agreed since then that the rubber ends here."""


class Table(Struct, frozen=True, eq=False):
    """One table as it stands after some events; ``seq`` is the number of the next event."""

    setup: MakeTable
    variant: Variant
    options: Options
    seq: int
    stage: Stage
    sheet: Sheet
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
    second_game: tuple[Seat, ...] | None = None
    """Whose second game the next deal is, where players have agreed on it (MB-AMB-03)."""
    pending: Pending | None = None
    answer: Answer | None = None
    faced: tuple[tuple[Seat, Seat | None], ...] = ()
    """Hands opened by a claim: whose, and to whom (``None``: to all)."""
    line: tuple[Card, ...] = ()
    """The order of cards declarer stated and now has to keep (L-CLAIM-9)."""
    refused: frozenset[Side] = frozenset()
    """Sides whose claim or concession was refused in this deal, taken back or not."""
    finished: tuple[Finished, ...] = ()
    elsewhere: Mapping[int, ScoredBoard] = field(default_factory=dict)
    """What another table made of the same cards, by the number of the deal here."""
    referee: Referee | None = None
    """Who rules on this deal, at a table where irregularities can happen."""
    ceremony: Referee | None = None
    """Who rules on shuffle, cut and deal there, from the pack's readiness to the last card."""
    story: tuple[Ruling, ...] = ()
    """What the referee of the deal before kept to himself, or why that deal was void."""
    late: tuple[Ruling, ...] = ()
    """What everybody heard about the deal before once its play was over, until the next one."""
    still_open: StillOpen | None = None
    """The last deal, as long as a revoke in it can still be asserted (L-REVOKE-17)."""
    misdealt: Hands | None = None
    """The hands as they were dealt, where a slip or a bad pack made them other than the deal's."""
    lacks: tuple[Hand, Hand] = (Hand(), Hand())
    """The cards each of the two packs lacks, and nobody knows (L-DEAL-7)."""
    dealt_again: int = 0
    """How many deals were void and had their pack dealt again (L-DEAL-4)."""
    previous: Table | None = None
    """The table before the last act of this deal, for taking back."""
    last_turns: Mapping[Seat, int] = field(default_factory=dict)
    """The number of each seat's last act of this deal, the first that it can take back."""

    @property
    def is_between_rubbers(self) -> bool:
        """Whether nothing is written on the sheet, or all of it is over."""
        return not self.sheet.lines or self.sheet.is_over

    @property
    def in_danger(self) -> tuple[Seat, ...]:
        """The seats in danger on the next deal, by agreement or by the sheet."""
        agreed = self.second_game
        return self.variant.vulnerable(self.sheet) if agreed is None else agreed

    @property
    def second_games(self) -> tuple[tuple[Seat, ...], ...]:
        """Whose second game the players may agree on now: before the cards of a deal are out."""
        between = self.stage is Stage.BETWEEN or (self.stage is Stage.CUT and self.cut is None)
        return self.variant.second_games(self.options) if between else ()

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody who belongs to the table."""
        return self.setup.players

    @property
    def playing(self) -> DealFace | None:
        """The deal as it is played, by whichever rules: all that there is to ask of it.

        Where a referee rules it stays the last one until the next cut, as long as something of it
        can still be claimed.
        """
        if self.referee is None:
            return self.deal
        told = self.deal is not None or self.still_open is not None
        return RuledDeal(self.referee, self.dealt) if told else None

    @property
    def ruler(self) -> Referee | None:
        """Who rules now, on shuffle, cut and deal or on the play; nobody at an enforced table."""
        return self.ceremony if self.stage is Stage.CUT else self.referee

    @property
    def deal_phase(self) -> Phase | None:
        """Where the deal stands; ``None`` when none is being played."""
        playing = self.playing if self.stage is Stage.DEAL else None
        return None if playing is None else playing.phase

    @property
    def actor(self) -> Seat | None:
        """The player who has to act in the deal, declarer for dummy."""
        playing = self.playing if self.stage is Stage.DEAL else None
        return None if playing is None else playing.actor

    @property
    def hands_over(self) -> Seat | None:
        """Who may leave declarer's two hands to the partner now; nobody at most tables."""
        deal = self.deal
        if not self.setup.hand_over or self.deal_phase is not Phase.PLAY or self.pending:
            return None
        assert deal is not None, "cards are being played"
        assert deal.play is not None, "cards are being played"
        return deal.play.player if deal.play.idle in self.seats else None

    def after_turn(self) -> Mapping[Seat, int]:
        """Return ``last_turns`` once whoever has to act has acted."""
        actor = self.actor
        return self.last_turns if actor is None else {**self.last_turns, actor: self.seq}

    @property
    def doubted(self) -> frozenset[Side]:
        """Sides whose claim was refused in this deal; robots grant them no more guesses."""
        playing = self.playing
        return self.refused if playing is None else self.refused | playing.disputed

    @property
    def dealt(self) -> Hands:
        """The hands as the players got them, North first; of the deal before until the next."""
        if self.deal is None and self.still_open is not None:
            return self.still_open.dealt
        assert self.deal is not None, "the cards are dealt"
        return self.deal.deal.hands if self.misdealt is None else self.misdealt

    @property
    def pack(self) -> int:
        """Which of the two packs this deal has: they take turns, but not for a deal dealt again.

        L-CARD-1, PB-2.1, H10.
        """
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
        """Who cuts before every deal: the nearest player on the dealer's right (H11)."""
        seat = self.dealer.rho
        while seat not in self.seats:
            seat = seat.rho
        return seat

    def seat_of(self, player: str) -> Seat | None:
        """Return where the player sits; ``None`` for one who sits out."""
        return next((seat for seat, name in self.seats.items() if name == player), None)

    def __eq__(self, other: object) -> bool:
        """Tell whether the tables stand alike, however they came to."""
        if not isinstance(other, Table):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in _STANDING)

    def __repr__(self) -> str:
        return f"Table({', '.join(f'{name}={getattr(self, name)!r}' for name in _STANDING)})"


_STANDING: Final = tuple(
    name for name in Table.__struct_fields__ if name not in ("previous", "last_turns")
)
"""What a table is, but for how it became so."""
