"""nginx before some servers, by our example and with a certificate made for the test."""

from __future__ import annotations

import os
import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from tests.deploy.programs import program

__all__ = ["Front", "certificate", "front"]

_EXAMPLE = Path(__file__).parents[2] / "deploy" / "nginx.conf"
_MAIN = """
daemon off;
{user}
pid {folder}/nginx.pid;
error_log {folder}/error.log;
worker_processes 1;
events {{ worker_connections 256; }}
http {{
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/sansatout.conf;
}}
"""


@dataclass(frozen=True)
class Front:
    """Where people find the servers."""

    port: int
    plain: int
    """The port without TLS."""

    @property
    def address(self) -> str:
        return f"https://localhost:{self.port}"


def certificate(folder: Path) -> Path:
    """Make a certificate for this machine, and its key beside it."""
    made = folder / "localhost.pem"
    subprocess.run(
        [program("openssl"), "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256",
         "-nodes", "-days", "2", "-subj", "/CN=localhost", "-addext",
         "subjectAltName=DNS:localhost,IP:127.0.0.1", "-keyout", made.with_suffix(".key"),
         "-out", made],
        check=True, capture_output=True,
    )  # fmt: skip
    return made


@contextmanager
def front(folder: Path, trusted: Path, servers: Sequence[int]) -> Iterator[Front]:
    """Run nginx before the servers at these ports."""
    where = Front(*_free(2))
    (folder / "sansatout.conf").write_text(_example(where, trusted, servers))
    user = "user root;" if os.geteuid() == 0 else ""
    main = folder / "nginx.conf"
    main.write_text(_MAIN.format(folder=folder, user=user))
    command = [
        program("nginx"),
        "-p",
        str(folder),
        "-c",
        str(main),
        "-e",
        str(folder / "error.log"),
    ]
    running = subprocess.Popen(command)
    try:
        _answers(running, where.port, folder)
        yield where
    finally:
        running.terminate()
        running.wait(10)


def _example(where: Front, trusted: Path, servers: Sequence[int]) -> str:
    """Return our example, with the names and ports of the test."""
    text = _EXAMPLE.read_text()
    instead = {
        "listen 80;": f"listen 127.0.0.1:{where.plain};",
        "listen 443 ssl http2;": f"listen 127.0.0.1:{where.port} ssl http2;",
        "/etc/nginx/bridge.example.pem": str(trusted),
        "/etc/nginx/bridge.example.key": str(trusted.with_suffix(".key")),
        **{f"127.0.0.1:800{n}": f"127.0.0.1:{port}" for n, port in enumerate(servers, start=1)},
    }
    for old, new in instead.items():
        assert old in text, old
        text = text.replace(old, new)
    return text.replace("bridge.example", "localhost")


def _free(count: int) -> list[int]:
    """Return ports that nobody listens on."""
    taken = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    ports = [one.getsockname()[1] for one in taken]
    for one in taken:
        one.close()
    return ports


def _answers(running: subprocess.Popen[bytes], port: int, folder: Path) -> None:
    """Return once nginx listens."""
    end = time.monotonic() + 20
    while time.monotonic() < end:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        assert running.poll() is None, (folder / "error.log").read_text()
        time.sleep(0.02)
    raise AssertionError("nginx does not listen")
