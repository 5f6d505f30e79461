"""Play a record through as far as the rules allow.

The answer is the valid part and the first error: a record with a revoke in its ninth trick still
gives its deal, its auction and eight tricks.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from sansatout.auction import Auction
from sansatout.calls import PASS
from sansatout.cards import Card, Hand, Strain, Suit
from sansatout.errors import InputError, SansatoutError
from sansatout.formats.records import AuctionRecord, CardRecord, GameRecord, PlayRecord
from sansatout.seats import Seat
from sansatout.tricks import check_follows, winning_place

__all__ = ["FaultPlace", "Replay", "in_order", "replay"]

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class FaultPlace:
    """Where in a record something is wrong: a tag, or the n-th call or cell from 0."""

    part: str
    index: int | None = None


@dataclass(frozen=True, slots=True)
class Replay(Generic[T]):
    """What is valid, and the first error after it."""

    valid: T
    error: SansatoutError | None = None
    place: FaultPlace | None = None


class _StopError(Exception):
    """The record goes no further."""

    def __init__(self, valid: GameRecord, error: SansatoutError, place: FaultPlace) -> None:
        super().__init__(place)
        self.replay = Replay(valid, error, place)


def replay(record: GameRecord) -> Replay[GameRecord]:
    """Return the record as far as it can be played, with the first error.

    A contract, a declarer or a result that the record leaves open is filled in where the auction
    and the play tell it.
    """
    try:
        _check_hands(record)
        record = _with_auction(record)
        return Replay(_with_play(record))
    except _StopError as stop:
        return stop.replay


def _check_hands(record: GameRecord) -> None:
    owners: dict[Card, Seat] = {}
    for seat in Seat:
        hand = record.hands[seat] or Hand()
        fault: InputError | None = None
        if len(hand) > 13:
            fault = InputError("hand-size", seat=seat, count=len(hand), expected=13)
        for card in hand:
            if card in owners:
                fault = fault or InputError(
                    "card-dealt-twice", card=card, first=owners[card], second=seat
                )
            owners[card] = seat
        if fault:
            bare = replace(record, hands=(None,) * 4, auction=None, play=None)
            raise _StopError(bare, fault, FaultPlace("Deal"))


def _with_auction(record: GameRecord) -> GameRecord:
    course = record.auction
    if course is None or not course.calls:
        return record
    if record.dealer is None:
        bare = replace(record, auction=None, play=None)
        raise _StopError(bare, InputError("record-no-dealer"), FaultPlace("Auction"))
    auction = Auction(record.dealer)
    for index, entry in enumerate(course.calls):
        # An irregular call was accepted at the table: from here on only the tags tell the contract.
        if entry.call is None or entry.mark.irregular:
            return record
        try:
            auction = auction.after(entry.call)
        except SansatoutError as error:
            valid = replace(record, auction=_until(course, index), play=None, tricks=None)
            raise _StopError(valid, error, FaultPlace("Auction", index)) from None
    return _with_contract(record, auction) if auction.is_over else record


def _until(course: AuctionRecord, index: int) -> AuctionRecord:
    return replace(course, calls=course.calls[:index], end="", all_pass=0)


def _with_contract(record: GameRecord, auction: Auction) -> GameRecord:
    contract, declarer = auction.contract or PASS, auction.declarer
    if record.contract is None:
        record = replace(record, contract=contract)
    elif record.contract != contract:
        fault = InputError("record-contract", given=record.contract, expected=contract)
        # Declarer and result were told of that other contract.
        valid = replace(record, contract=contract, declarer=declarer, tricks=None, play=None)
        raise _StopError(valid, fault, FaultPlace("Contract"))
    if record.declarer is None:
        return replace(record, declarer=declarer)
    if record.declarer is not declarer and not record.swapped:
        expected = declarer or "none"
        fault = InputError("record-declarer", given=record.declarer, expected=expected)
        raise _StopError(
            replace(record, declarer=declarer, play=None), fault, FaultPlace("Declarer")
        )
    return record


def _with_play(record: GameRecord) -> GameRecord:
    play = record.play
    if play is None or not any(cell.card for cell in play.cells):
        return record
    table = _Table(record, play)
    for row in range(len(table.rows)):
        table.trick(row)
    if table.complete != 13 or record.declarer is None:
        return record
    won = table.won[record.declarer.side.value]
    if record.tricks is None:
        return replace(record, tricks=won)
    if record.tricks != won and not record.misagreed:
        fault = InputError("record-result", given=record.tricks, expected=won)
        raise _StopError(replace(record, tricks=won), fault, FaultPlace("Result"))
    return record


class _Table:
    """The play of a record, trick by trick; who leads is ``None`` once a card is not told."""

    def __init__(self, record: GameRecord, play: PlayRecord) -> None:
        self.record, self.play, self.rows = record, play, play.rows
        self.hands = list(record.completed)
        self.strain: Strain | None = record.strain
        self.leader: Seat | None = play.first
        self.seen = Hand()
        self.won = [0, 0]
        self.complete = 0

    def trick(self, row: int) -> None:
        cells = self.rows[row]
        self.leader = _lead_out_of_turn(self.play, cells) or self.leader
        columns = _columns(self.play, self.leader)
        led: Suit | None = None
        for turn, column in enumerate(columns):
            cell = cells[column] if column < len(cells) else CardRecord(None)
            if cell.card is None:
                continue
            if turn == 0 and self.leader is not None:
                led = cell.card.suit
            self._put(row, columns[:turn], column, led)
        self._gather([cells[column].card for column in columns if column < len(cells)])

    def _put(self, row: int, done: list[int], column: int, led: Suit | None) -> None:
        cell = self.rows[row][column]
        seat = self.play.first.after(column)
        assert cell.card is not None, "only cards are put on the table"
        try:
            if cell.card in self.seen:
                raise InputError("record-card-twice", card=cell.card)
            self._check(seat, cell, led)
        except SansatoutError as error:
            valid = replace(self.record, play=_rows_until(self.play, row, done), tricks=None)
            raise _StopError(valid, error, FaultPlace("Play", 4 * row + column)) from None
        self.seen = self.seen.with_card(cell.card)

    def _check(self, seat: Seat, cell: CardRecord, led: Suit | None) -> None:
        assert cell.card is not None, "only cards are put on the table"
        hand = self.hands[seat]
        if hand is None:
            for other in Seat:
                if cell.card in (self.hands[other] or Hand()):
                    raise InputError("record-other-hand", card=cell.card, seat=other)
            return
        must_follow = None if cell.mark.irregular == "R" else led
        check_follows(hand, cell.card, must_follow, seat=seat, rule="")
        self.hands[seat] = hand.without(cell.card)

    def _gather(self, cards: list[Card | None]) -> None:
        known = [card for card in cards if card is not None]
        if len(known) < 4 or self.leader is None or self.strain is None:
            self.leader = None
            return
        self.leader = self.leader.after(winning_place(known, self.strain))
        self.won[self.leader.side.value] += 1
        self.complete += 1


def _lead_out_of_turn(play: PlayRecord, cells: tuple[CardRecord, ...]) -> Seat | None:
    for column, cell in enumerate(cells):
        if cell.mark.irregular == "L":
            return play.first.after(column)
    return None


def _columns(play: PlayRecord, leader: Seat | None) -> list[int]:
    start = play.first.turns_to(leader) if leader is not None else 0
    return [(start + turn) % 4 for turn in range(4)]


def _rows_until(play: PlayRecord, row: int, done: list[int]) -> PlayRecord:
    kept = [
        cell if column in done else CardRecord(None) for column, cell in enumerate(play.rows[row])
    ]
    if not done:
        kept = []
    return replace(play, cells=(*play.cells[: 4 * row], *kept), end="", turn=None)


def in_order(record: GameRecord) -> Iterator[tuple[int, Seat, Card]]:
    """Give the cards in the order they were played, with their cells, up to the first not told."""
    play, strain = record.play, record.strain
    if play is None:
        return
    leader = play.first
    for row, cells in enumerate(play.rows):
        leader = _lead_out_of_turn(play, cells) or leader
        trick = []
        for column in _columns(play, leader):
            card = cells[column].card if column < len(cells) else None
            if card is None:
                return
            trick.append(card)
            yield 4 * row + column, play.first.after(column), card
        if strain is None:
            return
        leader = leader.after(winning_place(trick, strain))
