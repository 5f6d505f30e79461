"""What can be alleged at the table: by the phase alone, so that the list tells nobody anything."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from sansatout.laws.kinds import Irregularity, Phase

__all__ = ["ALLEGED"]

_I = Irregularity
ALLEGED: Final[Mapping[Phase, tuple[Irregularity, ...]]] = MappingProxyType(
    {
        Phase.DEAL: (
            _I.WRONG_DEALER, _I.WRONG_PACK, _I.NOT_CUT, _I.CARD_REVERSED, _I.FACE_SEEN,
            _I.DEAL_CONFUSION, _I.LOOKED_AT_OTHERS, _I.LOOKED_EARLY,
        ),
        Phase.AUCTION: (
            _I.INSUFFICIENT, _I.BID_AT_RHO_TURN, _I.BID_BEFORE_ANY, _I.SECOND_CALL, _I.OVER_SEVEN,
            _I.BAD_DOUBLE, _I.DOUBLE_PARTNER_BID, _I.DOUBLE_AFTER_PARTNER, _I.WRONG_SUIT_DOUBLE,
            _I.OTHER_BAD_CALL, _I.SHOWN_SERIOUS,
        ),
        Phase.PLAY: (
            _I.REVOKE_OPEN, _I.REVOKE_ESTABLISHED, _I.WRONG_TRICK, _I.SURPLUS_CARD,
            _I.DEF_LEAD_OUT, _I.DECL_LEAD_OUT, _I.WRONG_HAND, _I.DEF_PREMATURE,
            _I.EXPOSED, _I.LATE_CALL, _I.SHOWN_SMALL, _I.DUMMY_HINT, _I.DUMMY_HAND,
        ),
    }
)  # fmt: skip
"""What a player may call attention to (L-PEN-6), the likeliest first."""
