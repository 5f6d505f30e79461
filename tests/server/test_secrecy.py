"""One seat's socket never carries another's hidden card: all traffic of full games is read."""

from __future__ import annotations

from contextlib import ExitStack
from random import Random

import pytest

from sansatout.events import Event
from sansatout.variants import ALL
from sansatout.variants.base import Variant
from tests.server.harness import Person, Server, Socket
from tests.server.secrecy import cards_in, check_traffic, states_of


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
        states = states_of(events)
        for socket in sockets:
            check_traffic(socket, states)


def test_the_reader_of_traffic_finds_cards_wherever_they_stand() -> None:
    message = {"a": [{"b": "N:AK.Q.. x"}], "H7": 1, "c": "the D2 is here", "d": "SAD C10 1S 2H"}
    assert cards_in(message) == {"SA", "SK", "HQ", "H7", "D2"}
