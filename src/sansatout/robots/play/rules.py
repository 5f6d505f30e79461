"""Card play by rules alone: the booklets' leads, and the plain rules of every beginner's lesson.

:func:`advice` gives the legal cards, the best first, each with the rule that speaks for it. Ids
beginning with ``BW-`` are the Stockholm booklet's; the booklets leave the rest to custom.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sansatout.cards import Card, Hand, Suit
from sansatout.robots.bidding.bridge_whist import opening_lead
from sansatout.robots.dialogues import namer_and_doubled
from sansatout.robots.play.seen import Seen
from sansatout.seats import Seat
from sansatout.tricks import winning_place

__all__ = ["Advice", "advice"]


@dataclass(frozen=True, slots=True)
class Advice:
    """A card, the message that says why (``robot-play-…``), and the booklets' rules for it."""

    card: Card
    why: str
    rules: tuple[str, ...] = ()


def advice(seen: Seen) -> list[Advice]:
    """Return every legal card, the best by the rules first."""
    legal = seen.legal()
    found: dict[Card, Advice] = {}
    for one in _advised(seen, legal):
        if one.card in legal:
            found.setdefault(one.card, one)
    for card in sorted(legal, key=lambda card: (card.rank.value, card.suit.value)):
        found.setdefault(card, Advice(card, "lowest"))
    return list(found.values())


def _advised(seen: Seen, legal: Hand) -> Iterator[Advice]:
    if not seen.tricks:
        yield from _opening(seen)
    elif seen.current.cards:
        yield from _following(seen, legal)
    elif seen.turn in seen.declaring:
        yield from _declarer_leads(seen, legal)
    else:
        yield from _defender_leads(seen, legal)


def _opening(seen: Seen) -> Iterator[Advice]:
    """Lead as the Stockholm booklet advises; it is the only one that does."""
    bargain = seen.bargain
    assert bargain is not None, "cards are played after the bargain"
    namer, doubled = namer_and_doubled(seen)
    decision = opening_lead(seen.hand, namer, bargain.strain, doubled_by_partner=doubled)
    for row in decision.rows[decision.place :]:
        yield Advice(row.act, "opening-lead", row.rules)


def _outstanding(seen: Seen) -> int:
    """Return the cards that the side to play does not hold, as far as its player knows."""
    turn = seen.turn
    if turn in seen.declaring and seen.declares:
        return seen.unseen()
    assert turn is not None, "somebody is to play"
    played = sum(seen.played(seat) for seat in Seat)
    return ~(seen.in_hand(turn).bits | played) & ((1 << 52) - 1)


def _is_master(card: Card, outstanding: int) -> bool:
    above = (outstanding >> 13 * card.suit.value & 8191) >> card.rank.value
    return above == 0


def _sequence_top(card: Card, hand: Hand) -> bool:
    return not hand.holding(card.suit) >> (card.rank.value + 1) & 1


def _declarer_leads(seen: Seen, legal: Hand) -> Iterator[Advice]:
    """Draw trumps, cash in time, lead towards honours (BW-PLAY-3, BW-PLAY-4, BW-PLAY-5)."""
    bargain = seen.bargain
    assert bargain is not None, "cards are played after the bargain"
    theirs = Hand.from_bits(_outstanding(seen))
    trump = bargain.strain.suit
    turn = seen.turn
    assert turn is not None, "somebody is to play"
    other = seen.in_hand(next(seat for seat in seen.declaring if seat is not turn))
    both = seen.in_hand(turn) | other
    if trump is not None and _has_ruffed(seen, trump):
        yield from _ruffed_on(legal, other, trump)
    if trump is not None and theirs.length(trump) and both.length(trump) > theirs.length(trump):
        yield from _drawn(legal, other, trump, theirs)
    yield from _towards(legal, other, theirs, trump)
    masters = [card for card in legal if _is_master(card, theirs.bits) and card.suit is not trump]
    for card in sorted(masters, key=lambda card: (-both.length(card.suit), -card.rank.value)):
        yield Advice(card, "cash", ("BW-PLAY-4",))
    longest = sorted(Suit, key=lambda suit: (suit is trump, -both.length(suit)))
    for suit in longest:
        cards = list(legal.suit(suit))
        if cards:
            yield Advice(cards[-1], "long-suit")


def _has_ruffed(seen: Seen, trump: Suit) -> bool:
    return any(
        trick.led is not trump and card.suit is trump and owner in seen.declaring
        for trick in seen.gathered
        for owner, card in zip(trick.seats, trick.cards, strict=True)
    )


def _ruffed_on(legal: Hand, other: Hand, trump: Suit) -> Iterator[Advice]:
    """Who has begun to ruff goes on: too few trumps are left to draw theirs (BW-PLAY-6)."""
    if other.length(trump):
        for suit in Suit:
            if suit is not trump and legal.length(suit) and not other.length(suit):
                yield Advice(list(legal.suit(suit))[-1], "ruff-on", ("BW-PLAY-6",))


def _drawn(legal: Hand, other: Hand, trump: Suit, theirs: Hand) -> Iterator[Advice]:
    cards = list(legal.suit(trump))
    if not cards:
        return
    partner_has_master = any(_is_master(card, theirs.bits) for card in other.suit(trump))
    best = cards[0]
    card = best if _is_master(best, theirs.bits) or not partner_has_master else cards[-1]
    yield Advice(card, "draw-trumps", ("BW-PLAY-5",))


