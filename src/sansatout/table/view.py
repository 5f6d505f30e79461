"""What one seat, or a watcher, may see: the only thing that leaves the core for a player.

A view is made of JSON values alone. Two tables that differ only in what the seat cannot see (the
published commitment held equal) give equal views.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from sansatout.cards import Hand
from sansatout.events import VERSION
from sansatout.events.codec import to_plain
from sansatout.laws.public import plain_ruling
from sansatout.options import shown
from sansatout.seats import Seat
from sansatout.table.actions import actions
from sansatout.table.answers import plain_bargain, plain_trick
from sansatout.table.ceremony import seats_to_choose
from sansatout.table.dealing_actions import ceremony_state
from sansatout.table.law_view import law_state
from sansatout.table.refereed import agreed_readings
from sansatout.table.sheets import plain_accounts, plain_sheet
from sansatout.table.shuffle import commitment
from sansatout.table.state import Drawing, Stage, Table
from sansatout.variants.deal_state import DealState, Phase

__all__ = ["View", "lasting", "open_deal", "own", "own_deal", "passing", "view"]

View = dict[str, object]

_SEATS: Final = tuple(Seat)


def view(table: Table, seat: Seat | None) -> View:
    """Return what the seat may see; ``None`` for a watcher."""
    deal = open_deal(table)
    return {
        **lasting(table),
        **passing(table),
        **own(table, seat),
        "deal": None if deal is None else deal | own_deal(table, seat),
    }


def lasting(table: Table) -> View:
    """Return what everybody sees and what changes from deal to deal at most.

    It follows from the table's setup, seats, waiting players, dealer, sheet and finished rounds.
    """
    return {
        "v": VERSION,
        "table": table.setup.table,
        "variant": table.variant.key,
        "booklet": table.variant.booklet,
        "laws": table.setup.laws,
        "options": {name: reading for name, reading, _ in shown(table.options)},
        "readings": agreed_readings(table),
        "players": {str(s): table.seats[s] for s in Seat if s in table.seats},
        "waiting": list(table.waiting),
        "dealer": str(table.dealer),
        "sheet": plain_sheet(table),
        "accounts": plain_accounts(table),
    }


def passing(table: Table) -> View:
    """Return what everybody sees and what changes with every event, but for the deal."""
    return {
        "seq": table.seq,
        "stage": table.stage.value,
        "draw": _plain_draw(table) if table.stage in (Stage.DRAW, Stage.SEATS) else None,
        "pending": _plain_pending(table),
    }


def own(table: Table, seat: Seat | None) -> View:
    """Return what is the seat's own, but for what it sees of the deal."""
    return {
        "you": None if seat is None else str(seat),
        "answer": _plain_answer(table, seat),
        "actions": actions(table, seat),
    }


def _plain_draw(table: Table) -> dict[str, object]:
    drawing = table.drawing
    choice = seats_to_choose(table)
    return {
        "commitment": commitment(drawing.secret) if drawing.secret else None,
        "secret": drawing.secret if drawing.order else None,
        "drawn": {player: str(card) for player, card in drawing.drawn.items()},
        "taken": list(drawing.taken),
        "edge": table.variant.draw.closed_edge if table.variant.draw else 0,
        "order": list(drawing.order),
        "chooses": choice[0] if choice else None,
        "seats": [str(s) for s in choice[1]] if choice else [],
        "to_draw": _to_draw(table, drawing),
        "log": [plain_ruling(one) for one in drawing.log],
    }


def _to_draw(table: Table, drawing: Drawing) -> list[str]:
    return [] if drawing.order else [p for p in table.players if p not in drawing.drawn]


def open_deal(table: Table) -> View | None:
    """Return what everybody sees of the deal; ``None`` when there is none."""
    deal = table.deal
    ready = table.secret or deal is not None
    if table.stage not in (Stage.CUT, Stage.DEAL, Stage.BETWEEN) or not ready:
        return None
    over = table.stage is Stage.BETWEEN and deal is not None
    plain: View = {
        "number": table.deal_number,
        "pack": table.pack,
        "commitment": commitment(table.secret) if table.secret else None,
        "contributions": {str(s): table.contributions[s] for s in Seat if s in table.contributions},
        "cutter": str(table.cutter),
        "cut": table.cut,
        "secret": table.secret if over and table.secret else None,
        "vulnerable": [str(s) for s in table.vulnerable],
    }
    if deal is not None and table.referee is None:
        plain |= _plain_state(table, deal)
    return plain


