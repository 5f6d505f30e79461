"""``sansatout score``: score one deal, item by item."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from sansatout.cli.readings import parse_given_options
from sansatout.cli.texts import language, text
from sansatout.deal import Deal
from sansatout.options import Options, shown
from sansatout.scoring.sheet import Column, Entry, Owner, Place, total
from sansatout.scoring.system import ScoringSystem
from sansatout.scoring.systems import SYSTEMS, scoring_system
from sansatout.scoring.telling.base import Given, seat

__all__ = ["command"]


def command(  # noqa: PLR0913 - each is an option of the command
    system: Annotated[str, typer.Argument(help=text("cli-system", systems=", ".join(SYSTEMS)))],
    what: Annotated[str, typer.Argument(metavar="CONTRACT", help=text("cli-score-what"))],
    *,
    by: Annotated[str | None, typer.Option(help=text("cli-score-by"))] = None,
    tricks: Annotated[str | None, typer.Option(help=text("cli-score-tricks"))] = None,
    vulnerable: Annotated[
        bool, typer.Option("--vulnerable", help=text("cli-score-vulnerable"))
    ] = False,
    honours: Annotated[list[str] | None, typer.Option(help=text("cli-score-honours"))] = None,
    chicane: Annotated[list[str] | None, typer.Option(help=text("cli-score-chicane"))] = None,
    revoke: Annotated[list[str] | None, typer.Option(help=text("cli-score-revoke"))] = None,
    peek: Annotated[list[str] | None, typer.Option(help=text("cli-score-peek"))] = None,
    penalty: Annotated[list[str] | None, typer.Option(help=text("cli-score-penalty"))] = None,
    times: Annotated[str | None, typer.Option(help=text("cli-score-times"))] = None,
    laid_down: Annotated[
        bool, typer.Option("--laid-down", help=text("cli-score-laid-down"))
    ] = False,
    bonus: Annotated[
        bool | None, typer.Option("--bonus/--no-bonus", help=text("cli-score-bonus"))
    ] = None,
    exposed: Annotated[str | None, typer.Option(help=text("cli-score-exposed"))] = None,
    board: Annotated[str | None, typer.Option(help=text("cli-score-board"))] = None,
    deal: Annotated[str | None, typer.Option(help=text("cli-score-deal"))] = None,
    declarer: Annotated[str | None, typer.Option(help=text("cli-score-declarer"))] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help=text("cli-option"))
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help=text("cli-json"))] = False,
) -> None:
    """Print the entries of one deal."""
    rules = scoring_system(system)
    given = Given(
        what=what,
        by=by,
        tricks=tricks,
        times=times,
        bonus=bonus,
        vulnerable=vulnerable,
        honours=tuple(honours or ()),
        chicane=tuple(chicane or ()),
        revoke=tuple(revoke or ()),
        peek=tuple(peek or ()),
        penalty=tuple(penalty or ()),
        laid_down=laid_down,
        exposed=exposed,
        board=board,
        deal=None if deal is None else Deal.parse(deal),
        declarer=None if declarer is None else seat(declarer),
    )
    options = parse_given_options(rules, option or [])
    result = rules.telling.entered(given, options, kept=False)
    entries = rules.alone(result, options, vulnerable=vulnerable)
    if as_json:
        told = rules.telling.told(result)
        typer.echo(json.dumps(_document(rules, told, options, entries)))
    else:
        _print(entries, options)


def _owners(entries: tuple[Entry, ...]) -> list[Owner]:
    """Return whose points there are: both sides, or the players who have some."""
    if all(isinstance(entry.owner, Column) for entry in entries):
        return list(Column)
    return list(dict.fromkeys(entry.owner for entry in entries))


def _document(
    system: ScoringSystem[Any], told: str, options: Options, entries: tuple[Entry, ...]
) -> dict[str, object]:
    return {
        "system": system.key,
        "deal": told,
        "options": {name: reading for name, reading, _ in shown(options)},
        "entries": [_entry(entry) for entry in entries],
        "totals": {
            str(owner): {str(place): total(entries, owner, place) for place in Place}
            for owner in _owners(entries)
        },
    }


def _entry(entry: Entry) -> dict[str, object]:
    return {
        "side": str(entry.owner),
        "place": str(entry.place),
        "points": entry.points,
        "label": entry.label,
        "count": entry.count,
        "text": entry.text(language()),
        "rule": entry.rule,
    }


def _print(entries: tuple[Entry, ...], options: Options) -> None:
    from sansatout.cli.tables import print_entries

    print_entries(entries, options)
