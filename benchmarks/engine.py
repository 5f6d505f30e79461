"""Complete random deals per second on the bare engine, against OpenSpiel's bridge from Python.

Both play uniformly random legal actions from the deal to the thirteenth trick, on one core, in
turns within one run, so that the ratio means something on a noisy machine. Beside it: what an event
costs through a table, and what the four views after it cost.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from pathlib import Path

import pyspiel

from sansatout.deal import Deal
from sansatout.lab.fast_deal import FastDeal
from sansatout.lab.table_driver import new_table, next_event
from sansatout.seats import Seat
from sansatout.table.fold import after
from sansatout.table.view import view
from sansatout.variants import ALL, find
from sansatout.variants.deal_state import Phase

RESULTS = Path(__file__).parent / "results" / "engine.json"
ROUNDS = 8
DEALS = 60
GOAL = 0.3


def our_deals(count: int, rng: random.Random) -> None:
    """Play deals of the rule book's game."""
    variant = find("rulebook")
    played = 0
    while played < count:
        state = variant.start(Deal.random(rng), Seat.N)
        while True:
            seat = state.actor
            if seat is None:
                break
            state = state.after(seat, rng.choice(state.legal_acts(seat)))
        if state.phase is Phase.OVER:
            variant.result(state)
            played += 1


def fast_deals(count: int, rng: random.Random) -> None:
    """Play the same deals on the fast inner path."""
    played = 0
    while played < count:
        deal = FastDeal.random(rng, 0)
        while actions := deal.legal():
            deal.apply(rng.choice(actions))
        played += deal.tricks == 13


def openspiel_deals(count: int, rng: random.Random) -> None:
    """Play deals of OpenSpiel's bridge, card by card."""
    game = pyspiel.load_game("bridge(use_double_dummy_result=false)")
    played = 0
    while played < count:
        state = game.new_initial_state()
        cards = 0
        while not state.is_terminal():
            cards += 1
            state.apply_action(rng.choice(state.legal_actions()))
        state.returns()
        played += cards > 100


ENGINES: dict[str, Callable[[int, random.Random], None]] = {
    "sansatout, fast path": fast_deals,
    "sansatout, DealState": our_deals,
    "OpenSpiel": openspiel_deals,
}


def seconds(play: Callable[[int, random.Random], None], seed: int) -> float:
    """Time one round."""
    rng = random.Random(seed)
    start = time.perf_counter()
    play(DEALS, rng)
    return time.perf_counter() - start


def table_costs(key: str, deals: int = 12) -> tuple[float, float]:
    """Return microseconds for an event through a table, and for the four views after it."""
    rng = random.Random(1)
    table = new_table(key, rng)
    folding = viewing = 0.0
    events = 0
    while table.deal_number <= deals:
        event = next_event(table, rng)
        start = time.perf_counter()
        table = after(table, event)
        middle = time.perf_counter()
        for seat in Seat:
            view(table, seat)
        viewing += time.perf_counter() - middle
        folding += middle - start
        events += 1
    return 1e6 * folding / events, 1e6 * viewing / events


def main() -> None:
    """Print the table and write the results."""
    times = dict.fromkeys(ENGINES, 0.0)
    for seed in range(ROUNDS):
        for name, play in ENGINES.items():
            times[name] += seconds(play, seed)
    theirs = times["OpenSpiel"]
    ratios = {name: theirs / spent for name, spent in times.items()}
    for name, spent in times.items():
        print(f"{name:22} {ROUNDS * DEALS / spent:8.0f} deals/s, ratio {ratios[name]:5.2f}")
    print(f"goal for the bare engine: at least {GOAL}")
    costs = {}
    for variant in ALL:
        event, views = table_costs(variant.key)
        costs[variant.key] = {"event_us": round(event, 1), "four_views_us": round(views, 1)}
        print(f"{variant.key:14} event {event:6.0f} us, four views {views:6.0f} us")
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps({"ratios": ratios, "goal": GOAL, "table": costs}, indent=1))


if __name__ == "__main__":
    main()
