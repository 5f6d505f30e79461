"""The one-club system: an artificial 1C shows honour tricks and nothing about clubs."""

from sansatout.robots.bidding.one_club.system import OneClub

__all__ = ["OneClub"]
