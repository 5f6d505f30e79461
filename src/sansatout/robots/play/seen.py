"""What one seat knows of a deal: the whole of what a robot is given.

A :class:`Seen` is small and can be sent to another process. Two tables that differ only in cards
the seat has not seen give equal ones.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from sansatout import structs
from sansatout.cards import PACK, Card, Hand, Suit
from sansatout.deal import Deal
from sansatout.errors import InputError
from sansatout.events import Act
from sansatout.events.acts import Claim, Concede, Play
from sansatout.options import Options
from sansatout.robots.play.payoff import Payoff, payoff
from sansatout.scoring.sheet import Column
from sansatout.scoring.sheets import Sheet
from sansatout.seats import Seat
from sansatout.table.state import Pending, Table
from sansatout.tricks import Trick, following, winning_place
from sansatout.variants.base import Variant
from sansatout.variants.contract_auction import ContractAuction
from sansatout.variants.deal_state import Bargain, DealState, Dialogue, Phase

__all__ = ["Claimed", "Seen"]

FULL: Final = (1 << 52) - 1


@dataclass(frozen=True, slots=True)
class Claimed:
    """A claim or concession that waits for the seat's answer."""

    by: Seat
    declaring: int
    """How many of the remaining tricks the declaring side would get."""
    line: tuple[Card, ...] = ()
    """The order in which the claimer means to play on."""
    doubted: bool = False
    """Whether the claimer's side was refused before in this deal."""


