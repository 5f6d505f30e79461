"""What a server counts and measures, for Prometheus.

Everything has one home here, by the name that a scrape shows. What happens is counted where it
happens (``metrics.conflicts.inc()``); what merely is (:mod:`.reading`) is looked at when somebody
asks for it, so that it costs nothing before.
"""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info

from sansatout import __version__

__all__ = ["Metrics"]

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_THINKING = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_JOBS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)


class Metrics:
    """The figures of one server, apart from those of any other in the same process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        """All of them, for who shows them."""
        self._count_acts()
        self._measure_store()
        self._count_nodes()
        self._look_around()

    def _count_acts(self) -> None:
        acts = self._counter("acts", "Acts at tables, by what came of them.", "by", "outcome")
        self.acts_stored = acts.labels("person", "stored")
        self.acts_refused = acts.labels("person", "refused")
        self.acts_repeated = acts.labels("person", "repeated")
        """Acts that were sent again and got their old answer."""
        self.acts_failed = acts.labels("person", "failed")
        """Acts that could not be stored, or over which the server stumbled."""
        self.robots_acts = acts.labels("robot", "stored")
        """Acts of robots, and what a table does by itself."""
        self.act_seconds = self._histogram(
            "act_seconds", "From a person's message to its acknowledgement.", _SECONDS
        )
        self.thinking_seconds = self._histogram(
            "robot_thinking_seconds",
            "A robot's thinking about one act, without waiting.",
            _THINKING,
        )

    def _measure_store(self) -> None:
        self.commit_seconds = self._histogram(
            "store_commit_seconds", "Until one commit was durable, or had failed.", _SECONDS
        )
        self.commit_jobs = self._histogram(
            "store_commit_jobs", "Changes that shared one commit.", _JOBS
        )
        self.store_waiting = self._gauge("store_waiting", "Changes that no commit has begun with.")
        self.store_trouble = self._gauge("store_trouble", "1 while nothing can be stored.")

    def _count_nodes(self) -> None:
        self.conflicts = self._counter(
            "conflicts", "Changes that another node was first with, done again after its own."
        )
        self.gaps = self._counter(
            "gaps", "Times the log was read because the bus had left something out."
        )
        self.nodes_alive = self._gauge("nodes_alive", "Nodes that are alive, this one included.")
        self.nodes_alive.set(1)
        self.bus_connected = self._gauge("bus_connected", "1 while the bus is connected.")
        messages = self._counter("bus_messages", "Messages over the bus.", "direction")
        self.bus_sent = messages.labels("sent")
        self.bus_received = messages.labels("received")

    def _look_around(self) -> None:
        self.sockets = self._gauge("sockets", "Open sockets, by what they show.", "kind")
        self.tables_in_memory = self._gauge("tables_in_memory", "Tables in memory.")
        self.tables_driven = self._gauge("tables_driven", "Tables that this node lets go on.")
        self.robots_waiting = self._gauge("robots_waiting", "Robots that wait for a process.")
        self.lag_seconds = self._gauge("lag_seconds", "How late everything happens, on an average.")
        Info("sansatout_build", "The program.", registry=self.registry).info(
            {"version": __version__}
        )

    def committed(self, jobs: int, seconds: float) -> None:
        """Note a commit."""
        self.commit_seconds.observe(seconds)
        self.commit_jobs.observe(jobs)

    def _counter(self, name: str, words: str, *labels: str) -> Counter:
        return Counter(f"sansatout_{name}", words, labels, registry=self.registry)

    def _gauge(self, name: str, words: str, *labels: str) -> Gauge:
        return Gauge(f"sansatout_{name}", words, labels, registry=self.registry)

    def _histogram(self, name: str, words: str, buckets: tuple[float, ...]) -> Histogram:
        return Histogram(f"sansatout_{name}", words, buckets=buckets, registry=self.registry)
