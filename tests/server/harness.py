"""A real server in a second process, and people who talk to it over real sockets."""

from __future__ import annotations

import atexit
import json
import os
import ssl
import time
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from functools import partial
from http.client import HTTPConnection, HTTPMessage, HTTPResponse
from pathlib import Path
from random import Random
from typing import Any
from urllib.error import HTTPError
from urllib.request import HTTPHandler, Request, build_opener

from websockets.sync.client import ClientConnection, connect

from tests.server import behind
from tests.server.serving import served

TURN = ("draw", "choose-seat", "cut", "call", "name", "remit", "speak", "announce", "choose",
        "play", "respond")  # fmt: skip

NO_LIMITS = {"SANSATOUT_LIMITS": "off", "SANSATOUT_LAG_SECONDS": "60"}
USUAL_LIMITS = {"SANSATOUT_LAG_SECONDS": "60"}
"""A machine that is busy with other tests is no overload."""

usual_database: Callable[[Path], str] | None = None
"""What gives a database to a server of a folder that is told of none and is to have no file."""
_databases: dict[Path, str] = {}
"""Where the servers of each folder keep everything: the next one goes on with it."""


class Server:
    """A server process on a database of its own; ``settings`` are further fields of ``Config``.

    Robots do not wait between their acts where a table does not say.

    ``limits`` are variables of the environment; without any there are the usual limits. What is
    ``logged`` goes to a file beside the database, which ``database`` names if it is no file there.
    """

    def __init__(
        self, data: Path, *, away: float = 600.0, level: str = "novice", prelude: str = "",
        limits: Mapping[str, str] = NO_LIMITS, logged: bool = False, database: str = "",
        **settings: object,
    ) -> None:  # fmt: skip
        self.data = data
        if not database and usual_database is not None:
            database = _databases.get(data) or usual_database(data)
        self.database = _databases[data] = database
        self.limits = limits
        self.prelude = prelude
        """What the process does to itself before it serves; its folder is ``data`` there."""
        usual = {"away_seconds": away, "level": level, "pace": 0.0, "database": database}
        self.settings = {**usual, **settings}
        self.port = 0
        self._log = data / "log" if logged else None
        data.mkdir(parents=True, exist_ok=True)
        self.start()
        # Whoever forgets to stop it does not keep the tests waiting.
        atexit.register(self.kill)

    def start(self) -> None:
        environment = {**os.environ, **self.limits}
        self.process, address = served(
            self.data, self.port, self.settings, self.prelude, environment, self._log
        )
        self.port = int(address.rstrip("/").rsplit(":", 1)[1])

    @property
    def pid(self) -> int:
        assert self.process.pid is not None, "it was started"
        return self.process.pid

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        self.process.kill()
        self.process.join()

    def stop(self) -> None:
        self.process.terminate()
        self.process.join(10)
        self.kill()

    def has_ended(self, seconds: float) -> bool:
        """Wait for the process to end by itself; tell whether it does."""
        self.process.join(seconds)
        return not self.process.is_alive()

    @property
    def log(self) -> str:
        """What the server has noted, also before it was killed."""
        return (self.data / "log").read_text()

    def events(self, table: str) -> list[str]:
        """Return what is in the database."""
        return stored_events(self.data, table, self.database)

    def behind_its_back(self, statement: str, *values: object) -> list[Any]:
        """Ask or change its database."""
        return behind.ask(self.data, self.database, statement, *values)


def stored_events(data: Path, table: str, database: str = "") -> list[str]:
    """Return the events of a table from the database, read behind the server's back."""
    question = "select body from events where table_id=? order by seq"
    return [body for (body,) in behind.ask(data, database, question, table)]