@dataclass(frozen=True, slots=True)
class Seen:
    """One seat's knowledge; a player remembers every card played and every word said."""

    variant: Variant
    options: Options
    seat: Seat
    dealer: Seat
    hand: Hand
    """The thirteen cards dealt to the seat."""
    open: tuple[tuple[Seat, Hand], ...]
    """Other hands that lie open, as they were dealt."""
    dialogue: Dialogue
    vulnerable: tuple[Seat, ...] = ()
    standing: tuple[int, int] = (0, 0)
    """Points towards the current game, North-South's first."""
    bargain: Bargain | None = None
    tricks: tuple[Trick, ...] = ()
    """The tricks played, the unfinished one last."""
    payoff: Payoff = ()
    claimed: Claimed | None = None
    line: tuple[Card, ...] = ()
    """The order of play declarer has stated and keeps to."""
    has_claimed: bool = False
    """Whether the seat has claimed before in this deal, and was refused."""
    bound: Hand | None = None
    """The cards a penalty leaves to the hand to play."""
    shown: tuple[tuple[Seat, Card], ...] = ()
    """Cards everybody has seen in hidden hands."""
    games: tuple[int, int] = (0, 0)
    """Games won in this rubber or sitting, North-South's first."""
    explained: tuple[tuple[int, str], ...] = ()
    """What the opponents have explained: the number of a call, from nought, and their words."""

    @classmethod
    def of(cls, table: Table, seat: Seat) -> Seen:
        """Return what the seat at the table knows."""
        deal = table.deal
        assert deal is not None, "a robot is asked during a deal"
        faced = tuple(owner for owner, to in table.faced if to is None or to is seat)
        seen = cls.of_deal(deal, seat, table.sheet, vulnerable=table.vulnerable, faced=faced)
        pending = table.pending
        if pending is not None and isinstance(pending.act, Claim | Concede):
            claimed = _claimed(pending, deal)
            doubted = claimed.by.side in table.doubted
            seen = replace(seen, claimed=replace(claimed, doubted=doubted))
        declares = deal.play is not None and deal.play.player is seat
        own = deal.play.declarer if deal.play is not None and declares else seat
        if any(owner is own for owner, _ in table.faced):
            seen = replace(seen, has_claimed=True)
        return replace(seen, line=table.line) if declares and table.line else seen

    @classmethod
    def of_deal(
        cls,
        state: DealState,
        seat: Seat,
        sheet: Sheet,
        *,
        vulnerable: tuple[Seat, ...] = (),
        faced: tuple[Seat, ...] = (),
    ) -> Seen:
        """Return what the seat knows of a deal that would be written on the sheet."""
        seen = cls(
            state.variant,
            state.options,
            seat,
            state.dealer,
            state.deal[seat],
            _open(state, seat, faced),
            _portable(state.dialogue),
            vulnerable,
            sheet.part_scores,
            state.bargain,
            _tricks(state),
            games=(sheet.games(Column.WE), sheet.games(Column.THEY)),
        )
        if state.phase is not Phase.PLAY:
            return seen
        return replace(seen, payoff=payoff(state, sheet, seat, seen.stand_in()))

    def check(self) -> None:
        """Refuse what no deal can be.

        :raises InputError: if a known hand has not thirteen cards, or a card is in two hands, was
            played twice, or from a hand that did not hold it
        """
        first: dict[Card, Seat] = {}
        for seat, hand in self.dealt().items():
            if len(hand) != 13:
                raise InputError("hand-size", seat=seat, count=len(hand), expected=13)
            for card in hand:
                if first.setdefault(card, seat) is not seat:
                    raise InputError("card-dealt-twice", card=card, first=first[card], second=seat)
        self._check_played(first)

    def _check_played(self, owners: dict[Card, Seat]) -> None:
        known, gone = self.dealt(), 0
        for trick in self.tricks:
            for seat, card in zip(trick.seats, trick.cards, strict=False):
                if owners.setdefault(card, seat) is not seat:
                    raise InputError("card-dealt-twice", card=card, first=owners[card], second=seat)
                if gone & card.bit or (seat in known and card not in known[seat]):
                    raise InputError("card-not-held", card=card, seat=seat)
                gone |= card.bit

    @property
    def is_due(self) -> bool:
        """Whether the seat is to speak, or to play from its own hand or one of its side's."""
        if self.bargain is None:
            return self.dialogue.turn is self.seat
        turn = self.turn
        return turn is self.seat or (
            self.declares and turn in self.declaring and turn in self.dealt()
        )

    @property
    def current(self) -> Trick:
        """The trick to play to; empty before its lead."""
        assert self.bargain is not None, "tricks are played after the bargain"
        order = self.bargain.order
        if not self.tricks:
            return Trick(_from(order, order[(order.index(self.bargain.declarer) + 1) % 4]))
        last = self.tricks[-1]
        if not last.is_complete:
            return last
        return Trick(_from(order, last.seats[winning_place(last.cards, self.bargain.strain)]))

    @property
    def turn(self) -> Seat | None:
        """The hand that plays next."""
        over = len(self.tricks) == 13 and self.tricks[-1].is_complete
        return None if self.bargain is None or over else self.current.turn

    @property
    def gathered(self) -> tuple[Trick, ...]:
        """The finished tricks."""
        return tuple(trick for trick in self.tricks if trick.is_complete)

    @property
    def left(self) -> int:
        """The tricks still to be won, the one under way included."""
        return 13 - len(self.gathered)

    @property
    def declaring(self) -> tuple[Seat, Seat]:
        """Declarer and dummy."""
        assert self.bargain is not None, "somebody declares after the bargain"
        return self.bargain.declarer, self.bargain.dummy

    @property
    def declares(self) -> bool:
        """Whether the seat is on the declaring side."""
        return self.seat in self.declaring

    def opposite(self, seat: Seat) -> Seat:
        """Return the hand that plays with this one; with three players it may sit beside it."""
        assert self.bargain is not None, "sides are settled by the bargain"
        order = self.bargain.order
        return order[(order.index(seat) + 2) % 4]

    @property
    def won(self) -> int:
        """Tricks the declaring side has won."""
        assert self.bargain is not None, "tricks are played after the bargain"
        strain = self.bargain.strain
        return sum(trick.winner(strain) in self.declaring for trick in self.gathered)

    def played(self, seat: Seat) -> int:
        """Return the cards a hand has played, as a set of 52 bits."""
        bits = 0
        for trick in self.tricks:
            for owner, card in zip(trick.seats, trick.cards, strict=False):
                if owner is seat:
                    bits |= card.bit
        return bits

    def dealt(self) -> dict[Seat, Hand]:
        """Return the hands the seat knows, as they were dealt."""
        return {self.seat: self.hand, **dict(self.open)}

    def hidden(self) -> tuple[Seat, ...]:
        """Return the seats whose cards are not known."""
        known = self.dealt()
        return tuple(seat for seat in Seat if seat not in known)

    def voids(self) -> dict[Seat, frozenset[Suit]]:
        """Return the suits each hand has shown to be out of."""
        found: dict[Seat, set[Suit]] = {seat: set() for seat in Seat}
        for trick in self.tricks:
            for owner, card in zip(trick.seats, trick.cards, strict=False):
                led = trick.led
                if led is not None and card.suit is not led:
                    found[owner].add(led)
                found[owner].discard(card.suit)  # he had revoked: what looked void was not
        return {seat: frozenset(suits) for seat, suits in found.items()}

    def unseen(self) -> int:
        """Return the cards left to the hidden hands, as a set of 52 bits."""
        bits = FULL
        for hand in self.dealt().values():
            bits &= ~hand.bits
        for seat in self.hidden():
            bits &= ~self.played(seat)
        return bits

    def in_hand(self, seat: Seat) -> Hand:
        """Return the cards left to a hand the seat knows."""
        return Hand.from_bits(self.dealt()[seat].bits & ~self.played(seat))

    def legal(self) -> Hand:
        """Return the cards that may be played now from the hand to play."""
        turn = self.turn
        assert turn is not None, "somebody is to play"
        cards = following(self.in_hand(turn), self.current.led)
        if self.bound is not None:
            cards = cards & self.bound or cards
        due = next((card for card in self.line if card in cards), None)
        return cards if due is None else Hand([due])

    def play(self, card: Card) -> Act:
        """Return the act of playing the card from the hand to play."""
        turn = self.turn
        return Play(card, hand=None if turn is self.seat else turn)

    def stand_in(self) -> Deal:
        """Return a deal that agrees with what the seat has seen, the rest in order.

        What an open hand has too many, as after a misdeal, is left to the hidden ones (L-DEAL-5).
        """
        known = {seat: list(hand)[:13] for seat, hand in self.dealt().items()}
        taken = {card for cards in known.values() for card in cards}
        played = {seat: self.played(seat) for seat in self.hidden()}
        free = [card for card in PACK if card not in taken]
        rest = [card for card in free if not any(bits & card.bit for bits in played.values())]
        hands = []
        for seat in Seat:
            bits = Hand(known[seat]).bits if seat in known else played[seat]
            while bits.bit_count() < 13:
                bits |= rest.pop().bit
            hands.append(Hand.from_bits(bits))
        n, e, s, w = hands
        return Deal((n, e, s, w))


