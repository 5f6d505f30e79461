"""``sansatout solve``: double-dummy tricks of a deal, of a file, or of many deals for programs."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Annotated, Any

import typer

from sansatout import strict_json
from sansatout.cards import Card, Strain
from sansatout.cli.dealt import dealt
from sansatout.cli.texts import text
from sansatout.deal import Deal
from sansatout.errors import InputError, NotationError, SansatoutError
from sansatout.friendly import contract as parse_contract
from sansatout.seats import Seat
from sansatout.solver import Position, TrickTable, dd_table, dd_tables, solve_cards

__all__ = ["command"]

CHUNK = 256


def command(
    what: Annotated[str | None, typer.Argument(help=text("cli-solve-what"))] = None,
    *,
    contract: Annotated[str | None, typer.Option(help=text("cli-solve-contract"))] = None,
    by: Annotated[str | None, typer.Option(help=text("cli-solve-by"))] = None,
    lead: Annotated[str | None, typer.Option(help=text("cli-solve-lead"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=text("cli-json"))] = False,
    batch: Annotated[bool, typer.Option("--batch", help=text("cli-solve-batch"))] = False,
    write: Annotated[bool, typer.Option("--write", help=text("cli-solve-write"))] = False,
) -> None:
    """Solve what the arguments name."""
    if write:
        if what is None or batch or contract or by or lead:
            raise InputError("cli-solve-write-alone")
        _write(Path(what), as_json=as_json)
        return
    if batch:
        _batch(sys.stdin)
        return
    if what is None:
        raise InputError("cli-solve-nothing")
    if (contract is None) != (by is None):
        raise InputError("cli-solve-contract-by")
    deals = dealt(what)
    if contract is None and lead is None:
        _tables([one.deal for one in deals], [one.board for one in deals], as_json=as_json)
        return
    if len(deals) != 1:
        raise InputError("cli-solve-one-deal", count=len(deals))
    card = None if lead is None else Card.parse(lead)
    if contract is None or by is None:
        assert card is not None, "either a contract or a lead was given"
        _lead(deals[0].deal, card, as_json=as_json)
        return
    strain = parse_contract(contract).strain
    _contract(deals[0].deal, strain, Seat.parse(by), card, as_json=as_json)


def _write(path: Path, *, as_json: bool) -> None:
    """Write the tables into a file; what a person should see to makes exit code 1."""
    from sansatout.cli.solving.showing import listening
    from sansatout.cli.solving.writing import write_tables

    if path.suffix.lower() != ".pbn":
        raise InputError("record-suffix", name=path.name, expected=".pbn")
    with listening() as listener:
        done = write_tables(path, listener)
    names = ("boards", "added", "right", "wrong", "unreadable", "without")
    counts = {name: getattr(done, name) for name in names}
    typer.echo(json.dumps(counts) if as_json else text("cli-solve-written", **counts))
    if done.wrong or done.unreadable:
        raise typer.Exit(1)


def _tables(deals: Sequence[Deal], boards: Sequence[str], *, as_json: bool) -> None:
    found = _with_progress(deals)
    if as_json:
        documents = [
            ({"board": board} if board else {}) | {"deal": str(deal), "table": one.names()}
            for board, deal, one in zip(boards, deals, found, strict=True)
        ]
        typer.echo(json.dumps(documents if len(deals) > 1 else documents[0]))
        return
    for place, (board, deal, one) in enumerate(zip(boards, deals, found, strict=True)):
        if len(deals) > 1:
            typer.echo(("\n" if place else "") + f"{board or place + 1}: {deal}")
        typer.echo(one.diagram())


def _with_progress(deals: Sequence[Deal]) -> list[TrickTable]:
    """Solve with a bar on the terminal, which only a person needs."""
    if len(deals) == 1:
        return [dd_table(deals[0])]
    if not sys.stderr.isatty():
        return dd_tables(deals)
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(text("cli-solve-progress"), total=len(deals))
        return dd_tables(deals, progress=lambda done, _: bar.update(task, completed=done))


def _contract(
    deal: Deal, strain: Strain, declarer: Seat, lead: Card | None, *, as_json: bool
) -> None:
    """Write what declarer takes after every card of the hand to play."""
    position = Position.of_deal(deal, strain, declarer.lho)
    if lead is not None:
        following = position.after(lead)
        assert following is not None, "51 cards are left after the lead"
        position = following
    solution = solve_cards(position)
    ours = position.turn.side is declarer.side
    values = {card: v if ours else 13 - v for card, v in solution.values.items()}
    tricks = solution.tricks if ours else 13 - solution.tricks
    if as_json:
        document = {
            "strain": str(strain),
            "declarer": str(declarer),
            "turn": str(position.turn),
            "tricks": tricks,
            "cards": {str(card): value for card, value in values.items()},
        }
        typer.echo(json.dumps(document))
        return
    typer.echo(text("cli-solve-declarer", seat=str(declarer), strain=str(strain), tricks=tricks))
    for value in sorted(set(values.values()), reverse=ours):
        cards = " ".join(str(card) for card, v in values.items() if v == value)
        typer.echo(f"{value:>4}  {position.turn} {cards}")


def _lead(deal: Deal, lead: Card, *, as_json: bool) -> None:
    """Write what declarer takes in every strain when this card is led."""
    leader = deal.owner(lead)
    tricks = {
        str(strain): 13 - solve_cards(Position.of_deal(deal, strain, leader)).values[lead]
        for strain in Strain
    }
    declarer = leader.rho
    if as_json:
        document = {"lead": str(lead), "declarer": str(declarer), "tricks": tricks}
        typer.echo(json.dumps(document))
        return
    for strain, value in reversed(tricks.items()):
        typer.echo(text("cli-solve-declarer", seat=str(declarer), strain=strain, tricks=value))


def _batch(lines: Iterable[str]) -> None:
    """Answer JSON lines by JSON lines, in the order they came."""
    asked = _asked(lines)
    while chunk := list(islice(asked, CHUNK)):
        found = dd_tables([deal for _, deal in chunk])
        for (name, _), one in zip(chunk, found, strict=True):
            typer.echo(json.dumps({"id": name, "table": one.names()}))


def _asked(lines: Iterable[str]) -> Iterator[tuple[object, Deal]]:
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        try:
            asked: Any = strict_json.loads(line)
            name, cards = asked["id"], str(asked["deal"])
        except (ValueError, KeyError, TypeError):
            raise NotationError("cli-solve-not-a-line", line=number) from None
        try:
            yield name, Deal.parse(cards)
        except SansatoutError as error:
            raise NotationError("cli-solve-line", line=number, reason=error.text()) from None