class _From(HTTPHandler):
    """Connect from some address of this machine."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self._connect = partial(HTTPConnection, source_address=(address, 0))

    def http_open(self, request: Request) -> HTTPResponse:
        return self.do_open(self._connect, request)


class Person:
    """Somebody with a cookie, at an address of this machine."""

    cookie = ""

    def __init__(self, server: Server, name: str = "", address: str = "127.0.0.1") -> None:
        self.server = server
        self.address = address
        self._opener = build_opener(_From(address))
        self.id: str = self.rest("GET", "/api/me")["person"]
        if name:
            self.rest("PATCH", "/api/me", {"name": name})

    def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """Return status and answer."""
        headers = {"content-type": "application/json", "cookie": self.cookie}
        data = None if body is None else json.dumps(body).encode()
        request = Request(self.server.address + path, data, headers, method=method)
        try:
            with self._opener.open(request, timeout=60) as answer:
                status, content, head = answer.status, answer.read(), answer.headers
        except HTTPError as error:
            status, content, head = error.code, error.read(), error.headers
        if not self.cookie and head.get("set-cookie"):
            self.cookie = head["set-cookie"].split(";")[0]
        kind = head.get("content-type", "")
        return status, json.loads(content) if kind.startswith("application/json") else content

    def rest(self, method: str, path: str, body: object = None) -> Any:
        status, answer = self.ask(method, path, body)
        assert status < 300, answer
        return answer

    def make(self, variant: str = "minibridge", **wanted: object) -> dict[str, Any]:
        body = {"variant": variant, "pace": 0, **wanted}
        made: dict[str, Any] = self.rest("POST", "/api/tables", body)
        return made

    def sit(self, table: str, query: str = "", **headers: str) -> Socket:
        return Socket(self, f"/ws/tables/{table}{query}", headers)

    def look(self, path: str) -> Socket:
        return Socket(self, path)


def _tls() -> ssl.SSLContext:
    """Return TLS 1.2: later versions send tickets just when the request is written.

    The client reads and writes in two threads, and OpenSSL then may lose what is written.
    """
    context = ssl.create_default_context()
    context.maximum_version = ssl.TLSVersion.TLSv1_2
    return context


class Socket:
    """One WebSocket; keeps everything that came through it."""

    def __init__(self, person: Person, path: str, headers: dict[str, str] | None = None) -> None:
        url = person.server.address.replace("http", "ws") + path
        self.person = person
        self._stack = ExitStack()
        self.ws: ClientConnection = self._stack.enter_context(
            connect(
                url, additional_headers={"cookie": person.cookie, **(headers or {})},
                open_timeout=30, max_size=None, close_timeout=1, source_address=(person.address, 0),
                ssl=_tls() if url.startswith("wss") else None,
            )
        )  # fmt: skip
        self.traffic: list[str] = []
        self.hello: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.room: dict[str, Any] = {}
        self._next = 0

    def __enter__(self) -> Socket:
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def read(self, timeout: float = 30) -> dict[str, Any]:
        """Return the next message and note what it tells."""
        text = self.ws.recv(timeout)
        assert isinstance(text, str)
        self.traffic.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["t"] == "hello":
            self.hello = message
        self.view = message.get("view", self.view)
        self.room = message.get("room", self.room)
        return message

    def until(self, *kinds: str, timeout: float = 30, **fields: object) -> dict[str, Any]:
        """Read up to a message of one of the kinds with these fields."""
        end = time.monotonic() + timeout
        while True:
            message = self.read(max(0.01, end - time.monotonic()))
            if message["t"] in kinds and all(message.get(k) == v for k, v in fields.items()):
                return message

    def until_view(self, wanted: Any, timeout: float = 30) -> dict[str, Any]:
        """Read until the view is as wanted."""
        end = time.monotonic() + timeout
        while not (self.view and wanted(self.view)):
            self.read(max(0.01, end - time.monotonic()))
        return self.view

    def until_room(self, wanted: Any, timeout: float = 30) -> dict[str, Any]:
        """Read until the room is as wanted."""
        end = time.monotonic() + timeout
        while not (self.room and wanted(self.room)):
            self.read(max(0.01, end - time.monotonic()))
        return self.room

    def send(self, **message: object) -> object:
        self._next += 1
        message.setdefault("id", self._next)
        self.ws.send(json.dumps(message))
        return message["id"]

    def say(self, **message: object) -> dict[str, Any]:
        """Send a message and return the answer to it."""
        number = self.send(**message)
        return self.until("ack", "error", "pong", id=number)

    def act(self, kind: str, **payload: object) -> dict[str, Any]:
        return self.say(t="act", seq=self.view["seq"], kind=kind, payload=payload)

    def in_step(self) -> None:
        """Read everything the server has sent so far."""
        self.say(t="ping")

    def choice(self, rng: Random) -> dict[str, Any] | None:
        """Return some act of my turn, low calls preferred; ``None`` if it is not my turn."""
        return choice(self.view, rng)

    def play_until(self, rng: Random, wanted: Any) -> None:
        """Do my part, deal after deal, until the view is as wanted."""
        while True:
            self.play_on(rng, until=lambda view: wanted(view) or view["stage"] == "between")
            if wanted(self.view):
                return
            self.act("next-deal")
            self.until_view(lambda view: view["stage"] != "between")

    def play_on(self, rng: Random, until: Any = None, timeout: float = 120) -> None:
        """Do my part until the deal is over, or until the view is as told."""
        end = time.monotonic() + timeout
        done = until or (lambda view: view["stage"] == "between")
        while not (self.view and done(self.view)):
            chosen = self.choice(rng) if self.view else None
            if chosen is None:
                self.read(max(0.01, end - time.monotonic()))
                continue
            seq = self.view["seq"]
            if self.say(t="act", seq=seq, **chosen)["t"] == "ack" or self.view["seq"] == seq:
                self.until_view(lambda view, seq=seq: view["seq"] > seq)


def choice(view: dict[str, Any], rng: Random) -> dict[str, Any] | None:
    """Return some act of the turn of whose view it is; ``None`` if it is somebody else's."""
    open_acts = [action for action in view["actions"] if action["kind"] in TURN]
    if not open_acts:
        return None
    calls = {action["payload"].get("call"): action for action in open_acts}
    action = rng.choice(open_acts)
    if "Pass" in calls and rng.random() < 0.7:
        action = calls["Pass"]
    if action["kind"] == "respond":
        action = open_acts[0]
    if action["kind"] == "announce":
        action = _honest(view, open_acts)
    payload = dict(action["payload"])
    for name, values in action.get("choices", {}).items():
        payload[name] = [rng.choice(values)] if name == "positions" else rng.choice(values)
    return {"kind": action["kind"], "payload": payload}


