"""What all games share, and the hooks in which they differ.

A variant is one stateless object; a :class:`~sansatout.variants.deal_state.DealState` holds a
reference to it and asks.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar

from sansatout.cards import Card
from sansatout.deal import Deal
from sansatout.errors import IllegalActionError
from sansatout.events.acts import Topic
from sansatout.options import Options
from sansatout.seats import Seat
from sansatout.variants.deal_state import DealState, Dialogue, Phase, Redeal
from sansatout.variants.seating import DrawRule

__all__ = ["LookBackRule", "Moved", "Variant"]


class LookBackRule(Enum):
    """Which gathered tricks a booklet lets a player look at during the play."""

    NONE = "none"
    LAST = "last"
    LAST_AND_ONE = "last and one named"
    ANY_FOR_A_PRICE = "any for a price"


@dataclass(frozen=True, slots=True)
class Moved:
    """Who sits where after a rubber, who sits out, and who deals."""

    seats: Mapping[Seat, str]
    waiting: tuple[str, ...]
    dealer: Seat


class Variant(ABC):
    """One game of a booklet. Subclasses are stateless; the registry holds one object of each."""

    key: ClassVar[str]
    booklet: ClassVar[str]
    """The key of the booklet on the shelf, for its look and its words."""
    players: ClassVar[int] = 4
    most_players: ClassVar[int] = 4
    """How many may belong to the table, those sitting out included."""
    places: ClassVar[tuple[Seat, ...]] = tuple(Seat)
    """The seats that players take, in the order in which they simply sit down."""
    laws: ClassVar[tuple[str, ...]] = ("enforced",)
    least_cut: ClassVar[int] = 1
    options_type: ClassVar[type[Options]]
    rules: ClassVar[Mapping[str, str]]
    """Ids of the booklet's own rules: ``turn``, ``play-turn``, ``follow``, ``claim``, ``look``…"""
    bids_contracts: ClassVar[bool] = False
    """Whether sides bid against each other for a contract, so that a deal has a par."""
    compares_boards: ClassVar[bool] = False
    """Whether a result counts by what others reach with the same cards, in IMPs (DU-3.1)."""
    draw: ClassVar[DrawRule | None] = None
    """How seats are drawn; ``None`` where players simply sit down."""

    @abstractmethod
    def open(
        self, deal: Deal, dealer: Seat, options: Options, standing: tuple[int, int]
    ) -> Dialogue:
        """Return the dialogue that follows the deal; ``standing`` is North-South's, East-West's."""

    @abstractmethod
    def result(self, state: DealState) -> Any:  # noqa: ANN401 (each system has its own)
        """Return what a finished deal gives to the score sheet."""

    @abstractmethod
    def new_sheet(self, options: Options) -> Any:  # noqa: ANN401 (each system has its own)
        """Return an empty score sheet."""

    @abstractmethod
    def entered(self, sheet: Any, state: DealState) -> Any:  # noqa: ANN401 (each has its own)
        """Return the sheet with a deal that is over or void."""

    def is_over(self, sheet: Any) -> bool:  # noqa: ANN401 (each has its own)
        """Tell whether the rubber or sitting on the sheet is over; a tally never is."""
        return False

    def settles_now(self, sheet: Any) -> bool:  # noqa: ANN401 (each has its own)
        """Tell whether the sheet already counts in the players' accounts."""
        return self.is_over(sheet)

    def is_fresh(self, sheet: Any) -> bool:  # noqa: ANN401 (each has its own)
        """Tell whether nothing is written on the sheet, or all of it is over."""
        return not sheet.results or self.is_over(sheet)

    def broken_off(self, sheet: Any) -> Any:  # noqa: ANN401 (each has its own)
        """Return the sheet of a rubber ended by agreement."""
        return sheet

    def standing(self, sheet: Any) -> tuple[int, int]:  # noqa: ANN401 (each has its own)
        """Return each side's points towards the current game, North-South's first."""
        return 0, 0

    def vulnerable(self, sheet: Any) -> tuple[Seat, ...]:  # noqa: ANN401 (each has its own)
        """Return the seats in danger on the next deal."""
        return ()

    def can_break_off(self, sheet: Any) -> bool:  # noqa: ANN401 (each has its own)
        """Tell whether a rubber is under way that could end by agreement."""
        return False

    def draw_again(self, drawn: Mapping[str, Card], options: Options) -> frozenset[str]:
        """Return the players whose draw is tied and has to be made again; suits decide."""
        return frozenset()

    def first_dealer(self, seats: Mapping[Seat, str]) -> Seat:
        """Return who deals first where seats are not drawn: the first to sit down."""
        return next(iter(seats))

    def reseated(
        self,
        seats: Mapping[Seat, str],
        waiting: tuple[str, ...],
        order: Sequence[str],
        rubbers: int,
        dealer: Seat,
        options: Options,
    ) -> Moved | None:
        """Return the seats after so many rubbers; ``None`` for a new draw. Here all stay."""
        return Moved(seats, waiting, dealer)

    def start(
        self,
        deal: Deal,
        dealer: Seat,
        *,
        options: Options | None = None,
        standing: tuple[int, int] = (0, 0),
    ) -> DealState:
        """Return a deal before the first word; ``standing`` is each side's part of the game."""
        chosen = self.options_type() if options is None else options
        empty = DealState(self, chosen, deal, dealer, self.open(deal, dealer, chosen, standing))
        return empty._settled(empty.dialogue)

    def open_hands(self, state: DealState) -> tuple[Seat, ...]:
        """Return the hands that lie open: dummy's once the opening lead is made (HU-4.1)."""
        play = state.play
        if play is None:
            return () if state.dialogue.opened is None else (state.dialogue.opened,)
        return (play.dummy,) if play.cards or play.tricks else ()

    def look_back(self, state: DealState) -> LookBackRule:
        """Return which gathered tricks may be looked at."""
        return LookBackRule.LAST

    def auction_shown(self, state: DealState) -> bool:
        """Tell whether what was said before the play stays in sight."""
        return True

    def next_dealer(self, state: DealState, seats: Sequence[Seat]) -> Seat:
        """Return who deals next: the next on the left (HU-2.5), or the same once more."""
        outcome = state.dialogue.outcome
        if isinstance(outcome, Redeal) and outcome.same_dealer:
            return state.dealer
        return self.dealer_after(state.dealer, seats)

    def dealer_after(self, dealer: Seat, seats: Sequence[Seat]) -> Seat:
        """Return who deals after a deal that counts: the next player on the left (L-DEAL-8)."""
        return next(seat for seat in dealer.lho.round() if seat in seats)

    def check_look_back(self, state: DealState, seat: Seat, trick: int) -> None:
        """Refuse to show a gathered trick that the booklet keeps closed.

        :raises IllegalActionError: naming the rule
        """
        if trick not in self.tricks_to_look_at(state, seat):
            rule = self.rules["look"]
            raise IllegalActionError("trick-closed", rule=rule, trick=trick, seat=seat)

    def tricks_to_look_at(self, state: DealState, seat: Seat) -> tuple[int, ...]:
        """Return the numbers of the gathered tricks the seat may look at now."""
        play = state.play
        if play is None or state.phase is not Phase.PLAY or seat is play.dummy:
            return ()
        gathered = len(play.tricks) if play.cards else len(play.tricks) - 1
        match self.look_back(state):
            case LookBackRule.LAST:
                return (gathered,) if gathered > 0 else ()
            case LookBackRule.ANY_FOR_A_PRICE:
                return tuple(range(1, gathered + 1))
            case LookBackRule.LAST_AND_ONE:
                return self._last_and_one(state, seat, gathered)
            case _:
                return ()

    def _last_and_one(self, state: DealState, seat: Seat, gathered: int) -> tuple[int, ...]:
        # Looking at the last trick costs nothing, so only an older one uses up the right.
        named = {trick for looker, trick in state.looks if looker is seat and trick < gathered}
        older = range(1, gathered) if not named else ()
        return (*older, gathered) if gathered > 0 else ()

    def check_review(self, state: DealState, seat: Seat, what: Topic) -> None:
        """Refuse a repetition that the booklet does not grant.

        :raises IllegalActionError: naming the rule
        """
        if what not in self.reviews(state, seat):
            rule = self.rules["review"]
            raise IllegalActionError("no-review", rule=rule, what=what.value, seat=seat)

    def reviews(self, state: DealState, seat: Seat) -> tuple[Topic, ...]:
        """Return what the seat may have repeated: the dialogue always, the contract in play."""
        if state.phase is Phase.PLAY:
            return (Topic.AUCTION, Topic.CONTRACT)
        return (Topic.AUCTION,) if state.phase is Phase.DIALOGUE else ()

    def check_name_cards(self, state: DealState, seat: Seat) -> None:
        """Refuse to have cards named when no trick lies on the table.

        :raises IllegalActionError: naming the rule
        """
        if state.phase is not Phase.PLAY or state.play is None or state.play.on_table() is None:
            raise IllegalActionError("no-trick-on-table", rule=self.rules["name-cards"], seat=seat)
