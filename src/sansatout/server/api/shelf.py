"""The shelf: what can be played here, in which words, by which rules."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Annotated, Any, Literal

from litestar import MediaType, Request, Response, get
from litestar.params import Parameter
from msgspec import structs

from sansatout import locales
from sansatout.laws.codes import CODES
from sansatout.laws.options import LAW_OF
from sansatout.options import Options, option_list
from sansatout.robots.bidding import SYSTEMS as BIDDING
from sansatout.scoring.figures.parts import RuleTable
from sansatout.scoring.system import ScoringSystem
from sansatout.seats import Seat
from sansatout.server.api.answers import ERRORS
from sansatout.server.context import Context, language_of
from sansatout.server.errors import NotFoundError
from sansatout.server.protocol.shelf import (
    BookletInfo,
    Games,
    LanguageInfo,
    Languages,
    OptionInfo,
    RobotInfo,
    RulesPage,
    SystemInfo,
    VariantInfo,
)
from sansatout.server.robots import LEVELS
from sansatout.trainer import PRACTISED
from sansatout.variants import ALL, SYSTEMS, VARIANTS
from sansatout.variants.base import Variant

__all__ = ["games", "languages", "locale", "own_locale", "rules"]

NO_LAWS: Mapping[str, str] = MappingProxyType({})


def _options(kind: type[Options], laws: Mapping[str, str] = NO_LAWS) -> list[OptionInfo]:
    return [
        OptionInfo(one.name, one.rule, one.default, list(one.values), laws.get(one.name))
        for one in option_list(kind)
    ]


def _variant(variant: Variant) -> VariantInfo:
    return VariantInfo(
        key=variant.key,
        booklet=variant.booklet,
        system=variant.system.key,
        trainer=variant.code in PRACTISED,
        compares_boards=variant.compares_boards,
        players=variant.players,
        most_players=variant.most_players,
        places=[str(seat) for seat in variant.places],
        has_partners=len(variant.places) == len(Seat),
        seating=["fixed"] if variant.draw is None else ["draw", "fixed"],
        laws=list(variant.laws),
        options=_options(variant.options_type),
        readings=_readings(variant),
        bids=variant.bids_contracts,
    )


def _readings(variant: Variant) -> list[OptionInfo]:
    """Return where the game's laws can be read in two ways, if it has laws."""
    return _options(CODES[variant.key][1], LAW_OF) if variant.key in CODES else []


def _system(system: ScoringSystem[Any]) -> SystemInfo:
    return SystemInfo(
        key=system.key,
        booklet=next((one.booklet for one in ALL if one.system is system), system.booklet),
        players=len(system.telling.seats),
        options=_options(system.options_type),
        form=system.telling.form(system.options_type()),
        correction_rule=system.correction_rule,
    )


def _shelf(level: str) -> Games:
    booklets: dict[str, list[str]] = {}
    for variant in ALL:
        booklets.setdefault(variant.booklet, []).append(variant.key)
    return Games(
        booklets=[BookletInfo(key, keys) for key, keys in booklets.items()],
        variants=[_variant(variant) for variant in ALL],
        systems=[_system(system) for system in SYSTEMS.values()],
        robots=RobotInfo(list(LEVELS), list(BIDDING), level, next(iter(BIDDING))),
        languages=list(locales.LANGUAGES),
        play_now=next(variant.key for variant in ALL if variant.for_newcomers),
    )


@cache
def _tables(system: ScoringSystem[Any]) -> list[RuleTable]:
    return system.tables()


@get("/api/games")
async def games(context: Context) -> Games:
    """Tell what can be played and scored here."""
    return _shelf(context.config.level)


@get("/api/locales/{language:str}", media_type=MediaType.TEXT, responses=ERRORS)
async def locale(
    language: Annotated[str, Parameter(max_length=20)],
) -> Response[str]:
    """Give all texts of a language in one Fluent source."""
    if language not in locales.LANGUAGES:
        raise NotFoundError("unknown-language", text=language, expected=" ".join(locales.LANGUAGES))
    return _texts(language)


@get("/api/locales", media_type=MediaType.TEXT, responses=ERRORS)
async def own_locale(
    request: Request[Any, Any, Any], part: Literal["class"] | None = None
) -> Response[str]:
    """Give all texts in the reader's language, which ``content-language`` names.

    With ``part``, those that only some pages need.
    """
    return _texts(language_of(request), part or "")


def _texts(language: str, part: str = "") -> Response[str]:
    headers = {
        "cache-control": "no-cache", "content-language": language, "vary": "accept-language",
    }  # fmt: skip
    return Response(locales.source(language, part), media_type="text/plain", headers=headers)


@get("/api/languages")
async def languages() -> Languages:
    """Tell which languages there are, each in its own words."""
    return Languages([LanguageInfo(one, locales.name_of(one)) for one in locales.LANGUAGES])


@get("/api/rules/{variant:str}", responses=ERRORS)
async def rules(variant: Annotated[str, Parameter(max_length=40)]) -> RulesPage:
    """Give what the rules page shows, score tables made by the code that scores."""
    if variant not in VARIANTS:
        raise NotFoundError("unknown-variant", key=variant, expected=", ".join(VARIANTS))
    game = VARIANTS[variant]
    told = structs.asdict(_variant(game))
    return RulesPage(**told, variant=variant, tables=_tables(game.system), words=list(game.terms))
