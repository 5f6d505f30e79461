"""The one-club system: an artificial 1C shows honour tricks and nothing about clubs."""

from sansatout.robots.bidding.club.system import CLUB, Club

__all__ = ["CLUB", "Club"]
