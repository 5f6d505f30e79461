"""PBN games to records, as far as they can be read and played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from sansatout.errors import NotationError, SansatoutError
from sansatout.formats.pbn.own import OWN, with_own_tag
from sansatout.formats.pbn.sections import Section, read_auction, read_play
from sansatout.formats.pbn.syntax import MANDATORY, SECTIONS, GameNode, TagNode, scan
from sansatout.formats.pbn.values import (
    UNKNOWN,
    contract_of,
    hands_of,
    seat_of,
    tricks_of,
    vulnerability_of,
)
from sansatout.formats.records import (
    PLAIN_LAYOUT,
    Book,
    Chunk,
    Comment,
    GameRecord,
    PlayRecord,
    RecordLayout,
    Tag,
)
from sansatout.formats.replay import FaultPlace, Replay, replay
from sansatout.formats.text import Spot, decode, located, newline_of
from sansatout.seats import Seat

__all__ = ["FIELDS", "NAMES", "read"]

NAMES: Final = {"North": Seat.N, "East": Seat.E, "South": Seat.S, "West": Seat.W}
FIELDS: Final = frozenset(
    {"Board", *NAMES, "Dealer", "Vulnerable", "Deal", "Declarer", "Contract", "Result", *SECTIONS}
)
"""The tags whose meaning has a field of its own in a record."""
_NEVER_INHERITED: Final = frozenset({"Declarer", "Contract", *SECTIONS})


@dataclass(slots=True)
class Heritage:
    """Tag values that later games may take over (PBN 4.8)."""

    last: dict[str, str] = field(default_factory=dict)
    header: dict[str, str] = field(default_factory=dict)

    def resolve(self, tag: TagNode) -> str:
        """Return what a tag's value stands for, and remember it."""
        value = tag.value
        if value.startswith("#") and tag.name in _NEVER_INHERITED:
            raise NotationError("record-inherits", name=tag.name)
        if value == "#":
            value = self.last.get(tag.name, "")
        elif value.startswith("##"):
            value = value[2:]
            self.header[tag.name] = value
        elif tag.name in self.header:
            self.header[tag.name] = value
        self.last[tag.name] = value
        return value


def read(data: str | bytes) -> Replay[Book]:
    """Read a PBN file: the games up to the first error, and the error with its place.

    The last game is kept as far as it is valid.
    """
    try:
        source = decode(data) if isinstance(data, bytes) else None
    except NotationError as undecodable:
        return Replay(Book(), undecodable)
    text = source.text if source else str(data)
    scanned = scan(text)
    heritage = Heritage()
    records: list[GameRecord] = []
    error: SansatoutError | None = scanned.error
    for game in scanned.file.games:
        read_game = _read_game(game, heritage)
        records.append(read_game.valid)
        if read_game.error:
            error = read_game.error
            break
    newline = newline_of(text) or "\r\n"
    encoding = source.encoding if source else "latin-1"
    book = Book(tuple(records), "pbn", scanned.file.header, newline, encoding, scanned.file.tail)
    return Replay(book, error)


def _read_game(node: GameNode, heritage: Heritage) -> Replay[GameRecord]:
    reader = _GameReader(node)
    try:
        reader.read_tags(heritage)
        reader.read_sections()
        reader.read_alerts()
        record = reader.record
    except NotationError as error:
        # The hands may not have been compared with each other before the fault.
        return Replay(replace(replay(reader.record).valid, layout=PLAIN_LAYOUT), error)
    layout = RecordLayout("pbn", reader.chunks(), node.gap, record, frozenset(reader.omitted))
    return Replay(replace(record, layout=layout))


