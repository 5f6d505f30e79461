"""``sansatout verify``: prove that a deal was fair."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sansatout.cli.event_files import events_of
from sansatout.cli.texts import text
from sansatout.errors import InputError
from sansatout.seats import Seat

__all__ = ["command"]


def command(
    file: Annotated[Path | None, typer.Argument(help=text("cli-verify-file"))] = None,
    *,
    secret: Annotated[str | None, typer.Option(help=text("cli-verify-secret"))] = None,
    cut: Annotated[int | None, typer.Option(min=0, max=52, help=text("cli-verify-cut"))] = None,
    table: Annotated[str, typer.Option(help=text("cli-verify-table"))] = "",
    deal: Annotated[int, typer.Option(min=1, max=10**9, help=text("cli-verify-deal"))] = 1,
    dealer: Annotated[str, typer.Option(help=text("cli-verify-dealer"))] = "N",
    commitment: Annotated[str | None, typer.Option(help=text("cli-verify-commitment"))] = None,
) -> int:
    """Recompute the shuffle from what was revealed; the exit code is 1 if it does not fit."""
    if file is not None:
        return _verify_file(file)
    if secret is None or cut is None:
        raise InputError("cli-verify-needs")
    from sansatout.table.shuffle import commitment as digest
    from sansatout.table.shuffle import shuffled_pack

    pack = shuffled_pack(secret, cut=cut, table=table, deal=deal)
    typer.echo(f"{digest(secret)}\n{pack.deal(Seat.parse(dealer))}")
    if commitment is not None and commitment != digest(secret):
        typer.echo(text("cli-verify-differs"), err=True)
        return 1
    return 0


def _verify_file(file: Path) -> int:
    """Fold the file and shuffle every deal again, apart from the table."""
    from sansatout.events.acts import Cut
    from sansatout.events.irregular import DealCards
    from sansatout.table.fold import after
    from sansatout.table.shuffle import commitment as digest
    from sansatout.table.shuffle import shuffled_pack
    from sansatout.table.state import Table

    table: Table | None = None
    wrong = 0
    for event in events_of(file):
        table = after(table, event)
        if not isinstance(event.act, Cut | DealCards) or table.deal is None or table.cut is None:
            continue
        pack = shuffled_pack(
            table.secret, cut=table.cut, table=table.setup.table, deal=table.deal_number
        )
        same = pack.deal(table.dealer) == table.deal.deal
        wrong += not same
        told = text("cli-verify-same" if same else "cli-verify-other")
        typer.echo(f"{table.deal_number}: {digest(table.secret)} {table.deal.deal} {told}")
    return int(wrong > 0)
