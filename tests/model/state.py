"""What the model knows of the world: the log, the nodes, the clients, and the faults still to come.

Everything is a tuple, so that a state can be looked up among those that were seen.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple, TypeAlias

ROBOT = -1
NOWHERE = -1
NOTHING = -1
REFUSED = -2

Event: TypeAlias = tuple[int, int, int]
"""Who, the number of the act or turn, and at which attempt: this is its mark."""
Fold: TypeAlias = tuple[Event, ...]
Log: TypeAlias = tuple[tuple[int, Event], ...]
"""Rows of the database: sequence number and event."""


class Act(NamedTuple):
    """A message of a client, as it came to a node."""

    client: int
    number: int
    attempt: int
    seq: int
    heard: bool
    """Whether the socket it came by is still there."""

    @property
    def event(self) -> Event:
        """What is stored of it."""
        return (self.client, self.number, self.attempt)


class Job(NamedTuple):
    """Something on its way into the log; its room does nothing else meanwhile."""

    table: int
    at: int
    event: Event
    act: Act | None
    """The message it came from; `None` for a robot's turn."""
    stage: str
    """`waiting` for the group commit, to be tried `alone`, `stored`, or in `conflict`."""


class Told(NamedTuple):
    """An event on the bus."""

    table: int
    seq: int
    event: Event


class Node(NamedTuple):
    """A server: the tables it has in memory, and what it has to do."""

    rooms: tuple[Fold | None, ...]
    inbox: tuple[Act, ...] = ()
    jobs: tuple[Job, ...] = ()
    bus: tuple[Told, ...] = ()
    believes: tuple[int, ...] = ()
    """Which other nodes it believes to be alive with sockets at the table of the robots."""


class Client(NamedTuple):
    """A page: what it has done, and what it waits for."""

    node: int
    done: int = 0
    attempt: int = 0
    sent: int = NOTHING
    """The seq of the act that waits for its answer."""
    answer: int = NOTHING
    """The answer on its way: what `ack` says, or `REFUSED`."""


class Fault(Enum):
    """What may go wrong in the world."""

    CRASH = auto()
    """A node dies; it may come back."""
    BREAK = auto()
    """A socket breaks."""
    LOSS = auto()
    """A message of the bus is lost."""
    UNTOLD = auto()
    """A commit is done, and its node is not told so."""
    MISJUDGE = auto()
    """A node is wrong about who is alive: one is only frozen, or dead and not yet missed."""


class State(NamedTuple):
    """The whole world between two steps."""

    logs: tuple[Log, ...]
    nodes: tuple[Node | None, ...]
    """A node that is down has nothing: what it knew is in the store."""
    clients: tuple[Client, ...]
    left: int
    """How many faults may still happen."""


class Mistake(Enum):
    """What a server could do wrong: each must be found out."""

    NO_KEY = auto()
    """Events are inserted without the primary key."""
    EARLY_ACK = auto()
    """An act is acknowledged before it is stored."""
    NO_MARKS = auto()
    """An act that comes again is taken for a new one."""
    GAP_NOT_READ = auto()
    """What comes over the bus is folded whether something is missing before it or not."""
    DRIVER_UNCHECKED = auto()
    """A robot's turn that lost against another event is stored after it without looking."""
    REFUSED_UNREAD = auto()
    """An act is refused by a node that has not looked into the log."""
    NO_HEADS = auto()
    """Nobody compares the tables in memory with the log."""
    NOT_RESENT = auto()
    """A client forgets after a break that an act was not answered."""
    NEVER_LEARNS = auto()
    """What is believed of other nodes stays as it is."""


@dataclass(frozen=True, slots=True)
class World:
    """How large the model is."""

    nodes: int
    clients: tuple[int, ...]
    """At which table each client plays, and so how many there are."""
    acts: int
    faults: int = 0
    """How many there may be in all."""
    kinds: frozenset[Fault] = frozenset(Fault)
    robots: int = 0
    """How many turns a robot has at the first table: one after each of the first acts of people."""
    late: bool = False
    """Whether acts may come late, as what several players do at a time; else the first wins."""
    apart: bool = True
    """Whether clients begin at different nodes."""
    mistake: Mistake | None = None

    @property
    def tables(self) -> int:
        """How many tables there are."""
        return max(self.clients) + 1

    def start(self) -> State:
        """Return how things begin: everybody is there, nothing has happened."""
        at = [c % self.nodes if self.apart else 0 for c in range(len(self.clients))]
        nodes = []
        for node in range(self.nodes):
            here = {self.clients[c] for c, where in enumerate(at) if where == node}
            rooms = tuple(() if table in here else None for table in range(self.tables))
            believes = (
                tuple(sorted({where for where in at if where != node})) if self.robots else ()
            )
            nodes.append(Node(rooms, believes=believes))
        clients = tuple(Client(where) for where in at)
        return State(((),) * self.tables, tuple(nodes), clients, self.faults)
