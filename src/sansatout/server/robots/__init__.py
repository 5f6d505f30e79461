"""Robots at a table: how they are asked, and the processes they think in.

A robot is asked a :class:`Question`: it gets what its seat has seen, never the table.
"""

from sansatout.server.robots.choice import (
    LEVELS,
    USUAL_LEVEL,
    Question,
    RobotChoice,
    choose,
)
from sansatout.server.robots.pool import Pool

__all__ = ["LEVELS", "USUAL_LEVEL", "Pool", "Question", "RobotChoice", "choose"]
