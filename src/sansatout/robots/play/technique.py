"""Technique: what chooses among declarer's cards that the layouts cannot tell apart.

Double-dummy values tie wherever hindsight mends what a card spoils, and within the error of the
sample a little more or less says nothing. A good declarer then goes by habit. Each rule is such a
habit: from what the declaring side sees it objects to the card in mind and names better ones among
those that tie with it, or is silent. The weightiest is asked first; those after it choose among
what it has named.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from sansatout.cards import Card, Hand, Suit
from sansatout.robots.play.seen import Seen
from sansatout.seats import Seat
from sansatout.tricks import winning_place

__all__ = ["RULES", "OwnView", "Preference", "Rule", "preferred"]

_KING, _QUEEN, _JACK = 11, 10, 9
_FINESSED: Final = {_KING: 3, _QUEEN: 5, _JACK: 7}
"""A missing honour, and how many cards of its suit the defenders must have had to finesse."""
_FOLLOWED: Final = 2
"""With more cards of a suit out both defenders follow once more, mostly."""
_ROUNDS: Final = (0, 1, 2, 2, 3, 3, 4)
"""How many rounds draw so many trumps, mostly."""


@dataclass(frozen=True)
class OwnView:
    """A position of the declaring side, which is to play from one of its hands."""

    seen: Seen
    mine: Hand
    """What is left to the hand that is to play."""
    other: Hand
    theirs: Hand
    """What both defenders hold together."""

    @classmethod
    def of(cls, seen: Seen) -> OwnView | None:
        """Return the position; ``None`` where the declaring side does not play or see its hands."""
        turn = seen.turn
        if turn not in seen.declaring or not seen.declares:
            return None
        if set(seen.hidden()) & set(seen.declaring):
            return None
        other = next(seat for seat in seen.declaring if seat is not turn)
        theirs = Hand.from_bits(seen.unseen())
        return cls(seen, seen.in_hand(turn), seen.in_hand(other), theirs)

    @cached_property
    def trump(self) -> Suit | None:
        """The trump suit."""
        assert self.seen.bargain is not None, "cards are played after the bargain"
        return self.seen.bargain.strain.suit

    @cached_property
    def trick(self) -> tuple[Card, ...]:
        """The cards that lie on the table."""
        return self.seen.current.cards

    @property
    def leads(self) -> bool:
        """Whether a card is to be led."""
        return not self.trick

    @cached_property
    def trumps_out(self) -> int:
        """How many trumps the defenders hold."""
        return 0 if self.trump is None else self.theirs.length(self.trump)

    @cached_property
    def defenders(self) -> tuple[Seat, ...]:
        """Who defends."""
        return tuple(seat for seat in Seat if seat not in self.seen.declaring)

    @cached_property
    def best(self) -> Card:
        """The card that wins the trick so far."""
        return self.trick[self._winning(self.trick)]

    @property
    def wins_already(self) -> bool:
        """Whether the other hand's card wins the trick, and none of its suit can still beat it."""
        place = self._winning(self.trick)
        return len(self.trick) - place == 2 and (len(self.trick) == 3 or self.is_master(self.best))

    def beats(self, card: Card) -> bool:
        """Tell whether the card wins the trick so far."""
        return bool(self.trick) and self._winning((*self.trick, card)) == len(self.trick)

    def may_be_overruffed(self, card: Card) -> bool:
        """Tell whether the card ruffs and a defender is still to play."""
        ruffs = bool(self.trick) and card.suit is self.trump is not self.trick[0].suit
        return ruffs and len(self.trick) < 3 and self.trumps_out > 0

    def _winning(self, cards: tuple[Card, ...]) -> int:
        assert self.seen.bargain is not None, "cards are played after the bargain"
        return winning_place(cards, self.seen.bargain.strain)

    def is_master(self, card: Card) -> bool:
        """Tell whether no card of the defenders beats it in its suit."""
        return not self.theirs.holding(card.suit) >> card.rank.value

    def masters(self, hand: Hand, suit: Suit) -> list[Card]:
        """Return the cards of a suit that no card of the defenders beats."""
        return [card for card in hand.suit(suit) if self.is_master(card)]

    def dealt_to_them(self, suit: Suit) -> int:
        """Return how many cards of a suit the defenders had when the play began."""
        played = sum(map(self.seen.played, self.defenders))
        return (self.theirs | Hand.from_bits(played)).length(suit)

    def may_be_ruffed(self, suit: Suit) -> bool:
        """Tell whether a defender who may hold trumps has shown to be out of the suit."""
        shown = self.seen.voids()
        return any(suit in shown[seat] and self.trump not in shown[seat] for seat in self.defenders)


@dataclass(frozen=True, slots=True)
class Rule:
    """A habit of declarers: its name, which its message carries, and what it prefers."""

    name: str
    prefers: Callable[[OwnView, Card, Sequence[Card]], Collection[Card]]
    """The cards that tie with the one in mind and are to be played in its place, if any."""


