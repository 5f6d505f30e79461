"""Bridge-whist (Stockholm 1916): hands, sittings of games to thirty, robberts of three sittings.

There is no contract: the side with more than six tricks scores its odd tricks. A sitting is a
rubber in the sense of :mod:`sansatout.scoring.rubber`.
"""

from sansatout.scoring.bridge_whist.counters import Payment, payments
from sansatout.scoring.bridge_whist.hand import (
    TRICK_VALUES,
    WhistHand,
    honour_points,
    honour_units,
    may_be_laid_down,
    odd_tricks,
)
from sansatout.scoring.bridge_whist.honours import (
    ACE_POINTS,
    UNITS,
    Holding,
    HonourClaim,
    net_units,
)
from sansatout.scoring.bridge_whist.options import BridgeWhistOptions
from sansatout.scoring.bridge_whist.robbert import ROTATION, Robbert
from sansatout.scoring.bridge_whist.settlement import (
    SECOND_GAME,
    Settlement,
    rounded,
    settle,
    settlement,
)
from sansatout.scoring.bridge_whist.system import BRIDGE_WHIST, BridgeWhistScoring

__all__ = [
    "ACE_POINTS",
    "BRIDGE_WHIST",
    "ROTATION",
    "SECOND_GAME",
    "TRICK_VALUES",
    "UNITS",
    "BridgeWhistOptions",
    "BridgeWhistScoring",
    "Holding",
    "HonourClaim",
    "Payment",
    "Robbert",
    "Settlement",
    "WhistHand",
    "honour_points",
    "honour_units",
    "may_be_laid_down",
    "net_units",
    "odd_tricks",
    "payments",
    "rounded",
    "settle",
    "settlement",
]
