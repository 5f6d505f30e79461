"""Judges of the draw for seats and of who plays with whom."""

from __future__ import annotations

from functools import partial

from sansatout.cards import Card
from sansatout.school.judges.base import judge
from sansatout.school.pictures import Picture
from sansatout.school.problems import Answer
from sansatout.seats import Seat
from sansatout.variants import ALL
from sansatout.variants.seating import DrawRule

__all__: list[str] = []


def _first_dealer(rule: DrawRule, figure: Picture) -> tuple[Answer, ...]:
    """Whose card deals first."""
    return ((_order(rule, figure)[0],),)


def _partners(rule: DrawRule, figure: Picture) -> tuple[Answer, ...]:
    """Which two cards make the side of the first dealer."""
    return (tuple(card for card in figure.cards if card in _order(rule, figure)[:2]),)


def _order(rule: DrawRule, figure: Picture) -> tuple[str, ...]:
    return rule.order({card: Card.parse(card) for card in figure.cards})


for _game in ALL:
    if _game.draw is not None:
        judge(f"first-dealer-{_game.key}")(partial(_first_dealer, _game.draw))
        judge(f"dealing-side-{_game.key}")(partial(_partners, _game.draw))


@judge("partner-by-name")
def partner_by_name(figure: Picture) -> tuple[Answer, ...]:
    """Who sits opposite, by name."""
    assert figure.me is not None, "somebody is asked about"
    return ((figure.players[str(Seat.parse(figure.me).partner)].lower(),),)
