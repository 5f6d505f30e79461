"""LIN boards to records, as far as they can be read and played."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, Final
from urllib.parse import unquote

from sansatout import strict_json
from sansatout.calls import Call
from sansatout.cards import Card
from sansatout.errors import NotationError, SansatoutError
from sansatout.formats.json.reader import fields_of
from sansatout.formats.lin.header import Header, one_line
from sansatout.formats.lin.syntax import BoardNode, LinFile, Pair, boards, from_link, scan
from sansatout.formats.lin.values import (
    SEATS,
    calls_of,
    cards_of,
    deal_of,
    result_of,
    vulnerability_of,
)
from sansatout.formats.pbn.syntax import MANDATORY, escaped
from sansatout.formats.records import (
    PLAIN_LAYOUT,
    AuctionRecord,
    Book,
    CallRecord,
    CardRecord,
    Chunk,
    Comment,
    GameRecord,
    Mark,
    PlayRecord,
    RecordLayout,
    Tag,
)
from sansatout.formats.replay import FaultPlace, Replay, replay
from sansatout.formats.text import Spot, decode, located, newline_of
from sansatout.scoring.duplicate import board_dealer
from sansatout.seats import Seat
from sansatout.tricks import winning_place

__all__ = ["KEPT", "OWN", "ROOMS", "read"]

OWN: Final = "xs"
"""Our own command, for what LIN has no words for."""
KEPT: Final = "SansatoutLin"
"""The tag that keeps the commands we give no meaning."""
ROOMS: Final = {"o": "Open", "c": "Closed"}
_SILENT: Final = frozenset({"pg", "st", "rh", "qx", "pn", "vg", "rs"})
_QX: Final = re.compile(r"\s*([oc]?)\s*([0-9]{1,6})\s*(?:,.*)?", re.IGNORECASE | re.DOTALL)


def read(data: str | bytes) -> Replay[Book]:
    """Read a LIN file: the boards up to the first error, and the error with its place.

    The last board is kept as far as it is valid.
    """
    try:
        source = decode(data) if isinstance(data, bytes) else None
    except NotationError as undecodable:
        return Replay(Book(), undecodable)
    text = source.text if source else str(data)
    link = from_link(text)
    text = text if link is None else link
    pairs, error = scan(text)
    file = boards(pairs)
    records, fault = _read_boards(file, text if link is None else None)
    header, tail = _around(file, text)
    book = Book(
        tuple(records),
        "lin" if link is None else "",
        header,
        newline_of(text) or "\n",
        source.encoding if source else "utf-8",
        tail,
    )
    return Replay(book, fault or error)


def _read_boards(file: LinFile, text: str | None) -> tuple[list[GameRecord], SansatoutError | None]:
    header = Header.of(file.header)
    records = []
    for number, node in enumerate(file.boards):
        result = _read_board(node, header)
        record = result.valid
        if result.error is None and text is not None:
            last = number + 1 == len(file.boards)
            end = node.pairs[-1].end if last else file.boards[number + 1].pairs[0].start
            chunk = Chunk("", text[node.pairs[0].start : end])
            record = replace(record, layout=RecordLayout("lin", (chunk,), "", record))
        records.append(record)
        if result.error:
            return records, result.error
    return records, None


def _around(file: LinFile, text: str) -> tuple[str, str]:
    if not file.boards:
        return text, ""
    return text[: file.boards[0].pairs[0].start], text[file.boards[-1].pairs[-1].end :]


def _read_board(node: BoardNode, header: Header) -> Replay[GameRecord]:
    reader = _BoardReader(node, header)
    try:
        reader.read_all()
    except NotationError as error:
        return Replay(replace(reader.record, layout=PLAIN_LAYOUT), error)
    return Replay(reader.record)


@dataclass(slots=True)
class _Marked:
    """A call or a card on its way, with what stands beside it."""

    spot: Spot
    call: Call | None = None
    card: Card | None = None
    alert: bool = False
    texts: list[str] = field(default_factory=list)
    comments: list[Comment] = field(default_factory=list)


class _BoardReader:
    def __init__(self, node: BoardNode, header: Header) -> None:
        self.node, self.header = node, header
        self.record = GameRecord()
        self.room = ""
        self.calls: list[_Marked] = []
        self.cards: list[_Marked] = []
        self.kept: list[str] = []
        self.comments: list[tuple[str, Comment]] = []
        self.claim: int | None = None
        self.spots: dict[str, Spot] = {}
        self.own: dict[str, Any] = {}

    def read_all(self) -> None:
        """Read the commands and play through what they say.

        A fault of the game lies before a command that cannot be read, so it is told first.
        """
        fault: NotationError | None = None
        for pair in self.node.pairs:
            self.spots.setdefault(pair.key, pair.value_spot)
            try:
                self._take(pair)
            except SansatoutError as error:
                fault = located(error, pair.value_spot)
                break
        self._gather()
        self._play_through()
        if fault:
            raise fault

    def _take(self, pair: Pair) -> None:
        if pair.key in _TAKERS:
            _TAKERS[pair.key](self, pair)
        elif pair.key not in _SILENT:
            self._keep(pair)

    def _keep(self, pair: Pair) -> None:
        self.kept.append(f'{pair.key} "{escaped(one_line(pair.value))}"')

    def board(self, pair: Pair) -> None:
        match = _QX.fullmatch(pair.value)
        if match:
            self.room = ROOMS.get(match.group(1).lower(), "")
            self.record = replace(self.record, board=match.group(2))

    def heading(self, pair: Pair) -> None:
        match = re.fullmatch(r"\s*board\s+(\S.*?)\s*", pair.value, re.IGNORECASE)
        if match:
            self.record = replace(self.record, board=match.group(1))
        else:
            self._keep(pair)

    def deal(self, pair: Pair) -> None:
        dealer, hands = deal_of(pair.value)
        self.record = replace(self.record, dealer=dealer, hands=hands)

    def vulnerability(self, pair: Pair) -> None:
        self.record = replace(self.record, vulnerability=vulnerability_of(pair.value))

    def call(self, pair: Pair) -> None:
        for call, alert in calls_of(pair.value):
            self.calls.append(_Marked(pair.value_spot, call=call, alert=alert))

    def explanation(self, pair: Pair) -> None:
        if not self.calls:
            raise NotationError("record-annotation", text=pair.value[:20])
        self.calls[-1].texts.append(re.sub(r"[\r\n\t\v\f\0]+", " ", pair.value))

    def card(self, pair: Pair) -> None:
        for card in cards_of(pair.value):
            if len(self.cards) == 52:
                raise NotationError("record-unexpected", text=pair.value[:20], expected="a board")
            self.cards.append(_Marked(pair.value_spot, card=card))

    def comment(self, pair: Pair) -> None:
        if not pair.value.strip():
            return
        comment = Comment(re.sub(r"\r\n|\r", "\n", pair.value))
        if self.cards or self.calls:
            (self.cards or self.calls)[-1].comments.append(comment)
        else:
            self.comments.append(("", comment))

    def tricks(self, pair: Pair) -> None:
        word = pair.value.strip()
        if not re.fullmatch("[0-9]{1,2}", word) or int(word) > 13:
            raise NotationError("record-tricks", text=word[:20])
        self.claim = int(word)

    def ours(self, pair: Pair) -> None:
        try:
            plain = strict_json.loads(unquote(pair.value))
        except NotationError:
            plain = None
        known = {field.name for field in fields(GameRecord)} - {"layout"}
        if not isinstance(plain, dict) or not set(plain) <= known:
            raise NotationError("record-own", text=pair.value[:20], what="fields of a record")
        # A field given as null is empty, whatever the other commands tell.
        empty = [name for name, value in plain.items() if value is None]
        self.own |= fields_of({name: plain[name] for name in plain if name not in empty})
        self.own |= {name: getattr(GameRecord(), name) for name in empty}

    def _gather(self) -> None:
        """Put what is read so far into the record; the cards wait for the contract."""
        names = self._names()
        tags = self.header.tags()
        if self.room:
            tags.append(Tag("Room", self.room))
        tags.sort(key=lambda tag: (tag.name not in MANDATORY, tag.name))
        if self.kept:
            tags.append(Tag(KEPT, "Command;Value", tuple(self.kept)))
        number = self.record.board
        dealer = self.record.dealer
        if dealer is None and self.calls and re.fullmatch("[0-9]{1,6}", number) and int(number):
            dealer = board_dealer(int(number))
        self.record = replace(
            self.record,
            names=names,
            dealer=dealer,
            auction=self._course() if self.calls else None,
            tags=tuple(tags),
            comments=tuple(self.comments),
        )
        self.record = replace(self.record, **self.own)

    def _names(self) -> tuple[str, str, str, str]:
        """Return the players; of eight names the last four sit in the closed room."""
        names = self.header.names
        for pair in self.node.pairs:
            if pair.key == "pn":
                names = [one_line(word) for word in pair.value.split(",")]
        if self.room == "Closed" and len(names) >= 8:
            names = names[4:]
        padded = (*names, "", "", "", "")
        by_seat = {seat: padded[place] for place, seat in enumerate(SEATS)}
        return by_seat[Seat.N], by_seat[Seat.E], by_seat[Seat.S], by_seat[Seat.W]

    def _course(self) -> AuctionRecord:
        notes: dict[str, int] = {}
        calls = []
        for item in self.calls:
            note = None
            if item.texts:
                note = notes.setdefault("; ".join(item.texts), len(notes) + 1)
            mark = Mark(note=note, alert=item.alert, comments=tuple(item.comments))
            calls.append(CallRecord(item.call, mark))
        return AuctionRecord(tuple(calls), {number: text for text, number in notes.items()})

    def _play_through(self) -> None:
        if self.claim is not None and "tricks" not in self.own:
            self.record = replace(self.record, tricks=self.claim)
        self._check(replay(self.record))
        self._fill_from_results()
        if self.cards and "play" not in self.own:
            self._lay_out_cards()
        self._check(replay(self.record))

    def _fill_from_results(self) -> None:
        result = result_of(self.header.result(self.record.board, self.room))
        if result is None:
            return
        contract, declarer, tricks = result
        record = self.record
        told = self.claim is not None or len(self.cards) == 52
        if record.contract is None:
            record = replace(record, contract=contract, declarer=declarer)
        if record.contract == contract and record.declarer is declarer and not told:
            record = replace(record, tricks=tricks)
        self.record = record

    def _lay_out_cards(self) -> None:
        """Put the cards, told in the order played, into columns from the opening leader."""
        first = self.record.declarer.lho if self.record.declarer else self._owner(0)
        if first is None:
            raise located(NotationError("record-no-leader"), self.cards[0].spot)
        cells: list[CardRecord] = []
        self.cell_spots: list[Spot] = []
        leader = first
        for row in range(0, len(self.cards), 4):
            trick = self.cards[row : row + 4]
            filled = [CardRecord(None)] * 4
            spots = [trick[0].spot] * 4
            for turn, item in enumerate(trick):
                column = (first.turns_to(leader) + turn) % 4
                filled[column] = CardRecord(item.card, Mark(comments=tuple(item.comments)))
                spots[column] = item.spot
            cells += filled
            self.cell_spots += spots
            leader = self._winner(trick, leader, row) or leader
        while cells and cells[-1] == CardRecord(None):
            cells.pop()
        whole = len(self.cards) == 52
        end = "*" if self.claim is not None and not whole else ""
        self.record = replace(self.record, play=PlayRecord(first, tuple(cells), {}, end))

    def _winner(self, trick: list[_Marked], leader: Seat, row: int) -> Seat | None:
        strain = self.record.strain
        if strain is None:
            return self._owner(row + 4)
        cards = [item.card for item in trick if item.card is not None]
        return leader.after(winning_place(cards, strain))

    def _owner(self, place: int) -> Seat | None:
        if place >= len(self.cards):
            return None
        card = self.cards[place].card
        for seat in Seat:
            hand = self.record.hands[seat]
            if hand is not None and card in hand:
                return seat
        return None

    def _check(self, result: Replay[GameRecord]) -> None:
        self.record = result.valid
        if result.error and result.place:
            raise located(result.error, self._spot(result.place))

    def _spot(self, place: FaultPlace) -> Spot:
        if place.part == "Auction" and place.index is not None and "auction" not in self.own:
            return self.calls[place.index].spot
        if place.part == "Play" and place.index is not None and "play" not in self.own:
            return self.cell_spots[place.index]
        key = {"Deal": "md", "Auction": "mb", "Play": "pc", "Result": "mc"}.get(place.part, "mb")
        fallback = self.node.pairs[0].spot
        return self.spots.get(key) or self.spots.get(OWN) or fallback


_TAKERS: Final[Mapping[str, Callable[[_BoardReader, Pair], None]]] = {
    "qx": _BoardReader.board,
    "ah": _BoardReader.heading,
    "md": _BoardReader.deal,
    "sv": _BoardReader.vulnerability,
    "mb": _BoardReader.call,
    "an": _BoardReader.explanation,
    "pc": _BoardReader.card,
    "nt": _BoardReader.comment,
    "mc": _BoardReader.tricks,
    OWN: _BoardReader.ours,
}
