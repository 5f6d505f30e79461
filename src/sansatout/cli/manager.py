"""``sansatout manager``: a table for other people's robots, by the table manager protocol."""

from __future__ import annotations

import asyncio
import os
import secrets
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final
from urllib.parse import urlsplit

import typer

from sansatout.cli.texts import language, text
from sansatout.errors import InputError, SansatoutError

if TYPE_CHECKING:
    from sansatout.deal import Deal
    from sansatout.lab.match_table import Player
    from sansatout.manager.course import BoardMarks
    from sansatout.manager.results import Folder
    from sansatout.seats import Seat
    from sansatout.server.context import Context
    from sansatout.server.managed.match import ShownMatch

__all__ = ["command"]

_PAGE: Final = "page"
"""Who sits at a seat of a person, and where the page keeps its own."""

_SEEDS: Final = 10**15
"""So many that no robot finds the seed, and with it all boards to come, from the hands it saw."""


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
    page: Annotated[
        int | None, typer.Option(min=0, max=65535, metavar="PORT", help=text("cli-manager-page"))
    ] = None,
    clock: Annotated[
        int | None, typer.Option(min=10, max=600, help=text("cli-manager-clock"))
    ] = None,
) -> None:
    """Seat robots, play the match and write its results."""
    from sansatout.lab.match_table import Player
    from sansatout.manager.results import Folder, Setup

    ours, people = _seated(seats or [])
    if people and page is None:
        raise InputError("manager-no-page", seat=str(people[0]))
    takes_over = Player.parse(substitute)
    if boards is not None and boards < 1:
        raise InputError("cli-at-least-one", name="--boards", value=boards)
    known = Folder.seed_of(folder) if seed is None else seed
    drawn = secrets.randbelow(_SEEDS) if known is None else known
    setup = Setup(_dealt(deals, boards, drawn), drawn, teams, ours, people)
    with Folder(folder, setup) as kept, _pool(workers) as pool:
        for name in kept.set_aside:
            typer.echo(text("cli-manager-set-aside", name=name), err=True)
        if kept.played:
            _tell("manager-resumed", played=len(kept.played), left=len(kept.left))
        match = _Match(kept, pool, takes_over, host, port, seconds, pause)
        try:
            if page is None:
                asyncio.run(match.played())
            else:
                _on_page(match, page, clock)
        finally:
            kept.write_results()
    _print(kept)


def _seated(given: list[str]) -> tuple[dict[Seat, Player], tuple[Seat, ...]]:
    """Return the seats of our robots and those of people."""
    from sansatout.lab.match_table import Player
    from sansatout.seats import Seat

    ours: dict[Seat, Player] = {}
    people: list[Seat] = []
    for one in given:
        names, equals, robot = one.partition("=")
        if not equals:
            raise InputError("manager-seats", text=one)
        for name in names.split(","):
            seat = Seat.parse(name.strip().upper())
            if seat in ours or seat in people:
                raise InputError("manager-seat-twice", seat=str(seat))
            if robot == _PAGE:
                people.append(seat)
            else:
                ours[seat] = Player.parse(robot)
    return ours, tuple(people)


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
    from sansatout.manager.thinking import Thinkers
    from sansatout.robots.processes import thinking_processes

    if workers == 0:
        return ThreadPoolExecutor(1)
    count = min(workers, os.cpu_count() or 1)
    return Thinkers(lambda: thinking_processes(count))


@dataclass(frozen=True, slots=True)
class _Match:
    """A match to be played, by whoever comes."""

    folder: Folder
    pool: Executor
    substitute: Player
    host: str
    port: int
    seconds: float
    pause: float

    async def played(self, shown: ShownMatch | None = None) -> None:
        """Wait for robots, and play."""
        from sansatout.manager.server import serve
        from sansatout.manager.table import ManagerTable

        def listening(address: str, found: int) -> None:
            _tell("manager-listening", host=address, port=str(found))

        table = ManagerTable(
            self.folder, self.pool, self.substitute, _tell, pause=self.pause,
            guests=None if shown is None else shown.guests,
            onlooker=None if shown is None else shown.mirror,
        )  # fmt: skip
        if self.folder.setup.is_ours or not self.folder.left:
            await table.run()
            return
        await serve(table, _tell, listening, host=self.host, port=self.port, seconds=self.seconds)


def _on_page(match: _Match, port: int, clock: int | None) -> None:
    """Play the match with the page beside it, which stays as long as somebody looks."""
    from sansatout.cli.kept import kept_config
    from sansatout.server.managed.match import show_match
    from sansatout.server.reach import others_addresses
    from sansatout.server.running import run

    addresses: list[str] = []

    def ready(address: str) -> None:
        own = address.rstrip("/")
        addresses.extend([own, *others_addresses(match.host, urlsplit(address).port or 0)])

    async def played(context: Context) -> None:
        shown = await show_match(context, match.folder, match.substitute, match.pool, clock)
        for address in dict.fromkeys(addresses):
            for seat in shown.guests:
                _tell("manager-page-seat", seat=str(seat), link=f"{address}{shown.link(seat)}")
            _tell("manager-page-watch", link=f"{address}{shown.watch}")
        await match.played(shown)
        match.folder.write_results()
        if shown.mirror.room.connections:
            _tell("manager-page-stays")
            await shown.mirror.left()

    run(kept_config(match.folder.path / _PAGE, None), match.host, port, ready, played)


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
