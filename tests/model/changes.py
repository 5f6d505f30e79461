"""States made from states: what one change leaves of the rest."""

from __future__ import annotations

from typing import TypeVar

from tests.model.state import (
    NOTHING,
    NOWHERE,
    Act,
    Client,
    Event,
    Fold,
    Job,
    Log,
    Node,
    State,
    Told,
)

Item = TypeVar("Item", bound=Act | Job | Told)


def less(state: State) -> State:
    """Return a state in which one fault less may happen."""
    return state._replace(left=state.left - 1)


def inbox(state: State, client: Client) -> tuple[Act, ...]:
    node = state.nodes[client.node]
    return () if node is None else node.inbox


def crashed(state: State, number: int) -> State:
    clients = tuple(
        client._replace(node=NOWHERE, answer=NOTHING) if client.node == number else client
        for client in state.clients
    )
    nodes = (*state.nodes[:number], None, *state.nodes[number + 1 :])
    return state._replace(nodes=nodes, clients=clients)


def broken(state: State, number: int, *, stays: bool) -> State:
    """Cut a client's socket; what it sent may lie there and be read later all the same."""
    client = state.clients[number]
    node = state.nodes[client.node]
    assert node is not None

    def unheard(act: Act) -> Act:
        return act._replace(heard=False) if act.client == number else act

    inbox = [unheard(act) for act in node.inbox if stays or act.client != number or not act.heard]
    jobs = [job if job.act is None else job._replace(act=unheard(job.act)) for job in node.jobs]
    cut = node._replace(inbox=tuple(sorted(inbox)), jobs=tuple(jobs))
    state = with_node(state, client.node, cut)
    return with_client(state, number, client._replace(node=NOWHERE, answer=NOTHING))


def delivered(state: State, number: int) -> State:
    """Send what a client waits for an answer to, with the id and the seq it has."""
    client = state.clients[number]
    node = state.nodes[client.node]
    assert node is not None
    act = Act(number, client.done, client.attempt, client.sent, heard=True)
    return with_node(state, client.node, node._replace(inbox=more(node.inbox, act)))


def answered(state: State, act: Act, answer: int) -> State:
    if not act.heard:
        return state
    client = state.clients[act.client]
    return with_client(state, act.client, client._replace(answer=answer))


def is_busy(node: Node, table: int) -> bool:
    return any(job.table == table for job in node.jobs)


def read(node: Node, table: int, log: Log) -> Node:
    return in_room(node, table, tuple(event for _, event in log))


def folded(node: Node, table: int, event: Event) -> Node:
    return in_room(node, table, (*(node.rooms[table] or ()), event))


def in_room(node: Node, table: int, fold: Fold) -> Node:
    return node._replace(rooms=(*node.rooms[:table], fold, *node.rooms[table + 1 :]))


def with_node(state: State, number: int, node: Node) -> State:
    return state._replace(nodes=(*state.nodes[:number], node, *state.nodes[number + 1 :]))


def with_client(state: State, number: int, client: Client) -> State:
    clients = (*state.clients[:number], client, *state.clients[number + 1 :])
    return state._replace(clients=clients)


def more(items: tuple[Item, ...], one: Item) -> tuple[Item, ...]:
    """Return the items with one more; their order says nothing, so there is only one."""
    return tuple(sorted((*items, one)))


def fewer(items: tuple[Item, ...], one: Item) -> tuple[Item, ...]:
    at = items.index(one)
    return (*items[:at], *items[at + 1 :])
