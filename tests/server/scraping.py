"""The figures of a test's server, as Prometheus would read them."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from urllib.request import urlopen

from prometheus_client.parser import text_string_to_metric_families

from tests.server.harness import Server

__all__ = ["Figures", "figures", "metrics_address", "until_figures"]

Figures = Mapping[str, float]


def metrics_address(log: Path | str) -> str:
    """Return where a server says that its metrics are."""
    text = log.read_text() if isinstance(log, Path) else log
    found = re.findall(r"metrics are at (\S+)", text)
    assert found, text
    return str(found[-1])


def figures(server: Server) -> Figures:
    """Return all figures by name and labels, ``acts_total person stored``."""
    with urlopen(metrics_address(server.log), timeout=10) as answer:
        text = answer.read().decode()
    return {
        " ".join([sample.name.removeprefix("sansatout_"), *sample.labels.values()]): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def until_figures(server: Server, wanted: Callable[[Figures], bool]) -> Figures:
    """Ask until the figures are as wanted."""
    end = time.monotonic() + 30
    while not wanted(found := figures(server)):
        assert time.monotonic() < end, found
        time.sleep(0.02)
    return found
