"""Revokes: what a player finds who has followed the cards, and how one comes about."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from sansatout.cards import Card, Hand
from sansatout.events import Event
from sansatout.events.irregular import AssertRevoke, ChooseRemedy, TakeBack
from sansatout.laws.code import Noticed, Witness
from sansatout.laws.kinds import Phase, Remedy, Status
from sansatout.laws.lawful import lawful_cards
from sansatout.laws.state import Referee
from sansatout.laws.stories import Story, card_event
from sansatout.laws.values import Revoke
from sansatout.seats import Seat

__all__ = [
    "OTHER_PRICES",
    "afterwards",
    "in_play",
    "is_alone",
    "kept",
    "taken_back",
    "tricks_claimed",
]


def in_play(seen: Witness) -> Iterator[Noticed]:
    """Give one's own revokes first, then the opponents' that lie open."""
    if seen.ref.phase is Phase.PLAY and seen.seat is not seen.ref.dummy:
        yield from _own(seen)
        yield from _open(seen)


def _own(seen: Witness) -> Iterator[Noticed]:
    """Give a revoke of one's own, or of dummy's by declarer, to be taken back.

    L-REVOKE-2, L-REVOKE-3.
    """
    ref, seat = seen.ref, seen.seat
    for hand in (seat, ref.dummy) if seat is ref.play.declarer else (seat,):
        assert hand is not None, "play has a dummy"
        for trick, back in _revoked(ref, hand, ref.hands[hand]):
            yield f"own {hand} {trick}", TakeBack(back.card, None if hand is seat else hand)


def _open(seen: Witness) -> Iterator[Noticed]:
    """Give an opponent's revoke that lies open to everybody's eyes (L-REVOKE-12)."""
    ref, seat = seen.ref, seen.seat
    if not ref.code.revoke_can_be_stopped:
        return
    for hand in (seat.lho, seat.rho):
        for trick, _ in _revoked(ref, hand, seen.cards[hand]):
            yield f"revoke {hand} {trick}", ChooseRemedy(str(Remedy.REPLACE))


def _revoked(ref: Referee, hand: Seat, cards: Hand) -> Iterator[tuple[int, TakeBack]]:
    """Give the cards the hand did not follow with although these cards could have."""
    for trick, played in _open_tricks(ref, hand):
        own = next((card for seat, card in played if seat is hand), None)
        if own is not None and own.suit is not played[0][1].suit and cards.suit(played[0][1].suit):
            yield trick, TakeBack(own, hand=hand)


def _open_tricks(ref: Referee, hand: Seat) -> Iterator[tuple[int, tuple[tuple[Seat, Card], ...]]]:
    """Give the tricks in which a revoke of the hand could still be put right.

    L-REVOKE-6, L-REVOKE-7.
    """
    number = ref.trick_number
    if ref.play.trick and number <= ref.code.last_revoke_trick:
        yield number, ref.play.trick
    free = not any(seat.side is hand.side for seat, _ in ref.play.trick)
    if ref.code.mends_until_next_lead:
        free = not ref.play.trick  # PB-5.6
    if free and ref.play.done and number - 1 <= ref.code.last_revoke_trick:
        yield number - 1, ref.play.done[-1].cards


def afterwards(seen: Witness) -> Iterator[Noticed]:
    """Give the opponents' revokes that the tricks show after the play (L-REVOKE-13, PB-5.7)."""
    ref, seat, deal = seen.ref, seen.seat, seen.deal
    if deal is None:
        return
    refused = any(
        one.message == "allegation-refused" and one.arguments.get("seat") is seat for one in ref.log
    )
    if refused or (seat is ref.dummy and not ref.code.dummy_claims_revokes):
        return
    paid = {(one.seat, one.trick) for one in ref.aftermath.revokes if one.paid}
    for hand in (seat.lho, seat.rho):
        held = deal[hand]
        for number, trick in enumerate(ref.play.done, start=1):
            card, led = trick.card_of(hand), trick.cards[0][1].suit
            held = held if card is None else held.without(card)
            if card is None or card.suit is led or not held.suit(led):
                continue
            counts = number <= ref.code.last_revoke_trick and hand is not ref.dummy
            if counts and (hand, number) not in paid:
                yield f"established {hand} {number}", AssertRevoke(hand, number)


def taken_back(ref: Referee, _rng: Random) -> Iterator[Story]:
    """Give a wrong suit, perhaps another card on it, and the wrong card taken back."""
    hand = ref.turn
    if not ref.play.trick or hand is None or hand is ref.dummy:
        return
    led = ref.play.trick[0][1].suit
    if not ref.hands[hand].suit(led):
        return
    for card in ref.hands[hand]:
        if card.suit is not led:
            revoke, back = card_event(ref, hand, card), Event(0, hand, TakeBack(card))
            yield (revoke, back)
            between = ref.after(revoke)
            follows = between.turn
            if follows is not None and between.play.trick:
                yield (
                    revoke,
                    card_event(between, follows, min(lawful_cards(between, follows))),
                    back,
                )


def kept(ref: Referee, rng: Random) -> Iterator[Story]:
    """Give a revoke and the rest of the play, lawful as far as it goes."""
    hand = ref.turn
    if not ref.play.trick or hand is None or hand is ref.dummy:
        return
    led = ref.play.trick[0][1].suit
    wrong = [card for card in ref.hands[hand] if card.suit is not led]
    if not wrong or not ref.hands[hand].suit(led):
        return
    told = [card_event(ref, hand, rng.choice(wrong))]
    ref = ref.after(told[0])
    while ref.phase is Phase.PLAY and ref.turn is not None:
        told.append(card_event(ref, ref.turn, rng.choice(tuple(lawful_cards(ref, ref.turn)))))
        ref = ref.after(told[-1])
    yield tuple(told)


def is_alone(ref: Referee) -> bool:
    """Tell whether one revoke, and no other, is established."""
    return len(_established(ref)) == 1


def _established(ref: Referee) -> list[Revoke]:
    return [one for one in ref.aftermath.revokes if one.status is Status.ESTABLISHED]


def tricks_claimed(ref: Referee, seat: Seat) -> Iterator[str]:
    """Give the tricks that change hands when the seat claims them (L-REVOKE-13, L-REVOKE-14)."""
    for revoke in _established(ref):
        after = ref.after(Event(0, seat, AssertRevoke(revoke.seat, revoke.trick)))
        if after.last.ok and after.aftermath.transfers:
            yield f"tricks-{len(after.aftermath.transfers[-1].tricks)}"
            return


OTHER_PRICES = (*(f"tricks-{count}" for count in range(4)), str(Remedy.NEW_DEAL))
"""What one might think a revoke costs."""
