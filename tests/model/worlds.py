"""The sizes in which the model is explored."""

from __future__ import annotations

from tests.model.explorer import Explored, Explorer
from tests.model.promises import Promises
from tests.model.protocol import Protocol
from tests.model.state import Fault, World
from tests.model.symmetry import Symmetry

_DEATHS = frozenset({Fault.CRASH, Fault.BREAK})
_BELIEFS = frozenset({Fault.CRASH, Fault.MISJUDGE})
_UNSURE = frozenset({Fault.CRASH, Fault.UNTOLD})

SMALL = {
    "two at one table": World(nodes=2, clients=(0, 0), acts=1, faults=1),
    "acts that may come late": World(nodes=2, clients=(0, 0), acts=1, faults=1, late=True),
    "a robot": World(nodes=2, clients=(0,), acts=1, faults=1, robots=1),
}
LARGE = {
    "two acts each, a crash and a loss": World(
        nodes=2, clients=(0, 0), acts=2, faults=2, kinds=frozenset({Fault.CRASH, Fault.LOSS})
    ),
    "two acts each, any fault": World(nodes=2, clients=(0, 0), acts=2, faults=1),
    "any two faults": World(nodes=2, clients=(0, 0), acts=1, faults=2),
    "one client, any three faults": World(nodes=2, clients=(0,), acts=2, faults=3),
    "two acts each that may come late": World(nodes=2, clients=(0, 0), acts=2, faults=2, late=True),
    "a robot, a crash and wrong beliefs": World(
        nodes=2, clients=(0, 0), acts=1, faults=2, robots=1, kinds=_BELIEFS
    ),
    "two turns of a robot": World(nodes=2, clients=(0,), acts=2, faults=2, robots=2),
    "two tables in one commit": World(nodes=2, clients=(0, 0, 1), acts=1, faults=1, kinds=_UNSURE),
    "three nodes": World(nodes=3, clients=(0, 0), acts=1, faults=2),
    "three nodes, a robot": World(nodes=3, clients=(0, 0), acts=1, faults=1, robots=1),
    "three nodes, three clients": World(
        nodes=3, clients=(0, 0, 0), acts=1, faults=1, kinds=_DEATHS
    ),
}


def explored(world: World, *, symmetric: bool = True) -> Explored:
    """Look at all of a world, or as far as the first broken promise."""
    promises = Promises(world)
    return Explorer(
        world.start(),
        Protocol(world).steps,
        promises.broken,
        kept=promises.kept,
        canonical=Symmetry(world).canonical if symmetric else lambda state: state,
    ).explore()
