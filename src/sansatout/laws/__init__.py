"""The laws as at a real table: irregularities, who may act on them, and their remedies.

:class:`Referee` is the fold of a deal's events. One file for each chapter of the rule book; each
registers its rulings with the code it belongs to. ``docs/laws.md`` tells how a table uses it.
"""

from sansatout.laws import (
    auction,
    claims,
    deal,
    draw,
    dummy,
    exposed,
    irregular_calls,
    leads,
    pamphlet,
    penalties,
    play,
    premature,
    proprieties,
    revokes,
    score,
    shuffle_cut,
    surplus,
    tricks,
)
from sansatout.laws.code import RULEBOOK, Code
from sansatout.laws.codes import CODES, referee
from sansatout.laws.kinds import Irregularity, Phase, Remedy, Status
from sansatout.laws.options import LawOptions, PamphletLawOptions
from sansatout.laws.public import public
from sansatout.laws.state import Referee
from sansatout.laws.values import Offer, Outcome, Ruling

__all__ = [
    "CODES",
    "RULEBOOK",
    "Code",
    "Irregularity",
    "LawOptions",
    "Offer",
    "Outcome",
    "PamphletLawOptions",
    "Phase",
    "Referee",
    "Remedy",
    "Ruling",
    "Status",
    "auction",
    "claims",
    "deal",
    "draw",
    "dummy",
    "exposed",
    "irregular_calls",
    "leads",
    "pamphlet",
    "penalties",
    "play",
    "premature",
    "proprieties",
    "public",
    "referee",
    "revokes",
    "score",
    "shuffle_cut",
    "surplus",
    "tricks",
]
