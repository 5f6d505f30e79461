"""What a seat may do now: the page and the robots choose among these."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from sansatout.events import Act
from sansatout.events.acts import (
    Ask,
    ChooseSeat,
    Claim,
    Concede,
    Draw,
    LookBack,
    NameCards,
    NextDeal,
    Play,
    Respond,
    Review,
    Topic,
)
from sansatout.events.offered import Action, breaks, free, whole
from sansatout.seats import Seat
from sansatout.structs import replace
from sansatout.table.ceremony import AT_ONCE, may_draw_wrongly, seats_to_choose
from sansatout.table.law_actions import cutting, law_actions
from sansatout.table.requests import replies
from sansatout.table.state import Stage, Table
from sansatout.variants.deal_state import Phase

__all__ = ["actions"]

_BREAK_OFF: Final = whole(Ask("break-off"))
_UNDO: Final = whole(Ask("undo"))
_NAME_CARDS: Final = whole(NameCards())
_REVIEWS: Final = {what: whole(Review(what)) for what in Topic}
_CLAIMS: Final[tuple[list[Action], ...]] = tuple(
    [free(kind, tricks=range(left + 1)) for kind in (Claim, Concede)] for left in range(14)
)
"""What can be claimed or conceded while so many tricks are left."""


def actions(table: Table, seat: Seat | None) -> list[Action]:
    """Return every act open to the seat.

    Of the acts that can be taken back the last is offered. An act whose fields are free carries
    them as ``choices`` beside an empty payload: the places of a draw, the size of a cut, the tricks
    of a claim.
    """
    if seat is None or seat not in table.seats:
        return _unseated(table)
    if table.pending is not None:
        return _answers(table, seat)
    return [*_in_stage(table, seat), *_ruled(table, seat), *_requests(table, seat)]


def _in_stage(table: Table, seat: Seat) -> list[Action]:
    match table.stage:
        case Stage.CUT:
            return cutting(table, seat)
        case Stage.DEAL if table.ruler is None:
            return [*_own_turn(table, seat), *_any_time(table, seat)]
        case Stage.BETWEEN:
            return [whole(NextDeal())]
        case _:
            return []


def _ruled(table: Table, seat: Seat) -> list[Action]:
    return [] if table.referee is None else law_actions(table, table.referee, seat)


def _unseated(table: Table) -> list[Action]:
    """Return what players do before they have seats: draw and choose."""
    drawing, rule = table.drawing, table.variant.draw
    if table.stage is Stage.DRAW and drawing.secret and rule is not None:
        edge = rule.closed_edge
        places = [p for p in range(1 + edge, 53 - edge) if p not in drawing.taken]
        players = [p for p in table.players if p not in drawing.drawn]
        regular = free(Draw, player=players, positions=places)
        return [regular, *_wrong_draws(table, players, edge)]
    choice = seats_to_choose(table)
    if choice is None:
        return []
    seats = [str(seat) for seat in choice[1]]
    return [free(ChooseSeat, player=[choice[0]], at=seats)]


def _wrong_draws(table: Table, players: list[str], edge: int) -> list[Action]:
    """Return the draws nobody should make: two at once (L-DRAW-2), or at the edge (-3)."""
    if not may_draw_wrongly(table):
        return []
    left = [place for place in range(1, 53) if place not in table.drawing.taken]
    ends = [place for place in left if not edge < place <= 52 - edge]
    two = breaks(Draw, player=players, positions=left)
    return [breaks(Draw, player=players, positions=ends), replace(two, at_once=AT_ONCE)]


def _answers(table: Table, seat: Seat) -> list[Action]:
    pending = table.pending
    assert pending is not None, "answers are open while something is pending"
    if seat not in pending.waiting:
        return []
    return [whole(Respond(pending.what, reply)) for reply in replies(pending.what)]


def _own_turn(table: Table, seat: Seat) -> list[Action]:
    deal = table.deal
    if deal is None:
        return []
    acts = deal.legal_acts(seat)
    if not acts:
        return []
    if table.line and deal.play is not None and deal.play.player is seat:
        legal = {act.card for act in acts if isinstance(act, Play)}
        due = next((card for card in table.line if card in legal), None)
        if due is not None:
            acts = tuple(act for act in acts if isinstance(act, Play) and act.card is due)
    suggested = table.variant.suggested(deal, seat)
    if suggested is None:
        return [whole(act) for act in acts]
    return [_helpful(act) if act == suggested else whole(act) for act in acts]


def _helpful(act: Act) -> Action:
    return replace(whole(act), suggested=True)


def _any_time(table: Table, seat: Seat) -> list[Action]:
    """Return what may be done out of turn: questions, claims, requests."""
    deal = table.deal
    if deal is None:
        return []
    variant = table.variant
    open_acts = [_REVIEWS[what] for what in variant.reviews(deal, seat)]
    looks = variant.tricks_to_look_at(deal, seat)
    if looks:
        open_acts.append(_look_back(looks))
    play = deal.play
    if play is None or deal.phase is not Phase.PLAY:
        return open_acts
    if play.cards or play.tricks:
        open_acts.append(_NAME_CARDS)
    if seat is not play.idle and not table.setup.plain:
        open_acts += _CLAIMS[13 - len(play.tricks)]
    return open_acts


@lru_cache(maxsize=256)
def _look_back(tricks: tuple[int, ...]) -> Action:
    return free(LookBack, trick=tricks)


def _other_games(table: Table) -> list[tuple[Seat, ...]]:
    """Return what may be agreed on for the next deal, but for what holds already."""
    games = table.second_games
    held = table.in_danger if games else ()
    return [second for second in games if second != held]


@cache
def _second_game(second: tuple[Seat, ...]) -> Action:
    return whole(Ask("second-game", second=second))


def _undo_offered(table: Table, seat: Seat) -> list[int]:
    """Return the points to go back to: the seat's last act, of a pupil anybody's too."""
    if table.setup.plain:
        return []
    own, last = table.last_turns.get(seat), table.previous
    offered = [] if own is None else [own]
    if table.setup.teaching and last is not None and last.seq != own:
        offered.append(last.seq)
    return offered


def _requests(table: Table, seat: Seat) -> list[Action]:
    found: list[Action] = []
    stage, variant = table.stage, table.variant
    if stage is Stage.DEAL:
        found += [
            replace(_UNDO, payload={**_UNDO.payload, "back_to": point})
            for point in _undo_offered(table, seat)
        ]
    if table.sheet.can_break_off:
        found.append(_BREAK_OFF)
    found += [_second_game(second) for second in _other_games(table)]
    between = stage is Stage.SHUFFLE or stage is Stage.CUT or stage is Stage.BETWEEN
    if between and variant.draw is not None and table.is_between_rubbers:
        found.append(whole(Ask("redraw")))
    return found
