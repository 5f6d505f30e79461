"""What a robot notices at the table by itself, and says.

Everything here follows from what its seat has seen; how much of it is noticed depends on the level
and is drawn once for each thing, so that what was missed stays missed.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from sansatout.calls import PASS
from sansatout.cards import Card, Hand
from sansatout.events import Act
from sansatout.events.acts import Claim, Respond
from sansatout.events.irregular import (
    AssertRevoke,
    CallAttention,
    ChooseRemedy,
    Discover,
    Explain,
    ReclaimTrick,
    TakeBack,
)
from sansatout.laws import Irregularity, Phase, Referee, Remedy
from sansatout.laws.irregular_calls import condones
from sansatout.laws.kinds import DEALT_AGAIN
from sansatout.laws.public import visible
from sansatout.laws.values import DoneTrick
from sansatout.robots.laws.ruled import Ruled
from sansatout.seats import Seat

__all__ = ["objects", "speaks"]

_NOTICES: Final = {"novice": 0.3, "club": 0.75}
_MOST: Final = 0.97
"""How much each level notices; those not named notice the most."""

Noticed = tuple[str, Act]
"""What there is to notice, by a name of its own, and what to say about it."""


def speaks(ruled: Ruled, level: str, seed: str) -> Act | None:
    """Return what the seat says unasked now; ``None`` if it has nothing to say."""
    for act in (*_counted(ruled), *_answers(ruled)):
        if not _was_refused(ruled, act):
            return act
    for name, act in _found(ruled):
        known = type(act) in ruled.ref.code.acts and not _was_refused(ruled, act)
        if known and _notices(ruled, level, seed, name):
            return act
    return None


def _was_refused(ruled: Ruled, act: Act) -> bool:
    """Tell whether the seat has said so before and heard that it is not so: nobody insists."""
    said = {"seat": ruled.seat, "act": act.kind}
    log = ruled.ref.log
    if isinstance(act, Discover):  # what is found missing is looked for again
        last = [place for place, one in enumerate(log) if one.message == "card-missing"]
        log = log[last[-1] :] if last else log
    names = ("irregularity", "remedy", "trick", "what", "card")
    said |= {name: getattr(act, name) for name in names if hasattr(act, name)}
    return any(
        one.message == "allegation-refused"
        and all(one.arguments.get(name) in (value, None) for name, value in said.items())
        for one in log
    )


def _notices(ruled: Ruled, level: str, seed: str, name: str) -> bool:
    chance = Random(f"{seed} {ruled.number} {ruled.seat} {name}").random()
    return chance < _NOTICES.get(level, _MOST)


def objects(ref: Referee, seat: Seat, level: str, seed: str) -> Act | None:
    """Return what the seat says about a shuffle, cut or deal gone wrong (L-SHUF-4, L-DEAL-4).

    :param seed: another one for every deal
    """
    chance = Random(f"{seed} {seat} ceremony").random()
    if chance >= _NOTICES.get(level, _MOST):
        return None
    for fault in ref.attention:
        if fault.offender.side is not seat.side:
            return CallAttention(str(fault.irregularity))
    for offer in ref.offers:
        if seat in offer.chooser and offer.offender.side is not seat.side:
            return ChooseRemedy(str(offer.remedies[0]), irregularity=str(offer.irregularity))
    return None


def _counted(ruled: Ruled) -> Iterator[Act]:
    """Give what everybody says who sees a hand with too many or too few cards (L-DEAL-5, L-MISS-1).

    Robots count: they could not go on with such a hand.
    """
    ref, seat = ruled.ref, ruled.seat
    speaks_up = ref.phase is Phase.AUCTION or (ref.phase is Phase.PLAY and seat is not ref.dummy)
    if not speaks_up or Discover not in ref.code.acts:
        return
    if ref.missing is not None:
        yield Discover("missing_card")
        return
    told = [one.arguments.get("seat") for one in ref.log if one.message == "card-too-many"]
    seen = [hand for hand in visible(ref, seat) if hand not in told]
    if any(len(ref.hands[hand]) != ref.should_hold(hand) for hand in seen):
        yield Discover("counts")


def _answers(ruled: Ruled) -> Iterator[Act]:
    """Give what a player owes whoever asked (L-ART-2, L-VIEW-3, L-CLAIM-10)."""
    ref, seat = ruled.ref, ruled.seat
    if ref.explain_due is seat:
        yield Explain()
    pending = ref.pending
    if pending is not None and seat is pending.seat.lho and not condones(ref, PASS):
        # who may not pass over it has to speak of it.
        yield from (CallAttention(str(fault.irregularity)) for fault in ref.attention)
    asked = ref.inspecting is not None and ref.inspecting[0].side is not seat.side
    if asked and seat is not ref.dummy:
        yield Respond("inspect", "accept")
    claim = ref.claim
    if claim is not None and claim.more and claim.seat is seat:
        # In the last trick there may be no card left to name.
        yield Claim(claim.tricks, line=tuple(ruled.hand), words="" if ruled.hand else "–")


def _found(ruled: Ruled) -> Iterator[Noticed]:
    if ruled.deal is not None:
        yield from _after_play(ruled)
        return
    yield from _faults(ruled)
    if ruled.ref.phase is Phase.PLAY:
        yield from _own_revokes(ruled)
        yield from _open_revokes(ruled)
        yield from _tricks(ruled)


def _faults(ruled: Ruled) -> Iterator[Noticed]:
    """Give what is open to attention: against opponents, or a deal gone wrong (L-DEAL-4)."""
    for fault in ruled.ref.attention:
        kind = fault.irregularity
        if kind in DEALT_AGAIN or fault.offender.side is not ruled.seat.side:
            name = f"{kind} {fault.offender} {len(ruled.ref.calls)}"
            yield name, CallAttention(str(kind))


def _revoked(ref: Referee, hand: Seat, cards: Hand) -> Iterator[tuple[int, TakeBack]]:
    """Give the cards the hand did not follow with although these cards could have."""
    for trick, played in _open_tricks(ref, hand):
        own = next((card for seat, card in played if seat is hand), None)
        if own is not None and own.suit is not played[0][1].suit and cards.suit(played[0][1].suit):
            yield trick, TakeBack(own, hand=hand)


def _open_tricks(ref: Referee, hand: Seat) -> Iterator[tuple[int, tuple[tuple[Seat, Card], ...]]]:
    """Give the tricks in which a revoke of the hand could still be put right (L-REVOKE-6, -7)."""
    number = ref.trick_number
    if ref.trick and number <= ref.code.last_revoke_trick:
        yield number, ref.trick
    free = not any(seat.side is hand.side for seat, _ in ref.trick)
    if ref.code.mends_until_next_lead:
        free = not ref.trick  # PB-5.6
    if free and ref.done and number - 1 <= ref.code.last_revoke_trick:
        yield number - 1, ref.done[-1].cards


def _own_revokes(ruled: Ruled) -> Iterator[Noticed]:
    """Give a revoke of one's own, or of dummy's by declarer, to be taken back (L-REVOKE-2, -3)."""
    ref, seat = ruled.ref, ruled.seat
    if seat is ref.dummy:
        return
    for hand in (seat, ref.dummy) if seat is ref.declarer else (seat,):
        assert hand is not None, "play has a dummy"
        for trick, back in _revoked(ref, hand, ref.hands[hand]):
            yield f"own {hand} {trick}", TakeBack(back.card, None if hand is seat else hand)


def _open_revokes(ruled: Ruled) -> Iterator[Noticed]:
    """Give an opponent's revoke that lies open to everybody's eyes (L-REVOKE-12)."""
    ref, seat = ruled.ref, ruled.seat
    if seat is ref.dummy or not ref.code.revoke_can_be_stopped:
        return
    for hand in (seat.lho, seat.rho):
        for trick, _ in _revoked(ref, hand, ruled.cards[hand]):
            yield f"revoke {hand} {trick}", ChooseRemedy(str(Remedy.REPLACE))


def _tricks(ruled: Ruled) -> Iterator[Noticed]:
    """Give tricks on the wrong side (L-WTRICK-1) or with a card short (L-SURPLUS-1, L-MISS-1)."""
    ref, seat = ruled.ref, ruled.seat
    for number, trick in enumerate(ref.done, start=1):
        if trick.owner is not trick.winner.side and trick.winner.side is seat.side:
            yield f"trick {number}", ReclaimTrick(seat.side, number)
    told = any(one.irregularity is Irregularity.SURPLUS_CARD for one in (*ref.offers, *ref.lapsed))
    short = [one for one in ref.done if len(one.cards) < 4 and not one.said]
    for one in short if not told and seat is not ref.dummy else []:
        yield from _too_few(ruled, one)


def _too_few(ruled: Ruled, trick: DoneTrick) -> Iterator[Noticed]:
    """Have the hands counted after a trick to which an opponent did not play, or could not."""
    missed = next(seat for seat in Seat if trick.card_of(seat) is None)
    if missed.side is not ruled.seat.side:
        yield f"short {missed}", Discover("counts")


def _after_play(ruled: Ruled) -> Iterator[Noticed]:
    """Give the opponents' revokes that the tricks show after the play (L-REVOKE-13, PB-5.7)."""
    ref, seat, deal = ruled.ref, ruled.seat, ruled.deal
    assert deal is not None, "the deal is over"
    refused = any(
        one.message == "allegation-refused" and one.arguments.get("seat") is seat for one in ref.log
    )
    if refused or (seat is ref.dummy and not ref.code.dummy_claims_revokes):
        return
    paid = {(one.seat, one.trick) for one in ref.revokes if one.paid}
    for hand in (seat.lho, seat.rho):
        held = deal[hand]
        for number, trick in enumerate(ref.done, start=1):
            card, led = trick.card_of(hand), trick.cards[0][1].suit
            held = held if card is None else held.without(card)
            if card is None or card.suit is led or not held.suit(led):
                continue
            counts = number <= ref.code.last_revoke_trick and hand is not ref.dummy
            if counts and (hand, number) not in paid:
                yield f"established {hand} {number}", AssertRevoke(hand, number)
