"""Plain JSON values to records, strictly checked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, NoReturn, TypeVar

from sansatout.calls import PASS, Call
from sansatout.cards import Card, Hand, Strain
from sansatout.contract import Contract
from sansatout.errors import NotationError, SansatoutError
from sansatout.events import act_from_plain
from sansatout.formats.records import (
    AuctionRecord,
    Book,
    CallRecord,
    CardRecord,
    Comment,
    GameRecord,
    Mark,
    PlayRecord,
    SeatAct,
    Tag,
)
from sansatout.scoring.sheet import Column, Entry, Place
from sansatout.seats import Seat, Vulnerability

__all__ = ["FORMAT", "VERSION", "FaultError", "Way", "book_of", "fields_of"]

FORMAT: Final = "sansatout-records"
VERSION: Final = 1
T = TypeVar("T")
Way = tuple[str | int, ...]
"""The names and places that lead to a value."""


def book_of(plain: object) -> Book:
    """Read a book from a JSON value.

    :raises FaultError: at the first value that is wrong
    """
    return _book(_At(plain, ()))


def fields_of(plain: object) -> dict[str, Any]:
    """Read the fields that a JSON object gives of a record.

    :raises NotationError: if one is unknown or wrong
    """
    try:
        return _fields(_At(plain, ()))
    except FaultError as fault:
        raise fault.error from None


class FaultError(Exception):
    """A value that is wrong, and the way to it."""

    def __init__(self, path: Way, error: SansatoutError) -> None:
        super().__init__(path)
        self.path, self.error = path, error


@dataclass(frozen=True, slots=True)
class _At:
    """A JSON value and the way to it."""

    value: object
    path: Way

    def fail(self) -> NoReturn:
        where = ".".join(map(str, self.path)) or "the file"
        value = repr(self.value)
        shown = value if len(value) < 60 else value[:57] + "..."
        raise FaultError(self.path, NotationError("record-json", where=where, value=shown))

    def of(self, kind: type[T]) -> T:
        if type(self.value) is not kind:
            self.fail()
        return self.value

    def items(self) -> list[_At]:
        return [_At(value, (*self.path, i)) for i, value in enumerate(self.of(list))]

    def members(self, allowed: Iterable[str] | None = None) -> dict[str, _At]:
        found = {name: _At(value, (*self.path, name)) for name, value in self.of(dict).items()}
        for name, at in found.items():
            if allowed is not None and name not in allowed:
                where = ".".join(map(str, self.path)) or "a record"
                fault = NotationError("record-json-field", field=name, where=where)
                raise FaultError(at.path, fault)
        return found

    def parsed(self, parse: Callable[[str], T]) -> T:
        text = self.of(str)
        try:
            return parse(text)
        except SansatoutError as error:
            raise FaultError(self.path, error) from None
        except ValueError:
            self.fail()

    def number(self, least: int, most: int) -> int:
        number = self.of(int)
        return number if least <= number <= most else self.fail()

    def needs(self, *names: str) -> None:
        if not all(name in self.of(dict) for name in names):
            self.fail()


def _book(at: _At) -> Book:
    members = at.members({"format", "version", "records"})
    at.needs("format", "version", "records")
    if members["format"].value != FORMAT:
        members["format"].fail()
    if members["version"].value != VERSION:
        members["version"].fail()
    records = tuple(GameRecord(**_fields(item)) for item in members["records"].items())
    return Book(records, encoding="utf-8")


def _fields(at: _At) -> dict[str, Any]:
    return {name: _READERS[name](member) for name, member in at.members(_READERS).items()}


def _option(at: _At) -> bool | int | str:
    return at.value if isinstance(at.value, bool | int | str) else at.fail()


def _names(at: _At) -> tuple[str, ...]:
    members = at.members(Seat.__members__)
    return tuple(members[str(s)].of(str) if str(s) in members else "" for s in Seat)


def _hands(at: _At) -> tuple[Hand | None, ...]:
    members = at.members(Seat.__members__)
    return tuple(members[str(s)].parsed(Hand.parse) if str(s) in members else None for s in Seat)


def _contract(at: _At) -> Contract | Strain | Call:
    if at.value == "Pass":
        return PASS
    if at.of(str) in Strain.__members__:
        return Strain[at.of(str)]
    return at.parsed(Contract.parse)


def _comment(at: _At) -> Comment:
    members = at.members({"text", "style", "after"})
    at.needs("text")
    style = members["style"].of(str) if "style" in members else "{"
    if style not in ("{", ";", "%"):
        members["style"].fail()
    return Comment(members["text"].of(str), style)


def _mark(members: Mapping[str, _At]) -> Mark:
    given: dict[str, Any] = {}
    if "note" in members:
        given["note"] = members["note"].number(0, 10**9)
    if "glyphs" in members:
        given["glyphs"] = tuple(item.number(0, 255) for item in members["glyphs"].items())
    if "alert" in members:
        given["alert"] = members["alert"].of(bool)
    if "comments" in members:
        given["comments"] = tuple(map(_comment, members["comments"].items()))
    if "irregular" in members:
        given["irregular"] = members["irregular"].of(str)
        if given["irregular"] not in ("", "I", "S", "R", "L"):
            members["irregular"].fail()
    return Mark(**given)


_MARKS: Final = ("note", "glyphs", "alert", "comments", "irregular")


def _marked(at: _At, what: str, parse: Callable[[str], T]) -> tuple[T | None, Mark]:
    if at.value is None or isinstance(at.value, str):
        return (None if at.value is None else at.parsed(parse)), Mark()
    members = at.members({what, *_MARKS})
    value = members[what].parsed(parse) if what in members else None
    return value, _mark(members)


def _notes(at: _At) -> dict[int, str]:
    found = {}
    for number, text in at.members().items():
        if not number.isascii() or not number.isdigit() or len(number) > 9:
            text.fail()
        found[int(number)] = text.of(str)
    return found


def _end(at: _At) -> str:
    return at.of(str) if at.value in ("", "*", "+") else at.fail()


def _course(at: _At) -> AuctionRecord:
    members = at.members({"calls", "notes", "end", "all_pass"})
    given: dict[str, Any] = {}
    if "calls" in members:
        calls = (_marked(item, "call", Call.parse) for item in members["calls"].items())
        given["calls"] = tuple(CallRecord(call, mark) for call, mark in calls)
    if "notes" in members:
        given["notes"] = _notes(members["notes"])
    if "end" in members:
        given["end"] = _end(members["end"])
    if "all_pass" in members:
        passes = members["all_pass"].number(0, min(4, len(given.get("calls", ()))))
        last = given.get("calls", ())[-passes:] if passes else ()
        given["all_pass"] = passes
        if any(entry.call is not PASS for entry in last):
            members["all_pass"].fail()
    return AuctionRecord(**given)


def _play(at: _At) -> PlayRecord:
    members = at.members({"first", "cells", "notes", "end", "turn"})
    at.needs("first")
    given: dict[str, Any] = {}
    if "cells" in members:
        cells = (_marked(item, "card", Card.parse) for item in members["cells"].items())
        given["cells"] = tuple(CardRecord(card, mark) for card, mark in cells)
        if len(given["cells"]) > 52:
            members["cells"].fail()
    if "notes" in members:
        given["notes"] = _notes(members["notes"])
    if "end" in members:
        given["end"] = _end(members["end"])
    if "turn" in members:
        given["turn"] = members["turn"].number(0, 51)
    return PlayRecord(members["first"].parsed(Seat.parse), **given)


def _act(at: _At) -> SeatAct:
    members = at.members({"seat", "kind", "payload"})
    at.needs("seat", "kind", "payload")
    seat = None if members["seat"].value is None else members["seat"].parsed(Seat.parse)
    try:
        return SeatAct(seat, act_from_plain(members["kind"].value, members["payload"].value))
    except SansatoutError as error:
        raise FaultError(at.path, error) from None


def _owner(text: str) -> Column | Seat:
    return Column.parse(text) if text in ("we", "they") else Seat.parse(text)


def _entry(at: _At) -> Entry:
    names = ("owner", "place", "points", "label", "rule", "count", "deal")
    members = at.members(names)
    at.needs(*names)
    return Entry(
        members["owner"].parsed(_owner),
        members["place"].parsed(Place),
        members["points"].of(int),
        members["label"].of(str),
        members["rule"].of(str),
        members["count"].of(int),
        members["deal"].of(int),
    )


def _tag(at: _At) -> Tag:
    members = at.members({"name", "value", "section"})
    at.needs("name")
    value = members["value"].of(str) if "value" in members else ""
    lines = members["section"].items() if "section" in members else []
    return Tag(members["name"].of(str), value, tuple(line.of(str) for line in lines))


def _anchored(at: _At) -> tuple[str, Comment]:
    comment = _comment(at)
    at.needs("after")
    return at.members()["after"].of(str), comment


_READERS: Final[Mapping[str, Callable[[_At], Any]]] = {
    "variant": lambda at: at.of(str),
    "options": lambda at: {name: _option(member) for name, member in at.members().items()},
    "laws": lambda at: at.of(str),
    "board": lambda at: at.of(str),
    "names": _names,
    "dealer": lambda at: at.parsed(Seat.parse),
    "vulnerability": lambda at: at.parsed(Vulnerability.parse),
    "hands": _hands,
    "auction": _course,
    "acts": lambda at: tuple(map(_act, at.items())),
    "contract": _contract,
    "factor": lambda at: at.number(1, 10**9),
    "declarer": lambda at: at.parsed(Seat.parse),
    "swapped": lambda at: at.of(bool),
    "play": _play,
    "tricks": lambda at: at.number(0, 13),
    "misagreed": lambda at: at.of(bool),
    "entries": lambda at: tuple(map(_entry, at.items())),
    "tags": lambda at: tuple(map(_tag, at.items())),
    "comments": lambda at: tuple(map(_anchored, at.items())),
}
assert set(_READERS) == set(GameRecord.__slots__) - {"layout"}
