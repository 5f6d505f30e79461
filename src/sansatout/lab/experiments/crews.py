"""Who does the shards: this process, processes of this machine, or a Dask cluster."""

from __future__ import annotations

import logging
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from contextlib import suppress
from importlib import import_module
from typing import Any, Final, TypeVar

from sansatout.errors import InputError
from sansatout.robots.processes import thinking_processes

__all__ = ["AloneCrew", "ClusterCrew", "LabCrew", "LocalCrew"]

ResultT = TypeVar("ResultT")
CONNECT_SECONDS: Final = 10
PATIENCE_SECONDS: Final = 30
"""How long a cluster may be without a worker, or out of reach, before the run ends."""


class LabCrew(ABC):
    """Where work is handed in; a context that ends with it."""

    @abstractmethod
    def submit(self, work: Callable[..., ResultT], *given: object) -> Future[ResultT]:
        """Hand in a piece of work."""

    def __enter__(self) -> LabCrew:
        return self

    def __exit__(self, *left: object) -> None:
        self.close()

    def close(self) -> None:  # noqa: B027 (most have nothing to do)
        """Give up what is not done."""

    def mend(self) -> None:  # noqa: B027 (most have nothing to do)
        """Make good for a worker that died; work under way is lost and is to be handed in anew."""

    def check(self) -> None:  # noqa: B027 (most have nothing to do)
        """Look whether somebody is there to work.

        :raises InputError: if nobody has been for long
        """

    def died(self, error: BaseException) -> bool:
        """Tell whether the error says that a worker died, not that the work is wrong."""
        return False


class AloneCrew(LabCrew):
    """The process itself, one shard after the other."""

    def submit(self, work: Callable[..., ResultT], *given: object) -> Future[ResultT]:
        """Do the work at once."""
        done: Future[ResultT] = Future()
        try:
            done.set_result(work(*given))
        except Exception as error:  # noqa: BLE001 (it is raised where the result is asked for)
            done.set_exception(error)
        return done


class LocalCrew(LabCrew):
    """Processes of this machine; when one dies all are started anew."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool = self._started()

    def _started(self) -> ProcessPoolExecutor:
        return thinking_processes(self._workers)

    def submit(self, work: Callable[..., ResultT], *given: object) -> Future[ResultT]:
        """Hand the work to the next process that is free."""
        return self._pool.submit(work, *given)

    def close(self) -> None:
        """End the processes; nobody waits for what they are at."""
        running = list((self._pool._processes or {}).values())
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in running:
            process.terminate()

    def mend(self) -> None:
        """Start the processes anew."""
        self.close()
        self._pool = self._started()

    def died(self, error: BaseException) -> bool:
        """Know the error of a pool whose process died."""
        return isinstance(error, BrokenExecutor)


def _client_of(dask: Any) -> Any:  # noqa: ANN401 (a class of a library without types)
    """Return Dask's client, without what it does when it is swept up.

    One that found no cluster would take long to close then, and write that it could not.
    """
    return type("LabClient", (dask.Client,), {"__del__": lambda client: None})


class ClusterCrew(LabCrew):
    """The workers of a Dask scheduler; it hands a dead worker's shards to the others itself."""

    def __init__(self, address: str, patience: float = PATIENCE_SECONDS) -> None:
        """Find the scheduler.

        :raises InputError: if ``distributed`` is not installed, or nobody answers
        """
        try:
            dask: Any = import_module("distributed")
        except ImportError:
            raise InputError("lab-extra", what="distributed") from None
        # What it would write about lost connections is told in one line by us.
        for name in list(logging.root.manager.loggerDict):
            if name.partition(".")[0] in ("distributed", "tornado"):
                logging.getLogger(name).setLevel(logging.CRITICAL + 1)
        self.address, self._patience, self._since = address, patience, time.monotonic()
        try:
            self._client = _client_of(dask)(address, timeout=CONNECT_SECONDS, set_as_default=False)
        except (OSError, TimeoutError, ValueError, TypeError, ImportError) as error:
            told = " ".join(str(error).split())[:120]
            raise InputError("lab-no-cluster", address=address, reason=told) from None
        self._executor: Executor = self._client.get_executor(pure=False)
        self._killed: type[BaseException] = dask.KilledWorker

    def submit(self, work: Callable[..., ResultT], *given: object) -> Future[ResultT]:
        """Hand the work to the cluster.

        :raises InputError: if it is out of reach
        """
        try:
            return self._executor.submit(work, *given)
        except Exception:
            if self._client.status == "running":
                raise
            raise InputError("lab-cluster-lost", address=self.address) from None

    def mend(self) -> None:
        """Wait until the scheduler is in reach again, as long as patience lasts."""
        self.check()
        while self._client.status != "running":
            time.sleep(0.2)
            self.check()

    def check(self) -> None:
        """Look for the scheduler and its workers."""
        if self._client.status == "running" and self._client.scheduler_info(-1)["workers"]:
            self._since = time.monotonic()
        elif time.monotonic() - self._since > self._patience or self._client.status == "closed":
            raise InputError("lab-cluster-lost", address=self.address)

    def died(self, error: BaseException) -> bool:
        """Know the error of a shard whose workers died one after the other."""
        return isinstance(error, self._killed)

    def close(self) -> None:
        """Take leave of the cluster; what is not done is given up."""
        # A cluster that has gone cannot be told, in whatever way that fails.
        with suppress(Exception):
            self._executor.shutdown(wait=False)
        with suppress(Exception):
            self._client.close(timeout=2)
