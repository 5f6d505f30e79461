"""Of states that differ in names only, one is looked at.

Clients of one table are named in the order in which the log first has them, and nodes, where they
are alike because no robot is driven by the first of them, in the order of the clients they serve.
"""

from __future__ import annotations

from tests.model.state import NOWHERE, ROBOT, Act, Event, Fold, Job, Log, Node, State, World


class Symmetry:
    """The names of clients and nodes in a world."""

    def __init__(self, world: World) -> None:
        self._tables = world.clients
        self._are_nodes_alike = not world.robots
        self._names: dict[tuple[Log, ...], list[int] | None] = {}

    def canonical(self, state: State) -> State:
        """Return the state that stands for all that are like this one."""
        if state.logs not in self._names:
            self._names[state.logs] = self._ordered(state.logs)
        names = self._names[state.logs]
        if names is not None:
            state = _renamed(state, names)
        return _with_nodes_in_order(state) if self._are_nodes_alike else state

    def _ordered(self, logs: tuple[Log, ...]) -> list[int] | None:
        """Return the new name of each client, or nothing if all keep theirs."""
        names = list(range(len(self._tables)))
        for table, log in enumerate(logs):
            seats = [client for client, at in enumerate(self._tables) if at == table]
            acted = dict.fromkeys(event[0] for _, event in log if event[0] != ROBOT)
            for client, seat in zip(dict.fromkeys([*acted, *seats]), seats, strict=True):
                names[client] = seat
        return None if names == sorted(names) else names


def _with_nodes_in_order(state: State) -> State:
    serving = [client.node for client in state.clients if client.node != NOWHERE]
    order = list(dict.fromkeys([*serving, *range(len(state.nodes))]))
    if order == sorted(order):
        return state
    clients = tuple(
        client if client.node == NOWHERE else client._replace(node=order.index(client.node))
        for client in state.clients
    )
    return state._replace(nodes=tuple(state.nodes[node] for node in order), clients=clients)


def _renamed(state: State, names: list[int]) -> State:
    clients = list(state.clients)
    for client, name in enumerate(names):
        clients[name] = state.clients[client]
    logs = tuple(tuple((seq, _event(event, names)) for seq, event in log) for log in state.logs)
    nodes = tuple(None if node is None else _node(node, names) for node in state.nodes)
    return state._replace(logs=logs, nodes=nodes, clients=tuple(clients))


def _node(node: Node, names: list[int]) -> Node:
    return node._replace(
        rooms=tuple(None if fold is None else _fold(fold, names) for fold in node.rooms),
        inbox=tuple(sorted(_act(act, names) for act in node.inbox)),
        jobs=tuple(sorted(_job(job, names) for job in node.jobs)),
        bus=tuple(sorted(told._replace(event=_event(told.event, names)) for told in node.bus)),
    )


def _fold(fold: Fold, names: list[int]) -> Fold:
    return tuple(_event(event, names) for event in fold)


def _job(job: Job, names: list[int]) -> Job:
    act = None if job.act is None else _act(job.act, names)
    return job._replace(event=_event(job.event, names), act=act)


def _act(act: Act, names: list[int]) -> Act:
    return act._replace(client=names[act.client])


def _event(event: Event, names: list[int]) -> Event:
    return event if event[0] == ROBOT else (names[event[0]], *event[1:])