class _GameReader:
    def __init__(self, node: GameNode) -> None:
        self.node = node
        self.record = GameRecord()
        self.values: dict[str, str] = {}
        self.spots: dict[str, Spot] = {}
        self.sections: dict[str, list[TagNode]] = {}
        self.alerts: tuple[TagNode, Tag] | None = None
        self.omitted: list[str] = []

    def read_tags(self, heritage: Heritage) -> None:
        tags: list[Tag] = []
        comments: list[tuple[str, Comment]] = [("", comment) for comment in self.node.comments]
        try:
            for node in self._identification():
                value = self._resolved(node, heritage)
                comments += [(node.name, comment) for comment in node.comments]
                self._sort_in(node, Tag(node.name, value, node.lines), tags)
            for name, value in heritage.header.items():
                if name not in self.values:
                    self.omitted.append(name)
                    self._sort_in(None, Tag(name, value), tags)
        finally:
            self.record = replace(self.record, tags=tuple(tags), comments=tuple(comments))

    def _resolved(self, node: TagNode, heritage: Heritage) -> str:
        try:
            return heritage.resolve(node)
        except NotationError as error:
            raise located(error, node.value_spot) from None

    def _identification(self) -> list[TagNode]:
        """Return the tags outside the sections, and keep the sections' tags for later."""
        found, section = [], ""
        for node in self.node.tags:
            if node.name == "Note" and section:
                self.sections[section].append(node)
                continue
            section = ""
            if node.name in SECTIONS and node.name not in self.sections:
                section = node.name
                self.sections[section] = [node]
                self.spots[section] = node.value_spot
            elif node.name not in SECTIONS:
                found.append(node)
        return found

    def _sort_in(self, node: TagNode | None, tag: Tag, tags: list[Tag]) -> None:
        """Take a value for its field; of two tags with a field only the first counts (PBN 3.4)."""
        spot = node.value_spot if node else Spot(1, 1)
        first = tag.name not in self.values
        self.values.setdefault(tag.name, tag.value)
        self.spots.setdefault(tag.name, spot)
        if tag.name not in FIELDS and tag.name not in OWN:
            # A mandatory tag without a value says nothing, and the writer gives it again.
            if tag.name not in MANDATORY or tag.value not in UNKNOWN:
                tags.append(tag)
        elif tag.name == "SansatoutAlerts" and node is not None:
            self.alerts = self.alerts or (node, tag)
        elif first:
            try:
                self.record = self._with_field(tag)
            except SansatoutError as error:
                raise located(error, spot) from None

    def _with_field(self, tag: Tag) -> GameRecord:
        if tag.name in OWN:
            return with_own_tag(self.record, tag)
        if tag.name in NAMES:
            name = "" if tag.value == "?" else tag.value
            names = [name if NAMES[tag.name] is seat else self.record.names[seat] for seat in Seat]
            return replace(self.record, names=(names[0], names[1], names[2], names[3]))
        return _FIELD_READERS[tag.name](self.record, tag.value)

    def read_sections(self) -> None:
        self._read_result()
        self._check(replay(replace(self.record, play=None)))
        if "Auction" in self.sections:
            self._read_auction(self.sections["Auction"])
        if "Play" in self.sections:
            self._read_play(self.sections["Play"])
        else:
            self._check(replay(self.record))

    def _read_result(self) -> None:
        """Read the result last, since ``NS 9`` needs the declarer."""
        if "Result" not in self.values:
            return
        text = self.values["Result"]
        try:
            tricks = tricks_of(text.removeprefix("^").strip(), self.record.declarer)
        except SansatoutError as error:
            raise located(error, self.spots["Result"]) from None
        self.record = replace(self.record, tricks=tricks, misagreed=text.startswith("^"))

    def _read_auction(self, nodes: list[TagNode]) -> None:
        first = self._seat(nodes[0])
        course, dealer, section = read_auction(nodes, first, self.record.dealer)
        self._keep_comments("Auction", section)
        self.record = replace(self.record, auction=course, dealer=self.record.dealer or dealer)
        self._check(replay(self.record), section)
        if section.error:
            raise section.error

    def _read_play(self, nodes: list[TagNode]) -> None:
        first = self._seat(nodes[0])
        declarer = self.record.declarer
        if first is None:
            first = declarer.lho if declarer else Seat.N
        play, section = read_play(nodes, first)
        self._check_leader(play, nodes[0])
        self._keep_comments("Play", section)
        self.record = replace(self.record, play=play)
        self._check(replay(self.record), section)
        if section.error:
            raise section.error

    def _check_leader(self, play: PlayRecord, node: TagNode) -> None:
        declarer = self.record.declarer
        # In an end position anybody may lead (PBN 3.10).
        whole = all(hand is None or len(hand) == 13 for hand in self.record.hands)
        told = any(cell.card for cell in play.cells)
        irregular = any(cell.mark.irregular == "L" for cell in play.cells[:4])
        if declarer is None or not whole or not told or irregular or play.first is declarer.lho:
            return
        fault = NotationError("record-first-leader", given=play.first, expected=declarer.lho)
        raise located(fault, node.value_spot)

    def _seat(self, node: TagNode) -> Seat | None:
        if node.value.startswith("#"):
            raise located(NotationError("record-inherits", name=node.name), node.value_spot)
        try:
            return seat_of(node.value)
        except NotationError as error:
            raise located(error, node.value_spot) from None

    def _keep_comments(self, name: str, section: Section) -> None:
        kept = [(name, comment) for comment in section.comments]
        self.record = replace(self.record, comments=(*self.record.comments, *kept))

    def _check(self, result: Replay[GameRecord], section: Section | None = None) -> None:
        self.record = result.valid
        if result.error and result.place:
            raise located(result.error, self._spot(result.place, section))

    def _spot(self, place: FaultPlace, section: Section | None) -> Spot:
        if place.index is not None and section is not None:
            return section.spots[place.index]
        return self.spots.get(place.part, Spot(1, 1))

    def read_alerts(self) -> None:
        """Mark the alerted calls, when the calls are known."""
        if self.alerts is None:
            return
        node, tag = self.alerts
        try:
            self.record = with_own_tag(self.record, tag)
        except SansatoutError as error:
            raise located(error, node.value_spot) from None

    def chunks(self) -> tuple[Chunk, ...]:
        """Return the text by tags; the notes of a section go with it."""
        chunks = [Chunk("", self.node.lead)]
        notes = {id(node) for nodes in self.sections.values() for node in nodes[1:]}
        for node in self.node.tags:
            if id(node) in notes:
                chunks[-1] = replace(chunks[-1], text=chunks[-1].text + node.text)
            else:
                chunks.append(Chunk(node.name, node.text, node.value))
        return tuple(chunks)


def _with_contract(record: GameRecord, text: str) -> GameRecord:
    # A tag of our own may have told the strain of a game without levels.
    contract = contract_of(text)
    return record if contract is None else replace(record, contract=contract)


def _with_declarer(record: GameRecord, text: str) -> GameRecord:
    declarer = seat_of(text.removeprefix("^"))
    return replace(record, declarer=declarer, swapped=text.startswith("^"))


_FIELD_READERS: Final[Mapping[str, Callable[[GameRecord, str], GameRecord]]] = {
    "Board": lambda record, text: replace(record, board="" if text == "?" else text),
    "Dealer": lambda record, text: replace(record, dealer=seat_of(text)),
    "Vulnerable": lambda record, text: replace(record, vulnerability=vulnerability_of(text)),
    "Deal": lambda record, text: replace(record, hands=hands_of(text)),
    "Declarer": _with_declarer,
    "Contract": _with_contract,
    "Result": lambda record, _: record,
}
