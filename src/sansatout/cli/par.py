"""``sansatout par``: the par score and the par contracts of a deal or a file."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from sansatout.cli.dealt import dealt
from sansatout.cli.texts import text
from sansatout.formats.deals import Dealt
from sansatout.seats import Seat, Vulnerability
from sansatout.solver import Par, dd_tables, par_of_table

__all__ = ["command"]


def command(
    what: Annotated[str, typer.Argument(help=text("cli-solve-what"))],
    *,
    dealer: Annotated[str | None, typer.Option(help=text("cli-par-dealer"))] = None,
    vulnerable: Annotated[str | None, typer.Option(help=text("cli-par-vulnerable"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=text("cli-json"))] = False,
) -> None:
    """Write par of every deal named."""
    seat = None if dealer is None else Seat.parse(dealer)
    danger = None if vulnerable is None else Vulnerability.parse(vulnerable)
    deals = dealt(what)
    found = [
        par_of_table(table, seat or one.dealer, danger or one.vulnerability)
        for one, table in zip(deals, dd_tables([one.deal for one in deals]), strict=True)
    ]
    if as_json:
        documents = [_document(one, par) for one, par in zip(deals, found, strict=True)]
        typer.echo(json.dumps(documents if len(documents) > 1 else documents[0]))
        return
    for number, (one, par) in enumerate(zip(deals, found, strict=True), start=1):
        head = f"{one.board or number}: " if len(deals) > 1 else ""
        typer.echo(head + _text(par))


def _document(one: Dealt, par: Par) -> dict[str, object]:
    contracts = [
        {
            "contract": str(done.contract),
            "declarer": str(done.declarer),
            "tricks": done.tricks,
        }
        for done in par.contracts
    ]
    board = {"board": one.board} if one.board else {}
    return board | {"deal": str(one.deal), "score": par.score, "contracts": contracts}


def _text(par: Par) -> str:
    if not par.contracts:
        return text("cli-par-passed")
    return text("cli-par-score", score=f"{par.score:+d}") + " ".join(
        ["", *(f"{done};" for done in par.contracts[:-1]), str(par.contracts[-1])]
    )
