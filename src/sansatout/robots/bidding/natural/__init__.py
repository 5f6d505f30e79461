"""What nearly everybody means: the system of players whose system is not known."""

from sansatout.robots.bidding.natural.system import NATURAL, Natural

__all__ = ["NATURAL", "Natural"]
