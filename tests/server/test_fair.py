"""Who comes next where many wait: by the time they have used, at every level."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter, defaultdict
from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sansatout.server.errors import LimitedError, OverloadedError
from sansatout.server.limits.bench import Bench
from sansatout.server.limits.fair import FairQueue, Path
from sansatout.server.limits.keeper import Who
from sansatout.server.limits.settings import Ceilings
from sansatout.server.limits.turns import Turns
from tests import aside

PATHS = st.tuples(st.sampled_from("ab"), st.sampled_from("xyz"), st.sampled_from("123"))
MOVES = st.lists(PATHS | st.floats(0.001, 5.0), max_size=200)


@given(MOVES, st.integers(1, 3))
def test_whatever_waits_is_served_once_and_nobody_has_more_than_allowed(
    moves: list[Path | float], most: int
) -> None:
    """A path lets something wait, a number ends the oldest that is served after so long."""
    queue: FairQueue[int] = FairQueue(lambda path: most if len(path) == 2 else None)
    pushed = 0
    served: list[int] = []
    running: list[Path] = []
    for move in [*moves, *[0.1] * 200]:
        if isinstance(move, tuple):
            queue.push(move, pushed)
            pushed += 1
        elif running:
            queue.done(running.pop(0), move)
        while (found := queue.pop()) is not None:
            running.append(found[0])
            served.append(found[1])
        busy = Counter(path[:2] for path in running)
        assert all(count <= most for count in busy.values())
    assert sorted(served) == list(range(pushed))
    assert len(queue) == 0


def used(queue: FairQueue[float], payers: Iterable[Path], rounds: int) -> dict[object, float]:
    """Keep one item of each waiting that takes as long as it says, and add up the time of each."""
    cost = {path: 0.1 + 0.9 * (number % 3) for number, path in enumerate(payers)}
    spent: dict[object, float] = defaultdict(float)
    for path, seconds in cost.items():
        queue.push(path, seconds)
    for _ in range(rounds):
        found = queue.pop()
        assert found is not None
        path, seconds = found
        queue.done(path, seconds)
        queue.push(path, seconds)
        spent[path[0]] += seconds
        spent[path] += seconds
    return spent


def test_forty_tables_of_one_have_no_more_time_than_one_of_another() -> None:
    many = [("greedy", f"table {number}") for number in range(40)]
    spent = used(FairQueue(), [*many, ("modest", "table")], 2000)
    assert spent["modest"] == pytest.approx(spent["greedy"], rel=0.05)
    share = [spent[path] for path in many]
    assert max(share) - min(share) <= 2.0, "the greedy one's own tables share alike"


def test_what_weighs_less_gets_less() -> None:
    queue: FairQueue[float] = FairQueue(weights={"watched": 0.25})
    spent = used(queue, [("watched", "a"), ("played", "b")], 2000)
    assert spent["played"] == pytest.approx(4 * spent["watched"], rel=0.05)


@given(st.integers(1, 60), st.integers(1, 200))
def test_a_newcomer_is_soon_served_however_long_others_wait(tables: int, before: int) -> None:
    queue: FairQueue[float] = FairQueue()
    used(queue, [("greedy", number) for number in range(tables)], before)
    queue.push(("newcomer", 1), 0.1)
    found = [queue.pop() for _ in range(3)]
    assert any(one is not None and one[0][0] == "newcomer" for one in found)


def test_nobody_saves_time_up() -> None:
    queue: FairQueue[float] = FairQueue()
    used(queue, [("a", 1)], 500)
    queue.push(("late", 1), 1.0)
    spent = used(queue, [("b", 1)], 100)
    assert spent["a"] == pytest.approx(spent["b"], abs=1.2)


def test_the_queue_forgets_those_who_are_gone() -> None:
    queue: FairQueue[int] = FairQueue()
    served: Counter[object] = Counter()
    queue.push(("stays", 0), 0)
    for number in range(3000):
        queue.push((number, 0), number)
        found = queue.pop()
        assert found is not None
        path, _ = found
        queue.done(path, 0.01)
        served[path[0]] += 1
        if path[0] == "stays":
            queue.push(path, 0)
    assert len(queue._root.below) < 100 + len(queue)
    assert served["stays"] > 30, "newcomers without number do not shut out who is here"


def test_a_turn_given_up_goes_to_the_next() -> None:
    async def story() -> list[str]:
        turns, seen = Turns(1), []

        async def wait(name: str) -> None:
            async with turns.turn((name,)):
                seen.append(name)
                await asyncio.sleep(0)

        async with turns.turn(("first",)):
            tasks = [asyncio.create_task(wait(name)) for name in ("gone", "next", "last")]
            await asyncio.sleep(0)
            assert turns.waiting == 3
            tasks[0].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        async with turns.turn(("again",)):
            assert turns.waiting == 0
        return seen

    assert aside.run(story()) == ["next", "last"]


def test_who_waits_when_the_server_stops_is_sent_away() -> None:
    async def story() -> None:
        turns = Turns(1)

        async def wait() -> None:
            async with turns.turn(("late",)):
                pass

        async with turns.turn(("first",)):
            late = asyncio.create_task(wait())
            await asyncio.sleep(0)
            turns.stop()
            with pytest.raises(OverloadedError):
                await late

    aside.run(story())


def test_a_bench_refuses_what_would_wait_too_long_and_serves_others() -> None:
    async def story() -> None:
        bench, go = Bench(1, Ceilings(2, 3, 10)), threading.Event()
        work = [
            asyncio.create_task(bench.do(Who("a", person), "brought", go.wait, 60))
            for person in ("ann", "ann", "ben")
        ]
        await asyncio.sleep(0)
        with pytest.raises(LimitedError) as refused:
            await bench.do(Who("a", "ann"), "brought", go.wait)
        assert refused.value.arguments["whose"] == "person"
        with pytest.raises(LimitedError) as refused:
            await bench.do(Who("a", "eve"), "brought", go.wait)
        assert refused.value.arguments["whose"] == "address"
        other = asyncio.create_task(bench.do(Who("b", "eha"), "finished", go.wait, 60))
        go.set()
        assert all(await asyncio.gather(*work, other))
        bench.close()

    aside.run(story())
