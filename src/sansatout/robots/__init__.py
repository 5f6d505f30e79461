"""Robots: they bid by the book, play from what their seat may see, and say why."""

from sansatout.robots.deciding import decide
from sansatout.robots.levels import LEVELS
from sansatout.robots.play.seen import Seen
from sansatout.robots.thought import Thought, Weighed

__all__ = ["LEVELS", "Seen", "Thought", "Weighed", "decide"]
