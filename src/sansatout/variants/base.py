"""What all games share, and the hooks in which they differ.

A variant is one stateless object; a :class:`~sansatout.variants.deal_state.DealState` holds a
reference to it and asks.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType
from typing import Any, ClassVar

from sansatout.cards import Card
from sansatout.contract import Contract
from sansatout.deal import Deal
from sansatout.errors import IllegalActionError
from sansatout.events import Act
from sansatout.events.acts import Laws, Topic
from sansatout.options import Options, parse_options
from sansatout.scoring.sheets import Sheet
from sansatout.scoring.system import ScoringSystem
from sansatout.seats import Seat
from sansatout.stateless import Stateless
from sansatout.variants.deal_state import Bargain, DealState, DealtAgain, Dialogue, Phase
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


class Variant(Stateless, ABC):
    """One game of a booklet."""

    key: ClassVar[str]
    booklet: ClassVar[str]
    """The key of the booklet on the shelf, for its look and its words."""
    texts: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """Its own texts, a Fluent source for each language, where they are not in ``locales/``."""
    terms: ClassVar[tuple[str, ...]] = (
        "trick", "suit", "trump", "no-trump", "lead", "follow", "declarer", "dummy", "defenders",
    )  # fmt: skip
    """Words that a newcomer meets at its table; the texts are ``page-word-…``."""
    players: ClassVar[int] = 4
    most_players: ClassVar[int] = 4
    """How many may belong to the table, those sitting out included."""
    places: ClassVar[tuple[Seat, ...]] = tuple(Seat)
    """The seats that players take, in the order in which they simply sit down."""
    code: ClassVar[str | None] = None
    """The name of the code of laws it can be played by as at a real table."""
    least_cut: ClassVar[int] = 1
    system: ClassVar[ScoringSystem[Any]]
    """What a deal is worth, how it is told when the score is kept, and the tables of the rules."""
    writes_void: ClassVar[bool] = True
    """Whether a deal that came to nothing leaves an empty line on the sheet."""
    options_type: ClassVar[type[Options]]
    rules: ClassVar[Mapping[str, str]]
    """Ids of the booklet's own rules: ``turn``, ``play-turn``, ``follow``, ``claim``, ``look``…"""
    bids_contracts: ClassVar[bool] = False
    """Whether sides bid against each other for a contract, so that a deal has a par."""
    for_newcomers: ClassVar[bool] = False
    """Whether it is what somebody plays who wants to play at once."""
    compares_boards: ClassVar[bool] = False
    """Whether a result counts by what others reach with the same cards, in IMPs (DU-3.1)."""
    draw: ClassVar[DrawRule | None] = None
    """How seats are drawn; ``None`` where players simply sit down."""

    @property
    def laws(self) -> tuple[Laws, ...]:
        """How the laws can be kept: by the table, or by the players as well."""
        return ("enforced",) if self.code is None else ("enforced", "at-the-table")

    @abstractmethod
    def open(
        self, deal: Deal, dealer: Seat, options: Options, standing: tuple[int, int]
    ) -> Dialogue:
        """Return the dialogue that follows the deal; ``standing`` is North-South's, East-West's."""

    @abstractmethod
    def result(self, state: DealState) -> object:
        """Return what a finished deal gives to the score sheet, as the game's system takes it."""

    def new_sheet(self, options: Options | None = None) -> Sheet:
        """Return an empty score sheet."""
        return self.system.new_sheet(options)

    def entered(self, sheet: Sheet, state: DealState) -> Sheet:
        """Return the sheet with a deal that is over or void."""
        if state.phase is not Phase.VOID:
            return sheet.after(self.result(state))
        return sheet.after(None) if self.writes_void else sheet

    def elsewhere(self, contract: Contract, declarer: Seat, tricks: int) -> object:
        """Return what the same cards gave at another table, as the game's system takes it.

        Only games that compare boards are asked (DU-3.1).
        """
        raise NotImplementedError(self.key, contract, declarer, tricks)

    def vulnerable(self, sheet: Sheet) -> tuple[Seat, ...]:
        """Return the seats in danger on the next deal."""
        return tuple(seat for seat in self.places if sheet.vulnerable(sheet.owner(seat)))

    def read_options(self, given: Mapping[str, object], edition: int) -> Options:
        """Return the options of a table of an edition with some readings chosen.

        :raises InputError: if there is no such option or no such reading
        """
        del edition
        return parse_options(self.options_type, given)

    def second_games(self, options: Options) -> tuple[tuple[Seat, ...], ...]:
        """Return whose second game a deal may be by agreement; nothing where the sheet tells it."""
        del options
        return ()

    def suggested(self, state: DealState, seat: Seat) -> Act | None:
        """Return what a beginner who is to speak can be helped with."""
        del state, seat
        return None

    def heard(self, talk: Dialogue, deal: Deal, options: Options) -> Dialogue:
        """Return the words after one more was said, with what the table itself adds to them."""
        del deal, options
        return talk

    def roles(self, bargain: Bargain) -> Mapping[Seat, str]:
        """Return how the booklet calls the players during the play, where it has names for them."""
        return {bargain.declarer: "declarer", bargain.dummy: "dummy"}

    def draw_by(self, options: Options) -> DrawRule | None:
        """Return how seats are drawn where a table has agreed on these readings."""
        del options
        return self.draw

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
        vulnerable: tuple[Seat, ...] = (),
        board: int | None = None,
    ) -> DealState:
        """Return a deal before the first word; ``standing`` is each side's part of the game."""
        chosen = self.options_type() if options is None else options
        talk = self.open(deal, dealer, chosen, standing)
        empty = DealState(self, chosen, deal, dealer, talk, vulnerable=vulnerable, board=board)
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
        if isinstance(outcome, DealtAgain) and outcome.same_dealer:
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
        if play is None or state.phase is not Phase.PLAY or seat is play.idle:
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
