"""The laws as at a real table: irregularities, who may act on them, and their remedies.

:class:`Referee` is the fold of a deal's events. One file for each chapter of the rule book; each
registers its rulings with the code it belongs to. ``docs/laws.md`` tells how a table uses it.
"""

from sansatout.laws import auction as auction
from sansatout.laws import claims as claims
from sansatout.laws import corrected_calls as corrected_calls
from sansatout.laws import deal as deal
from sansatout.laws import draw as draw
from sansatout.laws import dummy as dummy
from sansatout.laws import exposed as exposed
from sansatout.laws import irregular_calls as irregular_calls
from sansatout.laws import late_calls as late_calls
from sansatout.laws import leads as leads
from sansatout.laws import packs as packs
from sansatout.laws import pamphlet as pamphlet
from sansatout.laws import pamphlet_play as pamphlet_play
from sansatout.laws import penalties as penalties
from sansatout.laws import play as play
from sansatout.laws import premature as premature
from sansatout.laws import proprieties as proprieties
from sansatout.laws import revokes as revokes
from sansatout.laws import revokes_mended as revokes_mended
from sansatout.laws import revokes_paid as revokes_paid
from sansatout.laws import score as score
from sansatout.laws import shuffle_cut as shuffle_cut
from sansatout.laws import surplus as surplus
from sansatout.laws import tricks as tricks
from sansatout.laws import turns as turns
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
    "public",
    "referee",
]
