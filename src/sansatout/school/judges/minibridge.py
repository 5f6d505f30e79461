"""Judges of minibridge: points, who declares, the choice and the score."""

from __future__ import annotations

from sansatout.cards import Card
from sansatout.deal import Deal
from sansatout.events.acts import Choose
from sansatout.robots.bidding.minibridge import choose_strain, sure_tricks
from sansatout.school.judges.base import judge
from sansatout.school.pictures import Picture
from sansatout.school.problems import Answer
from sansatout.scoring.minibridge import MINIBRIDGE, MinibridgePlayed, target
from sansatout.scoring.sheet import Column
from sansatout.seats import Seat, Vulnerability
from sansatout.solver import dd_table
from sansatout.variants.announcing import Announcing

__all__: list[str] = []


@judge("points")
def points(figure: Picture) -> tuple[Answer, ...]:
    """How many points the hand, or the cards in a row, have (MB-2)."""
    if figure.cards:
        return ((str(sum(Card.parse(card).rank.points for card in figure.cards)),),)
    return ((str(figure.hand().points),),)


@judge("points-together")
def points_together(figure: Picture) -> tuple[Answer, ...]:
    """How many points the hands shown have together (MB-2)."""
    return ((str(sum(figure.hand(Seat.parse(seat)).points for seat in figure.hands)),),)


@judge("missing-points")
def missing_points(figure: Picture) -> tuple[Answer, ...]:
    """How many points are left to who has not announced yet (MB-4.1)."""
    return ((str(40 - sum(figure.points.values())),),)


@judge("declarer")
def declarer(figure: Picture) -> tuple[Answer, ...]:
    """Who declares by what was announced; ``again`` where it is dealt again (MB-4.2, MB-4.3)."""
    assert figure.dealer is not None, "somebody announces first"
    told = tuple(
        (seat, figure.points[str(seat)])
        for seat in Seat.parse(figure.dealer).round()
        if str(seat) in figure.points
    )
    announcing = Announcing(tuple(seat for seat, _ in told), _exposed(figure), announced=told)
    found = announcing.declarer
    return (("again" if found is None else str(found),),)


def _exposed(figure: Picture) -> Seat | None:
    """Return the hand that lies open, with three players (MB-8)."""
    silent = [seat for seat in Seat if str(seat) not in figure.points]
    return silent[0] if silent else None


@judge("target")
def tricks_needed(figure: Picture) -> tuple[Answer, ...]:
    """How many tricks declarer needs (MB-5.3)."""
    return ((str(target(figure.strain_played(), bonus=bool(figure.bonus))),),)


@judge("minibridge-score")
def minibridge_score(figure: Picture) -> tuple[Answer, ...]:
    """Score a deal, with a minus where the other side writes (MB-7.1, MB-7.2, MB-7.6)."""
    assert figure.tricks is not None, "tricks were taken"
    second = Vulnerability.of(ns=bool(figure.vulnerable), ew=False)
    played = MinibridgePlayed(
        figure.strain_played(), bool(figure.bonus), figure.tricks, Column.WE, second
    )
    sheet = MINIBRIDGE.new_sheet().after(played)
    return ((str(sheet.total(Column.WE) - sheet.total(Column.THEY)),),)


@judge("minibridge-choice")
def minibridge_choice(figure: Picture) -> tuple[Answer, ...]:
    """Strain and bonus by the decision table, ``H-bonus`` or ``H`` (MB-11)."""
    chosen = _chosen(figure)
    return ((f"{chosen.strain}-bonus" if chosen.bonus else str(chosen.strain),),)


@judge("minibridge-strain")
def minibridge_strain(figure: Picture) -> tuple[Answer, ...]:
    """Which trumps declarer chooses with dummy in sight (MB-5.4)."""
    return ((str(_chosen(figure).strain),),)


@judge("sure-tricks")
def tricks_from_the_top(figure: Picture) -> tuple[Answer, ...]:
    """How many tricks both hands can take at once at no trump."""
    mine = _mine(figure)
    return ((str(sure_tricks(figure.hand(mine), figure.hand(mine.partner))),),)


def _chosen(figure: Picture) -> Choose:
    mine = _mine(figure)
    vulnerable = str(mine) in figure.vulnerable
    hand, dummy = figure.hand(mine), figure.hand(mine.partner)
    return choose_strain(hand, dummy, vulnerable=vulnerable).act


def _mine(figure: Picture) -> Seat:
    return Seat.parse(figure.me or next(iter(figure.hands)))


@judge("double-dummy")
def double_dummy(figure: Picture) -> tuple[Answer, ...]:
    """How many tricks declarer makes when everybody sees all cards and plays well."""
    assert figure.declarer is not None, "somebody declares"
    deal = Deal.parse(f"N:{' '.join(figure.hands[str(seat)] for seat in Seat)}")
    tricks = dd_table(deal)[Seat.parse(figure.declarer), figure.strain_played()]
    return ((str(tricks),),)
