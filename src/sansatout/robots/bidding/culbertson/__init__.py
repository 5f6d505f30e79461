"""The Culbertson approach-forcing system, as decision tables by topic."""

from sansatout.robots.bidding.culbertson.system import CULBERTSON, Culbertson

__all__ = ["CULBERTSON", "Culbertson"]
