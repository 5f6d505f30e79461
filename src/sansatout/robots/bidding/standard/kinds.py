"""How a player of today's standard understands a call: by the rows of the table that give it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from sansatout.calls import DOUBLE, PASS, REDOUBLE, Bid, Call
from sansatout.cards import Strain, Suit
from sansatout.robots.bidding.culbertson.kinds import kind_of_bid
from sansatout.robots.bidding.needs import ALWAYS
from sansatout.robots.bidding.reading import CallKind, Reading, Spoken
from sansatout.robots.bidding.table import Rows
from sansatout.robots.bidding.told import NOTHING_TOLD, Disclosed, left_by
from sansatout.seats import Seat

__all__ = ["natural", "read_by"]


@dataclass(frozen=True, slots=True)
class RuleSense:
    """What a rule makes of the call it asks for, beyond its words."""

    kind: CallKind | None = None
    game: bool = False
    """Whether the side may not stop below game."""
    round: bool = False
    """Whether partner must answer."""


_QUESTION = RuleSense(CallKind.QUESTION, round=True)
_QUESTION_GAME = RuleSense(CallKind.QUESTION, game=True, round=True)
_TRANSFER = RuleSense(CallKind.TRANSFER, round=True)
_TAKE_OUT = RuleSense(CallKind.INFORMATIVE_DOUBLE, round=True)
_PENALTY = RuleSense(CallKind.PENALTY_DOUBLE)
_GAME = RuleSense(game=True)
_ROUND = RuleSense(round=True)
_GAME_ROUND = RuleSense(game=True, round=True)

MEANINGS: Final[Mapping[str, RuleSense]] = MappingProxyType(
    {
        "S-OPEN-1": _ROUND,
        "S-NT-1": _QUESTION,
        "S-NT-3": _TRANSFER,
        "S-NT-5": _TRANSFER,
        "S-NT-12": _QUESTION_GAME,
        "S-RESP-1": _GAME,
        "S-RESP-2": _GAME,
        "S-RESP-3": _GAME,
        "S-RESP-5": _ROUND,
        "S-RESP-8": _ROUND,
        "S-RESP-13": _GAME_ROUND,
        "S-REB-12": _GAME,
        "S-REB-13": _GAME_ROUND,
        "S-REB-4": _GAME,
        "S-REB-5": _ROUND,
        "S-LATE-5": _GAME,
        "S-LATE-11": RuleSense(CallKind.QUESTION, game=True),
        "S-REB-10": _QUESTION,
        "S-TWO-1": RuleSense(CallKind.NEGATIVE),
        "S-TWO-2": RuleSense(CallKind.POSITIVE, game=True),
        "S-TWO-3": _GAME,
        "S-SLAM-1": _QUESTION,
        "S-SLAM-7": _QUESTION,
        "S-COMP-1": _TAKE_OUT,
        "S-COMP-2": RuleSense(CallKind.CUE_BID, round=True),
        "S-COMP-4": _ROUND,
        "S-COMP-7": RuleSense(CallKind.QUESTION, round=True),
        "S-OVC-3": RuleSense(CallKind.TWO_SUITS, round=True),
        "S-OVC-4": RuleSense(CallKind.TWO_SUITS, round=True),
        "S-DBL-1": _TAKE_OUT,
        "S-DBL-2": _TAKE_OUT,
        "S-DBL-3": _TAKE_OUT,
        "S-DBL-4": _TAKE_OUT,
        "S-DBL-5": _PENALTY,
        "S-DBL-6": _PENALTY,
        "S-ADV-4": RuleSense(CallKind.CUE_BID, round=True),
        "S-ADV-8": RuleSense(CallKind.CUE_BID, round=True),
    }
)
"""The rules whose calls say more than their words."""


def read_by(rows: Rows, before: Reading, seat: Seat, call: Call) -> Spoken:
    """Understand a call from the table it was chosen from; one not in it by its words."""
    places = [place for place, row in enumerate(rows) if row.act is call]
    kind = _kind(before, seat, call)
    if not places:
        return natural(before, seat, call)
    giving = [rows[place] for place in places]
    meant = [place for place in places if rows[place].rules[0] != _LAST_RESORT] or places
    meaning = MEANINGS.get(giving[0].rules[0], RuleSense())
    bid = call if isinstance(call, Bid) else None
    artificial = giving[0].artificial
    game = meaning.game and bid is not None and not before.situation.is_game(bid, seat.side)
    return Spoken(
        seat,
        call,
        meaning.kind or kind,
        suit=None if artificial or bid is None else bid.strain.suit,
        forcing=game,
        artificial=artificial,
        cheapest=0 if bid is None else before.cheapest(bid.strain),
        round_forcing=meaning.round,
        rule=giving[0].rules[0],
        told=_told(rows, meant),
    )


def _told(rows: Rows, places: list[int]) -> Disclosed:
    """Gather what the rows tell that give a call: their needs, less what earlier rows take."""
    call = rows[places[0]].act
    telling = [place for place in places if rows[place].need is not ALWAYS]
    return Disclosed.of(
        left_by(rows[place].need, [row.need for row in rows[:place] if row.act is not call])
        for place in telling
    )


def natural(before: Reading, seat: Seat, call: Call) -> Spoken:
    """Take a call that the table does not know at its word."""
    if not isinstance(call, Bid):
        return Spoken(seat, call, _kind(before, seat, call), told=NOTHING_TOLD)
    suit = call.strain.suit
    return Spoken(
        seat,
        call,
        _kind(before, seat, call),
        suit=suit,
        cheapest=before.cheapest(call.strain),
        told=_natural_told(suit),
    )


def _natural_told(suit: Suit | None) -> Disclosed:
    if suit is None:
        return NOTHING_TOLD
    c, d, h, s = (4 if other is suit else 0 for other in Suit)
    return Disclosed(shortest=(c, d, h, s))


def _kind(before: Reading, seat: Seat, call: Call) -> CallKind:
    if isinstance(call, Bid):
        return kind_of_bid(before, seat, call)
    if call is PASS:
        return CallKind.PASS
    if call is REDOUBLE:
        return CallKind.REDOUBLE
    assert call is DOUBLE, "pass, double and redouble are the only calls that are no bids"
    last = before.last
    low = last is not None and last.bid is not None and last.bid.level <= _LOW
    suit = last is not None and last.bid is not None and last.bid.strain is not Strain.NT
    spoke = any(said.bid for said in before.by(seat.partner))
    return CallKind.INFORMATIVE_DOUBLE if low and suit and not spoke else CallKind.PENALTY_DOUBLE


_LOW: Final = 3
_LAST_RESORT: Final = "S-LATE-9"
"""The rule of bids made because passing is not allowed: not believed where others give them."""
