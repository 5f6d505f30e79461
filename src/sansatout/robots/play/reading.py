"""What the cards played say of the hidden hands: the lead, small cards, signals if there are any.

Each of them makes a layout more or less likely; together they are the likelihood by which layouts
are drawn. Restricted choice, which is about equal honours, weighs the layouts drawn
(``choice.py``).
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sansatout.robots.play import habits, leads, signals
from sansatout.robots.play.layouts import Rows
from sansatout.robots.play.seen import Seen

__all__ = ["likelihood"]


def likelihood(seen: Seen, agreed: tuple[str, str], rows: Rows) -> NDArray[np.float64]:
    """Return how well each layout agrees with the cards played, at most 1."""
    spoken = {signal.card for signal in signals.signals(seen, agreed)}
    found = leads.likelihood(seen, rows) * signals.likelihood(seen, agreed, rows)
    return found * habits.likelihood(seen, rows, spoken)
