"""A manager in this process for tests: its loop in a thread, its table in a folder."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from sansatout.deal import Deal
from sansatout.lab.match_table import Player
from sansatout.manager.course import BoardMarks
from sansatout.manager.results import Folder, Setup
from sansatout.manager.server import serve
from sansatout.manager.table import ManagerTable
from sansatout.seats import Seat
from tests import aside
from tests.manager.plain_client import PlainClient

QUICK = Player.parse("novice:natural")


def boards(count: int, seed: int = 1) -> tuple[tuple[BoardMarks, Deal], ...]:
    return tuple(
        (BoardMarks.of_board(n), Deal.random(Random(f"{seed} {n}"))) for n in range(1, count + 1)
    )


@dataclass
class House:
    """A manager that waits for robots, and what it has said."""

    path: Path
    setup: Setup
    seconds: float = 20.0
    said: list[tuple[str, dict[str, Any]]] = field(default_factory=list)
    port: int = 0
    failure: BaseException | None = None

    def __post_init__(self) -> None:
        self.folder = Folder(self.path, self.setup)
        self._open = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        assert self._open.wait(20)

    def _run(self) -> None:
        try:
            aside.run(self._serve())
        except BaseException as error:  # noqa: BLE001 (raised where the test waits)
            self.failure = error
        finally:
            self.folder.close()
            self._open.set()

    async def _serve(self) -> None:
        with ThreadPoolExecutor(1) as pool:
            table = ManagerTable(self.folder, pool, QUICK, self.tell)
            async with asyncio.timeout(60):
                await serve(
                    table, self.tell, self._listening,
                    host="127.0.0.1", port=0, seconds=self.seconds,
                )  # fmt: skip

    def _listening(self, host: str, port: int) -> None:
        self.port = port
        self._open.set()

    def tell(self, message: str, **arguments: Any) -> None:
        self.said.append((message, {name: str(value) for name, value in arguments.items()}))

    def told(self, message: str) -> list[dict[str, Any]]:
        return [arguments for name, arguments in self.said if name == message]

    def is_open(self) -> bool:
        """Tell whether the match goes on, or waits for robots; it is given a moment to end."""
        self._thread.join(0.1)
        return self._thread.is_alive()

    def wait(self) -> None:
        self._thread.join(60)
        assert not self._thread.is_alive(), "the match has not ended"
        if self.failure is not None:
            raise self.failure


def setup(count: int, *, teams: bool = False) -> Setup:
    """Return a match without robots of ours."""
    return Setup(boards(count), 1, teams, {})


def played(
    path: Path,
    clients: Sequence[PlainClient],
    *,
    count: int = 1,
    teams: bool = False,
    ours: Mapping[Seat, Player] | None = None,
    seconds: float = 20.0,
    dealt: tuple[tuple[BoardMarks, Deal], ...] | None = None,
) -> House:
    """Play a match of these clients and, at the seats they leave, robots of ours."""
    others = {client.seat for client in clients}
    names = {"North": Seat.N, "East": Seat.E, "South": Seat.S, "West": Seat.W}
    seats = {seat: QUICK for name, seat in names.items() if name not in others}
    setup = Setup(dealt or boards(count), 1, teams, seats if ours is None else ours)
    house = House(path, setup, seconds)
    for client in clients:
        client.port = house.port
        client.start()
    house.wait()
    for client in clients:
        client.join(20)
        if client.failure is not None and client.mischief is None:
            raise client.failure
    return house


def four(**changes: dict[str, Any]) -> list[PlainClient]:
    """Return four clients; what differs is told by seat."""
    teams = {"North": "NSteam", "East": "EWteam", "South": "NSteam", "West": "EWteam"}
    return [PlainClient(seat, team, **changes.get(seat, {})) for seat, team in teams.items()]
