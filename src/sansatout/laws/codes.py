"""Which game is refereed by which code of laws."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from sansatout.errors import InputError
from sansatout.laws.code import RULEBOOK, Code
from sansatout.laws.options import LawOptions, PamphletLawOptions
from sansatout.laws.pamphlet import PAMPHLET
from sansatout.laws.state import Referee
from sansatout.laws.values import Ceremony
from sansatout.options import Options, parse_options
from sansatout.seats import Seat

__all__ = ["CODES", "referee"]

CODES: Final[Mapping[str, tuple[Code, type[Options]]]] = MappingProxyType(
    {
        "rulebook": (RULEBOOK, LawOptions),
        "kontrakt": (PAMPHLET, PamphletLawOptions),
        "vanderbilt": (PAMPHLET, PamphletLawOptions),
        "reform": (PAMPHLET, PamphletLawOptions),
    }
)
"""The games that can be played as at a real table: their code, and the class of its options."""


def referee(
    game: str,
    dealer: Seat,
    options: Mapping[str, object] | None = None,
    *,
    pack: str = "A",
    last_deal: bool = False,
) -> Referee:
    """Return the referee of a game before the shuffle of a deal.

    :raises InputError: if the game has no laws, or there is no such option or reading
    """
    if game not in CODES:
        raise InputError("no-laws", game=game, expected=", ".join(CODES))
    code, kind = CODES[game]
    return Referee(
        options=parse_options(kind, options or {}),
        code=code,
        dealer=dealer,
        last_deal=last_deal,
        ceremony=Ceremony(pack=pack),
    )
