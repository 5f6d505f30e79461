"""What has happened on a board in the open: calls, explanations, cards.

It knows nobody's hand, so a robot at our table and one at somebody else's manager follow a board by
the same code.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from sansatout.auction import Auction
from sansatout.calls import Call
from sansatout.cards import Card, Hand, Suit
from sansatout.contract import Contract
from sansatout.deal import Deal
from sansatout.events.acts import MakeCall
from sansatout.lab.match_table import DUPLICATE, Board
from sansatout.robots.play.seen import Seen
from sansatout.scoring.duplicate import board_dealer
from sansatout.seats import Seat, Vulnerability
from sansatout.tricks import Trick
from sansatout.variants.deal_state import DealState

__all__ = ["BoardCourse", "BoardMarks", "Known"]

_FULL: Final = (1 << 52) - 1


@dataclass(frozen=True, slots=True)
class BoardMarks:
    """What a board is marked with; a file may say otherwise than the number does."""

    number: int
    dealer: Seat
    vulnerability: Vulnerability

    @classmethod
    def of_board(cls, number: int) -> BoardMarks:
        """Return the usual marks of a board."""
        return cls(number, board_dealer(number), Vulnerability.of_board(number))

    def turned(self, turns: int) -> BoardMarks:
        """Return the board with everything so many seats clockwise."""
        vulnerability = self.vulnerability
        if turns % 2 and vulnerability in (Vulnerability.NS, Vulnerability.EW):
            ns = vulnerability is Vulnerability.EW
            vulnerability = Vulnerability.of(ns=ns, ew=not ns)
        return BoardMarks(self.number, self.dealer.after(turns), vulnerability)

    def board(self, deal: Deal) -> Board:
        """Return the deal on the board of the first sixteen that is marked like this one."""
        marks = self.dealer, self.vulnerability
        number = next(
            n for n in range(1, 17) if (board_dealer(n), Vulnerability.of_board(n)) == marks
        )
        return Board(number, deal, DUPLICATE)


@dataclass(frozen=True, slots=True)
class BoardCourse:
    """The calls and cards of a board so far."""

    auction: Auction
    texts: tuple[tuple[int, str], ...] = ()
    """The number of a call, from nought, and how its player explained it."""
    alerted: tuple[int, ...] = ()
    """The numbers of the calls that were alerted."""
    cards: tuple[Card, ...] = ()

    @classmethod
    def begun(cls, dealer: Seat) -> BoardCourse:
        """Return a board before its first call."""
        return cls(Auction(dealer))

    @property
    def contract(self) -> Contract | None:
        """What is played; ``None`` before it is settled, or when all passed."""
        return self.auction.contract

    @property
    def declarer(self) -> Seat | None:
        """Who plays; ``None`` before it is settled, or when all passed."""
        return None if self.contract is None else self.auction.declarer

    @property
    def dummy(self) -> Seat | None:
        """Whose hand lies open from the first card on."""
        return None if self.declarer is None else self.declarer.partner

    @property
    def is_over(self) -> bool:
        """Whether the last card is played, or all have passed."""
        return self.auction.is_over and (self.contract is None or len(self.cards) == 52)

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The tricks begun; the last may be unfinished."""
        contract, declarer = self.contract, self.declarer
        if contract is None or declarer is None:
            return ()
        leader, found = declarer.lho, []
        for first in range(0, len(self.cards), 4):
            trick = Trick(leader.round(), self.cards[first : first + 4])
            found.append(trick)
            leader = trick.winner(contract.strain)
        return tuple(found)

    @property
    def current(self) -> Trick:
        """The trick that the next card goes to."""
        assert self.contract is not None, "cards follow a contract"
        assert self.declarer is not None, "cards follow a contract"
        tricks = self.tricks
        if not tricks:
            return Trick(self.declarer.lho.round())
        last = tricks[-1]
        return Trick(last.winner(self.contract.strain).round()) if last.is_complete else last

    @property
    def trick_number(self) -> int:
        """The number of the trick that the next card goes to, from 1."""
        return len(self.cards) // 4 + 1

    @property
    def turn(self) -> Seat | None:
        """The seat to call or the hand to play; ``None`` when the board is over."""
        if not self.auction.is_over:
            return self.auction.turn
        return None if self.is_over else self.current.turn

    @property
    def actor(self) -> Seat | None:
        """Who decides: declarer for dummy, else the seat itself."""
        turn = self.turn
        return self.declarer if turn is not None and turn is self.dummy else turn

    def called(self, call: Call, text: str | None = None, *, alert: bool = False) -> BoardCourse:
        """Return the board with one more call.

        :raises IllegalCallError: if the call is not allowed
        """
        place = len(self.auction.calls)
        return replace(
            self,
            auction=self.auction.after(call),
            texts=(*self.texts, (place, text)) if text else self.texts,
            alerted=(*self.alerted, place) if alert else self.alerted,
        )

    def played(self, card: Card) -> BoardCourse:
        """Return the board with one more card of the hand whose turn it is."""
        return replace(self, cards=(*self.cards, card))

    def of_hand(self, seat: Seat) -> Hand:
        """Return the cards a hand has played."""
        return Hand(
            card
            for trick in self.tricks
            for owner, card in zip(trick.seats, trick.cards, strict=False)
            if owner is seat
        )

    def can_lie(self, open_hands: Mapping[Seat, Hand]) -> bool:
        """Tell whether the cards can be dealt so that every hidden hand has followed suit.

        :param open_hands: whole hands that are seen; of more than two hidden ones, each is looked
            at by itself
        """
        out: dict[Seat, set[Suit]] = {seat: set() for seat in Seat}
        for trick in self.tricks:
            for owner, card in zip(trick.seats, trick.cards, strict=False):
                if card.suit in out[owner]:
                    return False
                if trick.led is not None and card.suit is not trick.led:
                    out[owner].add(trick.led)
        hidden = [seat for seat in Seat if seat not in open_hands]
        seen = Hand(self.cards)
        for hand in open_hands.values():
            seen |= hand
        unseen = Hand.from_bits(_FULL & ~seen.bits)
        for seat in hidden:
            others = [out[other] for other in hidden if other is not seat]
            own = [card for card in unseen if all(card.suit in suits for suits in others)]
            too_many = len(own) > 13 - len(self.of_hand(seat))
            if too_many or any(card.suit in out[seat] for card in own):
                return False
        return True

    @property
    def declaring_tricks(self) -> int:
        """Tricks of declarer's side so far."""
        contract, declarer = self.contract, self.declarer
        if contract is None or declarer is None:
            return 0
        whole = (trick for trick in self.tricks if trick.is_complete)
        return sum(trick.winner(contract.strain).side is declarer.side for trick in whole)

    @property
    def place(self) -> str:
        """Where the board stands, in a word of the protocol."""
        if not self.auction.is_over:
            return f"call {len(self.auction.calls) + 1}"
        return f"trick {self.trick_number}"

    def start(self, board: Board) -> DealState:
        """Return the deal of a board after the calls so far."""
        state = board.start()
        for seat, call in self.auction:
            state = state.after(seat, MakeCall(call))
        return state


