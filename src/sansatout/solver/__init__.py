"""Double dummy: how many tricks each card takes when all four hands are seen.

The search is compiled (``native/``); this package is its typed face. Everything here is
deterministic, releases the GIL while it searches and may be called from several threads.
"""

from sansatout.solver.batch import (
    Batch,
    solve_contracts,
    solve_many,
    solve_rows,
    solve_samples,
)
from sansatout.solver.endings import Assured, Ending, solve_ending
from sansatout.solver.par import Par, ParContract, par, par_by, par_of_table
from sansatout.solver.play import Mistake, Solution, Trace, along, line, solve_cards, trace
from sansatout.solver.position import Position
from sansatout.solver.sure import Otherwise, SureEnding, sure_cards
from sansatout.solver.tables import TrickTable, dd_table, dd_tables

__all__ = [
    "Assured",
    "Batch",
    "Ending",
    "Mistake",
    "Otherwise",
    "Par",
    "ParContract",
    "Position",
    "Solution",
    "SureEnding",
    "Trace",
    "TrickTable",
    "along",
    "dd_table",
    "dd_tables",
    "line",
    "par",
    "par_by",
    "par_of_table",
    "solve_cards",
    "solve_contracts",
    "solve_ending",
    "solve_many",
    "solve_rows",
    "solve_samples",
    "sure_cards",
    "trace",
]