def _towards(legal: Hand, other: Hand, theirs: Hand, trump: Suit | None) -> Iterator[Advice]:
    """Lead a low card towards honours that a finesse may make good."""
    for suit in Suit:
        if suit is trump or not legal.length(suit):
            continue
        tops = other.suit(suit)
        wants = [c for c in tops if c.rank.is_honour and not _is_master(c, theirs.bits)]
        if wants and len(tops) > 1 and wants[0].rank.value >= 9:
            yield Advice(list(legal.suit(suit))[-1], "finesse", ("BW-PLAY-3",))


def _defender_leads(seen: Seen, legal: Hand) -> Iterator[Advice]:
    """Cash what is good, go on with partner's suit, lead through strength or up to weakness."""
    bargain = seen.bargain
    assert bargain is not None, "cards are played after the bargain"
    trump = bargain.strain.suit
    outstanding = _outstanding(seen)
    yield from _after_the_king(seen, legal)
    plain = [card for card in legal if card.suit is not trump]
    for card in plain:
        if _is_master(card, outstanding) and _sequence_top(card, legal):
            yield Advice(card, "cash", ("BW-PLAY-4",))
    first = seen.tricks[0].cards[0].suit
    if first is not trump and legal.length(first):
        yield Advice(list(legal.suit(first))[-1], "partners-suit")
    strong_first = bargain.order.index(seen.seat) == (bargain.order.index(bargain.dummy) - 1) % 4
    suits = sorted(
        (suit for suit in Suit if suit is not trump and legal.length(suit)),
        key=lambda suit: _dummy_strength(seen, suit),
        reverse=strong_first,
    )
    for suit in suits:
        holding = legal.suit(suit)
        top, low = next(iter(holding)), list(holding)[-1]
        touching = top.rank.is_honour and holding.holding(suit) >> (top.rank.value - 1) & 1
        yield Advice(top if touching else low, "dummys-suit", ("BW-PLAY-2",))


def _after_the_king(seen: Seen, legal: Hand) -> Iterator[Advice]:
    """Partner doubled no trump: after the king from A K comes the highest heart (BW-LEAD-9)."""
    first = seen.tricks[0]
    second = len(seen.tricks) == 1 and first.leader is seen.seat
    if second and legal.length(Suit.H) and _opening_rule(seen, first.cards[0]) == ("BW-LEAD-9",):
        yield Advice(next(iter(legal.suit(Suit.H))), "opening-lead", ("BW-LEAD-9",))


def _opening_rule(seen: Seen, led: Card) -> tuple[str, ...]:
    return next((one.rules for one in _opening(seen) if one.card is led), ())


def _dummy_strength(seen: Seen, suit: Suit) -> int:
    assert seen.bargain is not None, "cards are played after the bargain"
    dummy = seen.dealt().get(seen.bargain.dummy)
    return 0 if dummy is None else dummy.suit(suit).points


def _following(seen: Seen, legal: Hand) -> Iterator[Advice]:
    """Play second hand low and third hand high, and win as cheaply as it can be done."""
    bargain, trick = seen.bargain, seen.current
    assert bargain is not None, "cards are played after the bargain"
    turn, led = seen.turn, trick.led
    assert turn is not None, "somebody is to play"
    strain = bargain.strain
    winner = trick.winner(strain)
    ours = (winner in seen.declaring) is (turn in seen.declaring)
    cards = list(reversed(list(legal)))
    cards.sort(key=lambda card: (card.suit.strain is strain, card.rank.value))
    beating = [c for c in cards if winning_place((*trick.cards, c), strain) == len(trick.cards)]
    if led is not None and not seen.in_hand(turn).length(led):
        yield from _cannot_follow(seen, beating, cards, ours=ours)
        return
    place = len(trick.cards)
    if place == 3 and beating and not ours:
        yield Advice(beating[0], "win-cheaply")
    elif place == 2 and beating and not (ours and _good_enough(seen, trick.cards[0])):
        yield Advice(_cheapest_equal(seen, beating), "third-high")
    elif place == 1 and beating and _covers(trick.cards[0], beating):
        yield Advice(beating[0], "cover")
    yield Advice(cards[0], "second-low" if place == 1 else "lowest")


def _good_enough(seen: Seen, card: Card) -> bool:
    return _is_master(card, _outstanding(seen))


def _covers(led: Card, beating: list[Card]) -> bool:
    return led.rank.is_honour and beating[0].rank.is_honour


def _cheapest_equal(seen: Seen, beating: list[Card]) -> Card:
    """Return the lowest card that is as good as the highest."""
    best, theirs = beating[-1], _outstanding(seen)
    for card in reversed(beating[:-1]):
        between = (theirs >> card.index) & ((1 << (best.index - card.index)) - 1)
        if card.suit is not best.suit or between:
            break
        best = card
    return best


def _cannot_follow(
    seen: Seen, beating: list[Card], cards: list[Card], *, ours: bool
) -> Iterator[Advice]:
    """Ruff when partner does not win, otherwise throw the lowest card of the longest suit."""
    assert seen.bargain is not None, "cards are played after the bargain"
    if beating and not ours:
        yield Advice(beating[0], "ruff", ("BW-PLAY-5",))
    trump = seen.bargain.strain.suit
    hand = Hand(cards)
    plain = [card for card in cards if card.suit is not trump]
    theirs = _outstanding(seen)
    for card in sorted(
        plain, key=lambda c: (_is_master(c, theirs), c.rank.value, -hand.length(c.suit))
    ):
        yield Advice(card, "discard")
