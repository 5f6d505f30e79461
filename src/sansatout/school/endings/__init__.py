"""Play problems: endings with a goal in tricks, declarer's and dummy's cards seen.

A problem has a line that reaches its goal in every layout of the defenders' cards that is still
possible, and first cards after which there is none. Whoever leaves the sure lines meets a layout
in which the goal is missed (``defending``). All problems are found by ``generator``.
"""

from sansatout.school.endings.attempt import Attempt, attempt
from sansatout.school.endings.problem import EndingProblem, problem, problems
from sansatout.school.endings.standing import Standing

__all__ = ["Attempt", "EndingProblem", "Standing", "attempt", "problem", "problems"]
