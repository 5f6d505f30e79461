"""Robots at a table: how they are asked, and the processes they think in.

A robot is asked with :func:`choose`: it gets the view of its seat, never the table.
"""

from sansatout.server.robots.choice import LEVELS, SYSTEMS, Decision, choose
from sansatout.server.robots.pool import Pool

__all__ = ["LEVELS", "SYSTEMS", "Decision", "Pool", "choose"]
