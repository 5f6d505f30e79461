"""The protocol of several nodes, one step at a time.

The database orders: an event is stored with its number, and the primary key lets only one have it.
The bus hurries: what it brings may be lost, come twice and in any order. A step is what one part
does without being interrupted; between two steps anything else may happen, so a node that is frozen
and wakes up later is one whose next step comes late.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from tests.model import changes
from tests.model.state import (
    NOTHING,
    NOWHERE,
    REFUSED,
    ROBOT,
    Act,
    Event,
    Fault,
    Fold,
    Job,
    Log,
    Mistake,
    Node,
    State,
    Told,
    World,
)

Steps: TypeAlias = Iterator[tuple["Step", State]]


class Step(NamedTuple):
    """What happens, to whom, and whether it is a fault."""

    what: str
    who: tuple[int, ...]
    fault: bool = False

    def __str__(self) -> str:
        return self.what.format(*self.who)


class Protocol:
    """All that can happen next in a world."""

    def __init__(self, world: World) -> None:
        self.world = world
        self._wrong = world.mistake

    def steps(self, state: State) -> Steps:
        """Return all next steps with what they lead to."""
        for client in range(len(state.clients)):
            yield from self._client(state, client)
        for number, node in enumerate(state.nodes):
            if node is not None:
                yield from self._takes(state, number, node)
                yield from self._commits(state, number, node)
                yield from self._settles(state, number, node)
                yield from self._hears(state, number, node)
                yield from self._drives(state, number, node)
        yield from self._faults(state)

    # What clients do.

    def _client(self, state: State, number: int) -> Steps:
        client = state.clients[number]
        if client.answer != NOTHING:
            after = client._replace(sent=NOTHING, answer=NOTHING)
            if client.answer == REFUSED:
                after = after._replace(attempt=client.attempt + 1)
            else:
                after = after._replace(done=client.done + 1, attempt=0)
            yield (
                Step("client {} is answered", (number,)),
                changes.with_client(state, number, after),
            )
        elif client.node == NOWHERE:
            for node in range(self.world.nodes):
                if state.nodes[node] is not None:
                    yield (
                        Step("client {} connects to node {}", (number, node)),
                        self._connected(state, number, node),
                    )
        elif client.sent == NOTHING and client.done < self.world.acts:
            fold = self._room(state, number, client.node)
            sent = changes.with_client(state, number, client._replace(sent=len(fold)))
            yield Step("client {} acts", (number,)), changes.delivered(sent, number)

    def _room(self, state: State, client: int, node: int) -> Fold:
        there = state.nodes[node]
        assert there is not None
        fold = there.rooms[self.world.clients[client]]
        assert fold is not None
        return fold

    def _connected(self, state: State, number: int, to: int) -> State:
        table, client, node = self.world.clients[number], state.clients[number], state.nodes[to]
        assert node is not None
        if node.rooms[table] is None:
            state = changes.with_node(state, to, changes.read(node, table, state.logs[table]))
        if client.sent != NOTHING and self._wrong is Mistake.NOT_RESENT:
            client = client._replace(sent=NOTHING, attempt=client.attempt + 1)
        state = changes.with_client(state, number, client._replace(node=to))
        return state if client.sent == NOTHING else changes.delivered(state, number)

    # What nodes do with the acts that come.

    def _takes(self, state: State, number: int, node: Node) -> Steps:
        for act in node.inbox:
            table = self.world.clients[act.client]
            if not changes.is_busy(node, table):
                rest = node._replace(inbox=changes.fewer(node.inbox, act))
                yield (
                    Step("node {} takes an act of client {}", (number, act.client)),
                    self._taken(state, number, rest, act),
                )

    def _taken(self, state: State, number: int, node: Node, act: Act) -> State:
        table = self.world.clients[act.client]
        fold = node.rooms[table]
        assert fold is not None
        old = self._old_answer(fold, act)
        if old == NOTHING and not self._allows(fold, act):
            # Only the log can say that something was not done.
            if self._wrong is not Mistake.REFUSED_UNREAD:
                node = changes.read(node, table, state.logs[table])
                fold = node.rooms[table]
                assert fold is not None
                old = self._old_answer(fold, act)
            if old == NOTHING and not self._allows(fold, act):
                old = REFUSED
        if old != NOTHING:
            return changes.answered(changes.with_node(state, number, node), act, old)
        job = Job(table, len(fold), act.event, act, "waiting")
        state = changes.with_node(state, number, node._replace(jobs=changes.more(node.jobs, job)))
        return (
            changes.answered(state, act, job.at + 1) if self._wrong is Mistake.EARLY_ACK else state
        )

    def _old_answer(self, fold: Fold, act: Act) -> int:
        """Return what `ack` says of an act that was done before."""
        if self._wrong is Mistake.NO_MARKS or act.event not in fold[act.seq :]:
            return NOTHING
        return fold.index(act.event) + 1

    def _allows(self, fold: Fold, act: Act) -> bool:
        return act.seq <= len(fold) if self.world.late else act.seq == len(fold)

    # What becomes of jobs: the group commit, and what its rooms make of it.

    def _commits(self, state: State, number: int, node: Node) -> Steps:
        waiting = tuple(job for job in node.jobs if job.stage == "waiting")
        groups = [(waiting, "alone")] if waiting else []
        groups += [((job,), "conflict") for job in node.jobs if job.stage == "alone"]
        for group, failed in groups:
            after = failed if len(group) > 1 else "conflict"
            stored = self._inserted(state.logs, group)
            jobs = node.jobs
            for job in group:
                stage = after if stored is None else "stored"
                jobs = changes.more(changes.fewer(jobs, job), job._replace(stage=stage))
            step = Step("node {} commits what it has for {} tables", (number, len(group)))
            told = changes.with_node(state, number, node._replace(jobs=jobs))
            yield step, told if stored is None else told._replace(logs=stored)
            if stored is not None and self._may(state, Fault.UNTOLD):
                untold = changes.less(state)._replace(logs=stored)
                yield Step("node {} commits and is not told so", (number,), fault=True), untold

    def _inserted(self, logs: tuple[Log, ...], group: tuple[Job, ...]) -> tuple[Log, ...] | None:
        """Return the logs with all of the jobs, or nothing if one of the numbers is taken."""
        rows = list(logs)
        for job in group:
            log = rows[job.table]
            if self._wrong is not Mistake.NO_KEY and any(seq == job.at for seq, _ in log):
                return None
            rows[job.table] = (*log, (job.at, job.event))
        return tuple(rows)

    def _settles(self, state: State, number: int, node: Node) -> Steps:
        for job in node.jobs:
            if job.stage in {"stored", "conflict"}:
                rest = node._replace(jobs=changes.fewer(node.jobs, job))
                settled = self._told if job.stage == "stored" else self._again
                yield (
                    Step("node {} sees " + job.stage, (number,)),
                    settled(state, number, rest, job),
                )

    def _told(self, state: State, number: int, node: Node, job: Job) -> State:
        state = changes.with_node(state, number, changes.folded(node, job.table, job.event))
        told = Told(job.table, job.at, job.event)
        for other, there in enumerate(state.nodes):
            if there is not None and other != number and there.rooms[job.table] is not None:
                heard = there._replace(bus=changes.more(there.bus, told))
                state = changes.with_node(state, other, self._tidied(heard))
        if job.act is None or self._wrong is Mistake.EARLY_ACK:
            return state
        return changes.answered(state, job.act, job.at + 1)

    def _again(self, state: State, number: int, node: Node, job: Job) -> State:
        """Catch up, and do the work from its start: what was checked may be so no more."""
        node = self._tidied(changes.read(node, job.table, state.logs[job.table]))
        if job.act is not None:
            node = node._replace(inbox=changes.more(node.inbox, job.act))
        elif self._wrong is Mistake.DRIVER_UNCHECKED:
            fold = node.rooms[job.table] or ()
            node = node._replace(
                jobs=changes.more(node.jobs, job._replace(at=len(fold), stage="waiting"))
            )
        return changes.with_node(state, number, node)

    # What nodes hear of each other.

    def _hears(self, state: State, number: int, node: Node) -> Steps:
        for told in node.bus:
            if not changes.is_busy(node, told.table):
                heard = self._heard(state, node._replace(bus=changes.fewer(node.bus, told)), told)
                yield (
                    Step("node {} hears of event {}", (number, told.seq)),
                    changes.with_node(state, number, heard),
                )
                if self._may(state, Fault.LOSS):
                    lost = node._replace(bus=changes.fewer(node.bus, told))
                    after = changes.with_node(changes.less(state), number, lost)
                    yield Step("node {} misses event {}", (number, told.seq), fault=True), after
        if self._wrong is Mistake.NO_HEADS:
            return
        for table, log in enumerate(state.logs):
            fold = node.rooms[table]
            if fold is not None and len(fold) != len(log) and not changes.is_busy(node, table):
                read = self._tidied(changes.read(node, table, log))
                yield (
                    Step("node {} compares heads", (number,)),
                    changes.with_node(state, number, read),
                )

    def _heard(self, state: State, node: Node, told: Told) -> Node:
        fold = node.rooms[told.table]
        assert fold is not None
        if told.seq > len(fold) and self._wrong is not Mistake.GAP_NOT_READ:
            return self._tidied(changes.read(node, told.table, state.logs[told.table]))
        if told.seq < len(fold):
            return node
        return self._tidied(changes.folded(node, told.table, told.event))

    def _tidied(self, node: Node) -> Node:
        """Leave out what says nothing new: hearing it, or hearing it twice, changes nothing."""
        news = tuple(told for told in node.bus if told.seq >= len(node.rooms[told.table] or ()))
        return node._replace(bus=news) if news != node.bus else node

    # Who plays for the robots.

    def _sockets(self, state: State) -> set[int]:
        """Return the nodes that have sockets at the table of the robots."""
        at = zip(state.clients, self.world.clients, strict=True)
        return {client.node for client, table in at if table == 0} - {NOWHERE}

    def _drives(self, state: State, number: int, node: Node) -> Steps:
        if not self.world.robots:
            return
        sockets = self._sockets(state)
        if number not in sockets:
            return
        truth = tuple(sorted(sockets - {number}))
        if node.believes != truth and self._wrong is not Mistake.NEVER_LEARNS:
            learned = changes.with_node(state, number, node._replace(believes=truth))
            yield Step("node {} learns who is there", (number,)), learned
        fold = node.rooms[0]
        if fold is None or changes.is_busy(node, 0):
            return
        turn = due(fold, self.world.robots)
        if turn is not None and number < min(node.believes, default=number + 1):
            job = Job(0, len(fold), turn, None, "waiting")
            driven = node._replace(jobs=changes.more(node.jobs, job))
            yield (
                Step("node {} drives the robot", (number,)),
                changes.with_node(state, number, driven),
            )

    # What goes wrong.

    def _may(self, state: State, kind: Fault) -> bool:
        return bool(state.left) and kind in self.world.kinds

    def _faults(self, state: State) -> Steps:
        down = [number for number, node in enumerate(state.nodes) if node is None]
        for number in down:
            fresh = Node((None,) * self.world.tables)
            alone = len(down) == self.world.nodes
            yield (
                Step("node {} starts", (number,), fault=not alone),
                changes.with_node(state, number, fresh),
            )
        if self._may(state, Fault.CRASH):
            for number in set(range(self.world.nodes)).difference(down):
                yield (
                    Step("node {} crashes", (number,), fault=True),
                    changes.crashed(changes.less(state), number),
                )
        if self._may(state, Fault.BREAK):
            yield from self._breaks(changes.less(state))
        if self._may(state, Fault.MISJUDGE) and self.world.robots:
            yield from self._misjudges(changes.less(state))

    def _breaks(self, state: State) -> Steps:
        for number, client in enumerate(state.clients):
            if client.node == NOWHERE:
                continue
            yield (
                Step("the socket of client {} breaks", (number,), fault=True),
                changes.broken(state, number, stays=True),
            )
            if any(act.client == number and act.heard for act in changes.inbox(state, client)):
                lost = changes.broken(state, number, stays=False)
                yield (
                    Step("the socket of client {} breaks, its act is lost", (number,), fault=True),
                    lost,
                )

    def _misjudges(self, state: State) -> Steps:
        for number, node in enumerate(state.nodes):
            for other in range(self.world.nodes):
                if node is not None and other != number:
                    wrong = tuple(sorted({*node.believes} ^ {other}))
                    step = Step("node {} is wrong about node {}", (number, other), fault=True)
                    yield step, changes.with_node(state, number, node._replace(believes=wrong))


def due(fold: Fold, robots: int) -> Event | None:
    """Return the turn that a robot has to take: one after each of the first acts of people."""
    taken = sum(event[0] == ROBOT for event in fold)
    people = len(fold) - taken
    return (ROBOT, taken, 0) if taken < min(robots, people) else None