def _open(state: DealState, seat: Seat, faced: tuple[Seat, ...]) -> tuple[tuple[Seat, Hand], ...]:
    # A hand opened before the play (MB-5) is remembered from then on.
    seats = {*state.visible(seat), *faced, state.dialogue.opened} - {seat}
    return tuple((owner, state.deal[owner]) for owner in Seat if owner in seats)


def _portable(dialogue: Dialogue) -> Dialogue:
    """Return the words without what cannot be sent to another process."""
    if isinstance(dialogue, ContractAuction):
        return structs.replace(dialogue, rules=dict(dialogue.rules))
    return dialogue


def _tricks(state: DealState) -> tuple[Trick, ...]:
    play = state.play
    if play is None:
        return ()
    if not play.cards:
        return play.tricks
    return (*play.tricks, Trick(_from(play.order, play.leader), play.cards))


def _from(order: tuple[Seat, ...], leader: Seat) -> tuple[Seat, ...]:
    first = order.index(leader)
    return (*order[first:], *order[:first])


def _claimed(pending: Pending, deal: DealState) -> Claimed:
    act, play = pending.act, deal.play
    assert isinstance(act, Claim | Concede), "claims and concessions wait for answers"
    assert play is not None, "claims are made in play"
    ours = pending.by in (play.declarer, play.dummy)
    gained = act.tricks if ours is isinstance(act, Claim) else 13 - len(play.tricks) - act.tricks
    return Claimed(pending.by, gained, act.line if isinstance(act, Claim) else ())
