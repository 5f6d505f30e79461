"""One seat's socket never carries another's hidden card: all traffic of full games is read."""

from __future__ import annotations

import json
import re
from contextlib import ExitStack
from random import Random
from typing import Any

import pytest

from sansatout.cards import Hand
from sansatout.deal import Deal
from sansatout.events import Event
from sansatout.seats import Seat
from sansatout.server.protocol import encode
from sansatout.table.fold import after
from sansatout.table.state import Stage, Table
from sansatout.variants import ALL
from sansatout.variants.base import Variant
from tests.server.harness import Person, Server, Socket
from tests.views import view_for

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


def seated(server: Server, variant: Variant, stack: ExitStack) -> tuple[str, list[Socket]]:
    """Let a person sit at every place, and one watch."""
    people = [Person(server, f"P{number}") for number in range(variant.players)]
    seats: dict[str, dict[str, str]] = {str(seat): {"kind": "open"} for seat in variant.places}
    seats[str(variant.places[0])] = {"kind": "me"}
    made = people[0].make(variant.key, seats=seats, seating="draw")
    for number, person in enumerate(people[1:], 2):
        person.rest("POST", f"/api/tables/{made['table']}/sit", {"player": f"p{number}"})
    watcher = Person(server, "Wim")
    everybody = [*people, watcher]
    return made["table"], [stack.enter_context(p.sit(made["table"])) for p in everybody]


def play_deals(sockets: list[Socket], rng: Random, deals: int) -> None:
    """Let everybody play so many deals to their end."""
    over = 0
    for socket in sockets:
        socket.in_step()
    while over < deals:
        for socket in sockets[:-1]:
            chosen = socket.choice(rng)
            if chosen is not None:
                socket.say(t="act", seq=socket.view["seq"], **chosen)
        for socket in sockets:
            socket.in_step()
        if all(socket.view["stage"] == "between" for socket in sockets):
            over += sockets[0].view["deal"]["phase"] == "over"
            for socket in sockets[:-1]:
                socket.act("next-deal")
            sockets[0].until_view(lambda view: view["stage"] != "between")


@pytest.mark.parametrize("variant", ALL, ids=lambda variant: variant.key)
def test_a_socket_carries_the_seats_own_view_and_no_hidden_card(
    server: Server, variant: Variant
) -> None:
    """PROMISE-HIDDEN-1."""
    with ExitStack() as stack:
        table, sockets = seated(server, variant, stack)
        play_deals(sockets, Random(variant.key), 2)
        events = [Event.loads(body) for body in server.events(table)]
        states = _states(events)
        for socket in sockets:
            _check_traffic(socket, states)


def _states(events: list[Event]) -> dict[int, Table]:
    states: dict[int, Table] = {}
    table: Table | None = None
    for event in events:
        table = after(table, event)
        states[table.seq] = table
    return states


def _check_traffic(socket: Socket, states: dict[int, Table]) -> None:
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


def test_the_reader_of_traffic_finds_cards_wherever_they_stand() -> None:
    message = {"a": [{"b": "N:AK.Q.. x"}], "H7": 1, "c": "the D2 is here", "d": "SAD C10 1S 2H"}
    assert cards_in(message) == {"SA", "SK", "HQ", "H7", "D2"}
