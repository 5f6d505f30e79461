"""Robots where irregularities can happen: what they notice, choose, and forget.

A robot is given a :class:`Ruled`: the referee's state as its seat knows it, never the table.
"""

from sansatout.robots.laws.deciding import decide, weighs_card
from sansatout.robots.laws.forgetting import forgets
from sansatout.robots.laws.noticing import objects, speaks
from sansatout.robots.laws.ruled import Ruled

__all__ = ["Ruled", "decide", "forgets", "objects", "speaks", "weighs_card"]
