"""Tags of our own, for what PBN has no words for.

``SansatoutVariant``, ``SansatoutOptions``, ``SansatoutLaws``, ``SansatoutContract`` (a strain
without a level, and its multiplier), ``SansatoutAlerts`` (which calls were alerted), and the tables
``SansatoutActs`` (naming, remitting, doubling, announcing …) and ``SansatoutSheet``.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from sansatout import strict_json
from sansatout.cards import Strain
from sansatout.errors import NotationError
from sansatout.events import act_from_plain
from sansatout.events.codec import to_plain
from sansatout.formats.pbn.syntax import escaped, unescaped
from sansatout.formats.records import GameRecord, SeatAct, Tag
from sansatout.scoring.sheet import Column, Entry, Owner, Place
from sansatout.seats import Seat

__all__ = ["OWN", "own_tags", "with_own_tag"]

_ACTS_HEAD: Final = "Seat;Kind;Fields"
_SHEET_HEAD: Final = "Owner;Place;Points\\4R;Label;Rule;Count;Deal"
_BARE: Final = re.compile(r"[A-Za-z][A-Za-z0-9_.:+/-]*")
_SECTION_TOKEN: Final = re.compile(r'[^\s\[\]{};"%]+')
_ELEMENT: Final = re.compile(r'"((?:[^"\\]|\\["\\]|\\(?!["\\]))*)"|[^\s"]+')
_WORDS: Final = frozenset({"true", "false", "null", "NaN", "Infinity"})


def _value_text(value: object) -> str:
    """Return a plain value: a word as it is, everything else as JSON without a semicolon."""
    if isinstance(value, str) and _BARE.fullmatch(value) and value not in _WORDS:
        return value
    return json.dumps(value, separators=(",", ":")).replace(";", "\\u003b")


def _value_of(text: str) -> object:
    if _BARE.fullmatch(text) and text not in _WORDS:
        return text
    try:
        return strict_json.loads(text)
    except NotationError:
        raise NotationError("record-own", text=text, what="a value") from None


def _fields_of(words: list[str]) -> dict[str, object]:
    fields = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise NotationError("record-own", text=word, what="name=value")
        fields[name] = _value_of(value)
    return fields


def _element(text: str) -> str:
    return text if _SECTION_TOKEN.fullmatch(text) else f'"{escaped(text)}"'


def _elements(line: str) -> list[str]:
    return [
        match.group() if match.group(1) is None else unescaped(match.group(1))
        for match in _ELEMENT.finditer(line)
    ]


def _act_line(item: SeatAct) -> str:
    fields = (f"{name}={_value_text(value)}" for name, value in to_plain(item.act).items())
    return " ".join(["-" if item.seat is None else str(item.seat), item.act.kind,
                     *map(_element, fields)])  # fmt: skip


def _act_of(line: str) -> SeatAct:
    seat, kind, *fields = _row(line, 2, "an act")
    act = act_from_plain(kind, _fields_of(fields))
    return SeatAct(None if seat == "-" else Seat.parse(seat), act)


def _row(line: str, least: int, what: str) -> list[str]:
    elements = _elements(line)
    if len(elements) < least:
        raise NotationError("record-own", text=line, what=what)
    return elements


def _entry_line(entry: Entry) -> str:
    owner, place, points = str(entry.owner), str(entry.place), f"{entry.points:4}"
    label, rule = (_element(text) if text else '""' for text in (entry.label, entry.rule))
    return f"{owner} {place} {points} {label} {rule} {entry.count} {entry.deal}"


def _entry_of(line: str) -> Entry:
    words = _row(line, 7, "an entry")
    try:
        owner, place, points, label, rule, count, deal = words
        return Entry(_owner(owner), Place(place), int(points), label, rule, int(count), int(deal))
    except ValueError:
        raise NotationError("record-own", text=line, what="an entry") from None


def _owner(text: str) -> Owner:
    return Column.parse(text) if text in ("we", "they") else Seat.parse(text)


def _needs_contract(record: GameRecord) -> bool:
    """Tell whether PBN's own contract tag cannot say it; a bare strain is for end positions."""
    whole = all(hand is None or len(hand) == 13 for hand in record.hands)
    return record.factor != 1 or (isinstance(record.contract, Strain) and whole)


