"""``sansatout serve``: the page, on this machine."""

from __future__ import annotations

import webbrowser
from typing import Annotated
from urllib.parse import urlsplit

import typer

from sansatout.cli.kept import Data, DatabaseUrl, kept_config
from sansatout.cli.texts import text

__all__ = ["command"]


def command(
    *,
    port: Annotated[int, typer.Option(min=0, max=65535, help=text("cli-serve-port"))] = 0,
    host: Annotated[str, typer.Option(help=text("cli-serve-host"))] = "127.0.0.1",
    data: Data = None,
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help=text("cli-serve-browser"))
    ] = True,
    database: DatabaseUrl = None,
    bus: Annotated[str | None, typer.Option(metavar="URL", help=text("cli-serve-bus"))] = None,
    metrics: Annotated[
        str | None, typer.Option(metavar="HOST:PORT", help=text("cli-serve-metrics"))
    ] = None,
) -> int:
    """Serve until interrupted."""
    from sansatout.server.reach import is_this_machine, others_addresses
    from sansatout.server.running import run
    from sansatout.server.store.opening import shown

    config = kept_config(data, database, bus=bus, metrics=metrics)

    def ready(address: str) -> None:
        typer.echo(text("cli-serve-ready", address=address))
        for other in others_addresses(host, urlsplit(address).port or 0):
            typer.echo(text("cli-serve-others", address=f"{other}/"))
        if is_this_machine(host):
            typer.echo(text("cli-serve-let-in"))
        typer.echo(text("cli-serve-stored", file=shown(config.database, config.file)))
        if browser:
            _open(address)

    run(config, host, port, ready)
    return 0


def _open(address: str) -> None:
    """Open the page where there is a browser; the address is printed anyway."""
    try:
        found = webbrowser.get()
    except webbrowser.Error:
        return
    # A browser of the terminal would take it over.
    if not isinstance(found, webbrowser.GenericBrowser) or isinstance(
        found, webbrowser.BackgroundBrowser
    ):
        found.open(address)
