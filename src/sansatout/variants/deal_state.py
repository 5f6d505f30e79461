"""One deal from the first word to the last trick.

The words before the play (auction, naming, announcing) are a :class:`Dialogue` of the variant's own
kind; what it settles is a :class:`Bargain`, or a :class:`DealtAgain` when it comes to nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import TYPE_CHECKING, Final, Protocol

from msgspec import Struct

from sansatout.calls import Call
from sansatout.cards import PACK, Card, Hand, Strain
from sansatout.contract import Contract
from sansatout.deal import Deal
from sansatout.errors import IllegalActionError, IllegalPlayError
from sansatout.events import Act
from sansatout.events.acts import LookBack, NameCards, Play, Review, Topic
from sansatout.options import Options
from sansatout.seats import Seat, Side
from sansatout.structs import replace
from sansatout.tricks import Trick
from sansatout.variants.cardplay import CardPlay
from sansatout.variants.words import Words

if TYPE_CHECKING:
    from sansatout.scoring.sheets import Sheet
    from sansatout.variants.base import Variant
    from sansatout.variants.face import Duty

__all__ = ["Bargain", "DealState", "DealtAgain", "Dialogue", "Phase", "Talk"]


class Phase(Enum):
    """Where a deal stands."""

    DIALOGUE = "dialogue"
    PLAY = "play"
    OVER = "over"
    VOID = "void"


class DealtAgain(Struct, frozen=True):
    """The dialogue came to nothing; the cards are dealt again and nothing is scored."""

    rule: str
    same_dealer: bool = False


class Bargain(Struct, frozen=True):
    """What the dialogue settled: the strain, who plays it, and for what stake."""

    strain: Strain
    declarer: Seat
    dummy: Seat
    order: tuple[Seat, ...]
    """The order in which the hands play, from any of them."""
    contract: Contract | None = None
    multiplier: int = 1
    namer: Seat | None = None
    bonus: bool = False
    target: int = 7
    laid_down: bool = False


class Talk(Protocol):
    """What was said before the play, whoever sees to it that it is said in order."""

    @property
    def name(self) -> str:
        """What a table calls this stage: ``auction``, ``naming`` or ``announcing``."""

    @property
    def turn(self) -> Seat | None:
        """Who speaks next; ``None`` when all is said."""

    @property
    def outcome(self) -> Bargain | DealtAgain | None:
        """What came of it; ``None`` while it goes on."""

    @property
    def calls(self) -> tuple[tuple[Seat, Call], ...]:
        """Every call with who made it; none where the words are no calls."""

    def words(self) -> Words:
        """Return what was said as it is shown; all of it is public."""


class Dialogue(Talk, Protocol):
    """The words before the play, where only what is allowed is said."""

    @property
    def opened(self) -> Seat | None:
        """The hand that already lies open, where a game opens one before the play."""

    def legal_acts(self) -> tuple[Act, ...]:
        """Return what the seat whose turn it is may say."""

    def after(self, seat: Seat, act: Act) -> Dialogue:
        """Return the dialogue with one more word.

        :raises RuleError: if it is not this seat's turn or the word is not allowed
        """


_SEATS: Final = tuple(Seat)
_PLAYS: Final[Mapping[Seat | None, tuple[Play, ...]]] = {
    hand: tuple(Play(card, hand=hand) for card in PACK) for hand in (None, *Seat)
}
"""Every card as an act, by the hand it comes from when that is not the actor's own."""


