"""A deal played here to a record.

Calls and cards go where PBN and LIN have words for them; everything else that was said, and play in
an order of its own, goes into the record's acts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sansatout.calls import PASS
from sansatout.events import Act, acts
from sansatout.formats.records import (
    AuctionRecord,
    CallRecord,
    CardRecord,
    GameRecord,
    PlayRecord,
    SeatAct,
)
from sansatout.formats.replay import replay
from sansatout.seats import Seat
from sansatout.tricks import Trick
from sansatout.variants.cardplay import CardPlay
from sansatout.variants.deal_state import Bargain, DealState, Phase

__all__ = ["deal_record"]


def deal_record(
    state: DealState, words: Sequence[tuple[Seat, Act]], base: GameRecord | None = None
) -> GameRecord:
    """Return the record of a deal.

    ``words`` are the acts before the play in their order; ``base`` has what the deal itself does
    not know (board, names, vulnerability, options, laws, entries, tags).
    """
    record = replace(
        base or GameRecord(),
        variant=state.variant.key,
        dealer=state.dealer,
        hands=state.deal.hands,
        tricks=state.tricks if state.phase is Phase.OVER else None,
    )
    spoken = tuple(SeatAct(seat, act) for seat, act in words)
    if state.bargain is not None:
        record = _with_bargain(record, state.bargain)
    if state.play is None or _is_common(state.play):
        called = _with_calls(record, words, state)
        if called is not None and replay(_with_play(called, state)).error is None:
            return _with_play(called, state)
        return _with_play(replace(record, acts=spoken), state)
    return replace(record, acts=(*spoken, *_card_acts(state.play)))


def _with_bargain(record: GameRecord, bargain: Bargain) -> GameRecord:
    if bargain.contract is not None:
        return replace(record, contract=bargain.contract, declarer=bargain.declarer)
    return replace(
        record, contract=bargain.strain, factor=bargain.multiplier, declarer=bargain.declarer
    )


def _is_common(play: CardPlay) -> bool:
    """Tell whether the hands play clockwise and dummy sits opposite, as PBN takes for granted."""
    clockwise = all(seat.lho in play.order for seat in play.order) and all(
        play.order[(place + 1) % 4] is seat.lho for place, seat in enumerate(play.order)
    )
    return clockwise and play.dummy is play.declarer.partner


def _with_calls(
    record: GameRecord, words: Sequence[tuple[Seat, Act]], state: DealState
) -> GameRecord | None:
    """Return the record with the words as an auction, if they are nothing but calls."""
    calls = [act for _, act in words if isinstance(act, acts.MakeCall) and act.named is None]
    turns = [record.dealer.after(turn) for turn in range(len(words))] if record.dealer else []
    if len(calls) != len(words) or turns != [seat for seat, _ in words]:
        return None
    course = AuctionRecord(tuple(CallRecord(act.call) for act in calls))
    if state.phase is Phase.VOID and all(act.call is PASS for act in calls):
        record = replace(record, contract=PASS)
    return replace(record, auction=course if calls else None)


def _tricks(play: CardPlay) -> tuple[Trick, ...]:
    if not play.cards:
        return play.tricks
    start = play.order.index(play.leader)
    return (*play.tricks, Trick(play.order[start:] + play.order[:start], play.cards))


def _with_play(record: GameRecord, state: DealState) -> GameRecord:
    if state.play is None:
        return record
    first = state.play.declarer.lho
    cells: list[CardRecord] = []
    for trick in _tricks(state.play):
        row = [CardRecord(None)] * 4
        for seat, card in zip(trick.seats, trick.cards, strict=False):
            row[first.turns_to(seat)] = CardRecord(card)
        cells += row
    while cells and cells[-1].card is None:
        cells.pop()
    end = "*" if state.agreed is not None else ""
    return replace(record, play=PlayRecord(first, tuple(cells), {}, end))


def _card_acts(play: CardPlay) -> tuple[SeatAct, ...]:
    return tuple(
        SeatAct(play.actor(seat), acts.Play(card, hand=None if play.actor(seat) is seat else seat))
        for trick in _tricks(play)
        for seat, card in zip(trick.seats, trick.cards, strict=False)
    )