@dataclass(frozen=True, slots=True)
class Known:
    """What one seat knows of a board: all a robot is asked with."""

    header: BoardMarks
    seat: Seat
    hand: Hand
    course: BoardCourse
    dummy: Hand | None = None
    told: tuple[tuple[int, str], ...] = field(default=())
    """Explanations of the opponents' calls, as they reached the seat."""

    def seen(self) -> Seen:
        """Return it in the words of the robots."""
        board = self.header.board(self._stand_in())
        sheet = board.sheet()
        state = self.course.start(board)
        vulnerable = DUPLICATE.vulnerable(sheet)
        seen = Seen.of_deal(state, self.seat, sheet, vulnerable=vulnerable)
        course = self.course
        shown: tuple[tuple[Seat, Hand], ...] = ()
        if self.dummy is not None and course.dummy is not None and course.dummy is not self.seat:
            shown = ((course.dummy, self.dummy),)
        return replace(seen, open=shown, tricks=course.tricks, explained=self.told)

    def _stand_in(self) -> Deal:
        """Return any deal with the seat's own cards: no other card of it is looked at."""
        rest = list(Hand.from_bits(_FULL & ~self.hand.bits))
        hands = [
            self.hand if seat is self.seat else Hand(rest.pop() for _ in range(13)) for seat in Seat
        ]
        n, e, s, w = hands
        return Deal((n, e, s, w))
