"""Today's standard: five-card majors, a strong no trump, weak twos and an artificial 2C."""

from sansatout.robots.bidding.standard.system import STANDARD, Standard

__all__ = ["STANDARD", "Standard"]