class DealState(Struct, frozen=True):
    """One deal of a game: the hands, what was said, what was played."""

    variant: Variant
    options: Options
    deal: Deal
    dealer: Seat
    dialogue: Dialogue
    play: CardPlay | None = None
    laid_down: bool = False
    agreed: int | None = None
    """Tricks of the declaring side in all, once a claim or concession is agreed."""
    looks: tuple[tuple[Seat, int], ...] = ()
    """Which gathered tricks were looked at, and by whom."""
    vulnerable: tuple[Seat, ...] = ()
    """The seats in danger, or in their second game, as the table has it."""
    board: int | None = None
    """The number on the board, where it has marks of its own."""

    takes_back = True
    disputed = frozenset[Side]()

    @property
    def phase(self) -> Phase:
        """Where the deal stands."""
        if self.play is not None:
            over = self.agreed is not None or len(self.play.tricks) == 13
            return Phase.OVER if over else Phase.PLAY
        if self.laid_down:
            return Phase.OVER
        return Phase.DIALOGUE if self.dialogue.outcome is None else Phase.VOID

    @property
    def bargain(self) -> Bargain | None:
        """What is being played for; ``None`` before it is settled."""
        outcome = self.dialogue.outcome
        return outcome if isinstance(outcome, Bargain) else None

    @property
    def words_open(self) -> bool:
        """Whether the players have what was said before them."""
        return self.variant.auction_shown(self)

    @property
    def turn(self) -> Seat | None:
        """The seat that speaks, or the hand that plays, next."""
        if self.play is None:
            return self.dialogue.turn
        return None if self.agreed is not None else self.play.turn

    @property
    def actor(self) -> Seat | None:
        """The player who has to act: who plays both hands when declarer or dummy is to play."""
        play = self.play
        if play is None:
            return self.dialogue.turn
        turn = play.turn
        if turn is None or self.agreed is not None:
            return None
        return play.actor(turn)

    @property
    def player(self) -> Seat | None:
        """Who plays declarer's hand and dummy's; ``None`` before the play."""
        return None if self.play is None else self.play.player

    @property
    def idle(self) -> Seat | None:
        """Whose cards the partner plays: dummy, as a rule; ``None`` before the play."""
        return None if self.play is None else self.play.idle

    @property
    def trick(self) -> Trick | None:
        """The trick that lies open: the unfinished one, or the last until the next lead."""
        return None if self.play is None else self.play.on_table()

    @property
    def gathered(self) -> tuple[Trick, ...]:
        """The tricks that are complete, the one that still lies open included."""
        return () if self.play is None else self.play.tricks

    @property
    def played(self) -> tuple[tuple[Seat, Card], ...]:
        """The cards in the order played, with their hands."""
        play = self.play
        if play is None:
            return ()
        tricks = play.tricks
        if play.cards:
            tricks = (*tricks, Trick(play.round, play.cards))
        return tuple(pair for one in tricks for pair in zip(one.seats, one.cards, strict=False))

    @property
    def tricks(self) -> int:
        """Tricks of the declaring side, agreed ones included."""
        if self.agreed is not None:
            return self.agreed
        return 0 if self.play is None else self.play.declaring_tricks()

    @property
    def defending_tricks(self) -> int:
        """Tricks of the other side, agreed ones included."""
        return (13 if self.agreed is not None else len(self.gathered)) - self.tricks

    def open_hands(self) -> tuple[Seat, ...]:
        """Return the hands that lie open for everybody."""
        return self.variant.open_hands(self)

    def hand(self, seat: Seat) -> Hand:
        """Return the cards left to the seat."""
        return self.deal[seat] if self.play is None else self.play.hand(seat)

    def counts(self, _seat: Seat | None) -> Mapping[Seat, int]:
        """Return how many cards are left to each hand, which all can tell."""
        play = self.play
        if play is None:
            return {seat: len(self.deal[seat]) for seat in _SEATS}
        return dict(zip(_SEATS, map(int.bit_count, play.hands), strict=True))

    def visible(self, seat: Seat | None) -> tuple[Seat, ...]:
        """Return whose hands the seat sees: its own, one left to it, and those that lie open."""
        play = self.play
        if seat is None:
            return self.open_hands()
        if play is not None and play.handed and seat is play.dummy:
            return (*self.open_hands(), seat, play.declarer)
        return (*self.open_hands(), seat)

    def shown_after(self, seat: Seat) -> Hand:
        """Return the cards left to a hand, which everybody is shown after the deal."""
        return self.hand(seat)

    def repeats_words(self, seat: Seat) -> bool:
        """Tell whether the seat may have what was said repeated."""
        return Topic.AUCTION in self.variant.reviews(self, seat)

    def duties(self) -> Mapping[Seat, Duty]:
        """Return nothing: only who is to act has to do anything here."""
        return {}

    def entered(self, sheet: Sheet) -> Sheet:
        """Return the sheet with this deal, which is over or void."""
        return self.variant.entered(sheet, self)

    def legal_acts(self, seat: Seat) -> tuple[Act, ...]:
        """Return the calls, words or cards open to the seat now; none when it is not its turn."""
        if self.actor is not seat:
            return ()
        play = self.play
        if play is None:
            return self.dialogue.legal_acts()
        plays = _PLAYS[None if play.turn is seat else play.turn]
        return tuple([plays[card.index] for card in play.legal()])

    def after(self, seat: Seat, act: Act) -> DealState:
        """Return the deal after a seat's act.

        :raises RuleError: if the act is not allowed; the state is unchanged
        """
        match act:
            case Play():
                return self._after_card(seat, act)
            case LookBack():
                self.variant.check_look_back(self, seat, act.trick)
                return replace(self, looks=(*self.looks, (seat, act.trick)))
            case Review():
                self.variant.check_review(self, seat, act.what)
                return self
            case NameCards():
                self.variant.check_name_cards(self, seat)
                return self
            case _:
                return self._after_word(seat, act)

    def _after_word(self, seat: Seat, act: Act) -> DealState:
        if self.phase is not Phase.DIALOGUE:
            raise IllegalActionError("not-now", act=act.kind, phase=self.phase.value)
        talk = self.dialogue.after(seat, act)
        return self._settled(self.variant.heard(talk, self.deal, self.options))

    def _settled(self, dialogue: Dialogue) -> DealState:
        outcome = dialogue.outcome
        if not isinstance(outcome, Bargain):
            return replace(self, dialogue=dialogue)
        if outcome.laid_down:
            return replace(self, dialogue=dialogue, laid_down=True)
        play = CardPlay.start(
            self.deal, outcome.strain, outcome.declarer, outcome.dummy, outcome.order
        )
        return replace(self, dialogue=dialogue, play=play)

    def _after_card(self, seat: Seat, act: Play) -> DealState:
        play = self.play
        if play is None or self.agreed is not None:
            raise IllegalPlayError("not-in-play", card=act.card, phase=self.phase.value)
        turn = play.turn
        hand = seat if act.hand is None else act.hand
        if turn is not None and (hand is not turn or play.actor(turn) is not seat):
            raise self._wrong_hand(seat, act, turn)
        played = play.after(act.card, rule=self.variant.rules["follow"])
        return DealState(
            self.variant, self.options, self.deal, self.dealer, self.dialogue,
            played, self.laid_down, self.agreed, self.looks, self.vulnerable,
            self.board,
        )  # fmt: skip

    def _wrong_hand(self, seat: Seat, act: Play, turn: Seat) -> IllegalPlayError:
        assert self.play is not None
        return IllegalPlayError(
            "out-of-turn", rule=self.variant.rules["play-turn"], card=act.card, seat=seat,
            turn=turn, actor=self.play.actor(turn),
        )  # fmt: skip

    def handed_over(self, seat: Seat) -> DealState:
        """Return the deal with both hands of the declaring side left to the seat's partner.

        :raises IllegalActionError: if the seat does not play them
        """
        play = self.play
        if play is None or self.phase is not Phase.PLAY or seat is not play.player:
            raise IllegalActionError("nothing-to-hand-over", seat=seat)
        return replace(self, play=replace(play, handed=play.handed + 1))

    def claimed(self, declaring_tricks: int) -> DealState:
        """Return the deal ended with so many tricks in all for the declaring side."""
        return replace(self, agreed=declaring_tricks)
