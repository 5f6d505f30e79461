"""Tables of robots where irregularities can happen, driven without a server."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

from sansatout.events import Act, Event
from sansatout.events.acts import Cut, Shuffle
from sansatout.lab.table_driver import new_table, next_event
from sansatout.seats import Seat
from sansatout.server.robots import choose
from sansatout.server.robots.asking import question
from sansatout.server.robots.minds import Minds
from sansatout.server.rooms.automatic import Do, Ponder, Step, next_step
from sansatout.table.fold import after
from sansatout.table.state import Stage, Table

SYSTEMS = ("culbertson", "culbertson")
SECONDS = 600.0
State = tuple[Table, Seat | None, Act | None]


def robots_play(
    key: str,
    seed: int,
    until: Callable[[Table], bool],
    *,
    level: str = "novice",
    forgetful: bool = False,
) -> Iterator[State]:
    """Give each state with the act that is done in it; the last one without."""
    rng = Random(seed)
    table = new_table(key, rng, laws="at-the-table", forgetful_robots=forgetful)
    minds = Minds(str(seed), lambda _: level)
    while not until(table):
        seat, act = _next(table, minds, rng, level)
        if act is None:
            assert seat is not None
            minds.leave(table, seat)
            continue
        yield table, seat, act
        table = after(table, Event(table.seq, seat, act))
    yield table, None, None


def beside_people(table: Table, people: set[str], seed: int) -> Table:
    """Play the deal out: robots by themselves, people any lawful way, and these notice nothing."""
    rng, minds = Random(seed), Minds(str(seed), lambda _: "novice")
    while table.stage is Stage.DEAL:
        step = next_step(table, lambda p: p not in people, go_on=lambda: True, minds=minds)
        if step is None:
            table = after(table, next_event(table, rng))
            continue
        seat, act = _done(table, step, rng, "novice")
        if act is None:
            assert seat is not None
            minds.leave(table, seat)
        else:
            table = after(table, Event(table.seq, seat, act))
    return table


def _next(table: Table, minds: Minds, rng: Random, level: str) -> tuple[Seat | None, Act | None]:
    step = next_step(table, lambda _: True, go_on=lambda: True, minds=minds)
    assert step is not None, "robots alone always go on"
    return _done(table, step, rng, level)


def _done(table: Table, step: Step, rng: Random, level: str) -> tuple[Seat | None, Act | None]:
    if isinstance(step, Do):
        return step.seat, _seeded(step.act, rng)
    asked = question(table, step.seat, level=level, systems=SYSTEMS, seed=f"{table.seq}")
    decision = choose(asked, SECONDS)
    if isinstance(step, Ponder) and decision.act is None:
        return step.seat, None
    assert decision.act is not None
    return step.seat, decision.act


def _seeded(act: Act, rng: Random) -> Act:
    """Return the table's own acts with chance from the test's seed."""
    if isinstance(act, Shuffle) and act.secret:
        return Shuffle(rng.randbytes(32).hex())
    return Cut(rng.randint(4, 51)) if isinstance(act, Cut) else act


def story(steps: Iterator[State]) -> tuple[Table, Counter[str]]:
    """Return the last table and how often each kind of act was done."""
    states = list(steps)
    return states[-1][0], Counter(act.kind for _, _, act in states if act is not None)
