"""What is kept of a deal when it ends: enough to answer whatever is asked about it later.

It is made from the table that still knows everything, in the moment the deal ends, so that nobody
who asks makes the server fold the table again.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from sansatout.cards import Card, Hand, Strain
from sansatout.contract import Contract
from sansatout.deal import Deal, Hands
from sansatout.errors import InputError
from sansatout.events import Event
from sansatout.formats.json.reader import fields_of
from sansatout.formats.json.writer import to_plain
from sansatout.formats.records import GameRecord
from sansatout.scoring.sheet import Played
from sansatout.scoring.sheets import Sheet
from sansatout.seats import Seat
from sansatout.server.finished.course import cards_played
from sansatout.server.finished.ended import EndedDeal
from sansatout.server.finished.public import public
from sansatout.server.finished.recording import record
from sansatout.server.store.packing import pack, unpack
from sansatout.table.fold import fold
from sansatout.table.state import Table
from sansatout.variants.cardplay import CardPlay

__all__ = ["KeptDeal"]

_FORM: Final = 1
"""Changes when what is kept means something else; what has another form is made anew."""


@dataclass(frozen=True, slots=True)
class KeptDeal:
    """A finished deal as JSON values, and what they mean."""

    plain: Mapping[str, Any]

    @classmethod
    def of(cls, ended: EndedDeal) -> KeptDeal:
        """Return what is kept of a deal that has just ended."""
        return cls(
            {
                "form": _FORM,
                "public": public(ended),
                "record": to_plain(record(ended)),
                "deal": None if ended.table.misdealt else str(ended.deal.deal),
                "start": _plain_start(ended.course.start),
                "setup": Event(0, None, ended.table.setup).to_plain(),
                "results": _plain_results(ended),
                "points": _points(ended),
            }
        )

    @classmethod
    def loads(cls, body: bytes | None) -> KeptDeal | None:
        """Read what was stored; ``None`` if nothing was, or in another form."""
        plain = None if body is None else unpack(body)
        return cls(plain) if plain is not None and plain["form"] == _FORM else None

    def dumps(self) -> bytes:
        """Return what is stored."""
        return pack(self.plain)

    @property
    def public(self) -> Mapping[str, Any]:
        """All that everybody may know."""
        public: Mapping[str, Any] = self.plain["public"]
        return public

    @property
    def record(self) -> GameRecord:
        """What files are written from, without the players' names."""
        return GameRecord(**fields_of(self.plain["record"]))

    @property
    def deal(self) -> Deal | None:
        """The deal; ``None`` if the hands were unequal."""
        return None if self.plain["deal"] is None else Deal.parse(self.plain["deal"])

    @property
    def hands(self) -> Hands:
        """The hands as the players got them, North first."""
        n, e, s, w = (Hand.parse(self.public["hands"][str(seat)]) for seat in Seat)
        return n, e, s, w

    @property
    def dealer(self) -> Seat:
        """Who dealt."""
        return Seat.parse(self.public["dealer"])

    @property
    def play(self) -> tuple[tuple[Seat, Card], ...]:
        """The cards in the order played, with their hands."""
        return tuple(
            (Seat.parse(one["seat"]), Card.parse(one["card"])) for one in self.public["play"]
        )

    @property
    def start(self) -> CardPlay | None:
        """The play before its first card; ``None`` if there was none."""
        start, deal = self.plain["start"], self.deal
        if start is None or deal is None:
            return None
        declarer, dummy, *order = map(
            Seat.parse, (start["declarer"], start["dummy"], *start["order"])
        )
        return CardPlay.start(deal, Strain.parse(start["strain"]), declarer, dummy, tuple(order))

    @property
    def new_table(self) -> Table:
        """The table as it was made, before anything happened at it."""
        return fold([Event.from_plain(self.plain["setup"])])

    @property
    def sheet(self) -> Sheet | None:
        """The sheet before the deal; ``None`` where sides bid for no contract."""
        results = self.plain["results"]
        if results is None:
            return None
        return self.new_table.sheet.refolded(tuple(map(_result, results)))

    def seq_after(self, cards: int | None) -> int:
        """Return the number of the act after so many cards; ``None`` for the first word.

        :raises InputError: if the deal has no such point
        """
        points: Mapping[str, int] = self.plain["points"]
        found = points.get("first" if cards is None else str(cards))
        if found is None:
            last = len(self.public["play"])
            raise InputError("no-such-card-number", number=cards or 0, last=last)
        return found

    def check_seq(self, seq: int) -> int:
        """Return the number of an act before which the deal can go on otherwise.

        :raises InputError: if it is none of this deal's
        """
        points: Mapping[str, int] = self.plain["points"]
        first, last = min(points.values(), default=0), max(points.values(), default=-1)
        if not first <= seq <= last:
            raise InputError("no-such-act", number=seq, first=first, last=last)
        return seq


def _plain_start(start: CardPlay | None) -> dict[str, object] | None:
    if start is None:
        return None
    return {
        "strain": str(start.strain),
        "declarer": str(start.declarer),
        "dummy": str(start.dummy),
        "order": [str(seat) for seat in start.order],
    }


def _plain_results(ended: EndedDeal) -> list[object] | None:
    before = ended.states[0]
    if not before.variant.bids_contracts:
        return None
    return [_plain_result(result) for result in before.sheet.results]


def _plain_result(result: Played | None) -> dict[str, object] | None:
    if result is None:
        return None
    return {**msgspec.to_builtins(result), "contract": str(result.contract)}


def _result(plain: Mapping[str, Any] | None) -> Played | None:
    if plain is None:
        return None
    contract = msgspec.to_builtins(Contract.parse(plain["contract"]))
    return msgspec.convert({**plain, "contract": contract}, Played)


def _points(ended: EndedDeal) -> dict[str, int]:
    """Return before which act the deal can go on otherwise, by the number of cards played."""
    points: dict[str, int] = {}
    for state in ended.states[:-1]:
        points.setdefault("first", state.seq)
        cards = cards_played(state)
        if cards is not None:
            points.setdefault(str(cards), state.seq)
    return points
