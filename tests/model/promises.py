"""What must be true of every state, and where everything ends when nothing goes wrong any more."""

from __future__ import annotations

from collections.abc import Iterator

from tests.model.protocol import due
from tests.model.state import NOTHING, NOWHERE, REFUSED, ROBOT, Event, Log, Node, State, World


class Promises:
    """The promises of the protocol in a world."""

    def __init__(self, world: World) -> None:
        self.world = world

    def broken(self, state: State) -> str | None:
        """Say which promise a state breaks, if any."""
        return next(self._all(state), None)

    def _all(self, state: State) -> Iterator[str]:
        for log in state.logs:
            yield from _of_log(log)
        for number, node in enumerate(state.nodes):
            for log, fold in zip(state.logs, node.rooms if node else (), strict=False):
                if fold is not None and fold != _events(log)[: len(fold)]:
                    yield f"node {number} has a table that is no part of the log"
        for number, client in enumerate(state.clients):
            events = _events(state.logs[self.world.clients[number]])
            yield from self._of_client(number, client.done, client.attempt, events)
            if client.answer not in {NOTHING, REFUSED}:
                act = (number, client.done, client.attempt)
                if not 0 < client.answer <= len(events) or events[client.answer - 1] != act:
                    yield f"client {number} is told that an act is stored where it is not"

    def _of_client(
        self, number: int, done: int, attempt: int, events: tuple[Event, ...]
    ) -> Iterator[str]:
        mine = [event[1:] for event in events if event[0] == number]
        if {act for act, _ in mine if act < done} != set(range(done)):
            yield f"an act of client {number} was acknowledged and is not in the log"
        if any(act == done and tried < attempt for act, tried in mine):
            yield f"an act of client {number} was refused and is in the log"

    def kept(self, state: State) -> bool:
        """Tell whether all is done: acts answered, robots' turns taken, tables as in the log."""
        if any(client.done < self.world.acts for client in state.clients):
            return False
        if any(client.node == NOWHERE for client in state.clients):
            return False
        if self.world.robots and due(_events(state.logs[0]), self.world.robots) is not None:
            return False
        return all(node is None or _is_at_rest(node, state.logs) for node in state.nodes)


def _is_at_rest(node: Node, logs: tuple[Log, ...]) -> bool:
    tables = zip(logs, node.rooms, strict=True)
    known = all(fold is None or fold == _events(log) for log, fold in tables)
    return known and not node.inbox and not node.jobs


def _of_log(log: Log) -> Iterator[str]:
    if [seq for seq, _ in log] != list(range(len(log))):
        yield "the log has a number twice, or lacks one"
    acts = [event[:2] for event in _events(log)]
    for who, number in acts:
        if acts.count((who, number)) > 1:
            whose = "a robot's turn" if who == ROBOT else f"an act of client {who}"
            yield f"{whose} is in the log twice"
            return


def _events(log: Log) -> tuple[Event, ...]:
    return tuple(event for _, event in log)
