"""Reading all traffic of a socket for cards that nobody may know there."""

from __future__ import annotations

import json
import re
from typing import Any

from sansatout.cards import Hand
from sansatout.deal import Deal
from sansatout.events import Event
from sansatout.seats import Seat
from sansatout.server.protocol import encode
from sansatout.table.fold import after
from sansatout.table.state import Stage, Table
from tests.server.harness import Socket
from tests.views import view_for

__all__ = ["cards_in", "check_traffic", "states_of"]

_CARD = re.compile(r"(?<![A-Za-z0-9])([SHDC][2-9TJQKA])(?![A-Za-z0-9])")
_HAND = re.compile(r"[2-9TJQKA]*(?:\.[2-9TJQKA]*){3}")


def cards_in(value: Any) -> set[str]:
    """Return every card that a JSON value names, singly or in a hand, wherever it stands."""
    if isinstance(value, dict):
        return cards_in(list(value)) | cards_in(list(value.values()))
    if isinstance(value, list):
        return {card for item in value for card in cards_in(item)}
    if not isinstance(value, str):
        return set()
    found = set(_CARD.findall(value))
    for hand in _HAND.findall(value):
        found |= {str(card) for card in Hand.parse(hand)}
    return found


def states_of(events: list[Event]) -> dict[int, Table]:
    states: dict[int, Table] = {}
    table: Table | None = None
    for event in events:
        table = after(table, event)
        states[table.seq] = table
    return states


def check_traffic(socket: Socket, states: dict[int, Table]) -> None:
    player = socket.hello["you"]["player"]
    views, seq = 0, socket.hello["view"]["seq"]
    for text in socket.traffic:
        message = json.loads(text)
        if "view" in message:
            views += 1
            seq = message["view"]["seq"]
            expected = json.loads(encode(view_for(states[seq], player)))
            assert message["view"] == expected
        secret = _secrets(states[seq])
        assert not any(word in text for word in secret), "a secret before its time"
        hidden = _hidden(states[seq], player)
        named = cards_in(json.loads(_without_ids(text, states[seq], socket)))
        assert not named & hidden, (player, message)
    assert views > 20


def _without_ids(text: str, table: Table, socket: Socket) -> str:
    """Return a message without the random names that may read like a card: "-S6"."""
    for name in (table.setup.table, socket.person.id):
        text = text.replace(name, "")
    return text


def _secrets(table: Table) -> list[str]:
    """Return what nobody may know yet."""
    found = [] if table.stage is Stage.BETWEEN else [table.secret]
    if not table.drawing.order:
        found.append(table.drawing.secret)
    return [secret for secret in found if secret]


def _hidden(table: Table, player: str | None) -> set[str]:
    """Return the cards that a player may not know, found from the deal without the view's help.

    Played cards are known, one's own hand, and hands that lie open on the table.
    """
    deal = table.deal
    if deal is None or table.stage is not Stage.DEAL:
        return set()
    mine = None if player is None else table.seat_of(player)
    opened = set(deal.open_hands())
    cards: Deal = deal.deal
    known = {str(card) for seat in Seat if seat is mine or seat in opened for card in cards[seat]}
    if deal.play is not None:
        tricks = [trick.cards for trick in deal.play.tricks]
        known |= {str(card) for trick in (*tricks, deal.play.cards) for card in trick}
    return {str(card) for hand in cards.hands for card in hand} - known