def own_deal(table: Table, seat: Seat | None) -> View:
    """Return what the seat sees of the deal besides."""
    deal = table.deal
    if deal is None:
        ref = table.ceremony
        return {} if ref is None or table.stage is not Stage.CUT else ceremony_state(ref, seat)
    if table.referee is not None:
        return law_state(table, table.referee, seat)
    over = _is_over(table, deal)
    hands: View = {"hands": _visible_hands(table, deal, seat, over=over)}
    if not over and not table.variant.auction_shown(deal):
        hands["dialogue"] = _words(deal) if seat is None else None
    return hands


def _words(deal: DealState) -> View:
    return {"name": deal.dialogue.name, **deal.dialogue.plain()}


def _is_over(table: Table, deal: DealState) -> bool:
    return table.stage is Stage.BETWEEN and deal.phase in (Phase.OVER, Phase.VOID)


def _plain_state(table: Table, deal: DealState) -> View:
    over = _is_over(table, deal)
    play = deal.play
    on_table = None if play is None else play.on_table()
    bargain, turn, actor = plain_bargain(deal), deal.turn, deal.actor
    plain: View = {
        "phase": deal.phase.value,
        "bargain": bargain,
        "turn": None if turn is None else turn._name_,
        "actor": None if actor is None else actor._name_,
        "counts": {s._name_: _left(deal, s) for s in _SEATS},
        "trick": None
        if play is None or on_table is None
        else {
            "cards": plain_trick(on_table),
            "winner": str(on_table.winner(play.strain)),
            "complete": on_table.is_complete,
        },
        "won": _won(deal) if bargain is not None else None,
        "tricks": [plain_trick(trick) for trick in play.tricks] if over and play else None,
        "deal": str(deal.deal) if over else None,
        "agreed": deal.agreed,
        "laid_down": deal.laid_down,
        "doubted": sorted(map(str, table.doubted)),
        "looks": [{"seat": str(s), "trick": trick} for s, trick in deal.looks],
    }
    if over or table.variant.auction_shown(deal):
        plain["dialogue"] = _words(deal)
    return plain


def _left(deal: DealState, seat: Seat) -> int:
    return len(deal.deal[seat]) if deal.play is None else deal.play.hands[seat._value_].bit_count()


def _visible_hands(
    table: Table, deal: DealState, seat: Seat | None, *, over: bool
) -> dict[str, str]:
    """Return the cards left in every hand that the seat may see."""
    seen = _SEATS if over else (*deal.open_hands(), seat)
    if table.faced:
        seen = (*seen, *(owner for owner, to in table.faced if to is None or to is seat))
    play = deal.play
    if play is None:
        return {s._name_: _written(deal.deal[s].bits) for s in _SEATS if s in seen}
    return {s._name_: _written(play.hands[s._value_]) for s in _SEATS if s in seen}


@lru_cache(maxsize=1 << 16)
def _written(hand: int) -> str:
    """Return the notation of a hand; from card to card most hands stay as they are."""
    return str(Hand.from_bits(hand))


def _won(deal: DealState) -> dict[str, int] | None:
    if deal.play is None:
        return None
    defending = (13 if deal.agreed is not None else len(deal.play.tricks)) - deal.tricks
    return {"declaring": deal.tricks, "defending": defending}


def _plain_pending(table: Table) -> dict[str, object] | None:
    pending = table.pending
    if pending is None:
        return None
    act = pending.act
    return {
        "what": pending.what,
        "by": str(pending.by),
        "waiting": [str(seat) for seat in pending.waiting],
        "act": {"kind": act.kind, "payload": to_plain(act)},
    }


def _plain_answer(table: Table, seat: Seat | None) -> dict[str, object] | None:
    answer = table.answer
    if answer is None or answer.seat is not seat:
        return None
    return {"kind": answer.kind, "content": answer.content}
