"""What can be set about a server."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs

from sansatout.server.limits.settings import Limits
from sansatout.server.proxies import Network, Origin
from sansatout.server.robots import USUAL_LEVEL

__all__ = ["Config", "data_folder"]


def data_folder() -> Path:
    """Return the user's folder for our data, by the custom of the platform."""
    return Path(platformdirs.user_data_dir("sansatout", appauthor=False))


@dataclass(frozen=True, slots=True)
class Config:
    """Where a server keeps its data and how it treats tables."""

    data: Path = field(default_factory=data_folder)
    database: str = ""
    """Where everything is kept (``postgresql://…``); in a file of the folder if empty."""
    pg_bin: Path | None = None
    """Where PostgreSQL's programs are that make and read backups; looked for if not told."""
    bus: str = ""
    """Where NATS is, by which nodes on one database hear of each other."""
    away_seconds: float = 45.0
    """How long a person may be gone before a robot plays on for them."""
    ask_after: float = 60.0
    """How long a table waits for a player who is there before others may ask "are you there?"."""
    ask_seconds: float = 20.0
    """How long a player has to answer that before a robot plays on for them."""
    pace: float = 0.6
    """The least time between two acts of robots where a table does not say."""
    level: str = USUAL_LEVEL
    """How well robots play where a table does not say."""
    robot_seconds: float = 5.0
    """How long a robot may think about one act."""
    workers: int = field(default_factory=lambda: 1 + max(2, os.cpu_count() or 2))
    """Processes in which robots think; one address never has the last two, watchers the last."""
    solvers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    """Threads that analyse deals."""
    rooms: int = 5000
    """Tables in memory, and so tables with somebody there; those without make way."""
    idle_seconds: float = 300.0
    """How long a table without anybody stays in memory."""
    trusted_proxies: tuple[Network, ...] = ()
    """Who is believed about the address and the scheme of whom it speaks for."""
    origins: tuple[Origin, ...] = ()
    """Where people see the page (``https://bridge.example``) if a proxy changes the host."""
    head_seconds: float = 10.0
    """How long a client may take to send the head of a request."""
    body_seconds: float = 30.0
    """How long a client may take to send the body of a request, or to read an answer."""
    lag_seconds: float = 0.5
    """How late everything may happen, on an average of seconds, before newcomers are refused."""
    log: str = "text"
    """How notes are written: ``text`` or ``json``."""
    keep_days_chat: int | None = None
    """After how many days what was said at tables goes; never if ``None``."""
    keep_days_thoughts: int | None = None
    """After how many days what robots thought in finished deals goes."""
    keep_days_tables: int | None = None
    """After how many days tables go at which no deal was ever finished."""
    metrics: str = ""
    """Where Prometheus finds the figures (``127.0.0.1:9464``); nowhere if empty."""
    limits: Limits = field(default_factory=Limits)
    """How much of the server anybody may use."""

    @property
    def file(self) -> Path:
        """The file that holds everything where no database is named."""
        return self.data / "sansatout.sqlite3"
