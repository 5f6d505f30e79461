"""The bridge-whist booklet's advice: naming, remitting, doubling, the opening lead."""

from sansatout.robots.bidding.bridge_whist.doubling import Role, doubles, redoubles
from sansatout.robots.bidding.bridge_whist.leads import opening_lead
from sansatout.robots.bidding.bridge_whist.naming import name_as_dealer, name_as_third
from sansatout.robots.bidding.bridge_whist.talk import speak
from sansatout.robots.bidding.bridge_whist.words import Score

__all__ = [
    "Role",
    "Score",
    "doubles",
    "name_as_dealer",
    "name_as_third",
    "opening_lead",
    "redoubles",
    "speak",
]
