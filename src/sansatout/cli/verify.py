"""``sansatout verify``: hold deals against what was promised before them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from sansatout.cli.texts import language, text
from sansatout.errors import InputError, SansatoutError
from sansatout.seats import Seat

if TYPE_CHECKING:
    from sansatout.events import Event
    from sansatout.table.proof import Noted, Shown, Verdict

__all__ = ["command", "dealt_in", "where_it_breaks_off"]

_PROVED, _WRONG, _NOT_PROVED = 0, 1, 3


def command(  # noqa: PLR0913 (one for each option)
    file: Annotated[Path | None, typer.Argument(help=text("cli-verify-file"))] = None,
    *,
    record: Annotated[Path | None, typer.Option(help=text("cli-verify-record"))] = None,
    commitment: Annotated[
        list[str] | None, typer.Option(help=text("cli-verify-commitment"))
    ] = None,
    secret: Annotated[str | None, typer.Option(help=text("cli-verify-secret"))] = None,
    cut: Annotated[int | None, typer.Option(min=0, max=52, help=text("cli-verify-cut"))] = None,
    number: Annotated[list[str] | None, typer.Option(help=text("cli-verify-number"))] = None,
    table: Annotated[str, typer.Option(help=text("cli-verify-table"))] = "",
    deal: Annotated[int, typer.Option(min=1, max=10**9, help=text("cli-verify-deal"))] = 1,
    dealer: Annotated[str, typer.Option(help=text("cli-verify-dealer"))] = "N",
) -> int:
    """Do the shuffle again; the exit code is 0 if it is proved, 1 if it does not fit, 3 if open."""
    from sansatout.cli.proof_files import numbers, read_record

    notes = [] if record is None else list(read_record(record))
    if file is not None:
        return _verify_file(file, notes, commitment or [], deal)
    if secret is None or cut is None:
        raise InputError("cli-verify-needs")
    seed = {"cut": cut, "table": table, "deal": deal, "contributions": numbers(number or [])}
    return _by_hand(secret, seed, Seat.parse(dealer), commitment or [])


def _verify_file(file: Path, notes: list[Noted], promises: list[str], deal: int) -> int:
    from sansatout.cli.proof_files import read_deals
    from sansatout.events.acts import Draw

    events, deals = read_deals(file)
    code = _report([*deals, *dealt_in(events)], notes, promises, deal)
    if any(isinstance(event.act, Draw) for event in events):
        typer.echo(text("proof-draw"))
    broken = where_it_breaks_off(events)
    if broken:
        typer.echo(broken)
    return _WRONG if broken else code


def dealt_in(events: list[Event]) -> Iterator[Shown]:
    """Give the deals up to the first event that is not possible."""
    from sansatout.table.proof import shown

    try:
        yield from shown(events)
    except SansatoutError:
        return


def where_it_breaks_off(events: list[Event]) -> str:
    """Say which event does not fit the cards, or whatever else came before it; empty if all fit."""
    from sansatout.table.fold import replay

    done = replay(events)
    if done.error is None:
        return ""
    reason = done.error.text(language())
    return text("proof-impossible", number=len(done.valid), reason=reason)


def _by_hand(secret: str, seed: dict[str, Any], dealer: Seat, promises: list[str]) -> int:
    """Print digest and cards that follow from what was told; who reads it compares the cards."""
    from sansatout.table.shuffle import commitment, shuffled_pack

    digest = commitment(secret)
    typer.echo(f"{digest}\n{shuffled_pack(secret, **seed).deal(dealer)}")
    if not promises:
        typer.echo(text("proof-unseen"), err=True)
        return _NOT_PROVED
    if all(promise == digest for promise in promises):
        return _PROVED
    typer.echo(text("proof-wrong", faults=text("proof-fault-commitment")), err=True)
    return _WRONG


def _report(deals: list[Shown], notes: list[Noted], promises: list[str], deal: int) -> int:
    """Print what is known of every deal and return the exit code."""
    from sansatout.cli.proof_files import by_deal, promised
    from sansatout.draw.proof import proof_text
    from sansatout.table.proof import verdict

    table = deals[0].table if deals else ""
    noted = by_deal([*notes, *promised(promises, table, deal)])
    found = []
    for one in deals:
        note = noted.get((one.table, one.deal))
        found.append(verdict(one, note))
        cards = "N:" + " ".join(map(str, one.hands))
        typer.echo(f"{one.deal}: {cards} {proof_text(one, note, language())}")
    if not deals:
        typer.echo(text("proof-no-deal"))
    return _code(found)


def _code(found: Iterable[Verdict]) -> int:
    from sansatout.table.proof import Verdict

    verdicts = {*found}
    if Verdict.WRONG in verdicts:
        return _WRONG
    return _PROVED if verdicts and verdicts <= {Verdict.FAIR, Verdict.CUT} else _NOT_PROVED
