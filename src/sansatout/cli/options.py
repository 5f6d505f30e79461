"""``sansatout options``: the readings of a system's rules that a table can choose between."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from sansatout.cli.texts import text
from sansatout.options import Choice, option_list
from sansatout.variants import SYSTEMS, scoring_system

__all__ = ["command"]


def command(
    system: Annotated[str, typer.Argument(help=text("cli-system", systems=", ".join(SYSTEMS)))],
    *,
    as_json: Annotated[bool, typer.Option("--json", help=text("cli-json"))] = False,
) -> None:
    """List every option with its readings, the default first, and the rule that leaves it open."""
    choices = option_list(scoring_system(system).options_type)
    if as_json:
        typer.echo(json.dumps([_document(choice) for choice in choices]))
        return
    if not choices:
        typer.echo(text("cli-no-options", system=system))
        return
    from sansatout.cli.tables import print_options

    print_options([(choice.name, _readings(choice), choice.rule) for choice in choices])


def _document(choice: Choice) -> dict[str, object]:
    return {
        "name": choice.name,
        "rule": choice.rule,
        "default": choice.default,
        "readings": list(choice.values) or None,
    }


def _readings(choice: Choice) -> str:
    if not choice.values:
        return text("cli-any-number", default=str(choice.default))
    return ", ".join(str(v).lower() if isinstance(v, bool) else str(v) for v in choice.values)
