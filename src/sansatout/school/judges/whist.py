"""Judges of bridge-whist's advice: naming, doubling, redoubling and the opening lead."""

from __future__ import annotations

from sansatout.cards import Card
from sansatout.events import Act
from sansatout.events.acts import Name
from sansatout.robots.bidding.bridge_whist import (
    Role,
    Score,
    doubles,
    name_as_dealer,
    name_as_third,
    opening_lead,
    redoubles,
)
from sansatout.robots.bidding.table import Decision
from sansatout.school.judges.base import judge
from sansatout.school.pictures import Picture
from sansatout.school.problems import Answer
from sansatout.scoring.sheet import Column
from sansatout.seats import Seat

__all__ = ["doubling", "lead", "naming", "score"]

_MIDDLE = ("BW-LEAD-1", "BW-LEAD-5", "BW-LEAD-6", "BW-LEAD-10")
"""The rules that ask for a middle card."""


def _me(figure: Picture) -> Seat:
    return Seat.parse(figure.me or next(iter(figure.hands)))


def _role(figure: Picture, seat: Seat) -> Role:
    assert figure.dealer is not None, "somebody has dealt"
    return Role(Seat.parse(figure.dealer).turns_to(seat))


def score(figure: Picture) -> Score:
    """Return how the sheet stands, from the side of whose eyes the learner has."""
    if figure.sheet is None:
        return Score()
    sheet = figure.sheet.sheet()
    columns = (Column.WE, Column.THEY)
    if Column.of(_me(figure).side) is Column.THEY:
        columns = (Column.THEY, Column.WE)
    standing = dict(zip(Column, sheet.part_scores, strict=True))
    return Score(*(standing[one] for one in columns), *(sheet.games(one) for one in columns))


def naming(figure: Picture) -> Decision[Act]:
    """Decide what the dealer, or third hand after a remission, names."""
    me = _me(figure)
    role = _role(figure, me)
    assert role in (Role.DEALER, Role.THIRD), "only these two name"
    name = name_as_dealer if role is Role.DEALER else name_as_third
    return name(figure.hand(me), score(figure))


@judge("whist-name")
def whist_name(figure: Picture) -> tuple[Answer, ...]:
    """Name a strain, ``name-H``, or ``name-remit`` (BW-DEAL, BW-THIRD)."""
    act = naming(figure).act
    return ((f"name-{act.strain}" if isinstance(act, Name) else "name-remit",),)


def doubling(figure: Picture) -> Decision[bool]:
    """Decide whether forehand or fourth hand doubles."""
    assert figure.namer is not None, "something was named"
    me = _me(figure)
    role, namer = _role(figure, me), _role(figure, Seat.parse(figure.namer))
    return doubles(figure.hand(me), role, namer, figure.strain_played(), score(figure))


@judge("whist-double")
def whist_double(figure: Picture) -> tuple[Answer, ...]:
    """``double``; else forehand asks for the lead and fourth hand grants it (BW-DBL)."""
    if doubling(figure).act:
        return (("double",),)
    return (("ask" if _role(figure, _me(figure)) is Role.FOREHAND else "lead",),)


@judge("whist-redouble")
def whist_redouble(figure: Picture) -> tuple[Answer, ...]:
    """``redouble`` or ``content`` (BW-DBL-9)."""
    me = _me(figure)
    again = redoubles(
        figure.hand(me), figure.strain_played(), first_doubler=figure.doubler == str(me)
    )
    return (("redouble" if again.act else "content",),)


def lead(figure: Picture) -> Decision[Card]:
    """Decide which card forehand leads."""
    assert figure.namer is not None, "something was named"
    me = _me(figure)
    return opening_lead(
        figure.hand(me),
        _role(figure, Seat.parse(figure.namer)),
        figure.strain_played(),
        doubled_by_partner=figure.doubler == str(me.partner),
    )


@judge("whist-lead")
def whist_lead(figure: Picture) -> tuple[Answer, ...]:
    """Which cards may be led to the first trick (BW-LEAD)."""
    decision = lead(figure)
    card = decision.act
    cards = list(figure.hand(_me(figure)).suit(card.suit))
    if decision.rules[0] == "BW-LEAD-7":
        # Any trump is one.
        return tuple((str(one),) for one in (card, *(one for one in cards if one != card)))
    if decision.rules[0] in _MIDDLE and card in cards[1:-1]:
        # Between the highest and the lowest all are middle cards (BW-AMB-13).
        return tuple((str(one),) for one in (card, *(one for one in cards[1:-1] if one != card)))
    return ((str(card),),)