@dataclass(frozen=True, slots=True)
class Preference:
    """A card that technique prefers to one it ties with, and the rule that spoke first."""

    card: Card
    rule: str


def preferred(seen: Seen, card: Card, tied: Sequence[Card]) -> Preference | None:
    """Return what technique prefers to a card; ``None`` where it has nothing against it.

    :param tied: the cards that tie with it, from the one that promises most
    """
    view = OwnView.of(seen)
    if view is None:
        return None
    spoke = ""
    for rule in RULES:
        liked = set(rule.prefers(view, card, tied))
        if liked and card not in liked:
            tied = [one for one in tied if one in liked]
            card, spoke = tied[0], spoke or rule.name
    return Preference(card, spoke) if spoke else None


def _draw_trumps(view: OwnView, card: Card, tied: Sequence[Card]) -> Collection[Card]:
    """Draw trumps when nothing is gained by waiting (BW-PLAY-5)."""
    trump = view.trump
    if not view.leads or trump is None or card.suit is trump or not view.trumps_out:
        return ()
    ours = view.mine.suit(trump) | view.other.suit(trump)
    if len(ours) < view.trumps_out or not any(map(view.is_master, ours)):
        return ()
    if _awaits_a_guess(view, trump) or _ruffs_wait(view, trump):
        return ()
    return [one for one in tied if one.suit is trump]


def _awaits_a_guess(view: OwnView, suit: Suit) -> bool:
    """Tell whether who holds the queen is better guessed later, when more is known."""
    theirs = view.theirs.holding(suit)
    return bool(theirs >> _QUEEN & 1) and theirs.bit_count() >= _FINESSED[_QUEEN]


def _ruffs_wait(view: OwnView, trump: Suit) -> bool:
    """Tell whether the hand with fewer trumps would have too few left to ruff with."""
    short, long = sorted((view.mine, view.other), key=lambda hand: hand.length(trump))
    ruffs = sum(_losers_to_ruff(view, short, long, suit) for suit in Suit if suit is not trump)
    rounds = _ROUNDS[min(view.trumps_out, len(_ROUNDS) - 1)]
    return ruffs > 0 and 0 < short.length(trump) < ruffs + rounds


def _losers_to_ruff(view: OwnView, short: Hand, long: Hand, suit: Suit) -> int:
    """Return how many losers of the long hand the short one could ruff soon."""
    if short.length(suit) > 1 or not long.length(suit):
        return 0
    winners = len(view.masters(long, suit)) + len(view.masters(short, suit))
    return max(0, long.length(suit) - max(short.length(suit), winners))


def _sure_tricks_first(view: OwnView, card: Card, tied: Sequence[Card]) -> Collection[Card]:
    """Before ruffing to and fro take the side suits' sure tricks, which can be ruffed later."""
    trump = view.trump
    if not view.leads or trump is None or not view.trumps_out or card.suit is trump:
        return ()
    if view.other.length(card.suit) or not view.other.length(trump) or not view.mine.length(trump):
        return ()
    return [
        one
        for one in tied
        if one.suit is not trump
        and view.is_master(one)
        and view.other.length(one.suit)
        and view.theirs.length(one.suit) > _FOLLOWED
        and not view.may_be_ruffed(one.suit)
    ]


def _finesse_first(view: OwnView, card: Card, tied: Sequence[Card]) -> Collection[Card]:
    """Third hand finesses before its top card would force a guess in the next round."""
    if not view.is_master(card):
        return ()
    return [one for one in _finesses(view, tied) if _is_likely(view, one)]


def _play_for_the_drop(view: OwnView, card: Card, tied: Sequence[Card]) -> Collection[Card]:
    """Third hand takes its top card when they had so few that the missing honour may well fall."""
    if card not in _finesses(view, tied) or _is_likely(view, card):
        return ()
    return [one for one in tied if one.suit is card.suit and view.is_master(one)]


def _finesses(view: OwnView, tied: Sequence[Card]) -> list[Card]:
    """Return third hand's cards that win unless the last hand holds the one honour missing."""
    if len(view.trick) != 2:
        return []
    led, theirs = view.trick[0].suit, view.theirs.holding(view.trick[0].suit)
    return [
        one
        for one in tied
        if one.suit is led and view.beats(one) and _missing(theirs, one) in _FINESSED
    ]


def _is_likely(view: OwnView, card: Card) -> bool:
    missing = _missing(view.theirs.holding(card.suit), card)
    return view.dealt_to_them(card.suit) >= _FINESSED[missing]


def _missing(theirs: int, card: Card) -> int:
    """Return the rank of the one card of theirs above this one, -1 if there is not just one."""
    higher = theirs >> card.rank.value
    return card.rank.value + higher.bit_length() - 1 if higher.bit_count() == 1 else -1


