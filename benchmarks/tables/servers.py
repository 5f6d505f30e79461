"""The servers that are measured, each in a process of its own, and tables at ours."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.request import Request, urlopen

from benchmarks.tables.players import PLAYERS

__all__ = ["FLOOR", "OURS", "make_tables", "serving", "used"]

FLOOR = """
import sys
if __name__ == "__main__":
    import socket
    import uvicorn
    from litestar import Litestar, WebSocket, websocket
    from litestar.exceptions import WebSocketDisconnect

    tables = {}

    @websocket("/ws/tables/{table:str}")
    async def seat(socket: WebSocket, table: str) -> None:
        await socket.accept()
        sockets = tables.setdefault(table, set())
        sockets.add(socket)
        try:
            while True:
                data = await socket.receive_text()
                for other in list(sockets):
                    await other.send_text(data)
        except WebSocketDisconnect:
            sockets.discard(socket)

    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    listening.listen(2048)
    print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    settings = uvicorn.Config(Litestar([seat]), log_level="warning", access_log=False,
                              ws_per_message_deflate=False)
    uvicorn.Server(settings).run(sockets=[listening])
"""
OURS = """
import sys
if __name__ == "__main__":
    from pathlib import Path
    from sansatout.server.environment import config_from
    from sansatout.server.running import run
    unlimited = {"SANSATOUT_LIMITS": "off", "SANSATOUT_LAG_SECONDS": "3600"}
    config = config_from(unlimited, data=Path(sys.argv[1]))
    run(config, "127.0.0.1", 0, lambda address: print(address.rstrip("/"), flush=True))
"""


@contextmanager
def serving(
    script: str,
    folder: Path,
    python: str,
    *words: str,
    environment: Mapping[str, str] | None = None,
) -> Iterator[tuple[str, int]]:
    """Run a server in a process of its own and give its address and process."""
    program = folder / "program.py"
    program.write_text(script)
    command = [python, str(program), str(folder), *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().strip(), process.pid
        finally:
            process.terminate()
            with suppress(subprocess.TimeoutExpired):
                process.wait(20)
            process.kill()


def used(pid: int) -> float:
    """Return the seconds of a processor that a process has used; 0 where nobody can tell."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _rest(address: str, method: str, path: str, body: object, cookie: str) -> tuple[dict, str]:  # type: ignore[type-arg]
    headers = {"content-type": "application/json", "cookie": cookie}
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(address + path, data, headers, method=method), timeout=60) as answer:
        given = answer.headers.get("set-cookie", "").split(";")[0]
        return json.loads(answer.read()), given


def make_tables(address: str, count: int) -> tuple[list[str], list[str]]:
    """Make tables at which the same four people sit; return ids and cookies."""
    cookies = [_rest(address, "GET", "/api/me", None, "")[1] for _ in range(PLAYERS)]
    seats = {"N": {"kind": "me"}, **{seat: {"kind": "open"} for seat in "ESW"}}

    def made(_: int) -> str:
        body = {"variant": "rulebook", "seats": seats, "pace": 0}
        table: str = _rest(address, "POST", "/api/tables", body, cookies[0])[0]["table"]
        for number, cookie in enumerate(cookies[1:], 2):
            _rest(address, "POST", f"/api/tables/{table}/sit", {"player": f"p{number}"}, cookie)
        return table

    with ThreadPoolExecutor(8) as at_once:
        return list(at_once.map(made, range(count))), cookies
