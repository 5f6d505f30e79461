"""Tables of all games and those who play at them, in a thread of their own."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from http.client import HTTPConnection
from random import Random
from typing import Any
from urllib.parse import urlsplit

from sansatout.variants import ALL, VARIANTS
from tests.faults.clients import Client, Wishes
from tests.faults.history import History

__all__ = ["Crowd", "Party", "Person"]


class Person:
    """Somebody with a cookie."""

    def __init__(self, address: str) -> None:
        self.cookie = ""
        self.id: str = self.ask(address, "GET", "/api/me")["person"]

    def ask(self, address: str, method: str, path: str, body: object = None) -> Any:
        """Return the answer to a request."""
        where = urlsplit(address)
        assert where.hostname
        line = HTTPConnection(where.hostname, where.port, timeout=30)
        try:
            headers = {"content-type": "application/json", "cookie": self.cookie}
            data = None if body is None else json.dumps(body)
            line.request(method, path, data, headers)
            answer = line.getresponse()
            content = answer.read()
            assert answer.status < 300, (method, path, content)
            if not self.cookie:
                self.cookie = (answer.headers["set-cookie"] or "").split(";")[0]
            return json.loads(content)
        finally:
            line.close()


@dataclass
class Party:
    """A table and who is at it."""

    table: str
    game: str
    clients: list[Client] = field(default_factory=list)

    @property
    def seq(self) -> int:
        """How far anybody has seen it go."""
        return max(client.seq for client in self.clients)

    def passed(self, seq: int) -> bool:
        """Tell whether everybody has seen it go beyond."""
        return all(client.connected and client.seq > seq for client in self.clients)


class Crowd:
    """Everybody; the players of a table start on different nodes."""

    def __init__(self, addresses: Sequence[str], *, seed: int = 0, wishes: Wishes | None = None):
        self.addresses = addresses
        self.parties: list[Party] = []
        self._rng = Random(seed)
        self._wishes = wishes or Wishes()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._tasks: list[asyncio.Task[None]] = []

    def seat(self, game: str, *, robots: int = 0, watchers: int = 0, **wanted: object) -> Party:
        """Make a table with people, robots in the last places, and let everybody sit down."""
        places = [str(place) for place in VARIANTS[game].places]
        nodes = list(range(len(self.addresses)))
        self._rng.shuffle(nodes)
        people = [Person(self._at(nodes, n)) for n in range(len(places) - robots + watchers)]
        seats: dict[str, Any] = {place: {"kind": "open"} for place in places}
        seats[places[0]] = {"kind": "me"}
        for place in places[len(places) - robots :]:
            seats[place] = {"kind": "robot", "level": "novice"}
        body = {"variant": game, "pace": 0, "seats": seats, "seating": "draw", **wanted}
        made = people[0].ask(self._at(nodes, 0), "POST", "/api/tables", body)
        party = Party(made["table"], game)
        for number, person in enumerate(people):
            player = f"p{number + 1}" if number < len(places) - robots else None
            if number and player:
                path = f"/api/tables/{party.table}/sit"
                person.ask(self._at(nodes, number), "POST", path, {"player": player})
            history = History(party.table, person.id, game, player)
            seed = Random(self._rng.random())
            home = nodes[number % len(nodes)]
            client = Client(self.addresses, person.cookie, history, seed, self._wishes, home=home)
            party.clients.append(client)
        self.parties.append(party)
        return party

    def seat_all_games(self, *, robots: Sequence[str] = (), watched: Sequence[str] = ()) -> None:
        """Make a table of every game; two robots and a watcher at those that are named."""
        for game in ALL:
            self.seat(
                game.key, robots=2 if game.key in robots else 0, watchers=int(game.key in watched)
            )

    def _at(self, nodes: list[int], number: int) -> str:
        return self.addresses[nodes[number % len(nodes)]]

    def start(self) -> None:
        """Let everybody play."""
        self._thread.start()

        async def begin() -> None:
            for party in self.parties:
                self._tasks += [asyncio.create_task(client.run()) for client in party.clients]

        asyncio.run_coroutine_threadsafe(begin(), self._loop).result()

    def stop(self) -> list[History]:
        """Send everybody home; what they have to tell."""
        if self._thread.is_alive():

            async def end() -> None:
                for task in self._tasks:
                    task.cancel()
                ended = await asyncio.gather(*self._tasks, return_exceptions=True)
                broken = [one for one in ended if not isinstance(one, asyncio.CancelledError)]
                assert not broken, broken

            asyncio.run_coroutine_threadsafe(end(), self._loop).result(30)
            self._loop.call_soon_threadsafe(self._loop.stop)
            self._thread.join(10)
            self._loop.close()
        return [client.history for party in self.parties for client in party.clients]

    def play(self, events: int, seconds: float = 60.0) -> None:
        """Return once every table has gone so many events on for all who are there."""
        goals = [(party, max(party.seq, 0) + events) for party in self.parties]
        self._until(lambda: all(party.passed(goal - 1) for party, goal in goals), seconds)

    def goes_on(self, within: float = 10.0) -> float:
        """Return after how many seconds everybody everywhere has seen their table go on."""
        begun = time.monotonic()
        before = [(party, party.seq) for party in self.parties]
        self._until(lambda: all(party.passed(seq) for party, seq in before), within)
        return time.monotonic() - begun

    def play_for(self, seconds: float) -> None:
        """Let everybody do what they can for a while."""
        time.sleep(seconds)

    def stands_still(self, seconds: float, within: float = 30.0) -> None:
        """Return once nobody has seen anything happen for so long."""

        def is_still() -> bool:
            last = max(client.seen_at for party in self.parties for client in party.clients)
            return time.monotonic() - last > seconds

        self._until(is_still, within)

    def _until(self, holds: Callable[[], bool], seconds: float) -> None:
        end = time.monotonic() + seconds
        while not holds():
            if time.monotonic() > end:
                raise AssertionError(f"no progress within {seconds} s: {self.standing()}")
            time.sleep(0.02)

    def standing(self) -> list[str]:
        """Say how far every table is, and how far each of its people has seen it go."""
        now = time.monotonic()
        return [
            f"{party.game} {party.table}: "
            + ", ".join(
                f"{client.seq}{'' if client.connected else ' away'} {now - client.seen_at:.1f}s"
                for client in party.clients
            )
            for party in self.parties
        ]
