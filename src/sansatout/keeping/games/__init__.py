"""How the deals of each game are told: on the command line, and in one line of a sheet.

One file for each kind of game; :data:`GAMES` says which scoring system is told in which way.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from sansatout.keeping.games.base import Game, Given
from sansatout.keeping.games.contracts import ContractGame, RulebookGame
from sansatout.keeping.games.duplicate import DuplicateGame
from sansatout.keeping.games.minibridge import MinibridgeGame, ThreePlayerGame
from sansatout.keeping.games.whist import WhistGame
from sansatout.scoring import find

__all__ = ["GAMES", "Game", "Given", "game_of"]

_CONTRACTS = ContractGame()

GAMES: Mapping[str, Game[Any]] = MappingProxyType(
    {
        "bridge-whist": WhistGame(),
        "kontrakt": _CONTRACTS,
        "vanderbilt": _CONTRACTS,
        "reform": _CONTRACTS,
        "rulebook": RulebookGame(),
        "hungarian": _CONTRACTS,
        "minibridge": MinibridgeGame(),
        "minibridge-3": ThreePlayerGame(),
        "duplicate": DuplicateGame(),
        "chicago": _CONTRACTS,
    }
)


def game_of(key: str) -> Game[Any]:
    """Return how deals of the system with this key are told.

    :raises InputError: if there is no such system
    """
    return GAMES[find(key).key]
