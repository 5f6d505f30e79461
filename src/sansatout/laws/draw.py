"""Chapter 1: the draw for seats, dealer and sides."""

from __future__ import annotations

from sansatout.cards import Card
from sansatout.events import acts
from sansatout.laws.code import RULEBOOK, Declared, Rejected
from sansatout.laws.kinds import Irregularity, Phase
from sansatout.laws.state import Referee
from sansatout.seats import Seat
from sansatout.structs import replace

__all__ = ["draw_order", "sides"]

EDGE = 4
"""So many cards at each end of the spread may not be drawn (L-DRAW-3)."""

RULEBOOK.declares(Declared("DRAW_TWO", "L-DRAW-2"))
RULEBOOK.declares(Declared("DRAW_EDGE", "L-DRAW-3"))


def draw_order(ref: Referee) -> tuple[str, ...]:
    """Return the players from the highest card to the lowest: rank first, then suit.

    L-DRAW-1, L-DRAW-5. Empty until all four (L-TABLE-1) have a card that counts.
    """
    drawn = ref.draws.drawn
    if len(drawn) < len(ref.draws.players):
        return ()
    return tuple(sorted(drawn, key=lambda player: _height(drawn[player]), reverse=True))


def _height(card: Card) -> tuple[int, int]:
    """Order by rank with the ace high, equal ranks by suit with spades highest.

    L-CARD-2, L-CARD-3.
    """
    return card.rank.value, card.suit.value


def sides(ref: Referee) -> tuple[tuple[str, ...], ...]:
    """Return the two highest and the two lowest, who are partners (L-SIDE-1)."""
    order = draw_order(ref)
    return (order[:2], order[2:]) if order else ()


@RULEBOOK.on(acts.Draw)
def draw(ref: Referee, _seat: Seat | None, act: acts.Draw) -> Referee:
    """Let a player take cards from the spread (L-DRAW-1, L-DRAW-2, L-DRAW-3)."""
    _check_draw(ref, act)
    draws = ref.draws
    again = tuple(player for player in draws.must_redraw if player != act.player)
    taken = draws.taken | set(act.positions)
    kind = _draw_fault(act, len(draws.spread))
    if kind is not None:
        must = (*again, act.player)
        ref = ref.with_(draws=replace(draws, must_redraw=must, taken=taken))
        return ref.rule("draw-again", kind, irregularity=kind, player=act.player)
    card = draws.spread[act.positions[0] - 1]
    drawn = {**draws.drawn, act.player: card}
    return ref.with_(draws=replace(draws, drawn=drawn, must_redraw=again, taken=taken))


def _draw_fault(act: acts.Draw, size: int) -> Irregularity | None:
    if len(act.positions) > 1:
        return Irregularity.DRAW_TWO
    in_the_middle = EDGE < act.positions[0] <= size - EDGE
    return None if in_the_middle else Irregularity.DRAW_EDGE


def _check_draw(ref: Referee, act: acts.Draw) -> None:
    draws = ref.draws
    if ref.phase is not Phase.DRAW or draws.seats:
        raise Rejected("law-not-now", "L-DRAW-1")
    if act.player not in draws.players:
        raise Rejected("law-no-such-player", "L-DRAW-1", player=act.player)
    if act.player in draws.drawn:
        raise Rejected("law-drawn-already", "L-DRAW-1", player=act.player)
    places = set(act.positions)
    if not places or len(places) < len(act.positions) or places & draws.taken:
        raise Rejected("law-no-such-card", "L-DRAW-1")
    if not all(1 <= place <= len(draws.spread) for place in places):
        raise Rejected("law-no-such-card", "L-DRAW-1")


@RULEBOOK.on(acts.ChooseSeat)
def choose_seat(ref: Referee, _seat: Seat | None, act: acts.ChooseSeat) -> Referee:
    """Seat the highest and his partner, then the third (L-DRAW-4, L-SIDE-2, A-01)."""
    order = draw_order(ref)
    if ref.phase is not Phase.DRAW or not order:
        raise Rejected("law-not-now", "L-DRAW-4")
    seats = ref.draws.seats
    if act.player != (order[2] if seats else order[0]) or act.at in seats:
        raise Rejected("law-not-his-choice", "L-DRAW-4", player=act.player)
    if not seats:
        return _first_pair(ref, order, act.at)
    return _second_pair(ref, order, act.at)


def _first_pair(ref: Referee, order: tuple[str, ...], at: Seat) -> Referee:
    seats = {at: order[0], at.partner: order[1]}
    ref = ref.with_(draws=replace(ref.draws, seats=seats), dealer=at)
    if ref.book.lower_pair_seats == "third-left-of-dealer":
        return _second_pair(ref, order, at.lho)
    return ref


def _second_pair(ref: Referee, order: tuple[str, ...], at: Seat) -> Referee:
    seats = {**ref.draws.seats, at: order[2], at.partner: order[3]}
    return ref.with_(draws=replace(ref.draws, seats=seats), phase=Phase.SHUFFLE)
