"""Deals brought to where a test of the robots' play wants them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from sansatout import robots
from sansatout.calls import Call
from sansatout.cards import Card
from sansatout.deal import Deal
from sansatout.events import Act
from sansatout.events.acts import Claim, MakeCall, Play
from sansatout.lab.table_driver import random_act
from sansatout.robots.play.seen import Seen
from sansatout.seats import Seat
from sansatout.variants import game
from sansatout.variants.deal_state import DealState

Acts = list[tuple[Seat, Act]]


def random_course(key: str, rng: Random) -> Iterator[tuple[DealState, Acts]]:
    """Give a deal after every act of players who choose at random."""
    dealer = rng.choice(game(key).places)
    state = game(key).start(Deal.random(rng), dealer)
    acts: Acts = []
    while state.actor is not None:
        yield state, list(acts)
        act = random_act(state, state.actor, rng)
        acts.append((state.actor, act))
        state = state.after(state.actor, act)


def replayed(key: str, deal: Deal, dealer: Seat, acts: Acts) -> DealState:
    """Return another deal after the same acts."""
    state = game(key).start(deal, dealer)
    for seat, act in acts:
        state = state.after(seat, act)
    return state


def seen_by(state: DealState, seat: Seat) -> Seen:
    """Return what the seat knows of a deal on an empty sheet."""
    return Seen.of_deal(state, seat, state.variant.new_sheet(state.options))


def contract(deal: str, calls: str, cards: str = "", *, key: str = "duplicate") -> DealState:
    """Return a deal after calls from North on and cards in turn."""
    state = game(key).start(Deal.parse(deal), Seat.N)
    for call in calls.split():
        assert state.actor is not None
        state = state.after(state.actor, MakeCall(Call.parse(call)))
    for name in cards.split():
        actor, turn = state.actor, state.turn
        assert actor is not None
        state = state.after(actor, Play(Card.parse(name), None if turn is actor else turn))
    return state


def robot_deal(
    key: str, level: str, seed: int, deal: Deal
) -> tuple[DealState, list[robots.Thought]]:
    """Let robots play a deal to its end."""
    variant = game(key)
    state = variant.start(deal, variant.places[seed % len(variant.places)])
    thoughts: list[robots.Thought] = []
    while (seat := state.actor) is not None:
        seen = seen_by(state, seat)
        thought = robots.decide(
            seen, level=level, system="culbertson", seed=f"{seed} {len(thoughts)}"
        )
        thoughts.append(thought)
        if isinstance(thought.act, Claim):
            gained = thought.act.tricks if seen.declares else 0
            return state.claimed(state.tricks + gained), thoughts
        state = state.after(seat, thought.act)
    return state, thoughts
