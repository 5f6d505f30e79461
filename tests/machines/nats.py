"""A real NATS server on a port of its own."""

from __future__ import annotations

import atexit
import shutil
import signal
import socket
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from tests.machines.postgres import free_port

__all__ = ["Certificate", "Nats"]

_STARTS = 10.0
"""Seconds within which it answers."""


@dataclass(frozen=True)
class Certificate:
    """What the server shows to those who speak TLS with it."""

    certificate: Path
    key: Path


class Nats:
    """``nats-server`` on this machine; what it logs lies in its folder.

    After :meth:`stop` or :meth:`kill` it starts again on the same port.
    """

    def __init__(
        self, folder: Path, *, user: str = "", password: str = "", tls: Certificate | None = None
    ) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.port = free_port()
        self.log = folder / "nats.log"
        self._login = f"{user}:{password}@" if user else ""
        self._scheme = "nats" if tls is None else "tls"
        self._command = [_program(), "--addr", "127.0.0.1", "--port", str(self.port)]
        if user:
            self._command += ["--user", user, "--pass", password]
        if tls is not None:
            self._command += ["--tls", f"--tlscert={tls.certificate}", f"--tlskey={tls.key}"]
        self._process: subprocess.Popen[bytes] | None = None
        self.start()
        atexit.register(self.kill)

    @property
    def url(self) -> str:
        """The address, with who one is."""
        return self.url_at(self.port)

    def url_at(self, port: int) -> str:
        """Return the address by way of another port of this machine."""
        return f"{self._scheme}://{self._login}127.0.0.1:{port}"

    @property
    def pid(self) -> int:
        """Its process."""
        assert self._process is not None, "it was started"
        return self._process.pid

    @property
    def is_running(self) -> bool:
        """Whether its process lives."""
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        """Return once it takes connections."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(self._command, stdout=log, stderr=log)
        end = time.monotonic() + _STARTS
        while not self._answers():
            assert self._process.poll() is None, self.log.read_text()
            assert time.monotonic() < end, self.log.read_text()
            time.sleep(0.01)

    def stop(self) -> None:
        """Ask it to end, and wait for that."""
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """End it without a word to anybody."""
        self._end(signal.SIGKILL)

    def freeze(self) -> None:
        """Let it hold its connections and do nothing."""
        assert self._process is not None, "it runs"
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on."""
        assert self._process is not None, "it runs"
        self._process.send_signal(signal.SIGCONT)

    def _end(self, how: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.send_signal(how)
        try:
            process.wait(5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), 1) as line:
                line.settimeout(1)
                return line.recv(4) == b"INFO"
        except OSError:
            return False


def _program() -> str:
    beside = Path(sys.executable).with_name("nats-server")
    found = str(beside) if beside.exists() else shutil.which("nats-server")
    assert found, "nats-server comes with the test requirements"
    return found
