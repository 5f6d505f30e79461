"""Complete random deals on the bare engine, against OpenSpiel's bridge from Python.

Both play uniformly random legal actions from the deal to the thirteenth trick, in turns within one
run, so that the ratio means something on a noisy machine; times are the processor's. Beside it:
what an event costs through a table, and what the four views after it cost, with the laws kept by
the table and by the players.

    python benchmarks/engine.py [--rounds 5] [--before PYTHON] [--write]

``--before`` measures another checkout's engine by its Python in the same rounds.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

import pyspiel

from sansatout.deal import Deal
from sansatout.lab.table_driver import new_table, next_event
from sansatout.seats import Seat
from sansatout.table.fold import after
from sansatout.table.view import view
from sansatout.variants import ALL
from sansatout.variants.deal_state import Phase

if TYPE_CHECKING:
    # Not every checkout that is measured has it.
    from sansatout.events.acts import Laws

RESULTS = Path(__file__).parent / "results" / "engine.json"
DEALS = 60
TABLE_DEALS = 6
GOALS = {"ratio": 0.3, "event": 30.0, "views": 150.0}


def our_deals(count: int, rng: random.Random) -> None:
    """Play deals of the rule book's game."""
    (variant,) = (one for one in ALL if one.key == "rulebook")
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


def deal_cost(play: Callable[[int, random.Random], None], seed: int) -> float:
    """Return the microseconds of a deal."""
    rng = random.Random(seed)
    start = time.process_time()
    play(DEALS, rng)
    return 1e6 * (time.process_time() - start) / DEALS


def table_costs(key: str, laws: Laws, seed: int) -> tuple[float, float]:
    """Return microseconds for an event through a table, and for the four views after it."""
    rng = random.Random(seed)
    table = new_table(key, rng, laws=laws)
    folding = viewing = 0.0
    events = 0
    while table.deal_number <= TABLE_DEALS:
        event = next_event(table, rng)
        start = time.process_time()
        table = after(table, event)
        middle = time.process_time()
        for seat in Seat:
            view(table, seat)
        viewing += time.process_time() - middle
        folding += middle - start
        events += 1
    return 1e6 * folding / events, 1e6 * viewing / events


def tables() -> Iterator[tuple[str, Laws]]:
    """Give every game with every way its laws can be kept."""
    for variant in ALL:
        for laws in variant.laws:
            yield variant.key, laws


def one_round(seed: int) -> dict[str, float]:
    """Measure everything once, in microseconds."""
    found = {"OpenSpiel": deal_cost(openspiel_deals, seed), "deal": deal_cost(our_deals, seed)}
    found["ratio"] = found["OpenSpiel"] / found["deal"]
    for key, laws in tables():
        event, views = table_costs(key, laws, seed)
        found[f"{key} {laws} event"], found[f"{key} {laws} views"] = event, views
    return found


def elsewhere(python: str, seed: int) -> dict[str, float]:
    """Let another checkout measure itself."""
    command = [python, __file__, "--one-round", str(seed)]
    told = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    found: dict[str, float] = json.loads(told)
    return found


def measured(rounds: int, pythons: list[str]) -> list[dict[str, float]]:
    """Return the median of every figure for each Python, all taking turns."""
    found: list[list[dict[str, float]]] = [[] for _ in pythons]
    for seed in range(rounds):
        for each, python in zip(found, pythons, strict=True):
            each.append(elsewhere(python, seed))
    return [{name: median(one[name] for one in each) for name in each[0]} for each in found]


def main() -> None:
    """Print the table and, if asked, write the results."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--rounds", type=int, default=5, help="of which the median counts")
    parser.add_argument("--before", help="the Python of another checkout, measured in turn")
    parser.add_argument("--write", action="store_true", help=f"keep the figures in {RESULTS.name}")
    parser.add_argument("--one-round", type=int, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.one_round is not None:
        print(json.dumps(one_round(given.one_round)))
        return
    before = [given.before] if given.before else []
    *other, ours = measured(given.rounds, [*before, sys.executable])
    for name, value in ours.items():
        then = "".join(f"{one[name]:9.2f}" for one in other)
        goal = GOALS.get(name.rsplit(" ", 1)[-1])
        print(f"{name:36}{then}{value:9.2f}" + (f"  (goal {goal:g})" if goal else ""))
    if given.write:
        kept = {"goals": GOALS, "now": ours} | ({"before": other[0]} if other else {})
        rounded = json.loads(json.dumps(kept), parse_float=lambda text: round(float(text), 3))
        RESULTS.write_text(json.dumps(rounded, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
