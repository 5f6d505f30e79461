"""The play of the cards, the same in all games but for the order of the hands."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from sansatout.cards import Card, Hand, Strain, Suit
from sansatout.deal import Deal
from sansatout.errors import IllegalPlayError
from sansatout.seats import Seat
from sansatout.tricks import Trick, check_follows, following, winning_place

__all__ = ["CardPlay"]


@cache
def _round(order: tuple[Seat, ...], leader: Seat) -> tuple[Seat, ...]:
    """Return the hands in the order they play to a trick of this leader."""
    first = order.index(leader)
    return (*order[first:], *order[:first])


@dataclass(frozen=True, slots=True)
class CardPlay:
    """The play so far: what is left in the hands, the trick on the table, the tricks gathered.

    ``order`` is the order in which the hands play, from any of them: clockwise with four players.
    """

    strain: Strain
    declarer: Seat
    dummy: Seat
    order: tuple[Seat, ...]
    hands: tuple[int, int, int, int]
    """The cards left to each seat as 52-bit sets."""
    place: int
    """Whose turn it is, as a place in ``order``."""
    cards: tuple[Card, ...] = ()
    """The unfinished trick, from its leader on; empty between tricks."""
    tricks: tuple[Trick, ...] = ()
    winners: tuple[Seat, ...] = ()
    """Who won each gathered trick."""

    @classmethod
    def start(
        cls, deal: Deal, strain: Strain, declarer: Seat, dummy: Seat, order: tuple[Seat, ...]
    ) -> CardPlay:
        """Begin the play; the hand after declarer's in the order leads."""
        n, e, s, w = deal.hands
        place = (order.index(declarer) + 1) & 3
        return cls(strain, declarer, dummy, order, (n.bits, e.bits, s.bits, w.bits), place)

    @property
    def turn(self) -> Seat | None:
        """The hand that plays next; ``None`` after the last trick."""
        return None if len(self.tricks) == 13 else self.order[self.place]

    @property
    def leader(self) -> Seat:
        """The hand that leads, or has led, to the unfinished trick."""
        return self.order[(self.place - len(self.cards)) & 3]

    @property
    def led(self) -> Suit | None:
        """The suit led to the unfinished trick."""
        return self.cards[0].suit if self.cards else None

    @property
    def is_over(self) -> bool:
        """Whether all thirteen tricks are played."""
        return len(self.tricks) == 13

    def actor(self, hand: Seat) -> Seat:
        """Return who plays the cards of the hand: declarer those of dummy, everybody the own."""
        return self.declarer if hand is self.dummy else hand

    def hand(self, seat: Seat) -> Hand:
        """Return the cards left to the seat."""
        return Hand.from_bits(self.hands[seat._value_])

    def legal(self) -> Hand:
        """Return the cards that the hand whose turn it is may play."""
        turn = self.turn
        return Hand() if turn is None else following(self.hand(turn), self.led)

    def on_table(self) -> Trick | None:
        """Return the trick that lies open: the unfinished one, or the last until the next lead."""
        if self.cards:
            return self._trick(self.cards)
        return self.tricks[-1] if self.tricks else None

    def _trick(self, cards: tuple[Card, ...]) -> Trick:
        return Trick(_round(self.order, self.leader), cards)

    def after(self, card: Card, *, rule: str) -> CardPlay:
        """Return the play after the next card; ``rule`` is the booklet's on following suit.

        :raises IllegalPlayError: if the card may not be played
        """
        turn = self.turn
        if turn is None:
            raise IllegalPlayError("play-over", card=card)
        check_follows(self.hand(turn), card, self.led, seat=turn, rule=rule)
        left = list(self.hands)
        left[turn._value_] ^= card.bit
        n, e, s, w = left
        cards = (*self.cards, card)
        if len(cards) < 4:
            return CardPlay(
                self.strain, self.declarer, self.dummy, self.order, (n, e, s, w),
                (self.place + 1) & 3, cards, self.tricks, self.winners,
            )  # fmt: skip
        # After the fourth card the next place is the leader's again.
        first = (self.place + 1) & 3
        place = (first + winning_place(cards, self.strain)) & 3
        trick = Trick(_round(self.order, self.order[first]), cards)
        return CardPlay(
            self.strain, self.declarer, self.dummy, self.order, (n, e, s, w),
            place, (), (*self.tricks, trick), (*self.winners, self.order[place]),
        )  # fmt: skip

    def declaring_tricks(self) -> int:
        """Return how many tricks declarer's two hands have won."""
        ours = (self.declarer, self.dummy)
        return sum(winner in ours for winner in self.winners)

    def defending_tricks(self) -> int:
        """Return how many tricks the defenders have won."""
        return len(self.winners) - self.declaring_tricks()
