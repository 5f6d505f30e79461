"""What a seat may do now, as JSON values: the page and the robots choose among these."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from sansatout.events import Act
from sansatout.events.acts import Ask, Claim, Concede, NameCards, NextDeal, Play, Respond, Review
from sansatout.events.codec import to_plain
from sansatout.laws import Phase as LawPhase
from sansatout.seats import Seat
from sansatout.table.ceremony import AT_ONCE, may_draw_wrongly, seats_to_choose
from sansatout.table.dealing_actions import dealing_actions, lawful_cuts
from sansatout.table.law_actions import law_actions
from sansatout.table.state import Stage, Table
from sansatout.variants.deal_state import Phase

__all__ = ["actions"]

Action = dict[str, object]

_BREAK_OFF: Final[Action] = {"kind": Ask.kind, "payload": {"what": "break-off"}}
_NAME_CARDS: Final[Action] = {"kind": NameCards.kind, "payload": {}}
_CLAIMS: Final[tuple[list[Action], ...]] = tuple(
    [
        {"kind": kind, "payload": {}, "choices": {"tricks": list(range(left + 1))}}
        for kind in (Claim.kind, Concede.kind)
    ]
    for left in range(14)
)
"""What can be claimed or conceded while so many tricks are left."""


@lru_cache(maxsize=4096)
def _action(act: Act) -> Action:
    """Return an act as it is offered, always the same object: nobody changes it."""
    return {"kind": act.kind, "payload": to_plain(act)}


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
            return _cutting(table, seat)
        case Stage.DEAL if table.referee is None:
            return [*_own_turn(table, seat), *_any_time(table, seat)]
        case Stage.BETWEEN:
            return [_action(NextDeal())]
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
        regular: Action = {
            "kind": "draw", "payload": {}, "choices": {"player": players, "positions": places},
        }  # fmt: skip
        return [regular, *_wrong_draws(table, players, edge)]
    choice = seats_to_choose(table)
    if choice is None:
        return []
    seats = [str(seat) for seat in choice[1]]
    return [{"kind": "choose-seat", "payload": {}, "choices": {"player": [choice[0]], "at": seats}}]


def _wrong_draws(table: Table, players: list[str], edge: int) -> list[Action]:
    """Return the draws nobody should make: two at once (L-DRAW-2), or at the edge (-3)."""
    if not may_draw_wrongly(table):
        return []
    left = [place for place in range(1, 53) if place not in table.drawing.taken]
    ends = [place for place in left if not edge < place <= 52 - edge]
    wrong: Action = {"kind": "draw", "payload": {}, "irregular": True}
    return [
        {**wrong, "choices": {"player": players, "positions": ends}},
        {**wrong, "choices": {"player": players, "positions": left}, "at_once": AT_ONCE},
    ]


def _answers(table: Table, seat: Seat) -> list[Action]:
    pending = table.pending
    assert pending is not None, "answers are open while something is pending"
    if seat not in pending.waiting:
        return []
    more = ("play-on", "more") if pending.what == "claim" else ()
    return [_action(Respond(pending.what, answer)) for answer in ("accept", "refuse", *more)]


def _cutting(table: Table, seat: Seat) -> list[Action]:
    by_hand, ref = dealing_actions(table, seat), table.ceremony
    begun = ref is not None and (ref.ceremony.cut or ref.phase is not LawPhase.SHUFFLE)
    if seat is not table.cutter or begun:
        return by_hand
    cut: Action = {"kind": "cut", "payload": {}, "choices": {"count": list(lawful_cuts(table))}}
    return [cut, *by_hand]


def _own_turn(table: Table, seat: Seat) -> list[Action]:
    deal = table.deal
    if deal is None:
        return []
    acts = deal.legal_acts(seat)
    if table.line and deal.play is not None and deal.play.declarer is seat:
        legal = {act.card for act in acts if isinstance(act, Play)}
        due = next((card for card in table.line if card in legal), None)
        if due is not None:
            acts = tuple(act for act in acts if isinstance(act, Play) and act.card is due)
    return [_action(act) for act in acts]


def _any_time(table: Table, seat: Seat) -> list[Action]:
    """Return what may be done out of turn: questions, claims, requests."""
    deal = table.deal
    if deal is None:
        return []
    variant = table.variant
    open_acts: list[Action] = [_action(Review(what)) for what in variant.reviews(deal, seat)]
    looks = variant.tricks_to_look_at(deal, seat)
    if looks:
        open_acts.append({"kind": "look-back", "payload": {}, "choices": {"trick": list(looks)}})
    play = deal.play
    if play is None or deal.phase is not Phase.PLAY:
        return open_acts
    if play.cards or play.tricks:
        open_acts.append(_NAME_CARDS)
    if seat is not play.dummy:
        open_acts += _CLAIMS[13 - len(play.tricks)]
    return open_acts


def _requests(table: Table, seat: Seat) -> list[Action]:
    found: list[Action] = []
    stage, variant = table.stage, table.variant
    if stage is Stage.DEAL:
        point = table.last_turns.get(seat)
        if point is not None:
            found.append({"kind": Ask.kind, "payload": {"what": "undo", "back_to": point}})
    if variant.can_break_off(table.sheet):
        found.append(_BREAK_OFF)
    between = stage is Stage.SHUFFLE or stage is Stage.CUT or stage is Stage.BETWEEN
    if between and variant.draw is not None and variant.is_fresh(table.sheet):
        found.append(_action(Ask("redraw")))
    return found
