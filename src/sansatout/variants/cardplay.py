"""The play of the cards, the same in all games but for the order of the hands."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from sansatout.cards import Card, Hand, Strain, Suit
from sansatout.deal import Deal
from sansatout.errors import IllegalPlayError
from sansatout.seats import Seat
from sansatout.tricks import Trick, check_follows, playable, winning_place

__all__ = ["CardPlay"]


@cache
def _round(order: tuple[Seat, ...], leader: Seat) -> tuple[Seat, ...]:
    """Return the hands in the order they play to a trick of this leader."""
    first = order.index(leader)
    return (*order[first:], *order[:first])


class CardPlay(Struct, frozen=True):
    """The play so far: what is left in the hands, the trick on the table, the tricks gathered.

    ``order`` is the order in which the hands play, from any of them: clockwise with four players.
    """

    strain: Strain
    declarer: Seat
    dummy: Seat
    order: tuple[Seat, ...]
    hands: tuple[int, int, int, int]
    """The cards left to each seat as 52-bit sets."""
    round: tuple[Seat, ...]
    """The hands in the order they play to the unfinished trick."""
    turn: Seat | None
    """The hand that plays next; ``None`` after the last trick."""
    cards: tuple[Card, ...] = ()
    """The unfinished trick, from its leader on; empty between tricks."""
    tricks: tuple[Trick, ...] = ()
    winners: tuple[Seat, ...] = ()
    """Who won each gathered trick."""
    handed: int = 0
    """How often declarer's two hands were left to the partner: to dummy's place first."""

    @classmethod
    def start(
        cls, deal: Deal, strain: Strain, declarer: Seat, dummy: Seat, order: tuple[Seat, ...]
    ) -> CardPlay:
        """Begin the play; the hand after declarer's in the order leads."""
        n, e, s, w = deal.hands
        leader = _round(order, declarer)[1]
        hands = (n.bits, e.bits, s.bits, w.bits)
        return cls(strain, declarer, dummy, order, hands, _round(order, leader), leader)

    @property
    def leader(self) -> Seat:
        """The hand that leads, or has led, to the unfinished trick."""
        return self.round[0]

    @property
    def led(self) -> Suit | None:
        """The suit led to the unfinished trick."""
        return self.cards[0].suit if self.cards else None

    @property
    def is_over(self) -> bool:
        """Whether all thirteen tricks are played."""
        return len(self.tricks) == 13

    @property
    def player(self) -> Seat:
        """Who plays declarer's hand and dummy's: declarer, unless they were handed over."""
        return self.dummy if self.handed % 2 else self.declarer

    @property
    def idle(self) -> Seat:
        """Whose cards the partner plays: dummy, unless both hands were handed over."""
        return self.declarer if self.handed % 2 else self.dummy

    def actor(self, hand: Seat) -> Seat:
        """Return who plays the cards of the hand: one player those of declarer and dummy."""
        return self.player if hand is self.dummy or hand is self.declarer else hand

    def hand(self, seat: Seat) -> Hand:
        """Return the cards left to the seat."""
        return Hand.from_bits(self.hands[seat._value_])

    def legal(self) -> Hand:
        """Return the cards that the hand whose turn it is may play."""
        turn = self.turn
        held = 0 if turn is None else self.hands[turn._value_]
        return Hand.from_bits(playable(held, self.led))

    def on_table(self) -> Trick | None:
        """Return the trick that lies open: the unfinished one, or the last until the next lead."""
        if self.cards:
            return Trick(self.round, self.cards)
        return self.tricks[-1] if self.tricks else None

    def after(self, card: Card, *, rule: str) -> CardPlay:
        """Return the play after the next card; ``rule`` is the booklet's on following suit.

        :raises IllegalPlayError: if the card may not be played
        """
        turn = self.turn
        if turn is None:
            raise IllegalPlayError("play-over", card=card)
        if not playable(self.hands[turn._value_], self.led) & card.bit:
            check_follows(self.hand(turn), card, self.led, seat=turn, rule=rule)
        left = list(self.hands)
        left[turn._value_] ^= card.bit
        n, e, s, w = left
        cards = (*self.cards, card)
        if len(cards) < 4:
            return CardPlay(
                self.strain, self.declarer, self.dummy, self.order, (n, e, s, w),
                self.round, self.round[len(cards)], cards, self.tricks, self.winners,
                self.handed,
            )  # fmt: skip
        tricks = (*self.tricks, Trick(self.round, cards))
        winner = self.round[winning_place(cards, self.strain)]
        return CardPlay(
            self.strain, self.declarer, self.dummy, self.order, (n, e, s, w),
            _round(self.order, winner), winner if len(tricks) < 13 else None,
            (), tricks, (*self.winners, winner), self.handed,
        )  # fmt: skip

    def declaring_tricks(self) -> int:
        """Return how many tricks declarer's two hands have won."""
        ours = (self.declarer, self.dummy)
        return sum(winner in ours for winner in self.winners)

    def defending_tricks(self) -> int:
        """Return how many tricks the defenders have won."""
        return len(self.winners) - self.declaring_tricks()
