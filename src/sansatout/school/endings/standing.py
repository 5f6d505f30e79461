"""An ending as everybody sees it: the declaring side's cards, and what is known of the others.

All layouts are possible in which each defender holds as many cards as he must and none of a suit
that he has shown to be out of; or only some of these layouts, one alone once it is settled.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Final

from sansatout.cards import PACK, Card, Hand, Strain, Suit
from sansatout.errors import InputError
from sansatout.seats import Seat
from sansatout.solver import Otherwise, SureEnding, sure_cards
from sansatout.tricks import check_follows, following, winning_place

__all__ = ["FULL", "Row", "Standing"]

FULL: Final = (1 << 52) - 1
Row = tuple[int, int, int, int]
"""What is left to each seat as 52-bit sets, North first."""
_SUITS: Final = {suit: ((1 << 13) - 1) << (13 * suit.value) for suit in Suit}


@dataclass(frozen=True, slots=True)
class Standing:
    """Where the play of an ending stands."""

    strain: Strain
    declarer: Seat
    own: tuple[int, int]
    """Declarer's cards and dummy's, as bits."""
    hidden: int
    counts: tuple[int, int]
    """How many cards the defender after declarer holds, and how many the other."""
    out_of: tuple[frozenset[Suit], frozenset[Suit]]
    """The suits that each has shown to have none of."""
    leader: Seat
    need: int
    """Tricks that the declaring side still has to win."""
    apart: int
    """Cards that told hidden ones apart when the ending began."""
    trick: tuple[Card, ...] = ()
    among: tuple[int, ...] | None = None
    """What the first defender may hold, where not everything counts; with a layout all others that
    differ from it in hidden cards that nothing of ``apart`` lies between."""

    @property
    def defenders(self) -> tuple[Seat, Seat]:
        """Who defends: the one after declarer first."""
        return self.declarer.after(1), self.declarer.after(3)

    @property
    def turn(self) -> Seat:
        """The hand that plays next."""
        return self.leader.after(len(self.trick))

    @property
    def left(self) -> int:
        """The tricks still to be won, the one under way included."""
        return max(*self.counts, *(one.bit_count() for one in self.own))

    @property
    def is_own(self) -> bool:
        """Whether the declaring side is to play."""
        return self.turn not in self.defenders

    @property
    def verdict(self) -> bool | None:
        """Whether the goal is reached; ``None`` while it can be reached or missed."""
        if self.need <= 0:
            return True
        return False if self.need > self.left else None

    def hand(self, seat: Seat) -> Hand:
        """Return the cards of a hand of the declaring side."""
        return Hand.from_bits(self.own[0 if seat is self.declarer else 1])

    def legal(self) -> Hand:
        """Return the cards that the hand of the declaring side may play."""
        return following(self.hand(self.turn), self.trick[0].suit if self.trick else None)

    def possible(self) -> Iterator[Card]:
        """Give the cards that the defender to play may play in some layout, the lowest first."""
        for index in range(52):
            if self.hidden >> index & 1 and self._shown(PACK[index]) is not None:
                yield PACK[index]

    def after(self, card: Card) -> Standing:
        """Return the standing after a card of the hand to play.

        :raises RuleError: if it may not be played
        """
        now = self._played(card)
        trick = (*self.trick, card)
        if len(trick) < 4:
            return replace(now, trick=trick)
        winner = self.leader.after(winning_place(trick, self.strain))
        won = winner not in self.defenders
        return replace(now, trick=(), leader=winner, need=self.need - won)

    def _played(self, card: Card) -> Standing:
        if self.is_own:
            led = self.trick[0].suit if self.trick else None
            check_follows(self.hand(self.turn), card, led, seat=self.turn, rule="")
            mine, other = self.own
            return replace(self, own=(mine & ~card.bit, other & ~card.bit))
        shown = self._shown(card)
        if shown is None:
            raise InputError("ending-card", card=str(card))
        return shown

    def _shown(self, card: Card) -> Standing | None:
        """Return what is known once the defender to play has shown a card of his."""
        who = self.defenders.index(self.turn)
        counts, out_of = list(self.counts), list(self.out_of)
        none = 0
        if self.trick and card.suit is not self.trick[0].suit:
            out_of[who] |= {self.trick[0].suit}
            none = _SUITS[self.trick[0].suit]
        if card.suit in out_of[who]:
            return None
        counts[who] -= 1
        now = replace(
            self,
            hidden=self.hidden & ~card.bit,
            counts=(counts[0], counts[1]),
            out_of=(out_of[0], out_of[1]),
            among=self._agreeing(who, card, none),
        )
        return now if now._exists() else None

    def _agreeing(self, who: int, card: Card, none: int) -> tuple[int, ...] | None:
        """Return what is left of ``among`` if a defender holds a card and none of some others."""
        if self.among is None:
            return None
        other = self.hidden if who else 0
        return tuple(
            one & ~card.bit
            for one in self.among
            if (other ^ one) & card.bit and not (other ^ one) & none
        )

    def _exists(self) -> bool:
        """Tell whether some layout is left."""
        if self.among is not None:
            return bool(self.among)
        least = [0, 0]
        for suit, cards in _SUITS.items():
            count = (self.hidden & cards).bit_count()
            outs = [suit in suits for suits in self.out_of]
            if count and all(outs):
                return False
            least[0] += count if outs[1] else 0
            least[1] += count if outs[0] else 0
        return least[0] <= self.counts[0] and least[1] <= self.counts[1]

    def settled(self, layout: int) -> Standing:
        """Return the standing in which the first defender holds these cards and no others."""
        return replace(self, among=(layout,), apart=FULL)

    def limited(self, layouts: Iterable[int]) -> Standing:
        """Return the standing in which only these layouts count."""
        return replace(self, among=tuple(layouts))

    def open(self) -> Standing:
        """Return the standing in which all layouts count again."""
        return replace(self, among=None)

    def layouts(self) -> Iterator[int]:
        """Give what the first defender may hold."""
        if self.among is not None:
            yield from self.among
            return
        sure, free = 0, []
        for suit, cards in _SUITS.items():
            if suit in self.out_of[1]:
                sure |= self.hidden & cards
            elif suit not in self.out_of[0]:
                free += [card.bit for card in Hand.from_bits(self.hidden & cards)]
        for some in combinations(free, self.counts[0] - sure.bit_count()):
            yield sure | sum(some)

    def row(self, layout: int) -> Row:
        """Return all four hands in a layout."""
        hands = {
            self.declarer: self.own[0],
            self.declarer.after(2): self.own[1],
            self.defenders[0]: layout,
            self.defenders[1]: self.hidden & ~layout,
        }
        n, e, s, w = (hands[seat] for seat in Seat)
        return n, e, s, w

    def sure(
        self, *, otherwise: Otherwise = Otherwise.AS_EVER, steps: int = 1 << 62
    ) -> Mapping[Card, bool] | None:
        """Tell of each card that may be played now whether a sure line is left after it."""
        out_of = dict(zip(self.defenders, self.out_of, strict=True))
        among = self.among
        ending = SureEnding(
            [self.row(one) for one in among or (next(self.layouts()),)],
            self.strain,
            self.leader,
            self.trick,
            self.declarer,
            self.need,
            Hand.from_bits(self.apart),
            out_of if among is None else None,
        )
        return sure_cards(ending, otherwise=otherwise, steps=steps)

    def likes(self, layout: int) -> tuple[int, ...]:
        """Return how many hidden cards of each kind the first defender holds in a layout.

        Of a kind are those of a suit that nothing of ``apart`` lies between.
        """
        counts: dict[int, int] = {}
        kind = 0
        for index in range(52):
            if index % 13 == 0 or self.apart >> index & 1:
                kind += 1
            if self.hidden >> index & 1:
                counts[kind] = counts.get(kind, 0) + (layout >> index & 1)
        return tuple(counts.values())
