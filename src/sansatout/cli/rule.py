"""``sansatout rule``: replay a deal's events and print what the referee rules on each."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from sansatout.cli.event_files import numbered_events
from sansatout.cli.texts import language, text, visible

if TYPE_CHECKING:
    from sansatout.events import Event
    from sansatout.laws import Referee

__all__ = ["command"]


def command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=text("cli-rule-file"))],
    *,
    hidden: Annotated[bool, typer.Option("--hidden", help=text("cli-rule-hidden"))] = False,
) -> None:
    """Print a line for each event and, under it, the rulings; hidden ones only on request.

    The file tells of a single deal, or is a table's own list of events.
    """
    from sansatout.laws.texts import outcome_text, ruling_text

    for event, ref in _ruled(_read(file)):
        seat = "" if event.seat is None else f"{event.seat} "
        typer.echo(visible(f"{event.seq} {seat}{event.kind}{_arguments(event.to_plain())}"))
        if ref is None:
            continue
        if not ref.last.ok:
            typer.echo(
                f"    {text('cli-rule-rejected')} {visible(outcome_text(ref.last, language()))}"
            )
        for ruling in ref.rulings:
            if ruling.public or hidden:
                typer.echo(f"    {visible(ruling_text(ruling, language()))}")


def _ruled(source: str) -> Iterator[tuple[Event, Referee | None]]:
    from sansatout.laws.record import read_record, replay
    from sansatout.table.rulings import ruled_events

    lines = [line for line in source.splitlines() if line.strip()]
    if lines and '"make-table"' in lines[0]:
        return ruled_events(numbered_events(source))
    return iter(replay(read_record(source)))


def _read(file: Path) -> str:
    from sansatout.errors import InputError

    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise InputError("file-unreadable", file=file, reason=error.strerror or error) from None
    except UnicodeDecodeError:
        raise InputError("file-not-utf8", file=file) from None


def _arguments(plain: dict[str, object]) -> str:
    payload = plain["payload"]
    assert isinstance(payload, dict), "an event has a payload"
    return "".join(f" {name}={value}" for name, value in payload.items())
