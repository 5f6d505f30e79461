"""The shelf: what can be played here, in which words, by which rules."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import MediaType, Response, get
from litestar.params import Parameter

from sansatout import locales
from sansatout.keeping.games import GAMES, game_of
from sansatout.laws.codes import CODES
from sansatout.laws.options import LAW_OF
from sansatout.options import Options, option_list
from sansatout.scoring import find as find_system
from sansatout.server.api.answers import ERRORS
from sansatout.server.errors import NotFoundError
from sansatout.server.robots import LEVELS, SYSTEMS
from sansatout.server.rules import score_tables
from sansatout.variants import ALL, VARIANTS
from sansatout.variants.base import Variant

__all__ = ["games", "locale", "rules"]


def _options(kind: type[Options]) -> list[dict[str, Any]]:
    return [
        {"name": o.name, "rule": o.rule, "default": o.default, "values": list(o.values)}
        for o in option_list(kind)
    ]


def _variant(variant: Variant) -> dict[str, Any]:
    return {
        "key": variant.key,
        "booklet": variant.booklet,
        "players": variant.players,
        "most_players": variant.most_players,
        "places": [str(seat) for seat in variant.places],
        "seating": ["fixed"] if variant.draw is None else ["draw", "fixed"],
        "laws": list(variant.laws),
        "options": _options(variant.options_type),
        "readings": _readings(variant),
    }


def _readings(variant: Variant) -> list[dict[str, Any]]:
    """Return where the game's laws can be read in two ways, if it has laws."""
    kind = CODES[variant.key][1] if variant.key in CODES else Options
    return [{**one, "law": LAW_OF[one["name"]]} for one in _options(kind)]


def _shelf() -> dict[str, Any]:
    booklets: dict[str, list[str]] = {}
    for variant in ALL:
        booklets.setdefault(variant.booklet, []).append(variant.key)
    return {
        "booklets": [{"key": key, "variants": keys} for key, keys in booklets.items()],
        "variants": [_variant(variant) for variant in ALL],
        "systems": [
            {
                "key": key,
                "players": len(game_of(key).seats),
                "options": _options(find_system(key).options_type),
            }
            for key in GAMES
        ],
        "robots": {"levels": list(LEVELS), "systems": list(SYSTEMS)},
        "languages": list(locales.LANGUAGES),
    }


@get("/api/games")
async def games() -> dict[str, Any]:
    """Tell what can be played and scored here."""
    return _shelf()


@get("/api/locales/{language:str}", media_type=MediaType.TEXT, responses=ERRORS)
async def locale(
    language: Annotated[str, Parameter(max_length=20)],
) -> Response[str]:
    """Give all texts of a language in one Fluent source."""
    if language not in locales.LANGUAGES:
        raise NotFoundError("unknown-language", text=language, expected=" ".join(locales.LANGUAGES))
    headers = {"cache-control": "no-cache"}
    return Response(locales.source(language), media_type="text/plain", headers=headers)


@get("/api/rules/{variant:str}", responses=ERRORS)
async def rules(variant: Annotated[str, Parameter(max_length=40)]) -> dict[str, Any]:
    """Give what the rules page shows, score tables made by the code that scores."""
    if variant not in VARIANTS:
        raise NotFoundError("unknown-variant", key=variant, expected=", ".join(VARIANTS))
    return {**_variant(VARIANTS[variant]), "variant": variant, "tables": score_tables(variant)}
