"""``sansatout join``: a robot of ours at somebody else's table manager."""

from __future__ import annotations

from typing import Annotated

import typer

from sansatout.cli.texts import text
from sansatout.errors import InputError

__all__ = ["command"]

_ANY = "any"


def command(
    *,
    seat: Annotated[str, typer.Option(metavar="N|E|S|W|any", help=text("cli-join-seat"))],
    robot: Annotated[str, typer.Option(help=text("cli-join-robot"))] = "expert:culbertson",
    host: Annotated[str, typer.Option(help=text("cli-join-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help=text("cli-join-port"))] = 2000,
    team: Annotated[str | None, typer.Option(help=text("cli-join-team"))] = None,
    seed: Annotated[int, typer.Option(help=text("cli-join-seed"))] = 0,
) -> None:
    """Play until the manager ends the session."""
    from sansatout.lab.match_table import Player
    from sansatout.manager.client import Joined, Wire, connected
    from sansatout.manager.texts import team_name
    from sansatout.seats import Seat

    player = Player.parse(robot)
    known = {str(one): one for one in Seat} | {_ANY.upper(): None}
    if seat.upper() not in known:
        raise InputError("join-seat", text=seat, expected=", ".join([*map(str, Seat), _ANY]))

    def tell(message: str, **arguments: object) -> None:
        typer.echo(text(f"cli-{message}", **arguments))

    with connected(host, port) as connection:
        joined = Joined(
            Wire(connection), player, seat=known[seat.upper()],
            team=team_name(team or f"Sansatout {robot}"), seed=str(seed), tell=tell,
        )  # fmt: skip
        joined.run()
    typer.echo(text("cli-join-ended", boards=joined.boards))
