"""Hold the solvers of wheels against the one that ``make`` has built here: they have to be as fast.

    python -m tools.pace DIST PYTHON …

The wheel of DIST for each PYTHON is taken. All solve the same deals, in turns and each in a process
of its own; the best round of each counts, in seconds of the processor. Fails if a wheel's takes
over 3 % longer, or searches otherwise. What else the machine does shows, too: when in doubt, again
on a quiet one.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Final

from sansatout.deal import Deal
from tools.try_wheel import expect, fitting

MOST: Final = 1.03
ROUNDS: Final = 15
DEALS: Final = 10
COMPILED: Final = re.compile(r"/solver/_core\.\S*(so|pyd)$")
SOLVING: Final = """
import json, sys, time
from importlib.util import module_from_spec, spec_from_file_location
spec = spec_from_file_location("sansatout.solver._core", sys.argv[1])
core = module_from_spec(spec)
spec.loader.exec_module(core)
deals = json.loads(sys.argv[2])
core.table_work(deals[0])
start = time.process_time()
work = [core.table_work(deal) for deal in deals]
print(json.dumps([time.process_time() - start, work]))
"""


def solver_in(wheel: Path, folder: Path) -> Path:
    """Take the compiled solver out of a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        names = list(filter(COMPILED.search, archive.namelist()))
        expect(len(names) == 1, f"one solver in {wheel.name}: {names}")
        return Path(archive.extract(names[0], folder))


def best(solvers: Mapping[Path, str], rounds: int = ROUNDS, deals: int = DEALS) -> list[float]:
    """Return the processor time of each solver's best round; each is run by its own Python."""
    random = Random(1916)
    asked = json.dumps([[hand.bits for hand in Deal.random(random)] for _ in range(deals)])
    times: list[list[float]] = [[] for _ in solvers]
    works = []
    for _ in range(rounds):
        for (solver, python), taken in zip(solvers.items(), times, strict=True):
            words = [python, "-c", SOLVING, str(solver), asked]
            seconds, work = json.loads(subprocess.check_output(words))
            taken.append(seconds)
            works.append(work)
    expect(all(work == works[0] for work in works), "the same search")
    return [min(taken) for taken in times]


def main() -> None:
    """Compare, and tell by how much they differ."""
    here = find_spec("sansatout.solver._core")
    assert here is not None
    assert here.origin is not None
    dist, pythons = Path(sys.argv[1]), sys.argv[2:]
    wheels = [fitting(python, dist) for python in pythons]
    with tempfile.TemporaryDirectory() as folder:
        solvers = {Path(here.origin): sys.executable}
        for wheel, python in zip(wheels, pythons, strict=True):
            solvers[solver_in(wheel, Path(folder) / wheel.name)] = python
        ours, *theirs = best(solvers)
    for wheel, taken in zip(wheels, theirs, strict=True):
        told = f"{taken / ours:.3f} of the time that the solver of `make` takes"
        expect(taken <= MOST * ours, f"within 3 %: {wheel.name} takes {told}")
        print(f"{wheel.name}: {told}")


if __name__ == "__main__":
    main()
