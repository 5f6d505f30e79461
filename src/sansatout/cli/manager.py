"""``sansatout manager``: a table for other people's robots, by the table manager protocol."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from sansatout.cli.texts import language, text
from sansatout.errors import InputError, SansatoutError

if TYPE_CHECKING:
    from sansatout.deal import Deal
    from sansatout.lab.match_table import Player
    from sansatout.manager.course import BoardMarks
    from sansatout.manager.results import Folder
    from sansatout.seats import Seat

__all__ = ["command"]


def command(  # noqa: PLR0913 (one parameter for each option)
    *,
    boards: Annotated[int | None, typer.Option(help=text("cli-manager-boards"))] = None,
    port: Annotated[int, typer.Option(min=0, max=65535, help=text("cli-manager-port"))] = 2000,
    host: Annotated[str, typer.Option(help=text("cli-serve-host"))] = "127.0.0.1",
    deals: Annotated[
        Path | None, typer.Option(metavar="FILE", help=text("cli-manager-deals"))
    ] = None,
    teams: Annotated[bool, typer.Option("--teams", help=text("cli-manager-teams"))] = False,
    seats: Annotated[
        list[str] | None,
        typer.Option(metavar="N,S=ROBOT", help=text("cli-manager-seats")),
    ] = None,
    folder: Annotated[Path, typer.Option(help=text("cli-manager-folder"))] = Path("match"),
    seed: Annotated[int | None, typer.Option(help=text("cli-match-seed"))] = None,
    seconds: Annotated[float, typer.Option(min=0.1, help=text("cli-manager-seconds"))] = 300.0,
    pause: Annotated[float, typer.Option(min=0.0, help=text("cli-manager-pause"))] = 0.0,
    substitute: Annotated[
        str, typer.Option(metavar="ROBOT", help=text("cli-manager-substitute"))
    ] = "club:natural",
    workers: Annotated[int, typer.Option(min=0, help=text("cli-manager-workers"))] = 1,
) -> None:
    """Seat robots, play the match and write its results."""
    from sansatout.lab.match_table import Player
    from sansatout.manager.results import Folder, Setup

    ours = _ours(seats or [])
    takes_over = Player.parse(substitute)
    if boards is not None and boards < 1:
        raise InputError("cli-at-least-one", name="--boards", value=boards)
    known = Folder.seed_of(folder) if seed is None else seed
    drawn = secrets.randbelow(10**9) if known is None else known
    setup = Setup(_dealt(deals, boards, drawn), drawn, teams, ours)
    kept = Folder(folder, setup)
    for name in kept.set_aside:
        typer.echo(text("cli-manager-set-aside", name=name), err=True)
    if kept.played:
        _tell("manager-resumed", played=len(kept.played), left=len(kept.left))
    with _pool(workers) as pool:
        try:
            asyncio.run(_played(kept, pool, takes_over, host, port, seconds, pause))
        finally:
            kept.write_results()
    _print(kept)


def _ours(given: list[str]) -> dict[Seat, Player]:
    from sansatout.lab.match_table import Player
    from sansatout.seats import Seat

    ours: dict[Seat, Player] = {}
    for one in given:
        names, equals, robot = one.partition("=")
        if not equals:
            raise InputError("manager-seats", text=one)
        for name in names.split(","):
            seat = Seat.parse(name.strip().upper())
            if seat in ours:
                raise InputError("manager-seat-twice", seat=str(seat))
            ours[seat] = Player.parse(robot)
    return ours


def _dealt(file: Path | None, boards: int | None, seed: int) -> tuple[tuple[BoardMarks, Deal], ...]:
    from random import Random

    from sansatout.deal import Deal
    from sansatout.formats.deals import read_deals
    from sansatout.manager.course import BoardMarks

    if file is None:
        numbers = range(1, (boards or 16) + 1)
        return tuple((BoardMarks.of_board(n), Deal.random(Random(f"{seed} {n}"))) for n in numbers)
    found = read_deals(file)
    if boards is not None and boards > len(found):
        raise InputError("manager-few-deals", name=file.name, count=len(found), boards=boards)
    return tuple(
        (
            BoardMarks(
                int(one.board) if one.board.isdecimal() and len(one.board) < 7 else place,
                one.dealer,
                one.vulnerability,
            ),
            one.deal,
        )
        for place, one in enumerate(found[:boards], 1)
    )


def _pool(workers: int) -> Executor:
    from sansatout.robots.bidding import SYSTEMS, know

    if workers == 0:
        return ThreadPoolExecutor(1)
    spawn, systems = multiprocessing.get_context("spawn"), tuple(SYSTEMS.values())
    return ProcessPoolExecutor(min(workers, os.cpu_count() or 1), spawn, know, (systems,))


async def _played(
    folder: Folder,
    pool: Executor,
    substitute: Player,
    host: str,
    port: int,
    seconds: float,
    pause: float,
) -> None:
    from sansatout.manager.server import serve
    from sansatout.manager.table import ManagerTable

    def listening(address: str, found: int) -> None:
        _tell("manager-listening", host=address, port=str(found))

    table = ManagerTable(folder, pool, substitute, _tell, pause=pause)
    await serve(table, _tell, listening, host=host, port=port, seconds=seconds)


def _tell(message: str, **arguments: object) -> None:
    """Print what happens; reasons are said in the language of the terminal."""
    said = {
        name: value.text(language()) if isinstance(value, SansatoutError) else value
        for name, value in arguments.items()
    }
    typer.echo(text(f"cli-{message}", **said))


def _print(folder: Folder) -> None:
    if folder.setup.teams:
        imps = sum(folder.compared.values())
        _tell("manager-imps", imps=f"{imps:+d}", boards=len(folder.compared))
    _tell("manager-results", folder=str(folder.path))