def go_on(socket: Socket, wanted: Any) -> None:
    """Do the first lawful thing, in turn, until my turn comes in a deal as wanted."""
    while True:
        view = socket.until_view(lambda view: _lawful(view) or view["stage"] == "between")
        if view["stage"] == "deal" and wanted(view["deal"]):
            return
        act = _lawful(view) or {"kind": "next-deal", "payload": {}}
        socket.say(t="act", seq=view["seq"], **act)
        socket.until_view(lambda now, before=view["seq"]: now["seq"] > before)


def _lawful(view: dict[str, Any]) -> dict[str, Any]:
    for act in view["actions"]:
        if act.get("irregular"):
            continue
        if act["kind"] == "cut":
            return {"kind": "cut", "payload": {"count": 26}}
        # A robot may claim, and waits for the answer; at a table with laws a dealer deals.
        if act["kind"] in ("call", "play", "respond", "deal-cards"):
            return {"kind": act["kind"], "payload": act["payload"]}
    return {}


def _honest(view: dict[str, Any], open_acts: list[dict[str, Any]]) -> dict[str, Any]:
    hand = view["deal"]["hands"][view["you"]]
    points = sum("JQKA".index(rank) + 1 for rank in hand if rank in "JQKA")
    return next(action for action in open_acts if action["payload"]["points"] == points)


def raw(
    server: Server, method: str, path: str, body: bytes | None = None, *,
    address: str = "127.0.0.1", **headers: str,
) -> tuple[int, HTTPMessage, bytes]:  # fmt: skip
    """Send a request as it stands; nothing is quoted or encoded on the way."""
    line = HTTPConnection("127.0.0.1", server.port, timeout=30, source_address=(address, 0))
    try:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        line.request(method, path, body, named)
        answer = line.getresponse()
        return answer.status, answer.headers, answer.read()
    finally:
        line.close()


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except OSError:
        return False
    return True
