"""Which game is refereed by which code of laws."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from sansatout.errors import InputError
from sansatout.events.edition import EDITION
from sansatout.laws.code import RULEBOOK, Code
from sansatout.laws.options import LawOptions, PamphletLawOptions
from sansatout.laws.pamphlet import PAMPHLET
from sansatout.laws.state import Referee
from sansatout.laws.values import Ceremony
from sansatout.options import Options, parse_options
from sansatout.seats import Seat
from sansatout.variants import VARIANTS

__all__ = ["CODES", "referee"]

_BY_NAME: Final[Mapping[str, tuple[Code, type[Options]]]] = {
    RULEBOOK.name: (RULEBOOK, LawOptions),
    PAMPHLET.name: (PAMPHLET, PamphletLawOptions),
}


class _Codes(Mapping[str, tuple[Code, type[Options]]]):
    """The code that each game names, and the class of its options."""

    def __getitem__(self, game: str) -> tuple[Code, type[Options]]:
        name = VARIANTS[game].code
        if name is None:
            raise KeyError(game)
        if name not in _BY_NAME:
            raise InputError("unknown-code", code=name, game=game, expected=", ".join(_BY_NAME))
        return _BY_NAME[name]

    def __iter__(self) -> Iterator[str]:
        return (key for key, variant in VARIANTS.items() if variant.code is not None)

    def __len__(self) -> int:
        return sum(1 for _ in self)


CODES: Final = _Codes()
"""The games that can be played as at a real table: their code, and the class of its options."""


def referee(
    game: str,
    dealer: Seat,
    options: Mapping[str, object] | None = None,
    *,
    pack: str = "A",
    last_deal: bool = False,
    edition: int = EDITION,
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
        edition=edition,
        ceremony=Ceremony(pack=pack),
    )
