"""What can be asked of a deal, whoever keeps its rules.

:class:`~sansatout.variants.deal_state.DealState` lets only legal acts happen; where irregularities
can happen a referee rules on every act. Whoever shows a deal, writes it on a sheet or into a file,
or waits for its players asks these questions and never which of the two it has.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Protocol

from sansatout.cards import Card, Hand
from sansatout.events import Act
from sansatout.scoring.sheets import Sheet
from sansatout.seats import Seat, Side
from sansatout.tricks import Trick
from sansatout.variants.deal_state import Bargain, Phase, Talk

__all__ = ["DealFace", "Duty"]


class Duty(Enum):
    """What a seat has to do before a deal goes on, whosever turn it is."""

    CHOOSE = "choose"
    """Choose a remedy, or leave it."""
    ANSWER = "answer"
    """Agree to a claim, or not."""
    EXPLAIN = "explain"
    """Say more of one's claim."""


class DealFace(Protocol):
    """One deal from the first word to the last trick."""

    @property
    def dealer(self) -> Seat:
        """Who dealt."""

    @property
    def phase(self) -> Phase:
        """Where the deal stands."""

    @property
    def dialogue(self) -> Talk:
        """What was said before the play."""

    @property
    def words_open(self) -> bool:
        """Whether the players have what was said before them; who only watches always has."""

    @property
    def bargain(self) -> Bargain | None:
        """What is being played for; ``None`` before it is settled."""

    @property
    def turn(self) -> Seat | None:
        """The seat that speaks, or the hand that plays, next."""

    @property
    def actor(self) -> Seat | None:
        """The player who has to act: who plays both hands when declarer or dummy is to play."""

    @property
    def player(self) -> Seat | None:
        """Who plays declarer's hand and dummy's; ``None`` before the play."""

    @property
    def idle(self) -> Seat | None:
        """Whose cards the partner plays: dummy, as a rule; ``None`` before the play."""

    @property
    def trick(self) -> Trick | None:
        """The trick that lies open: the unfinished one, or the last until the next lead."""

    @property
    def gathered(self) -> tuple[Trick, ...]:
        """The tricks that are complete, the one that still lies open included."""

    @property
    def played(self) -> tuple[tuple[Seat, Card], ...]:
        """The cards in the order played, with their hands."""

    @property
    def tricks(self) -> int:
        """Tricks of the declaring side, agreed ones included."""

    @property
    def defending_tricks(self) -> int:
        """Tricks of the other side, agreed ones included."""

    @property
    def agreed(self) -> int | None:
        """Tricks of the declaring side in all, where a claim or concession ended the play."""

    @property
    def laid_down(self) -> bool:
        """Whether the hand is not played but counted (BW-11)."""

    @property
    def looks(self) -> tuple[tuple[Seat, int], ...]:
        """Which gathered tricks were looked at, and by whom."""

    @property
    def disputed(self) -> frozenset[Side]:
        """Sides whose claim its own rules know to have been refused."""

    @property
    def takes_back(self) -> bool:
        """Whether players may agree to take an act back."""

    def hand(self, seat: Seat) -> Hand:
        """Return the cards left to the seat."""

    def counts(self, seat: Seat | None) -> Mapping[Seat, int]:
        """Return how many cards the seat takes each hand to hold."""

    def visible(self, seat: Seat | None) -> tuple[Seat, ...]:
        """Return whose hands lie open to the seat while the deal goes on; ``None`` watches."""

    def shown_after(self, seat: Seat) -> Hand:
        """Return the cards of a hand that everybody is shown once the deal is over."""

    def repeats_words(self, seat: Seat) -> bool:
        """Tell whether the seat may have what was said repeated."""

    def legal_acts(self, seat: Seat) -> tuple[Act, ...]:
        """Return the calls, words or cards open to the seat now; none when it is not its turn."""

    def duties(self) -> Mapping[Seat, Duty]:
        """Return who has something to choose or to answer before the deal goes on."""

    def entered(self, sheet: Sheet) -> Sheet:
        """Return the sheet with this deal, which is over or void."""