def _short_side_first(view: OwnView, card: Card, tied: Sequence[Card]) -> Collection[Card]:
    """Take the winners of the hand with fewer cards of the suit first, so that none is blocked."""
    if not view.leads:
        return ()
    mine, other = view.mine.suit(card.suit), view.other.suit(card.suit)
    same = [one for one in tied if one.suit is card.suit]
    if len(mine) < len(other) and any(map(view.is_master, other)) and not view.is_master(card):
        return [one for one in same if view.is_master(one)]
    blocks = len(other) < len(mine) and other and all(map(view.is_master, other))
    if blocks and view.is_master(card):
        return [one for one in same if not view.is_master(one)]
    return ()


def _keep_the_entry(view: OwnView, card: Card, tied: Sequence[Card]) -> Collection[Card]:
    """Go on with the long suit rather than lead the last sure entry to it."""
    if not view.leads or card.suit is view.trump:
        return ()
    long = max(Suit, key=view.mine.length)
    if long is view.trump or view.mine.length(long) < max(3, view.other.length(long) + 1):
        return ()
    entries = [
        one
        for suit in Suit
        if suit is not long
        for one in view.masters(view.mine, suit)
        if any(low < one for low in view.other.suit(suit))
    ]
    return [one for one in tied if one.suit is long] if entries == [card] else ()


def _towards_honours(view: OwnView, card: Card, tied: Sequence[Card]) -> Collection[Card]:
    """Lead a low card towards honours rather than away from some (BW-PLAY-3)."""
    if not view.leads or not _is_away(view, card):
        return ()
    return [one for one in tied if _is_towards(view, one) and not _is_away(view, one)]


def _is_towards(view: OwnView, card: Card) -> bool:
    theirs = view.theirs.holding(card.suit)
    finessed = [one for one in view.other.suit(card.suit) if _missing(theirs, one) >= 0]
    return (
        any(one.rank.value >= _JACK and one > card for one in finessed)
        and view.other.length(card.suit) > 1
        and not card.rank.is_honour
    )


def _is_away(view: OwnView, card: Card) -> bool:
    """Tell whether the hand's best honour that can be beaten has no touching one below it."""
    beaten = [one for one in view.mine.suit(card.suit) if not view.is_master(one)]
    if view.is_master(card) or beaten[0].rank.value < _JACK or card.suit is view.trump:
        return False
    return not view.mine.holding(card.suit) >> (beaten[0].rank.value - 1) & 1


def _unblock(view: OwnView, card: Card, tied: Sequence[Card]) -> Collection[Card]:
    """Throw a high card under a winner of the long hand whose other cards are all high."""
    if view.leads or not view.wins_already or card.suit is not view.trick[0].suit:
        return ()
    rest = view.other.suit(card.suit)
    if not rest or len(rest) < view.mine.length(card.suit) or not all(map(view.is_master, rest)):
        return ()
    return [one for one in tied if one.suit is card.suit and one > max(rest)]


def _throw_what_cannot_win(view: OwnView, card: Card, tied: Sequence[Card]) -> Collection[Card]:
    """Throw from a suit in which the hand has neither a high card nor length to make good."""
    if view.leads or view.mine.length(view.trick[0].suit) or card.suit is view.trump:
        return ()
    return [
        one
        for one in tied
        if one.suit is not view.trump
        and view.mine.length(one.suit) * 2 <= view.theirs.length(one.suit)
        and not any(c.rank.value >= _JACK for c in view.mine.suit(one.suit))
    ]


def _spare_high_spots(view: OwnView, card: Card, tied: Sequence[Card]) -> Collection[Card]:
    """Of small cards of a suit that do the same play the lowest."""
    if card.rank.value >= _JACK or view.is_master(card) or view.may_be_overruffed(card):
        return ()
    return [min(one for one in tied if _does_the_same(view, one, card))]


def _does_the_same(view: OwnView, one: Card, card: Card) -> bool:
    """Tell whether two cards of a suit win or lose alike against whoever is still to play."""
    if one.suit is not card.suit or view.beats(one) is not view.beats(card):
        return False
    low, high = sorted((one.rank.value, card.rank.value))
    between = view.theirs.holding(card.suit) >> low & (1 << high - low) - 1
    return not (between and view.beats(card) and len(view.trick) < 3)


RULES: Final = (
    Rule("draw-trumps", _draw_trumps),
    Rule("sure-tricks", _sure_tricks_first),
    Rule("finesse-first", _finesse_first),
    Rule("drop", _play_for_the_drop),
    Rule("short-side", _short_side_first),
    Rule("keep-entry", _keep_the_entry),
    Rule("towards", _towards_honours),
    Rule("unblock", _unblock),
    Rule("throw", _throw_what_cannot_win),
    Rule("low", _spare_high_spots),
)
"""The weightiest first."""