def _options_text(options: Mapping[str, bool | int | str]) -> str:
    return ";".join(f"{name}={_value_text(value)}" for name, value in sorted(options.items()))


def own_tags(record: GameRecord) -> list[Tag]:
    """Return the tags of our own that the record needs, by name."""
    tags = []
    if record.acts:
        tags.append(Tag("SansatoutActs", _ACTS_HEAD, tuple(map(_act_line, record.acts))))
    calls = record.auction.calls if record.auction else ()
    alerts = [str(number) for number, entry in enumerate(calls, 1) if entry.mark.alert]
    if alerts:
        tags.append(Tag("SansatoutAlerts", " ".join(alerts)))
    if _needs_contract(record):
        strain = record.contract if isinstance(record.contract, Strain) else "-"
        tags.append(Tag("SansatoutContract", f"{strain} x{record.factor}"))
    if record.laws != "enforced":
        tags.append(Tag("SansatoutLaws", record.laws))
    if record.options:
        tags.append(Tag("SansatoutOptions", _options_text(record.options)))
    if record.entries:
        tags.append(Tag("SansatoutSheet", _SHEET_HEAD, tuple(map(_entry_line, record.entries))))
    if record.variant != "duplicate":
        tags.append(Tag("SansatoutVariant", record.variant))
    return tags


def _with_acts(record: GameRecord, tag: Tag) -> GameRecord:
    return replace(record, acts=tuple(map(_act_of, tag.section)))


def _with_sheet(record: GameRecord, tag: Tag) -> GameRecord:
    return replace(record, entries=tuple(map(_entry_of, tag.section)))


def _with_alerts(record: GameRecord, tag: Tag) -> GameRecord:
    words = tag.value.split()
    if not all(word.isascii() and word.isdigit() and len(word) < 5 for word in words):
        raise NotationError("record-own", text=tag.value, what="numbers of calls")
    if record.auction is None:
        return record
    numbers = {int(word) for word in words}
    calls = tuple(
        replace(entry, mark=replace(entry.mark, alert=True)) if number in numbers else entry
        for number, entry in enumerate(record.auction.calls, 1)
    )
    return replace(record, auction=replace(record.auction, calls=calls))


def _with_contract(record: GameRecord, tag: Tag) -> GameRecord:
    match = re.fullmatch(r"(-|C|D|H|S|NT) x([1-9][0-9]{0,8})", tag.value)
    if match is None:
        raise NotationError("record-own", text=tag.value, what="a strain and its multiplier")
    strain, factor = match.groups()
    contract = record.contract if strain == "-" else Strain.parse(strain)
    return replace(record, contract=contract, factor=int(factor))


def _with_options(record: GameRecord, tag: Tag) -> GameRecord:
    fields = _fields_of(tag.value.split(";")) if tag.value else {}
    options: dict[str, bool | int | str] = {}
    for name, value in fields.items():
        if not isinstance(value, bool | int | str):
            raise NotationError("record-own", text=tag.value, what="options")
        options[name] = value
    return replace(record, options=options)


OWN: Final[Mapping[str, Callable[[GameRecord, Tag], GameRecord]]] = {
    "SansatoutActs": _with_acts,
    "SansatoutAlerts": _with_alerts,
    "SansatoutContract": _with_contract,
    "SansatoutLaws": lambda record, tag: replace(record, laws=tag.value),
    "SansatoutOptions": _with_options,
    "SansatoutSheet": _with_sheet,
    "SansatoutVariant": lambda record, tag: replace(record, variant=tag.value),
}


def with_own_tag(record: GameRecord, tag: Tag) -> GameRecord:
    """Return the record with what a tag of our own says.

    :raises NotationError: if the tag cannot be read
    """
    return OWN[tag.name](record, tag)
