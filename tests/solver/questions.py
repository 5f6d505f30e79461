"""Questions to every public entry of the solver, and their answers from a process that is fresh.

    python -m tests.solver.questions

reads a list of questions as JSON and answers each in a process that has solved nothing before.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import astuple
from pathlib import Path
from random import Random
from typing import Any

from sansatout.cards import PACK, Hand, Strain
from sansatout.deal import Deal
from sansatout.seats import Seat, Vulnerability
from sansatout.solver import (
    Batch,
    Ending,
    Otherwise,
    Position,
    SureEnding,
    along,
    dd_table,
    dd_tables,
    line,
    par,
    par_by,
    par_of_table,
    solve_cards,
    solve_contracts,
    solve_ending,
    solve_many,
    solve_rows,
    solve_samples,
    sure_cards,
    trace,
)
from tests.solver.endings_reference import random_ending
from tests.solver.reference import random_position

Question = tuple[str, int]
"""Which entry, and the seed of what it is asked."""


def _values(batch: Batch) -> Any:
    """Return what a batch promises; how many low cards it finds idle depends on shared work."""
    return batch.values.tolist(), batch.done.tolist()


def _cards(rng: Random) -> Any:
    found = solve_cards(random_position(rng, rng.randint(1, 10)))
    return found.tricks, {str(card): value for card, value in found.values.items()}, found.idle


def _table(rng: Random) -> Any:
    return dd_table(Deal.random(rng)).tricks


def _tables(rng: Random) -> Any:
    deals = [Deal.random(rng) for _ in range(2)]
    return [table.tricks for table in dd_tables(deals, threads=rng.randint(1, 2))]


def _par(rng: Random) -> Any:
    deal, dealer = Deal.random(rng), rng.choice(list(Seat))
    vulnerability = rng.choice(list(Vulnerability))
    found = par(deal, dealer, vulnerability)
    tricks = par_by(dd_table(deal), dealer, lambda contract, _seat, taken: taken - contract.tricks)
    assert par_of_table(dd_table(deal), dealer, vulnerability) == found
    return [(one.score, [str(c) for c in one.contracts]) for one in (found, tricks)]


def _line(rng: Random) -> Any:
    return [str(card) for card in line(random_position(rng, rng.randint(4, 9)))]


def _along(rng: Random) -> Any:
    position = random_position(rng, rng.randint(4, 8))
    cards, at = [], position
    for _ in range(10):
        cards.append(rng.choice(list(at.legal)))
        after = at.after(cards[-1])
        if after is None:
            break
        at = after
    return along(position, cards)


def _trace(rng: Random) -> Any:
    deal, declarer, strain = Deal.random(rng), rng.choice(list(Seat)), rng.choice(list(Strain))
    position = Position.of_deal(deal, strain, declarer.lho)
    cards = []
    for _ in range(6):
        cards.append(rng.choice(list(position.legal)))
        after = position.after(cards[-1])
        assert after is not None
        position = after
    found = trace(deal, cards, strain=strain, declarer=declarer)
    return found.tricks, [str(mistake.card) for mistake in found.mistakes]


def _rows(rng: Random, count: int, left: int) -> list[list[int]]:
    """Deal the same two hands with others beside them."""
    cards = rng.sample(PACK, 4 * left)
    rows = []
    for _ in range(count):
        hidden = rng.sample(cards[2 * left :], 2 * left)
        parts = [cards[:left], hidden[:left], cards[left : 2 * left], hidden[left:]]
        rows.append([Hand(part).bits for part in parts])
    return rows


def _samples(rng: Random) -> Any:
    rows, strain = _rows(rng, 12, rng.randint(3, 9)), rng.choice(list(Strain))
    return _values(solve_samples(rows, strain, rng.choice(list(Seat)), threads=rng.randint(1, 2)))


def _limited(rng: Random) -> Any:
    rows = [[hand.bits for hand in Deal.random(rng)] for _ in range(4)]
    found = solve_samples(
        rows, rng.choice(list(Strain)), Seat.W, steps=rng.choice([20_000, 80_000])
    )
    return _values(found)


def _many(rng: Random) -> Any:
    positions = [random_position(rng, rng.randint(1, 8)) for _ in range(12)]
    return _values(solve_many(positions, threads=rng.randint(1, 2)))


def _at_points(rng: Random) -> Any:
    strain, left = rng.choice(list(Strain)), rng.randint(2, 7)
    at = [random_position(rng, left) for _ in range(6)]
    hands = [[hand.bits for hand in one.hands] for one in at]
    leaders = [one.leader.value for one in at]
    return _values(solve_rows(hands, strain, leaders, [one.trick for one in at]))


def _contracts(rng: Random) -> Any:
    rows = [[hand.bits for hand in Deal.random(rng)] for _ in range(3)]
    strains = [rng.choice(list(Strain)) for _ in rows]
    declarers = [rng.choice(list(Seat)) for _ in rows]
    return solve_contracts(rows, strains, declarers, steps=rng.choice([None, 20_000])).tolist()


def _ending(rng: Random) -> Any:
    drawn = random_ending(rng, rng.randint(2, 4), most=6)
    seat = Seat(drawn.leader)
    ending = Ending(drawn.layouts, drawn.weights, drawn.strain, seat, drawn.trick, drawn.aim)
    found = solve_ending(ending, steps=rng.choice([20, 2000, 1 << 40]))
    return None if found is None else {str(card): astuple(one) for card, one in found.items()}


def _sure(rng: Random) -> Any:
    left = rng.randint(2, 5)
    (hands,) = _rows(rng, 1, left)
    apart = Hand.from_bits(hands[0] | hands[2])
    ending = SureEnding(
        [hands], rng.choice(list(Strain)), rng.choice(list(Seat)), (), Seat.N,
        rng.randint(1, left), apart, {},
    )  # fmt: skip
    otherwise, steps = rng.choice(list(Otherwise)), rng.choice([20, 2000, 1 << 40])
    found = sure_cards(ending, otherwise=otherwise, steps=steps)
    return None if found is None else {str(card): sure for card, sure in found.items()}


ENTRIES: dict[str, Callable[[Random], Any]] = {
    "solve_cards": _cards,
    "dd_table": _table,
    "dd_tables": _tables,
    "par": _par,
    "line": _line,
    "along": _along,
    "trace": _trace,
    "solve_samples": _samples,
    "solve_samples with steps": _limited,
    "solve_many": _many,
    "solve_rows": _at_points,
    "solve_contracts": _contracts,
    "solve_ending": _ending,
    "sure_cards": _sure,
}


def ask(question: Question) -> Any:
    """Return the answer, as JSON tells it."""
    entry, seed = question
    return json.loads(json.dumps(ENTRIES[entry](Random(f"{entry} {seed}"))))


def asked_cold(questions: Sequence[Question], **environment: str) -> list[Any]:
    """Return the answers of processes that have solved nothing before, one for each question."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.solver.questions"],
        cwd=Path(__file__).parents[2],
        env=os.environ | environment,
        input=json.dumps(questions),
        capture_output=True,
        check=True,
        text=True,
    )
    answers: list[Any] = json.loads(done.stdout)
    return answers


def _in_a_child(question: Question) -> Any:
    """Ask in a copy of this process, which has solved nothing yet itself."""
    if sys.platform == "win32":  # no copies there, so a new one, which takes longer
        with ProcessPoolExecutor(1) as pool:
            return pool.submit(ask, question).result()
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        with os.fdopen(writing, "w") as pipe:
            json.dump(ask(question), pipe)
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as pipe:
        answer = json.load(pipe)
    os.waitpid(child, 0)
    return answer


if __name__ == "__main__":
    sys.stdout.write(json.dumps([_in_a_child(question) for question in json.load(sys.stdin)]))
