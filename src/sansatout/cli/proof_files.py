"""Reading what ``verify`` compares: finished deals, and what a player noted before them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, TypeVar

import msgspec

from sansatout import strict_json
from sansatout.cards import Hand
from sansatout.cli.event_files import numbered_events, read_text, whole_object
from sansatout.deal import Deal, Hands
from sansatout.errors import InputError, NotationError
from sansatout.events import Event
from sansatout.seats import Seat
from sansatout.table.proof import Noted, Shown, Told
from sansatout.table.shuffle import check_number

__all__ = ["by_deal", "numbers", "promised", "read_deals", "read_record"]

_NUMBER = re.compile(r"[0-9]{1,9}")
_DIGEST = re.compile(r"[0-9a-f]{64}")
_Count = Annotated[int, msgspec.Meta(ge=0, le=10**9)]
_Line = TypeVar("_Line", bound=msgspec.Struct)


class _Noted(msgspec.Struct, forbid_unknown_fields=True):
    """A line of a record."""

    table: str
    deal: _Count
    commitment: str
    room: str = ""
    seat: str | None = None
    number: str | None = None
    cut: _Count | None = None
    people: list[str] | None = None
    hand: str | None = None


class _Proof(msgspec.Struct):
    secret: str
    contributions: dict[str, str]
    cut: _Count | None
    cut_by: str | None
    table: str
    deal: _Count
    dealer: str
    cards: str


class _Finished(msgspec.Struct):
    """A finished deal as the server tells it, as far as its shuffle goes."""

    table: str
    number: _Count
    dealer: str
    hands: dict[str, str]
    proof: _Proof | None


def _converted(plain: object, kind: type[_Line]) -> _Line:
    try:
        return msgspec.convert(plain, type=kind)
    except msgspec.ValidationError as error:
        raise NotationError("cli-verify-form", reason=str(error)) from None


def digest(text: str) -> str:
    """Return a commitment.

    :raises InputError: if it is not written as one
    """
    if _DIGEST.fullmatch(text) is None:
        raise InputError("cli-verify-digest", digest=text)
    return text


def numbers(given: Iterable[str]) -> dict[Seat, str]:
    """Return contributions told like ``S:5a01…``.

    :raises InputError: if one is not written so
    """
    found: dict[Seat, str] = {}
    for text in given:
        seat, _, number = text.partition(":")
        check_number(number)
        found[Seat.parse(seat)] = number
    return found


def read_deals(file: Path) -> tuple[list[Event], list[Shown]]:
    """Return the events of a file, or else the finished deal it holds.

    :raises NotationError: if it holds neither
    """
    source = read_text(file)
    plain = whole_object(source)
    if "proof" in plain:
        return [], [_finished(_converted(plain, _Finished))]
    return list(numbered_events(source)), []


def _finished(plain: _Finished) -> Shown:
    proof = plain.proof
    n, e, s, w = (Hand.parse(plain.hands.get(str(seat), "")) for seat in Seat)
    hands: Hands = (n, e, s, w)
    if proof is None:
        dealer = Seat.parse(plain.dealer)
        return Shown(plain.table, plain.number, dealer, Told(), Deal(hands), hands)
    given = numbers(f"{seat}:{number}" for seat, number in proof.contributions.items())
    by = None if proof.cut_by is None else Seat.parse(proof.cut_by)
    told = Told(proof.secret, given, proof.cut, by)
    # Hands that are unequal went wrong in dealing; others are those of the shuffle.
    even = all(len(hand) == 13 for hand in hands)
    cards = Deal(hands) if even else Deal.parse(proof.cards)
    return Shown(proof.table, proof.deal, Seat.parse(proof.dealer), told, cards, hands)


def read_record(file: Path) -> Iterator[Noted]:
    """Give what was noted, a deal a line.

    :raises NotationError: with the line, at the first one that is no note
    """
    for number, line in enumerate(read_text(file).splitlines(), start=1):
        if not line.strip():
            continue
        try:
            yield _noted(_converted(strict_json.loads(line), _Noted))
        except NotationError as error:
            error.line = number
            raise


def _noted(plain: _Noted) -> Noted:
    return Noted(
        plain.table, plain.deal, digest(plain.commitment),
        seat=None if plain.seat is None else Seat.parse(plain.seat),
        number=plain.number,
        cut=plain.cut,
        people=None if plain.people is None else tuple(map(Seat.parse, plain.people)),
        hand=None if plain.hand is None else Hand.parse(plain.hand),
    )  # fmt: skip


def promised(given: Iterable[str], table: str, deal: int) -> Iterator[Noted]:
    """Give commitments noted by hand, like ``3:9f86…``; one without a number is of the deal told.

    :raises InputError: if one is not written so
    """
    for text in given:
        number, colon, told = text.rpartition(":")
        if colon and _NUMBER.fullmatch(number) is None:
            raise InputError("cli-verify-digest", digest=text)
        yield Noted(table, int(number) if colon else deal, digest(told))


def by_deal(notes: Iterable[Noted]) -> dict[tuple[str, int], Noted]:
    """Return the notes by table and deal.

    :raises InputError: if two notes of one deal contradict each other
    """
    found: dict[tuple[str, int], Noted] = {}
    for note in notes:
        key = (note.table, note.deal)
        first = found.setdefault(key, note)
        if first.commitment != note.commitment:
            raise InputError("cli-verify-twice", deal=note.deal)
    return found
